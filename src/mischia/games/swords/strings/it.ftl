title = Colpiamoci a vicenda con spade finte

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
rule-duck-walk = Resta accovacciato, con le ginocchia ben piegate, senza mai raddrizzarti.
rule-jitterbug = Continua a ballare. Se i tuoi piedi sono fermi tutti e due insieme, hai infranto la regola, a meno che te li blocchi un'altra carta.
rule-whirligig = Dopo il conto alla rovescia gira tre volte su te stesso prima di fare altro.
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
rule-head-start = Il duellante più basso può cominciare appena il giudice dice "1".
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
move-ready = Sono pronto
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
move-cut-high = Fendente alto
move-cut-low = Fendente basso
move-parry-high = Parata alta
move-parry-low = Parata bassa
move-feint = Finta
move-step-back = Passo indietro
move-breathe = Respira
move-yield = Abbandona il duello
line-high = alto
line-low = basso

## Che cosa viene chiesto

ask-sort = Come devono stare i mazzi? Il Boss li compone; quando tutte le dita sono alzate, si indica insieme.
ask-point = Quale mazzo indichi? Si indica tutti insieme; un mazzo che vuoi solo tu è tuo.
ask-select = Più mazzi sono contesi e il duello è uno solo: per quale mazzo?
ask-fighters = Lo vogliono in troppi: chi sono i due che si battono?
ask-deputy = Ti batti tu: chi fa da giudice in questo duello?
ask-guard = Spade in mano, punta contro punta. Tutto pronto?
ask-verdict = Com'è finita? L'ultima parola è del giudice.
ask-beat = Che cosa fai in questa battuta? Le due scelte si scoprono insieme.
wait-deal = Si distribuiscono le carte.
wait-draw = Il Boss sta pescando le carte.
wait-sort = Si compongono i mazzi e si alzano le dita; si aspetta: { $names }.
wait-point = Devono ancora indicare: { $names }.
wait-select = { $names } sceglie il mazzo per cui ci si batte.
wait-fighters = { $names } sceglie chi si batte.
wait-deputy = { $names } nomina un giudice.
wait-guard = Devono ancora prepararsi: { $names }.
wait-verdict = Si combatte; giudica { $names }.
wait-tiedraw = Si pescano le carte dello spareggio.
wait-opening = Tutti e due corrono alla spada.
wait-beat = Devono ancora scegliere un'azione: { $names }.
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
event-claims = { $seat } annuncia il mazzo { $letter }. O mente?
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
event-beat = Battuta { $number }: { $seat } { $action }, { $seat2 } { $action2 }.
event-cuts = Il fendente di { $seat } arriva { $line }.
event-contact = Le lame si toccano.
event-tempo = { $seat } prende l'iniziativa.
event-tempo-lost = Nessuno ha più l'iniziativa.
event-ground = { $seat } cede terreno.
event-blocks = { $seat } ferma il colpo col braccio libero.
event-strains = { $seat } si affatica: ora { $number }.
event-rolls = { $seat } tira { $number }.
event-breaks = { $seat } infrange una regola.
event-hit = { $seat } incassa il colpo!
event-both-hit = Si colpiscono tutti e due insieme.
event-void = L'assalto è nullo.
event-time = Tempo scaduto.
event-toss = La moneta è per { $seat }.
event-yields = { $seat } si arrende.
event-arm = { $seat } para col braccio, apposta.
event-wins-duel = { $seat } vince il duello!

## Che cosa si sceglie prima della partita

option-duels = come si decide un duello
option-duels-virtual = nell'app: un piccolo duello di scelte segrete
option-duels-referee = con vere spade di schiuma: il giudice inserisce il verdetto, e niente bot
