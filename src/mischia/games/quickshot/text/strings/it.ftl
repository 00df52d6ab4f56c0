title = Quickshot

## The aim, always in sight

aim = Abbi la carta Leader alla fine del round { $rounds }, o resta l'ultimo in gioco.
aim-stand = { $how ->
    [yours] Ce l'hai tu
    [out] Sei fuori
   *[others] Ce l'ha { $name }
 }; ancora in gioco: { $number }.
aim-short = { $how ->
    [yours] Carta Leader a fine round { $rounds }, o ultimo · ce l'hai
    [others] Carta Leader a fine round { $rounds }, o ultimo · non è tua
    [out] Carta Leader a fine round { $rounds }, o ultimo · sei fuori
   *[watched] Carta Leader a fine round { $rounds }, o ultimo in gioco
 }
aim-last = Ultimo round: vince chi alla fine ha la carta Leader, o chi resta l'ultimo in gioco.
aim-last-short = { $how ->
    [yours] Ultimo round: tieni la carta Leader · ce l'hai
    [others] Ultimo round: prendi la carta Leader · non è tua
    [out] Ultimo round: vince la carta Leader · sei fuori
   *[watched] Ultimo round: alla fine abbi la carta Leader
 }
aim-first = Lo scopo: avere la carta Leader alla fine del round { $rounds }, o restare l'ultimo in gioco. Chi esce, esce per tutta la partita.

## Le carte: nomi ed effetti

card-1 = Mimetizzazione
card-2 = Trappola
card-3 = Complotto
card-4 = Rinforzi
card-5 = Esplosione
card-6 = Bersagliare
card-7 = Veleno
card-8 = Aggressione

effect-1 = Fino a fine round niente può eliminarti o avvelenarti.
effect-2 = Chi ha un 4 o un 5 visibile è fuori. Se colpisci qualcuno, vali 9.
effect-3 = Il debole è forte: la graduatoria delle Forze si capovolge.
effect-4 = Se vuoi, scarta una carta dalla mano: la sua Forza si aggiunge alla tua.
effect-5 = È fuori chiunque abbia la carta coperta.
effect-6 = Il più debole in vista è fuori, anche se sei tu.
effect-7 = Il più debole in vista perde una carta dalla mano, anche se sei tu.
effect-8 = Solo muscoli.
note-twin = Un { $number } come quello di { $name }: finiscono tutti e due a faccia in giù, senza Forza né abilità.

## Che cosa si può fare

move-play = Gioca { $card } ({ $cardnumber })
move-add = Aggiungi { $card } ({ $cardnumber })
move-decline = Non aggiungere nulla
move-discard = Scarta { $card } ({ $cardnumber })

## Che cosa si chiede

ask-lead = La carta Leader è tua: quale carta giochi per prima, scoperta?
ask-play = Quale carta giochi coperta? Si rivelano tutte insieme; le carte uguali si annullano.
ask-reinforce = I tuoi Rinforzi sono scoperti: quale carta scarti per aggiungerne la Forza? Non è obbligatorio.
ask-poison = La tua carta è la più debole e il Veleno ti colpisce: quale carta scarti dalla mano?

wait-deal = Si danno le carte.
wait-draw = Il Leader sta per pescare una carta.
wait-lead = { $names } ha la carta Leader e sceglie che cosa giocare scoperto.
wait-play = Chi deve ancora scegliere una carta coperta: { $names }.
wait-reinforce = { $names } può scartare una carta per i Rinforzi.
wait-poison = { $names } subisce il Veleno e sceglie una carta da scartare.
wait-over = La partita è finita.

## Che cosa succede

event-dealt = { $seat } riceve { $number ->
    [one] una carta
   *[other] { $number } carte
 }.
event-set-aside = { $number ->
    [one] Una carta va
   *[other] { $number } carte vanno
 } da parte, senza che nessuno guardi.
event-first-leader = La carta Leader va per prima a { $seat }.
event-round = Comincia il round { $number }.
event-reshuffled = Il mazzo è finito: gli scarti diventano il nuovo mazzo.
event-draws = { $seat } pesca una carta come Leader.
event-leads = { $seat } apre con { $card } ({ $cardnumber }).
event-chooses = { $seat } ha scelto una carta.
event-reveals = { $seat } rivela { $card } ({ $cardnumber }).
event-turned-down = { $seat } ha la stessa carta di altri: si copre.
event-all-down = Tutte le carte sono coperte.
event-activates = { $seat } attiva { $card } ({ $cardnumber }).
event-reversed = La graduatoria delle Forze si capovolge: il debole è forte.
event-adds = { $seat } scarta { $card } ({ $cardnumber }) per i Rinforzi.
event-declines = { $seat } non aggiunge nulla.
event-strength = { $seat } ora ha Forza { $number }.
event-safe = { $seat } si mimetizza e sfugge a { $card } ({ $cardnumber }).
event-discards = { $seat } perde { $card } ({ $cardnumber }) per il Veleno.
event-eliminated-by = { $seat } esce dal gioco per { $card } ({ $cardnumber }).
event-out-no-card = { $seat } esce dal gioco: non ha più carte da giocare.
event-out-as-leader = { $seat } esce dal gioco: tutte le carte sono coperte e il Leader ha la mano vuota.
event-takes-lead = { $seat } prende la carta Leader.
event-keeps-lead = { $seat } conserva la carta Leader.
event-wins = { $seat } vince la partita!

## Che cosa mostra il tavolo

seat-leader = Leader
seat-dummy = fantoccio
seat-out = fuori
seat-down = giù
seat-hidden = coperta
seat-choosing = sceglie …
seat-safe = al sicuro
table-round = Round { $round } di { $rounds }
table-deck = Mazzo { $number }
table-aside = Da parte { $number }
table-discard = Scarti { $number }
table-hand = La tua mano
table-hand-of = Mano di { $name }
table-reversed = Capovolto: il debole è forte!
summary = { $rounds ->
    [one] Un round giocato
   *[other] { $rounds } round giocati
 }; alla fine { $players ->
    [one] restava una sola persona in gioco
   *[other] restavano in gioco in { $players }
 }.

## Che cosa si sceglie prima di giocare

choice-edition = Regolamento
choice-edition-it = italiano
choice-edition-fr = francese
option-edition = quale regolamento decide quando tutte le carte sono coperte e il Leader ha la mano vuota
option-edition-it = il Leader esce solo se succede al round 4
option-edition-fr = il Leader esce in qualunque round

## La pagina

brief-1 = niente ti tocca in questo round
brief-2 = 4 e 5 visibili fuori; tu vali 9
brief-3 = il debole è forte
brief-4 = aggiungi una carta dalla mano
brief-5 = chi è coperto è fuori
brief-6 = il più debole è fuori
brief-7 = il più debole perde una carta
brief-8 = solo muscoli

call-1 = Fruscio!
call-2 = Zac!
call-3 = Bisbis!
call-4 = Perepè!
call-5 = Badabum!
call-6 = Pam!
call-7 = Glu glu!
call-clash = Sdeng!
call-lead = Tadà!

log-dealt = Ognuno riceve { $number } carte.
log-round = Round { $number } · apre { $name }
log-chosen = Tutti gli altri hanno scelto.
log-reveals = Si scopre tutto: { $cards }.
log-and = { $names } e { $last }
log-clash = { $count ->
    [2] Due
    [3] Tre
    [4] Quattro
   *[other] { $count }
 } { $number } uguali: si coprono le carte di { $names }.

prompt-lead = Apri con una carta scoperta
prompt-lead-why = La vedono tutti e rispondono in segreto. Una gemella la copre.
prompt-play = Scegli una carta, coperta
prompt-play-why = Si scoprono tutte insieme. Le gemelle finiscono a faccia in giù.
prompt-reinforce = Aggiungi una carta ai tuoi Rinforzi?
prompt-reinforce-why = La sua Forza si somma al tuo { $number }. Non è obbligatorio.
prompt-poison = Veleno: scarta una carta
prompt-poison-why = La tua è la più debole. Una carta lascia la mano per sempre.

confirm-none = Scegli una carta
confirm-play = Gioca { $card ->
    [1] l’1
    [8] l’8
   *[other] il { $card }
 }
confirm-change = Cambia: gioca { $card ->
    [1] l’1
    [8] l’8
   *[other] il { $card }
 }
confirm-add = Aggiungi { $card ->
    [1] l’1
    [8] l’8
   *[other] il { $card }
 }
confirm-discard = Scarta { $card ->
    [1] l’1
    [8] l’8
   *[other] il { $card }
 }
confirm-lead-why = scoperta, sotto gli occhi di tutti
confirm-play-why = puoi cambiarla finché non scelgono tutti
confirm-final = non si torna indietro
decline = No, grazie
decline-why = resti a { $number }

forecast-lead = sei Leader
forecast-leads = { $name } è Leader
forecast-out = sei fuori
forecast-clash = gemella di { $name }
note-tie = pari con { $number ->
    [8] l’8
   *[other] il { $number }
 } di { $name }: il pareggio è tuo
note-down = Due { $number }: il tuo è a faccia in giù, senza Forza né abilità.
note-sealed = è sigillata. Lo sai solo tu.

seat-crown = ha la carta Leader, round { $round }
seat-hand = { $number ->
    [0] nessuna carta in mano
    [one] una carta in mano
   *[other] { $number } carte in mano
 }
seat-strength = Forza { $number }
seat-turned = { $number } { $card }, coperta
seat-sealed = il tuo { $number }, sigillato
slot-yours = la tua carta
now-up = { $number ->
    [1] L’1
    [8] L’8
   *[other] Il { $number }
 } di { $name }. Forza ora: { $strength }.
now-down = { $number ->
    [1] L’1
    [8] L’8
   *[other] Il { $number }
 } di { $name } ha trovato il gemello: niente Forza, niente abilità.

tag-blast = nello scoppio
tag-trap = in trappola
tag-next = è la prossima
tag-safe = al sicuro
tag-yours = tua

fuse = La miccia: le carte scattano da 1 a 8
fuse-whose = { $number ->
    [1] L’1 scoperto
    [8] L’8 scoperto
   *[other] Il { $number } scoperto
 } è di { $name }.
fuse-clash = scontro
fuse-now = ora
fuse-next = poi
coming = { $number } { $card } ({ $name }):
coming-lead = Poi il più forte prende la carta Leader.
the-eight = Le otto
table-title = Il tavolo
hand-none = Nessuna mano

piles = Mazzi
pile-deck = Mazzo
pile-deck-why = All'inizio di ogni round il Leader ne pesca una carta.
pile-aside = Da parte
pile-aside-why = Quattro carte che nessuno ha visto. In questa partita non giocano.
pile-discard = Scarti
pile-discard-why = Stanno scoperti; chiunque può sfogliarli quando vuole.
pile-discard-none = Ancora niente.
peek-back = Una carta che conosce solo chi l'ha giocata, finché non hanno scelto tutti.

recap = Il round { $round } è finito così
opening = { $name } ha la carta Leader e apre il round { $round }.
over-title = Vince { $name }
over-leader = Aveva la carta Leader alla fine del round 4.
over-alone = Nessun altro è ancora in piedi.

you-lead = sei Leader

## Perché una clausola è scattata qui

here-goes = { $number ->
    [1] Fino a fine round niente può eliminare o avvelenare { $name }.
    [2] Chi ha un 4 o un 5 visibile è fuori; se colpisce qualcuno, { $name } vale 9.
    [3] Il debole è forte: da ora la graduatoria delle Forze è capovolta.
    [4] { $name } può scartare una carta dalla mano: la sua Forza si aggiunge.
    [5] È fuori chiunque abbia la carta coperta.
    [6] Il più debole in vista è fuori.
    [7] Il più debole in vista perde una carta dalla mano.
   *[other] Solo muscoli.
}
here-clash = { $names }: { $equal }.
here-reversed = In vista: { $cards }. Da qui la prima è la più forte.
here-trap = Il { $number } di { $name } è scoperto: la Trappola lo raggiunge.
here-blast = { $number ->
    [1] L’1
    [8] L’8
   *[other] Il { $number }
 } di { $name } è coperto: l'Esplosione lo raggiunge.
here-sight = In vista: { $cards }.
here-weakest = Il più debole: { $name }.
here-weakest-reversed = Il debole è forte, quindi il più debole è { $name }.
here-trapped = La Trappola ha preso qualcuno: { $name } vale { $number }.
here-sum = { $name }: { $sum }.
here-strongest = Il più forte: { $name }.
here-strongest-reversed = Il debole è forte, quindi il più forte è { $name }.
here-tie = { $sum } di { $name } contro { $number } di { $other }: i Rinforzi contano come più forti.
here-no-card = Nessuna carta scoperta può decidere.
here-empty-hand = { $name } non ha più carte in mano.
here-alone = In gioco resta solo { $name }.
here-last-round = Il round 4 è finito e la carta Leader è di { $name }.
here-led = { $name } apre con { $card } ({ $number }). Se giochi anche tu un { $number }, si coprono entrambi.

pitch = Una carta a testa. Le gemelle cadono. Poi scoppia tutto.
pitch-length = 4 round, nessuna pietà
refused-bots = Da soli si gioca con esattamente quattro fantocci, in due con tre; in tre o quattro con quanti se ne vuole; in cinque o più senza.

## In breve: sei righe di otto parole al massimo, e le didascalie di tre disegni

nutshell-aim = Abbi la carta Leader alla fine del round 4, o resta l'ultimo in gioco.
nutshell-1 = Il Leader pesca, poi mostra una carta.
nutshell-2 = Gli altri ne scelgono una, coperta.
nutshell-3 = Si scoprono tutte. Le gemelle si coprono.
nutshell-4 = Le carte scoperte agiscono, da 1 a 8.
nutshell-5 = Il più forte prende la carta Leader.
nutshell-6 = Niente carte da giocare? Sei fuori.
nutshell-picture-1 = Scegli una carta in segreto
nutshell-picture-2 = Le gemelle finiscono a faccia in giù
nutshell-picture-3 = La miccia brucia da 1 a 8

## Parole del mestiere: ognuna con le forme in cui la si riconosce, e che cosa vuol dire

gloss-leader = carta Leader, Leader
gloss-leader-means = Chi ce l'ha pesca una carta in più e gioca per primo, scoperto. A fine round va al più forte; dopo l'ultimo round fa vincere la partita.
gloss-twin = gemella, gemelle
gloss-twin-means = Una carta uguale a un'altra giocata nello stesso round. Le gemelle si coprono tutte, anche quella del Leader, e perdono Forza e abilità.
gloss-visible = in vista, visibile, visibili, scoperta, scoperte, scoperto
gloss-visible-means = Una carta che resta a faccia in su dopo che le gemelle si sono coperte. Solo una carta così ha Forza e fa qualcosa.
gloss-down = coperta, coperte, coperto, a faccia in giù, si copre, si coprono
gloss-down-means = Una carta che mostra il dorso: scelta e non ancora rivelata, o girata perché ha incontrato una gemella. Non ha né Forza né abilità.
gloss-strength = Forza, Forze
gloss-strength-means = Il numero della carta, se un'abilità non l'ha cambiato.
gloss-activate = attivare, attiva, attivano, abilità
gloss-activate-means = Quando arriva il suo numero, da 1 a 8, una carta in vista fa ciò che dice. Deve farlo, anche a danno di chi l'ha giocata.
gloss-fuse = miccia
gloss-fuse-means = La fila di numeri da 1 a 8 sul tavolo. Le carte in vista scattano lungo la fila, una dopo l'altra.
gloss-weakest = più debole
gloss-weakest-means = Chi ha la Forza più bassa in vista; quando la graduatoria è capovolta, la più alta.
gloss-strongest = più forte
gloss-strongest-means = Chi ha la Forza più alta in vista; quando la graduatoria è capovolta, la più bassa. Prende la carta Leader.
gloss-reversed = capovolta, capovolto, capovolge, il debole è forte
gloss-reversed-means = Dopo un Complotto la Forza più bassa conta come la più alta fino a fine round. L'ordine in cui le carte si attivano resta da 1 a 8.
gloss-reinforcements = Rinforzi
gloss-reinforcements-means = La carta 4. Quando si attiva, chi l'ha giocata può scartare una carta dalla mano e aggiungerne la Forza. Una parità nata così la vincono i Rinforzi.
gloss-out = fuori: è fuori, sono fuori, esce dal gioco, elimina, eliminare, eliminarti, eliminato, eliminati
gloss-out-means = Chi è fuori scarta la carta che ha davanti e tutta la mano, e in questa partita non rientra più.
gloss-round = round
gloss-round-means = Ognuno gioca una carta, le carte scattano, la carta Leader trova il suo posto. Una partita ha al massimo quattro round.
gloss-dummy = fantoccio, fantocci
gloss-dummy-means = Un giocatore del regolamento, che gioca e scarta a caso. Un bot è un'altra cosa: ragiona.

## The lesson: what the coach says, at most 25 words at once

lesson-lead = Apri tu
lesson-lead-crown = La corona che porti è la carta Leader. Vince chi l'ha alla fine del round 4. Chi è Leader gioca per primo.
lesson-lead-play = Sei Leader: la tua carta va scoperta, davanti a tutti. Il numero è la sua Forza. Mostra la più forte: l'8.
lesson-lead-2 = Un 2 è debole, e prende soltanto i 4 e i 5. Guarda chi è più forte:
lesson-lead-3 = Il 3 capovolge le Forze: adesso il numero più piccolo è il più forte.
lesson-lead-done = La corona va alla carta più forte in vista. Nessuno ha battuto il tuo 8: resta a te.
lesson-secret = Coperte, tutte insieme
lesson-secret-play = Bob apre con un 1. La tua carta va coperta; Cid ha già scelto. Si rivelano tutte insieme. Gioca l'8.
lesson-secret-done = La tua era la più forte: la corona è tua. Prima della rivelazione non lo sapeva nessuno.
lesson-twins = I gemelli cadono
lesson-twins-play = Le carte uguali si abbattono a vicenda: né Forza né abilità. Bob mostra un 8: tieni il tuo. Gioca il 2.
lesson-twins-8 = Un momento: così nascono due gemelli. Chi è uguale a un'altra carta finisce a faccia in giù.
lesson-twins-6 = Bersagliare colpisce il più debole in vista. Se non resta in piedi nessun altro, quello sei tu.
lesson-twins-done = Anche Cid aveva un 8! Sono caduti tutti e due, e il tuo piccolo 2, l'unico in piedi, ha preso la corona.
lesson-order = Da 1 a 8
lesson-order-fuse = Questa è la miccia. Una volta rivelate, le carte scattano una dopo l'altra, da 1 a 8.
lesson-order-play = Il tuo 3 scatta presto: il debole diventa forte. Chi viene dopo deve adattarsi. Giocalo contro l'8 di Bob.
lesson-order-5 = L'Esplosione colpisce solo le carte coperte. Poi il 6 di qualcuno cerca il più debole.
lesson-order-done = Prima il tuo 3 ha capovolto le Forze. Poi il 6 di Cid ha colpito il più debole: l'8 di Bob. Conta l'ordine.
lesson-trap = La Trappola
lesson-trap-play = Bob mostra un 4. Intrappolalo: il tuo 2 elimina tutti i 4 e i 5 in vista. Poi vale 9.
lesson-trap-4 = Un momento: così nascono due gemelli. Il 4 di Bob è già sul tavolo.
lesson-trap-8 = L'8 è forte, ma ce l'hanno anche altri. Cid ha scelto prima di te.
lesson-trap-done = Tac! Bob è fuori, e una Trappola che ha preso qualcuno vale 9. Batte l'8 di Cid.
lesson-crown = Alla conquista della corona
lesson-crown-play = L'8 di Bob sembra imbattibile. I Rinforzi, il tuo 4, crescono: scarti una carta e ne aggiungi la Forza. Gioca il 4.
lesson-crown-add = Adesso scatta. Per battere l'8 aggiungi il 6: quattro più sei fa dieci.
lesson-crown-2 = Quattro più due fa sei. L'8 di Bob resta davanti.
lesson-crown-none = Nessuno ti obbliga ad aggiungere una carta; ma un 4 da solo non arriva a 8.
lesson-crown-done = Dieci contro otto: la corona è tua. Ma il 6 non c'è più, e le carte finiscono. Spendile bene.
lesson-out = Dentro o fuori
lesson-out-play = Bersagliare, il 6 di Bob, elimina il più debole in vista. Non hai nulla di più alto. Nasconditi: Mimetizzazione, l'1.
lesson-out-weak = La carta di Cid può essere forte. Se la tua è la più debole, Bersagliare colpisce te, e chi esce non rientra.
lesson-out-done = Bersagliare ha trovato te, il più debole, e non ti ha fatto niente. Chi esce, esce per tutta la partita.
lesson-last = L'ultimo round
lesson-last-play = Round 4, l'ultimo: vince chi alla fine porta la corona. Bob mostra un 5. Ricordi che cosa prende un 5?
lesson-last-8 = Un 8 sembra sicuro. Ma se ne appare un altro, finiscono coperti entrambi, e l'Esplosione di Bob elimina chi è coperto.
lesson-last-done = Hai vinto! Bob è in trappola, la tua Trappola vale 9, e alla fine del round 4 la corona è tua.
