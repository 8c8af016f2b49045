/** What words of Italian mails mean: a concept and its folded words a line. Concepts are named in English, alike for all languages. */
export const italian_concepts = `
access: accesso entra ingresso
account: conti conto
action: intervento
after: dopo
agenda: agenda
ago: fa
agree_past: accordo approvato
ahead: avanti
all: ogni tutta tutte tutti tutto
alone: sola
already: gia
also: anche pure
always: sempre
and: e ed
animal: cane gatto
answer: riscontro risponda risponde rispondendo rispondere rispondo risposta
any: qualsiasi qualunque
anyway: comunque
appliance: caldaia forno
application: candidature istanza
appointment: appuntamento consulenza
around: circa quasi sulle verso
arrange: concordare fissare
arrange_past: fissata fissato
arrive: arriva arrivano arrivare arrivi arrivo
arrive_past: arrivata arrivati arrivato
art: gli i il l la le un una
ask: chiede chiedere chiederei chiederle chiedo richiesta
ask_past: chiesto
assistant: segreteria
at: alle presso
attach_past: allegato allego
attend: presenza
away: assente assenza lontano
back: rientro ritorno torna tornati tornato torni torniamo
bank: banca
be: essere sia siamo sono sta stai stiamo sto
because: causa perche poiche
been: stata stato
before: prima
better: meglio migliori
between: fra tra
big: grande
block: blocco
body: cuore dito occhi spalla
book: libro manuale prenotazione volume
book_past: prenotato
boss: capo direttore direzione presidente responsabile sindaco
both: entrambi
box: cassetta
break: pausa
bring: porta portare porti porto
brochure: catalogo
broken: danno rotto
building: condominio magazzino
building_work: allestimento cantiere lavori montaggio
busy: impegnata impegnato pieno
but: ma pero
buy: spesa
buy_past: comprato
by: entro
calendar: calendario
can: possiamo posso possono potra puo puoi riesci riesco riusciamo
cancel: disdetta salta
cancel_past: annullata annullato cancellato
case: casi caso
celebration: compie festa
change: aggiornamento cambia cambio
change_past: cambiato
check: controllo verifica
child: bambini bambino bimba bimbi figlia maternita
choose: scegli scegliere scelga scelta selezione
church: chiesa messa parrocchiale
claim: reclamo
close: chiude chiudere chiudo chiusa chiusi chiuso chiusura
clothes: abito costume scarpe
club: associazione sociale
colleague: collega colleghi
collect: recupero ritirano ritiro
colour: colore verde
come: venga vengo venire venuta venuto verra verranno viene vieni
comment: osservazioni parere
committee: assessore commissione consiglio direttivo giunta
company: azienda compagnia ditta
confirm: conferma confermiamo confermo
confirm_past: confermato
contact: contatto raggiungibile
contract: atto contratto
copy: copia copie
could: potrebbe potrei potremmo
count: inventario
course: corsi corso laboratorio seminario workshop
customer: cliente clienti utente
data: dati dato
date: data date
day: giornata giorni giorno
daypart: mattina mattinata mattine mattino mezzanotte mezzogiorno notte pomeriggi pomeriggio sera serata stamane stamattina
deadline: scadenza termine
decide: decidere
decide_past: deciso
deliver: consegnare
delivery: carico consegna consegne corriere spedizione trasporto
distance: distanza
do: faccia facciamo faccio fai far fare farebbe farei farla farlo
do_past: fatto
doctor: ambulatorio dentista dottore dottoressa ospedale
document: archivio articolo bozza bozze capitolo carta certificato dichiarazione documenti file foglio memoria modulo pdf pratica pratiche profilo rapporto relazione tesi testi testo verbale
down: giu
drink: aperitivo caffe spritz vino
drop: salto
during: durante
early: alba anticipare anticipato anticipo
end: fine finisce
end_past: finito
enough: basta bastano bastare
event: concerto convegno festival fiera gemellaggio inaugurazione mercatino mostra saggio stand
ever: mai
exactly: proprio
except: esclusi escluso salvo tranne
expire: decade scade scaduta
explain: illustrarle spiego
factory: frantoio
fall_past: cade
feast: carnevale epifania ferragosto feste natale pasqua san
few: pochi
final: definitivo finale finalmente
find: trova trovi troviamo trovo
find_past: trovato
fine: ok
first: primi primo
follow: prosegue segue
food: arance menu pane torta
for: per
free: disponibile disponibili disponibilita disposizione libera liberi libero
friend: amici
from: da dai dal dall dalla dalle partire
front: davanti
furniture: divano tavola tavolo
garden: campagna cortile giardino orto terra
give: dare
go: andare andiamo va vado vanno
go_past: andata
good: buon buona buone
goods: campioni lotto
greeting: buonasera buongiorno cara care cari carissima caro ciao ehi gent gentile gentili gentilissima salve spett tesoro
guest: ospite
half: meta mezz mezza mezzo
hand: mano
happen: avverra
happy: piacere volentieri
have: abbiamo aver avere averla avrei avuto ha hai hanno ho
he: lui
head: testa
help: assistenza
here: ecco qui
hold_past: tenuto
holiday: ferie ponte
home: appartamento casa
hotel: albergo hotel
hour: h ore oretta
house_part: persiane tetto
how: com come
hurry: fretta
i: io m me mi mia mie miei mio
idea: idea
if: purche se
ill: febbre
in: in interno negli nei nel nell nella nelle
including: compresi compreso
information: info
inspection: audit perizia sopralluogo
instead: invece
insurance: polizza
interview: colloqui colloquio intervista
invite: invitiamo invito
invite_past: convocata
invoice: fattura fatture
it: lo ne
keep: tenga tengo tiene
key: chiavi
kind: tipo
know: sa sai sapere so
landlord: custode proprietaria
language: italiano lingue svedese tedesco traduzione
last: scorsa scorso ultima ultimi ultimo
late: ritardo tarda tardi tardo
latest: massimo
lead: guida
least: almeno
leave: esce lascio partenza parto partono stacco usciamo uscita
leave_past: depositato lasciato partito uscito
legal: controparte legale notaio udienza
less: meno
lesson: classe lezione lezioni
let: fammi
letter: lettera
library: biblioteca
lift: ascensore
light: luce
like: piacerebbe piaciuto
line: coda colonna linea rete righe
link: link
live: viva vivo
location: indirizzo luogo posizione posto zona
long: lunga
look: guarda guardare pare
look_past: guardato
lunch: mensa pranzo
machine: computer impianto macchine schermo software
mail: mail messaggio posta
maybe: forse magari
meal: cena colazione mangiare
mean: cioe intende
measure: misure
medicine: ricetta
meet: conoscere incontrarla riunisce trovarci vederci vediamoci
meeting: allineamento assemblea conoscitivo incontro ritrovo riunione
member: soci
minute: minuti
missing: manca mancano mancanza perdita perso
moment: momento
money: bilancio budget euro pensione prestito
month: mese mesi
month_name: agosto aprile dicembre febbraio gennaio giugno luglio maggio marzo novembre ottobre settembre
more: piu
most: soprattutto
move: spostare spostiamo trasloco
move_past: spostata spostato
much: quanto tanto troppo
music: coro pianoforte
must: bisogna bisogno deve devi devo dobbiamo dovete necessario occorre richiede serve servirebbe servono
name_word: nome
near: vicino
neighbour: condomini
neither: neanche nemmeno
new: nuova nuove nuovi nuovo
news: notizia notizie
next: entrante prossima prossimi prossimo seguente seguenti successiva successivo
nice: bella bello benissimo ideale perfetto
no: nessun nessuna no
nobody: nessuno
not: non
note: appunti nota note segno
nothing: niente nulla
notice: avviso bacheca bando cenno comunicazione convocazione
now: adesso attuale ora subito
number: cinque dieci dodici due mille nove otto paio quaranta quattro sei sette tre trenta undici uno venti ventidue
of: d degli dei del dell della delle dello di
offer: offerta offro proposta
office: reparto sede studio uffici ufficio
old: vecchio
on: su sui sul sulla
once: volta
only: appena solo soltanto
open: aperta aperte aperti aperto apertura apre riapre
or: o oppure
order: ordine ordini
ordinal: ra
other: alternativa altra altre altri altro
otherwise: altrimenti contrario senno
out: fuori
outdoors: lago mare riva
over: oltre sopra
page: pagina pagine
parcel: pacco
part: parte parti pezzi pezzo
pass: passa passaggio passare passi passo
past_aux: aveva avevamo avevi era erano eravamo ero fosse
pay_past: pagato versata
payment: acconto bonifico compenso deposito pagamento quota rata rimborso saldo
permit: licenza permesso
person: persona persone ragazze ragazzi ragazzo
phone: call chiama chiamare chiamata chiami chiamo citofono sentiamo sentirci sentirla telefonata telefonico telefono
phone_past: chiamato
picture: copertina disegni foto fotografie fotografo
plan: piano
plan_past: prevista previsto
play: gioca partita
please: cortesemente cortesia favore preghiamo prego
point: punti punto
possible: possibile possibilita possibilmente
postpone: rimandare rimandiamo rinvio
practice: esercizi prove
prefer: preferibilmente preferirei preferisce preferisci
present: presentata presente regalo
presentation: demo presentazione slide
press: redazione
price: costa listino prezzi prezzo sconto spese
print: stampa tipografia
problem: problema
project: progetto
promise: giuro
promise_past: promesso
public: pubblico
publish_past: pubblicato
put: messo mettere mettiamo metto
quarter: quarti quarto
question: domanda domande
quick: breve
quiet: calma pace
quote: preventivo stima
read: leggere letto lettura
ready: pronta pronti pronto
receive: riceve ricevere riceverla ricevo
receive_past: ricevuta ricevuto
reception: banco ricevimento sportello
recording: onda podcast registrazione
reference: codice numero riferimento
regards: abbraccio affetto auguri baci cordiale cordiali cordialmente distinti porgo saluti saluto x
register: iscritto iscrizione iscrizioni registro
regular: annuale regolarmente
relative: famiglia famiglie fratello genitori mamma nipote nonna nonno padre papa zia zio
remember: promemoria ricorda ricordiamo ricordo sollecito
renew: rinnova rinnovo
rent: affitto
replacement: ricambio sostituisce
restaurant: bar
result: esito risulta
review: revisione valutazione
right: giusto vero
room: aula bagno camera cucina sala salone
rules: condizioni regolamento
same: stessa stesso uguale
say: dica dice dici diciamo dico dicono dire direi
say_past: detto
schedule: orari programma
school: nido scuola
season: autunno estate estivo inverno primavera stagione
seat: posti
second: seconda secondo
see: vede vedere vederla vediamo vedo vista
see_past: visto
self: s si
send: manda mandi mando spedisco
send_past: inviato mandato spedito
service: manutenzione servizio
session: seduta supervisione
shift: turni turno
shop: bottega cassa mercato negozio
should: dovrebbe dovrei dovremmo
sights: museo teatro
sign: firma firmare stipula
sign_past: firmato
sleep: dorme
slot: buco fascia
small: piccola piccolo po poco
so: cosi dunque percio pertanto quindi tale
some: qualche
someone: qualcuno
something: qualcosa
soon: presto
sorry: dispiace scusa scusami scusi scusiamo
sport: campo palestra torneo
spouse: marito moglie partner
stand: piedi
start: comincia inizio riparte riparto
station: stazione
stay: resta restano restera restiamo resto rimane soggiorno
still: ancora
stop: fermo interruzione sciopero sospesa
story: racconto storia
street: via
student: studenti
study: ricerca
suggest: propongo proporrei
suit: andrebbe comodo conviene sistema
supplier: fornitori
sure: convince
take: dura durata prendere prendiamo
take_past: preso
talk: chiacchierata confronto parla parlare parlarle parlarne parlarti parliamo
talk_past: parlato
tax: commercialista
teach: insegna insegno
teacher: maestra
team: gruppo squadra
tell: avvisa comunica comunicarci dimmi indicarci indicarmi indichi informo racconti
term: ciclo periodo
test: appello collaudo esame esami prova
thank: grazie ringraziamento ringrazio
then: allora poi
there: c ce li
they: loro
thing: cose roba
think: credo
think_past: pensavamo
third: terza terzo
this: quei quel quell quella quelle quelli quello quest questa queste questi questo
ticket: abbonamento biglietti biglietto
time: orario tempi tempo
title: avv don dott geom prof rag sig signor signora signore ssa
to: a ad agli ai al all alla allo
today: oggi
together: collaborazione insieme
tomorrow: domani domattina dopodomani
tonight: stanotte stasera
town: citta comune
travel: giri giro gita trasferta viaggio
travel_by: pullman traghetto treni treno volo
turn: gira tocca
under: sotto
understand: capire capito
unfortunately: paura purtroppo
until: fin fino
urgent: urgenti
usual: ordinaria solito
utility: acqua energia gas
valid: attiva vale valida valido
vehicle: bici camion furgone macchina panda
version: versione
very: davvero molto
video: online remoto video videochiamata videoconferenza zoom
visit: puntata visita
voice: voce
wait: aspetta aspettiamo aspetto attesa pazienza
walk: camminata sentiero
want: voglia voglio vogliono vorrebbe vorrei vorremmo vuoi vuole
want_past: volevo
warm: caldo
we: ci noi nostra nostre nostri nostro
weather: neve pioggia piove secca sole vento
website: portale sito
week: settimana settimane
weekday: domenica gio giovedi lun lunedi mar martedi mercoledi sabato ven venerdi
weekend: weekend
well: bene
what: cosa
when: quando
where: dove
which: che cui quale quali
while: frattempo intanto mentre
who: chi
whole: completa completo intera
will: sara saranno saro
with: coi col con
without: senza
word: parole
work: lavora lavorativi lavoriamo lavoro
workman: tecnico
would: avrebbe sarebbe sarei saremmo
write: scriva scrivere scrivo
write_past: scritto
wrong: errori
year: anni anno
yesterday: ieri
you: lei sua sue suo suoi t te ti tu tua tue tuo tuoi vi voi vostra vostro
`
