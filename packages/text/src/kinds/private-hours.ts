import { all_lexicons } from '../language.ts'
import { ownWords } from '../mail-text/own-words.ts'
import { matchAnyOf } from '../wish/cues/phrase-matcher.ts'
import { foldText } from '../wish/terms/tokens.ts'
import { speaksOfEveningOut } from '../wish/usual-hours.ts'

/** Doctors, and what they do. */
const doctors = matchAnyOf(
  '(dentist|dental|doctor s|gp|surgery|practice|clinic|physio|physiotherapy|physiotherapist|orthodontist|optician|dermatologist|paediatrician|pediatrician|midwife|vet|hygienist) ~9 (appointment|check up|checkup|slot|visit|treatment|consultation)|(appointment|check up|checkup|slot|treatment|consultation) ~9 (dentist|dental|doctor s|dr|gp|practice|clinic|physio|physiotherapy|orthodontist|optician|midwife|vet|hygienist)|(the doctor|the dentist|the hygienist) (is|will be|has) ~1 (away|ill|sick|on leave|off|not available|been called)|(blood test|vaccination|jab|ultrasound|mri|x ray|insurance card|referral|fasting|cleaning of your teeth|your teeth)',
  '(arzttermin|zahnarzttermin|behandlungstermin|untersuchungstermin|impftermin|praxisteam|vorsorge*|zahnreinigung|blutabnahme|sprechstunde|versichertenkarte|gesundheitskarte|uberweisungsschein|krankengymnastik|physiotherapie|zahnarzt*|kieferorthopad*|hautarzt*|augenarzt*|kinderarzt*|frauenarzt*|hausarzt*|tierarzt*|hebamme|ultraschall|nuchtern)|praxis ~3 dr',
  '(cabinet|dentiste|dentaire|medecin|docteur|kine|kinesitherapeute|orthodontiste|ophtalmo*|dermatologue|pediatre|sage femme|veterinaire|orthophoniste) ~9 (rendez vous|rdv|consultation|creneau|controle|visite)|(rendez vous|rdv|consultation|creneau|detartrage) ~9 (dentiste|dentaire|medecin|docteur|dr|kine|kinesitherapeute|orthodontiste|ophtalmo*|pediatre|veterinaire|orthophoniste)|(le docteur|la docteure|le dentiste|le medecin|l orthodontiste|l ophtalmologue|le veterinaire) ~3 (absent*|malade|souffrant*|en conge|indisponible|vous (recevra|recoit|verra))|(carte vitale|ordonnance|prise de sang|vaccin|echographie|irm|detartrage|a jeun)',
  '(clinica|dentista|dental|medico|medica|doctor|doctora|dra|fisio|fisioterapia|ortodoncista|oftalmologo|dermatologo|pediatra|matrona|veterinario) ~9 (cita|consulta|revision|hueco|hora)|(cita|consulta|revision|hueco|limpieza) ~9 (clinica|dentista|dental|medico|medica|doctor|doctora|dr|dra|fisio|fisioterapia|pediatra|veterinario)|(el doctor|la doctora|el dentista|la dentista) ~3 (atender*|ausente|enfermo|enferma|de baja|de vacaciones|le vera)|(tarjeta sanitaria|analisis de sangre|analitica|vacuna|ecografia|resonancia|limpieza dental|en ayunas)',
  '(studio|dentista|dentistico|medico|dottore|dottoressa|fisio|fisioterapista|fisioterapia|ortodontista|oculista|dermatologo|pediatra|ostetrica|veterinario) ~9 (appuntamento|visita|controllo|seduta)|(appuntamento|visita|controllo|seduta|pulizia) ~9 (dentista|dentistico|medico|dottore|dottoressa|fisio|fisioterapia|oculista|pediatra|veterinario|medica)|(il medico|il dentista|la dentista|il fisioterapista|la fisioterapista) ~3 (assente|malato|malata|in ferie|ricevera|riceve)|(tessera sanitaria|esami del sangue|prelievo|vaccino|ecografia|risonanza|igiene dentale|a digiuno|impegnativa)',
)

/** Who comes to a home. */
const craftsmen = matchAnyOf(
  '(fitter|technician|engineer|plumber|electrician|sweep|locksmith|painter|roofer|glazier|carpenter|joiner|handyman|installer|tiler|gardener|colleague|meter reader|surveyor|driver|i|we|team) ~4 (come|comes|call|visit|drop|fit|install|repair|replace|read|measure|deliver|be with you|start)|(architect|structural engineer|decorator|estate agent|builders) ~9 (on site|look at|measure|go over|check)|(look at|measure|go over|check) ~6 on site',
  '(monteur|techniker|installateur|klempner|elektriker|schornsteinfeger|schlusseldienst|maler|dachdecker|glaser|tischler|schreiner|handwerker|fliesenleger|gartner|kollege|ableser|fahrer|ich|wir|team|mitarbeiter) ~9 (kommen|kommt|komme|vorbei|vorbeikommen|einbauen|austauschen|ablesen|reparieren|ausmessen|liefern|montieren|anfangen|anliefern|streichen|warten|vorbeischauen)|(kommen|kommt|komme|liefern) ~3 (ich|wir|er|monteur|techniker|kollege)|(architekt*|statiker*|makler*|raumausstatter*) ~9 (vor ort|ansehen|anschauen|aufmass|messen|durchgehen)|vor ort ~6 (ansehen|anschauen|messen|ausmessen|durchgehen|besprechen)',
  '(technicien|plombier|electricien|ramoneur|serrurier|peintre|couvreur|vitrier|menuisier|artisan|installateur|carreleur|jardinier|collegue|livreur|je|nous|equipe|on) ~4 (passer|venir|viens|vient|passe|passons|venons|intervenir|installer|reparer|remplacer|relever|mesurer|livrer|commencer|peindre)|(voir|revoir|mesurer|verifier|reprendre) ~9 sur place|(architecte|maitre d oeuvre|decorateur) ~9 sur place',
  '(tecnico|fontanero|electricista|deshollinador|cerrajero|pintor|techador|cristalero|carpintero|operario|instalador|albanil|jardinero|companero|repartidor|puedo|podemos|podriamos|podria|equipo) ~4 (ir|pasar|venir|pasarme|pasarnos|acercarme|acercarnos|instalar|reparar|cambiar|leer|medir|entregar|empezar|pintar)|(vamos|voy|va|pasa|paso|pasamos) ~3 (casa|piso)|(ver|revisar|medir|comprobar|repasar) ~9 (in situ|sobre el terreno|en la casa)|(arquitecto|arquitecta|aparejador|decorador) ~9 (in situ|medir|ver)',
  '(tecnico|idraulico|elettricista|spazzacamino|fabbro|imbianchino|pittore|vetraio|falegname|operaio|installatore|piastrellista|giardiniere|collega|corriere|posso|possiamo|potrei|potremmo|squadra) ~4 (venire|passare|viene|passa|intervenire|installare|riparare|sostituire|leggere|misurare|consegnare|iniziare|cominciare|tinteggiare|montare)|(vengo|veniamo|passo|passiamo) ~4 (casa|lei|voi|appartamento)|(vedere|rivedere|misurare|verificare|controllare) ~9 (sul posto|in loco)|(architetto|geometra|strutturista|arredatore) ~9 (sul posto|in loco|sopralluogo|misurare)|sopralluogo',
)

const homes = matchAnyOf(
  '(home|flat|apartment|house|kitchen|bathroom|bedroom|living room|hall|balcony|garden|cellar|basement|boiler|heating|radiator|radiators|washing machine|dishwasher|oven|fridge|tap|sink|toilet|shower|chimney|smoke alarms|smoke detectors|meter|meters|shutters|walls|roof|tenant|landlord)',
  '(wohnung|haus|zuhause|zu hause|kuche|kuchen*|bade*|bad|badezimmer|schlafzimmer|wohnzimmer|kinderzimmer|flur|balkon|garten|keller|heizung|therme|heizkorper|waschmaschine|spulmaschine|geschirrspuler|herd|kuhlschrank|wasserhahn|waschbecken|toilette|dusche|schornstein|rauchmelder|zahler|rollladen|rollladen|wande|dach|mieter|vermieter|bei ihnen|bei dir|bei euch)',
  '(domicile|maison|appartement|logement|cuisine|salle de bain|salle de bains|chambre|salon|couloir|balcon|jardin|cave|chaudiere|chauffage|radiateur|radiateurs|lave linge|machine a laver|lave vaisselle|four|frigo|robinet|evier|lavabo|toilettes|douche|cheminee|detecteurs|compteur|compteurs|volets|murs|toit|locataire|proprietaire|chez vous|chez toi)',
  '(casa|piso|domicilio|vivienda|cocina|bano|dormitorio|salon|pasillo|balcon|terraza|jardin|sotano|trastero|caldera|calefaccion|radiador|radiadores|lavadora|lavavajillas|horno|nevera|grifo|fregadero|lavabo|ducha|chimenea|contador|contadores|persianas|paredes|tejado|inquilino|casero)',
  '(casa|appartamento|domicilio|abitazione|cucina|bagno|camera|soggiorno|corridoio|balcone|terrazzo|giardino|cantina|caldaia|riscaldamento|termosifone|termosifoni|lavatrice|lavastoviglie|forno|frigo|rubinetto|lavello|lavandino|doccia|camino|contatore|contatori|tapparelle|pareti|tetto|inquilino|padrone di casa|da lei|da voi|da te)',
)

/** Choirs, clubs and schools meet when work is over, and so do friends. */
const leisure = matchAnyOf(
  '(teacher|headteacher|form tutor|kindergarten|nursery school|school report|class trip|rehearsal|rehearsals|choir|training session|football practice|parents evening|school play|birthday party|swimming lesson|yoga|book club|barbecue|rowing|club evening|general meeting|christmas market|flea market|cinema|movie|zoo|playground|picnic|hike|brunch|sauna|concert|theatre|sleepover|a walk|the gym|gym session|trial (lesson|class|session)|driving (lesson|lessons)|fitness (class|studio)|personal training|pilates|(flat|apartment|house) viewing|(viewing of|view|show you) (the|our|my) (flat|apartment|house)|hairdresser|hairdressers|barber|hair salon|haircut|manicure|pedicure|massage|swimming pool|(piano|violin|cello|guitar|flute|drum|singing|music|riding|tennis|ballet|dance|swimming|maths) (lesson|lessons|class|classes)|with the kids|at my place|your place)',
  '(klassenlehrer*|lehrerin|lehrer|klassenleitung|kita|kindergarten|elterngesprach|lernentwicklungsgesprach|zeugnis|chorprobe|probe|proben|chor|trainingseinheit|elternabend|schulfest|kindergeburtstag|schwimmkurs|yoga|lesekreis|grillabend|stammtisch|vereinsabend|mitgliederversammlung|elternsprechtag|weihnachtsfeier der klasse|weihnachtsmarkt|flohmarkt|kino|zoo|spielplatz|picknick|wanderung|wandern|brunch|brunchen|sauna|konzert|theater|spaziergang|gluhwein|klavierstunde|klavierunterricht|geigenstunde|geigenunterricht|gitarrenstunde|gitarrenunterricht|flotenunterricht|musikschule|musikunterricht|reitstunde|reitunterricht|tennisstunde|ballett|tanzstunde|nachhilfe|nachhilfestunde|probetraining|probestunde|fitnessstudio|fitnesskurs|fahrstunde|fahrstunden|wohnungsbesichtigung|(wohnung|haus) ~2 (besichtigen|anschauen|ansehen|zeigen)|friseur*|frisor*|haarschnitt|kosmetik*|manikure|pedikure|massage|pilates|tanzkurs|schwimmbad|mit den kindern|bei mir zu hause|bei uns zu hause)',
  '(professeur*|institutrice|instituteur|maitresse|conseil de classe|creche|bulletin scolaire|repetition|repetitions|chorale|choristes|entrainement|reunion de parents|fete de l ecole|anniversaire|cours de natation|yoga|club de lecture|barbecue|aviron|marche de noel|brocante|cinema|cine|zoo|aire de jeux|pique nique|rando|randonnee|brunch|sauna|concert|theatre|balade|(cours|lecon|lecons) de (piano|violon|violoncelle|guitare|flute|batterie|chant|musique|solfege|danse|tennis|equitation|natation|maths)|(pas de|le) (piano|violon|solfege)|(cours|seance) d essai|salle de sport|fitness|pilates|(lecon|lecons|heure|heures) de conduite|auto ecole|(visite de|visiter|montrer) (l|le|la|votre|notre) ~1 (appartement|logement|maison)|coiffeur|coiffeuse|salon de coiffure|coupe de cheveux|manucure|pedicure|massage|piscine|avec les enfants)',
  '(profesor|profesora|tutor de|tutora de|maestra|maestro|guarderia|tutoria|ensayo|ensayos|coro|entrenamiento|reunion de padres|fiesta del cole|cumpleanos|clase de natacion|yoga|club de lectura|barbacoa|remo|mercadillo|rastro|mercado de navidad|cine|zoo|parque infantil|picnic|excursion|brunch|sauna|concierto|teatro|paseo|(clase|clases) de (piano|violin|violonchelo|guitarra|flauta|bateria|canto|musica|solfeo|baile|ballet|tenis|equitacion|natacion|mates)|clase de prueba|gimnasio|fitness|pilates|(clase|clases|practica|practicas) de conducir|autoescuela|(visita|ver|visitar|ensenar*) ~2 (piso|apartamento|vivienda)|peluqueria|peluquero|peluquera|corte de pelo|manicura|pedicura|masaje|piscina|con los peques|con los ninos|en mi casa)',
  '(maestra|maestro|insegnante|insegnanti|professoressa|asilo|colloquio con i genitori|pagella|prove|prova del coro|coro|allenamento|riunione dei genitori|festa della scuola|compleanno|corso di nuoto|yoga|gruppo di lettura|grigliata|canottaggio|mercatino|mercatini|cinema|zoo|parco giochi|picnic|gita|brunch|sauna|concerto|teatro|passeggiata|(lezione|lezioni) di (pianoforte|piano|violino|violoncello|chitarra|flauto|batteria|canto|musica|solfeggio|danza|tennis|equitazione|nuoto)|lezione di prova|palestra|fitness|pilates|(guida|guide|lezione di guida|lezioni di guida) (il|al|di|del|per)|autoscuola|(visita|vedere|visitare|mostrar*) (l|all|dell|la|alla) ~1 (appartamento|casa)|parrucchiere|parrucchiera|barbiere|taglio di capelli|manicure|pedicure|massaggio|piscina|con i bambini|a casa mia)',
)

/** What makes it work after all. */
const work = matchAnyOf(
  '(office|offices|premises|warehouse|your company|your firm|site visit|contract|budget|project|invoice for the company|staff|team meeting|your colleagues|machine hall|workshop|boardroom)',
  '(buro|buros|firma|betrieb|lager|halle|unternehmen|projekt|budget|belegschaft|mitarbeitenden|werkstatt|baustelle|besprechungsraum|empfang)',
  '(bureau|bureaux|entreprise|entrepot|locaux|projet|budget|vos collegues|atelier|chantier|salle de reunion|accueil)',
  '(oficina|oficinas|empresa|almacen|nave|proyecto|presupuesto anual|sus companeros|taller|obra|sala de reuniones|recepcion)',
  '(ufficio|uffici|azienda|magazzino|capannone|progetto|budget|suoi colleghi|officina|cantiere|sala riunioni|reception)',
)

/**
 * Whether the times of a mail are none of work: of a visit at the reader's home, at a doctor's, of a club or a
 * school, or of an outing with friends. Working hours say nothing of these.
 */
export function isPrivateTime({
  subject,
  text,
}: {
  readonly subject: string
  readonly text: string
}): boolean {
  const folded = foldText(`${subject}.\n${beforeClosing(ownWords(text).slice(0, longest_read))}`)
  if (doctors.test(folded)) return true
  if (work.test(folded)) return false
  return leisure.test(folded) || speaksOfEveningOut(folded) || (craftsmen.test(folded) && homes.test(folded))
}

/** A signature has an office. */
function beforeClosing(text: string): string {
  const lines = text.split('\n')
  const end = lines.findIndex((line, at) => at > 1 && line.length <= longest_closing && isClosing(line))
  return end < 0 ? text : lines.slice(0, end).join('\n')
}

function isClosing(line: string): boolean {
  return all_lexicons.some(({ closing }) => closing.test(line.trim()))
}

const longest_read = 4_000
const longest_closing = 60
