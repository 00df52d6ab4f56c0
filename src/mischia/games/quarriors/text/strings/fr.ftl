title = Quarriors! Quarmageddon

## The aim, always in sight

aim = Qui a { $target } de gloire en premier gagne ; à { $most } cartes créature vides (déjà { $empty }), qui en a le plus.
aim-yours = Vous : { $number }.
aim-short = { $glory ->
    [-1] Premier à { $target } de gloire, ou le plus à { $most } cartes vides
   *[other] { $target } de gloire gagnent · vous { $glory } · cartes vides { $empty }/{ $most }
 }
aim-near = Encore une carte créature vide et c’est fini : qui a le plus de gloire gagne. À { $target } de gloire, on gagne tout de suite.
aim-near-short = Encore une carte vide : le plus de gloire gagne
aim-first = Le but : atteindre { $target } de gloire en premier. Une créature qui vit jusqu’à votre prochain tour rapporte sa gloire.

## The cards: names and what they do

card-quiddity = Quiddité de base
card-assistant = Assistant
card-portal = Portail
card-death_spell = Death Spell
card-death_cantrip = Death Cantrip
card-death_charm = Death Charm
card-death_incantation = Death Incantation
card-growth_spell = Growth Spell
card-growth_cantrip = Growth Cantrip
card-growth_charm = Growth Charm
card-growth_incantation = Growth Incantation
card-life_spell = Life Spell
card-life_cantrip = Life Cantrip
card-life_charm = Life Charm
card-life_incantation = Life Incantation
card-shaping_spell = Shaping Spell
card-shaping_cantrip = Shaping Cantrip
card-shaping_charm = Shaping Charm
card-shaping_incantation = Shaping Incantation
card-victory_spell = Victory Spell
card-victory_cantrip = Victory Cantrip
card-victory_charm = Victory Charm
card-victory_incantation = Victory Incantation
card-goblin = Scavenging Goblin
card-strong_goblin = Strong Scavenging Goblin
card-mighty_goblin = Mighty Scavenging Goblin
card-hag = Witching Hag
card-strong_hag = Strong Witching Hag
card-mighty_hag = Mighty Witching Hag
card-spirit = Ghostly Spirit
card-strong_spirit = Strong Ghostly Spirit
card-mighty_spirit = Mighty Ghostly Spirit
card-devotee = Devotee of the Holy Query
card-strong_devotee = Strong Devotee of the Holy Query
card-mighty_devotee = Mighty Devotee of the Holy Query
card-ooze = Primordial Ooze
card-strong_ooze = Strong Primordial Ooze
card-mighty_ooze = Mighty Primordial Ooze
card-warrior = Warrior of the Quay
card-strong_warrior = Strong Warrior of the Quay
card-mighty_warrior = Mighty Warrior of the Quay
card-dragon = Quake Dragon
card-strong_dragon = Strong Quake Dragon
card-mighty_dragon = Mighty Quake Dragon
card-deathdealer = Deathdealer
card-strong_deathdealer = Strong Deathdealer
card-mighty_deathdealer = Mighty Deathdealer
card-wizard = Questing Wizard
card-strong_wizard = Strong Questing Wizard
card-mighty_wizard = Mighty Questing Wizard
card-defender = Defender of the Pale
card-strong_defender = Strong Defender of the Pale
card-mighty_defender = Mighty Defender of the Pale
card-discriminating_spell = Discriminating Spell
card-discriminating_cantrip = Discriminating Cantrip
card-discriminating_charm = Discriminating Charm
card-discriminating_incantation = Discriminating Incantation
card-oblation_spell = Oblation Spell
card-oblation_cantrip = Oblation Cantrip
card-oblation_charm = Oblation Charm
card-oblation_incantation = Oblation Incantation
card-imp = Mischievous Imp
card-strong_imp = Strong Mischievous Imp
card-mighty_imp = Mighty Mischievous Imp
card-gnome = Gnome Barbarian
card-strong_gnome = Strong Gnome Barbarian
card-mighty_gnome = Mighty Gnome Barbarian
card-doll = Voodoo Doll
card-strong_doll = Strong Voodoo Doll
card-mighty_doll = Mighty Voodoo Doll
card-troll = Troll Behemoth
card-strong_troll = Strong Troll Behemoth
card-mighty_troll = Mighty Troll Behemoth
card-lord = Lord of the Quarry
card-strong_lord = Strong Lord of the Quarry
card-mighty_lord = Mighty Lord of the Quarry
card-seraph = Heavenly Seraph
card-strong_seraph = Strong Heavenly Seraph
card-mighty_seraph = Mighty Heavenly Seraph

effect-quiddity = Rien que de la quiddité.
effect-assistant = ✶ Immédiat : quand vous relancez ce dé, vous pouvez relancer avec lui un autre dé de votre Réserve active.
effect-portal = Immédiat : ses faces de pioche amènent d’autres dés.
effect-death_spell = Détruisez une créature de défense 6 ou moins de chaque rival.
effect-death_cantrip = ✶ Vos créatures ont +2 en attaque ce tour-ci. ✶✶ +3 à la place.
effect-death_charm = Attacher. ✶ La créature a +3 en attaque et +3 en défense. ✶✶ +5 et +5 à la place.
effect-death_incantation = ✶ Détruisez une créature de niveau 2 ou moins. ✶✶ De n’importe quel niveau.
effect-growth_spell = Immédiat : gagnez 2 de quiddité, puis piochez et lancez un dé.
effect-growth_cantrip = Immédiat : gagnez 2 de quiddité et capturez un dé de plus ce tour-ci.
effect-growth_charm = Gagnez 3 de quiddité.
effect-growth_incantation = Immédiat : gagnez 2 de quiddité et relancez jusqu’à deux autres dés de votre Réserve active.
effect-life_spell = Réaction : vos créatures ont +4 en défense ce tour-ci.
effect-life_cantrip = Attacher : la créature a +4 en défense.
effect-life_charm = Réaction : jusqu’à la fin du tour, vos créatures détruites vont dans votre Réserve active.
effect-life_incantation = Réaction : une créature attaquante a une attaque de 0 ce tour-ci, contre tous.
effect-shaping_spell = Détruisez un sort, attaché ou non, dans la Zone prête de n’importe qui.
effect-shaping_cantrip = Réaction : une de vos créatures qui vient d’être détruite revient sur la même face.
effect-shaping_charm = Tournez chacune de vos créatures un niveau plus haut, si son dé a une telle face.
effect-shaping_incantation = Attacher : quand la créature marque, vous pouvez écrémer un dé de votre Pile usée et en prendre gratis un qui coûte jusqu’à 3 de plus.
effect-victory_spell = Après votre attaque : 1 de gloire par rival qui y a perdu une créature.
effect-victory_cantrip = Attacher : la créature marque 2 de gloire en plus.
effect-victory_charm = Si deux de vos créatures ou plus ont marqué ce tour-ci : 1 de gloire pour chacune.
effect-victory_incantation = Gagnez 3 de gloire.
effect-goblin = ✶ Quand il est invoqué : gagnez 1 de quiddité.
effect-strong_goblin = ✶ +1 en défense pour chacune de vos autres créatures.
effect-mighty_goblin = ✶ Quand il est détruit : piochez 2 dés vers votre Réserve active.
effect-hag = Gagnez 1 de quiddité par créature que vous détruisez.
effect-strong_hag = Quand elle marque : vous pouvez déplacer un autre dé créature de votre Pile usée à votre Réserve active.
effect-mighty_hag = Chaque créature qui vous attaque compte pour 3 en attaque au plus.
effect-spirit = Quand il est détruit : vous pouvez écrémer un dé Quiddité de base de votre Pile usée pour le faire revenir.
effect-strong_spirit = Quand il est détruit : il va dans votre Réserve active.
effect-mighty_spirit = Quand il est détruit : mettez-le de côté. Quand vous détruirez une créature, lancez-le : sur une face créature il entre gratis dans votre Zone prête, sinon il est usé.
effect-devotee = ✶ +2 en défense.
effect-strong_devotee = ✶ Quand il marque : vous pouvez prendre gratis un dé sort coûtant 4 ou moins et le mettre dans votre sac.
effect-mighty_devotee = ✶ +3 en défense ; en attaque, il annule les sorts attachés aux défenseurs ; les sorts rivaux ne peuvent pas le viser.
effect-ooze = « ? » est le nombre de dés Quiddité de base dans votre Pile usée et votre Réserve active. Sans aucun en jeu, il est détruit.
effect-strong_ooze = Il copie une créature rivale ; sans rien à copier il est 0/5. Une fois par tour de chaque joueur, il peut changer de copie.
effect-mighty_ooze = « ? » est le nombre de créatures dans toutes les Zones prêtes.
effect-warrior = +3 en attaque contre un rival qui a exactement une créature.
effect-strong_warrior = Vos autres créatures ont +1 en attaque et +1 en défense.
effect-mighty_warrior = Quand il est invoqué : tous les Warriors of the Quay rivaux sont détruits. On n’en invoque qu’un par tour.
effect-dragon = Sans éclat : quand il attaque, chaque créature rivale de niveau 1 est détruite avant toute défense.
effect-strong_dragon = Sans éclat : les créatures de niveau 2 ou moins ne comptent pas dans les attaques contre vous.
effect-mighty_dragon = ✶ +1 en défense. ✶✶ +2 en défense, et 2 de gloire en plus quand il marque.
effect-deathdealer = Quand il marque : vous pouvez l’échanger contre un dé de la Pile usée d’un rival.
effect-strong_deathdealer = Quand vous détruisez une créature, il marque aussitôt ; votre total d’attaque reste.
effect-mighty_deathdealer = La première fois qu’un rival perd une créature dans votre attaque, ajoutez l’attaque du Deathdealer à ce qui reste contre lui.
effect-wizard = ✶ Immédiat : au lieu de sa quiddité, piochez et lancez un dé et relancez le Wizard. ✶✶ +1 en défense, et 1 de gloire en plus quand il marque.
effect-strong_wizard = Sans éclat, quand il marque : vous pouvez écrémer des dés sort de votre Réserve active ou Zone prête, même attachés, pour 1 de gloire chacun.
effect-mighty_wizard = Sans éclat, quand il marque : ce tour-ci les dés vous coûtent 2 de moins et vous pouvez en capturer un de plus. ✶ Immédiat : au lieu de sa quiddité, piochez et lancez 2 dés.
effect-defender = ✶ ou ✶✶ Quand il marque : 1 de gloire en plus par autre créature qui marque avec lui.
effect-strong_defender = ✶ Quand il marque : piochez un dé vers votre Réserve active. ✶✶ Piochez-en deux.
effect-mighty_defender = ✶ Chaque créature coûte à vos rivaux 1 de plus à invoquer. ✶✶ 2 de plus.
effect-discriminating_spell = Écrémez un dé de votre Pile usée.
effect-discriminating_cantrip = Chaque rival écrème le dé le plus cher de sa Pile usée.
effect-discriminating_charm = Gagnez à nouveau la gloire de chacune de vos créatures qui a marqué ce tour-ci et dont la carte coûte 3 ou moins.
effect-discriminating_incantation = Réaction : détruisez une créature attaquante de niveau 1, avant toute défense.
effect-oblation_spell = Attacher : quand la créature est détruite, gagnez 1 de gloire.
effect-oblation_cantrip = Détruisez une de vos créatures : gagnez 2 de quiddité par niveau.
effect-oblation_charm = Attacher : quand la créature marque, vous pouvez prendre gratis un dé sort et le mettre dans votre Pile usée.
effect-oblation_incantation = Réaction : quand une de vos créatures vient d’être détruite, gagnez 1 de gloire.
effect-imp = ✶ Quand il est invoqué : gagnez 1 de quiddité. ✶✶ Gagnez-en 2.
effect-strong_imp = ✶ Quand il est invoqué : piochez et lancez un dé. ✶✶ Deux dés.
effect-mighty_imp = ✶ Quand il marque : piochez un dé vers votre Réserve active. ✶✶ Deux dés.
effect-gnome = ✶ Immunisé.
effect-strong_gnome = ✶ Quand vous le choisissez comme défenseur : détruisez une créature attaquante ; le total d’attaque reste.
effect-mighty_gnome = ✶ Immunisé, et +2 en défense.
effect-doll = En attaque : un défenseur qui subit le moindre dégât est détruit.
effect-strong_doll = En attaque : un défenseur qui subit le moindre dégât est détruit. ✶ Quand elle est invoquée : prenez un Assistant des Contrées, s’il y en a un.
effect-mighty_doll = En attaque : un défenseur qui subit le moindre dégât est détruit. ✶ Quand elle est invoquée : lancez dans votre Réserve active toutes vos Voodoo Dolls dépensées et usées.
effect-troll = ✶ Immédiat : vous pouvez relancer ce dé.
effect-strong_troll = Sans éclat : +1 en défense. ✶ Immédiat : vous pouvez relancer ce dé.
effect-mighty_troll = Sans éclat : +2 en attaque. ✶ Immédiat : vous pouvez relancer ce dé.
effect-lord = Quand il marque : vous pouvez capturer un dé de plus ce tour-ci.
effect-strong_lord = Les dés vous coûtent 1 de moins. ✶ Quand il est invoqué : une capture de plus ce tour-ci.
effect-mighty_lord = Quand il marque : vous pouvez prendre gratis un dé coûtant 4 ou moins et le mettre dans votre Pile usée.
effect-seraph = Immunisé.
effect-strong_seraph = Vos autres créatures ont +1 en défense.
effect-mighty_seraph = Immunisé. ✶ 1 de gloire en plus quand il marque.

## The dice

die-quiddity = Quiddité de base
die-assistant = Assistant
die-portal = Portail
die-death = Death
die-growth = Growth
die-life = Life
die-shaping = Shaping
die-victory = Victory
die-goblin = Scavenging Goblin
die-hag = Witching Hag
die-spirit = Ghostly Spirit
die-devotee = Devotee of the Holy Query
die-ooze = Primordial Ooze
die-warrior = Warrior of the Quay
die-dragon = Quake Dragon
die-deathdealer = Deathdealer
die-wizard = Questing Wizard
die-defender = Defender of the Pale
die-discriminating = Discriminating
die-oblation = Oblation
die-imp = Mischievous Imp
die-gnome = Gnome Barbarian
die-doll = Voodoo Doll
die-troll = Troll Behemoth
die-lord = Lord of the Quarry
die-seraph = Heavenly Seraph

## What a player may do

move-roll = Lancer les dés
move-use = Utiliser { $die }
move-use-with = Utiliser { $die } en relançant aussi { $other }
move-use-two = Utiliser { $die } en relançant { $other } et { $third }
move-pass = C’est tout
move-spend = Dépenser { $die }
move-spend-all = Dépenser toute la quiddité
move-summon = Invoquer { $die }
move-cast = Lancer { $die }
move-cast-on = Lancer { $die } sur { $target } { DE($seat) }
move-cast-of = Lancer { $die } sur { $other }, attaché à { $target } { DE($seat) }
move-copy = { $creature } copie { $target } { DE($seat) }
move-attack = Attaquer
move-capture = Capturer { $class }
move-end = Terminer
move-react = Réagir avec { $die }
move-react-on = Réagir avec { $die } sur { $target } { DE($seat) }
move-defend = Défendre avec { $creature }
move-return = Faire revenir { $creature }
move-choose = Choisir { $target } { DE($seat) }
move-choose-class = Choisir { $class }
move-choose-face = Le tourner sur { $die }
move-claim = Écrémer { $creature } pour sa gloire
move-fetch = Reprendre { $class } de votre Pile usée
move-trade = Échanger contre { $class } { DE($seat) }
move-gain = Prendre { $class } gratis ({ $by })
move-swap = Écrémer { $class }, prendre { $by } gratis
move-offer = Écrémer { $die } pour la gloire
move-cull = Écrémer { $class }
move-discard = Défausser { $die }

## What a player is asked

ask-claim = Vos créatures marquent : lesquelles écrémez-vous pour leur gloire ?
ask-ability = Vos créatures ont marqué : lesquelles de leurs capacités utilisez-vous ?
ask-cull = Quel dé de votre Pile usée écrémez-vous ? Ce n’est pas obligatoire.
ask-immediate = Quel effet immédiat utilisez-vous ? Maintenant ou jamais.
ask-ready = Dépensez des dés, invoquez des créatures, lancez des sorts ; puis attaquez.
ask-protect = On vous attaque : réagissez-vous avant de choisir un défenseur ?
ask-defend = Quelle créature envoyez-vous défendre ?
ask-choose = Vous devez choisir.
ask-rescue = Votre créature vient d’être détruite : que faites-vous ?
ask-capture = Capturez un dé des Contrées, si vous voulez.
ask-keep = Quels sorts défaussez-vous ? Les autres restent prêts.

wait-reveal = On dispose les Contrées.
wait-start = On tire au sort qui commence.
wait-claim = { $names } choisit les créatures à écrémer pour la gloire.
wait-ability = { $names } peut utiliser les capacités des créatures qui ont marqué.
wait-cull = { $names } peut écrémer des dés.
wait-draw = On pioche des dés.
wait-roll = On lance les dés.
wait-immediate = { $names } peut utiliser des effets immédiats.
wait-ready = { $names } invoque des créatures et lance des sorts.
wait-protect = { $names } peut réagir à l’attaque.
wait-defend = { $names } choisit un défenseur.
wait-choose = { $names } doit choisir.
wait-rescue = { $names } peut sauver une créature.
wait-capture = { $names } peut capturer un dé.
wait-keep = { $names } choisit les sorts à garder.
wait-over = La partie est finie.

## What happens

event-wilds = { $card } rejoint les Contrées.
event-box = { $card } retourne dans la boîte : sa classe est déjà là.
event-start = { $seat } commence.
event-score = { $creature } { DE($seat) } marque { $number }.
event-glory = { $seat } gagne { $number } de gloire.
event-cull = { $seat } écrème { $class } : le dé retourne dans les Contrées.
event-fetch = { $seat } déplace { $class } de la Pile usée à la Réserve active.
event-trade = { $seat } échange la créature qui a marqué contre { $class } { DE($rival) }.
event-gain = { $seat } prend { $class } avec { $by }.
event-swap = { $seat } donne { $class } pour { $by }.
event-offer = { $seat } écrème { $die } pour la gloire.
event-gains = { $seat } reçoit { $class } des Contrées, gratis.
event-refill = { $seat } remplit son sac avec la Pile usée.
event-draw = { $seat } pioche { $class }.
event-roll = { $seat } lance { $die }.
event-use = { $seat } utilise { $die }.
event-use-with = { $seat } utilise { $die } et relance aussi { $other }.
event-use-two = { $seat } utilise { $die } et relance { $other } et { $third }.
event-ready = { $seat } prépare { $die }.
event-spend = { $seat } dépense { $die }.
event-summon = { $seat } invoque { $die }.
event-cast = { $seat } lance { $die }.
event-cast-on = { $seat } lance { $die } sur { $target } { DE($rival) }.
event-cast-of = { $seat } lance { $die } sur { $other }, attaché à { $target } { DE($rival) }.
event-react = { $seat } réagit avec { $die }.
event-react-on = { $seat } réagit avec { $die } sur { $target } { DE($rival) }.
event-returns = { $seat } paie pour faire revenir { $creature }.
event-attack = { $seat } attaque { $rival } pour { $number }.
event-defend = { $seat } défend avec { $creature }.
event-survive = { $creature } { DE($seat) } survit.
event-destroy = Destruction : { $seat } perd { $creature }.
event-return = { $creature } { DE($seat) } est de retour.
event-copy = { $seat } a maintenant { $creature }.
event-capture = { $seat } capture { $class }.
event-discard = { $seat } défausse { $class }.
event-end = { $seat } termine son tour.
event-win = { $seat } gagne la partie !

## What the table shows

as-copy = en
table-turn = Tour { DE($name) }
table-target = Gloire pour gagner : { $number }
table-to-spend = Quiddité { $number }
table-captures = Captures { $number }
table-wilds = Les Contrées
table-card = carte
table-cost = coût
table-glory = gloire
table-dice = dés
table-faces = faces
table-does = ce que ça fait
zone-bag = Sac
zone-active = Réserve active
zone-ready = Zone prête
zone-spent = Pile dépensée
zone-used = Pile usée
zone-aside = De côté
zone-attack = fait face à une attaque de { $number }
zone-safe = à l’abri
zone-done = laissé
summary = Gloire finale : { $list }.

## What can be chosen before a game

option-advanced_capture = combien de dés vous pouvez capturer à votre tour
option-cull_to_score = quelles créatures donnent leur gloire
option-sets = les boîtes dont on mélange les cartes pour les Contrées
option-sets-base-quarmageddon = le jeu de base et Quarmageddon
option-sets-base = le jeu de base seul
option-wilds = cartes choisies pour les Contrées ; les autres sont tirées
refused-wilds = Les Contrées ne peuvent se composer ainsi : au plus 7 créatures et 3 sorts, une carte par classe.
pick-creatures = Créatures : { $number } au plus, une par classe
pick-spells = Sorts : { $number } au plus, un par classe
pick-count = sur { $number } choisis

## The page: names in one word, and which card of its class it is

short-quiddity = Quiddité
short-assistant = Assis­tant
short-portal = Portail
short-death = Death
short-growth = Growth
short-life = Life
short-shaping = Shaping
short-victory = Victory
short-goblin = Goblin
short-hag = Hag
short-spirit = Spirit
short-devotee = Devotee
short-ooze = Ooze
short-warrior = Warrior
short-dragon = Dragon
short-deathdealer = Death­dealer
short-wizard = Wizard
short-defender = Defender
short-discriminating = Discrimi­nating
short-oblation = Oblation
short-imp = Imp
short-gnome = Gnome
short-doll = Doll
short-troll = Troll
short-lord = Lord
short-seraph = Seraph
variant-strong = Strong
variant-mighty = Mighty
variant-spell = Spell
variant-cantrip = Cantrip
variant-charm = Charm
variant-incantation = Incan­tation
title-short = Quarriors!
pitch = Achetez des monstres, secouez le sac, et gardez-les en vie jusqu’à votre prochain tour.
pitch-length = 40 minutes, un sac plein de dés

## The page: where the turn stands

phases = Les cinq phases du tour
phase-score = points
phase-ready = lancer, préparer
phase-attack = attaque
phase-capture = capture
phase-end = fin
table-title = La table

## The page: zones

zones-title = Vos dés
word-bag = sac
word-ready = prêts
word-spent = dépensés
word-used = usés
word-purse = quiddité
zone-owned = Tous les dés de ce joueur
collection-of = Les dés { DE($name) }
bag-now = Dans le sac : { $number }. On peut les compter, pas les regarder.
pile-none = Rien.
quiddity-why = La quiddité paie les créatures et les captures. Ce qui reste à la fin du tour est perdu.
quiddity-now = Vous en avez { $number }, et { $more } de plus sur les dés du plateau. Captures restantes : { $captures }.
die-now = attaque { $attack }, défense { $defence }
face-level = niveau { $number }
face-sized = attaque et défense selon sa carte
face-or = { $one } ou { $other }
face-bursts = { $number ->
    [one] un éclat
   *[other] { $number } éclats
 }
changed = Sur sa face : { $size }. { $causes }.
changed-attack = { $number } en attaque ({ $name })
changed-defence = { $number } en défense ({ $name })
changed-spell = sorts de ce tour
changed-own = sa propre carte
mark-safe = à l’abri
mark-zeroed = sans attaque
ready-none = personne
troop-none = aucune créature
troop-yours = Vos créatures
troop-of = La Zone prête { DE($name) }
attack-left = attaque restante : { $number }
fallen-list = À peine détruite

## The page: rivals, glory and the Wilds

seat-glory = Gloire { $number } sur { $target }
seat-bag = Dés dans le sac : { $number }
seat-used = Dés dans la Pile usée : { $number }
seat-spent = Dés dans la Pile dépensée : { $number }
seat-choosing = choisit
you-word = Vous
glory-to = Gloire jusqu’à { $number }
empty-cards = Cartes vides : { $number } sur { $most }
goal-of = sur { $number }
goal-why = de gloire pour gagner
legend-open = Ce que veulent dire les signes des dés
wilds-near = Cartes créature vides : { $empty } sur { $of }. { $number ->
    [one] Une capture de plus peut
   *[other] { $number } captures de plus peuvent
 } finir la partie.
wild-now = Dés restants : { $dice }. Coût actuel : { $cost }.
wild-dice = dés : { $number }
reach-now = payable
reach-could = dépensez
wild-empty = vide
capture-label = Capturer { $name }
pays = { $number ->
    [one] dépense un dé
   *[other] dépense { $number } dés
 }, il reste { $left }
capture-why = coûte { $cost }, reste { $left }
offers-title = Vous pouvez payer : { $number }
offers-how = touchez une carte : elle est à vous
offers-none = Vous ne pouvez rien payer pour l’instant.
offers-done = Plus rien à capturer ce tour-ci.
others-title = Pas maintenant : { $number }
others-how = touchez pour lire
offer-do = Capturer
offer-left = il reste ◆{ $number }
lacks = il manque { $number }
no-captures = plus de capture

## The page: the tray

tray-yours = Votre plateau
tray-of = Le plateau { DE($name) }
tray-empty = Le plateau
tray-none-yours = Plus de dés sur votre plateau.
tray-none = Aucun dé sur le plateau { DE($name) }.
prompt-roll = À vous : lancez vos dés
prompt-roll-why = D’ici là, personne ne voit leurs faces. Au bout de 15 secondes, ils roulent tout seuls.
roll-now = Lancer les dés : { $number }
roll-now-why = c’est votre main qui lance
is-unrolled = pas lancé
is-worth = quiddité { $number }
is-creature = invoquer pour { $number }
is-short = coûte { $number }, manque { $short }
is-late = trop tard pour invoquer
is-spell = un sort
is-done = laissé
is-blank = rien
can-draw = piocher { $number }
can-reroll = relancer
can-cast = lancer
can-later = maintenant ou jamais
can-along = ce dé, et d’autres
spend-why = +{ $number } : { $sum } de quiddité
summon-why = coûte { $number }, reste { $left }
use-why = les dés roulent : définitif

## The page: the battle, and what a choice comes to

battle-title = { $name } attaque
attacked-by = { $name } vous attaque
fallen-word = vient d’être détruite.
stand-falls = tombe, reste { $left }
stand-holds = tient : c’est fini
opt-claim = +{ $number } de gloire, aux Contrées
opt-choose = celle-ci
opt-free = gratuit
opt-cull = retour aux Contrées
opt-turn = monte d’un niveau
opt-fetch = sur votre plateau
opt-trade = contre celle qui a marqué
opt-offer = l’écrémer pour la gloire
opt-return = contre un dé Quiddité
opt-discard = vers la Pile usée
opt-copy = prend sa forme
opt-cast = le lancer
react-return = elle revient
react-glory = +{ $number } de gloire
react-active = vos pertes vont sur le plateau
react-defence = +{ $number } en défense pour toutes
react-other = attaque sur { $name } { $before } → { $now }
react-attack = attaque { $before } → { $now }

## The page: what an attack would do

if-title = Si { $creatures } { $number ->
    [one] attaque
   *[other] attaquent
 }
if-nobody = Vous n’avez personne pour attaquer.
if-empty = { $name } n’a pas de créature.
if-zero = Attaque 0 : { $name } n’a pas à se défendre.
if-holds = { $name } peut tenir contre { $number }.
if-loses = { $name } perd { $creatures }.
if-chooses = { $name } choisit qui perdre, { $least } au moins et { $most } au plus : { $creatures }.
if-chooses-up-to = { $name } peut en perdre de { $least } à { $most } parmi { $creatures }.
if-unless = Sauf réaction.

## The page: buttons

confirm-none = Choisissez un dé
confirm-attack-why = définitif dès qu’un rival doit répondre
button-summon-all = Tout invoquer
button-attack = Attaquer : { $number }
button-attack-sure = { $number ->
    [one] une créature tombe
   *[other] { $number } créatures tombent
 }
button-attack-range = de { $least } à { $most } créatures tombent
button-attack-nobody = aucune perte forcée
button-no-attack = Continuer
button-no-attack-why = personne n’est touché ; puis capture
button-end = Finir le tour
button-end-why = la quiddité non dépensée est perdue
button-end-soon = tout seul dans { $number } s
button-end-keeps = vos sorts restent prêts
button-discard = Défausser des sorts…
button-discard-why = avant la fin du tour
button-keep = Garder les sorts
button-keep-why = ils restent prêts
button-pass = C’est tout
button-pass-why = rien ne vous oblige
pass-immediate = Continuer
pass-immediate-why = renonce aux effets immédiats
pass-protect = Encaisser
pass-protect-why = pas de réaction
pass-rescue = Laisser partir
pass-rescue-why = elle reste détruite
pass-cull = Ne plus écrémer
pass-cull-why = gardez tous vos dés
pass-and-roll = Tout garder et lancer
cull-and-roll = Écrémer { $name } et lancer
ways-title = Sorts : { $number }
ways-which = Que lancez-vous ?
way-cast = Lancer { $name }…
way-copy = { $name } copie…
way-use = { $name }, avec…

## The page: what you are asked

prompt-claim = Écrémer pour la gloire
prompt-claim-why = Une créature ne donne sa gloire que si elle retourne aux Contrées.
prompt-ability = Elles ont marqué. Et maintenant ?
prompt-ability-why = Utilisez ce qu’elles offrent, dans l’ordre voulu.
prompt-cull = Jeter un dé faible ?
prompt-cull-why = Un dé écrémé retourne aux Contrées. Écrémages restants : { $culls }.
prompt-immediate = Maintenant, ou jamais
prompt-immediate-why = Les effets immédiats valent juste après le lancer, un à la fois, dans l’ordre voulu.
prompt-ready = Qui invoquez-vous ?
prompt-ready-why = Dépensez, invoquez, lancez. Puis toutes vos créatures attaquent. Quiddité : { $quiddity }{ $more ->
    [0] .
   *[other] , et { $more } sur vos dés.
}
prompt-cast = Lancer un sort ?
prompt-cast-why = Ce que vous ne lancez pas reste prêt.
prompt-fight = Les envoyer à l’attaque ?
prompt-onward = Personne à invoquer
prompt-onward-why = Passez à la capture. Vous avez { $quiddity } de quiddité.
prompt-protect = Réagir avant le coup ?
prompt-protect-why = { $name } vous attaque pour { $number }. Les réactions comptent maintenant, avant la défense.
prompt-protect-others = { $name } attaque les autres. Vous pouvez réagir quand même.
prompt-copy = { $creature } change-t-il de forme ?
prompt-copy-why = { $name } attaque. Une fois par tour de chacun, il peut copier une autre créature avant la défense.
prompt-defend = Qui fait barrage ?
prompt-defend-why = Il reste { $number } d’attaque. Qui tombe en retire sa défense.
prompt-choose = Choisissez
prompt-choose-why = Il le faut.
prompt-form = De qui { $creature } prend-il la forme ?
prompt-form-why = Il vaut et agit comme la créature choisie.
prompt-victim = Qui le sort détruit-il ?
prompt-victim-why = Il détruit une créature de chaque rival : à vous de choisir.
prompt-lift = Sur quelle face se tourne-t-il ?
prompt-lift-why = Il monte d’un niveau, et son dé a plusieurs faces de ce niveau.
prompt-cull-own = Quel dé écrémez-vous ?
prompt-cull-own-why = Un dé de votre Pile usée retourne aux Contrées.
prompt-dearest = Lequel de ces dés perdez-vous ?
prompt-dearest-why = Un sort écrème le dé le plus cher de votre Pile usée ; ceux-ci coûtent autant.
prompt-gnome = Quel attaquant détruit-il ?
prompt-gnome-why = Votre défenseur en détruit un avant le coup. Le total de l’attaque reste.
prompt-rescue = Elle tombe. La sauver ?
prompt-rescue-why = C’est le moment, il n’y en aura pas d’autre.
prompt-capture = Que capturez-vous ?
prompt-capture-why = Vous avez { $quiddity } de quiddité{ $more ->
    [0] .
   *[other] , et { $more } sur vos dés.
} Captures restantes : { $captures }. Rien ne vous oblige.
prompt-captured = Votre capture est faite
prompt-captured-why = Plus rien à capturer. Le tour finit tout seul ; d’ici là vous pouvez revenir en arrière.
prompt-poor = Rien que vous puissiez payer
prompt-poor-why = Vous avez { $quiddity } de quiddité. Le tour finit tout seul.
prompt-keep = Garder vos sorts ?
prompt-keep-why = Ce que vous défaussez se repioche ; le reste demeure prêt.

## The page: the log

log-and = { $names } et { $last }
log-wilds = Les Contrées sont posées : { $cards }.
log-turn = Tour { $turn } · { $name }
log-draws = { $name } pioche { $number } dés : { $dice }.
log-rolls = { $name } lance { $number } dés : { $dice }.
log-readies = { $name } prépare { $number } sorts : { $dice }.
log-spends = { $name } dépense { $number } dés : { $dice }.
call-roll = Clac-clac !
call-attack = À l’assaut !
call-destroy = Pouf !
call-survive = Bong !
call-cast = Zzap !
call-react = Minute !
call-return = Tadam !

## The page: why a clause fired

here-printed = { $card } donne { $number } de gloire.
here-bonus = Plus { $number } par des capacités ou des sorts.
here-not-culled = { $name } garde ce dé, qui ne donne donc rien.
here-glory = { $name } : { $before } → { $now }.
here-cull = { $name } écrème un dé. Sur sa carte : { $number }.
here-cull-scored = Chaque créature qui a marqué permet à { $name } d’écrémer un dé. Sur sa carte maintenant : { $number }.
here-cull-claimed = { $name } a cédé le dé pour sa gloire. Sur sa carte maintenant : { $number }.
here-cull-dearest = C’était le dé le plus cher de la Pile usée { DE($name) }. Sur sa carte maintenant : { $number }.
here-refill = Le sac était vide : les dés usés y retournent ({ $number }).
here-level = Niveau { $level } : coûte { $number }, il reste { $left } de quiddité.
here-tax = Les créatures rivales la rendent plus chère de { $number }.
here-purse = Quiddité à dépenser : { $number }.
here-attack = { $parts } = { $number }.
here-left = { $name } vous attaque : reste { $number }.
here-survives = { $number } d’attaque, c’est moins que sa défense de { $defence } : la défense est finie.
here-falls = { $number } d’attaque contre sa défense de { $defence } : elle tombe, reste { $left }.
here-poison = { $number } seulement contre sa défense de { $defence }, mais l’attaque est empoisonnée : elle tombe et l’épuise. Reste { $left }.
here-breath = Un souffle l’a frappée avant toute défense.
here-reaction = Une réaction a frappé l’attaquant avant la défense : il ne compte plus.
here-gnome = La capacité d’un défenseur a frappé l’attaquant ; le total demeure.
here-spell = Un sort l’a détruite.
here-summoned = Une créature tout juste invoquée l’a détruite.
here-starved = Aucun dé Quiddité de base en jeu pour la nourrir.
here-to-used = Son dé va dans la Pile usée { DE($name) }.
here-to-active = Son dé va dans la Réserve active { DE($name) }.
here-to-aside = { $name } met son dé de côté.
here-capture = Coûte { $number }, il reste { $left } de quiddité. Le dé va dans la Pile usée.
here-empty = Cartes créature vides : { $number } sur { $most }.
here-target = Gloire : { $standing }.
here-empty-end = Quatre cartes créature sont vides. Gloire : { $standing }.
coming-score = Si elles survivent, les créatures { DE($name) } marquent { $number } à son prochain tour.

## The page: the end

over-title = { $names } { $number ->
    [one] gagne
   *[other] partagent la victoire
 }
over-target = L’objectif de gloire est atteint.
over-empty = Quatre cartes créature sont vides : qui a le plus de gloire gagne.
over-turns = Tours joués : { $number }.

## The page: what explains itself

reference = Sur les dés
symbol-gem = Dépensez-le pour tant de quiddité.
symbol-draw = Piochez et lancez, maintenant ou jamais.
symbol-reroll = Relancez-le, maintenant ou jamais.
symbol-burst = Active ce que dit la carte.
symbol-level = Son niveau : la quiddité qu’il faut pour l’invoquer.
symbol-attack = Ce qu’elle ajoute à l’attaque.
symbol-defence = Les dégâts qui la détruisent.
symbol-glory = Ce qu’elle donne si elle survit.
kind-cast = Se lance à votre tour
kind-attach = S’attache à une créature
kind-reaction = Réaction, au tour des rivaux
kind-immediate = Immédiat, juste après le lancer
source-rulebook = Tel qu’imprimé dans le livret.
source-public = De sources publiques.
source-house = Texte de Mischia : l’imprimé nous est inconnu.

## What can be chosen before a game, in two words

choice-advanced_capture = Captures
choice-advanced_capture-False = une par tour
choice-advanced_capture-True = une ou deux par tour
option-advanced_capture-False = Comme dans les règles de base.
option-advanced_capture-True = Les sacs grossissent plus vite.
choice-cull_to_score = Gloire
choice-cull_to_score-False = pour chaque survivante
choice-cull_to_score-True = seulement pour les dés cédés
option-cull_to_score-False = Qui marque peut aussi écrémer un dé.
option-cull_to_score-True = Une créature ne donne sa gloire que si elle retourne aux Contrées.
choice-sets = Boîtes
choice-sets-base-quarmageddon = les deux
choice-sets-base = le jeu de base
choice-wilds = Contrées

## En bref : six lignes de huit mots au plus, et les légendes de trois dessins

nutshell-aim = Atteignez en premier la gloire qui fait gagner : 20 à deux, 15 à trois, 12 à quatre.
nutshell-1 = Piochez six dés du sac et lancez-les.
nutshell-2 = Dépensez de la quiddité pour invoquer.
nutshell-3 = Toutes vos créatures attaquent tous les rivaux.
nutshell-4 = Capturez un nouveau dé dans les Contrées.
nutshell-5 = En vie à votre prochain tour : gloire !
nutshell-6 = Qui marque vous laisse écrémer un dé.
nutshell-picture-1 = La quiddité paie tout
nutshell-picture-2 = Attaque contre défense
nutshell-picture-3 = Qui survit donne sa gloire

## Mots du métier : chacun avec les formes sous lesquelles on le reconnaît, et ce qu'il veut dire

gloss-quiddity = quiddité
gloss-quiddity-means = Ce avec quoi tout se paie : invoquer des créatures, puis capturer des dés. Ce qu'il en reste à la fin du tour est perdu.
gloss-glory = gloire
gloss-glory-means = Les points de la partie. Une créature encore là quand votre tour commence donne ce que dit sa carte.
gloss-wilds = Contrées
gloss-wilds-means = Les cartes du milieu avec leurs dés, qui ne sont à personne tant qu'on ne les capture pas.
gloss-active = Réserve active
gloss-active-means = Les dés que vous avez lancés ce tour-ci et pas encore utilisés.
gloss-ready = Zone prête
gloss-ready-means = Où se tiennent vos créatures invoquées, et vos sorts tant que vous ne les lancez pas.
gloss-spent = Pile dépensée
gloss-spent-means = Où restent jusqu'à la fin du tour les dés que vous avez dépensés. On ne peut pas les piocher avant.
gloss-used = Pile usée
gloss-used-means = Où les dés attendent que votre sac soit vide. Alors ils y retournent tous.
gloss-spend = dépenser, dépense, dépensez
gloss-spend-means = Utiliser ce que montre un dé. Il donne sa quiddité ou son effet, et va à la Pile dépensée.
gloss-summon = invoquer, invoque, invoquez, invoqué, invoquée, invoquées
gloss-summon-means = Payer en quiddité le niveau d'une créature. Son dé passe dans votre Zone prête, et elle peut attaquer.
gloss-level = niveau, niveaux
gloss-level-means = Les points sur la face d'une créature : il faut autant de quiddité pour l'invoquer.
gloss-burst = éclat, éclats, ✶, ✶✶
gloss-burst-means = Une étoile sur la face d'un dé. Elle met en marche ce que la carte dit après le même ✶.
gloss-immediate = immédiat, immédiats, effet immédiat, effets immédiats
gloss-immediate-means = Vaut juste après le lancer, un à la fois, dans l'ordre voulu. Ce qui ne sert pas alors est perdu.
gloss-cast = lancer un sort: lancer un sort, lance des sorts, lancez un sort
gloss-cast-means = Utiliser un sort de votre Zone prête. Son dé est dépensé, sauf s'il est attaché.
gloss-attach = attacher, attaché, attachés, attachez
gloss-attach-means = Poser un sort à côté d'une de vos créatures : il agit tant qu'elle reste.
gloss-reaction = réaction, réactions, réagir, réagit
gloss-reaction-means = Un sort pour le tour d'un rival, jamais pour le vôtre : avant le coup, il peut affaiblir une attaque ou sauver quelqu'un.
gloss-attack = attaque, attaquent
gloss-attack-means = Toutes vos créatures ensemble, contre tous les rivaux qui ont des créatures : chacun affronte le total entier.
gloss-defence = défense
gloss-defence-means = Les dégâts qui détruisent une créature. Avec moins, elle survit et la défense est finie ; si elle tombe, sa défense se retire de l'attaque.
gloss-capture = capturer, capture, captures, capturez, capturé
gloss-capture-means = Acheter un dé des Contrées avec la quiddité qui vous reste, une fois par tour. Il va à votre Pile usée.
gloss-score = marquer, marque, marquent, marqué
gloss-score-means = Quand votre tour commence, chaque créature de votre Zone prête donne sa gloire, et son dé va à la Pile usée.
gloss-cull = écrémer, écrème, écrémez, écrémé, écrémages
gloss-cull-means = Remettre un de vos dés dans les Contrées. Avec moins de dés faibles, vous piochez plus souvent les forts.

## The lesson: what the coach says, at most 25 words at once

lesson-summon = Lancer, dépenser, invoquer
lesson-summon-roll = À chaque tour, six dés de votre sac. Les gemmes sont la quiddité : l'argent. Ce Goblin montre une créature à invoquer.
lesson-summon-spend = Le Goblin est de niveau 1 : c'est le prix de l'invocation. Dépensez le dé qui montre 1 de quiddité.
lesson-summon-goblin = C'est payé. Appelez maintenant le Goblin : touchez-le pour l'invoquer.
lesson-summon-attack = Si vous continuez ainsi, personne ne se bat pour vous, et personne ne marquera plus tard.
lesson-summon-done = Le Goblin est dans votre Zone prête. S'il vit jusqu'à votre prochain tour, il rapporte 2 de gloire.
lesson-attack = Tous contre tous
lesson-attack-go = Vos créatures attaquent toujours ensemble : Goblin 2 et Assistant 1 font 3. Bob a un Assistant. Attaquez !
lesson-attack-spend = La quiddité peut attendre : vos dés pourront encore être dépensés à la capture.
lesson-attack-done = Trois dégâts, et l'Assistant de Bob n'en supporte que 2 : il tombe, et ne lui rapportera rien.
lesson-capture = De meilleurs dés
lesson-capture-look = Après l'attaque, vous pouvez acheter un dé des Contrées. La gemme de la carte est son prix, l'étoile sa gloire.
lesson-capture-hag = Vous avez 5 de quiddité, qui ne se garde pas. La Hag coûte 5 et vaut 3 de gloire. Capturez-la !
lesson-capture-end = Rien ne vous oblige ; mais la quiddité ne se garde pas, et votre sac reste aussi faible.
lesson-capture-small = Le Goblin est moins cher, mais ce que vous ne dépensez pas est perdu.
lesson-capture-done = La Hag est dans votre Pile usée. Quand le sac est vide, cette pile le remplit, et elle peut être lancée.
lesson-defend = Qui fait barrage ?
lesson-defend-why = Bob attaque avec 3. Vous choisissez qui fait barrage. La Devotee supporte 4 : moins de dégâts ne lui font rien. Envoyez-la !
lesson-defend-goblin = Le Goblin ne supporte que 2 : il tombe, et le 1 qui reste passe à la suivante.
lesson-defend-done = Trois contre quatre : la Devotee vit, l'attaque est finie, et les deux peuvent marquer à votre tour.
lesson-score = La gloire
lesson-score-wait = Votre Hag a survécu au tour de Bob. Regardez ce qui arrive quand le vôtre commence.
lesson-score-cull = Trois de gloire ! Et une créature qui marque permet d'écrémer un dé. Débarrassez-vous d'un faible : Quiddité de base.
lesson-score-hag = La Hag retournerait aux Contrées, et il faudrait la racheter.
lesson-score-pass = Rien ne vous oblige ; mais un sac avec moins de dés faibles roule mieux.
lesson-score-done = Un sac plus petit et plus fort. Sept de gloire, et qui atteint le but en premier gagne.
lesson-win = La dernière gloire
lesson-win-defend = Vous avez 16 sur 20 ; la Hag vaut 3, l'Assistant 1. Bob attaque avec 4, elle supporte 5. Qu'elle fasse barrage !
lesson-win-assistant = L'Assistant supporte 2 et tombe. Ce qui reste de l'attaque passe à la Hag.
lesson-win-done = Les deux ont vécu, votre tour a commencé, ils ont marqué 4 : vingt de gloire. Vous gagnez !
