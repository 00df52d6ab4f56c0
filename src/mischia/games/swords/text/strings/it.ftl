title = Colpiamoci a vicenda con spade finte

## The aim, always in sight

aim = Vince chi ha per primo tre set. Un set sono tre carte dello stesso colore.
aim-yours = { $number ->
    [0] Non ne hai ancora.
    [one] Ne hai uno.
   *[other] Ne hai due.
 }
aim-near = A un set dalla vittoria: { $names }.
aim-near-short = { $number ->
    [-1] Ancora un set decide la partita
    [2] Ancora un set e vinci tu
   *[other] Ancora un set può chiudere la partita · tu: { $number }
 }
aim-tempo = { $how ->
    [yours] Ora l'hai tu.
    [nobody] Ora non l'ha nessuno.
   *[others] Ora l'ha { $name }.
 }
aim-short = { $number ->
    [-1] Tre set e vinci · un set: 3 carte di un colore
   *[other] 3 set vincono, 3 carte di un colore l'uno · tu: { $number }
 }
aim-duel-short = Vinci due scambi di fila: è un colpo
aim-first = Vince chi ha per primo tre set; un set sono tre carte dello stesso colore.

## Le carte: nomi, effetto nell'app, regola con le vere spade

card-flamingo = Fenicottero furioso
card-wrong-hand = Due mani sinistre
card-pirate-eye = Pirata in offerta
card-stone-face = Maggiordomo di marmo
card-duck-walk = Quatto qua qua
card-jitterbug = Formiche nei pantaloni
card-whirligig = Centrifuga
card-empty-hands = Dove ho messo la spada?
card-ten-paces = Dieci passi all'alba
card-nose-to-nose = Troppa confidenza
card-deep-bow = Galateo mortale
card-blind-start = Ancora cinque minuti
card-battle-cry = Rivolta allo zoo
card-hot-potato = Patata bollente
card-pirouette = Piroetta, prego
card-swap-sides = L'erba del vicino
card-knee-drop = Vuoi sposarmi?
card-statue = Pezzo da museo
card-free-arm = Solo un graffio
card-head-start = Chi mena per primo
card-elbow-room = Casa mia, regole mie
card-fair-doubt = Beneficio del dubbio
card-light-feet = Piè veloce
card-low-profile = Sotto il radar

action-cut-high = fendente alto
action-cut-low = fendente basso
action-parry-high = parata alta
action-parry-low = parata bassa
action-feint = finta
action-step-back = passo indietro
action-breathe = respiro

effect-flamingo = Ogni passo indietro ti dà 2 punti fatica.
effect-wrong-hand = Ogni tuo fendente ti dà 1 punto fatica.
effect-pirate-eye = Ogni tua parata ti dà 1 punto fatica.
effect-stone-face = Ogni tua finta ti dà 1 punto fatica.
effect-duck-walk = In una battuta su due di ogni assalto ricevi 1 punto fatica, a meno che tu respiri.
effect-jitterbug = Rifare esattamente la stessa azione della battuta precedente ti dà 2 punti fatica.
effect-whirligig = Nella prima battuta di ogni assalto è il caso a scegliere la linea dei fendenti, alta o bassa.
effect-empty-hands = Prima della prima battuta di ogni assalto entrambi tirano un dado: chi fa di più prende l'iniziativa.
effect-ten-paces = Entrambi cominciano ogni assalto con 1 passo in più.
effect-nose-to-nose = Nella prima battuta di ogni assalto nessuno può fare un passo indietro.
effect-deep-bow = Nella prima battuta di ogni assalto nessuno può tirare fendenti.
effect-blind-start = Nella prima battuta di ogni assalto nessuno può parare.
effect-battle-cry = Ogni volta che le lame si toccano, entrambi ricevono 1 punto fatica.
effect-hot-potato = Quando le lame si sono toccate, nella battuta seguente nessuno può parare.
effect-pirouette = Quando le lame si sono toccate, nessuno ha l'iniziativa.
effect-swap-sides = Ogni volta che le lame si toccano, i due si scambiano i passi rimasti.
effect-knee-drop = Quando le lame si sono toccate, nella battuta seguente la linea alta è chiusa: niente fendenti né parate alte.
effect-statue = Quando le lame si sono toccate, nella battuta seguente nessuno può fare un passo indietro.
effect-free-arm = Una volta per assalto il braccio del più basso ferma un colpo che gli avrebbe fatto perdere il duello.
effect-head-start = Il più basso comincia ogni assalto con l'iniziativa.
effect-elbow-room = Se il più basso schiva un fendente con un passo indietro, prende l'iniziativa anche a chi ce l'ha.
effect-fair-doubt = Se i due si colpiscono insieme, vince il più basso invece di ricominciare.
effect-light-feet = I passi indietro del più basso non richiedono passi e non ne costano.
effect-low-profile = Una parata del più basso sulla linea sbagliata non fa perdere lo scambio.
effect-cut-high = Batte la finta, il respiro e la parata bassa. La parata alta lo batte, il passo indietro lo schiva.
effect-cut-low = Batte la finta, il respiro e la parata alta. La parata bassa lo batte, il passo indietro lo schiva.
effect-parry-high = Batte il fendente alto. Il fendente basso e la finta la battono.
effect-parry-low = Batte il fendente basso. Il fendente alto e la finta la battono.
effect-feint = Batte ogni parata e segue un passo indietro. Qualsiasi fendente la batte.
effect-step-back = Costa un passo. Schiva ogni fendente e prende l'iniziativa, se non ce l'ha chi attacca.
effect-breathe = Azzera la tua fatica. Qualsiasi fendente lo batte.

rule-flamingo = Combatti su una gamba sola. Puoi saltellare, ma il piede alzato non deve mai toccare terra.
rule-wrong-hand = Tieni la spada con la mano con cui non scrivi. Cambi mano solo se te lo impone un'altra carta.
rule-pirate-eye = Tieni sempre un occhio coperto con la mano libera.
rule-stone-face = Né sorrisi, né risate, né parole fino alla fine del duello, tranne ciò che un'altra carta ti fa dire.
rule-duck-walk = Sta’ giù, con le ginocchia ben piegate, senza mai raddrizzarti.
rule-jitterbug = Continua a ballare. Se i tuoi piedi sono fermi tutti e due insieme, hai infranto la regola, a meno che te li blocchi un'altra carta.
rule-whirligig = Dopo il conto alla rovescia fai tre giri sul posto prima di ogni altra cosa.
rule-empty-hands = Le spade sono a terra, una alle spalle di ciascun duellante. Si parte dito contro dito; dopo il conto alla rovescia si corre a prenderle.
rule-ten-paces = Si comincia schiena contro schiena. Dopo il conto alla rovescia fate cinque passi lunghi a testa, vi girate e solo allora combattete.
rule-nose-to-nose = Si comincia così vicini che le scarpe si toccano. Nessuno muove i piedi prima che sia partito il primo colpo.
rule-deep-bow = Dopo il conto alla rovescia fai un profondo inchino all'avversario, con la spada dietro la schiena, prima di poter attaccare.
rule-blind-start = Chiudi gli occhi durante il conto alla rovescia e conta fino a tre ad alta voce prima di riaprirli.
rule-battle-cry = Ogni volta che una spada tocca qualcosa, gridate tutti e due il nome di un animale mai gridato in questo duello.
rule-hot-potato = Ogni volta che una spada tocca qualcosa, passate tutti e due la spada nell'altra mano.
rule-pirouette = Ogni volta che una spada tocca qualcosa, fate tutti e due un giro completo su voi stessi.
rule-swap-sides = Ogni volta che una spada tocca qualcosa, fermatevi, scambiatevi di posto, toccatevi di nuovo le punte e riprendete.
rule-knee-drop = Ogni volta che una spada tocca qualcosa, toccate tutti e due terra con un ginocchio prima di colpire ancora.
rule-statue = Ogni volta che una spada tocca qualcosa, tenete tutti e due i piedi immobili mentre contate fino a tre.
rule-free-arm = Il duellante più basso può parare apposta un colpo con il braccio libero senza perdere.
rule-head-start = Il duellante più basso può cominciare appena il giudice dice «1».
rule-elbow-room = Il duellante più basso sceglie dove si mettono tutti e due all'inizio.
rule-fair-doubt = Se vi colpite nello stesso momento, vince il duellante più basso invece di ricominciare.
rule-light-feet = Il duellante più basso si muove come vuole; l'avversario può fare solo passettini, tacco contro punta.
rule-low-profile = Contro il duellante più basso valgono solo i colpi al petto, non quelli alla pancia o alla schiena.

colour-purple = Viola
colour-green = Verde
colour-yellow = Giallo
colour-black = Nero

## Che cosa si può fare

move-piles = Mazzi: { $card }
move-ready = Ci sono
move-lower = Abbassa il dito
move-claim = Annuncia il mazzo { $letter }
move-point = Indica il mazzo { $letter }
move-duel = Duello per il mazzo { $letter }
move-fight = Si battono { $seat } e { $seat2 }
move-deputy = Fa da giudice { $seat }
move-verdict-hit = { $seat }: colpo al tronco
move-verdict-arm = { $seat }: parata col braccio
move-verdict-broke = { $seat }: regola infranta
move-verdict-double = Tutti e due insieme: si ricomincia
move-verdict-doubt = Tutti e due insieme: vince { $seat }
move-cut-high = Fendente alto
move-cut-low = Fendente basso
move-parry-high = Parata alta
move-parry-low = Parata bassa
move-feint = Finta
move-step-back = Passo indietro
move-breathe = Respira
move-yield = Mi arrendo
line-high = alto
line-low = basso

## Che cosa viene chiesto

ask-sort = Come devono stare i mazzi? Il Boss li compone; quando tutte le dita sono alzate, si indica insieme.
ask-point = Quale mazzo indichi? Si indica tutti insieme; un mazzo che vuoi solo tu è tuo.
ask-select = Più mazzi sono contesi e il duello è uno solo: per quale mazzo?
ask-fighters = Lo vogliono in troppi: chi sono i due che si battono?
ask-deputy = Ti batti tu: chi fa da giudice in questo duello?
ask-guard = Punta contro punta, o come dicono le carte. Tutto pronto?
ask-verdict = Com'è finita? L'ultima parola è del giudice.
ask-beat = Che cosa fai in questa battuta? Le due scelte si scoprono insieme.
wait-deal = Si distribuiscono le carte.
wait-draw = Il Boss sta pescando le carte.
wait-sort = Si compongono i mazzi e si alzano le dita; si aspetta: { $names }.
wait-point = Chi deve ancora indicare: { $names }.
wait-select = { $names } sceglie il mazzo per cui ci si batte.
wait-fighters = { $names } sceglie chi si batte.
wait-deputy = { $names } nomina un giudice.
wait-guard = Chi deve ancora prepararsi: { $names }.
wait-verdict = Si combatte; giudica { $names }.
wait-tiedraw = Si pescano le carte dello spareggio.
wait-opening = Tutti e due corrono alla spada.
wait-beat = Chi deve ancora scegliere un'azione: { $names }.
wait-lines = Il caso sceglie la linea di un fendente.
wait-slips = Un dado dice se qualcuno infrange una regola.
wait-toss = Una moneta decide il duello.
wait-over = La partita è finita.

## Che cosa succede

event-dealt = { $seat } riceve { $card } ({ $cardnumber }).
event-boss = Il Boss del Duello è { $seat }.
event-drawn = Pescata: { $card } ({ $cardnumber }).
event-reshuffle = La pila di pesca è finita: si mescolano gli scarti.
event-no-cards = Non resta nessuna carta da pescare.
event-sorts = { $seat } divide le carte in { $number ->
    [one] un mazzo
   *[other] { $number } mazzi
 }.
event-claims = { $seat } annuncia il mazzo { $letter }. Sarà vero?
event-raises = { $seat } alza il dito.
event-lowers = { $seat } abbassa il dito.
event-fingers-down = Tutte le dita si abbassano.
event-count-point = 3, 2, 1, puntate!
event-points = { $seat } indica { $letter }.
event-takes = { $seat } prende il mazzo { $letter }.
event-discarded = Il mazzo { $letter } viene scartato.
event-contested = Il mazzo { $letter } è conteso!
event-duel-for = Duello per il mazzo { $letter }.
event-fights = { $seat } contro { $seat2 }.
event-judges = Giudica { $seat }.
event-count-duel = 3, 2, 1, duello!
event-tie = Parità fra { $seat }.
event-wins = { $seat } vince la partita!
event-beat = Battuta { $number }. { $seat }: { $action }; { $seat2 }: { $action2 }.
event-cuts = Il fendente di { $seat } arriva { $line }.
event-contact = Le lame si toccano.
event-tempo = { $seat } prende l'iniziativa.
event-tempo-lost = Nessuno ha più l'iniziativa.
event-ground = { $seat } cede terreno.
event-blocks = { $seat } ferma il colpo col braccio libero.
event-strains = { $seat } si affatica: fatica { $number }.
event-rolls = { $seat } tira { $number }.
event-breaks = { $seat } infrange una regola.
event-hit = { $seat } incassa il colpo!
event-both-hit = Si colpiscono tutti e due insieme.
event-void = L'assalto è nullo.
event-time = Tempo scaduto.
event-toss = La moneta dà il duello a { $seat }.
event-yields = { $seat } si arrende.
event-arm = { $seat } para col braccio, apposta.
event-wins-duel = { $seat } vince il duello!

## Che cosa si sceglie prima della partita

option-duels = come si decide un duello
option-duels-virtual = nell'app: un piccolo duello di scelte segrete
option-duels-referee = con vere spade di gommapiuma: il giudice inserisce il verdetto; nessun bot può giocare, e i posti dei bot restano liberi
trait-statures = La tua altezza in cm
trait-statures-told = { $number } cm
trait-statures-why = Le carte nere aiutano il più basso dei due duellanti. Non è obbligatorio dire la tua: se non si sa, è chi ha meno carte.

## Che cosa mostra il tavolo

table-round = Round { $round }
table-deck = Pila di pesca { $number }
table-discard = Scarti { $number }
table-drawn = Carte pescate in questo round:
seat-boss = Boss
seat-ready = dito alzato
seat-says = dice { $letter }
seat-pointed = ha indicato
seat-sets = { $number ->
    [one] un set
   *[other] { $number } set
 }
duel-title = { $one } contro { $other }
duel-pile = per il mazzo { $letter }
duel-tie = per la partita
duel-shorter = Le carte nere aiutano { $name }.
duel-no-shorter = Nessuno è più basso: le carte nere non hanno effetto.
duel-judge = Giudica { $name }.
duel-tempo = iniziativa
duel-paces = { $number ->
    [one] un passo
   *[other] { $number } passi
 }
duel-strain = fatica { $number }
duel-last = prima: { $action }
duel-limits = In questa battuta: { $limits }.
limit-no-cut = niente fendenti
limit-no-parry = niente parate
limit-no-back = niente passi indietro
limit-no-high = niente linea alta
type-piles = Per comporre i mazzi, scrivi gli id delle carte con una barra fra un mazzo e l'altro: piles statue flamingo | deep-bow | …
summary = { $rounds ->
    [one] È stato giocato un round
   *[other] Sono stati giocati { $rounds } round
 }; nessuno ha fatto più di { $sets } set.

## The page

title-short = Spade Finte
pitch = Indica un mazzo. Se lo indica anche un altro: spade.
pitch-length = circa 8 round, spade vere o virtuali
choice-duels = Duelli
choice-duels-virtual = nell’app
choice-duels-referee = spade vere

card-label = { $card }, { $colour }: { $bites }
when-purple = tutto il duello
when-green = all’inizio
when-yellow = a ogni contatto
when-black = per il più basso
bites = Quando vale un colore
bites-purple = entrambi, tutto il duello
bites-green = entrambi, solo all’inizio
bites-yellow = entrambi, a ogni contatto di spada
bites-black = aiuta il duellante più basso
medal-word = Set
medal-set = un set { $colour }
medal-begun = { $number ->
    [2] { $colour }: due carte su tre, ne manca una per il set
   *[other] { $colour }: una carta su tre
 }
medals-of = { $name }: { $number ->
    [0] ancora nessun set
    [one] un set su tre
   *[other] { $number } set su tre
 }

table-title = Il tavolo
crown-boss = Boss del Duello
seat-judge = giudice di questo duello
seat-finger = dito alzato
seat-fist = ha indicato
seat-choosing = sceglie …
claim-1 = «{ $letter }. Mi serve.»
claim-2 = «{ $letter } è mio. Giù le mani.»
claim-3 = «Prendo { $letter }, giuro.»
claim-4 = «{ $letter }. Fidatevi.»
you-boss = sei tu il Boss del Duello

opening = A ognuno una carta, scoperta.
sorting = { $name } divide. Guarda e trama.
pool = Carte non ancora in un mazzo
pile-name = Mazzo { $letter }
put-here = Metti la carta scelta sul mazzo { $letter }
announce = di’ { $letter }
pile-claimed = annunciato da
pile-mine = indichi qui, in segreto
pile-taken = va a { $name }
pile-discarded = scartato
pile-contested = conteso
pile-wanted = Mazzo { $letter }, conteso da { $number }
pile-pointers = indicano qui
tag-wins = fa vincere { $names }

aloud-point = 3 · 2 · 1 · Puntate!
aloud-duel = 3 · 2 · 1 · Duello!
aloud-helps = { $card }, solo per { $name }

arena-title = Duello per il mazzo
tie-title = Duello di spareggio
beat-number = Battuta { $number }
bout-number = Assalto { $number }
shorter = più basso
paces = Passi
strain = Fatica
tempo = Iniziativa
holds-tempo = ha l’iniziativa
is-ready = in guardia
not-ready = si prepara
fights-now = in pedana
has-chosen = scelto
chooses = pensa
last-time = nella battuta di prima
on-guard = in guardia
rolled = ha tirato { $number }
limits = Vietato a entrambi nella prossima battuta
rules-of-duel = Regole di questo duello
dead-rule = Nessuno è più basso: senza effetto.
helps-only = Solo { $name }:
judge-is = Giudica { $name }
crowd-watches = a guardare e a divertirsi

your-cards = Le tue carte · { $number ->
    [one] 1 set su 3
   *[other] { $number } set su 3
 }
no-cards-yet = ancora nessuna
hint-set = Il mazzo { $letter } fa il tuo { $number }º set ({ $colours }).
hint-wins = Il mazzo { $letter } fa il tuo terzo set ({ $colours }): vinci la partita.
hint-short = Col mazzo { $letter } ti manca una carta al set ({ $colours }).
hint-none = Il mazzo { $letter } non ti completa nessun set.
note-sealed = Indichi { $letter }. Resta segreto finché non hanno indicato tutti.

button-piles = Disponi i mazzi
piles-why = tutte le carte, almeno una in ognuno
button-anew = Dividi di nuovo
anew-why = prima sposta una carta; poi giù tutte le dita
button-raise = Alza il dito
raise-why = con tutte le dita su: 3, 2, 1
raise-boss-why = i mazzi sono come li vuoi
raise-closed = prima il dito di { $name }
button-lower = Abbassa il dito
lower-why = ti serve tempo
lower-boss-why = poi tutte le dita si abbassano
button-guard = Ci sono
guard-why = spada in su, punte a contatto
guard-why-empty-hands = spade a terra, dita contro dita
guard-why-ten-paces = schiena contro schiena
guard-why-nose-to-nose = scarpe a contatto
guard-why-cards = come dicono le carte
button-yield = Arrenditi
yield-why = il mazzo va all’altro
yield-asks = chiede conferma
yield-grave = Il duello finisce subito: lo perdi, e il mazzo va all’altro. Non si torna indietro.
yield-sure = Sì, mi arrendo

confirm-point = Indica { $letter }
confirm-point-why = definitivo; segreto finché non indicano tutti
confirm-point-none = Scegli un mazzo
confirm-duel = Si duella per { $letter }
confirm-duel-why = gli altri mazzi contesi si scartano
confirm-select-none = Scegli il mazzo
confirm-fighters-none = Scegli due
confirm-fight = Duellano { $name } e { $other }
confirm-deputy-none = Scegli un giudice
confirm-judge = Giudica { $name }
confirm-final = non si torna indietro
confirm-beat-none = Scegli un’azione
confirm-beat-why = definitivo; si svela insieme
confirm-verdict-none = Scegli com’è andata

actions = Cosa puoi fare in questa battuta
cost-strain = +{ $number } fatica
cost-risk = +{ $number } fatica, sbagli con { $fails ->
    [1] 1
    [6] 1-6
   *[other] 1-{ $fails }
 }
closed-strain = niente fatica
closed-card = { $card }
closed-pace = niente passi
if-title = { $action }, se { $name } risponde con:
if-pick = Scegli un’azione per vedere cosa batte cosa contro { $name }.
if-win = vinci
if-lose = perdi
if-void = nullo
if-tempo = tua
if-foe = la perdi
if-clash = sdeng
if-slip = di nessuno
if-none = niente
if-chance = al caso
beat-sealed = Hai scelto: { $action }. Si vede quando tutti e due hanno scelto.

verdicts = Il verdetto
title-verdict-hit = Colpo al tronco
title-verdict-arm = Ha parato col braccio
title-verdict-broke = Ha infranto una regola
title-verdict-double = Insieme
verdict-why = { $name } vince il duello; definitivo
verdict-double-why = nullo: si riparte dal conto

prompt-sort = Dividi le carte in mazzi
prompt-sort-why = Tutte e { $number }, almeno una per mazzo. Indichi anche tu.
prompt-boss = Alza il dito, o dividi di nuovo
prompt-boss-why = Quando tutte le dita sono su, si indica insieme. Fino ad allora i mazzi sono tuoi.
prompt-boss-up = Si aspettano le dita
prompt-raise = Alza il dito quando ci sei
prompt-raise-why = Poi è 3, 2, 1. { $name } può ancora dividere di nuovo.
prompt-up = Il tuo dito è su
prompt-up-why = Puoi abbassarlo, o dire che mazzo prenderai. Non deve essere vero.
prompt-talk = Parla. { $name } prende tempo
prompt-talk-why = Puoi dire che mazzo prenderai. Non impegna nessuno.
prompt-point = Indica un mazzo
prompt-point-why = Lo indichi solo tu: è tuo. In due o più: spade.
prompt-select = Per quale mazzo si duella?
prompt-select-why = C’è un solo duello per round. Gli altri mazzi contesi si scartano.
prompt-fighters = Chi duella? Scegli due facce
prompt-fighters-why = Gli altri che lo hanno indicato restano a mani vuote.
prompt-tied = Parità: quali due se la giocano?
prompt-tied-why = Tra chi ha pari carte; chi resta fuori ha perso.
prompt-deputy = Duelli tu. Chi giudica?
prompt-deputy-why = Il giudice ha l’ultima parola su colpi e regole infrante.
prompt-guard = In guardia
prompt-guard-why = A distanza di punte. Il conto parte quando siete pronti tutti e due.
prompt-guard-why-empty-hands = Le spade sono a terra dietro di voi: punta delle dita contro punta delle dita. Il conto parte quando siete pronti tutti e due.
prompt-guard-why-ten-paces = Schiena contro schiena. Il conto parte quando siete pronti tutti e due.
prompt-guard-why-nose-to-nose = Così vicini che le scarpe si toccano. Il conto parte quando siete pronti tutti e due.
prompt-guard-why-cards = Mettetevi come dicono { $cards }. Il conto parte quando siete pronti tutti e due.
prompt-fight = Si duella
prompt-fight-why = Contano i colpi al tronco. Obbedisci alle carte. L’ultima parola è del giudice.
prompt-verdict = Com’è finita?
prompt-verdict-why = L’ultima parola è tua. Insieme: nullo, e si riparte dal conto.
prompt-verdict-doubt-why = L’ultima parola è tua. Insieme: vince { $name } ({ $card }).
prompt-beat = Battuta { $number }: cosa fai?
prompt-beat-even = Nessuno ha l’iniziativa: vinci lo scambio ed è tua.
prompt-beat-mine = Hai l’iniziativa: vinci lo scambio e colpisci.
prompt-beat-theirs = L’altro ha l’iniziativa: perdi lo scambio e incassi.

call-contested = Ahi ahi!
call-contact = Sdeng!
call-hit = Ahia!
call-both = Ahia! Ahia!
call-breaks = Friiit!
call-blocks = Stonk!
call-ground = Fiuu!
call-void = Daccapo!
call-won = Tadà!

log-boss = Round { $round } · il Boss è { $name }
log-dealt = A ognuno una carta, scoperta.
log-drawn = { $name } pesca { $number ->
    [one] una carta
   *[other] { $number } carte
 }.
log-tie-cards = Le regole dello spareggio: { $cards }.
log-points = Tutti indicano: { $shown }.
log-lied = { $name } { $letter } (aveva detto { $said }!)
log-takes = { $name } prende { $letter } senza rivali.
log-and = { $names } e { $last }

here-alone = Solo { $name } indica { $letter }.
here-contested = { $names } indicano { $letter }.
here-left-out = { $count ->
    [one] Anche { $names } l’ha indicato, ma non combatte: resta senza niente.
   *[other] Anche { $names } l’hanno indicato, ma non combattono: restano senza niente.
 }
here-nobody = Nessuno lo indica.
here-other-pile = Il duello è per un altro mazzo: chi ha indicato questo resta senza niente.
here-won = Qualcuno ha già tre set: non si duella.
here-sets = { $name } ha { $number } set.
here-beat = { $name }: { $action }. { $other }: { $answer }.
here-opening = Il dado più alto prende l’iniziativa.
here-slip = La fatica è { $number }: un tiro più basso infrange una regola.
here-shorter = Il duellante più basso è { $name }, { $number } cm contro { $other }: le carte nere aiutano solo { $name }.
here-fewer = Le altezze non lo dicono, ma { $name } ha meno carte e conta come il più basso: le carte nere aiutano solo { $name }.
here-nobody-shorter = Nessuno conta come il più basso: le carte nere non hanno effetto.

coming-one-duel = { $number } mazzi contesi; si fa un solo duello.
coming-near = { $name } ha due set: con un altro vince.

race = Corsa ai 3 set
stock = Pesca e scarti
deck = Pesca
deck-why = Il Boss pesca tante carte quanti sono i giocatori, più due.
discards = Scarti
discards-none = Ancora niente.
discards-why = Stanno scoperti, e diventano la pesca quando finisce.
peek-virtual = Nell’app:
peek-real = Con spade vere:
peek-boss = In questo round pesca, divide e conta, e indica come tutti. Nel prossimo tocca a chi sta alla sua sinistra.
peek-tempo = Vinci uno scambio e l’iniziativa è tua. Vincine uno quando l’hai e colpisci.
peek-paces = Un passo indietro costa un passo, che va all’altro.
peek-strain = Solo le carte affaticano. Da 2 in su ogni nuova fatica costa un tiro di dado: se esce meno della tua fatica, hai infranto una regola.
peek-shorter = Le carte nere aiutano solo il duellante più basso. Se le altezze non si sanno, è chi ha meno carte.
over-title = Vince { $name }
over-sets = { $number } set prima di tutti.
over-tie = Al duello di spareggio.

## In breve: sei righe di otto parole al massimo, e le didascalie di tre disegni

nutshell-aim = Vince chi ha per primo tre set. Un set sono tre carte dello stesso colore.
nutshell-1 = Il Boss divide le carte in mazzi.
nutshell-2 = Parla, bluffa, poi alza il dito.
nutshell-3 = Tutti indicano un mazzo nello stesso momento.
nutshell-4 = Lo indichi solo tu? È tuo.
nutshell-5 = In due sullo stesso mazzo? Si duella.
nutshell-6 = Le carte contese sono le regole del duello.
nutshell-picture-1 = Si indica tutti insieme
nutshell-picture-2 = Lo vogliono in due: spade
nutshell-picture-3 = Tre di un colore: un set

## Parole del mestiere: ognuna con le forme in cui la si riconosce, e che cosa vuol dire

gloss-set = set
gloss-set-means = Tre carte di un colore davanti a un giocatore; la quarta comincia il prossimo. Con tre set si vince.
gloss-boss = Boss del Duello, Boss
gloss-boss-means = Pesca e divide le carte di questo round, conta, e indica come tutti. Nel prossimo round tocca a chi sta alla sua sinistra.
gloss-point = indicare, indica, indicano, indichi, indicato
gloss-point-means = Scegliere un mazzo. Quando tutte le dita sono su, lo si fa tutti nello stesso momento, e non si torna indietro.
gloss-announce = annunciare, annuncia, annunciato, annuncio
gloss-announce-means = Dire che mazzo si indicherà. Può essere una bugia, e non impegna nessuno.
gloss-contested = conteso, contesi, contesa, contese
gloss-contested-means = In due o più indicano lo stesso mazzo. Decide un duello; ce n'è uno solo per round, gli altri mazzi contesi si scartano.
gloss-judge = giudice, giudica, giudici
gloss-judge-means = Sorveglia il duello e ha l'ultima parola: il Boss, o chi ha nominato un Boss che duella.
gloss-bout = assalto, assalti
gloss-bout-means = Una ripresa del duello nell'app, dalla prima battuta in poi. Se è nullo, ne comincia un altro.
gloss-beat = battuta, battute
gloss-beat-means = Un momento del duello nell'app: i due scelgono un'azione in segreto, poi si mostrano entrambe.
gloss-exchange = scambio, scambi
gloss-exchange-means = Come finiscono l'una contro l'altra le due azioni di una battuta. Lo vince uno dei due, o nessuno.
gloss-tempo = iniziativa
gloss-tempo-means = Il vantaggio. Vinci uno scambio ed è tua; vincine uno quando l'hai e colpisci.
gloss-pace = passo: passi, un passo, costa un passo
gloss-pace-means = Lo spazio per arretrare. Un passo indietro costa un passo, che va all'altro.
gloss-strain = fatica, affatica, affaticano
gloss-strain-means = Quanto le carte hanno stancato un duellante. Da 2 in su ogni nuova fatica costa un tiro di dado: se esce meno della fatica, una regola è infranta. Respirare la azzera.
gloss-contact = contatto: contatto, lame si toccano, lame si sono toccate
gloss-contact-means = Le lame si incontrano: due fendenti sulla stessa linea, o un fendente e la parata che lo ferma. È allora che valgono le carte gialle.
gloss-shorter = più basso
gloss-shorter-means = Il meno alto dei due duellanti; se le altezze non si sanno, chi ha meno carte. Le carte nere aiutano lui solo.
gloss-void = nullo, nulla
gloss-void-means = Niente vale, e si ricomincia: si sono colpiti insieme, o hanno infranto una regola tutti e due.

## The lesson: what the coach says, at most 25 words at once

lesson-set = Tre di un colore
lesson-set-aim = Tre carte dello stesso colore sono un set, e con tre set si vince. Tu hai due carte viola.
lesson-set-point = Bob, il Boss, ha diviso cinque carte in mazzi. Tra poco tutti indicano insieme. La carta viola che ti serve è nel mazzo A.
lesson-set-done = Nessun altro voleva il mazzo A: è subito tuo. Tre carte viola, il tuo primo set!
lesson-alone = Indicare da soli
lesson-alone-look = Il mazzo A ha tre carte, due gialle. Bob e Cid raccolgono tutti e due il giallo. Indovina che cosa indicheranno.
lesson-alone-point = Un mazzo indicato da uno solo non richiede duelli. Lascia loro A, e prendi il verde dal mazzo B.
lesson-alone-a = Tre dita su un mazzo: il Boss sceglie i due che si battono. Chi resta escluso non prende niente.
lesson-alone-done = B è tuo. Bob e Cid hanno indicato A: ora incrociano le spade, e chi perde resta senza. C si scarta.
lesson-sort = Il Boss sei tu
lesson-sort-look = A ogni round un altro Boss divide le carte nuove in mazzi, come gli pare. Ora tocca a te: cinque carte, tre mazzi.
lesson-sort-sort = La viola, solo tua, va in A. Bob e Cid raccolgono il giallo: metti le gialle in B, e si batteranno. Le verdi in C.
lesson-sort-other = Il Boss può dividere anche così. Qui fa' un mazzo che vogliono gli altri due, e uno che vuoi solo tu.
lesson-sort-ready = Ora alza il dito. Quando tutte le dita sono alzate si conta, e tutti indicano.
lesson-sort-again = Il Boss può dividere di nuovo o annunciare un mazzo. I tuoi vanno benissimo: alza il dito.
lesson-sort-point = Tutti indicano. La carta viola è in A, e a nessun altro serve.
lesson-sort-yellow = È il mazzo che hai fatto perché Bob e Cid se lo contendano.
lesson-sort-green = Di verdi non ne hai; di viola ne hai due, che aspettano la terza.
lesson-sort-done = Un set senza colpo ferire, mentre Bob e Cid si battono per il giallo. Dividere è l'arma del Boss.
lesson-beat = Un duello, battuta per battuta
lesson-beat-duel = Tu e Bob volete lo stesso mazzo, quindi vi battete. A ogni battuta scegliete tutti e due in segreto, poi si scopre.
lesson-beat-cut = Un fendente batte una finta. Una parata batte il fendente alla sua altezza. Una finta batte ogni parata. Comincia con un fendente alto.
lesson-beat-parry = Una parata serve solo contro un fendente alla sua altezza. Una finta la inganna.
lesson-beat-yield = Puoi arrenderti quando vuoi; ma allora il duello, e il mazzo, vanno all'altro.
lesson-beat-done = Bob ha fatto una finta, e il tuo fendente è passato. Vinci lo scambio e l'iniziativa: il prossimo può andare a segno.
lesson-hit = Due di fila
lesson-hit-cut = Hai l'iniziativa: vinci un altro scambio e Bob è colpito. Parerà in alto, dove hai appena tirato. Fendente basso!
lesson-hit-high = Di nuovo alla stessa altezza? È proprio quello che la guardia di Bob aspetta.
lesson-hit-feint = Una finta batte ogni parata, alta o bassa. Va a segno anche questa!
lesson-hit-done = Colpito! Due scambi di fila vincono il duello. Il mazzo è tuo, e Bob resta senza.
lesson-tempo = Se l'iniziativa è dell'altro
lesson-tempo-parry = Ora l'iniziativa è di Bob: se perdi questo scambio ti colpisce. Gli piace tirare in alto. Parata alta!
lesson-tempo-cut = Un fendente non è uno scudo. Chi ha l'iniziativa arriva per primo.
lesson-tempo-feint = Una finta inganna una parata, ma un fendente la attraversa.
lesson-tempo-done = Parato! Hai fermato il fendente, e l'iniziativa è tua. Uno scambio ha capovolto il duello.
lesson-strain = Le carte sono le regole
lesson-strain-cards = Il mazzo conteso detta le regole. Due mani sinistre: ogni fendente affatica, e la tua fatica è già 2.
lesson-strain-breathe = Da 2 in su ogni nuova fatica costa un tiro di dado: se esce meno, hai perso. Respira: torna a zero.
lesson-strain-cut = Un altro fendente, altra fatica, e decide il dado.
lesson-strain-done = Bob si è solo difeso, e la tua fatica è sparita. Respira in tempo, ma mai mentre arriva un fendente.
lesson-win = Il terzo set
lesson-win-look = Guarda le tue carte: un set viola, un set giallo e due verdi. Con un'altra carta verde vinci.
lesson-win-point = Conta solo il colore, non il nome. L'unica carta verde è nel mazzo B, piccolo e trascurato. Indicalo!
lesson-win-a = Due carte gialle fanno gola. Ma di quelle ne hai già tre; ti manca il verde.
lesson-win-c = Il nero non ti aiuta: nessuna delle tue carte è nera.
lesson-win-done = Tre set: hai vinto! I mazzi piccoli che servono solo a te sono i migliori.
