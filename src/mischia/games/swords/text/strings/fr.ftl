title = Tapons-nous dessus avec de fausses épées

## The aim, always in sight

aim = Qui a trois séries en premier gagne. Une série, c’est trois cartes d’une même couleur.
aim-yours = { $number ->
    [0] Vous n’en avez pas encore.
    [one] Vous en avez une.
   *[other] Vous en avez deux.
 }
aim-near = À une série de la victoire : { $names }.
aim-near-short = { $number ->
    [-1] Encore une série et c’est fini
    [2] Encore une série et vous gagnez
   *[other] Encore une série peut tout finir · vous : { $number }
 }
aim-tempo = { $how ->
    [yours] Elle est à vous.
    [nobody] Personne ne l’a.
   *[others] { $name } l’a.
 }
aim-short = { $number ->
    [-1] Trois séries et c’est gagné · 3 cartes d’une couleur
   *[other] 3 séries de 3 cartes d’une couleur · vous : { $number }
 }
aim-duel-short = Gagnez deux échanges de suite : touché
aim-first = Qui a trois séries en premier gagne ; une série, c’est trois cartes d’une même couleur.

## Les cartes : noms, effet dans l'appli, règle avec de vraies épées

card-flamingo = Flamant furieux
card-wrong-hand = Deux mains gauches
card-pirate-eye = Pirate au rabais
card-stone-face = Majordome de marbre
card-duck-walk = Pas de canard
card-jitterbug = Fourmis dans les jambes
card-whirligig = Essorage
card-empty-hands = Où ai-je mis mon épée ?
card-ten-paces = Dix pas à l'aube
card-nose-to-nose = Un peu trop près
card-deep-bow = Politesse mortelle
card-blind-start = Encore cinq minutes
card-battle-cry = Révolte au zoo
card-hot-potato = Patate chaude
card-pirouette = Pirouette, cacahuète
card-swap-sides = L'herbe est plus verte
card-knee-drop = Veux-tu m'épouser ?
card-statue = Pièce de musée
card-free-arm = Une simple égratignure
card-head-start = Premier arrivé, premier servi
card-elbow-room = Chez moi, mes règles
card-fair-doubt = Bénéfice du doute
card-light-feet = Héros aux pieds légers
card-low-profile = Sous le radar

action-cut-high = coup haut
action-cut-low = coup bas
action-parry-high = parade haute
action-parry-low = parade basse
action-feint = feinte
action-step-back = pas en arrière
action-breathe = souffle

effect-flamingo = Chaque pas en arrière vous donne 2 points de fatigue.
effect-wrong-hand = Chacun de vos coups vous donne 1 point de fatigue.
effect-pirate-eye = Chacune de vos parades vous donne 1 point de fatigue.
effect-stone-face = Chacune de vos feintes vous donne 1 point de fatigue.
effect-duck-walk = Une passe sur deux de chaque assaut vous donne 1 point de fatigue, sauf si vous soufflez.
effect-jitterbug = Refaire exactement la même action qu'à la passe précédente vous donne 2 points de fatigue.
effect-whirligig = À la première passe de chaque assaut, le hasard choisit la ligne des coups, haute ou basse.
effect-empty-hands = Avant la première passe de chaque assaut, chacun lance un dé : le plus haut prend l'initiative.
effect-ten-paces = Chacun commence chaque assaut avec 1 pas de plus.
effect-nose-to-nose = À la première passe de chaque assaut, personne ne peut faire un pas en arrière.
effect-deep-bow = À la première passe de chaque assaut, personne ne peut porter de coup.
effect-blind-start = À la première passe de chaque assaut, personne ne peut parer.
effect-battle-cry = Chaque fois que les lames se touchent, chacun reçoit 1 point de fatigue.
effect-hot-potato = Quand les lames se sont touchées, personne ne peut parer à la passe suivante.
effect-pirouette = Quand les lames se sont touchées, personne n'a l'initiative.
effect-swap-sides = Chaque fois que les lames se touchent, les deux échangent leurs nombres de pas.
effect-knee-drop = Quand les lames se sont touchées, la ligne haute est fermée à la passe suivante : ni coup haut ni parade haute.
effect-statue = Quand les lames se sont touchées, personne ne peut faire un pas en arrière à la passe suivante.
effect-free-arm = Une fois par assaut, le bras du plus petit arrête une touche qui lui aurait fait perdre le duel.
effect-head-start = Le plus petit commence chaque assaut avec l'initiative.
effect-elbow-room = Si le plus petit esquive un coup d’un pas en arrière, il prend l’initiative, même à celui qui porte le coup et la tient.
effect-fair-doubt = Si les deux se touchent en même temps, le plus petit gagne au lieu de recommencer.
effect-light-feet = Les pas en arrière du plus petit ne demandent aucun pas et n'en coûtent pas.
effect-low-profile = Une parade du plus petit sur la mauvaise ligne ne perd pas l'échange.
effect-cut-high = Bat la feinte, le souffle et la parade basse. La parade haute le bat, le pas en arrière l'esquive.
effect-cut-low = Bat la feinte, le souffle et la parade haute. La parade basse le bat, le pas en arrière l'esquive.
effect-parry-high = Bat le coup haut. Le coup bas et la feinte la battent.
effect-parry-low = Bat le coup bas. Le coup haut et la feinte la battent.
effect-feint = Bat toute parade et suit un pas en arrière. N'importe quel coup la bat.
effect-step-back = Coûte un pas. Esquive tout coup et prend l’initiative, sauf si celui qui porte le coup la tient.
effect-breathe = Efface votre fatigue. N'importe quel coup le bat.

rule-flamingo = Battez-vous sur une jambe. Vous pouvez sautiller, mais le pied levé ne doit jamais toucher le sol.
rule-wrong-hand = Tenez l’épée de la main avec laquelle vous n’écrivez pas. Seule une autre carte peut vous faire changer de main.
rule-pirate-eye = Gardez tout le temps un œil caché par votre main libre.
rule-stone-face = Ni sourire, ni rire, ni mot avant la fin du duel, sauf ce qu’une autre carte vous fait dire.
rule-duck-walk = Restez en position accroupie, les genoux bien pliés, sans jamais vous redresser.
rule-jitterbug = Dansez sans arrêt. Si vos deux pieds sont immobiles en même temps, vous avez enfreint la règle, sauf si une autre carte les fige.
rule-whirligig = Après le décompte, faites trois tours sur vous-même avant toute autre chose.
rule-empty-hands = Les épées sont au sol, une derrière chaque duelliste. On part doigt contre doigt ; après le décompte, on court chercher son épée.
rule-ten-paces = Commencez dos à dos. Après le décompte, faites chacun cinq grands pas, retournez-vous, et alors seulement battez-vous.
rule-nose-to-nose = Commencez si près que vos chaussures se touchent. Personne ne bouge les pieds avant le premier coup porté.
rule-deep-bow = Après le décompte, saluez bien bas votre adversaire, l’épée derrière le dos, avant de pouvoir attaquer.
rule-blind-start = Fermez les yeux pendant le décompte et comptez jusqu’à trois à voix haute avant de les rouvrir.
rule-battle-cry = Chaque fois qu'une épée touche quelque chose, criez tous les deux le nom d'un animal pas encore crié dans ce duel.
rule-hot-potato = Chaque fois qu'une épée touche quelque chose, passez tous les deux l'épée dans l'autre main.
rule-pirouette = Chaque fois qu'une épée touche quelque chose, faites tous les deux un tour complet sur vous-mêmes.
rule-swap-sides = Chaque fois qu'une épée touche quelque chose, arrêtez-vous, échangez vos places, touchez de nouveau vos pointes et reprenez.
rule-knee-drop = Chaque fois qu'une épée touche quelque chose, posez tous les deux un genou au sol avant de frapper de nouveau.
rule-statue = Chaque fois qu'une épée touche quelque chose, gardez tous les deux les pieds figés en comptant jusqu'à trois.
rule-free-arm = Le duelliste le plus petit peut bloquer exprès un coup avec son bras libre sans perdre.
rule-head-start = Le duelliste le plus petit peut commencer dès que l'arbitre dit « 1 ».
rule-elbow-room = Le duelliste le plus petit choisit où chacun se place au début.
rule-fair-doubt = Si vous vous touchez en même temps, le duelliste le plus petit gagne au lieu de recommencer.
rule-light-feet = Le duelliste le plus petit se déplace librement ; son adversaire n'avance qu'à tout petits pas, talon contre pointe.
rule-low-profile = Contre le duelliste le plus petit, seuls comptent les coups à la poitrine, pas au ventre ni dans le dos.

colour-purple = Violet
colour-green = Vert
colour-yellow = Jaune
colour-black = Noir

## Ce qu'on peut faire

move-piles = Tas : { $card }
move-ready = Tout est prêt
move-lower = Baisser le doigt
move-claim = Annoncer le tas { $letter }
move-point = Montrer le tas { $letter }
move-duel = Duel pour le tas { $letter }
move-fight = { $seat } et { $seat2 } se battent
move-deputy = { $seat } arbitre
move-verdict-hit = { $seat } : touche au torse
move-verdict-arm = { $seat } : blocage du bras
move-verdict-broke = { $seat } : règle enfreinte
move-verdict-double = Les deux en même temps : on recommence
move-verdict-doubt = Les deux en même temps : { $seat } gagne
move-cut-high = Coup haut
move-cut-low = Coup bas
move-parry-high = Parade haute
move-parry-low = Parade basse
move-feint = Feinte
move-step-back = Pas en arrière
move-breathe = Souffler
move-yield = Abandonner le duel
line-high = haute
line-low = basse

## Ce qu'on demande

ask-sort = Comment les tas doivent-ils être ? Le Boss trie ; quand tous les doigts sont levés, chacun montre un tas, tous à la fois.
ask-point = Quel tas montrez-vous ? Tout le monde montre à la fois ; un tas que personne d’autre ne veut est à vous.
ask-select = Plusieurs tas sont disputés et il n'y a qu'un duel : pour lequel ?
ask-fighters = Trop de monde le veut : quels sont les deux qui se battent ?
ask-deputy = Vous vous battez : qui arbitre ce duel ?
ask-guard = Pointe contre pointe, ou comme le disent les cartes. Tout est prêt ?
ask-verdict = Comment cela a-t-il fini ? L'arbitre a le dernier mot.
ask-beat = Que faites-vous à cette passe ? Les deux choix sont révélés à la fois.
wait-deal = On distribue les cartes.
wait-draw = Le Boss pioche les cartes.
wait-sort = On trie et on lève les doigts ; on attend : { $names }.
wait-point = Reste à montrer un tas : { $names }.
wait-select = { $names } choisit le tas pour lequel on se bat.
wait-fighters = { $names } choisit qui se bat.
wait-deputy = { $names } désigne un arbitre.
wait-guard = Reste à se mettre en place : { $names }.
wait-verdict = On se bat ; { $names } arbitre.
wait-tiedraw = On tire les cartes du duel de départage.
wait-opening = Chacun court vers son épée.
wait-beat = Reste à choisir une action : { $names }.
wait-lines = Le hasard choisit la ligne d'un coup.
wait-slips = Un dé dit si quelqu'un enfreint une règle.
wait-toss = Une pièce décide du duel.
wait-over = La partie est finie.

## Ce qui se passe

event-dealt = { $seat } reçoit { $card } ({ $cardnumber }).
event-boss = Le Boss du duel est { $seat }.
event-drawn = Piochée : { $card } ({ $cardnumber }).
event-reshuffle = La pioche est épuisée : on mélange la défausse.
event-no-cards = Il ne reste aucune carte à piocher.
event-sorts = { $seat } trie les cartes en { $number ->
    [one] un tas
   *[other] { $number } tas
 }.
event-claims = { $seat } annonce le tas { $letter }. Bluff ?
event-raises = { $seat } lève le doigt.
event-lowers = { $seat } baisse le doigt.
event-fingers-down = Tous les doigts se baissent.
event-count-point = 3, 2, 1, montrez !
event-points = { $seat } montre { $letter }.
event-takes = { $seat } prend le tas { $letter }.
event-discarded = Le tas { $letter } est défaussé.
event-contested = Le tas { $letter } est disputé !
event-duel-for = Duel pour le tas { $letter }.
event-fights = { $seat } contre { $seat2 }.
event-judges = { $seat } arbitre.
event-count-duel = 3, 2, 1, duel !
event-tie = Égalité entre { $seat }.
event-wins = { $seat } gagne la partie !
event-beat = Passe { $number } : { $seat }, { $action } ; { $seat2 }, { $action2 }.
event-cuts = Le coup { DE($seat) } passe par la ligne { $line }.
event-contact = Les lames se touchent.
event-tempo = { $seat } prend l'initiative.
event-tempo-lost = Plus personne n'a l'initiative.
event-ground = { $seat } cède du terrain.
event-blocks = { $seat } arrête la touche du bras libre.
event-strains = { $seat } se fatigue : { $number } maintenant.
event-rolls = { $seat } fait { $number }.
event-breaks = { $seat } enfreint une règle.
event-hit = { $seat } se fait toucher !
event-both-hit = Les deux se touchent en même temps.
event-void = L'assaut est nul.
event-time = Le temps est écoulé.
event-toss = La pièce est pour { $seat }.
event-yields = { $seat } abandonne.
event-arm = { $seat } bloque du bras, exprès.
event-wins-duel = { $seat } gagne le duel !

## Ce qu'on choisit avant la partie

option-duels = comment un duel se règle
option-duels-virtual = dans l'appli : un petit duel de choix secrets
option-duels-referee = avec de vraies épées en mousse : l’arbitre saisit le verdict ; aucun bot ne peut jouer, et les places des bots restent libres
trait-statures = Votre taille en cm
trait-statures-told = { $number } cm
trait-statures-why = Les cartes noires aident le plus petit des deux duellistes. Personne n’est obligé de dire sa taille : c’est alors celui qui a le moins de cartes.

## Ce que montre la table

table-round = Manche { $round }
table-deck = Pioche { $number }
table-discard = Défausse { $number }
table-drawn = Cartes piochées cette manche :
seat-boss = Boss
seat-ready = doigt levé
seat-says = dit { $letter }
seat-pointed = a choisi
seat-sets = { $number ->
    [one] { $number } série
   *[other] { $number } séries
 }
duel-title = { $one } contre { $other }
duel-pile = pour le tas { $letter }
duel-tie = pour la partie
duel-shorter = Les cartes noires aident { $name }.
duel-no-shorter = Personne n'est plus petit : les cartes noires sont sans effet.
duel-judge = { $name } arbitre.
duel-tempo = initiative
duel-paces = { $number } pas
duel-strain = fatigue { $number }
duel-last = avant : { $action }
duel-limits = À cette passe : { $limits }.
limit-no-cut = pas de coups
limit-no-parry = pas de parades
limit-no-back = pas de recul
limit-no-high = rien sur la ligne haute
type-piles = Pour trier, écrivez les identifiants des cartes avec une barre entre les tas : piles statue flamingo | deep-bow | …
summary = { $rounds ->
    [one] Une manche a été jouée
   *[other] { $rounds } manches ont été jouées
 } ; le plus grand nombre de séries : { $sets }.

## The page

title-short = Fausses épées
pitch = Montrez un tas. Quelqu’un d’autre aussi ? Aux épées.
pitch-length = environ 8 manches, épées vraies ou virtuelles
choice-duels = Duels
choice-duels-virtual = dans l’appli
choice-duels-referee = vraies épées

card-label = { $card }, { $colour } : { $bites }
when-purple = tout le duel
when-green = au début
when-yellow = à chaque contact
when-black = pour le plus petit
bites = Quand une couleur agit
bites-purple = les deux, tout le duel
bites-green = les deux, seulement au début
bites-yellow = les deux, à chaque contact d’une épée
bites-black = aide le duelliste le plus petit
medal-word = Série
medal-set = une série en { $colour }
medal-begun = { $number ->
    [2] deux sur trois en { $colour } : il manque une carte
   *[other] une sur trois en { $colour }
 }
medals-of = { $name } : { $number ->
    [0] pas encore de série
    [one] une série sur trois
   *[other] { $number } séries sur trois
 }

table-title = La table
crown-boss = Boss du duel
seat-judge = arbitre de ce duel
seat-finger = doigt levé
seat-fist = a choisi
seat-choosing = choisit…
claim-1 = « { $letter }. Il me le faut. »
claim-2 = « { $letter } est à moi. Pas touche. »
claim-3 = « Je prends { $letter }, promis. »
claim-4 = « { $letter }. Croyez-moi. »
you-boss = c’est vous le Boss du duel

opening = Une carte chacun, face visible.
sorting = { $name } trie. Regardez et complotez.
pool = Cartes pas encore dans un tas
pile-name = Tas { $letter }
put-here = Poser la carte choisie sur le tas { $letter }
announce = dire { $letter }
pile-claimed = annoncé par
pile-mine = votre choix, en secret
pile-taken = pour { $name }
pile-discarded = défaussé
pile-contested = disputé
pile-wanted = Tas { $letter }, disputé par { $number }
pile-pointers = le montrent
tag-wins = fait gagner { $names }

aloud-point = 3 · 2 · 1 · Montrez !
aloud-duel = 3 · 2 · 1 · Duel !
aloud-helps = { $card }, pour { $name } seulement

arena-title = Duel pour le tas
tie-title = Duel de départage
beat-number = Passe { $number }
bout-number = Assaut { $number }
shorter = plus petit
paces = Pas
strain = Fatigue
tempo = Initiative
holds-tempo = a l’initiative
is-ready = en place
not-ready = se prépare
fights-now = sur la pelouse
has-chosen = choisi
chooses = réfléchit
last-time = à la passe d’avant
on-guard = en garde
rolled = a fait { $number }
limits = Fermé aux deux à la prochaine passe
rules-of-duel = Règles de ce duel
dead-rule = Aucun n’est plus petit : sans effet.
helps-only = { $name } seulement :
judge-is = { $name } arbitre
crowd-watches = regardent et s’amusent

your-cards = Vos cartes · { $number ->
    [one] { $number } série sur 3
   *[other] { $number } séries sur 3
 }
no-cards-yet = pas encore
hint-set = Le tas { $letter } fait votre { $number ->
    [1] 1re
   *[other] { $number }e
 } série ({ $colours }).
hint-wins = Le tas { $letter } fait votre troisième série ({ $colours }) : vous gagnez la partie.
hint-short = Avec le tas { $letter }, il vous manque une carte pour une série ({ $colours }).
hint-none = Le tas { $letter } ne complète rien.
note-sealed = Vous montrez { $letter }. Scellé tant que tous n’ont pas choisi.

button-piles = Poser ces tas
piles-why = toutes les cartes, au moins une dans chacun
button-anew = Trier à nouveau
anew-why = déplacez d’abord une carte ; tous les doigts se baissent
button-raise = Lever le doigt
raise-why = quand tous sont levés : 3, 2, 1
raise-boss-why = les tas vous conviennent
raise-closed = d’abord le doigt { DE($name) }
button-lower = Baisser le doigt
lower-why = il vous faut du temps
lower-boss-why = alors tous les doigts se baissent
button-guard = Tout est prêt
guard-why = épée levée, pointes en contact
guard-why-empty-hands = épées au sol, bout des doigts en contact
guard-why-ten-paces = dos à dos
guard-why-nose-to-nose = chaussures en contact
guard-why-cards = comme le disent les cartes
button-yield = Abandonner
yield-why = le tas va à l’autre
yield-asks = demande confirmation
yield-grave = Le duel s’arrête tout de suite : vous le perdez, et le tas va à l’autre. C’est définitif.
yield-sure = Oui, j’abandonne

confirm-point = Montrer { $letter }
confirm-point-why = définitif ; scellé tant que tous n’ont pas choisi
confirm-point-none = Choisissez un tas
confirm-duel = Se battre pour { $letter }
confirm-duel-why = les autres tas disputés sont défaussés
confirm-select-none = Choisissez le tas
confirm-fighters-none = Choisissez-en deux
confirm-fight = { $name } et { $other } se battent
confirm-deputy-none = Choisissez un arbitre
confirm-judge = { $name } arbitre
confirm-final = définitif
confirm-beat-none = Choisissez une action
confirm-beat-why = définitif ; révélé ensemble
confirm-verdict-none = Choisissez ce qui s’est passé

actions = Ce que vous pouvez faire à cette passe
cost-strain = +{ $number } fatigue
cost-risk = +{ $number } fatigue, raté sur { $fails ->
    [1] 1
    [6] 1 à 6
   *[other] 1 à { $fails }
 }
closed-strain = pas de fatigue
closed-card = { $card }
closed-pace = plus de pas
if-title = { $action }, si { $name } répond par :
if-pick = Choisissez une action : à qui ira l’initiative face à { $name } ?
if-win = gagné
if-lose = perdu
if-void = nul
if-tempo = à vous
if-foe = à l’autre
if-clash = klong
if-slip = à personne
if-none = rien
if-chance = hasard
beat-sealed = Votre choix : { $action }. Il est montré quand les deux ont choisi.

verdicts = Le verdict
title-verdict-hit = Touche au torse
title-verdict-arm = Blocage du bras
title-verdict-broke = Règle enfreinte
title-verdict-double = En même temps
verdict-why = { $name } gagne le duel ; définitif
verdict-double-why = nul : on reprend au décompte

prompt-sort = Triez les cartes en tas
prompt-sort-why = Les { $number } cartes, au moins une par tas. Vous en montrerez un aussi.
prompt-boss = Levez le doigt, ou triez à nouveau
prompt-boss-why = Quand tous les doigts sont levés, chacun montre un tas. D’ici là, les tas sont à vous.
prompt-boss-up = On attend les doigts
prompt-raise = Levez le doigt quand c’est bon
prompt-raise-why = Alors c’est 3, 2, 1. { $name } peut encore trier à nouveau.
prompt-up = Votre doigt est levé
prompt-up-why = Vous pouvez le baisser, ou dire quel tas vous prendrez. Rien ne vous oblige à dire vrai.
prompt-talk = Parlez. { $name } n’a pas fini
prompt-talk-why = Vous pouvez dire quel tas vous prendrez. Cela n’engage personne.
prompt-point = Montrez un tas
prompt-point-why = Sans rival : à vous. À deux ou plus : aux épées.
prompt-select = Pour quel tas se bat-on ?
prompt-select-why = Un seul duel par manche. Les autres tas disputés sont défaussés.
prompt-fighters = Qui se bat ? Choisissez deux visages
prompt-fighters-why = Les autres qui l’ont montré n’ont rien.
prompt-tied = Égalité : lesquels se départagent ?
prompt-tied-why = Parmi ceux à égalité de cartes ; les autres ont perdu.
prompt-deputy = Vous vous battez. Qui arbitre ?
prompt-deputy-why = L’arbitre a le dernier mot sur les touches et les règles enfreintes.
prompt-guard = En garde
prompt-guard-why = Pointe contre pointe. Le décompte part quand les deux sont en place.
prompt-guard-why-empty-hands = Les épées sont au sol derrière vous : bout des doigts contre bout des doigts. Le décompte part quand les deux sont en place.
prompt-guard-why-ten-paces = Dos à dos. Le décompte part quand les deux sont en place.
prompt-guard-why-nose-to-nose = Si près que vos chaussures se touchent. Le décompte part quand les deux sont en place.
prompt-guard-why-cards = Placez-vous comme le disent { $cards }. Le décompte part quand les deux sont en place.
prompt-fight = Battez-vous
prompt-fight-why = Les touches au torse comptent. Obéissez aux cartes. L’arbitre a le dernier mot.
prompt-verdict = Comment cela a-t-il fini ?
prompt-verdict-why = Vous avez le dernier mot. En même temps : nul, et on reprend au décompte.
prompt-verdict-doubt-why = Vous avez le dernier mot. En même temps : { $name } gagne ({ $card }).
prompt-beat = Passe { $number } : que faites-vous ?
prompt-beat-even = Personne n’a l’initiative : gagnez l’échange et elle est à vous.
prompt-beat-mine = Vous avez l’initiative : gagnez l’échange et vous touchez.
prompt-beat-theirs = L’autre a l’initiative : perdez l’échange et on vous touche.

call-contested = Aïe aïe !
call-contact = Klong !
call-hit = Aïe !
call-both = Aïe ! Aïe !
call-breaks = Trrrit !
call-blocks = Paf !
call-ground = Zou !
call-void = Rebelote !
call-won = Tadam !

log-boss = Manche { $round } · { $name } est le Boss
log-dealt = Une carte chacun, face visible.
log-drawn = { $name } pioche { $number ->
    [one] une carte
   *[other] { $number } cartes
 }.
log-tie-cards = Les règles du départage : { $cards }.
log-points = Tout le monde montre : { $shown }.
log-lied = { $name } { $letter } (avait dit { $said } !)
log-takes = Sans rival, { $name } prend { $letter }.
log-and = { $names } et { $last }

here-alone = { $name } montre { $letter }, sans rival.
here-contested = { $names } montrent { $letter }.
here-left-out = { $count ->
    [one] { $names } l’a montré aussi, mais ne se bat pas : rien cette fois.
   *[other] { $names } l’ont montré aussi, mais ne se battent pas : rien cette fois.
 }
here-nobody = Personne ne le montre.
here-other-pile = Le duel est pour un autre tas : rien pour qui a montré celui-ci.
here-won = Quelqu’un a déjà trois séries : pas de duel.
here-sets = { $name } a { $number } séries.
here-beat = { $name } : { $action }. { $other } : { $answer }.
here-opening = Le dé le plus haut prend l’initiative.
here-slip = La fatigue est de { $number } : un dé plus bas, et la règle est enfreinte.
here-shorter = { $name } est de plus petite taille ({ $number } cm contre { $other }) : les cartes noires n’aident personne d’autre.
here-fewer = Les tailles ne le disent pas, mais { $name } a moins de cartes et compte comme le plus petit : les cartes noires n’aident personne d’autre.
here-nobody-shorter = Aucun ne compte comme le plus petit : les cartes noires sont sans effet.

coming-one-duel = { $number } tas disputés ; un seul duel a lieu.
coming-near = { $name } a deux séries : encore une et c’est gagné.

race = La course aux 3 séries
stock = Pioche et défausse
deck = Pioche
deck-why = Le Boss pioche autant de cartes qu’il y a de joueurs, plus deux.
discards = Défausse
discards-none = Encore rien.
discards-why = Elle est face visible, et devient la pioche quand celle-ci est vide.
peek-virtual = Dans l’appli :
peek-real = Avec de vraies épées :
peek-boss = Cette manche, le Boss pioche, trie et compte, et montre un tas comme tout le monde. À la suivante, c’est le tour du voisin de gauche.
peek-tempo = Gagnez un échange et l’initiative est à vous. Gagnez-en un quand vous l’avez et vous touchez.
peek-paces = Un recul coûte un pas, que l’autre gagne.
peek-strain = Seules les cartes fatiguent. À partir de 2, chaque nouvelle fatigue oblige à lancer un dé : plus bas que votre fatigue, et vous avez enfreint une règle.
peek-shorter = Les cartes noires n’aident que le duelliste le plus petit. Si les tailles ne sont pas connues, c’est celui qui a le moins de cartes.
over-title = { $name } gagne
over-sets = { $number } séries en premier.
over-tie = Au duel de départage.

## En bref : six lignes de huit mots au plus, et les légendes de trois dessins

nutshell-aim = Qui a trois séries en premier gagne. Une série, c'est trois cartes d'une même couleur.
nutshell-1 = Le Boss trie les cartes en tas.
nutshell-2 = Parlez, bluffez, puis levez le doigt.
nutshell-3 = Tous montrent un tas au même instant.
nutshell-4 = Sans rival ? Le tas est à vous.
nutshell-5 = À deux sur un tas ? Duel !
nutshell-6 = Les cartes disputées sont les règles du duel.
nutshell-picture-1 = Tous montrent ensemble
nutshell-picture-2 = Deux le veulent : aux épées
nutshell-picture-3 = Trois d'une couleur : une série

## Mots du métier : chacun avec les formes sous lesquelles on le reconnaît, et ce qu'il veut dire

gloss-set = série, séries
gloss-set-means = Trois cartes d'une couleur devant un joueur ; la quatrième commence la suivante. Trois séries font gagner.
gloss-boss = Boss du duel, Boss
gloss-boss-means = Pioche et trie les cartes de cette manche, compte, et montre un tas comme tout le monde. À la manche suivante, c'est le tour du voisin de gauche.
gloss-point = montrer, montre, montrent, montrez, montré
gloss-point-means = Choisir un tas. Quand tous les doigts sont levés, tous le font au même instant, sans retour possible.
gloss-announce = annoncer, annonce, annoncé
gloss-announce-means = Dire quel tas on va montrer. Ce peut être un mensonge, et cela n'engage personne.
gloss-contested = disputé, disputés, disputée, disputées
gloss-contested-means = On est deux ou plus à montrer le même tas. Un duel en décide ; il n'y en a qu'un par manche, les autres tas disputés sont défaussés.
gloss-judge = arbitre, arbitres
gloss-judge-means = Surveille le duel et a le dernier mot : le Boss, ou la personne nommée par un Boss qui se bat.
gloss-bout = assaut, assauts
gloss-bout-means = Une reprise du duel dans l'appli, depuis la première passe. S'il est nul, un autre commence.
gloss-beat = passe: cette passe, une passe, première passe, prochaine passe, passe suivante, dernière passe, passe d'avant, chaque passe
gloss-beat-means = Un moment du duel dans l'appli : les deux choisissent une action en secret, puis on les montre.
gloss-exchange = échange, échanges
gloss-exchange-means = Ce que donnent l'une contre l'autre les deux actions d'une passe. L'un des deux le gagne, ou personne.
gloss-tempo = initiative
gloss-tempo-means = L'avantage. Gagnez un échange et elle est à vous ; gagnez-en un quand vous l'avez et vous touchez.
gloss-pace = pas: un pas, coûte un pas, aucun pas
gloss-pace-means = La place pour reculer. Un recul coûte un pas, que l'autre gagne.
gloss-strain = fatigue, fatiguent
gloss-strain-means = Combien les cartes ont usé un duelliste. À partir de 2, chaque nouvelle fatigue oblige à lancer un dé : plus bas que la fatigue, et une règle est enfreinte. Respirer l'efface.
gloss-contact = contact: contact, lames se touchent, lames se sont touchées
gloss-contact-means = Les lames se rencontrent : deux coups sur une même ligne, ou un coup et la parade qui l'arrête. C'est alors que les cartes jaunes agissent.
gloss-shorter = plus petit
gloss-shorter-means = Le moins grand des deux duellistes ; si les tailles ne sont pas connues, celui qui a le moins de cartes. Les cartes noires n'aident que lui.
gloss-void = nul, nulle
gloss-void-means = Rien ne compte, et l'on recommence : ils se sont touchés en même temps, ou ont tous deux enfreint une règle.

## The lesson: what the coach says, at most 25 words at once

lesson-set = Trois d'une couleur
lesson-set-aim = Trois cartes d'une même couleur font une série, et trois séries font gagner. Vous avez deux cartes violettes.
lesson-set-point = Bob, le Boss, a trié cinq cartes en tas. Bientôt, chacun en montre un. La violette qu'il vous faut est dans A.
lesson-set-done = Personne d'autre ne voulait le tas A : il est à vous. Trois violettes, votre première série !
lesson-alone = Sans rival
lesson-alone-look = Le tas A a trois cartes, dont deux jaunes. Bob et Cid aiment le jaune. Devinez ce qu'ils vont montrer.
lesson-alone-point = Un tas qu'une seule personne montre ne demande aucun duel. Laissez-leur A, et prenez le vert du tas B.
lesson-alone-a = Trois doigts sur un tas : le Boss choisit les deux qui se battent. L'autre n'a rien.
lesson-alone-done = B est à vous. Bob et Cid ont montré A : ils croisent le fer, et le perdant n'a rien. C est défaussé.
lesson-sort = C'est vous, le Boss
lesson-sort-look = À chaque manche, un autre Boss trie les nouvelles cartes en tas, à son gré. À vous : cinq cartes, trois tas.
lesson-sort-sort = La violette, pour vous, en A. Bob et Cid aiment le jaune : mettez les jaunes en B, ils se battront. Les vertes en C.
lesson-sort-other = Un Boss peut trier ainsi. Ici, faites un tas que les deux autres veulent, et un que personne d'autre ne veut.
lesson-sort-ready = Levez maintenant le doigt. Quand tous sont levés, on compte, et chacun montre un tas.
lesson-sort-again = Un Boss peut trier à nouveau ou annoncer un tas. Les vôtres sont parfaits : levez le doigt.
lesson-sort-point = Chacun montre un tas. La violette est en A, et personne d'autre n'en a besoin.
lesson-sort-yellow = C'est le tas que vous avez fait pour que Bob et Cid se battent.
lesson-sort-green = Vous n'avez aucune verte, mais deux violettes qui en attendent une troisième.
lesson-sort-done = Une série sans coup férir, pendant que Bob et Cid se battent pour le jaune. Trier est l'arme du Boss.
lesson-beat = Un duel, passe par passe
lesson-beat-duel = Bob et vous voulez le même tas : vous vous battez. À chaque passe, chacun choisit en secret, puis on révèle.
lesson-beat-cut = Un coup bat une feinte. Une parade bat le coup à sa hauteur. Une feinte bat toute parade. Commencez par un coup haut.
lesson-beat-parry = Une parade ne sert que contre un coup à sa hauteur. Une feinte la trompe.
lesson-beat-yield = On peut abandonner à tout moment ; mais alors le duel, et le tas, vont à l'autre.
lesson-beat-done = Bob a feinté, et votre coup est passé. Vous gagnez l'échange et l'initiative : le prochain peut toucher.
lesson-hit = Deux de suite
lesson-hit-cut = Vous avez l'initiative : encore un échange gagné, et Bob est touché. Il va parer en haut, comme votre dernier coup. Coup bas !
lesson-hit-high = Encore la même hauteur ? C'est ce que la garde de Bob attend.
lesson-hit-feint = Une feinte bat toute parade, haute ou basse. Cela touche aussi !
lesson-hit-done = Touché ! Deux échanges de suite gagnent le duel. Le tas est à vous, et Bob n'a rien.
lesson-tempo = Quand l'autre a l'initiative
lesson-tempo-parry = Bob a l'initiative : si vous perdez cet échange, il vous touche. Il aime frapper en haut. Parade haute !
lesson-tempo-cut = Un coup n'est pas un bouclier. Qui a l'initiative touche en premier.
lesson-tempo-feint = Une feinte trompe une parade, mais un coup passe au travers.
lesson-tempo-done = Paré ! Vous avez arrêté le coup, et l'initiative est à vous. Un échange a retourné le duel.
lesson-strain = Les cartes font les règles
lesson-strain-cards = Le tas disputé fait les règles. Deux mains gauches : chaque coup vous fatigue, et vous avez déjà 2 de fatigue.
lesson-strain-breathe = Dès 2, chaque nouvelle fatigue demande un dé ; s'il fait moins, c'est perdu. Soufflez : elle disparaît.
lesson-strain-cut = Un coup de plus, une fatigue de plus, et le dé décide.
lesson-strain-done = Bob n'a fait que parer, et votre fatigue a disparu. Soufflez à temps, mais jamais quand un coup arrive.
lesson-win = La troisième série
lesson-win-look = Regardez vos cartes : une série violette, une jaune, et deux vertes. Encore une verte, et c'est gagné.
lesson-win-point = Seule la couleur compte, pas le nom. La seule verte est dans le tas B, petit et mal aimé. Montrez-le !
lesson-win-a = Deux jaunes, c'est tentant. Mais vous en avez trois ; c'est le vert qui manque.
lesson-win-c = Le noir ne vous aide pas : aucune de vos cartes n'est noire.
lesson-win-done = Trois séries : vous gagnez ! Les petits tas dont personne d'autre n'a besoin sont les meilleurs.
