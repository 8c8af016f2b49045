import { things } from '../../kinds/things.ts'
import { matchAnyOf } from './phrase-matcher.ts'

/**
 * Whether a folded question names times and asks for something else than to meet: leave, another shift, a duty, time to
 * do something alone, work from a day on, a delivery or another thing that is expected, a visit, a favour, what is free
 * to use or closed, a journey, a publication, what is needed, or when what is planned begins.
 */
export function asksBesideMeeting(folded: string): boolean {
  return (
    leave.test(folded) ||
    work.test(folded) ||
    deliveries.test(folded) ||
    beginnings.test(folded) ||
    vacancies.test(folded) ||
    visits.test(folded) ||
    favours.test(folded) ||
    (expected.test(folded) && !guests.test(folded)) ||
    duties.test(folded) ||
    closed.test(folded) ||
    journeys.test(folded) ||
    publications.test(folded) ||
    needs.test(folded) ||
    (alone.test(folded) && !together.test(folded))
  )
}

/** `Can I have Friday off?`, `Darf ich um drei gehen?` */
const leave = matchAnyOf(
  '(can|could|may|might) i ~1 (have|take|get|book) ~4 (off|leave|vacation)|(can|could|may|might) i ~1 (take|have|book) ~9 (as|for) ~1 (holiday|holidays|leave|vacation)|(can|could|may|might) i ~1 (work|do) ~5 from home|(can|could|may|might) i ~1 (leave|finish|log off|clock off|go home) ~4 (early|earlier|at #|by #|before|today)|(can|could|may|might) i ~1 (start|come in) ~4 (late|later)|(ok|okay|alright|fine|possible|mind) (if i|for me to) ~1 (take|took|have|had|work|worked|leave|left|start|started|come in|came in) ~5 (off|holiday|leave|from home|early|earlier|late|later)',
  '(kann|konnte|darf|durfte) ich ~8 (frei haben|frei nehmen|freinehmen|freihaben|freibekommen|frei bekommen|urlaub nehmen|urlaub haben|urlaub machen|gleittag nehmen|gleitzeit nehmen|von zu hause arbeiten|von zu hause aus arbeiten|von zuhause arbeiten|von zuhause aus arbeiten|homeoffice machen|home office machen|im homeoffice arbeiten|fruher gehen|eher gehen|spater kommen|spater anfangen)|(darf|durfte) ich ~8 (gehen|weg)',
  '(je (peux|pourrais)|puis je|pourrais je) ~1 (prendre|poser|avoir) ~1 (mon|ma|le|la|un|une|deux|trois|mes|#) ~2 (lundi|mardi|mercredi|jeudi|vendredi|journee|semaine|conge|conges|jours|jour|matinee)|(je (peux|pourrais)|puis je|pourrais je) ~1 (teletravailler|partir plus tot|partir a|arriver plus tard|commencer plus tard|travailler (de|depuis) (chez moi|la maison))',
  '(puedo|podria|me dejas|me permites|me deja) ~1 (tomarme|cogerme|coger|tomar|tener|pedir|pillar) ~8 (libre|libres|vacaciones|permiso)|(puedo|podria) ~1 (trabajar desde casa|teletrabajar|salir antes|irme antes|irme a|salir a|llegar mas tarde|entrar mas tarde)',
  '(posso|potrei) ~1 (prendere|prendermi|avere|fare) ~4 (libero|libera|liberi|ferie|permesso)|(posso|potrei) ~1 (lavorare da casa|fare smart working|uscire prima|andare via prima|uscire alle|andare via alle|arrivare piu tardi|entrare piu tardi)',
)

/** `Are you available for a new project starting in January?` */
const work = matchAnyOf(
  '(available|free|around) for ~1 (a|an|the|this|our|another|any|some) ~2 (project|projects|job|role|position|assignment|commission|gig|contract|mandate|placement|internship)',
  'fur ~1 (ein|eine|einen|das|die|den|unser|unsere|weitere|neue) ~2 (projekt|projekte|auftrag|auftrage|stelle|position|einsatz|mandat|praktikum) ~2 (verfugbar|frei|zu haben|offen)|(verfugbar|frei) fur ~3 (projekt|projekte|auftrag|auftrage|einsatz|mandat)',
  '(disponible|libre) pour ~1 (un|une|le|la|ce|cette|notre|de) ~2 (projet|projets|mission|missions|poste|contrat|stage)',
  '(disponible|libre) para ~1 (un|una|el|la|este|esta|nuestro|otro) ~2 (proyecto|encargo|puesto|trabajo|contrato|practicas)',
  '(disponibile|libero|libera) per ~1 (un|una|il|la|questo|questa|nostro|altro) ~2 (progetto|incarico|posto|lavoro|contratto|ruolo|tirocinio)',
)

/** `Is Tuesday all right for the delivery?` */
const deliveries = matchAnyOf(
  'for (the|our|your|a|this) ~1 (delivery|shipment|parcel|collection|pickup|payment)|(does|would|will|can|could|is) (the|our|your) ~1 (delivery|shipment|parcel|courier) ~4 (suit|work|ok|okay|fine|convenient|possible)',
  '(passt|passen|geht|ginge|ware|recht|ordnung) ~6 (lieferung|anlieferung|zustellung|abholung)|(fur|mit) (die|der|eine|einer|unsere|ihre|deine) ~1 (lieferung|anlieferung|zustellung|abholung)|(fur|bei) (die|der|deine|deiner|ihre|ihrer|eure|eurer|unsere|unserer|meine|meiner) ~1 (abgabe|ubersetzung|einreichung) ~1 (geht|ginge|gilt|bleibt|reicht|noch|der|die|das|immer)|(als|ware) ~1 (abgabetermin|abgabefrist|liefertermin|lieferdatum)',
  'pour (la|une|cette|votre|notre) ~1 (livraison|expedition)|pour (l|un|cet) enlevement|pour (la|le|ta|ton|votre) (remise|rendu|traduction) ,',
  'para (la|una|esta|su|nuestra) ~1 (entrega|recogida)',
  'va bene ~4 per (la|una|questa|vostra|sua|nostra) ~1 (consegna|spedizione)|per la spedizione|per la ~1 (consegna|traduzione) ~1 (va|vanno|andrebbe|basta|e|resta) ~1 (bene|ancora|sempre|il|per)',
)

/** `What time does the meeting start tomorrow?`, `C’est bien le 19 à 11 h ?` */
const beginnings = matchAnyOf(
  '(what time|when) (does|will) (the|our|your|it|this|that) ~3 (start|begin|end|finish)|(what time|when) is (the|our) ~2 (over|starting|beginning)',
  '(wann|um wie viel uhr|um wieviel uhr) (fangt|beginnt|startet|endet) (die|das|der|unser|unsere|euer|eure|es)',
  'c est bien (le #|a #|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)|(a quelle heure|quand) ~1 (commence|commencera|debute|finit|termine) (la|le|l|notre|votre|ca)',
  '(a que hora|cuando) ~1 (empieza|comienza|termina|acaba) (la|el|nuestra|nuestro)',
  '(a che ora|quando) ~1 (inizia|comincia|finisce|termina) (la|il|lo|l|nostra|nostro)',
)

/** `Is the flat still free in February?`, `Ist der Raum am Donnerstag frei?` */
const vacancies = matchAnyOf(
  '(flat|apartment|house|room|hall|job|vacancy|position) ~2 (available|free|vacant)',
  '(wohnung|ferienwohnung|haus|stelle|stellplatz|garage) ~6 (frei|verfugbar|zu haben|zu vermieten)|(ist|sind|ware|waren) (der|die|das|noch|ein|eine|unser) ~1 (raum|besprechungsraum|seminarraum|zimmer|saal|gemeindesaal|halle|turnhalle|sporthalle|platz|tisch|wagen|transporter|beamer) ~9 (frei|verfugbar|belegt|besetzt)',
  '(appartement|maison|chambre|poste|studio|salle|voiture|bureau) ~7 (disponible|libre)',
  '(piso|apartamento|casa|habitacion|puesto|sala|coche|despacho|aula) ~4 (disponible|libre)|(disponible|libre) ~2 (piso|apartamento|casa|habitacion|puesto|sala|coche|despacho|aula)',
  '(appartamento|casa|camera|stanza|posto|sala|aula|auto|macchina) ~4 (disponibile|libero|libera)|(disponibile|libero|libera) ~2 (appartamento|casa|camera|stanza|sala|aula|auto|macchina)',
)

/** `When can we expect the parts?` */
const expected = matchAnyOf(
  '(when|how soon|by when|what day|which day) ~1 (can|may|could|should|might|will|do|would) ~1 (i|we|they|he|she|people|the) ~2 (expect (it|them|this|that|the|a|an|your|our|delivery|payment|news|to (have|get|see|hear|receive))|count on (it|this|that|the|having|getting|receiving)|reckon with)',
  '(wann|bis wann|ab wann|wie bald) ~1 (kann|kannst|konnen|darf|durfen|konnten|konnte|muss|mussen) ~1 (ich|wir|man|er|sie|der|die|das) ~7 rechnen|mit (der|den|dem|ihrer|ihren|deiner|einer|ihrem|deinem) ~2 (lieferung|antwort|unterlagen|zahlung|geld|ergebnis|ergebnissen|rucksendung|nachlieferung) rechnen',
  '(quand|pour quand|quel jour|a quelle date|dans quel delai|sous quel delai) ~1 (puis|pouvons|pourrais|pourrions|peut|pourra|pourrons|devons|dois) (je|nous|on) ~1 (compter (dessus|sur (la|le|les|l|une|un|cette|ce|votre|vos|ton|ta))|esperer ~1 (la|le|les|l|une|un|votre|vos|ton|ta|recevoir|avoir)|attendre ~1 (la|le|les|une|un|votre|vos|ton|ta)|m attendre|nous attendre|s attendre)',
  'cuando ~1 (puedo|podemos|podre|podremos|podria|podriamos|debo|debemos) ~1 (contar con (ello|eso|el|la|los|las|su|tu|una|un)|esperar ~1 (el|la|los|las|su|sus|tu|una|un|noticias|respuesta)|esperarlo|esperarla|esperarlos|disponer de)',
  'quando ~1 (posso|possiamo|potro|potremo|potrei|potremmo|devo|dobbiamo) ~1 (aspettarmi|aspettarci|contarci|contare (su|sul|sulla|sui|sulle)|attendermi|attenderci|attenderlo|attendere ~1 (il|la|i|le|una|un|l))',
)

/** `Do I have to work on Friday?`, `Can you stand in for me on Thursday?` */
const duties = matchAnyOf(
  '(do|must|should) i ~1 (have to|need to|come|work) ~2 (work|come in|come to work|to work|be in)|must i work|(stand in|fill in|deputise|deputize|cover) for (me|us|him|her)|(new|our) ~1 (colleague|intern|trainee|hire|starter|apprentice|assistant) ~1 (start|starts|begin|begins)|(on call|standby) ~2 (on|from)',
  '(muss|soll) ich ~7 (arbeiten|zur arbeit|ins buro kommen)|(kannst|konntest|konnen|konnten) (du|sie) (mich|uns|ihn) ~9 vertreten|(fangt|beginnt|startet) (der|die|unser|unsere) neue|(bereitschaft|bereitschaftsdienst|rufbereitschaft|notdienst) ~4 (eintragen|einteilen|einplanen|machen|ubernehmen)',
  '(dois je|je dois|faut il que je|est ce que je dois) ~1 (venir ~1 )?travailler|(peux tu|pouvez vous|tu peux|vous pouvez|pourrais tu|pourriez vous) (me|m|nous|le|la) ~1 remplacer|(nouveau|nouvelle) (collegue|stagiaire|apprenti|apprentie|recrue) (commence|arrive|debute)|(pour|de) (l )?astreinte',
  '(tengo que|debo|hay que) ~2 (trabajar|venir a trabajar)|(puedes|puede|podrias|podria|podeis) (sustituirme|reemplazarme|cubrirme|sustituirnos)|(nuevo|nueva) (companero|companera|becario|becaria|empleado|empleada) (empieza|comienza)|(para|de) (la|las) guardia*',
  '(devo|dobbiamo|bisogna) ~2 (lavorare|venire a lavorare)|(puoi|puo|potresti|potrebbe|potete) (sostituirmi|rimpiazzarmi|coprirmi|sostituirci)|(nuovo|nuova) (collega|stagista|tirocinante|assunto|assunta) (comincia|inizia)|(per|di) (la )?reperibilita',
)

/** `We are closed on the 24th, right?` */
const closed = matchAnyOf(
  '(we|you|they) ~1 (are|re) ~1 (closed|shut) ~9 , (right|aren t we|correct)|(are|is) (we|you|they|the office|the shop) ~1 (closed|shut)',
  '(haben|hat|habt) ~6 (zu|geschlossen) , (oder|nicht wahr|richtig|stimmt)|(sind|ist|habt|haben) (wir|ihr|sie|das buro) ~6 (geschlossen|zu) ?',
  '(est|sommes|sont|etes) (bien |aussi )?(ferme|fermes|fermee|fermees) (le|du|les|entre)',
  '(cerramos|cierran|cerrais) (el|los|la|las|entre|del)',
  '(siamo|sono|siete) (chiusi|chiuso) (il|dal|tra)',
)

/** `Are you flying on Tuesday or Wednesday?` */
const journeys = matchAnyOf(
  '(are|will) you ~1 (flying|travelling|traveling|driving down|driving up|taking the (train|bus|plane|ferry|car)|catching the (train|bus|plane|ferry))',
  '(fliegst|reist) (du|ihr)|(fliegen|reisen) sie|(nimmst|nehmt|nehmen) (du|ihr|sie) den (zug|flieger|flug|bus|wagen)',
  '(tu prends|prends tu|vous prenez|prenez vous) (l avion|le train|le bus|la voiture|le vol|le bateau)|(tu|vous) (pars|partez) (en avion|en train)',
  '(vuelas|volais|viajas|viajais)|(coges|tomas|coge|toma usted) el (tren|avion|vuelo|autobus)',
  '(voli|volate|viaggi|viaggiate)|(prendi|prende|prendete) (il treno|l aereo|il volo|l autobus|la macchina)',
)

/** `Shall the newsletter go out on Tuesday at 9 or on Thursday?` */
const publications = matchAnyOf(
  '(newsletter|mailing|mailshot|press release|blog post|article|advert|announcement|invitations) ~4 (go|goes|going|out|live|be sent|be published|appear)',
  '(newsletter|mailing|pressemitteilung|beitrag|artikel|anzeige|einladungen|rundmail|rundschreiben) ~12 (raus|rausgehen|raus soll|verschickt|verschicken|online|veroffentlicht|veroffentlichen|versendet|versenden|erscheinen|erscheint)',
  '(newsletter|infolettre|communique|article|annonce|invitations|publication|mailing) ~3 (partir|part|sortir|sort|publier|publie*|envoyer|envoye*|paraitre|parait)',
  '(boletin|newsletter|comunicado|articulo|anuncio|invitaciones|publicacion) ~3 (sale|salir|enviar|envia|mandar|manda|publicar|publica)',
  '(newsletter|comunicato|articolo|annuncio|inviti|pubblicazione|mailing) ~3 (partire|parte|uscire|esce|inviare|inviata|pubblicare|pubblicato|mandare)',
)

/** `Do you want the translation by Friday noon, or will Monday do?` */
const needs = matchAnyOf(
  `(do|did|will|would) you ~1 (need|want|like) (the|my|our) ~1 (projector|room|car|van|laptop|${things.en})`,
  `(brauchst|brauchen|braucht|benotigst|benotigen) (du|sie|ihr) ~1 (den|die|das|meine|meinen|unsere|unseren) ~1 (beamer|raum|wagen|laptop|schlussel|${things.de})`,
  `(tu veux|vous voulez|veux tu|voulez vous|il (te|vous) faut|(tu as|vous avez|as tu|avez vous) ~1 besoin) ~1 (du|de|la|le|l|les|des|mon|ma|mes) ~1 (projecteur|videoprojecteur|salle|voiture|ordinateur|cles|${things.fr})`,
  `(quieres|quiere|quereis|necesitas|necesita|necesitais) ~1 (el|la|los|las|mi|mis) (proyector|sala|coche|portatil|llaves|${things.es})`,
  `(ti|le|vi) (serve|servono) ~1 (il|lo|la|l|i|gli|le) ~1 (proiettore|sala|macchina|portatile|chiavi|${things.it})|(vuoi|vuole|volete) (il|la|l|i|le|gli) (${things.it})`,
)

/** `When may we expect you?` */
const guests = matchAnyOf(
  'expect (you|to (see|meet|hear from) you)|your (visit|arrival)',
  'mit (ihnen|dir|euch|ihrem besuch|deinem besuch|eurem besuch) ~2 rechnen',
  'compter (sur (vous|toi)|sur (votre|ta) (visite|venue|presence))|(attendre|esperer) (votre|ta) (visite|venue)',
  'contar con (usted|ustedes|vosotros|contigo|(su|tu) (visita|presencia))|contigo',
  '(contare|contar) (su di|sulla) (lei|voi|te|sua visita|tua visita|vostra visita)',
)

/** Whoever comes by for a thing needs nobody's time: `Puis-je passer prendre les clés samedi ?` */
const visits = matchAnyOf(
  'passer ~1 (prendre|chercher|recuperer|deposer)',
  'pasar (a por|a recoger|a dejar|a buscar)',
  'passare a (prendere|ritirare|lasciare)',
)

/** `Could I get your opinion before the meeting?`, `Can we swap shifts on Friday?`, `Kannst du einen Termin mit den Designern ausmachen?` */
const favours = matchAnyOf(
  '(get|have|need) your ~1 (opinion|feedback|thoughts|view|input|approval|signature)|(swap|swapping|trade|trading|switch|change) ~3 (shift|shifts|rota|duty|duties)|(put|book|sign) you ~2 (for|on|down for) ~3 (shift|shifts|rota|duty)|(set up|organise|organize|arrange|schedule|book) (a|the) ~1 (call|meeting|session|chat|interview) between',
  '(deine|ihre|eure) ~1 (meinung|einschatzung|freigabe|unterschrift) ~6 (haben|horen|bekommen)|(schicht|dienst|schichten|dienste) ~3 (tauschen|wechseln)|(spatschicht|fruhschicht|nachtschicht|schicht|dienst|dienstplan) ~1 (eintragen|einplanen|einteilen|setzen)|(kannst|konntest|konnen|konnten) (du|sie) ~12 (termin|treffen|meeting|besprechung|gesprach) mit (den|dem|der|unserem|unserer|unseren|herrn|frau)|(in ordnung|okay|ok|recht) (,)? (den|die|das) ~8 zu (veroffentlichen|schicken|senden|verschicken|bestellen|liefern|zahlen|bezahlen|streichen)',
  '(avoir|donner|donnes|donnez) ~1 (ton|votre) ~1 (avis|accord|retour|feu vert)|te mettre ~2 (service|garde|equipe|planning)|(echanger|permuter) ~2 (garde|gardes|service|services|tour|tours|horaires)',
  '(das|da|dar|darme|dame|deme) ~2 (opinion|parecer|visto bueno)|(apunto|pongo|meto|apuntarte|ponerte) ~2 turno|(cambiar|intercambiar) ~2 (turno|turnos|guardia|guardias)|(puedes|puede|podrias|podria) ~1 (organizar|convocar|concertar|fijar|montar) ~2 (reunion|cita|llamada) con (los|las|el|la)',
  '(dai|da|dare|darmi) ~2 (parere|opinione|benestare)|(metterti|mettervi|metterla|metto|segno|segnarti) ~2 turno|(scambiar*|cambiar*) ~2 (turno|turni)|(puoi|puo|potresti|potrebbe) ~1 (organizzare|fissare|convocare|programmare) ~2 (riunione|incontro|chiamata|appuntamento) con (i|gli|le|il|la|l)',
)

/** `Could you spare a minute to fill in the survey?` */
const alone = matchAnyOf(
  '(time|minute|minutes|moment|second) ~1 (to|and) (fill|complete|proofread|read|sign|answer|translate|correct|vote|rate)|time to ~1 (review|check|look|have a look|take a look|update|approve) ~9 (by|before|until)',
  '(zeit|minute|minuten|moment|augenblick) (,)? ~9 (auszufullen|ausfullen|gegenzulesen|gegenlesen|korrekturzulesen|korrekturlesen|zu lesen|durchzulesen|zu unterschreiben|zu beantworten|zu ubersetzen|abzustimmen)|(minute|minuten) ~2 fur (die|den|eine|einen|unsere|unseren|meine|meinen) ~1 (umfrage|fragebogen)',
  '(temps|minute|minutes|moment|instant) ~1 (de|pour) ~1 (remplir|completer|relire|lire|signer|repondre|traduire|corriger)',
  '(tiempo|minuto|minutos|momento|rato) ~1 (de|para) ~1 (rellenar|completar|revisar|leer|firmar|contestar|responder|traducir|corregir)',
  '(tempo|minuto|minuti|momento|attimo) ~1 (di|per|da) ~1 (compilare|completare|rileggere|leggere|firmare|rispondere|tradurre|correggere)',
)

const together = matchAnyOf(
  'together|with (me|us)|on (zoom|teams)|in person|by phone|call|meet|meeting',
  'zusammen|gemeinsam|mit (mir|uns)|telefon*|treffen|besprechung',
  'ensemble|avec (moi|nous)|appel|reunion',
  'juntos|juntas|conmigo|con nosotros|llamada|reunion',
  'insieme|con (me|noi)|chiamata|riunione',
)

/** Whether a folded sentence asks its reader to meet others: `Please set up a meeting with each of your reports.` */
export function asksToMeetOthers(folded: string): boolean {
  return others.test(folded) && !withWriter.test(folded)
}

const others = matchAnyOf(
  '(meeting|meetings|call|calls|chat|interview|interviews|conversation|conversations|1:1|1:1s|session|review) ~2 with (each|every one) ~2 (your|the|team|direct|employee|member|lead|report)',
  'mit (jedem|jeder) ~1 (ihrer|deiner|eurer)|mit (jedem mitarbeiter|jeder mitarbeiterin|jeder kollegin|jedem kollegen)',
  'avec (chacun|chacune) de (vos|tes)',
  'con (cada uno|cada una) de (sus|tus|vuestros|vuestras)',
  'con (ciascuno|ciascuna|ognuno|ognuna) (dei|delle) (tuoi|tue|suoi|sue|vostri|vostre)',
)

const withWriter = matchAnyOf(
  'we|us|i|me',
  'wir|uns|ich|mir|mich',
  'nous|on|je|moi',
  'nosotros|nos|conmigo|yo|vernos|podemos',
  'noi|ci|io|possiamo|vederci|sentirci',
)

/** Whether a folded sentence says when something is done that its reader has to order first: `If you accept by Friday, I can start on the 15th.` */
export function awaitsOrder(folded: string): boolean {
  return ordered.test(folded) && !leaves_days.test(folded)
}

const ordered = matchAnyOf(
  '(if|once|as soon as|provided) ~1 you ~3 (accept|order|approve|go ahead|commission|sign|give me the go ahead|give us the go ahead|confirm) ~9 (i|we) (can|could|will|would|ll) ~2 (come|start|begin|deliver|install|fit|do it)|(if|once|as soon as|provided) you ~2 (accept|order|approve|go ahead|commission|sign|confirm) ~9 , (i|we) (can|could|will|would|ll) ~2 (come|start|begin|deliver|install|fit|do it)',
  '(wenn|sobald|falls|sofern) (sie|du|ihr) ~9 (zusagen|zusagst|zusagt|beauftragen|beauftragst|bestellen|bestellst|annehmen|unterschreiben|freigeben) , (kann|konnen|konnte|konnten|komme|kommen|fange|fangen|liefern|beginnen) ~9 (kommen|anfangen|beginnen|liefern|starten|loslegen|einbauen|montieren|ich|wir)',
  '(si|des que) (vous|tu) ~2 (acceptez|acceptes|confirmez|confirmes|commandez|signez|validez|valides) ~9 , (je|nous) ~1 (peux|pouvons|pourrais|pourrions) ~2 (venir|commencer|livrer|installer|intervenir|passer)',
  '(si|en cuanto|cuando) ~1 (confirma|confirmas|acepta|aceptas|aprueba|encarga|firma) ~9 , ~1 (puedo|podemos|podria|podriamos) ~2 (ir|empezar|comenzar|entregar|instalar|pasar)',
  '(se|appena|quando) ~1 (conferma|confermi|accetta|accetti|approva|ordina|firma) ~9 , ~1 (posso|possiamo|potrei|potremmo) ~2 (venire|iniziare|cominciare|consegnare|montare|installare|passare)',
)

const leaves_days = matchAnyOf('or|which', 'oder|welche*', 'ou|quel*', 'cual*', 'oppure|quale|quali')

/** Whether a folded sentence would move what nobody comes to: `Can we push the deadline to Friday?` */
export function movesWhatIsDue(folded: string): boolean {
  return moved.test(folded)
}

const due = {
  en: 'deadline|deadlines|due date|submission|delivery|deliveries|shipment|launch|release|rollout|roll out|go live|payment|payments|invoice|migration|deployment|publication|order|cut off|closing date|start date|end date|rent|module|modules|feature|features|milestone|file|files|folder|ticket|money|funds|task|tasks|data|server|button|project|campaign|newsletter|article',
  de: 'frist|fristen|deadline|abgabe|abgabefrist|abgabetermin|einreichung|lieferung|liefertermin|lieferdatum|zahlung|zahlungsziel|falligkeit|rechnung|veroffentlichung|release|launch|rollout|livegang|go live|starttermin|migration|bestellung|projekt|kampagne|artikel|modul|funktion|datei|dateien|ordner|ticket|aufgabe|aufgaben|daten|server|meilenstein|miete|rate',
  fr: 'date limite|echeance|delai|deadline|livraison|remise|rendu|paiement|facture|lancement|mise en ligne|mise en production|mise en prod|migration|publication|commande|projet|campagne|module|fichier|fichiers|dossier|tache|taches|loyer',
  es: 'fecha limite|fecha de entrega|plazo|deadline|entrega|envio|pago|factura|lanzamiento|publicacion|migracion|pedido|proyecto|campana|modulo|archivo|archivos|tarea|tareas|vencimiento|alquiler',
  it: 'scadenza|data di consegna|deadline|consegna|spedizione|pagamento|fattura|lancio|rilascio|pubblicazione|migrazione|ordine|progetto|campagna|modulo|file|rata|affitto',
}

const moved = matchAnyOf(
  `(move|push|shift|postpone|delay|extend|reschedule|bump|slide|pull|bring|put|defer) (the|our|my|your|this|that|its|their) ~1 (${due.en}) (date|dates)? (to|until|till|back|forward|by|from|into|out|a|another|?|,|.)`,
  `(can|could|would|may|might) (the|our|my|your) ~1 (${due.en}) (date|dates)? be (moved|pushed|shifted|postponed|delayed|extended|rescheduled|brought)`,
  `(die|den|das|unsere|unseren|unser|meine|meinen|mein|eure|euren|ihre|ihren|deine|deinen) ~1 (${due.de}) ~8 (verschieben|schieben|verlegen|verlangern|aufschieben|verschoben|verlegt|verlangert|vorziehen)`,
  `(repousser|decaler|reporter|deplacer|avancer|differer|prolonger|(on|nous) ~1 (repousse|decale|reporte|deplace|avance|prolonge|repoussons|decalons|reportons|deplacons|prolongeons)) (le|la|les|l|notre|votre|ton|ta|mon|ma|cette|ce) ~1 (${due.fr})`,
  `(aplazar|mover|retrasar|posponer|cambiar|adelantar|atrasar|prorrogar|ampliar|pasar|aplazamos|movemos|retrasamos|posponemos|adelantamos|ampliamos) (el|la|los|las|nuestro|nuestra|mi|tu|su) ~1 (${due.es})`,
  `(spostare|rimandare|posticipare|rinviare|anticipare|prorogare|ritardare|spostiamo|rimandiamo|posticipiamo|rinviamo|anticipiamo|proroghiamo) (il|la|lo|l|le|i|gli) ~1 (${due.it})`,
)
