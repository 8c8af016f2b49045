/** What words of German mails mean: a concept and its folded words a line. Concepts are named in English, alike for all languages. */
export const german_concepts = `
about: daruber
access: einlass eintritt zugang zuganglich
account: abrechnung jahresabschluss
after: danach nach
again: nochmal wieder
agree_past: einverstanden
ahead: voraus
all: alle allem allen jedem jeden jeder jedes jeweils
already: bereits schon
also: auch
always: immer
and: und
animal: hund
answer: antwort antworten ruckmeldung
any: irgendwann jederzeit
anyway: eh ohnehin sowieso ubrigen ubrigens
appliance: gastherme therme
application: antrag bewerbung bewerbungen
appointment: sprechstunde sprechzeiten termin termine
around: ca etwa fast gegen herum rund ungefahr
arrange: abstimmung einrichten richte richten
arrange_past: behoben fest vereinbart
arrive: ankunft
arrive_past: angekommen
art: das dem den der des die ein eine einem einen einer eines
ask: bitten fragt
ask_past: gebeten gefragt
assistant: sekretariat
at: bei beim um
attach_past: anbei anlage
attend: anwesenheit
away: unterwegs weg
back: zuruck
be: betragt bin bist is ist liegen liegt seid sein sind
because: denn wegen weil
been: geworden worden
before: bevor davor ehe vor vorab vorher
behind: hinten hinter
better: besser
between: dazwischen zwischen
big: grosse grossen
body: augen brille
book: buch heft
book_past: gebucht reserviert
border: reisepass
both: beide beiden beides
box: briefkasten kasten kiste kisten
break: pause
bring: bring bringe bringen bringt mitbringen
brochure: katalog
broken: schaden
building: depot lager vorderhaus werkstatt
building_work: aufbau baustelle statik
business: betrieb
busy: belegt besetzt voll
but: aber dagegen jedoch
by: per
calendar: kalender
can: kann kannst konnen
cancel: absage absagen entfallt fallen fallt
cancel_past: gestrichen storniert
card: karte
care: kummern sorgen
celebration: feier geburtstag sommerfest weihnachtsfeier
change: korrekturen tausch tauschen
check: kontrolle
child: kind kinder tochter
choose: gewahlt wahlen
clear: klar klaren
close: geschlossen gesperrt schliesst
colleague: kollege kollegen kollegin
collect: abholen abholung holen holt
collect_past: abgeholt
come: erscheinen gekommen kam kame kamen komm komme kommen kommst kommt
comment: anmerkungen
committee: jury vorstand
company: firma gmbh
confirm: bestatigen bestatigung terminbestatigung zusage zusagt
confirm_past: bestatigt zugesagt
contact: erreichbar erreichen melde melden meldet
contract: rahmenvertrag vertrag vertrage
could: konnt konnte konnten konntest
count: inventur
course: einarbeitung einweisung fortbildung kurs schulung training workshop
customer: kunden
data: daten
date: datum
day: tag tage tagen tagsuber
daypart: abend abends mittag mittags mittagszeit mitternacht morgens nachmittag nachmittags nacht nachte nachts vormittag vormittags
deadline: abgabe fallig frist redaktionsschluss
decide: entscheiden
decide_past: entschieden
deliver: liefern
deliver_past: zugestellt
delivery: fahrer lieferung lieferzeit
do: mach mache machen macht tun tut
do_past: gemacht
doctor: kur op praxis praxisteam vorsorge zahnarzt
document: beitrag belege bericht bogen entwurf entwurfe expose gliederung gutachten kapitel masterarbeit nachtrag ordner papier text texte unterlagen
down: flach unten
drink: kaffee wein
drive: fahre fahren probefahrt
early: fruh fruher fruhestens
either: entweder
end: ende endet feierabend jahresende monatsende schluss
end_past: abgeschlossen
enough: genugen genugt reichen reicht
even: gar
event: messe messestand tagung
everything: alles
exactly: genau
except: ausgenommen ausser
expect: rechne rechnen voraussichtlich
expect_past: erwartet
expire: verfallt
extend: verlangern verlangerung
fall_past: fiel gefallen
feast: himmelfahrt ostermontag ostern pfingsten weihnachten
few: paar wenig
final: endlich
find: finde finden findet
find_past: gefunden
first: erste ersten zuerst
flexible: flexibel
follow: folgende folgt
food: kuchen suppe
for: dafur fur furs hierfur
forget: vergessen
free: frei kostenlos leer luft verfugbar verfugung
friend: freunde
from: ab seit vom von
furniture: bett regale tisch
further: weiter
garden: hecke hof
get: bekommen kriegen
give: abgeben geben gibt gibts
give_past: gegeben
go: gehen gehn geht ginge go los
go_past: ging
good: beste besten gut gute guten
goods: muster
greeting: geehrte gruezi hallo hey hi huhu liebe lieben lieber moin servus verehrte
guest: gaste
half: anderthalb halb halbe halbjahr
handover: ubergabe
happen: stattfinden steigt
happy: freue freuen gern gerne
have: hab habe haben hast hat vorliegen
he: er ihm ihn seine
hear: horen
hear_past: gehort
help: hilft
here: hier
hold: halte halten
holiday: betriebsferien feiertag feiertage ferien urlaub winterferien
home: daheim haus hause heim wg wohnung
hotel: hotel
hour: h stunde stunden
house_part: dach estrich fenster fliesen flur keller og stock treppenhaus tur turen wand
how: wie
i: ich mein meine meinem meinen meiner mich mir
idea: idee
if: falls ob wenn
ill: erkrankt erwischt grippe
in: drin im in ins rein
including: einschliesslich inklusive
inspection: abnahme begehung kassenprufung
instead: alternativ ersatzweise statt stattdessen
insurance: garantie versicherung
interview: interview vorstellungsgesprach
invite: einladung laden
invoice: berechnen rechnung
it: es s
key: schlussel
know: bescheid kenntnis weiss weisst wissen
lab: labor laborwerte
landlord: hausmeister hausverwaltung
last: letzte letzten letzter letztes vergangenen
late: spat spaten verspatung
later: spater
latest: spatestens
lead: fuhren leitung
leave: elternzeit
legal: anhorung beurkundung gegenseite gericht kanzlei notar notariat rechtsanwalt
less: weniger
lesson: klasse unterricht
let: lass lassen lasst liesse uberlasse
library: bibliothek
lift: aufzug
light: licht
like: mag magst mogen
link: link
list: liste
live: live
location: adresse gegend ort platz treffpunkt
long: lang lange langer
look: anschauen ansehen schau schauen schaut such suche suchen
look_past: gesucht
lunch: mittagessen mittagspause
machine: maschine server
mail: mail mails nachricht
make_past: erstellt
manage: schaffe schaffen
may: darf durfen durfte
maybe: vermutlich vielleicht wohl
meal: essen fruhstuck
mean: heisst
measure: aufmass
medicine: impfung rezept rezepte
meet: kennenlernen tagt treffen zusammensetzen
meeting: besprechung elternabend elternsprechtag jour mitgliederversammlung runde sitzung stammtisch versammlung
member: mitglieder
middle: mitte
minute: min minuten
missing: fehlt
money: budget euro geld kasse stipendium
month: monat monate monaten monats
month_name: april august dezember februar janner januar juli juni mai marz november oktober september
more: mehr
most: hochstens meist
move: schieben umzug verlegen verlegung verschieben verschiebung
much: viel viele vielen
music: chor
must: benotigen brauch brauche brauchen brauchst braucht brauchte erforderlich muss mussen musst musste mussten notig
name_word: name
neighbour: nachbarin nachbarn
new: neu neue neuen neuer neues
next: kommende kommenden kommender nachste nachsten nachster ubernachste ubernachsten
nice: prima schone schones super
no: kein keine keinen ne
nobody: keiner niemand
not: nicht nie
note: protokoll
nothing: nichts nix
notice: kundigung
now: derzeit gerade grad jetzt nun
number: acht drei dreissig eins elf funf neun sechs sieben vier vierzig zehn zwanzig zwei zwolf
oclock: uhr
of: davon
offer: anbieten angebot offerte
office: amt buro burozeiten
old: alt alte alten
on: am an auf aufs darauf dran drauf
once: einmal
only: einfach erst halt nur
open: geoffnet offen offenen offnen offnungszeiten
or: oder
order: auftrag auftrage bestelle bestellen bestellung
order_past: bestellt
other: andere anderen
otherwise: ansonsten notfalls sonst
out: aus raus
outdoors: draussen
over: uber
parcel: paket post sendung
part: stuck teil
past: vorbei
past_aux: gehabt hatte hatten hattest war waren
pay: uberweisen zahlbar zahlen
pay_past: abgebucht
payment: anzahlung kaution
per: je pro
person: jungs leute mann
personal: personlich
phone: anrufen ruckruf ruf rufen ruft telefon telefonat telefonieren telefonisch
picture: bilder fotos logo
plan: plan plane planen
plan_past: geplant vorgesehen
play: spielt
please: bitte
plus: extra
possible: denkbar moglich moglichst
postpone: nachholen
practice: probe
prefer: eher liebsten
prepare: vorbereitung
presentation: demo vorstellen vortrag
price: preis preise preisliste
print: druck druckerei
promise_past: versprochen
put: gelegt lege legen setzen stelle stellen
quarter: dreiviertelstunde quartal viertel viertelstunde
question: anfrage frage fragen nachfrage ruckfragen
quick: kurz kurze kurzer kurzes kurzfristig schnell
quiet: ruhe ruhig still
read: gelesen lese
ready: bereit fertig
receive: erhalten
receive_past: eingegangen
reception: empfang foyer
reference: az nr nummer
regards: bussi freundliche freundlichem freundlichen gruss grusse grussen grusst herzlich herzliche hochachtung hochachtungsvoll lg mfg vg vorzuglicher
register: anmelden anmeldung eingetragen eintragen tragen voranmeldung
regular: fixe jahrliche taglich
relative: eltern familie familien mama mutter oma opa papa vater
release: freigabe
remember: erinnerung
replacement: ersatz ersatzteil vertretung
rest: rest
result: ergebnis
review: jahresgesprach nachbesprechung probezeit standortgesprach
right: recht richtig
room: atelier bad halle kuche raum raume raumen saal studio zimmer
run: laufen lauft
run_past: gelaufen
same: gleichen selben
say: sag sagen sagt
say_past: angekundigt gesagt
schedule: programm
school: institut kita schule
season: fruhjahr herbst sommer
seat: sitz
second: zweit zweite zweiten
see: sehen sieht
see_past: gesehen
self: selber selbst sich
send: schick schicke schicken
send_past: gesendet
sense: sinn
service: wartung
share: teilen
shift: dienst
should: soll sollen sollte sollten
show: zeigen
side: ecke seite
sign: schilder unterschrift
sit: sitze sitzt
sleep: schlaf schlafen
slot: zeitfenster
small: kleine kleinen
so: also daher damit darum deshalb deswegen so
someone: jemand man
something: etwas
soon: bald gleich sobald
sorry: leid sorry
sport: sportliche
stand: stand stehen steht
start: anfang beginn beginnen beginnt fangt
stay: bleiben bleibt
still: noch
straight: direkt
stuck: hange hangen hangt steckt
subject: betreff
suggest: schlage schlagen vorschlag vorschlage vorschlagen
suit: genehm klappt passen passt
supplier: verkaufer
sure: naturlich selbstverstandlich sicher
take: dauer dauern dauert nehme nehmen nimmt ubernimmt
talk: austausch besprechen durchgehen durchsprechen gesprach gesprache mundlich quatschen reden sprechen vorgesprach
talk_past: besprochen
tax: finanzamt steuerberaterin
team: team
tell: erzahlen nennen
tenant: mieter mieterinnen
term: semester
test: klausur prufung
than: als
thank: dank danke
then: dahin dann
there: da dort hin
think: denke denken
think_past: gedacht
third: dritt
this: dass diese diesem diesen dieser dieses diesmal
though: allerdings doch trotzdem zwar
through: durch
time: uhrzeit zeit zeiten
title: damen dr frau herr herren herrn prof
to: dazu entgegen zu zum zur
today: heut heute
together: gemeinsam zusammen
tomorrow: morgen ubermorgen
town: rathaus stadt
travel: anreise fahrt klassenfahrt tour
travel_by: boot bus zug
try: anprobe
turn: drehen
turn_past: abgestellt
under: unter
understand: verstehe
unfortunately: leider
until: bis
up: hoch
usual: erfahrungsgemass gewohnt
utility: wasser zahler
valid: gelten gilt gultig
vehicle: auto rad transporter wagen
very: sehr wirklich
video: online video
visit: besichtigung besuch besuchen ortstermin
voice: stimme
wait: warten
walk: rundgang spaziergang
want: lust mochte mochten will willst wollen wunsch
want_past: wollte wollten
we: uns unser unsere unserem unseren unserer unseres wir
weather: regen sturm trocken
website: portal
week: kalenderwoche kw woche wochen
weekday: arbeitstag di dienstag dienstags do donnerstag donnerstags fr freitag freitage freitags mi mittwoch mittwochs mo montag montags sa samstag samstags sonntag sonntags werktag werktagen werktags
weekend: wochenende
what: was
when: wann
where: wo
which: welche welchen welcher
whichever: egal
while: solange
who: wer
whole: durchgehend ganz ganze ganzen komplett vollig
will: werden wird
with: dabei mit
within: binnen innerhalb
without: ohne
work: arbeit arbeite arbeiten
workman: monteur
would: tate ware wurd wurde wurden
write: schreib schreibe schreiben schriftlich
write_past: schrieb
year: heuer jahr jahre jahren
yes: ja
yesterday: gestern
you: dein deine deinem deiner dich dir du euch euer eure ihnen ihr ihre ihrem ihren ihrer ihres sie
`
