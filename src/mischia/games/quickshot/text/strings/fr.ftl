title = Quickshot

## The aim, always in sight

aim = Ayez la carte Leader à la fin de la manche { $rounds }, ou restez en jeu en dernier.
aim-stand = { $how ->
    [yours] Elle est à vous
    [out] Vous êtes hors jeu
   *[others] { $name } l’a
 } ; encore en jeu : { $number }.
aim-short = { $how ->
    [yours] Leader après la manche { $rounds }, ou dernier · à vous
    [others] Leader après la manche { $rounds }, ou dernier · pas à vous
    [out] Leader après la manche { $rounds }, ou dernier · hors jeu
   *[watched] Carte Leader après la manche { $rounds }, ou dernier en jeu
 }
aim-last = Dernière manche : la carte Leader à la fin fait gagner ; rester en jeu en dernier aussi.
aim-last-short = { $how ->
    [yours] Dernière manche : gardez la carte Leader · à vous
    [others] Dernière manche : prenez la carte Leader · pas à vous
    [out] Dernière manche : la carte Leader gagne · hors jeu
   *[watched] Dernière manche : ayez la carte Leader à la fin
 }
aim-first = Le but : avoir la carte Leader à la fin de la manche { $rounds }, ou rester en jeu en dernier. Qui sort du jeu n’y revient plus.

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
effect-6 = La plus faible des cartes visibles fait sortir son propriétaire, même si c’est vous.
effect-7 = La plus faible des cartes visibles fait perdre à son propriétaire une carte de sa main, même si c’est vous.
effect-8 = Rien que du muscle.
note-twin = Un { $number } comme celui { DE($name) } : les deux tombent à plat, sans force ni pouvoir.

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
wait-lead = { $names } a la carte Leader et choisit une carte à jouer face visible.
wait-play = Reste à choisir une carte face cachée : { $names }.
wait-reinforce = { $names } peut jeter une carte pour le Renfort.
wait-poison = { $names } subit le Poison et choisit une carte à défausser.
wait-over = La partie est finie.

## Ce qui se passe

event-dealt = { $seat } reçoit { $number ->
    [one] une carte
   *[other] { $number } cartes
 }.
event-set-aside = { $number ->
    [one] Une carte est mise de côté sans être vue.
   *[other] { $number } cartes sont mises de côté sans être vues.
 }
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
event-safe = Sous son camouflage, { $seat } échappe à { $card } ({ $cardnumber }).
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
seat-choosing = choisit…
seat-safe = à l'abri
table-round = Manche { $round } sur { $rounds }
table-deck = Pioche { $number }
table-aside = De côté { $number }
table-discard = Défausse { $number }
table-hand = Votre main
table-hand-of = Main { DE($name) }
table-reversed = Renversé : le faible devient fort !
summary = { $rounds ->
    [one] Une manche jouée
   *[other] { $rounds } manches jouées
 } ; à la fin, { $players ->
    [one] une seule personne était encore en jeu
   *[other] { $players } personnes étaient encore en jeu
 }.

## Ce qu'on choisit avant de jouer

choice-edition = Règles
choice-edition-it = édition italienne
choice-edition-fr = édition française
option-edition = quelle édition tranche quand toutes les cartes sont cachées et que le Leader n'a plus de carte
option-edition-it = le Leader ne sort que si cela arrive à la manche 4
option-edition-fr = le Leader sort à n'importe quelle manche

## La page

brief-1 = rien ne vous atteint cette manche
brief-2 = les 4 et 5 visibles sortent ; vous valez 9
brief-3 = le faible est fort
brief-4 = ajoutez une carte de votre main
brief-5 = cachée : hors jeu
brief-6 = le plus faible sort
brief-7 = le plus faible perd une carte
brief-8 = rien que du muscle

call-1 = Frout !
call-2 = Clac !
call-3 = Psst !
call-4 = Tagada !
call-5 = Badaboum !
call-6 = Pan !
call-7 = Glouglou !
call-clash = Bing !
call-lead = Tadam !

log-dealt = Tout le monde reçoit { $number } cartes.
log-round = Manche { $number } · { $name } ouvre
log-chosen = Tous les autres ont choisi.
log-reveals = On retourne tout : { $cards }.
log-and = { $names } et { $last }
log-clash = { $count ->
    [2] Deux
    [3] Trois
    [4] Quatre
   *[other] { $count }
 } { $number } identiques, retournés : { $names }.

prompt-lead = Ouvrez avec une carte visible
prompt-lead-why = Tout le monde la voit et répond en secret. Une jumelle la retourne.
prompt-play = Choisissez une carte, face cachée
prompt-play-why = Toutes se révèlent ensemble. Les jumelles tombent à plat.
prompt-reinforce = Ajouter une carte au Renfort ?
prompt-reinforce-why = Sa force s'ajoute à votre { $number }. Rien n'y oblige.
prompt-poison = Poison : défaussez une carte
prompt-poison-why = La vôtre est la plus faible. Une carte quitte votre main pour de bon.

confirm-none = Choisissez
confirm-play = Jouer le { $card }
confirm-change = Changer : jouer le { $card }
confirm-add = Ajouter le { $card }
confirm-discard = Jeter le { $card }
confirm-lead-why = face visible, devant tout le monde
confirm-play-why = vous pouvez changer tant que tous n'ont pas choisi
confirm-final = définitif
decline = Non merci
decline-why = rester à { $number }

forecast-lead = Leader : vous
forecast-leads = { $name } Leader
forecast-out = vous sortez
forecast-clash = jumelle { DE($name) }
note-tie = à égalité avec le { $number } { DE($name) } : vous l’emportez
note-down = Deux { $number } : le vôtre est tombé à plat, sans force ni pouvoir.
note-sealed = est scellée. C’est votre secret.

seat-crown = a la carte Leader, manche { $round }
seat-hand = { $number ->
    [0] aucune carte en main
    [one] une carte en main
   *[other] { $number } cartes en main
 }
seat-strength = force { $number }
seat-turned = { $number } { $card }, retournée
seat-sealed = votre { $number }, scellé
slot-yours = votre carte
now-up = Le { $number } { DE($name) }. Force actuelle : { $strength }.
now-down = Le { $number } { DE($name) } a trouvé son jumeau : ni force, ni pouvoir.

tag-blast = dans le souffle
tag-trap = dans le piège
tag-next = la suivante
tag-safe = à l'abri
tag-yours = à vous

fuse = La mèche : les cartes s’activent de 1 à 8
fuse-whose = Le { $number } visible est à { $name }.
fuse-clash = choc
fuse-now = maintenant
fuse-next = puis
coming = { $number } { $card } ({ $name }) :
coming-lead = Puis le plus fort prend la carte Leader.
the-eight = Les huit
table-title = La table
hand-none = Pas de cartes en main

piles = Piles
pile-deck = Pioche
pile-deck-why = Au début de chaque manche, le Leader y prend une carte.
pile-aside = De côté
pile-aside-why = Quatre cartes que personne n'a vues. Elles ne jouent pas cette partie.
pile-discard = Défausse
pile-discard-why = Elle est face visible ; chacun peut la feuilleter à tout moment.
pile-discard-none = Rien encore.
peek-back = Une carte que seul son propriétaire connaît, tant que tous n'ont pas choisi.

recap = Fin de la manche { $round }
opening = { $name } a la carte Leader et ouvre la manche { $round }.
over-title = { $name } gagne
over-leader = La carte Leader à la fin de la manche 4.
over-alone = Personne d’autre debout.

you-lead = vous avez la carte Leader

## Pourquoi une clause s'applique ici

here-goes = { $number ->
    [1] Jusqu'à la fin de la manche, rien ne peut éliminer ni empoisonner { $name }.
    [2] Tout 4 ou 5 visible est éliminé ; si cela touche quelqu'un, { $name } vaut 9.
    [3] Le faible devient fort : le classement des forces est désormais renversé.
    [4] { $name } peut jeter une carte de sa main : sa force s'ajoute.
    [5] Toute personne dont la carte est cachée sort du jeu.
    [6] La plus faible des cartes visibles fait sortir son propriétaire.
    [7] La plus faible des cartes visibles fait perdre à son propriétaire une carte de sa main.
   *[other] Rien que du muscle.
}
here-clash = { $names } : { $equal }.
here-reversed = Visibles : { $cards }. Désormais la première est la plus forte.
here-trap = Le { $number } { DE($name) } est visible : le Piège l’atteint.
here-blast = Le { $number } { DE($name) } est caché : l’Explosion l’atteint.
here-sight = Visibles : { $cards }.
here-weakest = Force la plus faible : { $name }.
here-weakest-reversed = Le faible est fort : la force la plus faible est donc celle { DE($name) }.
here-trapped = Le Piège a pris quelqu'un : { $name } vaut { $number }.
here-sum = { $name } : { $sum }.
here-strongest = Force la plus grande : { $name }.
here-strongest-reversed = Le faible est fort : la force la plus grande est donc celle { DE($name) }.
here-tie = { $sum } pour { $name } contre { $number } pour { $other } : le Renfort compte comme le plus fort.
here-no-card = Aucune carte visible ne peut trancher.
here-empty-hand = { $name } n'a plus de carte en main.
here-alone = Dernière personne en jeu : { $name }.
here-last-round = La manche 4 est finie et { $name } a la carte Leader.
here-led = { $name } ouvre avec { $card } ({ $number }). Si vous jouez aussi un { $number }, les deux se retournent.

pitch = Une carte chacun. Les jumelles tombent. Puis tout saute.
pitch-length = 4 manches, sans pitié
refused-bots = En solo, on joue avec quatre pantins exactement, à deux avec trois ; à trois ou quatre, avec autant qu’on veut ; à cinq et plus, sans aucun.

## En bref : six lignes de huit mots au plus, et les légendes de trois dessins

nutshell-aim = Ayez la carte Leader à la fin de la manche 4, ou restez en jeu en dernier.
nutshell-1 = Le Leader pioche, puis montre une carte.
nutshell-2 = Les autres en choisissent une, face cachée.
nutshell-3 = Toutes se révèlent. Les jumelles se retournent.
nutshell-4 = Les cartes visibles agissent, de 1 à 8.
nutshell-5 = Le plus fort prend la carte Leader.
nutshell-6 = Plus de carte à jouer ? Vous sortez.
nutshell-picture-1 = Choisissez une carte en secret
nutshell-picture-2 = Les jumelles tombent à plat
nutshell-picture-3 = La mèche brûle, de 1 à 8

## Mots du métier : chacun avec les formes sous lesquelles on le reconnaît, et ce qu'il veut dire

gloss-leader = carte Leader, Leader
gloss-leader-means = Qui l'a pioche une carte de plus et joue en premier, face visible. À la fin d'une manche, elle va à la plus forte carte ; après la dernière manche, elle fait gagner la partie.
gloss-twin = jumelle, jumelles
gloss-twin-means = Une carte pareille à une autre dans la même manche. Toutes les jumelles se retournent, celle du Leader aussi, et perdent force et pouvoir.
gloss-visible = visible, visibles
gloss-visible-means = Une carte restée face visible une fois les jumelles retournées. Elle seule a une force et fait quelque chose.
gloss-down = face cachée, cachée, caché, tombent à plat
gloss-down-means = Une carte qui montre son dos : choisie et pas encore révélée, ou retournée à cause d'une jumelle. Elle n'a ni force ni pouvoir.
gloss-strength = force, forces
gloss-strength-means = Le numéro de la carte, sauf si un pouvoir l'a changé.
gloss-activate = activer, active, activent, pouvoir, pouvoirs
gloss-activate-means = Quand vient son numéro, de 1 à 8, une carte visible fait ce qu'elle dit. Elle le doit, même au détriment de qui l'a jouée.
gloss-fuse = mèche
gloss-fuse-means = La rangée de numéros de 1 à 8 sur la table. Les cartes visibles sautent le long de la mèche, l'une après l'autre.
gloss-weakest = plus faible
gloss-weakest-means = La force la plus basse parmi les cartes visibles ; quand le classement est renversé, la plus haute.
gloss-strongest = plus forte, plus fort
gloss-strongest-means = La force la plus haute parmi les cartes visibles ; quand le classement est renversé, la plus basse. La carte Leader y va.
gloss-reversed = renversé, renverse, le faible devient fort, le faible est fort
gloss-reversed-means = Après une Manipulation, la force la plus basse compte comme la plus haute jusqu'à la fin de la manche. L'ordre dans lequel les cartes s'activent reste de 1 à 8.
gloss-reinforcements = Renfort
gloss-reinforcements-means = La carte 4. Quand elle s'active, on peut jeter une carte de sa main et en ajouter la force. Une égalité ainsi faite est gagnée par le Renfort.
gloss-out = hors jeu: sort du jeu, sortent du jeu, élimine, éliminer, éliminé, éliminée, éliminés
gloss-out-means = Qui sort du jeu défausse la carte posée devant soi et toute sa main, et ne revient plus dans cette partie.
gloss-round = manche, manches
gloss-round-means = Chacun joue une carte, les cartes agissent, la carte Leader change ou non de main. Une partie a quatre manches au plus.
gloss-dummy = pantin, pantins
gloss-dummy-means = Un joueur prévu par la règle, qui joue et défausse au hasard. Un bot, c'est autre chose : il réfléchit.

## The lesson: what the coach says, at most 25 words at once

lesson-lead = Vous ouvrez
lesson-lead-crown = Votre couronne, c'est la carte Leader. Qui l'a à la fin de la manche 4 gagne. Le Leader joue en premier.
lesson-lead-play = Leader, vous jouez face visible, devant tout le monde. Le nombre est la force. Montrez la plus forte : le 8.
lesson-lead-2 = Un 2 est faible, et n'attrape que les 4 et les 5. Voyez qui est plus fort :
lesson-lead-3 = Le 3 renverse les forces : le plus petit nombre est maintenant le plus fort.
lesson-lead-done = La couronne va à la carte visible la plus forte. Personne n'a battu votre 8 : elle vous reste.
lesson-secret = Face cachée, tous à la fois
lesson-secret-play = Bob ouvre avec un 1. Vous jouez face cachée ; Cid a déjà choisi. Tout se révèle ensemble. Prenez le 8.
lesson-secret-done = La vôtre était la plus forte : la couronne est à vous. Avant la révélation, personne ne le savait.
lesson-twins = Les jumelles tombent
lesson-twins-play = Les cartes identiques se renversent : ni force ni pouvoir. Bob montre un 8 : gardez le vôtre. Jouez le 2.
lesson-twins-8 = Attendez : cela fait des jumelles. Toute carte égale à une autre tombe à plat.
lesson-twins-6 = Le Tir ciblé touche la plus faible carte visible. Si rien d'autre ne reste debout, c'est la vôtre.
lesson-twins-done = Cid avait aussi un 8 ! Les deux sont tombés, et votre petit 2, seul debout, a pris la couronne.
lesson-order = De 1 à 8
lesson-order-fuse = Voici la mèche. Une fois révélées, les cartes partent l'une après l'autre, de 1 à 8.
lesson-order-play = Votre 3 part tôt : le faible devient fort. La suite devra s'en accommoder. Jouez-le contre le 8 de Bob.
lesson-order-5 = L'Explosion ne touche que les cartes cachées. Puis le 6 de quelqu'un cherche la plus faible.
lesson-order-done = D'abord votre 3 a renversé les forces. Puis le 6 de Cid a visé le plus faible : le 8 de Bob.
lesson-trap = Le Piège
lesson-trap-play = Bob montre un 4. Piégez-le : votre 2 élimine tous les 4 et 5 visibles. Puis il vaut 9.
lesson-trap-4 = Attendez : cela fait des jumelles. Le 4 de Bob est déjà sur la table.
lesson-trap-8 = Le 8 est fort, mais d'autres en ont aussi. Cid a choisi avant vous.
lesson-trap-done = Clac ! Bob est éliminé, et un Piège qui a pris quelqu'un vaut 9. Il bat le 8 de Cid.
lesson-crown = À vous la couronne
lesson-crown-play = Le 8 de Bob semble imbattable. Renfort, votre 4, peut grandir : jetez une carte, ajoutez sa force. Jouez le 4.
lesson-crown-add = Il part. Pour battre 8, ajoutez le 6 : quatre et six font dix.
lesson-crown-2 = Quatre et deux font six. Le 8 de Bob reste devant.
lesson-crown-none = Rien n'oblige à ajouter une carte ; mais un 4 seul n'atteint pas 8.
lesson-crown-done = Dix contre huit : la couronne est à vous. Mais le 6 est parti, et les cartes s'épuisent. Comptez-les.
lesson-out = En jeu ou dehors
lesson-out-play = Le Tir ciblé de Bob, son 6, élimine la plus faible carte visible. Vous n'avez pas mieux : cachez-vous avec Camouflage, le 1.
lesson-out-weak = Cid a peut-être une carte forte. Si la vôtre est la plus faible, le Tir ciblé vous élimine pour de bon.
lesson-out-done = Le Tir ciblé est tombé sur votre carte, la plus faible, sans rien pouvoir contre vous. Qui sort du jeu n'y revient plus.
lesson-last = La dernière manche
lesson-last-play = Manche 4, la dernière : la couronne à la fin fait gagner. Bob montre un 5. Qu'est-ce qui attrape un 5 ?
lesson-last-8 = Un 8 paraît sûr. Mais si un autre apparaît, les deux se cachent, et l'Explosion de Bob élimine les cartes cachées.
lesson-last-done = Vous gagnez ! Bob est pris, votre Piège vaut 9, et la couronne est à vous à la fin de la manche 4.
