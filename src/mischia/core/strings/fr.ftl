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
event-gone-back = Tout le monde revient au choix { DE($seat) }.
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
web-new-moves = { $count ->
    [one] 1 nouveau coup
   *[other] { $count } nouveaux coups
 }
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
web-puzzle-which = Quel est le meilleur coup ?
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
web-privacy-name-text = Le nom et la langue que vous indiquez, et quand vous l’avez fait la première fois. Pas de mot de passe, et pas d’adresse électronique sauf si vous voulez des e-mails. Un cookie signé dit pendant un an que c’est vous. De vos appareils : le genre de navigateur et sa dernière visite. D’un code de secours : seulement de quoi dire s’il est juste.
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
web-privacy-browser-text = Des cookies pour votre nom, pour qui joue sur votre appareil, pour votre langue, la porte de la maison et ce que vous avez masqué ; et, dans le navigateur seul, vos réglages de son et de rythme et les énigmes résolues. Rien ne vient d’autres sites, et rien n’y va que vous n’ayez demandé : ni publicité, ni pistage, ni polices étrangères.
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

## Tell me: how you hear that it is your turn while no page is open

tell-title = Prévenez-moi
tell-why = Quand c’est à vous et qu’aucune de vos pages n’est ouverte, on vous prévient : une seule fois, jusqu’à ce que vous regardiez. Le message dit le jeu et qui attend, et aucune carte.
tell-push = Sur cet appareil
tell-push-no = Ce navigateur ne peut rien recevoir ici : il faut https, et sur iPhone d’abord le site sur l’écran d’accueil.
tell-push-denied = Le navigateur ne le permet pas. Autorisez les notifications de ce site dans ses réglages, puis réessayez.
tell-push-failed = Le service push du navigateur ne répond pas. Réessayez plus tard.
tell-push-of = Un navigateur, par { $service }
tell-kind-push = dans son navigateur
tell-this-browser = ce navigateur
tell-kind-mail = par e-mail
tell-kind-webhook = par webhook
tell-unconfirmed = pas encore confirmé : ouvrez le lien de l’e-mail
tell-faults = { $count ->
    [one] Le dernier message n’est pas arrivé.
   *[other] Les { $count } derniers messages ne sont pas arrivés.
 }
tell-try = Essayer
tell-tried = Envoyé. Si rien ne vient, voyez les réglages de votre appareil.
tell-remove = Retirer
tell-add = Ajouter
tell-off = Ne me dites rien
tell-on = Prévenez-moi de nouveau
tell-is-off = Pour l’instant, on ne vous dit rien.
tell-mail = Par e-mail
tell-mail-like = nom@lieu.example
tell-mail-sent = Un e-mail est parti vers { $address } : ouvrez son lien. Avant cela, rien d’autre n’y va.
tell-webhook = Par webhook, pour les programmes
tell-webhook-why = Un petit document JSON est envoyé à cette adresse (POST), signé d’une clé que vous seul voyez.
tell-webhook-url = Adresse
tell-webhook-key = Clé :
tell-webhook-added = Ajouté. Sa clé est à côté.
tell-quiet = Heures calmes et rappels
tell-from = Silence de
tell-to = à
tell-zone = À l’heure de
tell-remind = Un rappel
tell-remind-hours = { $count ->
    [0] jamais
   *[other] un seul, après { $count } heures
 }
tell-kept = C’est noté.
tell-end = Ça suffit
tell-yours = { $game } : à vous
tell-still-yours = { $game } : on vous attend toujours
tell-with = À la table : { $names }.
tell-alone = La table attend.
tell-test-title = Voilà comment ça sonne
tell-test-text = Ce n’est le tour de personne : vous vouliez essayer.
tell-mail-confirm = Est-ce votre adresse ?
tell-mail-confirm-text = { $name } veut savoir à cette adresse quand vient son tour sur { $site }.

    Si c’est vous, ouvrez ce lien et pressez le bouton ; il est bon trois jours :
    { $link }

    Sinon, ne faites rien : rien d’autre n’arrivera ici.
tell-mail-text = { $text }

    Y aller : { $link }

    Plus d’e-mails de ce genre : { $off }
tell-sure-mail = Est-ce votre adresse ?
tell-sure-mail-why = Alors { $address } sera prévenue quand c’est à vous. Chaque e-mail a un lien qui y met fin.
tell-sure-mail-yes = Oui, prévenez-moi ici
tell-sure-mail-done = Confirmé
tell-sure-mail-done-why = { $address } sera prévenue désormais quand c’est à vous.
tell-sure-off = Ça suffit ?
tell-sure-off-why = Plus rien ne sera envoyé ici : { $address }. Sous « Vous », on peut l’ajouter de nouveau.
tell-sure-off-yes = Ça suffit
tell-sure-off-done = Silence
tell-sure-off-done-why = Plus rien n’est envoyé ici : { $address }.
skip-title = Absent pour
skip-hours = { $unit ->
    [days] { $count } jours
   *[hours] { $count ->
        [one] une heure
       *[other] { $count } heures
     }
 }
skip-why = Dites jusqu’à quand vous êtes absent : d’ici là cette table ne vous envoie rien, et les autres le voient. L’horloge et les remplaçants restent comme ils sont. Quoi que vous fassiez ici, vous êtes de retour.
skip-go = Je m’absente
skip-is = Vous êtes absent jusqu’à :
skip-back = Je suis là
skip-away = { $name } est absent jusqu’à :
offline-title = Pas de ligne
offline-text = Mischia est injoignable. Vos places sont gardées ; la patience des autres, on ne sait pas.
offline-again = Réessayer
error-bad-webhook = Ce n’est pas une adresse de webhook. Ce qui va : https://nom/chemin, sans mot de passe dedans.
error-bad-port = On n’envoie rien à ce port. Ce qui va : 80, 443, 8080 et 8443.
error-no-such-host = Il n’y a rien de tel sur le réseau. Relisez l’adresse.
error-private-host = On n’y envoie rien : cette adresse est dans un réseau privé.
error-bad-subscription = Ce n’est pas l’abonnement d’un navigateur.
error-bad-mail = Ce n’est pas une adresse e-mail. Ce qui va : nom@lieu.example
error-no-mail = Cette maison n’envoie pas d’e-mails.
error-mail-failed = L’e-mail n’a pas pu partir. Relisez l’adresse, ou réessayez plus tard.
error-too-many-mails = C’est assez pour l’instant. Réessayez dans dix minutes.
error-too-many-ways = Il y en a déjà { $most }. Retirez-en un d’abord.
error-bad-zone = Il n’y a pas d’heure pareille. Ce qui va : UTC, Europe/Rome et semblables.
error-bad-remind = Un rappel vient après ce nombre d’heures : { $hours }.
error-bad-hours = Les heures calmes vont d’une heure à une autre, par exemple de 22:00 à 08:00. Pour aucune, laissez tout vide.
error-no-way = Cela n’existe plus.
error-way-gone = On ne peut plus rien y envoyer : c’est retiré. Ajoutez-le de nouveau.
error-not-arrived = Ce n’est pas arrivé. Relisez l’adresse, ou réessayez plus tard.
error-bad-until = Indiquez une heure dans les { $days } jours qui viennent.
error-not-away = Vous n’êtes pas absent.
web-privacy-tell = Comment on vous prévient
web-privacy-tell-text = Quand vous avez regardé quelle table pour la dernière fois, pour que les listes disent ce qui est nouveau. Si vous voulez savoir quand c’est à vous : l’adresse pour le dire (du service push de votre navigateur, d’e-mail ou d’un webhook), vos heures calmes et leur fuseau, jusqu’à ce que vous les retiriez. Un message dit le jeu et les autres à la table ; ce qui passe par un service push est chiffré.
# --- qui est absent, et ce qu’on reprend
help-back = revient à votre dernier choix, quoi qu’il en soit sorti : les bots sont d’accord, on demande aux autres
term-back-sure = { $name } veut reprendre le dernier choix. Si tout le monde est d’accord, tapez « back » encore une fois.
term-back-not = Alors rien ne change.
note-stand-in = { $name } n’est pas là : un bot joue en attendant son retour.
note-ended = Arrêtée sans vainqueur. D’accord : { $names }.
note-ended-away = Arrêtée sans vainqueur. D’accord : { $names }. Absents : { $away }.
note-back-asked = { $name } demande à reprendre un choix.
note-back-agreed = D’accord : { $names }.
note-back-agreed-away = D’accord : { $names }. Absents : { $away }.
note-back-declined = { $name } préfère continuer. Rien n’est repris.
note-back-withdrawn = { $name } continue finalement. Rien n’est repris.
note-back-lapsed = Tout le monde n’a pas dit oui à temps. Rien n’est repris.
note-back-overtaken = La partie a continué. Rien n’est repris.
error-nothing-to-take-back = Il n’y a aucun choix à vous qui puisse être repris.
error-back-needs-all = Depuis, quelque chose de caché a été montré : il faut l’accord de tous, et { $names } ne peut le donner, faute d’être là.
error-back-too-often = Dans cette partie, on a déjà repris des choix { $most } fois. Cela suffit.
error-bot-plays = Un bot joue pour vous : reprenez d’abord votre place.
error-back-asked = Quelqu’un demande déjà à reprendre un choix. Répondez d’abord à cela.
error-back-turned-down = Vous l’avez demandé, et tous n’étaient pas d’accord. Vous pourrez le redemander après le prochain coup.
web-restart = Refaire mon tour
web-restart-why = tout entier, d’un coup
web-back = Demander à reprendre un choix
web-back-how = Il faut l’accord de tous ceux qui jouent et sont là ; les bots disent toujours oui. Ce qui a été dit et montré le reste, dés et cartes sont tirés à nouveau.
web-back-none = Il n’y a encore rien à reprendre de votre part.
web-back-open = Ceci, vous pouvez encore le reprendre vous-même, à la table.
web-back-to = Revenir avant : { $move }
web-back-hidden = Depuis, quelque chose de caché a été montré. Il faut l’accord de tous, et les absents ne peuvent le donner.
web-back-since = Ce qui s’est passé depuis aura été vu :
web-back-more = { $count ->
    [one] … et { $count } ligne avant
   *[other] … et { $count } lignes avant
 }
web-back-ask = Le demander
web-back-table = Retour à la table
web-back-asked = { $count ->
    [one] { $name } demande à reprendre son dernier choix.
   *[other] { $name } demande à reprendre ses { $count } derniers choix.
 }
web-back-waits = Réponse attendue : { $names }.
web-back-agree = D’accord
web-back-decline = Continuons
web-back-withdraw = Je continue finalement
web-back-think = Pas encore
web-back-sure = On reprend ?
web-stand-level = Sa force
web-bank = Réserve
web-bank-none = aucune
web-bank-why = Réserve de chacun pour toute la partie, une fois écoulé le temps d’un choix :
web-bank-left = Réserve : { $time }
web-bank-days = { $days } j { $hours } h
web-settles = Choix qui n’en sont pas
web-settles-yes = Faits tout seuls, là où tout le monde voit qu’il n’y a rien à décider
web-settles-no = Toujours demandés
## Un appareil pour tous

share-add = Quelqu'un d'autre joue sur cet appareil
share-name = Son nom
share-add-go = Ajouter
share-add-why = L'appareil passe de main en main ; un rideau cache chaque jeu aux autres.
share-here = sur cet appareil
share-tab = Rideau
share-pass = Passez l'appareil à { $name }
share-pass-why = { $name }, touchez quand personne d'autre ne regarde.
share-pass-aloud = Au tour { DE($name) } : passez l'appareil
share-raise = Je suis { $name }
share-look = Juste regarder
share-wait-why = Ce n'est le tour de personne sur cet appareil.
share-cover = Cacher mon jeu
share-leave = { $name } quitte la table
share-phone = { $name } continue sur son téléphone
share-phone-why = Il sert une fois, pendant dix minutes. Dès lors { $name } joue là-bas, et plus sur cet appareil.
share-phone-done = Retour à la table
error-covered = Vous êtes plusieurs sur cet appareil : que celui qui veut le faire le prenne d'abord.
error-not-shared = À cette table, personne d'autre ne joue sur cet appareil.
# --- spectateurs et bonnes manières
error-not-shown = Ici, seuls les joueurs assis peuvent regarder : l'hôte le veut ainsi.
error-not-let-in = L'hôte ne vous laisse pas entrer.
error-quiet = À cette table, l'hôte veut le silence.
error-only-seated-speak = Seuls les joueurs assis peuvent parler.
error-bad-manners = Ce choix n'existe pas ici.
error-yourself = C'est vous.
error-nothing-to-forgive = C'est déjà pardonné.
error-too-many-aversions = { $most }, cela suffit. Pardonnez d'abord à quelqu'un.
manners-title = Spectateurs et bonnes manières
manners-watch = Qui peut regarder
manners-watch-anybody = Tout le monde
manners-watch-anybody-why = si la table est affichée, la partie l'est aussi
manners-watch-link = Qui a le lien
manners-watch-link-why = aucune liste ne montre la partie
manners-watch-seated = Seulement les joueurs assis
manners-watch-seated-why = dès le premier coup, et après la fin aussi
manners-speak = Qui peut parler
manners-speak-all = Tout le monde
manners-speak-seated = Les joueurs assis
manners-speak-apart = Les spectateurs entre eux
manners-speak-apart-why = les joueurs ne les entendent pas
manners-speak-nobody = Personne
manners-speak-nobody-why = les cartes parlent
manners-delay = Retard des spectateurs
manners-delay-why = Ils voient chaque coup plus tard : sur la page, par l'API, en fichier. Les joueurs assis ne sont jamais en retard, ni le grand écran ouvert sur un de leurs appareils.
manners-no-delay = Aucun
manners-time = { $minutes ->
    [0] { $seconds } secondes
    [one] une minute
   *[other] { $minutes } minutes
 }
manners-set = Qu'il en soit ainsi
manners-told = Ce que l'hôte a décidé
manners-behind = { $time } de retard
manners-onlookers-behind = Les spectateurs ont { $time } de retard.
manners-hush-seated = Seuls les joueurs assis peuvent parler.
manners-hush-apart = Les joueurs n'entendent pas les spectateurs.
manners-hush-nobody = Silence : ici, personne ne parle.
manners-alone = Personne d'autre ne regarde.
manners-people = Qui est là
manners-people-why = Vous seul savez qui vous masquez ou bloquez.
manners-nobody = Il n'y a que vous. Les bots n'ont pas de manières.
manners-name-first = Dites votre nom pour masquer, bloquer ou signaler quelqu'un.
manners-about = { $name } : masquer, bloquer ou signaler
manners-mute-here = Masquer ici
manners-mute-everywhere = Masquer partout
manners-mute-why = Vous ne voyez ni ses paroles ni ses réactions.
manners-block = Bloquer
manners-block-why = Aux tables dont vous êtes l'hôte, cette personne ne peut ni s'asseoir, ni regarder, ni parler, et vous ne l'entendez nulle part. On lui dit seulement que l'hôte ne la laisse pas entrer.
manners-report = Signaler
manners-report-what = Qu'est-ce qui ne va pas ?
manners-report-why = L'hôte de la maison le reçoit, avec votre nom et les dernières paroles { DE($name) } ici.
manners-report-send = Le dire à l'hôte de la maison
manners-done-mute = Vous n'entendez plus { $name }.
manners-done-block = { $name } : c'est bloqué.
manners-done-report = L'hôte de la maison l'a reçu.
manners-done-set = C'est ainsi, désormais.
manners-yours = Qui vous n'entendez pas
manners-yours-none = Vous entendez tout le monde.
manners-yours-how = À une table, touchez un nom dans la discussion, ou ouvrez « Spectateurs et bonnes manières » dans le menu.
manners-yours-one = { $kind ->
    [block] bloqué
   *[mute] masqué
 }, { $where ->
    [everywhere] partout
   *[table] à une table
 }
manners-forgive = Pardonner
host-reports = Signalements
host-report-by = { $by } signale { $name } :
host-report-silent = Cette personne n'avait rien dit.
web-privacy-manners = Vos manières
web-privacy-manners-text = Qui vous masquez ou bloquez, et vous seul le voyez ; qui vous signalez, avec ses paroles, jusqu'à ce que l'hôte l'efface ; sur qui vous avez parié et vos notes sur les parties finies, pour qui peut regarder cette table. Les réactions ne sont gardées nulle part.
react-title = Réagir
react-ouch = Aïe !
react-ha = Ha !
react-well-hit = Bien joué !
react-hurry = Allez…
react-oops = Oups !
react-thanks = Merci !
react-hm = Hum…
react-revenge = Revanche !
react-shown = Réactions
error-bad-reaction = Cette réaction n'existe pas.
guess-title = Qui gagne ?
guess-over = Qui l'avait dit ?
guess-why = Votre pronostic reste secret jusqu'à la fin. D'ici là, vous pouvez changer d'avis.
guess-yours = Vous dites : { $seat }. Personne ne le sait encore.
guess-still-in = Vous êtes encore en jeu. Gagnez vous-même.
guess-said = { $name } a dit { $seat }
guess-right = { $minutes ->
    [0] Juste, à la dernière minute.
    [one] Juste, une minute avant la fin.
   *[other] Juste, { $minutes } minutes avant la fin.
 }
guess-wrong = Non.
guess-void = Personne n'a gagné.
guess-none = Personne n'a osé un pronostic.
guess-tonight = Ce soir : { $right } sur { $of }.
guess-next = Une autre table
error-still-in = Vous êtes encore en jeu : qui joue ne fait pas de pronostic.
notes-title = Notes
notes-pin = Épingler une note
notes-unpin = Retirer
notes-text = Votre note
notes-at = Au coup
notes-move = Coup { $step }
notes-ring = Cercle
notes-arrow = Flèche
notes-unmark = Gommer
notes-pick = Touchez un visage, une carte ou une pièce. Clavier : Tab, Entrée, Échap.
notes-pick-to = Et vers quoi pointe-t-elle ?
notes-none = Personne n'a rien noté.
notes-none-here = Aucune note à ce coup.
notes-all = Toutes les notes de la partie
notes-draw-there = Cercles et flèches se dessinent en revoyant la partie.
error-too-many-notes = { $most } notes suffisent. Retirez-en d'abord une.
error-no-such-note = Cette note n'existe plus.
error-bad-marks = Une note a au plus { $most } cercles et flèches, sur ce qui est sur la table.
# --- clubs

error-no-club = Il n’y a pas de tel club ici, ou vous n’en faites pas partie.
error-wrong-club-code = Aucun club n’a ce code. Demandez le nouveau : les codes changent.
error-not-your-club = Vous ne faites partie d’aucun club de ce genre.
error-many-clubs = Personne ne peut être dans plus de { $most } clubs. Quittez-en un d’abord.
error-club-full = Ce club est plein : ils sont déjà { $most }.
error-bad-club-name = Le nom d’un club a de 1 à { $most } lettres.
error-not-keeper = Cela revient à { $name }, qui s’occupe de ce club.
error-no-member = Personne dans ce club n’a ce numéro.
error-not-yourself = Pour partir vous-même, quittez le club.
error-no-evening = Il n’y a pas de prochaine soirée où venir.
error-bad-evening = Dites un jour à partir d’aujourd’hui, dans l’année, et une heure : 2026-11-19 et 20:30.
error-no-such-evening = Le club n’a pas de telle soirée.
error-evening-not-shared = Cette soirée n’est pas partagée, ou ne l’est plus.
club-clubs = Clubs
club-yours = Vos clubs
club-none-why = Un club a sa page : ses soirées, qui bat qui, et quand est la prochaine.
club-members = Membres
club-members-many = { $count ->
    [one] Un membre
   *[other] { $count } membres
 }
club-found = Fonder un club
club-name = Son nom
club-found-go = Fonder
club-join = Entrer dans un club
club-code = Code, huit lettres
club-join-go = Entrer
club-door = Entrer dans { $club } ?
club-door-why = Ses membres verront votre nom et les parties que vous jouez aux tables ouvertes pour le club, avec leurs résultats. Vous pouvez partir quand vous voulez.
club-summary = { $games ->
    [one] Une partie
   *[other] { $games } parties
 } en { $evenings ->
    [one] une soirée
   *[other] { $evenings } soirées
 } depuis { $since }.
club-usually = D’habitude : le { $day }.
club-nothing-yet = Rien de joué pour l’instant. Vous êtes encore tous amis.
club-invite = Inviter
club-waiting = { $count ->
    [0] Personne ne vous attend
    [one] Une table vous attend
   *[other] { $count } tables vous attendent
 }
club-waiting-none = Ouvrez une table, ça viendra.
club-new-moves = { $count ->
    [one] nouveau coup
   *[other] nouveaux coups
 }
club-nothing-new = rien de neuf
club-tables = Tables du club
club-no-tables = Aucune n’est ouverte.
club-open-for = En ouvrir une pour le club
club-what-counts = Seules comptent ici les tables ouvertes pour le club. Tous les membres les voient, avec leur résultat, et ne voient rien de vos autres parties.
club-evenings = Soirées
club-all-evenings = Les { $count }
club-no-evenings = Pas encore de soirée. Une partie à une table ouverte pour le club en fait une, si deux personnes la jouent jusqu’au bout.
club-evening-of = Le procès-verbal du { $day }
club-evening-more = Le procès-verbal
club-new = nouveau
club-nobody = personne
club-remark-nobody = { $of ->
    [one] Personne n’a gagné. Bel effort.
   *[other] Personne n’a rien gagné. Bel effort.
 }
club-remark-one = { $many ->
    [one] { $names } a gagné, et l’a fait savoir.
   *[other] { $names } ont gagné, et l’ont fait savoir.
 }
club-remark-bot-alone = Un bot a gagné. N’en parlons pas.
club-remark-all = { $names } : { $of } sur { $of }. Que quelqu’un fasse quelque chose.
club-remark-most = { $names } en a gagné { $count } sur { $of }.
club-remark-bot = { $names } en a gagné { $count } sur { $of }, et c’est un bot.
club-remark-each = Une chacun pour { $names }. Personne n’a dormi.
club-remark-shared = { $count } chacun pour { $names }.
club-remark-first = { $names } jouait à { $game } pour la première fois, et a gagné.
club-head-to-head = Face à face
club-head-to-head-why = La ligne a fini devant la colonne : gagné là où l’autre non. ▲ plus de la moitié, ▼ moins de la moitié. Sans couleur : trop peu de parties pour le dire.
club-of = sur { $count }
club-over-half = plus de la moitié
club-under-half = moins de la moitié
club-empty = Deux amis et une rancune font un club.
club-empty-why = Pour l’instant, il n’y a que vous.
club-streaks = Séries
club-no-streaks = Aucune. Tout le monde gagne de temps en temps.
club-streak-evenings = { $count ->
    [one] soirée en tête
   *[other] soirées de suite en tête
 }
club-streak-wins = { $count ->
    [one] partie gagnée
   *[other] parties gagnées de suite
 }
club-streak-dry = { $count ->
    [one] partie sans gagner
   *[other] parties sans gagner
 }
club-streak-record = { $count ->
    [one] victoire, le record du club
   *[other] victoires de suite, le record du club
 }
club-streak-who = { $name }, depuis le { $since }
club-most = Les plus joués
club-most-why = Parties jusqu’ici, toutes les soirées.
club-left-out = Des parties anciennes, seules les mille dernières comptent.
club-since = Au club depuis le { $day }
club-share = Entre { $low } % et { $high } %, dix-neuf fois sur vingt. En pointillé : { $equal } %, si tous se valaient.
club-share-told = Part de victoires : { $percent } %, entre { $low } % et { $high } %. Si tous se valaient : { $equal } %.
club-won = Parties gagnées
club-won-of = { $won } sur { $played }
club-plays-most = Joue surtout à
club-nemesis = Bête noire
club-remove = Retirer du club
club-remove-title = Retirer { $name } ?
club-remove-why = La page du club lui est fermée, et l’invitation change. Ce qui a été joué reste.
club-leave = Quitter le club
club-leave-title = Quitter { $club } ?
club-leave-why = Sa page vous est alors fermée. Ce qui a été joué reste, et une invitation vous ramène.
club-leave-last = Il n’y a plus que vous : le club ferme avec vous. Vos parties restent parmi vos parties.
club-next = Prochaine soirée
club-next-none = Pas encore de date. Il faut bien que quelqu’un commence.
club-coming = { $coming ->
    [0] Personne ne vient pour l’instant.
    [one] Une personne vient.
   *[other] { $coming } viennent.
 } { $silent ->
    [0] Tous ont répondu.
    [one] Une n’a pas répondu.
   *[other] { $silent } n’ont pas répondu.
 }
club-come = Je viens
club-stay = Pas moi
club-propose = Proposer une date
club-propose-other = Une autre date
club-propose-go = Proposer
club-call-off = Annuler la soirée
club-day = Jour
club-time = Heure
club-invite-title = Invitation
club-invite-why = Qui a le lien ou le code peut entrer. Le code se tape sous « Clubs », ou là où se tape celui d’une table.
club-invite-none = Personne n’est invité en ce moment.
club-invite-new = Nouveau code
club-invite-stop = N’inviter personne
club-keeper = { $name } s’occupe de ce club : nouveaux codes, et qui doit partir.
club-qr = Code QR qui invite au club
club-link = Lien
club-games = { $count ->
    [one] Une partie
   *[other] { $count } parties
 }
club-evening-wins = Gagné
club-share-title = Imprimer ou partager
club-print = Imprimer
club-share-why = Un lien par lequel n’importe qui peut lire ce procès-verbal : noms et résultats, rien d’autre. On peut le retirer.
club-share-go = Créer un lien
club-shared = Qui a ce lien peut lire les noms et les résultats de cette soirée.
club-withdraw = Retirer le lien
club-for = Pour un club
club-for-none = Aucun club
club-for-why = Ses membres voient cette table, peuvent s’asseoir ou regarder, et voient ensuite comment ça a fini.
club-for-told = Pour le club { $club } : ses membres voient cette table et comment elle finit
club-for-go = Enregistrer
web-privacy-clubs = Vos clubs
web-privacy-clubs-text = Dans quels clubs vous êtes, depuis quand, quand vous avez regardé leur page pour la dernière fois, et si vous venez à la prochaine soirée. Les autres membres voient votre nom et les parties des tables ouvertes pour le club. Un membre peut partager une soirée : alors qui a le lien lit les noms et les résultats, jusqu’à ce qu’il soit retiré.

# --- ratings

error-rated-hints = Une partie classée se joue sans conseils.
error-rated-position = Une partie qui reprend d’une position ne peut pas être classée.
rating-title = Classement
rating-no = Non classée
rating-yes = Classée : elle compte pour le niveau de tous
rating-yes-why = Sans conseils. Si un bot remplace quelqu’un, si un bot apporté y joue ou si quelqu’un abandonne, elle ne compte pas. Votre niveau est vu par vous et par les membres de vos clubs.
rating-yours = Vos niveaux
rating-ratings = Niveaux
rating-told = environ { NUMBER($points) }, à { NUMBER($doubt) } près
rating-provisional = { $count ->
    [one] (provisoire : une partie)
   *[other] (provisoire : { $count } parties)
 }
rating-why = La vérité est là-dedans, dix-neuf fois sur vingt. Un bot normal vaut 1 500 dans chaque jeu.
rating-was-yes = Classée
rating-was-no-abandoned = Non classée : interrompue
rating-was-no-position = Non classée : elle reprenait d’une position
rating-was-no-program = Non classée : un bot apporté y jouait
rating-was-no-hints = Non classée : le coach a été consulté
rating-was-no-resigned = Non classée : quelqu’un a abandonné
rating-was-no-stand-in = Non classée : une place a changé de mains
rating-was-no-together = Non classée : tous du même côté
rating-was-no-undecided = Non classée : personne n’a gagné, ou tout le monde
rating-was-no-bot = Non classée : un bot de force non mesurée
rating-was-no-nobody = Non classée : il n’y reste personne
web-privacy-ratings = Vos niveaux
web-privacy-ratings-text = Des parties classées : si vous avez gagné, et quelle force on vous prêtait avant et après. Vous le voyez, et les membres de vos clubs aussi.
# --- pourquoi quelqu’un a joué ainsi, partie finie
why-ask = Pourquoi ?
why-title = Pourquoi « { $move } » ?
why-coach = Le coach, à la place { DE($name) }
why-knew = Le coach sait ce que savait alors { $name }, rien de plus.
why-same = Le coach aurait fait de même.
why-less = { $less ->
    [one] « { $move } » gagne environ une partie sur 100
   *[other] « { $move } » gagne environ { $less } parties sur 100
 } de plus.
why-mixed = Tout le monde choisit en même temps : le coach le ferait { $share } fois sur 100, pour rester imprévisible.
why-unseen = Le coach ne pèse pas les paroles.
why-done = Joué
why-before = La table avant ce coup
error-why-no-choice = Au coup { $move } il n’y avait rien à choisir.
error-why-no-such-move = Il n’y a pas de coup { $move } ; il y en a de 1 à { $last }.
