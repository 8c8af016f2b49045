/** What words of French mails mean: a concept and its folded words a line. Concepts are named in English, alike for all languages. */
export const french_concepts = `
access: acces entree
account: comptabilite compte comptes
after: apres
agenda: ordre
agree_past: accepteriez accord
ahead: avance
all: chaque tous tout toute toutes
alone: seul seule
already: deja
also: aussi
always: toujours
and: et pis
animal: chien
answer: repond repondez repondre reponds reponse reponses
appliance: chaudiere four
application: candidature candidatures
appointment: consultation consulte rdv rendez
around: autour environ presque vers
arrange: cale fixe fixer regler
arrange_past: convenu fixee
arrive: arrive arrivee arrivent arriver arrives debarque parvenir parviendra
art: des l la le les un une
ask: demande demandes
assistant: conseillere secretariat
at: chez
attach_past: joint jointe
attend: presence
away: absence absente loin
back: rentre rentree rentres retour revenir reviens
bad: grave mal
be: es est etant etes etre soit sommes sont soyez suis
because: car parce puisque raison
been: ete
before: avant veille
behind: derriere
better: mieux
between: entre
big: grand grande gros haute
block: bloque bloquee
book: reservation reserve reserver roman
boss: chef directeur direction directrice responsable
box: boite cartons palette
break: pause
bring: apporte apporter apportez
brochure: catalogue
broken: degat fuite panne
building: garage
building_work: chantier montage travaux
business: vente
busy: charge complet plein
but: contre mais or
by: par
calendar: agenda calendrier
can: peut peux pourra pourrai pouvez pouvons
cancel: annulation annuler
cancel_past: annule annulee
cannot: impossible
card: carte
care: attention
case: affaire cas
celebration: fete fetes inauguration mariage
change: change changement changer
check: controle
child: enfants fille fils
choose: choisir choisis choisissez choix
church: messe
claim: reclamation
close: cloture ferme fermee ferment fermes fermeture
club: club
colleague: collegue rh
collect: recupere
colour: bleue
come: venez venir venue viens vient
comment: avis remarques
committee: comite commission conseil jury
company: entreprises societe
confirm: confirmation confirmer confirmons
contact: contact joignable joindre
contract: abonnement bail contrat convention
could: pourrais pourrait pourriez pourrions
count: compter comptez inventaire
course: atelier formation module stage
customer: client cliente clients
cut: coupee coupure
data: chiffres
date: date dates
day: jour journee jours
daypart: aprem matin matinee matins midi minuit nuit soir soiree
deadline: delai echeance
decide: decide decider
deliver: livre
delivery: chauffeur livraison transporteur
distance: distance
do: faire fais fait faites fera ferait font
doctor: clinique dentiste kine operation
document: article attestation bulletin chapitre declaration dossier dossiers epreuves fichier fichiers formulaire identite manuscrit maquette maquettes memoire papier questionnaire rapport releve releves rendu resume tableau texte these
down: bas
drink: bois boit cafe verre vin
drive: conduite
drop: depose deposer depot
drop_past: deposee
during: lors pendant
early: tot
easy: simple
end: boucle bout fin termine
end_past: fini
enough: suffire suffisent suffit
event: colloque concert conference degustation exposition festival salon stand
everyone: monde
exactly: exactement pile
example: exemple
except: excepte exception sauf
expect_past: attendu
expire: expire
explain: expliquer exposer
extend_past: prolongee
face: figure
feast: noel paques
final: enfin finalement
find: trouve trouverez
fine: ok
first: premier premiere premieres premiers
follow: suit suite suivi suivra
for: pour
forget: oublie
fortnight: quinzaine
free: dispo disponibilites disponible gratuit libere libre libres vide
friend: amis
from: depuis partir
front: devant
furniture: table
garden: cour jardin parc
give: accorde accorder consacre donne donner remettre rendre
give_past: remis
go: aller file irait va
good: bon bonne bonnes meilleures qualite
goods: echantillons stock
greeting: allo bonjour bonsoir cher chere chers coucou hello salut
half: demi demie moitie
hand: main mains
handover: remise
happen: tombe
happy: plaisir ravi volontiers
have: ai ait as avez avoir avons ayant ont
he: elle lui sa ses son
head: tete
hear: entendre
hear_past: entendu
help: aide utile
here: ci ici voici voila
hold: tenir tenue tiendra tiens tient
hold_past: retenu retenue
holiday: conge conges vacances
home: appartement domicile logement maison
hope: espere
hotel: hotel
hour: h heure heures
house_part: cave etage fenetres parquet plafond porte portes
how: comment
i: j je m ma me mes moi mon
idea: idee
if: si
ill: malade
in: dans en
including: compris inclus
information: info information
inspection: audit etat expert
insurance: assurance garantie
interview: entretien entrevue
invite: convocation invite
invoice: facture factures
it: il
keep: garde garder
key: cle cles
kind: genre
know: connais connaissance courant sais
lab: labo laboratoire
label: etiquettes
language: allemand traduction
last: dernier derniere derniers precedent
late: retard tard
leave: depart maternite pars part partent quitte retraite
leave_past: parti partis
legal: acte adverse audience juridique notaire succession tribunal
less: moins
lesson: classe cours
let: lache laisse laisser permets
letter: courrier lettre
lift: ascenseur
light: lumiere
like: aime comme
line: ligne
link: lien
list: liste
live: vive
location: adresse domaine endroit lieu lieux place places quartier secteur site
look: air cherche chercher cherchons parait regarde regarder
lunch: dej dejeune dejeuner lunch
machine: ecran machine outil reseau serveur
mail: courriel mail message messages
main: principale
meal: diner gouter mange repas souper
measure: mesures
medicine: vaccin
meet: rencontre rencontrer retrouve reunit
meeting: assemblee generale reunion seance
member: benevole membres
middle: mi
minute: min minutes
missing: manque perdu
moment: instant moment
money: budget caisse euros fonds subvention
month: mois
month_name: aout avril decembre fevrier janvier juillet juin mai mars novembre octobre septembre
more: plus
most: max surtout
move: avancer decale decaler deplacer
much: beaucoup tant trop
music: chante chorale piano
must: besoin devons devra dois doit doivent exige faudrait faut necessaire oblige requise
name_word: nom
near: approche pres
neighbour: voisine voisins
neither: ni
new: nouveau nouvelle
news: nouvelles
next: lendemain prochain prochaine prochains suivant suivante suivantes
nice: beau bel belle belles bravo felicitations ideal parfait top
no: aucun aucune inutile non
not: jamais n ne pas
note: note
nothing: rien
now: maintenant
number: cent cinq deux dix douze huit mille neuf onze quarante quatre quinze sept six trente trois vingt vingtaine
of: d de du
offer: offre offres
office: administration agence bureau bureaux cabinet siege
old: ancien
on: sur
one_thing: celle celui ceux
only: juste seulement simplement uniquement
open: ouvert ouverte ouvertes ouverts ouverture ouvre ouvrira
or: ou
order: commande commandes
ordinal: er
other: autre autres
otherwise: autrement defaut sinon
out: hors sors sort sortie
outdoors: campagne dehors
over: dessus
own: propre
page: page pages
parcel: colis
part: lot partie piece pieces
pass: passage passe passer passera passes passez
past: passee
past_aux: avais avait aviez etais etait eu
pay: verser
payment: acompte cheque cotisation reglement virement
person: gens personne personnes
phone: appel appeler appelez appelle call coup fil telephone telephoner telephonique
picture: affiche logo photo photos portrait portraits tournage
plan: plan prevoir prevoyez
plan_past: prevu prevue
play: joue
please: plait prie prions stp svp veuillez
point: point points
possible: envisageable possibilites possible possibles
postpone: report reportee reporter repousse
practice: repetition
prefer: plutot prefere preference prefererais preferes preferez
prepare: prepare preparer
present: presente
presentation: presentation presenter soutenance
press: presse
price: frais prix tarif taux
print: imprimeur
problem: contretemps greve peine souci
project: projet
promise_past: promis
public: public
put: mets mettre mis mise pose
quarter: quart quarts trimestre
question: question questions
quick: bref court rapide vite
quiet: calme tranquille
quote: devis
read: lecture lire lis lu relecture relire
ready: pret prete
receive: accusons recevoir recois recoit
receive_past: recu recue
reception: accueil guichets reception
recording: balado
reference: code numero
regards: agree agreer amities bises bisous cordialement distinguees embrasse expression salutations sentiments vœux
register: inscription inscriptions inscrite
regular: annuel annuelle
relative: cousine famille familles frere maman mere niece papa parents pere sœur tante
remember: rappel relance
replacement: relais remplace
result: resultats
review: bilan revision revue
right: droit vrai
room: chambre cuisine halle local salle studio
rules: instruction
same: meme
say: annonce dirait dire dis disons dit dites
say_past: annoncee
schedule: horaire horaires planning programme
school: creche ecole lycee scolaire
season: automne printemps saison
second: deuxieme seconde
see: voir vois voit voyons
see_past: vu
self: s se
send: enverrai envoi envoie envoyer renvoyer
send_past: envoye transmis
service: intervention reparation service technique
share: partage
shift: permanence
shop: boutique
should: devrait
show: montre montrer
side: bord coin cote
sights: musee
sign: signature signe signer
sleep: dormi dors
slot: creneau creneaux
small: petit petite petites petits peu
so: ainsi alors donc
some: quelque quelques
someone: quelqu
soon: bientot
sorry: desole desolee excuser excuses oups
sport: tournoi
spouse: femme
start: commence debut debute lancer reprend reprends reprise
station: gare
stay: reste restent restera
still: encore
stop: arret arrete
straight: direct
street: quai route rue
stuck: coince coincee
student: eleves
study: etude
subject: objet sujet titre
suggest: propose proposer propositions proposons recommande suggere
suit: arrange colle convenir conviendrait convient marche
sure: evidemment
take: dure duree prend prendre prends prenez
take_past: pris prise
talk: causer discuter echange entretenir parle parler parlions
teach: enseigne
teacher: professeur professeure
team: equipe groupe
tell: indiquer
tenant: locataire
term: terme
test: essai examen
thank: gre merci remercie remerciements remercions
then: ensuite puis
there: y
they: elles ils leur
thing: chose choses truc
think: croire crois pensez
third: troisieme
this: c ca ce cela ces cet cette qu que
ticket: billets
time: fois temps
title: dr madame maitre mesdames messieurs mme monsieur
to: a afin au aux
today: aujourd hui
together: ensemble
tomorrow: demain
town: mairie municipal ville
travel: tournee voyage
travel_by: train vol
try: essayage
turn: tour tourne
under: dessous sous
understand: comprehension
unfortunately: malheureusement
until: jusqu jusque
up: monte monter remonte
urgent: urgence urgent
usual: habitude normalement
utility: compteur eau eaux fibre
valid: valable
vehicle: camion vehicule velo voiture
version: version
very: franchement tres vraiment
video: video visio visioconference
visit: visite visiter visites
voice: voix
vote: sondage vote
wait: attend attendre attente
want: aimerais aimerait envie souhaite souhaiterais souhaiterions veut veux voudrais voudrez voulez vouloir
way: parcours voie
we: nos notre nous on
weather: neige sec soleil tempete
week: huitaine semaine semaines
weekday: dimanche jeudi jeudis lundi lundis mardi mardis mercredi ouvrables samedi vendredi vendredis
weekend: end week
welcome: accueillir
well: bien
what: quoi
when: quand
which: dont laquelle lequel quel quelle
whichever: importe
who: qui
will: aura aurai sera serai serons seront
willing: partante
with: avec
without: sans
word: mot
work: bosse boulot emploi metier mission poste travail travaille travailler
workman: architecte technicien
would: aurais auriez serais serait seriez serions
write: ecrire ecris
write_past: ecrit
wrong: erreur faute
year: an annee ans
yes: oui
yesterday: hier
you: t ta te tes toi ton tu vos votre vous
`
