title = Death Roads

## The aim, always in sight

aim-race = Vince chi è più avanti alla fine dell’evento { $events }, o l’ultimo ancora in strada.
aim-race-stand = Sei al posto { $place } su { $of }.
aim-race-short = { $place ->
    [0] Primo dopo l’evento { $events }, o ultimo in strada
   *[other] Vince chi è più avanti dopo l’evento { $events } · tu: { $place } su { $of }
 }
aim-race-last = Ultimo round: vince chi è più avanti quando finisce.
aim-race-last-short = { $place ->
    [0] Ultimo round: vince chi è più avanti
   *[other] Ultimo round: vince chi è più avanti · tu: { $place } su { $of }
 }
aim-race-first = Lo scopo: essere più avanti di tutti alla fine dell’evento { $events }, o restare l’ultimo in strada.
aim-coop = Distruggete tutti i boss prima che finisca l’evento { $events } (ne restano: { $bosses }). Se uno di voi è fuori, perdete tutti.
aim-coop-short = { $bosses ->
    [0] Fuori i boss entro l’evento { $events }, e nessuno di voi
    [one] Fuori l’ultimo boss entro l’evento { $events }, nessuno di voi
   *[other] Fuori { $bosses } boss entro l’evento { $events }, e nessuno di voi
 }
aim-coop-last = Ultimo round: distruggete tutti i boss prima che finisca (ne restano: { $bosses }), e non perdete nessuno.
aim-coop-last-short = Ultimo round: fuori i boss adesso
aim-coop-first = Lo scopo: distruggere tutti i boss prima che finisca l’evento { $events }. Se uno di voi è fuori, perdete tutti.
aim-solo = Distruggi tutti i boss prima che finisca l’evento { $events } (ne restano: { $bosses }), e resta in strada.
aim-solo-short = { $bosses ->
    [0] Fuori i boss entro l’evento { $events }, e sopravvivi
    [one] Fuori l’ultimo boss entro l’evento { $events }, e sopravvivi
   *[other] Fuori { $bosses } boss entro l’evento { $events }, e sopravvivi
 }
aim-solo-last = Ultimo round: distruggi tutti i boss prima che finisca (ne restano: { $bosses }), e sopravvivi.
aim-solo-last-short = Ultimo round: fuori i boss adesso
aim-solo-first = Lo scopo: distruggere tutti i boss prima che finisca l’evento { $events }, e restare in strada.

## Che cosa può fare un giocatore

move-take = Prendi { $item }
move-take-preset = Prendi il set { $preset }
move-take-pair = Prendi la coppia { $pair }
move-deck = Prendi il { $deck }
move-place = Parti da { $cell }
move-place-bikes = Parti con Katana da { $cell } e Wakizashi da { $other }
move-keep = Tieni tutte le carte
move-discard = Scarta { $item }
move-play = Gioca { $item }
move-play-with = Gioca { $item } con { $bike }
move-pilot = Azione del pilota, scartando { $item }
move-pilot-with = Azione del pilota con { $bike }, scartando { $item }
move-focus = Concentrati: scarta { $item } e non fare altro
move-pass = Passa: fuori da questo round
move-end = Termina il turno
move-stun-lose = Stordimento: perdi 1 di manovrabilità
move-stun-idle = Stordimento: nessuna azione in questo turno
move-burn = Brucia { $item }
move-veer = Virata: rivela carte sbandata
move-veer-bike = Virata con { $bike }
move-go = Guida { $direction }
move-push = Spingi { $direction }
move-aim = Mira a { $tracks }
move-choose = Scegli { $number }
move-use = Usalo
move-skip = Lascia stare
move-use-armour = Usa l’effetto dell’armatura
move-skip-armour = Non usare l’effetto dell’armatura
move-ignore = Ignora la carta sbandata
move-resolve = Subisci la carta sbandata
move-bike = { $bike } prende la prossima carta sbandata
move-return = Rientra in { $cell }
move-first = Prima { $bike }
move-scrap = Togli { $pair } dal gioco
move-scrap-none = Non togliere nulla

## Che cosa si chiede a un giocatore

ask-preset = Quale set pronto prendi?
ask-vehicle = Quale veicolo prendi?
ask-pilot = Quale pilota prendi?
ask-deck = Con quale mazzo di armi cominci?
ask-pair = Quale coppia di armi prendi? Il resto del mazzo va a sinistra.
ask-place = Da dove parti?
ask-prepare = Quali carte scarti prima di pescare? Puoi tenerle tutte.
ask-status = Quale segnalino stato risolvi, e come?
ask-act = Che cosa fai?
ask-pass = Non resta che passare.
ask-second = Puoi aggiungere l’altra azione, carta o pilota, o finire.
ask-move = In quale direzione?
ask-push = In quale direzione spingi l’auto tamponata?
ask-aim = Dove miri?
ask-choose = Quale effetto?
ask-discard = Quale carta scarti?
ask-armour = Hai perso un’armatura e la condizione è di nuovo al massimo: ne usi l’effetto?
ask-skid = Ignori questa carta sbandata?
ask-bike = Quale moto prende la prossima carta sbandata?
ask-first = Quale moto viene prima?
ask-return = Molto indietro: dove rientri?
ask-scrap = Ti resta una moto sola: quale coppia di armi togli dal gioco?

wait-deal = Si pescano carte.
wait-preset = { $names } sceglie un set pronto.
wait-vehicle = { $names } sceglie un veicolo.
wait-pilot = { $names } sceglie un pilota.
wait-deck = { $names } sceglie un mazzo di armi.
wait-pair = Chi sceglie una coppia di armi: { $names }.
wait-place = { $names } sceglie da dove partire.
wait-prepare = Chi deve ancora scegliere che cosa scartare: { $names }.
wait-status = { $names } risolve i segnalini stato.
wait-act = Tocca a { $names }.
wait-second = { $names } può aggiungere un’azione.
wait-move = { $names } sceglie una direzione.
wait-push = { $names } sceglie dove spingere.
wait-aim = { $names } prende la mira.
wait-choose = { $names } sceglie un effetto.
wait-discard = { $names } sceglie che cosa scartare.
wait-armour = { $names } ha perso un’armatura e può usarne l’effetto.
wait-skid = { $names } può ignorare una carta sbandata.
wait-bike = { $names } sceglie quale moto prende una carta sbandata.
wait-first = { $names } sceglie quale moto viene prima.
wait-return = { $names } sceglie dove rientrare.
wait-scrap = { $names } può togliere una coppia di armi.
wait-over = La gara è finita.

## Che cosa succede

event-first-chooser = La prima scelta è di { $seat }.
event-takes = { $seat } perde { $number } di condizione.
event-takes-item = { $seat } prende { $item }.
event-takes-preset = { $seat } prende il set { $preset }.
event-takes-pair = { $seat } prende { $pair }.
event-takes-deck = { $seat } prende il { $deck }.
event-decks-move = I mazzi delle armi passano a sinistra.
event-decks-formed = Carte veicolo e armi vengono mescolate: i mazzi sono pronti.
event-pilot-offered = { $item } è disponibile.
event-placed = { $seat } parte da { $cell }.
event-boss = Il boss { $seat } parte da { $cell }.
event-drone = { $seat } parte da { $cell }.
event-round = Comincia il round { $number }.
event-initiative = L’ordine dei turni: { $seat }.
event-prepares = { $seat } ha scelto che cosa scartare.
event-keeps = { $seat } tiene tutte le carte.
event-fills-hand = { $seat } pesca { $number ->
    [one] una carta
   *[other] { $number } carte
 }.
event-draws-card = { $seat } pesca { $item }.
event-discards = { $seat } scarta { $item }.
event-reshuffles = { $seat } rimescola gli scarti in un nuovo mazzo.
event-event = Evento stradale: { $item }.
event-event-lane = Colpirà la corsia { $number }.
event-event-replaced = { $item } non può essere l’ultimo evento e viene sostituito.
event-lane-removed = La corsia { $number } non c’è più: la sua carta è tolta dal gioco.
event-final-stretch = Il Tratto Finale: { $item }.
event-resolve = Si risolve { $item }.
event-left-cover = La copertura di sinistra toglie { $number ->
    [one] una corsia
   *[other] { $number } corsie
 }.
event-right-cover = La copertura di destra toglie { $number ->
    [one] una corsia
   *[other] { $number } corsie
 }.
event-cover-ignored = La strada non può restringersi oltre: la copertura è ignorata.
event-barrier = Una barriera è su { $cell }.
event-barriers-cleared = Le barriere vengono tolte dalla strada.
event-refreshed = Tutti i segnalini manovrabilità tornano al massimo.
event-turn = Turno di { $seat }.
event-plays = { $seat } gioca { $item }.
event-put-away = { $item } va negli scarti di { $seat }.
event-handling = { $seat } ha manovrabilità { $number }.
event-uses-pilot = { $seat } usa l’azione del pilota.
event-focuses = { $seat } si concentra.
event-passes = { $seat } passa ed è fuori da questo round.
event-burns = { $seat } brucia { $item }.
event-stunned-handling = Stordimento: { $seat } perde 1 di manovrabilità.
event-stunned-idle = Stordimento: nessuna azione per { $seat } in questo turno.
event-skids = { $seat } sbanda!
event-skid-card = { $seat } rivela { $item }.
event-skids-away = Le carte sbandata tornano nel loro mazzo.
event-ignores = { $seat } la ignora.
event-moves = { $seat } va in { $cell }.
event-bashes = { $seat } tampona { $target }: { $number ->
    [one] 1 danno
   *[other] { $number } danni
 }.
event-pushes = { $seat } spinge { $target } { $direction }.
event-hits-barrier = { $seat } urta una barriera.
event-far-ahead = { $seat } è molto avanti: nelle altre corsie tutti arretrano.
event-far-behind = { $seat } resta molto indietro.
event-returns = { $seat } rientra in { $cell }.
event-drifts = { $seat } arretra sullo sterrato.
event-fires = { $seat } spara a { $target }.
event-loses-armour = { $seat } perde l’armatura { $armour } e la condizione torna al massimo.
event-uses-armour = { $seat } usa l’effetto dell’armatura { $armour }.
event-trophy = { $seat } tiene come trofeo il segnalino { $trophy } di { $target }.
event-gear = { $seat } è in marcia { $number }.
event-repairs = { $seat } ripara { $number }.
event-gets-status = { $seat } riceve { $number } × { $status }.
event-sheds = { $seat } si libera di { $number } × { $status }.
event-immune = { $seat } è immune: { $status }.
event-eliminated = Fine della gara per { $seat }.
event-scraps = { $seat } toglie { $pair } dal gioco.
event-scrapped-from = { $seat } ne toglie { $number } dalla mano, { $deck } dal mazzo, { $discards } dagli scarti.
event-game-over = La gara è finita. { $seat ->
    [nessuno] Non vince nessuno.
   *[other] Vince: { $seat }.
 }
event-ai-draws = { $seat } pesca { $item }.
event-draws-down = { $seat } pesca una carta che resta coperta.
event-ai-reshuffled = Le carte IA vengono rimescolate.
event-burned-ai = { $seat } ha una bruciatura: è possibile solo l’azione predefinita.
event-boss-action = La carta chiama { $seat }, che agisce con la sua azione speciale.
event-boss-unable = La carta chiama { $seat }, che in questo round non può più agire.
event-tries = { $seat } considera { $item }.
event-too-dear = { $seat } scenderebbe sotto 1 di manovrabilità: { $item } costa troppo.
event-no-target = { $seat } non colpirebbe nessun giocatore. Vietato: { $item }.
event-hurts-own = { $seat } colpirebbe solo i suoi. Vietato: { $item }.
event-weighs = { $seat } valuta «{ $way }»: danni { $number }, { $rows ->
    [1] una fila guadagnata
   *[other] { $rows } file guadagnate
 }, a { $distance } dal giocatore più vicino, { $dirt ->
    [0] sull’asfalto
   *[other] sullo sterrato
 }, a { $middle } dal centro, danni a sé stesso { $own }, costo { $cost }.
event-rules-out = { $seat } esclude «{ $way }», che danneggia i suoi: danni { $number }, { $rows ->
    [1] una fila guadagnata
   *[other] { $rows } file guadagnate
 }, a { $distance } dal giocatore più vicino, { $dirt ->
    [0] sull’asfalto
   *[other] sullo sterrato
 }, a { $middle } dal centro, danni a sé stesso { $own }, costo { $cost }.
event-settles = { $seat } sceglie «{ $way }»: danni { $number }, { $rows ->
    [1] una fila guadagnata
   *[other] { $rows } file guadagnate
 }, a { $distance } dal giocatore più vicino, { $dirt ->
    [0] sull’asfalto
   *[other] sullo sterrato
 }, a { $middle } dal centro, danni a sé stesso { $own }, costo { $cost }.
event-no-room = Non c’è posto per { $seat } accanto a { $target }.
event-acts = { $seat } agisce.
event-releases = { $seat } rilascia { $target } in { $cell }.
event-drones-strike = I droni colpiscono ogni giocatore: { $number ->
    [one] 1 danno
   *[other] { $number } danni
 }.

## Parole

direction-forward = avanti
direction-back = indietro
direction-left = a sinistra
direction-right = a destra
aim-ahead = davanti
aim-behind = dietro
aim-left = a sinistra
aim-right = a destra
aim-ahead-left = davanti a sinistra
aim-ahead-right = davanti a destra
aim-behind-left = dietro a sinistra
aim-behind-right = dietro a destra
aim-far = { $side }, a { $number }
deck-f = mazzo anteriore
deck-m = mazzo centrale
deck-b = mazzo posteriore
preset-green = verde
preset-red = rosso
preset-yellow = giallo
preset-blue = blu
preset-orange = arancione
armour-green = verde
armour-yellow = gialla
armour-red = rossa
trophy-green = verde
trophy-yellow = giallo
trophy-red = rosso
trophy-initiative = iniziativa
status-stun = stordimento
status-burn = bruciatura
status-veer = virata
seat-nothing = vuoto
seat-nobody = nessuno
seat-heavy-drone = { item-heavy-drone }
seat-wasp-drone = { item-wasp-drone }
seat-lifter-drone = { item-lifter-drone }
seat-scout-drone = { item-scout-drone }
item-default-action = l’azione predefinita
way-as-printed = come sta scritto
way-go = { $way }
way-push = spingere { $way }
way-aim = mirare a { $way }
way-choose = opzione { $way }
way-use = usare il simbolo incorniciato
way-skip = saltare il simbolo incorniciato
way-then = { "" }, poi { "" }

## Che cosa mostra il tavolo

table-round = Round { $number }
table-left = { $number ->
    [0] ultimo evento
    [one] un evento ancora
   *[other] { $number } eventi ancora
 }
table-event = Evento: { $name }
table-lane = corsia { $number }
table-final = Tratto Finale: { $name }
table-order = Ordine: { $names }
table-ahead = Molto Avanti
table-behind = Molto Indietro
table-hand = La tua mano
table-hand-of = Mano di { $name }
racer-out = fuori gara
racer-done = fuori da questo round
racer-condition = condizione
racer-handling = manovrabilità
racer-gear = marcia
racer-armour = armatura
racer-hand = mano
racer-deck = mazzo
racer-trophies = trofei
racer-boss = boss
racer-drone = drone
summary = { $rounds ->
    [one] Si è corso un round
   *[other] Si sono corsi { $rounds } round
 }; alla fine { $players ->
    [one] un giocatore era ancora in strada
   *[other] { $players } giocatori erano ancora in strada
 }.

## Che cosa si può scegliere prima della partita

option-first_game = set pronti di veicolo, pilota e armi al posto delle scelte
option-ready_sets = set pronti di veicolo, pilota e armi anche contro i boss
option-signature = armi signature: una carta forte per ogni auto quando perde l’armatura gialla
option-coop = tutti i giocatori insieme, o uno solo, contro piloti IA
option-bosses = quanti boss ci sono in cooperativo
option-bosses-None = uno per giocatore
option-bosses-1 = uno
option-bosses-2 = due
option-bosses-3 = tre
option-bosses-4 = quattro
option-bosses-5 = cinque
option-bosses-6 = sei
option-bosses-7 = sette
option-drones = quanti droni aiutano i boss
option-drones-0 = nessuno
option-drones-1 = uno
option-drones-2 = due
option-drones-3 = tre
option-drones-4 = quattro
option-drone_armour = quanti segnalini armatura ha ogni drone
option-drone_armour-0 = nessuno
option-drone_armour-1 = uno
option-drone_armour-2 = due
option-drone_armour-3 = tre
option-first = il nome di chi sceglie per primo; senza, viene estratto

## Ciò che sta nella scatola: nomi ed effetti

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
item-overload = Sovrac­carico
item-tokio-drift = Tokio Drift
item-cheese-run = Corsa al formaggio
item-squeeze-through = Passa nel buco
item-gnaw = Rosicchia
item-tail-whip = Colpo di coda
item-scurry = Sgattaiola
item-monster-stomp = Pestone mostruoso
item-big-wheels = Ruotone
item-side-crush = Schiacciata laterale
item-tantrum-brake = Frenata capricciosa
item-wind-up = Carica a molla
item-playtime = Ora di giocare
item-twin-throttle = Doppio gas
item-lane-split = Zigzag
item-drawn-edge = Lama sguainata
item-sheathe = Rinfodera
item-slipstream-vow = Voto di scia
item-cold-start = Partenza a freddo
item-procession = Corteo
item-blue-streak = Lampo blu
item-lid-slam = Coperchio sbattuto
item-swing-wide = Curva larga
item-pall-bearer = Necroforo
item-last-rites = Estrema unzione
item-zest = Scorza
item-peel-out = Sbuccia e via
item-juice = Succo
item-squeeze = Spremuta
item-pulp-friction = Pulp Friction
item-pip-spit = Sputasemi
item-slalom = Slalom
item-meter-running = Tassametro acceso
item-yellow-light = Semaforo giallo
item-short-cut = Scorciatoia
item-rush-hour = Ora di punta
item-kerb-side = Lungo il marciapiede
item-no-tip = Niente mancia
item-door-prize = Sportellata
item-off-duty = Fuori servizio
item-final-drive = Ultimo viaggio
item-dead-weight = Peso morto
item-six-feet-forward = Sei piedi avanti
item-embalm = Imbalsama
item-wake = Veglia
item-grave-shift = Cambio funebre
item-lights-out = Luci spente
item-ghost-lane = Corsia fantasma
item-midnight-run = Corsa di mezzanotte
item-overtime = Straordinario
item-dead-calm = Calma piatta
item-sideswipe = Strisciata
item-high-beams = Abbaglianti
item-plasma-shot = Colpo al plasma
item-laser-shot = Colpo laser
item-power-charge = Carica di potenza
item-laser-burst = Raffica laser
item-vehiculum-dentatis = Vehiculum Dentatis
item-grille-grinder = Tritagriglia
item-harpoon = Arpione
item-flame-lip = Labbro di fuoco
item-stun-lance = Lancia stordente
item-slingshot = Fionda
item-rocket-fury = Furia di razzi
item-immortar = Immortaio
item-starboard-volley = Bordata di dritta
item-warsaw = Warsaw
item-diagonal-shot = Colpo diagonale
item-port-authority = Autorità di sinistra
item-ring-of-nails = Anello di chiodi
item-roof-gunner = Mitragliere sul tetto
item-thumper = Martello
item-scrap-cannon = Cannone di rottami
item-hook-back = Gancio indietro
item-spray-n-pray = Spray'n'Pray
item-oil-slick = Macchia d’olio
item-mine-layer = Posamine
item-exhaust-torch = Scarico ardente
item-rear-rail = Rotaia posteriore
item-bumper-bomb = Paraurti bomba
item-chain-flail = Flagello a catena
item-smoke-screen = Cortina fumogena
item-parting-gift = Regalo d’addio
item-nitro-blowout = Scoppio di nitro
item-toy-box = Scatola dei giochi
item-crossed-blades = Lame incrociate
item-nail-in-the-lid = Chiodo nel coperchio
item-citrus-storm = Tempesta di agrumi
item-full-fare = Tariffa piena
item-grand-opening = Grande apertura
item-blackout = Blackout
item-slide-left = Slitta a sinistra
item-slide-right = Slitta a destra
item-fall-back = Resta indietro
item-spin-out = Testacoda
item-clean-save = Recupero pulito
item-pile-up = Tamponamento a catena
item-pothole-alley = Via delle buche
item-oil-spill = Perdita d’olio
item-burning-wreck = Relitto in fiamme
item-sniper-nest = Nido di cecchini
item-spike-strip = Banda chiodata
item-slow-convoy = Convoglio lento
item-tollbooth = Casello
item-turbo-strip = Striscia turbo
item-pit-crew = Squadra ai box
item-supply-drop = Rifornimenti
item-fresh-tarmac = Asfalto fresco
item-slipstream = Scia
item-road-works = Lavori in corso
item-tank-trap = Trappola anticarro
item-narrow-bridge = Ponte stretto
item-landslide = Frana
item-canyon = Canyon
item-sandstorm = Tempesta di sabbia
item-speed-trap = Autovelox
item-rolling-start = Partenza lanciata
item-spotlight = Riflettore
item-vultures = Avvoltoi
item-crosswind = Vento di traverso
item-fireworks = Fuochi d’artificio
item-crowd-favourite = Beniamino del pubblico
item-sudden-death = Morte improvvisa
item-collapsing-road = Strada che crolla
item-minefield = Campo minato
item-photo-finish = Fotofinish
item-firestorm = Tempesta di fuoco
item-hunted-leader = Capofila braccato
item-berserker = Berserker
item-brutal = Brutale
item-sharpshooter = Tiratore scelto
item-speed-freak = Maniaco della velocità
item-getaway = Fuggitivo
item-firebug = Piromane
item-floor-it = A tavoletta
item-crush-them = Schiacciali
item-open-fire = Fuoco
item-sweep-aside = Spazza via
item-style-points = Punti stile
item-dig-in = Tieni duro
item-lights-off = Fari spenti
item-heavy-drone = Drone pesante
item-wasp-drone = Drone vespa
item-lifter-drone = Drone sollevatore
item-scout-drone = Drone esploratore

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


## Ciò che sta su carte e plance, composto dai dati

text-nothing = niente
text-and = { "" } e { "" }
text-or = { "" } o { "" }
text-then = , poi { "" }
text-semicolon = ; { "" }
text-same-way = nella stessa direzione
text-cost = Costo { $cost }.
text-row = Marcia { $gear }+: { $effects }.
text-some-of = { $number } a scelta tra: { $tracks }.
text-hit = Ogni auto colpita { $effects }.
text-if-hit = Se colpisci: { $effects }.
text-sheet = Condizione { $condition }, manovrabilità { $handling }, tamponamento { $bash }. Tracciato di sbandata: { $track }.
text-ignore-skid = Può ignorare { $number } { $number ->
    [one] carta
   *[other] carte
 } di ogni sbandata.
text-no-setback = Non arretra sullo sterrato.
text-bash = Tamponando fa { $number } { $number ->
    [one] danno
   *[other] danni
 } in più.
text-trophy-bash = Tamponando fa 1 danno in più per trofeo, al massimo { $number }.
text-barrier-damage = Subisce { $number } { $number ->
    [one] danno
   *[other] danni
 } in meno dalle barriere.
text-far-behind-damage = Subisce { $number } { $number ->
    [one] danno
   *[other] danni
 } in meno quando resta molto indietro.
text-hand-size = Pesca fino a { $number } carte.
text-immune = Non riceve mai segnalini { $status }.
text-keeps-gear = Mantiene la marcia nelle sbandate.
text-pilot = Azione (costa { $cost } e una carta): { $effects }.
text-on-reveal = Alla rivelazione: { $blocks }.
text-resolve = Alla fine del round: { $blocks }.
text-every-round = Alla fine di ogni round: { $blocks }.
text-not-last = Mai l’ultimo evento.
text-who = { $cars } { $effects }
text-cover = una copertura toglie una corsia da { $side ->
    [left] sinistra
   *[right] destra
 }
text-barrier = barriera nella corsia dell’evento, fila { $rows }
text-clear-barriers = tutte le barriere vengono tolte
text-character = { $traits }. Azione predefinita ({ $cost }): { $default }. Mossa caratteristica ({ $price }): { $signature }.
text-boss = { $boss } come boss ({ $cost }): { $effects }.
text-any-ai = Qualsiasi IA ({ $cost }): { $effects }.
text-drone-icon = Icona drone.
trait-aggressive = aggressivo
trait-runner = corridore
trait-friendly-fire = fuoco amico
trait-reckless = spericolato
who-all = ogni auto
who-lane = ogni auto nella corsia dell’evento
who-not-lane = ogni auto fuori dalla corsia dell’evento
who-beside-lane = ogni auto nelle corsie accanto
who-dirt = ogni auto sullo sterrato
who-asphalt = ogni auto sull’asfalto
who-leaders = ogni auto nella fila di testa
who-last = ogni auto nell’ultima fila
who-fast = ogni auto in marcia 4 o 5
who-slow = ogni auto in marcia 1 o 2
who-front-rows = ogni auto nelle file 5-7
who-back-rows = ogni auto nelle file 1-3
fx-move = { $who ->
    [car] viene mossa
   *[you] muovi
 } { $way } di { $number }
fx-move-any = { $who ->
    [car] viene mossa
   *[you] muovi
 } di { $number } in qualsiasi direzione
fx-push = , spingendo chi { $who ->
    [car] tampona
   *[you] tamponi
 } { $way }
fx-damage = { $who ->
    [car] subisce
   *[you] subisci
 } { $number } { $number ->
    [one] danno
   *[other] danni
 }
fx-handling-up = { $who ->
    [car] recupera
   *[you] recuperi
 } { $number } di manovrabilità
fx-handling-down = { $who ->
    [car] perde
   *[you] perdi
 } { $number } di manovrabilità
fx-gear-up = { $who ->
    [car] sale
   *[you] sali
 } di { $number } { $number ->
    [one] marcia
   *[other] marce
 }
fx-gear-down = { $who ->
    [car] scende
   *[you] scendi
 } di { $number } { $number ->
    [one] marcia
   *[other] marce
 }
fx-status = { $who ->
    [car] riceve
   *[you] ricevi
 } { $number } { $number ->
    [one] segnalino
   *[other] segnalini
 } { $status }
fx-rid-all = { $who ->
    [car] scarta
   *[you] scarti
 } tutti i segnalini stato
fx-rid = { $who ->
    [car] scarta
   *[you] scarti
 } tutti i segnalini { $status }
fx-repair = { $who ->
    [car] ripara
   *[you] ripari
 } { $number }
fx-draw = { $who ->
    [car] pesca
   *[you] peschi
 } { $number } { $number ->
    [one] carta
   *[other] carte
 }
fx-discard = { $who ->
    [car] scarta
   *[you] scarti
 } { $number } { $number ->
    [one] carta
   *[other] carte
 }
fx-optional = se vuoi { $effects }
fx-adjacent = ogni auto adiacente { $effects }
fx-otherwise = { $then }, altrimenti { $otherwise }
fx-shoot = spari con le armi
fx-signature = esegui la mossa caratteristica
if-gear-min = in marcia { $number } o più alta
if-gear-max = in marcia { $number } o più bassa
if-row-min = in fila { $number } o più avanti
if-row-max = in fila { $number } o più indietro
if-dirt = { $number ->
    [0] fuori dallo sterrato
   *[other] sullo sterrato
 }
if-trophies-min = con { $number ->
    [one] un trofeo
   *[other] { $number } trofei
 }
if-has-status = { $number ->
    [0] senza segnalini stato
   *[other] con un segnalino stato
 }
track-line = la prima auto { $cells }
track-one = l’auto nella casella { $cells }
track-all = ogni auto { $cells }
reach-around = tutto intorno
reach-ahead = { $cells } avanti
reach-behind = { $cells } dietro
reach-left = { $cells } a sinistra
reach-right = { $cells } a destra

## Perché una clausola vale qui

here-ai = { $kind }: { $text } Armi: { $weapons }.
here-round = { $number ->
    [0] Non restano eventi coperti: è l’ultimo round.
    [one] Manca ancora un evento.
   *[other] Mancano ancora { $number } eventi.
 }
here-standing = Prima chi è più vicino alla linea Molto Avanti, poi la marcia più alta: { $racers }.
here-rank = { $name } in fila { $row }, marcia { $gear }
here-drawn = Le tue carte: { $cards }.
here-lane = È la colonna { $column }. Ora lì: { $names }.
here-turn = { $name } ha manovrabilità { $number }: il segnalino è sul tracciato, quindi può agire.
here-must-skid = { $name } ha manovrabilità { $number }: sotto 1 non resta che sbandare.
here-tokens = { $number } × { $status }
here-has-tokens = Prima i segnalini stato: { $tokens }.
here-gear = In marcia { $gear }: valgono le righe fino a quella.
here-handling = Manovrabilità { $before } → { $now }.
here-moves = { $before } → { $now }.
here-bash = { $target } occupa { $cell }: { $name } resta dov’è e tampona.
here-harder = { $pilot } lo rende più forte di { $number }.
here-condition = Condizione di { $name }: { $before } → { $now }.
here-armour-goes = Sotto 1: salta l’armatura { $armour }.
here-no-armour = Non resta nessuna armatura.
here-barrier = { $name } resta su { $cell }; costa anche { $number } di manovrabilità.
here-far-ahead = { $name } resta su { $cell }. Nella scia di quella corsia: { $names }.
here-far-behind = { $name } è fuori dalla plancia fino alla fine dell’azione, poi subisce { $number ->
    [one] 1 danno
   *[other] { $number } danni
 } e rientra.
here-drifts = { $cell } è sterrato.
here-armour = { $name } torna a condizione { $number }; armature rimaste: { $left }.
here-trophy = È il turno di { $name }.
here-shift = Marcia { $before } → { $now }.
here-status-stun = Nel prossimo turno ognuno costa 1 di manovrabilità, o tutte le azioni.
here-status-burn = Nel prossimo turno ognuno costa una carta della mano.
here-status-veer = Nel prossimo turno ognuno è una carta sbandata.
here-stuns-void = La manovrabilità era sotto 1 già prima dei segnalini: gli stordimenti non hanno effetto.
here-no-hand = La mano è vuota: non c’è carta da bruciare.
here-veered = Per ognuno è stata girata una carta sbandata.
here-skid = { $name } ha manovrabilità { $handling }: segnalini di { $spaces ->
    [one] uno spazio simbolo
   *[other] { $spaces } spazi simbolo
 }; marcia { $cards }, quindi { $cards ->
    [one] una carta
   *[other] { $cards } carte
 } sbandata.
here-over-dr-44 = Non resta nessun altro sulla strada.
here-over-dr-173 = Non resta nessun boss.
here-over-dr-174 = Un giocatore è eliminato: la partita è persa.
here-over-dr-175 = L’ultimo evento è passato: conta se c’è ancora un boss in gioco.
here-tries = { $text } Costo { $cost }; { $name } ha manovrabilità { $number }.
here-too-dear = { $name } ha manovrabilità { $number } e scenderebbe sotto 1; { $kind } non è spericolato.
here-no-friendly-fire = { $kind } non ha fuoco amico: nessun modo che danneggi un’IA, sé compresa.
here-no-gain = { $kind } ha fuoco amico, ma deve guadagnarci: danni a un giocatore, o una fila.
here-no-target = Armi: { $weapons }. Nessuna auto di un giocatore è a tiro.
here-order-aggressive = { $kind } è aggressivo. Guarda: danni, strada verso il giocatore più vicino, sterrato, file, centro, danni a sé stesso, costo, il minor numero di simboli facoltativi.
here-order-runner = { $kind } è un corridore. Guarda: sterrato, file, danni, centro, danni a sé stesso, costo, il minor numero di simboli facoltativi.
here-decided = Ha deciso: { $by }.
by-harm = più danni
by-distance = più vicino al giocatore
by-dirt = via dallo sterrato
by-rows = più file
by-middle = più vicino al centro
by-own = meno danni a sé stesso
by-cost = il costo più basso
by-used = i simboli facoltativi si usano solo se servono di più
by-first = a parità di tutto, il primo nell’ordine avanti, sinistra, destra, indietro
by-only = era l’unico modo
here-way = A { $distance } dal giocatore più vicino, { $dirt ->
    [0] sull’asfalto
   *[other] sullo sterrato
 }, a { $middle } dal centro, danni a sé stesso { $own }, costo { $cost }.
here-wrecks-itself = Distruggerebbe sé stesso, e questo non è un guadagno.
here-boss-action = { $card } mostra il simbolo di { $name }: { $text }
here-boss-done = { $name } è fuori da questo round.
here-boss-low = { $name } è sotto 1 di manovrabilità.
here-ai-stun = Segnalini stordimento: { $number }; manovrabilità: { $handling }.
here-drones = Droni in gioco: { $number }; non ne manca nessuno.
here-released = Accanto a { $name }, il più vicino possibile a un giocatore.
here-ai-passes = { $name } ha manovrabilità { $number }.
log-way-weighs = { $name } valuta «{ $way }»: danni { $number }, { $rows ->
    [1] una fila
   *[other] { $rows } file
 }.
log-way-rules-out = { $name } esclude «{ $way }»: danneggerebbe i suoi.
log-way-settles = { $name } sceglie «{ $way }».
log-not-too-dear = Troppo cara: { $item }.
log-not-no-target = Nessun giocatore a tiro per { $item }.
log-not-hurts-own = Ne soffrirebbero solo i suoi: { $item }.
log-does = { $name } usa { $item }: «{ $way }».
log-offered = Piloti a disposizione: { $pilots }.
call-bash = SBAM! { $number ->
    [0] { "" }
   *[other] −{ $number }
 }
call-barrier = CRASH! { $number ->
    [0] { "" }
   *[other] −{ $number }
 }
call-takes = −{ $number }
call-skid = SGRIIII!
call-fires = BANG!
call-ahead = BRUUM!
call-out = KABUM!

## The page

pitch = Corri, sperona, ricarica. Vince l’ultimo che viaggia ancora.
pitch-length = 5 round, o finché reggono le ruote
variant-first = Prima gara
variant-first-why = set pronti di auto, pilota e armi: si parte subito
variant-race = Gara
variant-race-why = ognuno sceglie veicolo, pilota e armi
variant-team = Contro i boss, subito in strada
variant-team-why = set pronti di auto, pilota e armi e un solo boss: insieme o da soli
variant-easy = Contro i boss, facile
variant-easy-why = insieme, o da soli, contro un boss
variant-normal = Contro i boss, normale
variant-normal-why = un boss e due droni
variant-hard = Contro i boss, difficile
variant-hard-why = due boss
choice-first_game = Prima partita
choice-first_game-False = scelte
choice-first_game-True = set pronti
option-first_game-False = ognuno sceglie veicolo, pilota e armi
option-first_game-True = ognuno prende un set pronto
choice-ready_sets = Set pronti contro i boss
choice-ready_sets-False = scelte
choice-ready_sets-True = set pronti
option-ready_sets-False = ognuno sceglie veicolo, pilota e armi
option-ready_sets-True = ognuno prende un set pronto
choice-signature = Armi signature
choice-signature-False = senza
choice-signature-True = con
option-signature-False = la scatola così com’è
option-signature-True = una carta forte in più per ogni auto
refused-coop = La prima partita è una gara: non si gioca contro i boss.
refused-first = Qui non siede nessuno con quel nome che possa scegliere per primo.
refused-ready_sets = Questa opzione è per la cooperativa. In gara i set pronti si scelgono con Prima partita.
refused-players = Qui siede qualcuno col nome di un veicolo o di un drone.
choice-coop = Contro chi
choice-coop-False = fra voi
choice-coop-True = i boss
option-coop-False = una gara, ognuno per sé
option-coop-True = insieme, o da soli, finché non resta nessun boss
choice-bosses = Boss
choice-bosses-None = uno a testa
choice-bosses-1 = 1
choice-bosses-2 = 2
choice-bosses-3 = 3
choice-bosses-4 = 4
choice-bosses-5 = 5
choice-bosses-6 = 6
choice-bosses-7 = 7
choice-drones = Droni
choice-drones-0 = nessuno
choice-drones-1 = 1
choice-drones-2 = 2
choice-drones-3 = 3
choice-drones-4 = 4
choice-drone_armour = Armatura dei droni
choice-drone_armour-0 = nessuna
choice-drone_armour-1 = 1
choice-drone_armour-2 = 2
choice-drone_armour-3 = 3
choice-first = Chi sceglie per primo
table-title = La strada
racers = Gli altri sulla strada
rounds-now = Round { $round } di { $rounds }
rounds-draft = Prima della gara
order = Tracciato dell’iniziativa
order-now = al volante adesso
order-place = posto { $number } nell’iniziativa
evt-title = Evento stradale
evt-round = Round { $number } · evento stradale
evt-none = La strada è libera, per ora
evt-strikes = Corsia { $number }.
evt-now-lane = Colpisce la corsia { $number } alla fine di questo round.
automa-why = Perché ha fatto così?
automa-turn = L’ultimo turno di { $name }
ai-boss-only = { $name } come boss
ai-any = qualsiasi IA
gauge-condition = condizione { $number } su { $most }
gauge-armour-off = { $name }: persa
racer-more = Tutto su { $name }
racer-cards = Carte: { $hand } in mano, { $deck } nel mazzo, { $discard } negli scarti.
racer-weapons = Armi
racer-signature-ready = Arma signature, quando si perde l’armatura gialla
racer-signature-taken = Arma signature, presa
racer-discard = Scarti
dash = Il tuo cruscotto
dash-handling = Manovrabilità { $number } su { $most }
dash-gear = Marcia { $number }
road-label = La strada. { $where }
road-at = { $name } in { $cell }
road-barrier = Barriera in { $cell }
road-behind = Molto Indietro −{ $number }
you-label = Tu
you-small = tu
now-car = { $name }: { $cell }, marcia { $gear }, condizione { $condition } su { $most }, segnalini armatura { $armour }.
skid-cards = Carte sbandata rivelate
spots = Caselle fra cui scegliere
spot-place = Parti da { $cell }
spot-return = Rientra in { $cell }
ways = Come può andare
uses = Quali moto la usano
picks = Carte da scartare
mode-play = Gioca
mode-play-why = una carta
mode-pilot = Pilota
mode-pilot-why = { $number } + una carta
mode-focus = Concentrati
mode-focus-why = scartane una
mode-burn = Brucia
mode-burn-why = scartane una
mode-discard = Scarta
mode-discard-why = scartane una
button-pass = Passa
button-pass-why = fuori dal round
button-end = Fine turno
button-end-why = basta così
button-skid = Sbanda
closed-skid = manovrabilità { $number }
button-keep = Tieni tutto
button-keep-why = { $number ->
    [0] e non pescare nulla
    [one] e pescane una
   *[other] e pescane { $number }
 }
button-discard = Scarta le spuntate
button-discard-why = poi pesca fino a { $number }
button-place-bikes = Parti da lì
confirm-none = Scegli
confirm-cost = costa { $number } di manovrabilità
confirm-drop = scarta { $card }
confirm-way = { $card }, { $way }
also-pilot = pilota
also-card = carta
forecast = Previsione
forecast-hint = Scegli una carta: qui leggi che cosa succede.
forecast-hint-draft = Scegli: qui leggi che cosa prendi, e sotto vedi le sue carte.
preview-handling = Manovrabilità { $before } → { $after }.
estimate = I bot normali hanno vinto: { $shares }.
estimate-one-boss = Contro un solo boss i bot normali hanno vinto: { $shares }.
estimate-players = { $players ->
    [1] da soli { $share }%
   *[other] in { $players } { $share }%
 }
below-one = sotto 1
preview-draws = { $number ->
    [one] peschi una carta
   *[other] peschi { $number } carte
 }
preview-nothing = Sulla strada non succede nulla.
preview-unless = A meno che { $names } non usi l’armatura persa.
preview-chance = Che cosa fanno le carte sbandata lo decide il caso.
preview-other = Poi sceglie qualcun altro.
preview-skid = Sotto 1 di manovrabilità: al prossimo turno sbandi.
preview-drift = Sullo sterrato arretri di 1 dopo il turno.
preview-or = o
brief-hit = { $name } −{ $number }
brief-armour = { $name } −{ $number }, via l’armatura
brief-out = { $name } fuori gara
brief-ahead = molto avanti
brief-nobody = non colpisce nessuno
brief-gear = marcia { $number }
brief-repair = +{ $number } condizione
brief-status = +{ $number } { $status }
brief-handling = manovrabilità { $number }
brief-idle = niente azioni
brief-chance = decide la carta
brief-nothing = nessun effetto
brief-skid = poi sbandi
ask-title-card = { $card }: { $ask }
why-preset = Comprende pilota, armi e una sua casella di partenza.
why-vehicle = Le sue carte diventano il tuo mazzo. L’ordine di scelta è la prima iniziativa.
why-pilot = Un’abilità passiva e un’azione che costa una carta.
why-deck = La prima scelta è tua; poi il mazzo va a sinistra.
why-pair = Prendi entrambe le carte. Si sceglie tutti insieme.
why-place = Tocca una casella libera della partenza.
why-prepare = Spunta ciò che non vuoi. Gli scarti si vedono quando hanno scelto tutti.
why-status = Tutti i segnalini vanno risolti prima di guidare.
why-act = Tocca una carta per vedere dove ti porta.
why-pass = Ora non puoi giocare, usare il pilota né concentrarti.
why-second = Oppure va bene così.
why-move = La strada mostra dove porta ogni scelta.
why-push = La freccia rossa la sposta di una casella.
why-aim = Si spara solo sulle linee scelte.
why-choose = Ne succede uno.
why-discard = Va nei tuoi scarti.
why-armour = Usalo subito, o mai più.
why-skid = Il tuo pilota può ignorare una carta di ogni sbandata.
why-bike = La carta è ancora coperta.
why-first = L’altra viene subito dopo.
why-return = Tocca una casella libera in fondo alla strada.
why-scrap = Entrambe le carte escono dal gioco.
here-driver = La tua manovrabilità è { $handling } su { $most }, la marcia { $gear }.
coming-final = da ora a ogni round, prima dell’evento
coming-last = È l’ultimo round.
draft-presets = Prendi un set pronto
draft-vehicles = Il garage
draft-pilots = Piloti in cerca di volante
draft-weapons = L’armeria
take-preset = Il set { $preset }
take-it = { $name }
offer-start = parte da { $cell }
offer-taken = preso da { $name }
deck-held = sceglie { $name }
deck-own = Il tuo mazzo finora
deck-of = Il mazzo di { $name }
deck-hint = Tocca un’auto: qui appaiono tutte le sue carte.
over-title = La strada è di { $name }
standings = La classifica
standing-row = fila { $number }
over-coop-won = La strada è vostra
over-solo-won = La strada è tua
over-coop-lost = La strada resta ai boss
over-dr-44 = Non viaggia più nessun altro.
over-dr-48 = Non ci sono più eventi, e nessuno è più avanti.
over-dr-173 = L’ultimo boss è un rottame.
over-dr-174 = Un giocatore è fuori gara: la strada è persa.
over-dr-174-solo = La tua auto è distrutta.
over-dr-175 = Non ci sono più eventi, e questo decide.
seat-choosing = sta scegliendo …
legend = Segnalini
thing-token-stun = Stordimento
thing-token-burn = Bruciatura
thing-token-veer = Virata
thing-armour-green = Armatura verde
thing-armour-yellow = Armatura gialla
thing-armour-red = Armatura rossa
effect-token-stun = All’inizio del turno: perdi 1 di manovrabilità, o niente azioni in questo turno.
effect-token-burn = All’inizio del turno: scarta una carta a tua scelta.
effect-token-veer = All’inizio del turno: si rivela e si risolve una carta sbandata.
text-armour-token = Quando si perde, la condizione torna al massimo, e il proprietario può usarlo subito. { $effects }
peek-handling = Ogni azione costa manovrabilità. Su uno spazio rosso al prossimo turno sbandi, e prendi i segnalini fino a lì.
peek-ahead = Chi la supererebbe resta dov’è, e nelle altre corsie tutti arretrano di 1.
peek-behind = Chi la supera perde 3 di condizione dopo l’azione e rientra in una casella libera dell’ultima fila.
section-vehicles = Veicoli
section-cards = Carte veicolo
section-weapons = Armi
section-signatures = Armi signature
section-pilots = Piloti
section-skids = Carte sbandata
section-armour = Segnalini armatura
section-status = Segnalini stato
section-events = Eventi stradali
section-finals = Tratto Finale
section-ai_types = Caratteri dei piloti IA
section-ai_cards = Carte IA
section-drones = Droni
source-rulebook = Dal regolamento.
source-public = Da materiale pubblico sul gioco.
source-house = Ideato per Mischia.
source-known = Noto: { $what }.

## In breve: sei righe di otto parole al massimo, e le didascalie di tre disegni

nutshell-aim = Trovati più avanti di tutti alla fine dell'ultimo evento, o resta l'ultimo in strada.
nutshell-1 = Gioca carte per guidare, tamponare e sparare.
nutshell-2 = Ogni carta costa manovrabilità.
nutshell-3 = Manovrabilità finita? Allora sbandi.
nutshell-4 = Marcia alta: carte più forti, sbandate più lunghe.
nutshell-5 = Niente condizione, niente armatura? Fuori gara.
nutshell-6 = Ogni round finisce con un evento stradale.
nutshell-picture-1 = Le carte guidano e sparano
nutshell-picture-2 = Manovrabilità finita: si sbanda
nutshell-picture-3 = Chi è avanti vince

## Parole del mestiere: ognuna con le forme in cui la si riconosce, e che cosa vuol dire

gloss-handling = manovrabilità
gloss-handling-means = Il prezzo di carte e piloti. Finché ne hai, hai altri turni; sotto 1 sbandi. A ogni round torna al massimo.
gloss-track = segnalino sul tracciato: sul tracciato, segnalino manovrabilità, segnalini manovrabilità, tracciato della manovrabilità, tracciato manovrabilità
gloss-track-means = Il tuo segnalino manovrabilità scorre su un tracciato man mano che spendi. Finché è sul tracciato hai ancora turni in questo round; chi passa o sbanda lo toglie.
gloss-condition = condizione
gloss-condition-means = Quanto è sana un'auto. Sotto 1 perde la prima armatura; senza armatura è distrutta.
gloss-armour = armatura, armature
gloss-armour-means = Quando la condizione scende sotto 1 si perde il primo segnalino, e la condizione torna al massimo. Il suo effetto si può usare subito.
gloss-gear = marcia, marce
gloss-gear-means = Da 1 a 5. In marcia alta le carte fanno di più, e una sbandata gira più carte.
gloss-action = tipi di azione: altra azione, l’altra azione, azione del pilota
gloss-action-means = In un turno puoi giocare una carta, o usare l'azione del pilota, o entrambe nell'ordine che vuoi. Il pilota costa una carta della mano oltre alla manovrabilità.
gloss-focus = concentrarsi, si concentra, concentrarti
gloss-focus-means = Scartare una carta e non fare altro. Non costa manovrabilità: serve ad aspettare, o a liberarsi di una carta.
gloss-skid = sbandata, sbandate, sbanda, sbandi, sbandare
gloss-skid-means = Sotto 1 di manovrabilità l'auto va dove vuole: prendi i segnalini del tracciato, giri tante carte sbandata quante dice la marcia, e sei fuori da questo round.
gloss-bash = tamponare, tampona, tamponata, tamponato
gloss-bash-means = Guidare verso una casella dove c'è un'altra auto. Resti dove sei, e l'altra subisce il danno del tamponamento.
gloss-initiative = iniziativa
gloss-initiative-means = L'ordine dei turni. Guida prima chi è più avanti; a pari fila, la marcia più alta.
gloss-lane = corsia, corsie
gloss-lane-means = Una colonna della strada. Molti eventi colpiscono una corsia, e il suo numero dice quale.
gloss-dirt = sterrato
gloss-dirt-means = Le corsie accanto all'asfalto. Chi ci si trova dopo il proprio turno arretra di una fila.
gloss-ahead = Molto Avanti
gloss-ahead-means = Il bordo davanti della strada. Chi lo supererebbe resta dov'è, e nelle altre corsie tutti arretrano di una fila.
gloss-behind = Molto Indietro
gloss-behind-means = Il bordo dietro della strada. Chi lo supera subisce 3 danni e rientra nell'ultima fila.
gloss-stun = stordimento, stordimenti
gloss-stun-means = Un segnalino che nel tuo prossimo turno costa 1 di manovrabilità, o tutte le azioni.
gloss-burn = bruciatura, bruciature, brucia
gloss-burn-means = Un segnalino che nel tuo prossimo turno costa una carta della mano.
gloss-veer = virata, virate
gloss-veer-means = Un segnalino che nel tuo prossimo turno fa girare una carta sbandata.
gloss-trophy = trofeo, trofei
gloss-trophy-means = Un segnalino che qualcuno ha perso nel tuo turno. Da solo non fa nulla; alcuni piloti e carte ne fanno qualcosa.
gloss-automa = automa, automi, IA
gloss-automa-means = Un pilota del regolamento, boss o drone, che segue le sue carte e regole fisse.
gloss-drone = drone, droni
gloss-drone-means = Un piccolo automa accanto a un boss, sempre in marcia 1. Per vincere devono sparire i boss; i droni no.

## The lesson: what the coach says, at most 25 words at once

lesson-end = La carta è giocata. Potrebbe agire anche il pilota, per manovrabilità e una carta. Risparmiale: finisci il turno.
lesson-pilot = Il tuo pilota cambia marcia, una volta per turno. Costa 1 di manovrabilità e una carta della mano.
lesson-drive = Si guida con le carte
lesson-drive-aim = Una corsa, verso l'alto: vince chi è più avanti quando finisce l'ultimo evento stradale. Tu guidi l'auto verde.
lesson-drive-play = Si guida giocando carte. { item-tokio-drift } ti porta avanti di una fila, e il numero nell'angolo è quanto costa.
lesson-drive-pass = Chi passa è fuori da questo round. Hai ancora manovrabilità: usala per guidare.
lesson-drive-done = Una fila avanti, due di manovrabilità spese. Finché ne resta hai un altro turno, e a ogni round torna al massimo.
lesson-gear = Le marce
lesson-gear-look = Sei in terza. Le righe di una carta hanno il numero di una marcia: contano solo quelle fino alla tua.
lesson-gear-up = Ora { item-tokio-drift } farebbe una fila; la seconda freccia vuole la quarta. { item-cheese-run } avanza e sale di marcia. Prima questa!
lesson-gear-drift = In terza conta solo la prima riga. Prima sali di marcia, e conterà anche la seconda.
lesson-gear-two = Quarta! Ora contano tutte e due le righe di { item-tokio-drift }: due file avanti allo stesso prezzo.
lesson-gear-pilot = La carta se ne andrebbe per una sola marcia. Usala per guidare!
lesson-gear-done = Due file in un colpo. In marcia alta le carte sono più forti, ma le sbandate più lunghe: ci arriviamo.
lesson-shoot = Fuoco!
lesson-shoot-play = I quadretti rossi di un'arma dicono dove arriva. { item-plasma-shot } colpisce la prima auto fino a quattro file avanti: Bob!
lesson-shoot-diagonal = { item-diagonal-shot } arriva solo in diagonale, e lì non c'è nessuno.
lesson-shoot-done = Sei danni: la condizione di Bob, la salute dell'auto, è scesa a 1. Le armi costano manovrabilità come ogni carta.
lesson-bash = Fuori strada
lesson-bash-play = Chi guida contro un'altra auto resta dov'è e la tampona. La freccia rossa di { item-gnaw } spinge anche Bob di una corsia.
lesson-bash-drift = Così Bob resta dov'è, al sicuro sull'asfalto.
lesson-bash-left = Bob è alla tua sinistra. Vai a sinistra, addosso a lui!
lesson-bash-right = A destra non c'è nessuno da spingere.
lesson-bash-dirt = Due danni, e Bob è sullo sterrato. Guarda che cosa succede lì dopo il suo turno.
lesson-bash-done = Sullo sterrato ogni turno finisce una fila più indietro. Spingici gli altri, e stanne lontano.
lesson-skid = Manovrabilità finita
lesson-skid-bob = A Bob resta 1 di manovrabilità. Una carta può costare più di quanto hai, e lui non resiste. Guarda.
lesson-skid-pass = Bob è sotto 1: al prossimo turno sbanda. A te ne restano 2, e le tue carte costano 2. Fermati in tempo: passa!
lesson-skid-play = Così spendi l'ultima manovrabilità. Al prossimo turno sbandi: una carta per ogni marcia.
lesson-skid-done = Due carte sbandata, una per marcia: indietro, poi di lato sullo sterrato. Era balzato avanti, e ora è alla pari con te.
lesson-wait = Aspettare
lesson-wait-focus = Bob non è ancora nel mirino. Concentrati: scarti una carta, non paghi niente e vedi che cosa fa. { item-tail-whip } può andare.
lesson-wait-shot = Dritto davanti a te non c'è nessuno: il colpo andrebbe a vuoto.
lesson-wait-pass = Chi passa è fuori dal round, e non spara quando arriva il momento.
lesson-wait-drop = È proprio il colpo che vuoi sparare. Scarta l'altra carta.
lesson-wait-shoot = Bob si è messo proprio davanti a te. Fuoco!
lesson-wait-done = Aspettare è servito. Finché hai manovrabilità, puoi lasciar muovere prima gli altri.
lesson-armour = L'armatura
lesson-armour-look = Ti resta 2 di condizione, e Bob è dietro di te con un laser. Guarda che cosa fa l'armatura.
lesson-armour-use = Sotto 1 si rompe la prima armatura, e l'auto torna come nuova. Il suo effetto si può usare subito. Usalo!
lesson-armour-skip = Puoi; ma il segnalino verde è perso comunque, e il suo effetto è gratis.
lesson-armour-up = L'armatura verde cambia marcia, su o giù. Sali!
lesson-armour-down = In marcia bassa le tue carte sono più deboli. Non rischi di sbandare: sali.
lesson-armour-done = Come nuova, e con una marcia in più. Restano due segnalini; chi scende sotto 1 senza armatura è fuori gara.
lesson-event = La strada colpisce
lesson-event-look = A ogni round si scopre un evento. { item-burning-wreck }: colpisce la corsia 2 a fine round, con danni e fuoco. E tu ci sei!
lesson-event-play = { item-squeeze-through } ti porta di lato, e in seconda anche avanti. Usala per lasciare la corsia.
lesson-event-drift = Andare avanti non basta: resti nella corsia 2.
lesson-event-pass = Lo aspetteresti nella corsia 2.
lesson-event-left = Bob è alla tua destra. A sinistra è libero: vai!
lesson-event-right = Lì c'è Bob: lo tamponi, e resti nella corsia 2.
lesson-event-out = Sei fuori dalla corsia 2. Passa, e guardalo arrivare.
lesson-event-done = Nessuno nella corsia 2, nessun danno. Le corsie rosse colpiscono, le verdi aiutano, e ogni evento avvicina la fine.
lesson-win = Il traguardo
lesson-win-look = Ultimo evento, ultimo round. Bob è alla tua altezza, e a pari fila vince la marcia più alta: la sua.
lesson-win-play = Nessuno supera la linea Molto Avanti. Corrici contro: tu resti, e nelle altre corsie tutti arretrano di una fila!
lesson-win-pass = Alla pari con te e in marcia più alta: vincerebbe Bob.
lesson-win-pilot = La quarta è sempre meno della sua quinta, e la tua ultima carta non ci sarebbe più.
lesson-win-end = Bob è arretrato, e la tua mano è vuota. Passa: la corsa è finita.
lesson-win-done = Più avanti di tutti alla fine: hai vinto! Oppure resta l'ultima auto in strada: si vince anche così.
