import type { Language } from '../../language.ts'
import { wish_words } from '../terms/phrase-tables.ts'
import { matchPhrases, type PhraseMatcher } from './phrase-matcher.ts'
import { saysUnoccupied } from './unavailable.ts'

/** Whether a clause says what its writer does on such days, from folded text: `on Mondays I am in Leeds`. */
export function speaksOfOwnDay(folded: string, language: Language): boolean {
  if (saysUnoccupied(folded, language)) return false
  if (at_home[language].test(folded)) return !free[language].test(folded)
  return own[language].test(folded) && !open[language].test(folded)
}

/** Whether a clause says what its writer does, at its times or beside them. */
export function speaksOfDoing(folded: string, language: Language): boolean {
  return own[language].test(folded)
}

/** Whether a sentence says where its writer is for some days: `From the 15th to the 18th I am in Berlin`. */
export function saysWhere(folded: string, language: Language): boolean {
  return where[language].test(folded.replaceAll(',', ''))
}

const where: Readonly<Record<Language, PhraseMatcher>> = {
  en: matchPhrases(
    '(i|we) ~1 (m|am|re|are|ll be|will be|shall be) ~4 (in|over|around|near|back in)|(coming|come|travelling|traveling|visiting|over) ~2 (to|over|in)|(sends|send|sending|sent|brings|takes) (me|us) ~1 (to|over)|(work|working) ~3 (in|on|near) your',
  ),
  de: matchPhrases(
    '(bin|sind|werde|werden) ~9 (in|bei|im|vor ort)|(reise|reisen|komme|kommen|kommt) ~9 (nach|zu euch|zu ihnen|zu dir|in die)|(schickt|schicken|fuhrt|verschlagt) (mich|uns) ~6 (nach|in|zu)|(arbeite|arbeiten) ~4 in (ihrer|ihrem|deiner|deinem|eurer|eurem)',
  ),
  fr: matchPhrases(
    '(suis|serai|sommes|serons) ~3 (a|au|aux|en|dans|sur|chez)|(viens|venons|viendrai|viendrons|passe|passons|voyage|voyageons) ~2 (a|en|par|chez|dans)|(m|me|nous) (envoie|envoient|amene|amenent|conduit) ~1 (a|en|dans)|(travaille|travaillons) ~3 (dans|pres de|sur) (votre|ta|ton)',
  ),
  es: matchPhrases(
    '(estoy|estare|estamos|estaremos) ~4 (en|por)|(viajo|viajamos|viajemos|vengo|venimos|pasamos|paso) ~2 (a|por|en)|(me|nos) (manda|mandan|envia|envian|lleva|trae) ~1 (a|por)|(trabajo|trabajamos|trabajaremos|trabajare) ~3 (en|cerca de) (su|tu|vuestra|vuestro)',
  ),
  it: matchPhrases(
    '(sono|saro|siamo|saremo) ~4 (a|al|alla|in|nel|nella|da)|(sono|saro|siamo|saremo) ~1 (dalle|dalla) (tue|sue|vostre|tua|sua|vostra)|(vengo|veniamo|verro|verremo|passo|passiamo) ~2 (a|in|da)|(mi|ci) (manda|mandano|porta|portano) ~1 (a|in|da)|(lavoro|lavoriamo|lavorero|lavoreremo) ~3 (nella|nel|in) (sua|suo|tua|tuo|vostra|vostro)',
  ),
}

/** `In the mornings I have the twins at home` */
const at_home: Readonly<Record<Language, PhraseMatcher>> = {
  en: matchPhrases('(have|ve got|got|look after) ~4 (at home|home|with me)|(m|am|re|are) ~1 at work'),
  de: matchPhrases('(habe|hab|haben) ~5 (zu hause|zuhause|daheim|bei mir|zu besuch|im haus)'),
  fr: matchPhrases('(j ai|avons|garde) ~4 (a la maison|chez moi|chez nous)'),
  es: matchPhrases('(tengo|tenemos|cuido) ~4 (en casa|conmigo)'),
  it: matchPhrases('(ho|abbiamo|tengo) ~4 (a casa|con me|da me)'),
}

/** Whether a clause says that its writer is there: `I'm around from Monday to Wednesday`. */
export function saysFree(folded: string, language: Language): boolean {
  return saysUnoccupied(folded, language) || (own[language].test(folded) && free[language].test(folded))
}

/** Whether it says that its times are those which suit: `my practice is open in the early morning alone`. */
export function saysSuitable(folded: string, language: Language): boolean {
  return saysFree(folded, language) || only[language].test(folded)
}

/** Whether it says that no other times suit: `I am only human between two and six`. */
export function saysOnly(folded: string, language: Language): boolean {
  return only[language].test(folded)
}

const only: Readonly<Record<Language, PhraseMatcher>> = {
  en: matchPhrases(
    'only (on|in|at|from|between|mornings|afternoons|until|till)|only ~1 between|(until|till|mornings|afternoons) ~3 only|open|free|available',
  ),
  de: matchPhrases('nur|lediglich|ausschliesslich|frei|verfugbar'),
  fr: matchPhrases('seulement|uniquement|ne ~3 que|libre|disponible'),
  es: matchPhrases('solo|solamente|unicamente|libre|disponible'),
  it: matchPhrases('solo|soltanto|solamente|unicamente|libero|libera|disponibile'),
}

const free: Readonly<Record<Language, PhraseMatcher>> = {
  en: matchPhrases(
    '(i|we) (have|ve got|got) (until|till|til)|(all|entirely) yours|free|available|around|flexible|reachable|in the office|in his office|in her office',
  ),
  de: matchPhrases(
    'ganz (dein|deine|euer)|frei|zeit|da|verfugbar|erreichbar|zu erreichen|zu sprechen|ansprechbar|flexibel',
  ),
  fr: matchPhrases(
    '(ai|avons) jusqu|(ne|n) ~1 (suis|sommes) ~1 la ~1 que|(suis|serai|sommes|serons) ~1 a (toi|vous)|besoin de (moi|nous)|libre|libres|dispo|dispos|disponible|disponibles|joignable|flexible|(suis|serai|sommes|serons) (bien|toujours|encore|aussi|normalement)? la',
  ),
  es: matchPhrases(
    '(tengo|tenemos) hasta|(solo|solamente|unicamente) (estoy|estamos)|(soy|somos|estoy) ~1 (todo|toda) (tuyo|tuya|suyo|suya)|libre|libres|disponible|disponibles|localizable|flexible|(estoy|estamos|estare) (aqui|por aqui)',
  ),
  it: matchPhrases(
    '(ho|abbiamo) fino|(sono|saro) ~1 (tutto|tutta) (tuo|tua|suo|sua)|libero|libera|liberi|libere|disponibile|disponibili|reperibile|flessibile|ci (sono|siamo|saro)',
  ),
}

const own: Readonly<Record<Language, PhraseMatcher>> = {
  en: matchPhrases(
    '(my|our) ~1 (clinic|class|classes|shift|surgery|rehearsal|rehearsals|course|lecture|lectures|lesson|lessons|practice|training|meeting|meetings) ~1 (runs|run|goes on|go on|lasts|last|is on|are on|takes|take)|i (eat|lunch|dine)|(my|our) ~1 (daughter|son|kids|children|wife|husband|partner|mother|father|parents|boss|colleague) ~1 (is|are|has|have|plays|goes)|(my|our) (morning*|afternoon*|evening*|mon*|tue*|wed*|thu*|fri*|lunch*) ~1 (are|is|belong*|get|go)|(he|she|they) (is|are|will be)|(i|we) (fly|leave|arrive|land|return|travel|head)|i (am|have|teach|work|do|go|look after|play|train|sing)|(i m|i ve|we re|we ve|im|ive|ill be)|(i|we) (ll|will) be ~1 (at|with|away|out|on|busy)|(i|we) (ll|will) have|we (are|have|close|train)|(is|are) (our|my|the|a|market|choir|school|for)|my ~2 (is|are|come|comes|visit)',
  ),
  de: matchPhrases(
    '(ist|sind|hat|haben) (er|sie) ~1 (im|in|bei|beim|auf|am|einen|eine|ein)|(meine|mein|unsere|unser) ~1 (tochter|sohn|kind|kinder|frau|mann|mutter|vater|eltern|chef|chefin|kollege|kollegin|partner|partnerin) ~9 (hat|haben|ist|sind|geht|spielt)|(hat|ist|sind|haben|geht) (meine|mein|unsere|unser) ~1 (tochter|sohn|kind|kinder|frau|mann|mutter|vater|eltern|chef|chefin|kollege|kollegin|partner|partnerin)|(fliege|fahre|reise|lande|komme|fliegen|fahren|reisen|landen|kommen) (ich|wir)|(ich|wir) (fliege|fahre|reise|lande|fliegen|fahren|reisen|landen)|(bin|habe|hab|arbeite|unterrichte|spiele|singe|trainiere|betreue|sind|haben|gehe) (ich|wir)|(ich|wir) (bin|habe|hab|arbeite|unterrichte|sind|haben)|ist|(sind|kommen|haben) (meine|unsere)',
  ),
  fr: matchPhrases(
    '(il|elle|ils|elles) (est|sont|sera|seront) ~1 (a|au|aux|en|dans|chez|sur|pris|prise)|je (dejeune|dine|mange)|(mon|ma|mes|notre|nos) ~1 (fille|fils|enfants|femme|mari|mere|pere|parents|patron|collegue|compagnon|compagne) ~1 (a|ont|est|sont|va|fait)|je (pars|repars|rentre|arrive|atterris|reviens)|(serai|serons) (a la|au|aux|a l|en|chez|pris|prise|prises)|je (aurai|travaillerai|garderai|quitte|suis|travaille|bosse|garde|donne|enseigne|fais|vais)|j ai|on (est|a|ferme)|nous (sommes|avons|fermons|aurons)|il y a',
  ),
  es: matchPhrases(
    '(esta|estan|estara|estaran) ~1 (en|de|con) ~1 (el|la|los|las|un|una|viaje|vacaciones|curso|quirofano|obra)|(como|ceno|almuerzo) con (un|una|el|la|mi|los|las)|(mi|mis|nuestra|nuestro) ~1 (hija|hijo|hijos|mujer|marido|madre|padre|padres|jefe|jefa|pareja|peque) ~1 (tiene|tienen|esta|estan|va|hace)|(salgo|vuelo|viajo|llego|regreso|vuelvo|aterrizo|viajamos|llegamos|volvemos)|(estare|estaremos) (en el|en la|en los|en las|en un|en una|de|con)|(tendre|tendremos|estoy|tengo|trabajo|doy|estamos|tenemos|cierro|cerramos|entreno|cuido)|hay',
  ),
  it: matchPhrases(
    '(e|sono|sara|saranno) ~1 (in|al|alla|a|da|dal|dalla) (casa|ospedale|clinica|cantiere|ferie|trasferta|un|una|altro|altra|viaggio|corso|riunione)|(pranzo|ceno|mangio) con (un|una|il|la|i|le|mio|mia)|(mia|mio|miei|nostra|nostro) ~1 (figlia|figlio|figli|moglie|marito|madre|padre|genitori|capo|collega|compagno|compagna) ~1 (ha|hanno|e|sono|va|fa)|(parto|riparto|torno|arrivo|atterro|volo|rientro|partiamo|ripartiamo|torniamo|arriviamo)|(saro|saremo) (al|alla|all|in|a un|a una|dal|dalla|con|via|fuori)|(avro|lavorero|avremo|sono|ho|lavoro|insegno|siamo|abbiamo|chiudo|chiudiamo|alleno)|c e|ci sono',
  ),
}

const open: Readonly<Record<Language, PhraseMatcher>> = {
  en: matchPhrases(
    '(streets|doors|houses|blocks|minutes|corner) ~1 (from|away|off)|next door|round the corner|around the corner|down the road|(at|near|by) your (place|house|flat|office)|(i|we) (have|ve got|got) (until|till|til)|campus|(all|entirely) yours|open|(have|ve got|hold) ~1 (key|keys)|at your (disposal|service)|office hours|office hour|consultation hours|last (day|possible|chance)|(m|am|re|are) in (on|mon*|tue*|wed*|thu*|fri*|every|most|until|all|from|between)|(m|am|re|are|work|come) ~8 only|windows|window|options|gaps|clear|reserved|set aside|pencilled|blocked out|kept|held|slots|slot|openings|free|available|around|time|flexible|gap|office|desk|reachable|happy|able|best|any|can|(at|from|m|am|be|re|is|are) home|there|here|good|fine|ideal|ok|okay|perfect|better|works|work|suits|suit|possible|easiest|town|building|area|neighbourhood|neighborhood|street|vicinity|nearby|back',
  ),
  de: matchPhrases(
    '(strassen|hauser|turen|minuten|ecken) ~1 (weiter|entfernt)|nebenan|um die ecke|bei (ihnen|euch|dir)|gegenuber|ganz (dein|deine|euer)|(habe|haben|hab) ~9 schlussel|geoffnet|zu haben|zur verfugung|in (ihrem|deinem|eurem) gebiet|sprechstunde|sprechstunden|sprechzeit|(letzte|letzter|letztmogliche|letztmoglicher) ~1 (tag|termin|moglichkeit|gelegenheit)|(bin|sind|arbeite|arbeiten|komme|kommen) ~5 (lediglich|ausschliesslich)|reserviert|vorgesehen|eingeplant|freigehalten|vorgemerkt|eingetragen|(termin|termine) ~1 frei|freie termine|platz|frei|zeit|(bin|ware|wieder) ~3 da|(bin|sind) ~1 (vom|von|bis|ab) ~8 da|(sind|waren) wir ~3 da|(uhr|#|morgens|mittags|vormittag*|nachmittag*|montag*|dienstag*|mittwoch*|donnerstag*|freitag*|samstag*) (da|hier|vor ort|im haus)|wir (sind|waren) ~3 da|verfugbar|erreichbar|buro|schreibtisch|flexibel|luft|offen|immer gut|zuhause|haus|gut|besser|ideal|moglich|prima|super|passt|beste|besten|liebsten|recht|ok|okay|fein|machbar|stadt|gegend|viertel|kiez|nahe|ecke|wieder|zu sprechen|zu erreichen|ansprechbar|nur (am|an|vormittag*|nachmittag*|abend*|montag*|dienstag*|mittwoch|donnerstag|freitag)',
  ),
  fr: matchPhrases(
    'il n y a ~3 que|il y a ~1 (quelqu un|un medecin|un conseiller)|(rues|pas|minutes|portes) ~1 (de|d) ~1 (chez|votre|ta|vous|toi)|a cote|en face|(pres|proche) de (chez|vous|toi)|(ai|avons) jusqu|(suis|serai|sommes|serons) ~1 a (toi|vous)|besoin de (moi|nous)|ouvert|ouverte|ouverts|ouvertes|un trou|(au|a la) (bibliotheque|boutique|magasin|cabinet|atelier)|(ai|avons|a) ~1 (cle|cles|clef|clefs)|(votre|ta|leur) disposition|a partir de (#|midi)|(ne|n) ~1 (suis|sommes|travaille|viens) ~2 que|permanence|heures de reception|dernier (jour|delai)|derniere (limite|possibilite)|(suis|sommes|viens|travaille|es) ~5 (seulement|uniquement|exclusivement)|reserve|bloque|place|creneaux|libre|libres|dispo|disponible|disponibles|(suis|serai|sommes|serons|es) (bien|toujours|encore|aussi|normalement)? la|joignable|temps|bureau|flexible|creneau|chez (moi|nous)|bien|mieux|ideal|possible|parfait|ok|preferable|retour|ville|quartier|secteur|immeuble|residence|parages|coin|tranquille',
  ),
  es: matchPhrases(
    '(solo|solamente|unicamente) hay|(calles|pasos|minutos|puertas) ~1 (de|del) ~1 (su|tu|vuestra|usted|casa)|al lado|a la vuelta de la esquina|enfrente|estamos ~1 (lun*|mart*|mie*|jue*|vie*|sab*)|(tengo|tenemos) hasta|(soy|somos|estoy) ~1 (todo|toda) (tuyo|tuya|suyo|suya)|abierto|abierta|abiertos|abiertas|(tengo|tenemos) ~1 (llave|llaves)|(su|tu|vuestra) disposicion|a partir de (las|la|#)|(solo|solamente|unicamente) (estoy|estamos|trabajo|vengo|voy)|tutoria|tutorias|horario de atencion|(ultimo|ultima) (dia|oportunidad|momento|fecha)|dia tope|(estoy|estamos|vengo|trabajo|voy) ~8 (solo|solamente|unicamente|exclusivamente)|reservad*|apartad*|sitio|huecos|plaza|libre|libres|disponible|disponibles|tiempo|hueco|oficina|escritorio|localizable|flexible|casa|rato|aqui|ahi|bien|mejor|ideal|posible|perfecto|ok|vuelta|preferible|barrio|zona|edificio|cerca|puedo',
  ),
  it: matchPhrases(
    'c e ~3 (solo|soltanto|solamente)|(solo|soltanto) c e|(strade|passi|minuti|porte) ~1 (da|dalla) ~1 (lei|te|voi|sua|tua|casa)|accanto|dietro l angolo|di fronte|vicino|(orario|orari) ~1 (studio|ambulatorio|segreteria|negozio|ufficio|sportello)|(ho|abbiamo) fino|(sono|saro) ~1 (tutto|tutta) (tuo|tua|suo|sua)|aperto|aperta|aperti|aperte|(ho|abbiamo) ~1 (chiave|chiavi)|(sua|tua|vostra) disposizione|ricevimento|orario di ricevimento|(ultimo|ultima) (giorno|data|occasione|momento)|termine ultimo|ci (sono|siamo|saro) (il|dal|dalle|solo|tutti|lunedi|martedi|mercoledi|giovedi|venerdi)|(sono|siamo|vengo|lavoro) ~8 (solo|soltanto|solamente|unicamente|esclusivamente)|riservato|prenotato|posto|spazio|libero|libera|liberi|libere|disponibile|disponibili|tempo|ufficio|scrivania|reperibile|raggiungibile|flessibile|casa|qui|buco|bene|meglio|ideale|possibile|perfetto|ok|ritorno|da (#|lunedi|martedi|mercoledi|giovedi|venerdi)|preferibile|posso|comodo|zona|quartiere|palazzo|condominio|paraggi|citta',
  ),
}

/** Whether a clause says when its writer's day ends: what comes after that hour does not suit. */
export function endsDay(folded: string, language: Language): boolean {
  return ends[language].test(folded) && !isDue(folded)
}

/** `The check has to be done by the 30th` is the last day of a thing, and `I have to be done by six` is not. */
function isDue(folded: string): boolean {
  const due = is_due.exec(folded)
  return due !== null && !of_person.test(folded.slice(Math.max(0, due.index - longest_subject), due.index))
}

const is_due =
  / (?:has to|have to|needs to|need to|must|should|ought to|got to) be (?:done|finished|completed)(?!\p{L})/u
const of_person = /(?:^| )(?:i|we|you)(?:['’]ve)?(?: \p{L}{1,10})?$/u
const longest_subject = 16

const ends: Readonly<Record<Language, PhraseMatcher>> = {
  en: matchPhrases(
    '(throws|throw|kicks|kick|turfs) (us|me|everybody|everyone) out|(only|just) ~1 (open|staffed|manned) ~1 (until|till|to)|(open|staffed|manned) (only|just) (until|till|to)|(my|our) ~1 (job|shift|class|classes|school|course|training|lesson|lessons|practice|rehearsal|choir) ~1 (starts|start|begins|begin)|(train|flight|bus|plane|ferry|coach) ~2 (leaves|goes|departs)|(i|we|shop|office|school) ~1 (close|closes|shut|shuts)|(closes|shuts) (at|by|#)|(have to|has to|must|need to|needs to|got to) ~1 (leave|run|be off|finish|be done|be out|catch)|(have to|must|need to|got to) go (at|by|around|before|soon|#)|(have to|must|need to|got to|should|ll have to) ~1 be ~1 (back|home|gone|away|done|out|off|free|finished|elsewhere)|(done|finished|out of there) by|(i|we) (leave|head off)',
  ),
  de: matchPhrases(
    '(nur|bloss|lediglich) bis ~3 (besetzt|geoffnet|offen|auf)|(mein|meine|unser|unsere) ~1 (schicht|dienst|kurs|unterricht|training|probe|vorlesung|spatschicht) ~4 (beginnt|los)|(beginnt|fangt|startet) ~1 (mein|meine|unser|unsere) ~1 (schicht|dienst|kurs|unterricht|training|probe|vorlesung|spatschicht)|(zug|flug|flieger|bus|bahn|ice|fahre) ~2 (geht|fahrt|fliegt)|(zum|auf den|an den) (zug|flughafen|bahnhof|bus)|(geht|fahrt|fliegt) ~2 (mein|unser) ~1 (zug|flug|flieger|bus|ice)|schliessen|schliesse|schliesst|(mache|machen) ~4 zu|(muss|mussen|musste|mussten) ~6 (weg|los|zum zug|zum flughafen|zum bahnhof|gehen|raus|fertig|zuruck|daheim|zuhause|schluss|frei sein)',
  ),
  fr: matchPhrases(
    '(ouvert|ouverte|ouverts) ~1 (que|seulement|uniquement) jusqu|(ouvre|ouvrent|recoit) ~1 (que|seulement|uniquement) jusqu|(mon|ma|mes|notre|nos) ~1 (cours|service|garde|poste|entrainement|repetition) ~2 (commence|commencent|debute)|(commence|debute) ~1 (mon|ma|mes) ~1 (cours|service|garde|poste|entrainement)|(train|avion|vol|bus|tgv) ~1 (part|decolle)|(je|nous|on) (ferme|fermons|quitte|quittons)|(ferme|ferment) ~2 (a|des|vers|#)|(dois|devons|doit) ~2 (partir|filer|m en aller|repartir|rentrer|y aller)|(je|on|nous) ~1 (file|pars|repars|repart|partons)|je ~1 sauve|je m en vais|(puis|ensuite) ~2 (sors|sort|sortons)|(dois|devons|sois|soyons|faut) ~4 (etre ~1 libre|rentre|rentree|rentres|de retour|reparti|repartie|partie|parti)|(ait|avoir|ayons|doit|devra|soit|soient) ~2 (fini|finis|termine|termines)',
  ),
  es: matchPhrases(
    '(solo|solamente|unicamente) ~2 (abierto|abierta|abre|abrimos|atiende|atendemos) ~1 hasta|(abierto|abierta|abre|abrimos|atiende|atendemos) (solo|solamente|unicamente) hasta|(empieza|empiezan|comienza|comienzan) ~1 (mi|mis) ~1 (turno|clase|clases|trabajo|curro|entreno)|(mi|mis) ~1 (turno|clase|clases|entreno) ~2 (empieza|empiezan|comienza|comienzan)|(tren|vuelo|avion|autobus|ave) ~1 (sale|despega)|(coge|cojo|cogemos|toma|tomo|sale) ~1 (tren|vuelo|avion|autobus|ave)|(sale|despega) ~1 (tren|vuelo|avion|autobus)|luego ~1 (salgo|salimos)|cierro|cerramos|cierra|me voy|nos vamos|(me|nos) (tengo|tenemos) que ir|(tengo|tenemos) que (irme|irnos|marcharme|salir)|(haber|hayamos|haya) ~1 (acabado|terminado)|(tengo|tenemos|hay) que ~1 (estar|volver|haber) ~2 (libre|vuelta|vuelto|casa|fuera)|(tengo|tenemos) que volver',
  ),
  it: matchPhrases(
    '(inizia|iniziano|comincia|cominciano|attacca) ~1 (mio|mia|mie) ~1 (turno|lezione|lezioni|lavoro|corso|allenamento)|(mio|mia|mie) ~1 (turno|lezione|lezioni|corso|allenamento) ~2 (inizia|iniziano|comincia|cominciano)|(treno|volo|aereo|autobus|pullman) ~1 (parte|decolla)|(ha|ho|abbiamo|prende|prendo) (il|l) (treno|aereo|volo|autobus|pullman)|chiudo|chiudiamo|chiude|chiudono|(devo|dobbiamo) (andare|scappare|uscire|finire|rientrare|ripartire|tornare)|scappo|me ne vado|vado via|poi ~1 (esco|usciamo)|(devo|dobbiamo) essere ~1 (libero|libera|liberi|libere|ritorno|via|fuori|casa|rientrat*)|(aver|avere) ~1 finito',
  ),
}

/** Whether a clause says when its writer's day begins: what comes before that hour does not suit. */
export function beginsDay(folded: string, language: Language): boolean {
  return begins[language].test(folded)
}

const begins: Readonly<Record<Language, PhraseMatcher>> = {
  en: matchPhrases(
    '(i|we|shop|office) ~2 (start|starts|begin|opens|arrive|get in|am up)|(i|we) (do|only|usually|normally|always|also)? open|opens|(am|m|are|re) in ~1 (from|at|by|around|#)',
  ),
  de: matchPhrases(
    '(fange|fangen|beginne|beginnen|offne|offnen|offnet) ~5 (an|ich|wir|auf|um)|(mache|machen|macht|schliesst|schliesse|schliessen|sperrt|sperre|sperren) ~6 auf|(bin|sind) ~3 erst ~3 da',
  ),
  fr: matchPhrases(
    '(je|nous|on) (commence|commencons|ouvre|ouvrons|arrive|arrivons)|j (arrive|ouvre)|(ouvre|ouvrent) ~2 (a|des|vers|#)',
  ),
  es: matchPhrases('empiezo|empezamos|abro|abrimos|abre|abren|entro|llego'),
  it: matchPhrases(
    'inizio (a|alle|dalle|il|la|lavoro|presto|tardi|solo|dopo|di)|iniziamo|comincio|cominciamo|apro|apriamo|apre|aprono|arrivo',
  ),
}

/** Whether a clause says when its writer comes from work, and the sentence that it suits from then on. */
export function isFreeFrom(clause: string, sentence: string, language: Language): boolean {
  return finishes[language].test(clause) && saysAfterwards(sentence, language) && !ends[language].test(clause)
}

/** Whether a clause says when its writer stops working, which may mean either side of that hour. */
export function finishesDay(clause: string, language: Language): boolean {
  return finishes[language].test(clause)
}

const finishes: Readonly<Record<Language, PhraseMatcher>> = {
  en: matchPhrases('(i|we) ~1 (finish|finishes|get off|get out|get home|get back|knock off)'),
  de: matchPhrases('feierabend|(komme|kommen) ~4 (heim|nach hause)|(mache|machen) ~3 schluss'),
  fr: matchPhrases('(je|on|nous) (finis|termine|sors|rentre|finit|sort|rentre)'),
  es: matchPhrases('(salgo|salimos|termino|terminamos|acabo|acabamos)'),
  it: matchPhrases('(esco|usciamo|finisco|finiamo|torno a casa)|(stacco|stacchiamo) (alle|dalle|verso)'),
}

/** Whether a clause says when its writer gets free, and not what they did until then: `sabato mi libero alle 15`. */
export function getsFree(clause: string, language: Language): boolean {
  return frees[language].test(clause)
}

const frees: Readonly<Record<Language, PhraseMatcher>> = {
  en: matchPhrases('(i|we) ~1 (get|become|free up) (free|at|by|around)'),
  de: matchPhrases('(werde|werden) (ich|wir) ~4 frei|(ich|wir) (werde|werden) ~4 frei'),
  fr: matchPhrases('(je|on|nous) ~1 (me|se|nous) (libere|liberons)'),
  es: matchPhrases('(me|nos) (libero|liberamos)|(quedo|quedamos) (libre|libres)'),
  it: matchPhrases('(mi|ci) (libero|liberiamo)'),
}

/** Whether a clause says when lessons end, behind which a school can meet. */
export function endsLessons(clause: string, language: Language): boolean {
  return lessons_end[language].test(clause)
}

const lessons_end: Readonly<Record<Language, PhraseMatcher>> = {
  en: matchPhrases('(lessons|classes) ~1 (end|ends|finish|finishes|are over)'),
  de: matchPhrases('unterricht ~3 (endet|aus|vorbei)|endet (der|unser|mein) unterricht'),
  fr: matchPhrases('les cours ~1 (finissent|se terminent|s arretent)'),
  es: matchPhrases('las clases ~1 (acaban|terminan)'),
  it: matchPhrases('lezioni ~1 (finiscono|terminano)'),
}

/** Whether a folded text goes on behind what it named. */
export function saysAfterwards(folded: string, language: Language): boolean {
  return afterwards[language].test(folded)
}

const afterwards: Readonly<Record<Language, PhraseMatcher>> = {
  en: matchPhrases(`after|afterwards|from there|onwards|${wish_words.en.plain.from_then}`),
  de: matchPhrases(`danach|nachher|hinterher|${wish_words.de.plain.from_then}`),
  fr: matchPhrases(`apres|ensuite|${wish_words.fr.plain.from_then}`),
  es: matchPhrases(`despues|luego|${wish_words.es.plain.from_then}`),
  it: matchPhrases(`dopo|poi|${wish_words.it.plain.from_then}`),
}
