# Ce que tous les jeux partagent : les refus et le terminal.

error-illegal-move = { $name } ne peut pas faire « { $move } » maintenant. Coups possibles : { $legal }.
error-not-asked = { $name } n’a rien à choisir maintenant. Choix attendu : { $turn }.
error-unknown-move = « { $move } » n’est pas un coup de ce jeu. Coups possibles pour { $name } : { $legal }.
error-looks-like-move = « { $move } » ressemble à un coup, mais il n’est pas possible maintenant : rien n’a été fait, et rien n’a été dit. Vous pouvez : { $legal }. Pour le dire quand même, commencez par un guillemet.
error-looks-like-move-none = « { $move } » ressemble à un coup, mais vous n’avez rien à choisir maintenant : rien n’a été fait, et rien n’a été dit. Pour le dire quand même, commencez par un guillemet.
error-unknown-name = Personne ici ne s'appelle « { $name } ». À la table : { $names }.
error-unknown-game = Il n'y a pas de jeu « { $name } ». Il y a : { $games }.
error-no-words = { $move } n'est pas une phrase. Un coup se dit avec des mots.
error-no-undo = { $name } ne peut rien reprendre : depuis, d’autres ont eu à choisir ou ont vu quelque chose.
event-taken-back = { $seat } reprend son coup.
error-bad-player = « { $name } » ne convient pas comme nom.
error-few-seats = { $people ->
    [one] Une personne ne tient pas
   *[other] { $people } personnes ne tiennent pas
 } sur { $seats ->
    [one] une place
   *[other] { $seats } places
 }{ $dummies ->
    [0] .
    [one] {" "}avec un pantin.
   *[other] {" "}avec { $dummies } pantins.
 }
error-no-match-there = { $path } existe déjà et ne contient pas de partie : on n’y touche pas.
error-not-written = Impossible d'écrire { $path } : { $why }.
error-people-only = Aucun bot ne peut s’asseoir à cette table : toutes les places sont pour des personnes.
error-nobody-else-plays = À cette table, aucun bot ne peut jouer à la place de quelqu’un : elle attend.
error-unknown-trait = Ce jeu ne demande pas « { $name } » aux joueurs. Il demande : { $traits }.
error-bad-trait = { $value } ne va pas. Il faut un nombre entier de { $least } à { $most }.
error-not-host = Seul l'hôte peut faire cela.
error-no-seat = Vous n'avez pas de place à cette table.
error-not-over = Cela ne se montre qu’une fois la partie finie.
error-nobody-there = Personne de ce nom n'est assis là.
error-begun = La partie a commencé.
error-not-begun = La partie n'a pas commencé.
error-over = La partie est finie.
error-other-rules = Cette partie a été jouée avec d'anciennes règles, que celles d'aujourd'hui ne savent pas rejouer. Il n'en reste que la fin et les coups, tels qu'ils furent notés.
error-too-few = Il manque { $more ->
    [one] une personne
   *[other] { $more } personnes
 } pour commencer : attendez un ami, ou mettez un bot à une place libre.
error-too-few-people = Il manque { $more ->
    [one] une personne
   *[other] { $more } personnes
 } pour commencer. Aucun bot ne peut s'asseoir à cette table.
error-bad-seats = Cette table a de la place pour { $least } à { $most } personnes.
error-seats-taken = { $many ->
    [one] Une place est déjà prise
   *[other] { $many } places sont déjà prises
 }. Libérez-en une d'abord.
error-bots-sit-there = Aucun bot ne peut s'asseoir à une telle table. Libérez d'abord leurs places.
error-bot-name = « { $name } » ne va pas : seul le nom d’un programme contient « (bot) ».
error-own-bot-module = Il n’y a pas de bot « { $name } » : le module { $module } ne peut pas être chargé d’ici. { $why }
error-own-bot-class = Il n’y a pas de bot « { $name } » : dans { $module }, rien de ce nom ne crée un bot. Les bots qui s’y trouvent : { $there }.
error-own-bot-made = Il n’y a pas de bot « { $name } » : impossible de le créer. { $why }
error-own-bot-chooses-not = Il n’y a pas de bot « { $name } » : il lui manque la méthode choose(seen).
error-site-unreachable = Impossible de joindre { $site } : { $why }.
error-no-site-of-mischia = { $site } répond, mais ce n’est pas un site de Mischia.
error-bad-site = « { $site } » n’est pas l’adresse d’un site. Une adresse ressemble à https://mischia.example ou http://192.168.1.7:8000.
error-code-needs-site = Où est la table { $code } ? Ajoutez --site avec l’adresse du site, ou donnez le lien entier.
error-no-link-to-table = « { $link } » ne mène à aucune table. Donnez le lien de la table (https://…/tables/…), ou son code avec --site.
error-no-free-seat = Toutes les places de cette table sont prises. L’hôte peut en libérer une.
error-bot-removed = L’hôte a libéré la place du bot.
error-bot-failed = { $bot } a échoué : { $why }.
error-bot-chose-wrong = { $bot } a choisi « { $move } », qui n’est pas un coup permis. Il peut : { $moves }.
error-bad-clock = Il faut donner un temps à la pendule.
error-taken = Cette place est prise.
error-closed = L'hôte a fermé cette table.
error-other-host = Quelqu'un a été plus rapide.
error-review-not-over = Seule une partie finie peut être examinée.
error-reviews-busy = Trop de parties attendent d’être examinées ; réessayez plus tard.
error-no-such-moment = On ne peut pas jouer la suite du coup { $move } ; on le peut du 0 au { $last }.
error-bad-filter = On ne peut pas chercher « { $value } » ici. On peut : { $accepted }.
error-fixed = Une partie qui reprend d’une position garde ses options, ses places et ses pantins.
error-host-already = L'hôte, c'est vous.
error-wrong-code = Aucune table ouverte n'a ce code ou ce lien. Relisez-le, lettre par lettre.
error-too-many-codes = Trop de codes erronés. Attendez une minute, ou prenez le lien.
error-no-device = Vous n'avez pas d'appareil pareil. Il est peut-être déjà déconnecté.
error-wrong-pass = Ce code est erroné, déjà utilisé ou trop ancien. Relisez-le, lettre par lettre, ou créez-en un autre.
error-too-many-guesses = Trop de codes erronés depuis votre réseau. Attendez une minute.
error-too-many-devices = Beaucoup ont été déconnectés un par un. Déconnectez tous les autres.
error-seated = Vous avez déjà une place.
error-resigned = Vous avez cédé votre place.
error-said-already = Vous l'avez déjà dit.
error-no-such-seat = Cette place n'existe pas.
error-busy = Trop de monde à la fois ; réessayez.
error-too-often = Pas si vite ; réessayez dans un instant.
error-too-many-streams = Trop de pages sont ouvertes ici. Fermez-en quelques-unes, puis rechargez celle-ci.
error-too-many-tables = Trop de tables ont été ouvertes d’ici aujourd’hui. Jouez à l’une d’elles, ou revenez demain.
error-too-many-people = Trop de nouveaux joueurs sont venus de ce réseau aujourd’hui. Revenez demain.
error-house-full = La maison affiche complet. Revenez dans un moment.
error-passed = Trop tard pour ce choix. Voici où en est la table.
error-no-hints = À cette table, on ne consulte pas le coach : ce n'était pas convenu avant la partie.
error-nothing-to-choose = Vous n'avez rien à choisir maintenant.
error-coach-busy = Trop de monde consulte le coach. Réessayez dans un instant.
error-no-such-line = Cette ligne n'est pas dans le journal.
error-no-dispute = On ne peut pas faire un scénario de ce moment.
error-too-many-disputes = C'est assez pour aujourd'hui. La suite demain.
error-inbox-full = La boîte de l'hôte est pleine. Dites-le-lui vous-même.
error-no-name = Dites d'abord votre nom.
error-bad-name = Un nom compte de 1 à { $most } lettres.
error-bad-line = Une ligne compte de 1 à { $most } lettres.
error-reserved-name = Personne ne peut s'appeler { $name }.
error-not-absent = { $name } était là il y a un instant. Redemandez dans { $left ->
    [one] une seconde
   *[other] { $left } secondes
 }.
error-no-file = Choisissez d'abord un fichier.
error-bad-request = Cela ne se fait pas ici.
error-banned = L’hôte de la maison vous a renvoyé. Vous pouvez seulement regarder.
error-house-password = Cette maison a un mot de passe. La personne qui vous invite le connaît.
error-invitation-only = Ici ne jouent que les invités. Demandez un lien à l’hôte.
error-wrong-password = Ce n’est pas le mot de passe. Réessayez.
error-too-many-passwords = Trop de mots de passe erronés. Attendez une minute.
error-too-many-links = Trop de liens non valables. Attendez une minute.
error-not-the-host = Cette page est pour l’hôte de la maison. Sur la machine où elle tourne, « mischia admin link » donne un lien qui l’ouvre une fois.
error-no-person = Il n’y a personne sous cet identifiant.
error-several-tables = Plusieurs tables sont possibles. Saisissez davantage de l’identifiant.
nobody = personne
nothing = rien

role-you = vous
role-bot = bot

term-greeting = Tapez un numéro ou un coup. « ? » explique, « help » montre le reste.
term-last = À l’instant
term-held = { $move } : le coup est prêt, encore caché.
term-enter-plays = Entrée le joue. « undo » le reprend, un autre numéro le remplace.
term-taken-back = Coup repris.
term-move-taken-back = Votre dernier coup est repris.
term-nothing-said = Tapez un de ces numéros : { $numbers } ; ou bien « ? » ou « help ».
term-no-such-thing = Rien à expliquer sur « { $what } ». Essayez « ? » ou « ? { $clause } ».
term-clause = La règle :
term-save-how = Dites où : save FICHIER
term-saved = Partie enregistrée dans { $path }. Pour continuer : mischia play --resume { $path }
term-pass = Passez le clavier à { $name }.
term-asked = C'est à { $name }.
term-ready = { $name }, appuyez sur Entrée quand personne d'autre ne regarde.
term-goodbye = À bientôt !
term-kept = Votre partie attend dans { $path }. Pour continuer : mischia play --resume { $path }
term-not-kept = La partie n'a pas été enregistrée. La prochaine fois : save FICHIER, puis mischia play --resume FICHIER.
term-won = { $count ->
    [0] Personne ne gagne.
   *[other] Victoire : { $names } !
 }
term-after = La partie est finie : « save FICHIER » la garde pour mischia replay, « log » la raconte, Entrée quitte.
term-replay-how = Entrée : suite · b : retour · q : quitter
term-replay-stuck = À partir d’ici, cette partie suivait d’autres règles : impossible de la montrer.
term-seen-by = Vue par { $name }
term-seen-by-onlooker = Vue par un spectateur
term-seen-by-all = Tout est visible

bot-sits = { $name } est assis à la table : { $game }.
bot-waits = Il attend que l’hôte commence la partie. Ctrl-C libère la place.
bot-moves = Il choisit : { $move }
bot-over = La partie est finie. Victoire : { $winners }
bot-stays = Il reste pour la revanche. Ctrl-C pour arrêter.
bot-line-cut = { $why } Il réessaie.
bot-stands = Il a quitté sa place.
bot-resigns = Il a cédé sa place : un bot de la maison continue.

help-move = un numéro de la liste, ou un coup en toutes lettres : joue ce coup
help-explain = explique ce qu’on vous demande et ce qui vient de se passer
help-explain-card = explique une carte, ou une règle : ? { $clause }
help-undo = reprend votre dernier coup, tant que personne d’autre n’a eu à choisir ni vu quoi que ce soit depuis
help-hint = ce que ferait le coach à votre place
help-log = tout ce qui s'est passé jusqu'ici
help-table = redessine la table
help-save = écrit la partie dans un fichier
help-quit = quitte

## Les pages web

note-timeout = Temps écoulé pour { $name } : un bot fait ce choix.
note-timeout-stays = Temps de nouveau écoulé pour { $name } : un bot joue en attendant son retour.
note-timeout-gives-up = Temps écoulé pour { $name }, qui abandonne donc.
note-timeout-back = { $name } est de retour et rejoue.
note-hint = { $name } consulte le coach.
note-shut = L’hôte de la maison a fermé cette table.
note-relieved = L’hôte de la maison a mis un bot à la place { DE($name) }.
note-handed = L’hôte de la maison a donné la place { DE($name) } à quelqu’un d’autre.
web-skip = Aller au jeu
web-close = Fermer
web-home = Mischia, accueil
web-menu = Menu
web-pace = Rythme
web-pace-note = Un appui finit l’étape ; un appui long, ou Échap, les saute toutes.
web-pace-touch = Un appui finit l’étape, un long les saute toutes.
web-pace-tap = Attendre mon appui
web-go-on = Continuer
web-go-on-how = Ou touchez n’importe où. Autres rythmes : menu.
web-meanwhile = … entre-temps : # étapes
web-skim = On saute au résultat : touchez pour regarder
web-glance = Aide-mémoire
web-rules = Règles
web-sound = Sons
web-voice = Compter à voix haute
web-notify = Me prévenir quand c’est à moi
web-screen = Sur le grand écran
web-replay = Revoir
web-end = Arrêter la partie
web-end-asked = { $names } : arrêtons là, sans vainqueur. La partie s’arrête quand tous sont d’accord.
web-end-agree = D'accord
web-end-without = Arrêter sans { $names }
web-leave = Quitter la table
web-end-why = La partie s’arrête maintenant, pour tous et sans vainqueur. C’est définitif ; ce qui a été joué peut encore être revu.
web-end-ask = Proposer d’arrêter
web-end-ask-why = Vous le demandez à { $names }. La partie s’arrête sans vainqueur dès que tous sont d’accord ; d’ici là vous pouvez vous raviser.
web-end-waits = Vous avez proposé d’arrêter. Accord attendu : { $names }.
web-end-withdraw = Continuer à jouer
web-end-withdraw-why = Vous avez proposé d’arrêter la partie : ceci retire la proposition.
web-leave-not = Rester à la table
web-leave-now = Partir pour l’instant
web-leave-waits = Votre place reste à vous. La table vous attend.
web-leave-clock = Votre place reste à vous. Quand votre temps est écoulé, un bot choisit pour vous.
web-leave-bot = Laisser jouer un bot
web-leave-bot-why = Un bot continue à votre place, et vous pouvez regarder. Vous reprenez la place quand vous voulez.
web-leave-bot-alone = Les bots continuent entre eux, et vous pouvez regarder. Vous reprenez la place quand vous voulez.
web-resign-why = Un bot continue, et vous ne pourrez plus reprendre la place.
web-resign-ends-why = Ici, aucun bot ne peut jouer pour vous : la partie s’arrête maintenant, pour tous et sans vainqueur. C’est définitif.
web-sure-no = Non, revenir
web-sure-final = Ce que vous choisissez maintenant ne pourra plus être changé.
web-you = Vous
web-log = Ce qui s'est passé
web-log-open = Tout ce qui s'est passé
web-coming = Encore à venir
web-unread = nouveaux messages
web-chat = Messages
web-say = Un coup en toutes lettres, ou quelque chose à dire
web-say-example = { $move }  ·  ou dites quelque chose
web-say-only = Dites quelque chose
web-send = Envoyer
web-lost = De retour dans une seconde. Votre place reste au chaud.
web-stale = La table avait avancé. Voici où elle en est.
web-your-turn = { $game } : à vous
web-aim = Le but :
web-tab-you = À vous, { $name }
web-tab-may = Si vous voulez
web-tab-wait = Patience
web-tab-sealed = Scellé
web-tab-out = Hors jeu
web-tab-watching = Vous regardez
web-tab-over = C'est fini
web-sealed = Votre choix est scellé
web-wait = { $count ->
    [one] { $names } choisit
   *[other] { $names } choisissent
 }
web-out = Vous voilà hors jeu. Restez voir la suite.
web-won = Vous gagnez
web-won-by = { $count ->
    [0] Personne ne gagne
    [one] { $names } gagne
   *[other] { $names } gagnent
 }
web-undo = Reprendre
web-undo-why = et choisir à nouveau
web-hint = Que feriez-vous ?
web-hint-thinking = Le coach réfléchit …
web-hint-pick = Mon choix
web-hint-chance = { $percent } %
web-hint-chance-why = { $percent } % de chances de gagner, à { $spread } près
web-hint-guess = Une estimation : { NUMBER($count) } suites imaginées.
web-hint-more = Pourquoi ?
web-hint-a-guess = Une estimation.
web-hint-guess-why = Le coach sait ce que vous voyez, rien de plus.
web-hint-why-more = { $more ->
    [one] Environ une partie gagnée de plus
   *[other] Environ { $more } parties gagnées de plus
 } sur 100 qu'avec « { $move } ».
web-hint-why-close = « { $move } » se vaut à peu près.
web-hint-why-mixed = Tous choisissent à la fois : je le ferais { $share } fois sur 100, pour rester imprévisible.
web-hint-why-early = Il est trop tôt pour chiffrer les chances. Je regarde ce que vaut chaque chose.
web-hint-why-alone = Ici, je ne ferais rien d'autre.
web-hint-lines = Ce que j'ai envisagé
web-hint-then = Puis { $moves }.
web-rematch = Revanche
web-rematch-go = Vers la revanche
web-fair = Était-ce honnête ?
web-fair-why = Avant la première carte, la table a publié l'empreinte de son secret. Chaque tirage découle du secret et de son numéro.
web-fair-before = Publié avant
web-fair-after = Révélé maintenant
web-fair-check = Vérifier chaque tirage
web-file = Garder la partie
web-chance = Peut-on se fier au hasard ?
web-commitment = Plus personne ne peut changer les tirages, pas même ce site : tous découlent d’un secret fixé avant le premier. Après la partie, le secret est révélé, et « { web-fair } » vérifie chaque tirage. D’ici là, cette empreinte en tient lieu ; notez-la, si vous voulez :
web-ways = Navigation
web-tables = Tables
web-tagline = { $count ->
    [one] Une façon de cogner vos amis. Pour l'instant.
    [2] Deux façons de cogner vos amis.
    [3] Trois façons de cogner vos amis.
    [4] Quatre façons de cogner vos amis.
   *[other] Mille façons de cogner vos amis.
 }
web-your-name = Votre nom
web-play-now = Jouer maintenant
web-play-now-why = contre des bots
web-open-table = Ouvrir une table
web-open-table-why = amis, bots, une télé
web-no-account = Pas de compte. Envoyez le lien, ou mettez la table sur la télé.
web-join = Entrer
web-join-code = Lien ou code d'une table
web-go-in = Entrer
web-watch = Regarder
web-back-in = Revenir
web-mine = Mes tables
web-no-mine = Aucune pour l’instant. Toute bagarre commence quelque part.
web-open-tables = Tables ouvertes
web-no-open-tables = Personne ne se bat en public. C'est louche.
web-round = manche { $round }
web-used = { DATETIME($at, dateStyle: "medium") }
web-waiting-for-you = On vous attend.
web-card-lobby = { $open ->
    [0] Toutes les places sont prises.
    [one] Une place libre.
   *[other] { $open } places libres.
 }
web-card-playing = Choix attendu : { $names }.
web-card-over = Finie. { $count ->
    [0] Personne n’a gagné.
    [one] { $names } a gagné.
   *[other] { $names } ont gagné.
 }
web-seats = { $least }–{ $most } places
web-which = À quel jeu ?
web-first-bots = { $count ->
    [one] contre un bot
   *[other] contre { $count } bots
 }
web-play = Jouer
web-how-1 = Dites votre nom. On ne demande rien d'autre.
web-how-2 = Envoyez le lien, ou laissez les bots s'asseoir.
web-how-3 = Cognez vos amis dans les règles : chaque ligne cite la sienne.
web-pick = Choisir dans une liste
web-set-up = Nouvelle table : { $game }
web-who-plays = Qui joue
web-how-many = Places
web-variant = Comment jouez-vous ?
web-variant-own = À votre façon
web-variant-own-why = chaque option, une par une
web-i-play = Je joue
web-seat = Place { $number }
web-seat-open = libre pour un ami
web-seat-free = libre
web-bot-level = { $level ->
    [random] bot, au hasard
    [easy] bot, facile
    [normal] bot, normal
   *[hard] bot, coriace
    [expert] bot, expert
 }
web-dummy = pantin
web-bot-brought = bot d’un invité
web-dummy-why = Le pantin vient du livret de règles : il joue ce que le hasard lui donne. Un bot, lui, réfléchit.
web-fine = Tout le reste
web-clock = Pendule
web-clock-none = Sans pendule
web-clock-seconds = Secondes par choix :
web-clock-days = Jours par choix :
web-clock-limit = Secondes
web-clock-limit-days = Jours
web-who-may-come = Qui peut venir
web-private = Seulement avec le lien
web-listed = Tout le monde : la table est affichée
web-hints = Conseils
web-hints-yes = Tout le monde peut consulter le coach, et on voit qui le fait
web-hints-no = Pas de conseils
web-hints-no-why = sauf pour qui ne joue que contre des bots
web-hints-alone = Seulement contre des bots, vous pouvez consulter le coach
web-sit = S'asseoir ici
web-sit-down = S'asseoir
web-just-watch = Regarder seulement
web-door = À la porte :
web-somebody = { $count ->
    [one] quelqu'un
   *[other] { $count } sans nom
 }
web-joining = Au départ, { $count ->
    [one] un pantin se joint
   *[other] { $count } pantins se joignent
 } à vous : { $names }.
web-take-over = L’hôte est absent : le remplacer
web-change = Changer
web-change-go = Valider
web-close-table = Fermer cette table
web-notice-changed = a changé : { $what }.
web-notice-host = est l'hôte à présent.
web-notice-bot = est un bot amené par un invité.
web-stand = Se lever
web-tell = Le dire
web-add = Ajouter
web-remove = Libérer la place { DE($name) }
web-host = hôte
web-away = pas là
web-here = là
web-start = C'est parti
web-start-why = sans les places libres
web-cant-start = La partie ne peut pas commencer ainsi. Regardez qui joue et ce qui est convenu.
web-wait-start = L'hôte lance la partie.
web-lobby = Autour de la table
web-invite = Faites-les entrer
web-link = Lien vers cette table
web-copy = Copier
web-copied = Copié
web-copy-by-hand = Le lien est sélectionné : tapez Ctrl+C, ou gardez le doigt dessus.
web-code = Code
web-code-how = Sur un téléphone, ouvrez { $site } et tapez le code.
web-only-here = Les téléphones ne peuvent pas entrer : ce site n'a pas d'adresse dans votre réseau. Lancez-le par « mischia serve », sans « --host 127.0.0.1 », ou donnez son adresse par « --public-url ».
web-qr = Code QR du lien vers cette table
web-agreed = Convenu
web-agreed-on = { $what } :
web-join-phone = Entrez avec un téléphone
web-step = Coup { $step } sur { $steps }
web-tab-replay = Revoir
web-abandoned = Partie abandonnée
web-abandoned-why = Les joueurs ont décidé d’arrêter ou sont partis, ou la table a été fermée.
web-first = Au début
web-prev = Un coup en arrière
web-next = Un coup en avant
web-last = À la fin
web-run = Lancer
web-pause = Pause
web-moment = Aller au coup
web-seen-by = Vue par
web-onlooker = un spectateur
web-hands = Toutes les mains
web-hands-why = Qui avait quoi à ce moment. Un nom montre la partie depuis cette place.
web-look = Voir
web-link-here = L'adresse de cette page est le lien vers ce coup.
web-to-table = À la table
web-recorded-end = Fin de la partie
web-recorded-moves = Les coups
web-rules-of = { $game } : les règles
web-rules-english = Ces règles sont en anglais.
web-api = Pour les programmes : l’API JSON
web-api-intro = Tout ce qu’une page de ce site peut faire, un programme le peut aussi. Cette page est tirée de la description que lisent les programmes :
web-api-english = Les requêtes elles-mêmes sont décrites en anglais.
web-api-first = Premiers pas
web-api-first-why = De rien à la première question. Chaque exemple ci-dessous repart d’ici, dans un shell ou en Python.
web-api-people = Qui vous êtes, et ce qu’il y a
web-api-lobby = Avant la partie
web-api-match = À la table
web-api-after = Après la partie
web-api-models = Ce qui est dit
web-api-takes = Ce qu’elle prend
web-api-gives = Ce qu’elle donne
web-api-refuses = Comment elle refuse
web-api-example = Un exemple
web-api-needed = obligatoire
web-nutshell = En bref
web-first-game = Jouer une première partie
web-watch-round = Regarder une manche
web-words = Glossaire
web-things = Cartes et éléments
web-contents = Sommaire
web-in-the-rules = Dans les règles
web-here-now = Ici et maintenant
web-show = Montrez-moi
web-show-of = Montrez-moi : { $what }
web-show-count = { $count ->
    [one] 1 scène
   *[other] { $count } scènes
}
web-show-scenes = Scènes
web-show-scene = Scène { $number }
web-show-step = Étape { $step } sur { $steps }
web-show-begins = Situation de départ
web-show-refused = { $name } tente un coup qui n'est pas permis maintenant.
web-show-refused-why = Rien ne change.
web-show-back = Retour
web-show-next = Suite
web-wrong = C'est faux !
web-wrong-which = Quelle ligne est fausse ?
web-wrong-nothing = Il ne s'est encore rien passé.
web-wrong-happened = Ce qui s'est passé :
web-wrong-refused = { $name } ne peut pas « { $move } ».
web-wrong-should = Qu'aurait-il dû se passer ?
web-wrong-send = Prévenir l'hôte
web-wrong-file-later = Vous recevez un fichier de ce moment, avec ce que vous pouvez voir. L'hôte pourra le lire en entier une fois la partie finie.
web-wrong-file-whole = Vous recevez, comme l'hôte, un fichier de ce moment.
web-wrong-sent = L'hôte l'a reçu
web-wrong-file = Le fichier
web-wrong-file-partly = Tant que la partie dure, il ne contient que ce que vous pouvez voir.
web-wrong-keep = Revenez ici après la partie pour l'avoir en entier.
web-wrong-check = « mischia check » l'exécute.
web-puzzle = Énigme
web-puzzle-day = L'énigme du jour
web-puzzle-offer = Une par jour. Trois essais. Sans compte.
web-puzzle-more = Essais, difficulté et éléments du jeu
web-puzzle-try = Essai { $number } sur { $most }
web-puzzle-which = Un coup est nettement le meilleur. Lequel ?
web-puzzle-which-why = Tirée d'une partie entre bots. Vous savez ce que sait cette place.
web-puzzle-again = Pas celui-là. Réessayez
web-puzzle-not = gagne environ { $chance } du temps. Il y a mieux.
web-puzzle-not-looked = ne mérite guère un regard. Il y a mieux.
web-puzzle-solved-at = Résolue à l'essai { $number }
web-puzzle-missed = C'était celui-ci
web-puzzle-yes = C'est bien celui-là
web-puzzle-proof = gagne environ { $chance } du temps, plus que tout autre en { NUMBER($looked) } suites.
web-puzzle-guess = Chances d'après { NUMBER($looked) } suites, avec les bornes entre lesquelles elles se trouvent dix-neuf fois sur vingt. C'est une estimation, examinée bien plus longtemps qu'un conseil.
web-puzzle-percent = { $share } %
web-puzzle-bounds = de { $low } à { $high }
web-puzzle-tries = Essais
web-puzzle-left = il en reste { $left }
web-puzzle-tries-why = Un coup raté dit combien il gagnerait. Après trois, la réponse est donnée.
web-puzzle-move = Coup
web-puzzle-chance = Chances de gagner
web-puzzle-hard = Difficulté
web-puzzle-of = { $hard } sur { $hardest }
web-puzzle-hard-why = Selon la rareté avec laquelle les bots plus faibles le trouvent.
web-puzzle-streak = Jours de suite
web-puzzle-streak-why = Une nouvelle à minuit UTC. Seul ce navigateur compte.
web-puzzle-next = Une autre
web-show-called = À vous : retour à la table
web-error = Coup dans le vide
web-error-404 = Il n'y a rien ici. La table a peut-être bougé, le lien a peut-être perdu une lettre.
web-go-home = Accueil
web-fair-good = Les { $count } tirages découlent du secret.
web-fair-bad = Certains tirages ne découlent pas du secret.
web-take-back = Reprendre ma place
web-take-back-why = un bot joue pour vous
web-stand-in = Mettre un bot pour { $name }
web-resign = Laisser ma place à un bot
web-resign-ends = Partir pour de bon
web-bring = Une partie gardée
web-bring-go = Ouvrir
web-bring-why = Une partie gardée, ici ou ailleurs, se revoit coup par coup.

# --- parties terminées
web-lists = Listes
web-history = Vos parties
web-no-history = Aucune encore. Finissez-en une : même perdue, elle compte.
web-archive = Archives
web-no-archive = Aucune table publique n’a encore terminé de partie.
web-none-such = Aucune partie ne correspond. Demandez-en moins.
web-which-game = Jeu
web-all = Tous
web-result = Résultat
web-result-won = Gagnée
web-result-lost = Perdue
web-result-abandoned = Interrompue
web-moves = { $count ->
    [one] 1 coup
   *[other] { $count } coups
 }
web-asked-coach = a consulté le coach
web-bot-played = remplacé un temps par un bot
web-played-on = Commencée à une position d’une autre partie : elle ne compte pas.
web-file-short = Fichier
web-newer = Plus récentes
web-older = Plus anciennes
web-sums = Jusqu’ici
web-sum-played = jouées
web-sum-won = gagnées
web-sums-why = Parties jouées jusqu’au bout, depuis le début habituel.
web-streak-won = { $count ->
    [one] La dernière est gagnée.
   *[other] { $count } gagnées d’affilée.
 }
web-streak-lost = { $count ->
    [one] La dernière est perdue.
   *[other] { $count } perdues d’affilée.
 }
web-streak-best = Le plus long enchaînement : { $count }.
web-rivals = Face à face
web-rival = Avec
web-rival-you = vous gagnez
web-rival-they = l’autre gagne
web-rivals-why = Quand les deux gagnent, ou aucun des deux, personne ne marque.
web-search = Chercher
web-player-name = Nom entier de qui joue
web-since = Du (jour)
web-until = Au (jour)
web-fewest = Coups, au moins
web-most = Coups, au plus
web-bulk = À emporter
web-bulk-why = Toutes les parties de cette liste en fichiers pour Mischia, une par ligne (JSON lines), les plus récentes d’abord, { NUMBER($most) } au plus à la fois.
web-bulk-go = Télécharger

# --- jouer la suite
web-play-on = Jouer la suite d’ici
web-play-on-why = Une nouvelle table commence à ce moment précis. La suite du hasard est nouvelle.
web-play-on-seat = Votre place
web-play-on-others = Les autres
web-play-on-bots = sont des bots : on commence tout de suite
web-play-on-friends = sont des amis : les places restent libres
web-play-on-go = Jouer
web-goes-on = Elle reprend d’une position d’une partie terminée.

# --- a first game with the coach
web-coach = Le coach
web-lesson = Leçon
web-lesson-of = { $game } : une leçon
web-lesson-idea = Idée { $number } sur { $many }
web-lesson-of-many = sur { $many }
web-lesson-this = jouez ceci
web-lesson-hold = Un instant ! Voici ce que cela donnerait :
web-lesson-causes = Ce qui arriverait
web-lesson-again = Essayez autre chose
web-lesson-nothing = Rien n'est encore arrivé.
web-lesson-watch = Regardez la table
web-lesson-watch-why = Puis continuez.
web-lesson-back = Remettre en place
web-lesson-for-me = Jouez pour moi
web-lesson-next = Idée suivante
web-lesson-finish = C'est tout
web-lesson-leave = Quitter la leçon
web-lesson-what = Qu'est-ce qu'une leçon
web-lesson-what-why = Les vraies règles, à une table préparée pour vous. Rien ne compte, et tout ce que vous essayez peut être remis en place.
web-lesson-learnt = Vous savez tout
web-lesson-learnt-why = Vous savez maintenant jouer à { $game }. Vous avez vu :
web-lesson-first = Jouer une première partie
web-lesson-others = Autres leçons
web-lesson-offer = Première fois ?
web-lesson-offer-why = Cinq minutes avec le coach
term-lesson-go-on = Appuyez sur Entrée pour continuer.
term-lesson-for-me = Appuyez sur Entrée, et le coach la joue.
term-lesson-none = Il n'y a pas encore de leçon pour { $game }.
term-lesson-greeting = Une leçon : tapez un numéro, ? pour les règles, ou quit. Rien ne compte.

# --- ce qui l'a décidée
review-title = Ce qui l’a décidée
review-won = { $count ->
    [0] Personne ne gagne.
    [one] { $names } gagne.
   *[other] { $names } gagnent.
 }
review-high = { $name } avait { $percent } et a tout perdu.
review-percent = { $number } %
review-team = tous ensemble
review-chance = Chances de gagner
review-by-all = Tous choisissent à la fois
review-by-chance = Le hasard parle
review-change = { $change } pour { $name }
review-none = Personne ne l’a décidée. C’est arrivé, voilà tout.
review-too-short = Cette partie est trop courte pour le dire.
review-skill = Adresse
review-luck = Chance
review-by-luck = dont le hasard
review-by-others = dont les autres
review-start = Départ
review-result = Résultat
review-unclear = incertaine
review-adds-up = Départ + adresse + chance = résultat
review-skill-why = ce que vos choix ont rapporté de plus que ceux d’un joueur pressé à votre place, d’après ce que vous pouviez savoir.
review-luck-why = tout le reste : la donne, les tirages, et ce que les autres ont fait et caché.
review-give-or-take = à { $reach } près
review-continuations = À chaque pas : { NUMBER($count) } suites, toutes mains ouvertes
review-turning-points = Tournants
review-skill-luck = Adresse et chance
review-player = Joueur
review-moves = coups
review-move = Coup { $number }
web-review-what-if = Et si… ?
web-review-from-here = Revoir d'ici
web-review-as-table = En tableau
web-review-band = Bande : où se trouve la chance, 95 fois sur 100
web-review-equal = { $percent } : chances égales
web-review-chart = Chances de gagner de chacun, coup par coup
web-review-bars = Adresse et chance de chacun, en points de chance
web-review-you = { $name } (vous)
web-review-share = À montrer aux autres
web-review-share-why = Qui a le lien voit toute la partie, mains comprises.
web-review-link = Lien vers cette page
web-review-counting = On la rejoue { NUMBER($count) } fois à partir de chaque coup
web-review-of = { $done } coups sur { $all }
web-review-about = { $seconds ->
    [one] Environ une seconde.
   *[other] Environ { $seconds } secondes.
 }
web-review-leave = Vous pouvez partir : la page sera prête à votre retour.
web-review-still = On compte encore comment.
web-review-points-last = Les tournants viennent à la fin : il faut d'abord compter tous les coups.
web-review-needs-all = Il faut les { $all } coups. Personne n'a de chance avant le compte.
web-review-not-counted = pas encore compté
web-review-interval = 95 fois sur 100, c'est ici
web-review-round = M{ $round }
web-review-scene = La table au tournant { $number }
web-review-if = Et si… ? Prenez ici la place { DE($name) } et jouez la suite contre les bots

# --- your own page
you-nav = Vous
you-menu = Vous et vos appareils
you-stranger = On se connaît déjà ?
you-stranger-why = Sur cet appareil, on ne connaît personne. Si vous avez une place sur un autre, continuez ici : ouvrez-y « Vous » et affichez le code, puis visez-le avec cet appareil photo ou tapez-le ici. Votre code de secours convient aussi.
you-signed-out = Cet appareil est déconnecté. Vos places restent à vous : sur vos autres appareils et avec votre code de secours.
you-code = Code de votre autre appareil, ou code de secours
you-code-go = Continuer
you-elsewhere = Une autre place, d'un autre appareil
you-devices = Vos appareils
you-this = celui-ci
you-browser-on = { $browser } sur { $system }
you-some-browser = Un navigateur
you-program = Programme { $name }
you-some-program = Un programme
you-at-table = joue à une seule table
you-programs = Programmes
you-programs-why = Chacun joue pour vous par son jeton.
you-seen-now = vu à l'instant
you-seen-minutes = { $count ->
    [one] vu il y a une minute
   *[other] vu il y a { $count } minutes
 }
you-seen-hours = { $count ->
    [one] vu il y a une heure
   *[other] vu il y a { $count } heures
 }
you-seen-on = vu pour la dernière fois le { DATETIME($at, dateStyle: "medium") }
you-since = depuis le { DATETIME($at, dateStyle: "medium") }
you-sign-out = Déconnecter
you-sign-out-others = Déconnecter tous les autres
you-phone = Continuer sur votre téléphone
you-phone-why = Un code qui fait d'un autre appareil le vôtre aussi. Il sert une fois, pendant dix minutes.
you-phone-show = Afficher le code
you-phone-again = Nouveau code
you-phone-scan = Visez-le avec l'appareil photo, ou ouvrez { $site } et tapez le code sous « Vous ».
you-phone-type = Ouvrez-y le lien, ou tapez le code sous « Vous ».
you-phone-secret = Il sert une fois, pendant dix minutes. Qui l'ouvre devient vous : gardez-le pour vous.
you-phone-qr = Code QR qui fait d'un autre appareil le vôtre
you-phone-link = Lien pour votre prochain appareil
you-recovery = Code de secours
you-recovery-why = Avec lui, vous redevenez vous sur n'importe quel appareil, même si vous les perdez tous. Notez-le : il n'y a pas de compte, et personne ne peut vous l'envoyer.
you-recovery-none = Vous n'en avez pas encore.
you-recovery-made = Le vôtre date du { DATETIME($at, dateStyle: "medium") }. Il ne peut plus être affiché. Si vous en créez un autre, l'ancien ne vaut plus rien.
you-recovery-make = Créer un code de secours
you-recovery-replace = En créer un autre
you-recovery-once = Notez-le maintenant : il n'est affiché que cette fois.
you-rename = Enregistrer
you-go-on-as = Continuer ici comme { $name } ?
you-go-on-why = Alors cet appareil est aussi celui { DE($name) } : mêmes places, mêmes tables. Sous « Vous », on peut le déconnecter.
you-go-on-yes = Continuer comme { $name }
you-go-on-leaves = C'est maintenant celui { DE($name) }, et { $name } y sera déconnecté.
you-out-title = Déconnecter : { $device } ?
you-out-text = Dès lors, il n'est plus à personne. Ses tables restent les vôtres.
you-out-this = Vous déconnecter ici ?
you-out-this-text = Cet appareil vous oublie. Vos places restent à vous : sur vos autres appareils et avec votre code de secours.
you-out-lost = { $name } n'a ni autre appareil ni code de secours : { $count ->
    [0] personne ne pourra plus jamais revenir sous ce nom.
    [one] personne ne pourra plus jamais revenir à cette place.
   *[other] personne ne pourra plus jamais revenir à ces { $count } places.
 } Créez d'abord un code de secours.
you-out-others = Déconnecter tous les autres ?
you-out-others-text = Dès lors, aucun autre appareil ni programme n'est plus à vous, et un code pour le prochain appareil ne vaut plus rien. Votre code de secours reste bon : créez-en un autre si quelqu'un peut le connaître.

# --- a game without words of its own
plain-pitch = Un jeu qui n’a pas encore ses propres mots : on joue avec ses règles et ses phrases.
plain-ask = Que faites-vous ?
plain-why = Chaque coup permis par les règles est un bouton.
plain-aim = Les règles disent qui gagne.
plain-table = La table
plain-moves = Ce que vous pouvez faire
plain-wait = Choix attendu : { $names }.

## The house and its host

web-announced = De la maison
web-put-away = Masquer
web-privacy = Vie privée
web-imprint = Mentions légales
web-house-door = La porte
web-house-password = Mot de passe de la maison
web-house-door-why = Vous le dites une fois ; puis votre nom, et vous jouez.
web-privacy-intro = Cette maison garde ce qu’il faut pour jouer, et rien d’autre.
web-privacy-name = Votre nom
web-privacy-name-text = Le nom et la langue que vous indiquez, et quand vous l’avez fait la première fois. Ni mot de passe ni adresse électronique. Un cookie signé dit pendant un an que c’est vous. De vos appareils : le genre de navigateur et sa dernière visite. D’un code de secours : seulement de quoi dire s’il est juste.
web-privacy-tables = Vos tables
web-privacy-tables-text = Tout ce qui se passe à une table, avec l’heure : qui y est assis, ce que vous dites de vous parce que les règles le demandent, chaque coup, chaque ligne du chat. Qui a le lien d’une table peut la regarder, et emporter une partie finie dans un fichier.
web-privacy-kept = { $days ->
    [0] Les tables finies restent jusqu’à ce que l’hôte les supprime.
    [one] Les tables finies sont supprimées après un jour.
   *[other] Les tables finies sont supprimées après { $days } jours.
 }
web-privacy-here = Si vous êtes là
web-privacy-here-text = À quelles tables votre page est ouverte, pour que les autres le sachent ; c’est oublié après un jour. Qui n’a pas dit de nom est compté par une marque qui ne dit rien de lui. Votre adresse réseau est tenue en mémoire pour limiter ce que chacun peut faire. Elle n’est notée que si l’hôte la bloque, ou si un proxy devant ce site tient son propre journal.
web-privacy-told = Ce que vous dites à l’hôte
web-privacy-told-text = Si vous signalez une erreur, l’hôte reçoit vos mots et le moment de la partie, jusqu’à ce qu’il les supprime.
web-privacy-browser = Dans votre navigateur
web-privacy-browser-text = Des cookies pour votre nom, votre langue, la porte de la maison et ce que vous avez masqué ; et, dans le navigateur seul, vos réglages de son et de rythme et les énigmes résolues. Rien ne vient d’autres sites, rien n’y va : ni publicité, ni pistage, ni polices étrangères.
web-privacy-rights = Ce que vous pouvez demander
web-privacy-rights-text = L’hôte peut vous montrer tout ce qui est gardé de vous, vous le donner dans un fichier et l’effacer : votre nom, votre chat, ce que vous lui avez dit ; votre cookie ne vaut plus rien. Les parties restent, avec un nom neutre à votre place. Ce que d’autres ont écrit de vous reste, et ce qui est dans les sauvegardes aussi.
host-title = Le bureau de l’hôte
host-enter = Entrer comme hôte
host-enter-why = Ce lien ouvre la page une seule fois. Vous restez connecté douze heures dans ce navigateur.
host-leave = Se déconnecter
host-numbers = En chiffres
host-status = { $status ->
    [lobby] En attente
    [playing] En jeu
    [over] Finies
   *[closed] Fermées
 }
host-status-one = { $status ->
    [lobby] en attente
    [playing] en jeu
    [over] finie
   *[closed] fermée
 }
host-people = Personnes
host-bans = Renvoyés
host-inbox = « C’est faux ! »
host-announce = Annoncer à tous
host-announce-text = Ce que tous lisent
host-announce-go = Annoncer
host-announce-clear = Retirer
host-announced-since = Depuis le { $at }
host-tables = Tables
host-all = Toutes
host-none = Il n’y a rien ici.
host-people-at = { $count ->
    [0] personne
    [one] une personne
   *[other] { $count } personnes
 }
host-tables-of = { $count ->
    [0] aucune table
    [one] une table
   *[other] { $count } tables
 }
host-look = Regarder
host-close = Fermer
host-delete = Supprimer
host-named = Lettres du nom
host-search = Chercher
host-ban = Renvoyer
host-ban-days = Pour combien de temps
host-days = { $days ->
    [0] pour toujours
    [one] pour un jour
   *[other] pour { $days } jours
 }
host-unban = Réadmettre
host-until = jusqu’au { $at }
host-letter-open = Sa partie continue : vous lirez le reste quand elle sera finie.
host-letter-file = Son fichier : mischia inbox file { $letter }
host-drop = Jeter
host-rules = Règles de la maison
host-door = { $door ->
    [open] Tout le monde peut entrer.
    [password] Les nouveaux ont besoin du mot de passe.
   *[invitation] Les nouveaux ont besoin d’une invitation : mischia admin invite.
 }
host-day-rule = { $rule ->
    [lobby_days] Les tables en attente que personne n’utilise ferment
    [match_days] Les parties que personne ne continue sont abandonnées
   *[kept_days] Ce qui est fini ou fermé est supprimé
 }
host-cap = { $cap ->
    [streams] Pages ouvertes de tous
    [streams_per_person] Pages ouvertes d’une personne
    [streams_per_address] Pages ouvertes d’une adresse
    [new_tables] Nouvelles tables par jour
    [new_tables_per_person] Nouvelles tables par jour, une personne
    [new_tables_per_address] Nouvelles tables par jour, une adresse
    [new_people] Nouvelles personnes par jour
   *[new_people_per_address] Nouvelles personnes par jour, une adresse
 }
host-no-limit = sans limite
host-sure = { $what ->
    [close] Fermer cette table ?
   *[delete] Supprimer cette table ?
 }
host-sure-text = { $what ->
    [close] Personne n’y joue plus ; une partie en cours est abandonnée, et le journal le dit. C’est irrévocable.
   *[delete] La table disparaît pour toujours, avec son journal et son chat. C’est irrévocable.
 }
host-after-days = { $days ->
    [0] jamais
    [one] après un jour
   *[other] après { $days } jours
 }
