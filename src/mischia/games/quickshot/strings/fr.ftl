title = Quickshot

## Les cartes : noms et effets

card-1 = Camouflage
card-2 = Piège
card-3 = Manipulation
card-4 = Renfort
card-5 = Explosion
card-6 = Tir ciblé
card-7 = Poison
card-8 = Assaut

effect-1 = Jusqu'à la fin de la manche, rien ne peut vous éliminer ni vous empoisonner.
effect-2 = Tout 4 ou 5 visible est éliminé. Si cela touche quelqu'un, vous valez 9.
effect-3 = Le faible devient fort : le classement des forces est renversé.
effect-4 = Si vous voulez, jetez une carte de votre main : sa force s'ajoute à la vôtre.
effect-5 = Toute personne dont la carte est cachée sort du jeu.
effect-6 = La plus faible des cartes visibles fait sortir son propriétaire, vous compris.
effect-7 = La plus faible des cartes visibles fait perdre à son propriétaire une carte de sa main, vous compris.
effect-8 = Rien que du muscle.

## Ce qu'on peut faire

move-play = Jouer { $card } ({ $cardnumber })
move-add = Ajouter { $card } ({ $cardnumber })
move-decline = Ne rien ajouter
move-discard = Défausser { $card } ({ $cardnumber })

## Ce qu'on demande

ask-lead = Vous avez la carte Leader : quelle carte jouez-vous en premier, face visible ?
ask-play = Quelle carte jouez-vous face cachée ? Toutes se révèlent ensemble ; les cartes identiques s'annulent.
ask-reinforce = Votre Renfort est visible : quelle carte jetez-vous pour ajouter sa force ? Rien n'y oblige.
ask-poison = Votre carte est la plus faible et le Poison vous touche : quelle carte de votre main défaussez-vous ?

wait-deal = On distribue les cartes.
wait-draw = Le Leader va piocher une carte.
wait-lead = { $names } a la carte Leader et choisit que jouer face visible.
wait-play = Doivent encore choisir une carte face cachée : { $names }.
wait-reinforce = { $names } peut jeter une carte pour le Renfort.
wait-poison = { $names } subit le Poison et choisit une carte à défausser.
wait-over = La partie est finie.

## Ce qui se passe

event-dealt = { $seat } reçoit { $number ->
    [one] une carte
   *[other] { $number } cartes
 }.
event-set-aside = { $number ->
    [one] Une carte est mise
   *[other] { $number } cartes sont mises
 } de côté sans être vues.
event-first-leader = La carte Leader va d'abord à { $seat }.
event-round = La manche { $number } commence.
event-reshuffled = La pioche est vide : la défausse devient la nouvelle pioche.
event-draws = { $seat } pioche une carte comme Leader.
event-leads = { $seat } ouvre avec { $card } ({ $cardnumber }).
event-chooses = { $seat } a choisi une carte.
event-reveals = { $seat } révèle { $card } ({ $cardnumber }).
event-turned-down = { $seat } a la même carte que d'autres : on la retourne face cachée.
event-all-down = Toutes les cartes sont face cachée.
event-activates = { $seat } active { $card } ({ $cardnumber }).
event-reversed = Le classement des forces est renversé : le faible devient fort.
event-adds = { $seat } jette { $card } ({ $cardnumber }) pour gagner en force.
event-declines = { $seat } n'ajoute rien.
event-strength = { $seat } a maintenant une force de { $number }.
event-safe = { $seat } se camoufle et échappe à { $card } ({ $cardnumber }).
event-discards = { $seat } perd { $card } ({ $cardnumber }) à cause du Poison.
event-eliminated-by = { $seat } sort du jeu : { $card } ({ $cardnumber }) frappe.
event-out-no-card = { $seat } sort du jeu : plus de carte à jouer.
event-out-as-leader = { $seat } sort du jeu : tout est face cachée et le Leader n'a plus de carte en main.
event-takes-lead = { $seat } prend la carte Leader.
event-keeps-lead = { $seat } garde la carte Leader.
event-wins = { $seat } gagne la partie !

## Ce que montre la table

seat-leader = Leader
seat-dummy = pantin
seat-out = hors jeu
seat-down = cachée
seat-hidden = face cachée
seat-choosing = choisit …
seat-safe = à l'abri
table-round = Manche { $round } sur { $rounds }
table-deck = Pioche { $number }
table-aside = De côté { $number }
table-discard = Défausse { $number }
table-hand = Votre main
table-hand-of = Main de { $name }
table-reversed = Renversé : le faible devient fort !
summary = { $rounds ->
    [one] Une manche jouée
   *[other] { $rounds } manches jouées
 } ; à la fin, { $players ->
    [one] une seule personne était encore en jeu
   *[other] { $players } personnes étaient encore en jeu
 }.

## Ce qu'on choisit avant de jouer

option-edition = quel livret tranche quand toutes les cartes sont cachées et que le Leader n'a plus de carte
option-edition-it = l'italien : le Leader ne sort que si cela arrive à la manche 4
option-edition-fr = le français : le Leader sort à n'importe quelle manche
