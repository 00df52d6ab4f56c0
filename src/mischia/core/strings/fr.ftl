# Ce que tous les jeux partagent : les refus et le terminal.

error-illegal-move = { $name } ne peut pas « { $move } » maintenant. Coups possibles : { $legal }.
error-not-asked = { $name } n'a rien à choisir maintenant. C'est à : { $turn }.
error-unknown-move = « { $move } » n'est pas un coup de ce jeu. { $name } peut : { $legal }.
error-unknown-name = Personne ici ne s'appelle « { $name } ». À la table : { $names }.
error-unknown-game = Il n'y a pas de jeu « { $name } ». Il y a : { $games }.
error-no-undo = { $name } ne peut rien reprendre : d'autres ont choisi ou vu quelque chose depuis.
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
error-no-match-there = { $path } existe déjà et ne contient pas de partie : on n'y touche pas.
error-not-written = Impossible d'écrire { $path } : { $why }.
nobody = personne
nothing = rien

role-you = vous
role-bot = bot

term-greeting = Tapez un numéro ou un coup. « ? » explique, « help » montre le reste.
term-last = Dernier fait
term-held = { $move } : la carte est prête, face cachée.
term-enter-plays = Entrée la joue. « undo » la reprend, un autre numéro la remplace.
term-taken-back = Carte reprise.
term-move-taken-back = Votre dernier coup est annulé.
term-nothing-said = Tapez l'un de ceux-ci : { $numbers } ; ou bien « ? » ou « help ».
term-no-such-thing = Rien à expliquer sur « { $what } ». Essayez « ? » ou « ? { $clause } ».
term-rules-language = La règle, en anglais :
term-save-how = Dites où : save FICHIER
term-saved = Enregistrée dans { $path }. Pour continuer : mischia play --resume { $path }
term-pass = Passez le clavier à { $name }.
term-ready = { $name }, appuyez sur Entrée quand personne d'autre ne regarde.
term-goodbye = À bientôt !
term-kept = Votre partie attend dans { $path }. Pour continuer : mischia play --resume { $path }
term-not-kept = La partie n'a pas été enregistrée. La prochaine fois : save FICHIER, puis mischia play --resume FICHIER.
term-won = Victoire : { $names } !
term-after = La partie est finie : « save FICHIER » la garde pour mischia replay, « log » la raconte, Entrée quitte.
term-replay-how = Entrée : suite · b : retour · q : quitter
term-replay-stuck = À partir d'ici, cette partie suivait d'autres règles et ne peut être montrée.
term-seen-by = Vue de { $name }
term-seen-by-onlooker = Vue du public
term-seen-by-all = Tout est visible

help-move = un numéro de la liste, ou un coup en toutes lettres : joue ce coup
help-explain = explique la question et le dernier fait
help-explain-card = explique une carte, ou une règle : ? { $clause }
help-undo = reprend votre dernier choix, tant que personne n'a rien vu ni choisi depuis
help-log = tout ce qui s'est passé jusqu'ici
help-table = redessine la table
help-save = écrit la partie dans un fichier
help-quit = quitte
