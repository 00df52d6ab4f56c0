title = Death Roads

## The aim, always in sight

aim-race = Qui est le plus en avant à la fin de l’événement { $events } gagne ; la dernière voiture à rouler aussi.
aim-race-stand = Vous êtes à la place { $place } sur { $of }.
aim-race-short = { $place ->
    [0] Le plus en avant après l’événement { $events }, ou seul en vie
   *[other] Le plus en avant après l’événement { $events } · vous : { $place }/{ $of }
 }
aim-race-last = Dernière manche : qui est le plus en avant à la fin gagne.
aim-race-last-short = { $place ->
    [0] Dernière manche : soyez le plus en avant
   *[other] Dernière manche : soyez le plus en avant · vous : { $place }/{ $of }
 }
aim-race-first = Le but : être le plus en avant à la fin de l’événement { $events }, ou la dernière voiture à rouler.
aim-coop = Détruisez tous les boss avant la fin de l’événement { $events } (restent : { $bosses }). Si l’un de vous est éliminé, tous perdent.
aim-coop-short = { $bosses ->
    [0] Détruisez les boss d’ici l’événement { $events }, sans perte
    [one] Détruisez le dernier boss d’ici l’événement { $events }
   *[other] Détruisez { $bosses } boss d’ici l’événement { $events }, sans perte
 }
aim-coop-last = Dernière manche : détruisez tous les boss avant la fin (restent : { $bosses }), sans perdre personne.
aim-coop-last-short = Dernière manche : les boss, maintenant
aim-coop-first = Le but : détruire tous les boss avant la fin de l’événement { $events }. Si l’un de vous est éliminé, tous perdent.
aim-solo = Détruisez tous les boss avant la fin de l’événement { $events } (restent : { $bosses }), et restez sur la route.
aim-solo-short = { $bosses ->
    [0] Détruisez les boss d’ici l’événement { $events }, survivez
    [one] Détruisez le dernier boss d’ici l’événement { $events }
   *[other] Détruisez { $bosses } boss d’ici l’événement { $events }, survivez
 }
aim-solo-last = Dernière manche : détruisez tous les boss avant la fin (restent : { $bosses }), et survivez.
aim-solo-last-short = Dernière manche : les boss, maintenant
aim-solo-first = Le but : détruire tous les boss avant la fin de l’événement { $events }, et rester sur la route.

## Ce qu’un joueur peut faire

move-take = Prendre { $item }
move-take-preset = Prendre l’ensemble { $preset }
move-take-pair = Prendre la paire { $pair }
move-deck = Prendre le { $deck }
move-place = Partir de { $cell }
move-place-bikes = Partir : Katana en { $cell }, Wakizashi en { $other }
move-keep = Garder toutes ses cartes
move-discard = Défausser { $item }
move-play = Jouer { $item }
move-play-with = Jouer { $item } avec { $bike }
move-pilot = Action du pilote, en défaussant { $item }
move-pilot-with = Action du pilote avec { $bike }, en défaussant { $item }
move-focus = Se concentrer : défausser { $item } et rien d’autre
move-pass = Passer : hors de cette manche
move-end = Finir le tour
move-stun-lose = Étourdissement : perdre 1 de maniabilité
move-stun-idle = Étourdissement : aucune action ce tour
move-burn = Brûler { $item }
move-veer = Embardée : retourner des cartes dérapage
move-veer-bike = Embardée avec { $bike }
move-go = Rouler { $direction }
move-push = Pousser { $direction }
move-aim = Viser { $tracks }
move-choose = Choisir { $number }
move-use = L’utiliser
move-skip = S’en passer
move-use-armour = Utiliser l’effet de l’armure
move-skip-armour = Ne pas utiliser l’effet de l’armure
move-ignore = Ignorer la carte dérapage
move-resolve = Subir la carte dérapage
move-bike = { $bike } prend la prochaine carte dérapage
move-return = Revenir en { $cell }
move-first = { $bike } d’abord
move-scrap = Retirer { $pair } du jeu
move-scrap-none = Ne rien retirer

## Ce qu’on demande à un joueur

ask-preset = Quel ensemble tout prêt prenez-vous ?
ask-vehicle = Quel véhicule prenez-vous ?
ask-pilot = Quel pilote prenez-vous ?
ask-deck = Avec quel paquet d’armes commencez-vous ?
ask-pair = Quelle paire d’armes prenez-vous ? Le reste du paquet va à gauche.
ask-place = D’où partez-vous ?
ask-prepare = Quelles cartes défaussez-vous avant de piocher ? Vous pouvez tout garder.
ask-status = Quel jeton malus réglez-vous, et comment ?
ask-act = Que faites-vous ?
ask-pass = Il ne reste qu’à passer.
ask-second = Vous pouvez ajouter l’autre sorte d’action, ou finir votre tour.
ask-move = Dans quelle direction ?
ask-push = Dans quelle direction poussez-vous la voiture tamponnée ?
ask-aim = Où visez-vous ?
ask-choose = Quel effet ?
ask-discard = Quelle carte défaussez-vous ?
ask-armour = Vous avez perdu de l’armure et repartez à neuf : utilisez-vous son effet ?
ask-skid = Ignorez-vous cette carte dérapage ?
ask-bike = Quelle moto prend la prochaine carte dérapage ?
ask-first = Quelle moto passe en premier ?
ask-return = Vous voilà loin derrière : où revenez-vous ?
ask-scrap = Vous continuez en solo : quelle paire d’armes retirez-vous du jeu ?

wait-deal = On pioche des cartes.
wait-preset = { $names } choisit un ensemble tout prêt.
wait-vehicle = { $names } choisit un véhicule.
wait-pilot = { $names } choisit un pilote.
wait-deck = { $names } choisit un paquet d’armes.
wait-pair = Reste à choisir une paire d’armes : { $names }.
wait-place = { $names } choisit d’où partir.
wait-prepare = Reste à choisir quoi défausser : { $names }.
wait-status = { $names } règle ses jetons malus.
wait-act = C’est à { $names } d’agir.
wait-second = { $names } peut ajouter une action.
wait-move = { $names } choisit une direction.
wait-push = { $names } choisit où pousser.
wait-aim = { $names } vise.
wait-choose = { $names } choisit un effet.
wait-discard = { $names } choisit quoi défausser.
wait-armour = { $names } a perdu de l’armure et peut utiliser son effet.
wait-skid = { $names } peut ignorer une carte dérapage.
wait-bike = { $names } choisit quelle moto prend une carte dérapage.
wait-first = { $names } choisit quelle moto passe en premier.
wait-return = { $names } choisit où revenir.
wait-scrap = { $names } peut retirer une paire d’armes.
wait-over = La course est finie.

## Ce qui se passe

event-first-chooser = { $seat } choisit en premier.
event-takes = { $seat } perd { $number } d’état.
event-takes-item = { $seat } prend { $item }.
event-takes-preset = { $seat } prend l’ensemble { $preset }.
event-takes-pair = { $seat } prend { $pair }.
event-takes-deck = { $seat } prend le { $deck }.
event-decks-move = Les paquets d’armes passent à gauche.
event-decks-formed = Cartes véhicule et armes sont mélangées : les pioches sont prêtes.
event-pilot-offered = { $item } est disponible.
event-placed = { $seat } part de { $cell }.
event-boss = Le boss { $seat } part de { $cell }.
event-drone = { $seat } part de { $cell }.
event-round = La manche { $number } commence.
event-initiative = L’ordre de jeu : { $seat }.
event-prepares = { $seat } a choisi quoi défausser.
event-keeps = { $seat } garde toutes ses cartes.
event-fills-hand = { $seat } pioche { $number ->
    [one] une carte
   *[other] { $number } cartes
 }.
event-draws-card = { $seat } pioche { $item }.
event-discards = { $seat } défausse { $item }.
event-reshuffles = { $seat } remélange sa défausse en une nouvelle pioche.
event-event = Événement de route : { $item }.
event-event-lane = Il frappera la voie { $number }.
event-event-replaced = { $item } ne peut pas être le dernier événement et est remplacé.
event-lane-removed = La voie { $number } n’existe plus : sa carte est retirée.
event-final-stretch = La Dernière Ligne droite : { $item }.
event-resolve = { $item } se produit.
event-left-cover = Le cache de gauche retire { $number ->
    [one] une voie
   *[other] { $number } voies
 }.
event-right-cover = Le cache de droite retire { $number ->
    [one] une voie
   *[other] { $number } voies
 }.
event-cover-ignored = La route ne peut pas rétrécir davantage : le cache est ignoré.
event-barrier = Une barrière est en { $cell }.
event-barriers-cleared = Les barrières sont retirées de la route.
event-refreshed = Tous les jetons de maniabilité reviennent au maximum.
event-turn = À { $seat } de jouer.
event-plays = { $seat } joue { $item }.
event-put-away = { $item } rejoint la défausse { DE($seat) }.
event-handling = { $seat } a { $number } de maniabilité.
event-uses-pilot = { $seat } utilise l’action du pilote.
event-focuses = { $seat } se concentre.
event-passes = { $seat } passe et sort de cette manche.
event-burns = { $seat } brûle { $item }.
event-stunned-handling = Étourdissement : { $seat } perd 1 de maniabilité.
event-stunned-idle = Étourdissement : aucune action pour { $seat } ce tour.
event-skids = { $seat } dérape !
event-skid-card = { $seat } retourne { $item }.
event-skids-away = Les cartes dérapage retournent dans leur paquet.
event-ignores = { $seat } l’ignore.
event-moves = { $seat } va en { $cell }.
event-bashes = { $seat } tamponne { $target } pour { $number }.
event-pushes = { $seat } pousse { $target } { $direction }.
event-hits-barrier = { $seat } heurte une barrière.
event-far-ahead = { $seat } est loin devant : dans les autres voies tout le monde recule.
event-far-behind = { $seat } reste loin derrière.
event-returns = { $seat } revient en { $cell }.
event-drifts = { $seat } recule sur la terre.
event-fires = { $seat } tire sur { $target }.
event-loses-armour = { $seat } perd l’armure { $armour } et repart à neuf.
event-uses-armour = { $seat } utilise l’effet de l’armure { $armour }.
event-trophy = { $seat } garde en trophée le jeton { $trophy } { DE($target) }.
event-gear = { $seat } : rapport { $number }.
event-repairs = { $seat } répare { $number }.
event-gets-status = { $seat } reçoit { $number } × { $status }.
event-sheds = { $seat } se débarrasse de { $number } × { $status }.
event-immune = Immunité ({ $status }) : { $seat }.
event-eliminated = Fin de course pour { $seat }.
event-scraps = { $seat } retire { $pair } du jeu.
event-scrapped-from = { $seat } en retire { $number } de la main, { $deck } de la pioche, { $discards } de la défausse.
event-game-over = La course est finie. Victoire : { $seat }.
event-ai-draws = { $seat } pioche { $item }.
event-draws-down = { $seat } pioche une carte qui reste cachée.
event-ai-reshuffled = Les cartes IA sont remélangées.
event-burned-ai = { $seat } brûle : seule l’action par défaut est possible.
event-boss-action = La carte appelle { $seat }, qui prend la main avec son action spéciale.
event-boss-unable = La carte appelle { $seat }, qui ne peut plus agir dans cette manche.
event-tries = { $seat } considère { $item }.
event-too-dear = { $seat } tomberait sous 1 de maniabilité : { $item } coûte trop cher.
event-no-target = { $seat } ne toucherait aucun joueur. Interdit : { $item }.
event-hurts-own = { $seat } ne blesserait que les siens. Interdit : { $item }.
event-weighs = { $seat } examine « { $way } » : dégâts { $number }, { $rows ->
    [1] une rangée gagnée
   *[other] { $rows } rangées gagnées
 }, à { $distance } du joueur le plus proche, { $dirt ->
    [0] sur l’asphalte
   *[other] sur la terre
 }, à { $middle } du milieu, dégâts à lui-même { $own }, coût { $cost }.
event-rules-out = { $seat } écarte « { $way } », qui nuit aux siens : dégâts { $number }, { $rows ->
    [1] une rangée gagnée
   *[other] { $rows } rangées gagnées
 }, à { $distance } du joueur le plus proche, { $dirt ->
    [0] sur l’asphalte
   *[other] sur la terre
 }, à { $middle } du milieu, dégâts à lui-même { $own }, coût { $cost }.
event-settles = { $seat } retient « { $way } » : dégâts { $number }, { $rows ->
    [1] une rangée gagnée
   *[other] { $rows } rangées gagnées
 }, à { $distance } du joueur le plus proche, { $dirt ->
    [0] sur l’asphalte
   *[other] sur la terre
 }, à { $middle } du milieu, dégâts à lui-même { $own }, coût { $cost }.
event-no-room = Il n’y a pas de place pour { $seat } à côté { DE($target) }.
event-acts = { $seat } agit.
event-releases = { $seat } lâche { $target } en { $cell }.
event-drones-strike = Les drones frappent chaque joueur pour { $number }.

## Mots

direction-forward = en avant
direction-back = en arrière
direction-left = à gauche
direction-right = à droite
aim-ahead = devant
aim-behind = derrière
aim-left = à gauche
aim-right = à droite
aim-ahead-left = devant à gauche
aim-ahead-right = devant à droite
aim-behind-left = derrière à gauche
aim-behind-right = derrière à droite
aim-far = { $side }, à { $number }
deck-f = paquet avant
deck-m = paquet central
deck-b = paquet arrière
preset-green = vert
preset-red = rouge
preset-yellow = jaune
preset-blue = bleu
preset-orange = orange
armour-green = verte
armour-yellow = jaune
armour-red = rouge
trophy-green = vert
trophy-yellow = jaune
trophy-red = rouge
trophy-initiative = initiative
status-stun = étourdissement
status-burn = brûlure
status-veer = embardée
seat-nothing = le vide
seat-nobody = personne
seat-heavy-drone = { item-heavy-drone }
seat-wasp-drone = { item-wasp-drone }
seat-lifter-drone = { item-lifter-drone }
seat-scout-drone = { item-scout-drone }
item-default-action = son action par défaut
way-as-printed = comme imprimé
way-go = { $way }
way-push = pousser { $way }
way-aim = viser { $way }
way-choose = option { $way }
way-use = utiliser le symbole encadré
way-skip = laisser le symbole encadré
way-then = { "" }, puis { "" }

## Ce que montre la table

table-round = Manche { $number }
table-left = { $number ->
    [0] dernier événement
    [one] encore un événement
   *[other] encore { $number } événements
 }
table-event = Événement : { $name }
table-lane = voie { $number }
table-final = Dernière Ligne droite : { $name }
table-order = Ordre : { $names }
table-ahead = Loin devant
table-behind = Loin derrière
table-hand = Votre main
table-hand-of = Main { DE($name) }
racer-out = hors jeu
racer-done = hors de cette manche
racer-condition = état
racer-handling = maniabilité
racer-gear = rapport
racer-armour = armure
racer-hand = main
racer-deck = pioche
racer-trophies = trophées
racer-boss = boss
racer-drone = drone
summary = { $rounds ->
    [one] Une manche a été courue
   *[other] { $rounds } manches ont été courues
 } ; à la fin, { $players ->
    [0] plus personne n’était en route
    [one] un joueur était encore en route
   *[other] { $players } joueurs étaient encore en route
 }.

## Ce qu’on peut choisir avant la partie

option-first_game = des ensembles tout prêts de véhicule, pilote et armes au lieu des sélections
option-ready_sets = ensembles tout prêts de véhicule, pilote et armes, contre les boss aussi
option-signature = armes signature : une carte forte pour chaque voiture qui perd son armure jaune
option-coop = tous les joueurs ensemble, ou un seul, contre des pilotes IA
option-bosses = combien de boss il y a en coopération
option-bosses-None = un par joueur
option-bosses-1 = un
option-bosses-2 = deux
option-bosses-3 = trois
option-bosses-4 = quatre
option-bosses-5 = cinq
option-bosses-6 = six
option-bosses-7 = sept
option-drones = combien de drones aident les boss
option-drones-0 = aucun
option-drones-1 = un
option-drones-2 = deux
option-drones-3 = trois
option-drones-4 = quatre
option-drone_armour = combien de jetons d’armure a chaque drone
option-drone_armour-0 = aucun
option-drone_armour-1 = un
option-drone_armour-2 = deux
option-drone_armour-3 = trois
option-first = le nom de qui choisit en premier ; sinon, il est tiré au sort

## Ce que contient la boîte : noms et effets

item-hot-rodent = Hot Rodent
item-little-monster = Little Monster
item-katana-wakizashi = Katana & Wakizashi
item-cobalt-coffin = Cobalt Coffin
item-tangerine-tantrum = Tangerine Tantrum
item-last-cab = Last Cab
item-hearse-code = Hearse Code
item-night-shift = Night Shift
item-steady-eddie = Steady Eddie
item-dusty-rose = Dusty Rose
item-bruno-bumper = Bruno Bumper
item-padded-paula = Padded Paula
item-comeback-carl = Comeback Carl
item-full-deck-faye = Full Deck Faye
item-asbestos-al = Asbestos Al
item-hard-head-hana = Hard-Head Hana
item-trophy-tess = Trophy Tess
item-clutch-kim = Clutch Kim
item-overload = Surcharge
item-tokio-drift = Tokio Drift
item-cheese-run = Course au fromage
item-squeeze-through = Trou de souris
item-gnaw = Grignotage
item-tail-whip = Coup de queue
item-scurry = Galopade
item-monster-stomp = Gros piétinement
item-big-wheels = Grosses roues
item-side-crush = Écrasement latéral
item-tantrum-brake = Frein capricieux
item-wind-up = Remontoir
item-playtime = Récréation
item-twin-throttle = Gaz jumelés
item-lane-split = Remontée de file
item-drawn-edge = Lame tirée
item-sheathe = Rengainer
item-slipstream-vow = Serment d’aspiration
item-cold-start = Départ à froid
item-procession = Cortège
item-blue-streak = Éclair bleu
item-lid-slam = Couvercle claqué
item-swing-wide = Virage large
item-pall-bearer = Croque-mort
item-last-rites = Derniers sacrements
item-zest = Zeste
item-peel-out = Pelure brûlée
item-juice = Jus
item-squeeze = Pressage
item-pulp-friction = Pulp Friction
item-pip-spit = Crache-pépins
item-slalom = Slalom
item-meter-running = Compteur lancé
item-yellow-light = Feu orange
item-short-cut = Raccourci
item-rush-hour = Heure de pointe
item-kerb-side = Le long du trottoir
item-no-tip = Pas de pourboire
item-door-prize = Coup de portière
item-off-duty = Hors service
item-final-drive = Dernier trajet
item-dead-weight = Poids mort
item-six-feet-forward = Six pieds devant
item-embalm = Embaumement
item-wake = Veillée
item-grave-shift = Rapport funèbre
item-lights-out = Extinction des feux
item-ghost-lane = Voie fantôme
item-midnight-run = Course de minuit
item-overtime = Heures supplémentaires
item-dead-calm = Calme plat
item-sideswipe = Accrochage
item-high-beams = Pleins phares
item-plasma-shot = Tir plasma
item-laser-shot = Tir laser
item-power-charge = Charge de puissance
item-laser-burst = Rafale laser
item-vehiculum-dentatis = Vehiculum Dentatis
item-grille-grinder = Broie-calandre
item-harpoon = Harpon
item-flame-lip = Lèvre de feu
item-stun-lance = Lance étourdissante
item-slingshot = Fronde
item-rocket-fury = Furie de roquettes
item-immortar = Immortier
item-starboard-volley = Salve tribord
item-warsaw = Warsaw
item-diagonal-shot = Tir diagonal
item-port-authority = Autorité bâbord
item-ring-of-nails = Anneau de clous
item-roof-gunner = Tireur sur le toit
item-thumper = Cogneur
item-scrap-cannon = Canon à ferraille
item-hook-back = Crochet arrière
item-spray-n-pray = Spray'n'Pray
item-oil-slick = Nappe d’huile
item-mine-layer = Pose-mines
item-exhaust-torch = Pot torche
item-rear-rail = Rail arrière
item-bumper-bomb = Pare-chocs bombe
item-chain-flail = Fléau à chaîne
item-smoke-screen = Écran de fumée
item-parting-gift = Cadeau d’adieu
item-nitro-blowout = Explosion de nitro
item-toy-box = Coffre à jouets
item-crossed-blades = Lames croisées
item-nail-in-the-lid = Clou dans le couvercle
item-citrus-storm = Tempête d’agrumes
item-full-fare = Plein tarif
item-grand-opening = Grande ouverture
item-blackout = Panne générale
item-slide-left = Glissade à gauche
item-slide-right = Glissade à droite
item-fall-back = Recul
item-spin-out = Tête-à-queue
item-clean-save = Rattrapage propre
item-pile-up = Carambolage
item-pothole-alley = Allée des nids-de-poule
item-oil-spill = Fuite d’huile
item-burning-wreck = Épave en feu
item-sniper-nest = Nid de tireurs
item-spike-strip = Herse
item-slow-convoy = Convoi lent
item-tollbooth = Péage
item-turbo-strip = Bande turbo
item-pit-crew = Équipe des stands
item-supply-drop = Ravitaillement
item-fresh-tarmac = Bitume frais
item-slipstream = Aspiration
item-road-works = Travaux
item-tank-trap = Piège antichar
item-narrow-bridge = Pont étroit
item-landslide = Éboulement
item-canyon = Canyon
item-sandstorm = Tempête de sable
item-speed-trap = Radar
item-rolling-start = Départ lancé
item-spotlight = Projecteur
item-vultures = Vautours
item-crosswind = Vent de travers
item-fireworks = Feux d’artifice
item-crowd-favourite = Chouchou du public
item-sudden-death = Mort subite
item-collapsing-road = Route qui s’effondre
item-minefield = Champ de mines
item-photo-finish = Photo-finish
item-firestorm = Tempête de feu
item-hunted-leader = Meneur traqué
item-berserker = Berserker
item-brutal = Brute
item-sharpshooter = Tireur d’élite
item-speed-freak = Fou de vitesse
item-getaway = Fuyard
item-firebug = Pyromane
item-floor-it = Pied au plancher
item-crush-them = Écrasez-les
item-open-fire = Feu à volonté
item-sweep-aside = Balayage
item-style-points = Points de style
item-dig-in = Tenez bon
item-lights-off = Phares éteints
item-heavy-drone = Drone lourd
item-wasp-drone = Drone guêpe
item-lifter-drone = Drone porteur
item-scout-drone = Drone éclaireur

pair-b01 = { item-hook-back } (B01)
pair-b02 = { item-spray-n-pray } (B02)
pair-b03 = { item-oil-slick } (B03)
pair-b04 = { item-mine-layer } (B04)
pair-b05 = { item-exhaust-torch } (B05)
pair-b06 = { item-rear-rail } (B06)
pair-b07 = { item-bumper-bomb } (B07)
pair-b08 = { item-chain-flail } (B08)
pair-b09 = { item-smoke-screen } (B09)
pair-b10 = { item-parting-gift } (B10)
pair-f01 = { item-plasma-shot } (F01)
pair-f02 = { item-laser-shot } (F02)
pair-f03 = { item-power-charge } (F03)
pair-f04 = { item-laser-burst } (F04)
pair-f05 = { item-vehiculum-dentatis } (F05)
pair-f06 = { item-grille-grinder } (F06)
pair-f07 = { item-harpoon } (F07)
pair-f08 = { item-flame-lip } (F08)
pair-f09 = { item-stun-lance } (F09)
pair-f10 = { item-slingshot } (F10)
pair-m01 = { item-rocket-fury } (M01)
pair-m02 = { item-immortar } (M02)
pair-m03 = { item-starboard-volley } (M03)
pair-m04 = { item-warsaw } (M04)
pair-m05 = { item-diagonal-shot } (M05)
pair-m06 = { item-port-authority } (M06)
pair-m07 = { item-ring-of-nails } (M07)
pair-m08 = { item-roof-gunner } (M08)
pair-m09 = { item-thumper } (M09)
pair-m10 = { item-scrap-cannon } (M10)


## Ce qui est imprimé sur les cartes et les fiches, composé à partir des données

text-nothing = rien
text-and = { "" } et { "" }
text-or = { "" } ou { "" }
text-then = , puis { "" }
text-semicolon = { "" } ; { "" }
text-same-way = dans le même sens
text-cost = Coût { $cost }.
text-row = Rapport { $gear }+ : { $effects }.
text-some-of = { $number } parmi : { $tracks }.
text-hit = Chaque voiture touchée { $effects }.
text-if-hit = Si vous touchez : { $effects }.
text-sheet = État { $condition }, maniabilité { $handling }, tamponnement { $bash }. Piste de dérapage : { $track }.
text-ignore-skid = Peut ignorer { $number } { $number ->
    [one] carte
   *[other] cartes
 } de chaque dérapage.
text-no-setback = Ne recule pas sur la terre.
text-bash = Tamponne pour { $number } de plus.
text-trophy-bash = Tamponne pour 1 de plus par trophée, au plus { $number }.
text-barrier-damage = Subit { $number } { $number ->
    [one] dégât
   *[other] dégâts
 } de moins des barrières.
text-far-behind-damage = Subit { $number } { $number ->
    [one] dégât
   *[other] dégâts
 } de moins en restant loin derrière.
text-hand-size = Pioche jusqu’à { $number } cartes.
text-immune = Ne reçoit jamais de jetons { $status }.
text-keeps-gear = Garde son rapport en dérapage.
text-pilot = Action pour { $cost } et une carte : { $effects }.
text-on-reveal = À la révélation : { $blocks }.
text-resolve = À la fin de la manche : { $blocks }.
text-every-round = À la fin de chaque manche : { $blocks }.
text-not-last = Jamais le dernier événement.
text-who = { $cars } { $effects }
text-cover = un cache retire une voie à { $side ->
    [left] gauche
   *[right] droite
 }
text-barrier = une barrière se pose en rangée { $rows } de la voie de l’événement
text-clear-barriers = toutes les barrières sont retirées
text-character = { $traits }. Par défaut ({ $cost }) : { $default }. Signature ({ $price }) : { $signature }.
text-boss = { $boss } comme boss ({ $cost }) : { $effects }.
text-any-ai = Toute IA ({ $cost }) : { $effects }.
text-drone-icon = Icône drone.
trait-aggressive = agressif
trait-runner = fonceur
trait-friendly-fire = tir allié
trait-reckless = casse-cou
who-all = chaque voiture
who-lane = chaque voiture dans la voie de l’événement
who-not-lane = chaque voiture hors de la voie de l’événement
who-beside-lane = chaque voiture dans une voie voisine
who-dirt = chaque voiture sur la terre
who-asphalt = chaque voiture sur l’asphalte
who-leaders = chaque voiture de la rangée de tête
who-last = chaque voiture de la dernière rangée
who-fast = chaque voiture en rapport 4 ou 5
who-slow = chaque voiture en rapport 1 ou 2
who-front-rows = chaque voiture des rangées 5 à 7
who-back-rows = chaque voiture des rangées 1 à 3
fx-move = { $who ->
    [car] est déplacée
   *[you] bougez
 } { $way } de { $number }
fx-move-any = { $who ->
    [car] est déplacée
   *[you] bougez
 } de { $number } dans n’importe quelle direction
fx-push = , en poussant { $way } { $who ->
    [car] qui elle tamponne
   *[you] qui vous tamponnez
 }
fx-damage = { $who ->
    [car] subit
   *[you] subissez
 } { $number } { $number ->
    [one] dégât
   *[other] dégâts
 }
fx-handling-up = { $who ->
    [car] regagne
   *[you] regagnez
 } { $number } de maniabilité
fx-handling-down = { $who ->
    [car] perd
   *[you] perdez
 } { $number } de maniabilité
fx-gear-up = { $who ->
    [car] monte
   *[you] montez
 } de { $number } { $number ->
    [one] rapport
   *[other] rapports
 }
fx-gear-down = { $who ->
    [car] descend
   *[you] descendez
 } de { $number } { $number ->
    [one] rapport
   *[other] rapports
 }
fx-status = { $who ->
    [car] reçoit
   *[you] recevez
 } { $number } { $number ->
    [one] jeton
   *[other] jetons
 } { $status }
fx-rid-all = { $who ->
    [car] défausse
   *[you] défaussez
 } tous les jetons malus
fx-rid = { $who ->
    [car] défausse
   *[you] défaussez
 } tous les jetons { $status }
fx-repair = { $who ->
    [car] répare
   *[you] réparez
 } { $number }
fx-draw = { $who ->
    [car] pioche
   *[you] piochez
 } { $number } { $number ->
    [one] carte
   *[other] cartes
 }
fx-discard = { $who ->
    [car] défausse
   *[you] défaussez
 } { $number } { $number ->
    [one] carte
   *[other] cartes
 }
fx-optional = { $effects }, si vous voulez
fx-adjacent = chaque voiture adjacente { $effects }
fx-otherwise = { $then }, sinon { $otherwise }
fx-shoot = tirez avec les armes
fx-signature = faites le coup signature
if-gear-min = en rapport { $number } ou plus,
if-gear-max = en rapport { $number } ou moins,
if-row-min = en rangée { $number } ou devant,
if-row-max = en rangée { $number } ou derrière,
if-dirt = { $number ->
    [0] hors des voies de terre,
   *[other] sur la terre,
 }
if-trophies-min = avec { $number ->
    [one] un trophée,
   *[other] { $number } trophées,
 }
if-has-status = { $number ->
    [0] sans jeton malus,
   *[other] avec un jeton malus,
 }
track-line = la première voiture ({ $cells })
track-one = la voiture ({ $cells })
track-all = chaque voiture ({ $cells })
reach-around = tout autour
reach-ahead = { $cells } devant
reach-behind = { $cells } derrière
reach-left = { $cells } à gauche
reach-right = { $cells } à droite

## Pourquoi une clause s’applique ici

here-ai = { $kind } : { $text } Armes : { $weapons }.
here-round = { $number ->
    [0] Il ne reste aucun événement face cachée : c’est la dernière manche.
    [one] Encore un événement à venir.
   *[other] Encore { $number } événements à venir.
 }
here-standing = D’abord le plus proche de la ligne Loin devant, puis le rapport le plus haut : { $racers }.
here-rank = { $name } en rangée { $row }, rapport { $gear }
here-drawn = Vos cartes : { $cards }.
here-lane = C’est la colonne { $column }. Là, maintenant : { $names }.
here-turn = { $name } a { $number } de maniabilité : le jeton est encore sur la piste.
here-must-skid = { $name } est à { $number } de maniabilité : sous 1, il n’y a que le dérapage.
here-tokens = { $number } × { $status }
here-has-tokens = D’abord les jetons malus : { $tokens }.
here-gear = En rapport { $gear } : les lignes jusqu’à lui comptent.
here-handling = Maniabilité { $before } → { $now }.
here-moves = { $before } → { $now }.
here-bash = { $target } occupe { $cell } : { $name } reste sur place et frappe.
here-harder = { $pilot } y ajoute { $number }.
here-condition = État { DE($name) } : { $before } → { $now }.
here-armour-goes = Sous 1 : l’armure { $armour } saute.
here-no-armour = Il ne reste aucune armure.
here-barrier = { $name } reste en { $cell } ; cela coûte aussi { $number } de maniabilité.
here-far-ahead = { $name } reste en { $cell }. Dans l’aspiration de cette voie : { $names }.
here-far-behind = { $name } est hors du plateau jusqu’à la fin de l’action, puis subit { $number } et revient.
here-drifts = { $cell } est de la terre.
here-armour = { $name } revient à l’état { $number } ; armures restantes : { $left }.
here-trophy = C’est le tour { DE($name) }.
here-shift = Rapport { $before } → { $now }.
here-status-stun = Au prochain tour, chacun coûte 1 de maniabilité, ou toutes les actions.
here-status-burn = Au prochain tour, chacun coûte une carte de la main.
here-status-veer = Au prochain tour, chacun fait retourner une carte dérapage.
here-stuns-void = La maniabilité était sous 1 avant les jetons malus : les étourdissements restent sans effet.
here-no-hand = La main est vide : il n’y a pas de carte à brûler.
here-veered = Une carte dérapage a été retournée pour chacun.
here-skid = { $name } est à { $handling } de maniabilité : jetons { $spaces ->
    [one] d’une case symbole
   *[other] de { $spaces } cases symbole
 } ; rapport { $cards }, donc { $cards ->
    [one] une carte
   *[other] { $cards } cartes
 } dérapage.
here-over-dr-44 = Il ne reste personne d’autre sur la route.
here-over-dr-173 = Il ne reste aucun boss.
here-over-dr-174 = Un joueur est éliminé : tous ont perdu.
here-over-dr-175 = Le dernier événement est passé : reste à savoir si un boss est encore en jeu.
here-tries = { $text } Coût { $cost } ; { $name } a { $number } de maniabilité.
here-too-dear = { $name } a { $number } de maniabilité et tomberait sous 1 ; { $kind } n’est pas casse-cou.
here-no-friendly-fire = { $kind } n’a pas le tir allié : rien qui blesserait une IA, elle-même comprise.
here-no-gain = { $kind } a le tir allié, mais il faut y gagner : des dégâts à un joueur, ou une rangée.
here-no-target = Armes : { $weapons }. Aucune voiture de joueur n’est à portée.
here-order-aggressive = { $kind } est agressif. Il regarde : dégâts, chemin vers le joueur le plus proche, terre, rangées, milieu, dégâts à lui-même, coût, le moins possible de symboles facultatifs.
here-order-runner = { $kind } est un fonceur. Il regarde : terre, rangées, dégâts, milieu, dégâts à lui-même, coût, le moins possible de symboles facultatifs.
here-decided = Ce qui a décidé : { $by }.
by-harm = le plus de dégâts
by-distance = le plus près du joueur
by-dirt = hors des voies de terre
by-rows = le plus de rangées
by-middle = le plus près du milieu
by-own = le moins de dégâts à lui-même
by-cost = le coût le plus bas
by-used = les symboles facultatifs ne servent que s’ils apportent davantage
by-first = tout est égal, donc la première dans l’ordre avant, gauche, droite, arrière
by-only = c’était la seule façon
here-way = À { $distance } du joueur le plus proche, { $dirt ->
    [0] sur l’asphalte
   *[other] sur la terre
 }, à { $middle } du milieu, dégâts à lui-même { $own }, coût { $cost }.
here-wrecks-itself = Il se détruirait lui-même, et ce n’est pas un gain.
here-boss-action = { $card } montre le symbole { DE($name) } : { $text }
here-boss-done = { $name } est hors de cette manche.
here-boss-low = { $name } est sous 1 de maniabilité.
here-ai-stun = Jetons étourdissement : { $number } ; maniabilité : { $handling }.
here-drones = Drones en jeu : { $number } ; aucun ne manque.
here-released = À côté { DE($name) }, aussi près d’un joueur que possible.
here-ai-passes = { $name } a { $number } de maniabilité.
log-way-weighs = { $name } examine « { $way } » : dégâts { $number }, { $rows ->
    [1] une rangée
   *[other] { $rows } rangées
 }.
log-way-rules-out = { $name } écarte « { $way } » : cela nuirait aux siens.
log-way-settles = { $name } retient « { $way } ».
log-not-too-dear = Trop cher : { $item }.
log-not-no-target = Aucun joueur à portée pour { $item }.
log-not-hurts-own = Seuls les siens en souffriraient : { $item }.
log-does = { $name } joue { $item } : « { $way } ».
log-offered = Pilotes proposés : { $pilots }.
call-bash = BAM ! { $number ->
    [0] { "" }
   *[other] −{ $number }
 }
call-barrier = CRAC ! { $number ->
    [0] { "" }
   *[other] −{ $number }
 }
call-takes = −{ $number }
call-skid = CRIIII !
call-fires = PAN !
call-ahead = VROUM !
call-out = BOUM !

## The page

pitch = Foncez, percutez, rechargez. Le dernier qui roule gagne.
pitch-length = 5 manches, ou tant que les roues tiennent
variant-first = Première course
variant-first-why = des ensembles tout prêts, voiture, pilote et armes : on roule tout de suite
variant-race = Course
variant-race-why = chacun choisit véhicule, pilote et armes
variant-team = Contre les boss, prêts à rouler
variant-team-why = ensembles tout prêts de voiture, pilote et armes, et un seul boss : ensemble ou seul
variant-easy = Contre les boss, facile
variant-easy-why = ensemble, ou seul, contre un boss
variant-normal = Contre les boss, normal
variant-normal-why = un boss et deux drones
variant-hard = Contre les boss, difficile
variant-hard-why = deux boss
choice-first_game = Première partie
choice-first_game-False = sélections
choice-first_game-True = ensembles prêts
option-first_game-False = chacun choisit véhicule, pilote et armes
option-first_game-True = chacun prend un ensemble tout prêt
choice-ready_sets = Ensembles tout prêts contre les boss
choice-ready_sets-False = sélections
choice-ready_sets-True = ensembles prêts
option-ready_sets-False = chacun choisit véhicule, pilote et armes
option-ready_sets-True = chacun prend un ensemble tout prêt
choice-signature = Armes signature
choice-signature-False = sans
choice-signature-True = avec
option-signature-False = la boîte telle quelle
option-signature-True = une carte forte de plus par voiture
refused-coop = La première partie est une course : elle ne se joue pas contre les boss.
refused-first = Personne de ce nom n'est assis ici pour choisir en premier.
refused-ready_sets = Cette option est pour la coopération. Une course a ses ensembles tout prêts par l’option Première partie.
refused-players = Quelqu'un est assis ici sous le nom d'un véhicule ou d'un drone.
choice-coop = Contre qui
choice-coop-False = les autres
choice-coop-True = les boss
option-coop-False = une course, chacun pour soi
option-coop-True = ensemble, ou seul, jusqu’au dernier boss
choice-bosses = Boss
choice-bosses-None = un chacun
choice-bosses-1 = 1
choice-bosses-2 = 2
choice-bosses-3 = 3
choice-bosses-4 = 4
choice-bosses-5 = 5
choice-bosses-6 = 6
choice-bosses-7 = 7
choice-drones = Drones
choice-drones-0 = aucun
choice-drones-1 = 1
choice-drones-2 = 2
choice-drones-3 = 3
choice-drones-4 = 4
choice-drone_armour = Armure des drones
choice-drone_armour-0 = aucune
choice-drone_armour-1 = 1
choice-drone_armour-2 = 2
choice-drone_armour-3 = 3
choice-first = Premier à choisir
table-title = La route
racers = Les autres sur la route
rounds-now = Manche { $round } sur { $rounds }
rounds-draft = Avant la course
order = Piste d’initiative
order-now = au volant maintenant
order-place = place { $number } de l’initiative
evt-title = Événement de route
evt-round = Manche { $number } · événement
evt-none = La route est libre, pour l’instant
evt-strikes = Voie { $number }.
evt-now-lane = Il frappe la voie { $number } à la fin de cette manche.
automa-why = Pourquoi a-t-il fait ça ?
automa-turn = Le dernier tour { DE($name) }
ai-boss-only = { $name } en boss
ai-any = toute IA
gauge-condition = état { $number } sur { $most }
gauge-armour-off = { $name } : perdue
racer-more = Tout sur { $name }
racer-cards = Cartes : { $hand } en main, { $deck } dans la pioche, { $discard } dans la défausse.
racer-weapons = Armes
racer-signature-ready = Arme signature, une fois l’armure jaune perdue
racer-signature-taken = Arme signature, prise
racer-discard = Défausse
dash = Votre tableau de bord
dash-handling = Maniabilité { $number } sur { $most }
dash-gear = Rapport { $number }
road-label = La route. { $where }
road-at = { $name } en { $cell }
road-barrier = Barrière en { $cell }
road-behind = Loin derrière −{ $number }
you-label = Vous
you-small = vous
now-car = { $name } : { $cell }, rapport { $gear }, état { $condition } sur { $most }, jetons d’armure { $armour }.
skid-cards = Cartes dérapage retournées
spots = Cases au choix
spot-place = Partir de { $cell }
spot-return = Revenir en { $cell }
ways = Ce qui peut se faire
uses = Quelles motos l’utilisent
picks = Cartes à défausser
mode-play = Jouer
mode-play-why = une carte
mode-pilot = Pilote
mode-pilot-why = { $number } + une carte
mode-focus = Se concentrer
mode-focus-why = en jeter une
mode-burn = Brûler
mode-burn-why = en jeter une
mode-discard = Défausser
mode-discard-why = en jeter une
button-pass = Passer
button-pass-why = hors de la manche
button-end = Finir le tour
button-end-why = ça suffira
button-skid = Déraper
closed-skid = maniabilité { $number }
button-keep = Tout garder
button-keep-why = { $number ->
    [0] sans piocher
    [one] et en piocher une
   *[other] et en piocher { $number }
 }
button-discard = Jeter les cochées
button-discard-why = puis piocher jusqu’à { $number }
button-place-bikes = Partir de là
confirm-none = Choisissez
confirm-cost = coûte { $number } de maniabilité
confirm-drop = défausse { $card }
confirm-way = { $card }, { $way }
also-pilot = pilote
also-card = carte
forecast = Prévision
forecast-hint = Choisissez une carte : ce qui s’ensuit se lit ici.
forecast-hint-draft = Choisissez : ce que vous prenez se lit ici, ses cartes sont dessous.
preview-handling = Maniabilité { $before } → { $after }.
estimate = Parties gagnées par les bots normaux : { $shares }.
estimate-one-boss = Parties gagnées par les bots normaux contre un seul boss : { $shares }.
estimate-players = { $players ->
    [1] seul : { $share } %
   *[other] à { $players } : { $share } %
 }
below-one = sous 1
preview-draws = { $number ->
    [one] pioche une carte
   *[other] pioche { $number } cartes
 }
preview-nothing = Rien ne se passe sur la route.
preview-unless = Sauf usage de l’armure perdue : { $names }.
preview-chance = Ce que font les cartes dérapage, le hasard le décide.
preview-other = Ensuite, quelqu’un d’autre choisit.
preview-skid = Sous 1 de maniabilité : vous dérapez à votre prochain tour.
preview-drift = Sur la terre, vous reculez de 1 après votre tour.
preview-or = ou
brief-hit = { $name } −{ $number }
brief-armour = { $name } −{ $number }, armure perdue
brief-out = { $name } : épave
brief-ahead = loin devant
brief-nobody = ne touche personne
brief-gear = rapport { $number }
brief-repair = +{ $number } d’état
brief-status = +{ $number } { $status }
brief-handling = maniabilité { $number }
brief-idle = aucune action
brief-chance = la carte décide
brief-nothing = aucun effet
brief-skid = puis dérapage
ask-title-card = { $card } : { $ask }
why-preset = Avec pilote, armes et sa propre case de départ.
why-vehicle = Ses cartes deviennent votre pioche. L’ordre des choix donne la première initiative.
why-pilot = Une capacité passive, et une action qui coûte une carte.
why-deck = Vous y choisissez en premier ; puis il part à gauche.
why-pair = Vous prenez les deux cartes. Tout le monde choisit en même temps.
why-place = Touchez une case libre du départ.
why-prepare = Cochez ce que vous ne voulez pas. On voit les défausses quand tous ont choisi.
why-status = Réglez tous les jetons avant de rouler.
why-act = Touchez une carte pour voir où elle vous mène.
why-pass = Vous ne pouvez ni jouer, ni utiliser le pilote, ni vous concentrer.
why-second = Ou restez-en là.
why-move = La route montre où mène chaque choix.
why-push = La flèche rouge la déplace d’une case.
why-aim = On ne tire que sur les lignes choisies.
why-choose = L’un d’eux se produit.
why-discard = Elle rejoint votre défausse.
why-armour = Tout de suite, ou jamais.
why-skid = Votre pilote peut ignorer une carte de chaque dérapage.
why-bike = La carte est encore cachée.
why-first = L’autre suit aussitôt.
why-return = Touchez une case libre à l’arrière de la route.
why-scrap = Ses deux cartes quittent le jeu.
here-driver = Votre maniabilité est { $handling } sur { $most }, votre rapport { $gear }.
coming-final = à chaque manche désormais, avant l’événement
coming-last = C’est la dernière manche.
draft-presets = Prenez un ensemble tout prêt
draft-vehicles = Le garage
draft-pilots = Pilotes à engager
draft-weapons = L’armurerie
take-preset = L’ensemble { $preset }
take-it = { $name }
offer-start = part de { $cell }
offer-taken = pris par { $name }
deck-held = { $name } choisit
deck-own = Votre pioche jusqu’ici
deck-of = La pioche { DE($name) }
deck-hint = Touchez une voiture : toutes ses cartes apparaissent ici.
over-title = Victoire : { $name }
standings = Le classement
standing-row = rangée { $number }
over-coop-won = La route est à vous
over-solo-won = La route est à vous
over-coop-lost = La route reste aux boss
over-dr-44 = Plus personne d’autre ne roule.
over-dr-48 = Plus d’événement, et personne n’est mieux placé.
over-dr-173 = Le dernier boss est à la casse.
over-dr-174 = L’un de vous est éliminé, donc tous le sont.
over-dr-174-solo = Votre voiture est détruite.
over-dr-175 = Plus d’événement : c’est tranché.
seat-choosing = choisit…
legend = Jetons
thing-token-stun = Étourdissement
thing-token-burn = Brûlure
thing-token-veer = Embardée
thing-armour-green = Armure verte
thing-armour-yellow = Armure jaune
thing-armour-red = Armure rouge
effect-token-stun = Au début de votre tour : perdez 1 de maniabilité, ou aucune action ce tour.
effect-token-burn = Au début de votre tour : défaussez une carte de votre choix.
effect-token-veer = Au début de votre tour : une carte dérapage est retournée et résolue.
text-armour-token = Quand il est perdu, l’état revient au maximum, et son propriétaire peut l’utiliser aussitôt. { $effects }
peek-handling = Chaque action coûte de la maniabilité. Sur une case rouge, vous dérapez au prochain tour et prenez les jetons jusque-là.
peek-ahead = Qui la franchirait reste sur place, et dans les autres voies tous reculent de 1.
peek-behind = Qui la franchit perd 3 d’état après l’action et revient sur une case libre de la dernière rangée.
section-vehicles = Véhicules
section-cards = Cartes véhicule
section-weapons = Armes
section-signatures = Armes signature
section-pilots = Pilotes
section-skids = Cartes dérapage
section-armour = Jetons d’armure
section-status = Jetons malus
section-events = Événements de route
section-finals = Dernière Ligne droite
section-ai_types = Caractères des pilotes IA
section-ai_cards = Cartes IA
section-drones = Drones
source-rulebook = Du livret de règles.
source-public = De documents publics sur le jeu.
source-house = Conçu pour Mischia.
source-known = Connu : { $what }.

## En bref : six lignes de huit mots au plus, et les légendes de trois dessins

nutshell-aim = Soyez le plus en avant à la fin du dernier événement, ou la dernière voiture à rouler.
nutshell-1 = Jouez des cartes pour rouler, tamponner, tirer.
nutshell-2 = Chaque carte coûte de la maniabilité.
nutshell-3 = Plus de maniabilité ? Vous dérapez.
nutshell-4 = Rapport élevé : cartes fortes, longs dérapages.
nutshell-5 = Ni état ni armure ? Hors jeu.
nutshell-6 = Chaque manche finit par un événement.
nutshell-picture-1 = Les cartes font rouler et tirer
nutshell-picture-2 = Plus de maniabilité : dérapage
nutshell-picture-3 = Devant, on gagne

## Mots du métier : chacun avec les formes sous lesquelles on le reconnaît, et ce qu'il veut dire

gloss-handling = maniabilité
gloss-handling-means = Le prix des cartes et des pilotes. Tant que vous en avez, vous avez encore des tours ; sous 1, vous dérapez. Elle revient au maximum à chaque manche.
gloss-track = jeton sur la piste: sur la piste, jeton de maniabilité, jetons de maniabilité, piste de maniabilité
gloss-track-means = Votre jeton de maniabilité avance sur une piste à mesure que vous dépensez. Tant qu'il est sur la piste, il vous reste des tours dans cette manche ; qui passe ou dérape l'enlève.
gloss-condition = état
gloss-condition-means = Ce que la voiture peut encore encaisser. Sous 1, elle perd sa première armure ; sans armure, elle est détruite.
gloss-armour = armure, armures
gloss-armour-means = Quand l'état tombe sous 1, le premier jeton est perdu et l'état revient au maximum. Vous pouvez utiliser son effet aussitôt.
gloss-gear = rapport, rapports
gloss-gear-means = De 1 à 5. Sur un rapport élevé, les cartes font plus, et un dérapage retourne plus de cartes.
gloss-action = sortes d'action: autre sorte d'action, l'autre sorte d'action, action du pilote
gloss-action-means = Dans un tour, vous pouvez jouer une carte, ou utiliser l'action du pilote, ou les deux dans l'ordre voulu. Le pilote coûte une carte de la main en plus de la maniabilité.
gloss-focus = se concentrer, se concentre, vous concentrer
gloss-focus-means = Défausser une carte et ne rien faire d'autre. Cela ne coûte pas de maniabilité : pour attendre, ou pour se défaire d'une carte.
gloss-skid = dérapage, dérapages, dérape, dérapez, déraper
gloss-skid-means = Sous 1 de maniabilité, la voiture va où elle veut : vous prenez les jetons de la piste, retournez autant de cartes dérapage que le dit votre rapport, et sortez de cette manche.
gloss-bash = tamponner, tamponne, tamponnée, tamponné
gloss-bash-means = Rouler vers une case où se trouve une autre voiture. Vous restez sur place, et l'autre subit les dégâts du choc.
gloss-initiative = initiative
gloss-initiative-means = L'ordre des tours. Qui est le plus en avant roule d'abord ; à égalité, le rapport le plus haut.
gloss-lane = voie, voies
gloss-lane-means = Une colonne de la route. Beaucoup d'événements frappent une voie, et son numéro dit laquelle.
gloss-dirt = terre
gloss-dirt-means = Les voies à côté de l'asphalte. Qui s'y trouve après son tour recule d'une rangée.
gloss-ahead = Loin devant
gloss-ahead-means = Le bord avant de la route. Qui le franchirait reste sur place, et dans les autres voies tous reculent d'une rangée.
gloss-behind = Loin derrière
gloss-behind-means = Le bord arrière de la route. Qui le franchit subit 3 dégâts et revient sur la dernière rangée.
gloss-stun = étourdissement, étourdissements
gloss-stun-means = Un jeton qui coûte, à votre prochain tour, 1 de maniabilité ou toutes les actions.
gloss-burn = brûlure, brûlures, brûle
gloss-burn-means = Un jeton qui coûte une carte de votre main au prochain tour.
gloss-veer = embardée, embardées
gloss-veer-means = Un jeton qui fait retourner une carte dérapage à votre prochain tour.
gloss-trophy = trophée, trophées
gloss-trophy-means = Un jeton que quelqu'un a perdu pendant votre tour. Seul, il ne fait rien ; certains pilotes et certaines cartes s'en servent.
gloss-automa = automate, automates, IA
gloss-automa-means = Un conducteur prévu par la règle, boss ou drone, qui suit ses cartes et des règles fixes.
gloss-drone = drone, drones
gloss-drone-means = Un petit automate à côté d'un boss, toujours en rapport 1. Pour gagner, il faut détruire les boss ; pas les drones.

## The lesson: what the coach says, at most 25 words at once

lesson-end = Votre carte est jouée. Le pilote pourrait agir aussi, contre maniabilité et carte. Gardez-les : finissez le tour.
lesson-pilot = Votre pilote change de rapport, une fois par tour. Cela coûte 1 de maniabilité et une carte de la main.
lesson-drive = Les cartes font rouler
lesson-drive-aim = Une course, vers le haut : qui est le plus en avant après le dernier événement gagne. Vous conduisez la voiture verte.
lesson-drive-play = On roule en jouant des cartes. { item-tokio-drift } vous avance d'une rangée ; le nombre dans son coin est son prix.
lesson-drive-pass = Qui passe sort de cette manche. Il vous reste de la maniabilité : roulez.
lesson-drive-done = Une rangée de gagnée, deux de maniabilité dépensées. Tant qu'il en reste, vous rejouez ; à chaque manche, elle revient au maximum.
lesson-gear = Les rapports
lesson-gear-look = Vous êtes en rapport 3. Les lignes d'une carte portent un rapport : seules comptent celles jusqu'au vôtre.
lesson-gear-up = { item-tokio-drift } n'avancerait que d'une rangée ; sa seconde flèche veut le rapport 4. { item-cheese-run } avance et monte un rapport. D'abord elle !
lesson-gear-drift = En rapport 3, seule la première ligne compte. Montez d'abord, et la seconde comptera aussi.
lesson-gear-two = Rapport 4 ! Les deux lignes de { item-tokio-drift } comptent : deux rangées pour le même prix.
lesson-gear-pilot = La carte partirait pour un seul rapport. Roulez avec elle !
lesson-gear-done = Deux rangées d'un coup. Un rapport élevé rend les cartes plus fortes, mais les dérapages plus longs : on y vient.
lesson-shoot = Feu !
lesson-shoot-play = Les cases rouges d'une arme montrent sa portée. { item-plasma-shot } touche la première voiture jusqu'à quatre rangées devant : Bob !
lesson-shoot-diagonal = { item-diagonal-shot } ne porte qu'en diagonale, et il n'y a personne.
lesson-shoot-done = Six dégâts : l'état de Bob, la santé de sa voiture, tombe à 1. Une arme coûte de la maniabilité, elle aussi.
lesson-bash = Hors de la route
lesson-bash-play = Qui roule contre une voiture reste sur place et la tamponne. La flèche rouge de { item-gnaw } pousse aussi Bob d'une voie.
lesson-bash-drift = Bob resterait où il est, tranquille sur l'asphalte.
lesson-bash-left = Bob est à votre gauche. Allez à gauche, droit sur lui !
lesson-bash-right = À droite, il n'y a personne à pousser.
lesson-bash-dirt = Deux dégâts, et Bob est sur la terre. Regardez ce qui s'y passe après son tour.
lesson-bash-done = Sur la terre, chaque tour finit une rangée plus en arrière. Poussez-y les autres, et n'y restez pas.
lesson-skid = Plus de maniabilité
lesson-skid-bob = Il reste 1 de maniabilité à Bob. Une carte peut coûter plus que l'on n'a, et il ne résiste pas. Regardez.
lesson-skid-pass = Bob est sous 1 : au prochain tour, il dérape. Il vous reste 2, et vos cartes coûtent 2. Arrêtez à temps : passez !
lesson-skid-play = C'est votre dernière maniabilité. Au prochain tour, vous dérapez : une carte par rapport.
lesson-skid-done = Deux cartes dérapage, une par rapport : en arrière, puis de côté sur la terre. Il menait, le voilà à votre hauteur.
lesson-wait = Attendre
lesson-wait-focus = Bob n'est pas encore en ligne. Concentrez-vous : jetez une carte sans rien payer, et voyez ce qu'il fait. { item-tail-whip } peut partir.
lesson-wait-shot = Personne droit devant : le tir se perdrait.
lesson-wait-pass = Qui passe sort de la manche, et ne tire plus quand le moment vient.
lesson-wait-drop = C'est justement le tir que vous gardez. Jetez l'autre carte.
lesson-wait-shoot = Bob s'est mis juste devant vous. Feu !
lesson-wait-done = L'attente a payé. Tant qu'il vous reste de la maniabilité, laissez les autres bouger d'abord.
lesson-armour = L'armure
lesson-armour-look = Il vous reste 2 d'état, et Bob est derrière vous avec un laser. Regardez ce que fait l'armure.
lesson-armour-use = Sous 1, la première armure se brise et la voiture est remise à neuf. Son effet peut servir aussitôt. Utilisez-le !
lesson-armour-skip = C'est permis ; mais le jeton vert est perdu de toute façon, et son effet est gratuit.
lesson-armour-up = L'armure verte change d'un rapport, en haut ou en bas. Montez !
lesson-armour-down = Un rapport plus bas affaiblit vos cartes. Aucun dérapage en vue : montez.
lesson-armour-done = Remise à neuf, et un rapport de plus. Restent deux jetons ; qui tombe sous 1 sans armure est hors jeu.
lesson-event = La route frappe
lesson-event-look = À chaque manche, un événement. { item-burning-wreck } : la voie 2 est frappée en fin de manche. Et vous y êtes !
lesson-event-play = { item-squeeze-through } vous mène de côté, et en rapport 2 aussi en avant. Quittez la voie avec elle.
lesson-event-drift = Avancer ne suffit pas : vous restez dans la voie 2.
lesson-event-pass = Vous l'attendriez dans la voie 2.
lesson-event-left = Bob est à votre droite. La gauche est libre : allez-y !
lesson-event-right = Bob y est : vous le tamponnez, et restez dans la voie 2.
lesson-event-out = Vous n'êtes plus dans la voie 2. Passez, et regardez-le venir.
lesson-event-done = Personne dans la voie 2, aucun dégât. Les voies rouges frappent, les vertes aident, et chaque événement rapproche la fin.
lesson-win = L'arrivée
lesson-win-look = Dernier événement, dernière manche. Bob est à votre hauteur, et à égalité gagne le rapport le plus haut : le sien.
lesson-win-play = Nul ne franchit la ligne Loin devant. Foncez : vous restez, et dans les autres voies tous reculent d'une rangée !
lesson-win-pass = À votre hauteur et en rapport plus haut : Bob gagnerait.
lesson-win-pilot = Le rapport 4 reste sous son 5, et votre dernière carte serait partie.
lesson-win-end = Bob a reculé, et votre main est vide. Passez : la course est finie.
lesson-win-done = Le plus en avant à la fin : vous gagnez ! Ou soyez la dernière voiture à rouler : cela gagne aussi.
