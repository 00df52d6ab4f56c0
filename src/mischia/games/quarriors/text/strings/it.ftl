title = Quarriors! Quarmageddon

## The aim, always in sight

aim = Vince chi ha per primo { $target } di gloria; con { $most } carte creatura vuote (ora { $empty }), chi ne ha di più.
aim-yours = Tu: { $number }.
aim-short = { $glory ->
    [-1] Primo a { $target } di gloria, o il più ricco a { $most } carte vuote
   *[other] { $target } di gloria vincono · tu { $glory } · carte vuote { $empty } su { $most }
 }
aim-near = Ancora una carta creatura vuota e la partita finisce: vince chi ha più gloria. Con { $target } di gloria si vince subito.
aim-near-short = Ancora una carta vuota: vince chi ha più gloria
aim-first = Lo scopo: arrivare per primi a { $target } di gloria. Una creatura che vive fino al tuo prossimo turno dà la sua gloria.

## The cards: names and what they do

card-quiddity = Quiddità Base
card-assistant = Assistente
card-portal = Portale
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

effect-quiddity = Nient’altro che quiddità.
effect-assistant = ✶ Immediato: quando rilanci questo dado, puoi rilanciare con esso un altro dado del tuo Gruppo Attivo.
effect-portal = Immediato: le sue facce di pesca portano altri dadi.
effect-death_spell = Distruggi una creatura con difesa 6 o meno di ogni avversario.
effect-death_cantrip = ✶ Le tue creature hanno +2 attacco in questo turno. ✶✶ Invece +3.
effect-death_charm = Unione. ✶ La creatura ha +3 attacco e +3 difesa. ✶✶ Invece +5 e +5.
effect-death_incantation = ✶ Distruggi una creatura di livello 2 o meno. ✶✶ Di qualunque livello.
effect-growth_spell = Immediato: ottieni 2 quiddità, poi pesca e lancia un dado.
effect-growth_cantrip = Immediato: ottieni 2 quiddità e in questo turno cattura un dado in più.
effect-growth_charm = Ottieni 3 quiddità.
effect-growth_incantation = Immediato: ottieni 2 quiddità e rilancia fino a due altri dadi del tuo Gruppo Attivo.
effect-life_spell = Reazione: le tue creature hanno +4 difesa in questo turno.
effect-life_cantrip = Unione: la creatura ha +4 difesa.
effect-life_charm = Reazione: per il resto del turno le tue creature distrutte vanno nel tuo Gruppo Attivo.
effect-life_incantation = Reazione: una creatura attaccante ha attacco 0 in questo turno, contro tutti.
effect-shaping_spell = Distruggi un incantesimo nell’Area di Lancio di chiunque, unito o no.
effect-shaping_cantrip = Reazione: una tua creatura appena distrutta ritorna sulla stessa faccia.
effect-shaping_charm = Gira ogni tua creatura su un livello in più, se il suo dado ce l’ha.
effect-shaping_incantation = Unione: quando la creatura dà gloria, puoi scremare un dado dalla Pila degli Scarti e prenderne gratis uno che costa fino a 3 in più.
effect-victory_spell = Dopo il tuo attacco: 1 gloria per ogni avversario che vi ha perso una creatura.
effect-victory_cantrip = Unione: la creatura dà 2 gloria in più.
effect-victory_charm = Se in questo turno due o più tue creature hanno dato gloria: 1 gloria per ognuna.
effect-victory_incantation = Ottieni 3 gloria.
effect-goblin = ✶ Quando è evocato: ottieni 1 quiddità.
effect-strong_goblin = ✶ +1 difesa per ogni altra tua creatura.
effect-mighty_goblin = ✶ Quando è distrutto: pesca 2 dadi e mettili nel Gruppo Attivo.
effect-hag = Ottieni 1 quiddità per ogni creatura che distruggi.
effect-strong_hag = Quando dà gloria: puoi spostare un altro dado creatura dalla Pila degli Scarti al Gruppo Attivo.
effect-mighty_hag = Ogni creatura che ti attacca conta al massimo 3 attacco.
effect-spirit = Quando è distrutto: puoi scremare un dado Quiddità Base dalla Pila degli Scarti per farlo tornare.
effect-strong_spirit = Quando è distrutto: va nel tuo Gruppo Attivo.
effect-mighty_spirit = Quando è distrutto: mettilo da parte. Quando poi distruggi una creatura, lancialo: su una faccia creatura entra gratis nell’Area di Lancio, altrimenti è scartato.
effect-devotee = ✶ +2 difesa.
effect-strong_devotee = ✶ Quando dà gloria: puoi prendere gratis un dado incantesimo che costa 4 o meno e metterlo nel sacchetto.
effect-mighty_devotee = ✶ +3 difesa; attaccando annulla gli incantesimi uniti ai difensori; gli incantesimi avversari non possono colpirlo.
effect-ooze = ? è il numero di dadi Quiddità Base nella tua Pila degli Scarti e nel Gruppo Attivo. Se non ce ne sono in gioco è distrutto.
effect-strong_ooze = Copia una creatura avversaria; senza nulla da copiare è 0/5. Una volta nel turno di ogni giocatore può cambiare copia.
effect-mighty_ooze = ? è il numero di creature in tutte le Aree di Lancio.
effect-warrior = +3 attacco contro un avversario che ha esattamente una creatura.
effect-strong_warrior = Le altre tue creature hanno +1 attacco e +1 difesa.
effect-mighty_warrior = Quando è evocato: tutti i Warrior of the Quay avversari sono distrutti. Se ne evoca uno solo per turno.
effect-dragon = Senza burst: quando attacca, ogni creatura di livello 1 degli avversari è distrutta prima delle difese.
effect-strong_dragon = Senza burst: le creature di livello 2 o meno non contano negli attacchi contro di te.
effect-mighty_dragon = ✶ +1 difesa. ✶✶ +2 difesa, e 2 gloria in più quando dà gloria.
effect-deathdealer = Quando dà gloria: puoi scambiarlo con un dado della Pila degli Scarti di un avversario.
effect-strong_deathdealer = Quando distruggi una creatura, il Deathdealer dà gloria subito; il totale d’attacco resta.
effect-mighty_deathdealer = La prima volta che un avversario perde una creatura nel tuo attacco, aggiungi l’attacco del Deathdealer a ciò che resta contro di lui.
effect-wizard = ✶ Immediato: invece della quiddità, pesca e lancia un dado e rilancia il Wizard. ✶✶ +1 difesa, e 1 gloria in più quando dà gloria.
effect-strong_wizard = Senza burst, quando dà gloria: puoi scremare dadi incantesimo del Gruppo Attivo o dell’Area di Lancio, anche uniti, per 1 gloria ciascuno.
effect-mighty_wizard = Senza burst, quando dà gloria: in questo turno i dadi ti costano 2 in meno e puoi catturarne uno in più. ✶ Immediato: invece della quiddità, pesca e lancia 2 dadi.
effect-defender = ✶ o ✶✶ Quando dà gloria: 1 gloria in più per ogni altra creatura che la dà insieme.
effect-strong_defender = ✶ Quando dà gloria: pesca un dado e mettilo nel Gruppo Attivo. ✶✶ Pescane due.
effect-mighty_defender = ✶ Evocare ogni creatura costa agli avversari 1 in più. ✶✶ 2 in più.
effect-discriminating_spell = Screma un dado della tua Pila degli Scarti.
effect-discriminating_cantrip = Ogni avversario screma il dado più caro della propria Pila degli Scarti.
effect-discriminating_charm = Ottieni di nuovo la gloria di ogni tua creatura che l’ha data in questo turno e la cui carta costa 3 o meno.
effect-discriminating_incantation = Reazione: distruggi una creatura attaccante di livello 1, prima delle difese.
effect-oblation_spell = Unione: quando la creatura è distrutta, ottieni 1 gloria.
effect-oblation_cantrip = Distruggi una tua creatura: ottieni 2 quiddità per ogni suo livello.
effect-oblation_charm = Unione: quando la creatura dà gloria, puoi prendere gratis un dado incantesimo e metterlo nella Pila degli Scarti.
effect-oblation_incantation = Reazione: quando una tua creatura è appena stata distrutta, ottieni 1 gloria.
effect-imp = ✶ Quando è evocato: ottieni 1 quiddità. ✶✶ Ottienine 2.
effect-strong_imp = ✶ Quando è evocato: pesca e lancia un dado. ✶✶ Due dadi.
effect-mighty_imp = ✶ Quando dà gloria: pesca un dado e mettilo nel Gruppo Attivo. ✶✶ Due dadi.
effect-gnome = ✶ Immune.
effect-strong_gnome = ✶ Quando lo scegli come difensore: distruggi una creatura attaccante; il totale d’attacco resta.
effect-mighty_gnome = ✶ Immune, e +2 difesa.
effect-doll = Attaccando: un difensore che subisce anche un solo danno è distrutto.
effect-strong_doll = Attaccando: un difensore che subisce anche un solo danno è distrutto. ✶ Quando è evocata: prendi un Assistente dalle Lande, se c’è.
effect-mighty_doll = Attaccando: un difensore che subisce anche un solo danno è distrutto. ✶ Quando è evocata: lancia nel Gruppo Attivo tutte le tue Voodoo Doll spese e scartate.
effect-troll = ✶ Immediato: puoi rilanciare questo dado.
effect-strong_troll = Senza burst: +1 difesa. ✶ Immediato: puoi rilanciare questo dado.
effect-mighty_troll = Senza burst: +2 attacco. ✶ Immediato: puoi rilanciare questo dado.
effect-lord = Quando dà gloria: in questo turno puoi catturare un dado in più.
effect-strong_lord = I dadi ti costano 1 in meno. ✶ Quando è evocato: una cattura in più in questo turno.
effect-mighty_lord = Quando dà gloria: puoi prendere gratis un dado che costa 4 o meno e metterlo nella Pila degli Scarti.
effect-seraph = Immune.
effect-strong_seraph = Le altre tue creature hanno +1 difesa.
effect-mighty_seraph = Immune. ✶ 1 gloria in più quando dà gloria.

## The dice

die-quiddity = Quiddità Base
die-assistant = Assistente
die-portal = Portale
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

move-roll = Lancia i dadi
move-use = Usa { $die }
move-use-with = Usa { $die } rilanciando anche { $other }
move-use-two = Usa { $die } rilanciando { $other } e { $third }
move-pass = Basta così
move-spend = Spendi { $die }
move-spend-all = Spendi tutta la quiddità
move-summon = Evoca { $die }
move-cast = Lancia { $die }
move-cast-on = Lancia { $die } su { $target } di { $seat }
move-cast-of = Lancia { $die } su { $other }, unito a { $target } di { $seat }
move-copy = { $creature } copia { $target } di { $seat }
move-attack = Attacca
move-capture = Cattura { $class }
move-end = Fine
move-react = Reagisci con { $die }
move-react-on = Reagisci con { $die } su { $target } di { $seat }
move-defend = Difendi con { $creature }
move-return = Fai tornare { $creature }
move-choose = Scegli { $target } di { $seat }
move-choose-class = Scegli { $class }
move-choose-face = Giralo su { $die }
move-claim = Screma { $creature } per la sua gloria
move-fetch = Recupera { $class } dalla Pila degli Scarti
move-trade = Scambia con { $class } di { $seat }
move-gain = Prendi gratis { $class } ({ $by })
move-swap = Screma { $class }, prendi gratis { $by }
move-offer = Screma { $die } per la gloria
move-cull = Screma { $class }
move-discard = Scarta { $die }

## What a player is asked

ask-claim = Le tue creature danno gloria: quali scremi per averla?
ask-ability = Le tue creature hanno dato gloria: quali loro abilità usi?
ask-cull = Quale dado della tua Pila degli Scarti scremi? Non è obbligatorio.
ask-immediate = Quale effetto immediato usi? Ora o mai più.
ask-ready = Spendi dadi, evoca creature, lancia incantesimi; poi attacca.
ask-protect = Sei sotto attacco: reagisci prima di scegliere un difensore?
ask-defend = Quale creatura mandi a difendere?
ask-choose = Devi scegliere.
ask-rescue = La tua creatura è appena stata distrutta: che fai?
ask-capture = Cattura un dado dalle Lande, se vuoi.
ask-keep = Quali incantesimi scarti? Gli altri restano pronti.

wait-reveal = Si preparano le Lande.
wait-start = Si sorteggia chi comincia.
wait-claim = { $names } sceglie quali creature scremare per la gloria.
wait-ability = { $names } può usare le abilità di chi ha dato gloria.
wait-cull = { $names } può scremare dadi.
wait-draw = Si pescano i dadi.
wait-roll = Si lanciano i dadi.
wait-immediate = { $names } può usare effetti immediati.
wait-ready = { $names } evoca creature e lancia incantesimi.
wait-protect = { $names } può reagire all’attacco.
wait-defend = { $names } sceglie un difensore.
wait-choose = { $names } deve scegliere.
wait-rescue = { $names } può salvare una creatura.
wait-capture = { $names } può catturare un dado.
wait-keep = { $names } sceglie quali incantesimi tenere.
wait-over = La partita è finita.

## What happens

event-wilds = { $card } entra nelle Lande.
event-box = { $card } torna nella scatola: la sua classe c’è già.
event-start = Comincia { $seat }.
event-score = { $creature } di { $seat } dà { $number } gloria.
event-glory = { $seat } ottiene { $number } gloria.
event-cull = { $seat } screma { $class }: torna alle Lande.
event-fetch = { $seat } sposta { $class } dalla Pila degli Scarti al Gruppo Attivo.
event-trade = { $seat } scambia la creatura che ha dato gloria con { $class } di { $rival }.
event-gain = { $seat } prende { $class } con { $by }.
event-swap = { $seat } dà { $class } per { $by }.
event-offer = { $seat } screma { $die } per la gloria.
event-gains = { $seat } riceve { $class } dalle Lande, gratis.
event-refill = { $seat } riempie il sacchetto dalla Pila degli Scarti.
event-draw = { $seat } pesca { $class }.
event-roll = { $seat } lancia { $die }.
event-use = { $seat } usa { $die }.
event-use-with = { $seat } usa { $die } e rilancia anche { $other }.
event-use-two = { $seat } usa { $die } e rilancia { $other } e { $third }.
event-ready = { $seat } prepara { $die }.
event-spend = { $seat } spende { $die }.
event-summon = { $seat } evoca { $die }.
event-cast = { $seat } lancia { $die }.
event-cast-on = { $seat } lancia { $die } su { $target } di { $rival }.
event-cast-of = { $seat } lancia { $die } su { $other }, unito a { $target } di { $rival }.
event-react = { $seat } reagisce con { $die }.
event-react-on = { $seat } reagisce con { $die } su { $target } di { $rival }.
event-returns = { $seat } paga per far tornare { $creature }.
event-attack = { $seat } attacca { $rival } con { $number }.
event-defend = { $seat } difende con { $creature }.
event-survive = { $creature } di { $seat } sopravvive.
event-destroy = Creatura distrutta: { $creature } di { $seat }.
event-return = { $creature } di { $seat } ritorna.
event-copy = Ora { $seat } ha { $creature }.
event-capture = { $seat } cattura { $class }.
event-discard = { $seat } scarta { $class }.
event-end = { $seat } finisce il turno.
event-win = { $seat } vince la partita!

## What the table shows

as-copy = come
table-turn = Turno di { $name }
table-target = Gloria per vincere: { $number }
table-to-spend = Quiddità { $number }
table-captures = Catture { $number }
table-wilds = Le Lande
table-card = carta
table-cost = costo
table-glory = gloria
table-dice = dadi
table-faces = facce
table-does = che cosa fa
zone-bag = Sacchetto
zone-active = Gruppo Attivo
zone-ready = Area di Lancio
zone-spent = Pila di Spesa
zone-used = Pila degli Scarti
zone-aside = Da parte
zone-attack = affronta un attacco di { $number }
zone-safe = al sicuro
zone-done = lasciato
summary = Gloria finale: { $list }.

## What can be chosen before a game

option-advanced_capture = quanti dadi puoi catturare nel tuo turno
option-cull_to_score = quali creature danno la loro gloria
option-sets = le scatole le cui carte si mescolano per le Lande
option-sets-base-quarmageddon = il gioco base e Quarmageddon
option-sets-base = solo il gioco base
option-wilds = carte scelte per le Lande; le altre si pescano
refused-wilds = Le Lande non si possono comporre così: al massimo 7 creature e 3 incantesimi, e una carta per classe.
pick-creatures = Creature: fino a { $number }, una per classe
pick-spells = Incantesimi: fino a { $number }, uno per classe
pick-count = di { $number } scelti

## The page: names in one word, and which card of its class it is

short-quiddity = Quiddità
short-assistant = Assi­stente
short-portal = Portale
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
pitch = Compra mostri, scuoti il sacchetto e tienili vivi fino al tuo prossimo turno.
pitch-length = 40 minuti, un sacchetto pieno di dadi

## The page: where the turn stands

phases = Le cinque fasi del turno
phase-score = punti
phase-ready = lancia e prepara
phase-attack = attacco
phase-capture = cattura
phase-end = fine
table-title = Il tavolo

## The page: zones

zones-title = I tuoi dadi
word-bag = sacco
word-ready = pronti
word-spent = spesi
word-used = scarti
word-purse = quiddità
zone-owned = Tutti i dadi di questo giocatore
collection-of = I dadi di { $name }
bag-now = Nel sacchetto: { $number }. Si possono contare, non guardare.
pile-none = Niente.
quiddity-why = La quiddità paga creature e catture. Quella che avanza a fine turno va persa.
quiddity-now = Ne hai { $number }, e altre { $more } sui dadi nel vassoio. Catture rimaste: { $captures }.
die-now = attacco { $attack }, difesa { $defence }
face-level = livello { $number }
face-sized = attacco e difesa come dice la carta
face-or = { $one } o { $other }
face-bursts = { $number ->
    [one] un burst
   *[other] { $number } burst
 }
changed = Sulla faccia: { $size }. { $causes }.
changed-attack = { $number } attacco ({ $name })
changed-defence = { $number } difesa ({ $name })
changed-spell = incantesimi di questo turno
changed-own = la sua carta
mark-safe = salva
mark-zeroed = niente attacco
ready-none = nessuno
troop-none = nessuna creatura
troop-yours = Le tue creature
troop-of = L’Area di Lancio di { $name }
attack-left = attacco rimasto: { $number }
fallen-list = Appena distrutta

## The page: rivals, glory and the Wilds

seat-glory = Gloria { $number } su { $target }
seat-bag = Dadi nel sacchetto: { $number }
seat-used = Dadi nella Pila degli Scarti: { $number }
seat-spent = Dadi nella Pila di Spesa: { $number }
seat-choosing = sta scegliendo
you-word = Tu
glory-to = Gloria fino a { $number }
empty-cards = Carte vuote: { $number } su { $most }
goal-of = su { $number }
goal-why = gloria per vincere
legend-open = Che cosa vogliono dire i segni sui dadi
wilds-near = Carte creatura vuote: { $empty } su { $of }. { $number ->
    [one] Un’altra cattura può
   *[other] Altre { $number } catture possono
 } chiudere la partita.
wild-now = Dadi rimasti: { $dice }. Costo ora: { $cost }.
wild-dice = dadi: { $number }
reach-now = puoi pagare
reach-could = spendi prima
wild-empty = vuota
capture-label = Cattura { $name }
pays = { $number ->
    [one] spende un dado
   *[other] spende { $number } dadi
 }, { $left ->
    [one] resta 1
   *[other] restano { $left }
 }
capture-why = costa { $cost }, { $left ->
    [one] resta 1
   *[other] restano { $left }
 }
offers-title = Puoi pagare: { $number }
offers-how = tocca una carta: è tua
offers-none = Adesso non puoi pagare niente.
offers-done = In questo turno non si cattura altro.
others-title = Non ora: { $number }
others-how = tocca per leggerla
offer-do = Cattura
offer-left = resta ◆{ $number }
lacks = { $number ->
    [one] manca 1
   *[other] mancano { $number }
 }
no-captures = niente più catture

## The page: the tray

tray-yours = Il tuo vassoio
tray-of = Il vassoio di { $name }
tray-empty = Il vassoio
tray-none-yours = Nessun dado nel tuo vassoio.
tray-none = Nessun dado nel vassoio di { $name }.
prompt-roll = Tocca a te: lancia i dadi
prompt-roll-why = Fino ad allora nessuno vede che cosa mostrano. Dopo 15 secondi si lanciano da soli.
roll-now = Lancia i dadi: { $number }
roll-now-why = è la tua mano che lancia
is-unrolled = non lanciato
is-worth = { $number } quiddità
is-creature = evoca con { $number }
is-short = costa { $number }, { $short ->
    [one] manca 1
   *[other] mancano { $short }
 }
is-late = tardi per evocare
is-spell = un incantesimo
is-done = lasciato
is-blank = niente
can-draw = pesca { $number }
can-reroll = rilancia
can-cast = lancia
can-later = ora o mai più
can-along = questo, e altri
spend-why = +{ $number } quiddità: { $sum } in tutto
summon-why = costa { $number }, { $left ->
    [one] resta 1
   *[other] restano { $left }
 }
use-why = si lancia: non si torna indietro

## The page: the battle, and what a choice comes to

battle-title = { $name } attacca
attacked-by = { $name } ti attacca
fallen-word = è appena stata distrutta.
stand-falls = cade, { $left ->
    [one] resta 1
   *[other] restano { $left }
 }
stand-holds = regge: è finita
opt-claim = +{ $number } gloria, torna alle Lande
opt-choose = questa
opt-free = gratis
opt-cull = torna alle Lande
opt-turn = sale di livello
opt-fetch = nel tuo vassoio
opt-trade = per chi ha dato gloria
opt-offer = scremalo per gloria
opt-return = per un dado Quiddità
opt-discard = nella Pila degli Scarti
opt-copy = ne prende la forma
opt-cast = lancialo
react-return = torna
react-glory = +{ $number } gloria
react-active = i caduti vanno nel vassoio
react-defence = +{ $number } difesa a tutte le tue
react-other = attacco a { $name } { $before } → { $now }
react-attack = attacco { $before } → { $now }

## The page: what an attack would do

if-title = Se { $number ->
    [one] attacca
   *[other] attaccano
 } { $creatures }
if-nobody = Non hai nessuno con cui attaccare.
if-empty = { $name } non ha creature.
if-zero = Attacco 0: { $name } non deve difendersi.
if-holds = { $name } può reggere contro { $number }.
if-loses = { $name } perde { $creatures }.
if-chooses = { $name } sceglie chi perdere, almeno { $least } e al massimo { $most }: { $creatures }.
if-chooses-up-to = { $name } può perderne da { $least } a { $most } fra { $creatures }.
if-unless = Se nessuno reagisce.

## The page: buttons

confirm-none = Scegli un dado
confirm-attack-why = non si torna indietro appena un avversario deve rispondere
button-summon-all = Evoca tutti
button-attack = Attacca: { $number }
button-attack-sure = { $number ->
    [one] una creatura cade
   *[other] { $number } creature cadono
 }
button-attack-range = cadono da { $least } a { $most } creature
button-attack-nobody = nessuno deve cadere
button-no-attack = Avanti
button-no-attack-why = nessuno è colpito; poi cattura
button-end = Fine del turno
button-end-why = la quiddità non spesa va persa
button-end-soon = da solo fra { $number } s
button-end-keeps = gli incantesimi restano pronti
button-discard = Scarta incantesimi …
button-discard-why = prima della fine del turno
button-keep = Tieni gli incantesimi
button-keep-why = restano pronti
button-pass = Basta così
button-pass-why = non è obbligatorio
pass-immediate = Avanti
pass-immediate-why = rinunci agli effetti immediati
pass-protect = Incassa
pass-protect-why = nessuna reazione
pass-rescue = Lascia andare
pass-rescue-why = resta distrutta
pass-cull = Non scremare più
pass-cull-why = tieni tutti i tuoi dadi
pass-and-roll = Tieni tutto e lancia
cull-and-roll = Screma { $name } e lancia
ways-title = Incantesimi: { $number }
ways-which = Che cosa lanci?
way-cast = Lancia { $name } …
way-copy = { $name } copia …
way-use = { $name }, con …

## The page: what you are asked

prompt-claim = Screma per la gloria
prompt-claim-why = Una creatura dà gloria solo se torna alle Lande.
prompt-ability = Danno gloria. E ora?
prompt-ability-why = Usa ciò che offrono, nell’ordine che vuoi.
prompt-cull = Scremi un dado debole?
prompt-cull-why = Un dado scremato torna alle Lande. Scremature rimaste: { $culls }.
prompt-immediate = Usalo ora, o perdilo
prompt-immediate-why = Gli effetti immediati valgono subito dopo il lancio, uno alla volta, nel tuo ordine.
prompt-ready = Chi evochi?
prompt-ready-why = Spendi quiddità, evoca, lancia. Poi tutte le tue creature attaccano. Ne hai { $quiddity }{ $more ->
    [0] .
   *[other] , e { $more } sui dadi.
}
prompt-cast = Lanci un incantesimo?
prompt-cast-why = Ciò che non lanci resta pronto.
prompt-fight = Le mandi all’attacco?
prompt-onward = Nessuno da evocare
prompt-onward-why = Passa alla cattura. Hai { $quiddity } quiddità.
prompt-protect = Reagisci prima del colpo?
prompt-protect-why = { $name } ti attacca con { $number }. Le reazioni valgono ora, prima di difendere.
prompt-protect-others = { $name } attacca altri. Puoi reagire lo stesso.
prompt-copy = { $creature } cambia forma?
prompt-copy-why = { $name } attacca. Una volta nel turno di ognuno può copiare un’altra creatura, prima che si difenda.
prompt-defend = Chi si mette in mezzo?
prompt-defend-why = { $number ->
    [one] Resta 1
   *[other] Restano { $number }
 } di attacco. Chi cade ne toglie la propria difesa.
prompt-choose = Scegline uno
prompt-choose-why = È obbligatorio.
prompt-form = Di chi prende la forma { $creature }?
prompt-form-why = Vale e agisce come la creatura che scegli.
prompt-victim = Chi distrugge l’incantesimo?
prompt-victim-why = Distrugge una creatura di ogni avversario: scegli tu quale.
prompt-lift = Su quale faccia si gira?
prompt-lift-why = Sale di un livello, e il suo dado ha più facce così.
prompt-cull-own = Quale dado scremi?
prompt-cull-own-why = Un dado della tua Pila degli Scarti torna alle Lande.
prompt-dearest = Quale di questi dadi perdi?
prompt-dearest-why = Un incantesimo screma il dado più caro della tua Pila degli Scarti; questi costano uguale.
prompt-gnome = Quale attaccante distrugge?
prompt-gnome-why = Il tuo difensore ne distrugge uno prima del colpo. Il totale dell’attacco resta.
prompt-rescue = Cade. La salvi?
prompt-rescue-why = Questo è il momento, non ce n’è un altro.
prompt-capture = Che cosa catturi?
prompt-capture-why = Hai { $quiddity } quiddità{ $more ->
    [0] .
   *[other] , e { $more } sui dadi.
} Catture rimaste: { $captures }. Puoi farne a meno.
prompt-captured = La tua cattura è fatta
prompt-captured-why = Non puoi catturare altro. Il turno finisce da solo; fino ad allora puoi tornare indietro.
prompt-poor = Niente che tu possa pagare
prompt-poor-why = Hai { $quiddity } quiddità. Il turno finisce da solo.
prompt-keep = Tieni gli incantesimi?
prompt-keep-why = Ciò che scarti si può ripescare; il resto rimane pronto.

## The page: the log

log-and = { $names } e { $last }
log-wilds = Le Lande sono pronte: { $cards }.
log-turn = Turno { $turn } · { $name }
log-draws = { $name } pesca { $number } dadi: { $dice }.
log-rolls = { $name } lancia { $number } dadi: { $dice }.
log-readies = { $name } prepara { $number } incantesimi: { $dice }.
log-spends = { $name } spende { $number } dadi: { $dice }.
call-roll = Tatatà!
call-attack = All’assalto!
call-destroy = Puff!
call-survive = Tonk!
call-cast = Zzap!
call-react = Alt!
call-return = Tadà!

## The page: why a clause fired

here-printed = { $card } dà { $number } gloria.
here-bonus = { $number ->
    [one] Un altro punto viene
   *[other] Altri { $number } punti vengono
 } da abilità o incantesimi.
here-not-culled = { $name } tiene il dado, quindi non dà nulla.
here-glory = { $name }: { $before } → { $now }.
here-cull = { $name } screma un dado. Sulla sua carta: { $number }.
here-cull-scored = Per ogni creatura che ha dato gloria { $name } può scremare un dado. Ora sulla sua carta: { $number }.
here-cull-claimed = { $name } ha ceduto il dado per la gloria. Ora sulla sua carta: { $number }.
here-cull-dearest = Era il dado più caro negli scarti di { $name }. Ora sulla sua carta: { $number }.
here-refill = Il sacchetto era vuoto: gli scarti vi tornano ({ $number }).
here-level = Livello { $level }: costa { $number }, { $left ->
    [one] resta 1
   *[other] restano { $left }
 } quiddità.
here-tax = Le creature avversarie la rincarano di { $number }.
here-purse = Quiddità da spendere: { $number }.
here-attack = { $parts } = { $number }.
here-left = { $name } ti attacca. Attacco rimasto: { $number }.
here-survives = { $number } di attacco è meno della sua difesa di { $defence }: la difesa è finita.
here-falls = { $number } di attacco contro la sua difesa di { $defence }: cade, { $left ->
    [one] resta 1
   *[other] restano { $left }
 }.
here-poison = Solo { $number } contro la sua difesa di { $defence }, ma l’attacco è velenoso: cade e lo esaurisce. { $left ->
    [one] Resta 1
   *[other] Restano { $left }
 }.
here-breath = Un soffio l’ha colpita prima della difesa.
here-reaction = Una reazione ha colpito l’attaccante prima della difesa: non conta più.
here-gnome = L’abilità di un difensore ha colpito l’attaccante; il totale resta.
here-spell = Un incantesimo l’ha distrutta.
here-summoned = L’ha distrutta una creatura appena evocata.
here-starved = Non c’è in gioco nessun dado Quiddità Base di cui vivere.
here-to-used = Il dado va nella Pila degli Scarti di { $name }.
here-to-active = Il dado va nel Gruppo Attivo di { $name }.
here-to-aside = { $name } mette da parte il dado.
here-capture = Costa { $number }, { $left ->
    [one] resta 1
   *[other] restano { $left }
 } quiddità. Va nella Pila degli Scarti.
here-empty = Carte creatura vuote: { $number } su { $most }.
here-target = Gloria: { $standing }.
here-empty-end = Quattro carte creatura sono vuote. Gloria: { $standing }.
coming-score = Se sopravvivono, le creature di { $name } danno { $number } gloria al suo prossimo turno.

## The page: the end

over-title = { $number ->
    [one] Vince
   *[other] Vincono insieme
 } { $names }
over-target = L’obiettivo di gloria è raggiunto.
over-empty = Quattro carte creatura sono vuote: vince chi ha più gloria.
over-turns = Turni giocati: { $number }.

## The page: what explains itself

reference = Sui dadi
symbol-gem = Spendilo per quella quiddità.
symbol-draw = Pesca e lancia, ora o mai più.
symbol-reroll = Rilancialo, ora o mai più.
symbol-burst = Attiva ciò che dice la carta.
symbol-level = Il livello: la quiddità che serve per evocarla.
symbol-attack = Quanto aggiunge all’attacco.
symbol-defence = Il danno che la distrugge.
symbol-glory = Quanto dà se sopravvive.
kind-cast = Si lancia nel proprio turno
kind-attach = Si unisce a una creatura
kind-reaction = Reazione, nei turni altrui
kind-immediate = Immediato, subito dopo il lancio
source-rulebook = Come stampato nel regolamento.
source-public = Da fonti pubbliche.
source-house = Nostra: il testo stampato non ci è noto.

## What can be chosen before a game, in two words

choice-advanced_capture = Catture
choice-advanced_capture-False = una per turno
choice-advanced_capture-True = una o due per turno
option-advanced_capture-False = Come nelle regole base.
option-advanced_capture-True = I sacchetti crescono più in fretta.
choice-cull_to_score = Gloria
choice-cull_to_score-False = per ogni superstite
choice-cull_to_score-True = solo per i dadi ceduti
option-cull_to_score-False = Per ogni creatura che dà gloria si può anche scremare un dado.
option-cull_to_score-True = Una creatura dà gloria solo se torna alle Lande.
choice-sets = Scatole
choice-sets-base-quarmageddon = entrambe
choice-sets-base = il gioco base
choice-wilds = Le Lande

## In breve: sei righe di otto parole al massimo, e le didascalie di tre disegni

nutshell-aim = Arriva per primo alla gloria che fa vincere: 20 in due, 15 in tre, 12 in quattro.
nutshell-1 = Pesca sei dadi dal sacchetto e lanciali.
nutshell-2 = Spendi quiddità per evocare creature.
nutshell-3 = Tutte le tue creature attaccano tutti.
nutshell-4 = Cattura un nuovo dado dalle Lande.
nutshell-5 = Chi vive fino al tuo turno dà gloria.
nutshell-6 = Chi dà gloria ti fa scremare un dado.
nutshell-picture-1 = La quiddità paga tutto
nutshell-picture-2 = Attacco contro difesa
nutshell-picture-3 = Chi sopravvive dà gloria

## Parole del mestiere: ognuna con le forme in cui la si riconosce, e che cosa vuol dire

gloss-quiddity = quiddità
gloss-quiddity-means = Ciò con cui si paga tutto: evocare creature, poi catturare dadi. Quella che avanza a fine turno va persa.
gloss-glory = gloria
gloss-glory-means = I punti della partita. Una creatura ancora viva quando comincia il tuo turno dà quanto dice la sua carta.
gloss-wilds = Lande
gloss-wilds-means = Le carte al centro con i loro dadi, che non sono di nessuno finché qualcuno non li cattura.
gloss-active = Gruppo Attivo
gloss-active-means = I dadi che hai lanciato in questo turno e non hai ancora usato.
gloss-ready = Area di Lancio
gloss-ready-means = Dove stanno le tue creature evocate, e gli incantesimi finché non li lanci.
gloss-spent = Pila di Spesa
gloss-spent-means = Dove restano fino a fine turno i dadi che hai speso. Prima non si possono pescare.
gloss-used = Pila degli Scarti
gloss-used-means = Dove i dadi aspettano che il sacchetto sia vuoto. Allora ci tornano tutti.
gloss-spend = spendere, spendi, spende
gloss-spend-means = Usare ciò che un dado mostra. Dà la sua quiddità o il suo effetto, e va nella Pila di Spesa.
gloss-summon = evocare, evoca, evochi, evocato, evocata, evocate, evocati
gloss-summon-means = Pagare in quiddità il livello di una creatura. Il suo dado passa nell'Area di Lancio, e può attaccare.
gloss-level = livello, livelli
gloss-level-means = I punti sulla faccia di una creatura: tanta quiddità la evoca.
gloss-burst = burst, ✶, ✶✶
gloss-burst-means = Una stella sulla faccia di un dado. Accende ciò che la carta dice dopo lo stesso ✶.
gloss-immediate = immediato, immediati, effetto immediato, effetti immediati
gloss-immediate-means = Vale subito dopo il lancio, uno alla volta, nell'ordine che vuoi. Ciò che non usi allora è perso.
gloss-cast = lanciare un incantesimo: lancia incantesimi, lanci un incantesimo, lancia un incantesimo
gloss-cast-means = Usare un incantesimo che è nell'Area di Lancio. Il suo dado è speso, a meno che non venga unito.
gloss-attach = unione, unito, uniti, si unisce
gloss-attach-means = Mettere un incantesimo accanto a una tua creatura: vale finché la creatura resta.
gloss-reaction = reazione, reazioni, reagisce, reagisci, reagire
gloss-reaction-means = Un incantesimo per il turno di un avversario, mai per il tuo: prima del colpo può indebolire un attacco o salvare qualcuno.
gloss-attack = attacco, attacca, attaccano
gloss-attack-means = Tutte le tue creature insieme, contro ogni avversario che ha creature: ognuno affronta il totale intero.
gloss-defence = difesa
gloss-defence-means = Il danno che distrugge una creatura. Con meno sopravvive e la difesa è finita; se cade, la sua difesa si toglie dall'attacco.
gloss-capture = catturare, cattura, catture, catturi, catturato
gloss-capture-means = Comprare un dado delle Lande con la quiddità che ti resta, una volta per turno. Va nella Pila degli Scarti.
gloss-score = dare gloria: dà gloria, danno gloria, ha dato gloria
gloss-score-means = Quando comincia il tuo turno, ogni creatura nella tua Area di Lancio dà la sua gloria, e il suo dado va nella Pila degli Scarti.
gloss-cull = scremare, screma, scremi, scremato, scremature
gloss-cull-means = Rimettere nelle Lande un tuo dado. Con meno dadi deboli peschi più spesso quelli forti.

## The lesson: what the coach says, at most 25 words at once

lesson-summon = Lancia, spendi, evoca
lesson-summon-roll = A ogni turno lanci sei dadi dal sacchetto. Le gemme sono quiddità: denaro. Questo Goblin mostra sé stesso: una creatura da evocare.
lesson-summon-spend = Il Goblin è di livello 1: tanto costa evocarlo. Spendi il dado che mostra 1 quiddità.
lesson-summon-goblin = Pagato. Adesso chiama il Goblin: toccalo per evocarlo.
lesson-summon-attack = Se prosegui adesso, nessuno combatte per te, e nessuno farà punti dopo.
lesson-summon-done = Il Goblin è nella tua Area di Lancio. Se vive fino al tuo prossimo turno, dà 2 di gloria.
lesson-attack = Tutti contro tutti
lesson-attack-go = Le tue creature attaccano sempre insieme: Goblin 2 e Assistente 1 fanno 3. Bob ha un Assistente. Attacca!
lesson-attack-spend = La quiddità può aspettare: quello che i dadi mostrano si può spendere anche quando catturi.
lesson-attack-done = Tre danni, e l'Assistente di Bob ne regge 2: cade, e non gli darà gloria.
lesson-capture = Dadi migliori
lesson-capture-look = Dopo l'attacco puoi comprare un dado dalle Lande. La gemma della carta è il prezzo, la stella la gloria.
lesson-capture-hag = Hai 5 quiddità, e non si conserva. La Hag costa 5 e vale 3 di gloria. Catturala!
lesson-capture-end = Puoi farne a meno; ma la quiddità non si conserva, e il tuo sacchetto resta debole com'era.
lesson-capture-small = Il Goblin costa meno, ma quello che non spendi adesso è perso.
lesson-capture-done = La Hag è nella tua Pila degli Scarti. A sacchetto vuoto la pila lo riempie, e la Hag si può lanciare.
lesson-defend = Chi si mette in mezzo?
lesson-defend-why = Bob attacca con 3. Scegli tu chi si mette in mezzo. La Devotee regge 4: meno danni non le fanno niente. Manda lei!
lesson-defend-goblin = Il Goblin regge solo 2: cade, e l'1 che avanza passa al prossimo.
lesson-defend-done = Tre contro quattro: la Devotee vive, l'attacco è finito, e nel tuo turno tutte e due possono dare gloria.
lesson-score = La gloria
lesson-score-wait = La tua Hag è sopravvissuta al turno di Bob. Guarda che cosa succede quando comincia il tuo.
lesson-score-cull = Tre di gloria! E per ogni creatura che dà gloria puoi scremare un dado. Liberati di uno debole: Quiddità Base.
lesson-score-hag = La Hag tornerebbe alle Lande, e dovresti ricomprarla.
lesson-score-pass = Nessuno ti obbliga; ma un sacchetto con meno dadi deboli lancia meglio.
lesson-score-done = Un sacchetto più piccolo e più forte. Sette di gloria, e vince chi arriva per primo alla meta.
lesson-win = L'ultima gloria
lesson-win-defend = Hai 16 su 20; la Hag vale 3, l'Assistente 1. Bob attacca con 4, lei regge 5. Mettila in mezzo!
lesson-win-assistant = L'Assistente regge 2 e cade. Quello che avanza dell'attacco passa alla Hag.
lesson-win-done = Sono vivi, il tuo turno è cominciato, ti hanno dato 4: venti di gloria. Hai vinto!
