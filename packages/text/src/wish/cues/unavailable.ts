import type { Language } from '../../language.ts'
import { matchPhrases, type PhraseMatcher } from './phrase-matcher.ts'

/** Whether a clause says of its times that they do not suit, from folded text. */
export function isUnavailable(folded: string, language: Language): boolean {
  if (saysUnoccupied(folded, language)) return false
  if (saysCameUp(folded, language)) return true
  if (unavailable[language].test(folded.replace(why_not, ''))) return true
  if (diaries[language].test(folded) && !roomy[language].test(folded)) return true
  return regrets[language].test(folded) && !alone[language].test(folded)
}

/** `Why don't you come on Sunday?`, `de cuatro a siete, que es cuando no trabajo` */
const why_not =
  /(?<!\p{L})(?:que es cuando no [^,;.]{0,40}|if that(?:['’]?s no good| does(?:n['’]?t| not) (?:work|suit))|non? (?:te|le|os|ti|vi) (?:viene|va|vendria|iria|andrebbe|verrebbe) (?:mejor|meglio)|(?:ware|ist) (?:dir|ihnen|euch) nicht|(?:tu|vous) (?:ne )?(?:preferes?|preferez|prefererais|prefereriez|veux|voulez|voudrais|voudriez) pas|(?:which|that) is when (?:i|we) ?(?:'m|am|'re|are)? not [^,;.]{0,40}|why don['’]?t|why not|warum (?:kommst|kommt) (?:du|ihr) nicht|pourquoi (?:ne|n['’])|por que no|perche non)(?!\p{L})/u

/** Whether a clause says that nothing occupies its writer, `on Tuesdays I have no lectures`, or only work near the reader. */
export function saysUnoccupied(folded: string, language: Language): boolean {
  return unoccupied[language].test(folded)
}

/** `Something has come up tomorrow`: no such time is meant, whatever was learned of other mails. */
export function saysCameUp(folded: string, language: Language): boolean {
  return came_up[language].test(folded)
}

const came_up: Readonly<Record<Language, PhraseMatcher>> = {
  en: matchPhrases('something ~3 (came|come|cropped) up|(conflict|clash) ~1 (came|come) up'),
  de: matchPhrases('(dazwischengekommen|dazwischen gekommen)'),
  fr: matchPhrases(
    '(ai|avons|eu) ~1 un (empechement|imprevu|contretemps)|(empechement|imprevu) de derniere minute',
  ),
  es: matchPhrases(
    '(ha|han) (surgido|salido) ~1 (algo|un|una)|surgio ~1 (algo|un|una)|(tengo|tuve|hubo) un imprevisto',
  ),
  it: matchPhrases(
    '(ho|abbiamo|avuto) ~1 un (imprevisto|contrattempo)|e (sorto|saltato fuori) ~1 (qualcosa|un)',
  ),
}

const unoccupied: Readonly<Record<Language, PhraseMatcher>> = {
  en: matchPhrases(
    'nothing (on|planned|scheduled|booked|in (my|the) (diary|calendar))|(no|not any|without|don t have|don t teach|don t work) ~1 (lesson|lessons|school|class|classes|lecture|lectures|teaching|shift|shifts|clinic|meetings|court|practice|training|rehearsal|rehearsals|patients)|free period|you can have (me|us)',
  ),
  de: matchPhrases(
    '(kein|keine|keinen) ~1 (dienst|unterricht|schule|kurs|kurse|vorlesung|vorlesungen|schicht|sprechstunde|probe|proben|besprechungen|meetings|training|patienten|seminar|stunden)|freistunde|(buro|sekretariat|empfang|praxis|geschaftsstelle|anlaufstelle|theke) ~9 besetzt|(nix|nichts) ~1 (vor|geplant|an|im kalender)',
  ),
  fr: matchPhrases(
    '(pas|aucun|aucune) ~1 (cours|audience|reunion|reunions|classe|garde|permanence|entrainement|patients|consultation|consultations|ecole)|heure creuse|rien ~3 (prevu|planifie|programme|agenda)|(travaille|travaillons) ~3 (dans|pres de|sur) (votre|ta|ton)',
  ),
  es: matchPhrases(
    '(no|sin) ~1 (tengo|tenemos|hay|doy)? ~1 (clase|clases|turno|guardia|reuniones|ensayo|entreno|juicio|consulta|pacientes)|nada ~1 (previsto|planeado|programado|en (la|mi) agenda)|no (tengo|tenemos) ~1 (planes|compromisos|compromiso)',
  ),
  it: matchPhrases(
    '(non|senza) ~1 (ho|abbiamo|c e)? ~1 (lezione|lezioni|riunioni|turno|turni|corsi|udienza|udienze|allenamento|pazienti|visite)|(niente|nulla) ~1 (in programma|in agenda|previsto)|non (ho|abbiamo) ~1 (impegno|impegni)|nessun impegno',
  ),
}

/** Whoever speaks of their diary says that it is full, unless they say otherwise: `my diary's a mess until the 20th`. */
const diaries: Readonly<Record<Language, PhraseMatcher>> = {
  en: matchPhrases('my ~1 (diary|calendar|schedule|agenda|timetable)'),
  de: matchPhrases('mein ~1 (kalender|terminkalender|terminplan|zeitplan)'),
  fr: matchPhrases('mon ~1 (agenda|planning|calendrier|emploi du temps)'),
  es: matchPhrases('(mi|la) ~1 (agenda|calendario)'),
  it: matchPhrases('(mia|l) agenda|mio calendario'),
}

const roomy: Readonly<Record<Language, PhraseMatcher>> = {
  en: matchPhrases('free|open|empty|clear*|light|quiet|room|says|put|note*|gap|flexible|in my'),
  de: matchPhrases('frei|leer|luft|offen|platz|sagt|steht|im|in meinem|lucke|ruhig'),
  fr: matchPhrases('libre|vide|ouvert|calme|place|dit|note|dans|permet|trou'),
  es: matchPhrases('libre|vacia|abierta|tranquila|hueco|dice|en|permite|apunto'),
  it: matchPhrases('libera|vuota|aperta|tranquilla|spazio|dice|in|permette|segno'),
}

const regrets: Readonly<Record<Language, PhraseMatcher>> = {
  en: matchPhrases('unfortunately|sadly|i m afraid|i am afraid|alas'),
  de: matchPhrases('leider|bedauerlicherweise|schade'),
  fr: matchPhrases('malheureusement|helas'),
  es: matchPhrases('desgraciadamente|por desgracia|lamentablemente|desafortunadamente'),
  it: matchPhrases('purtroppo|sfortunatamente'),
}

/** `Unfortunately only on Friday` names a time that suits. */
const alone: Readonly<Record<Language, PhraseMatcher>> = {
  en: matchPhrases(
    'only|not until|just (on|the|a|one|mon*|tue*|wed*|thu*|fri*|after|before|from)|mov*|reschedul*|postpon*|push|shift',
  ),
  de: matchPhrases('nur|erst|fruhestens|lediglich|verschieb*|verleg*|umlegen|statt'),
  fr: matchPhrases('seulement|uniquement|que|report*|decal*|repouss*|deplac*'),
  es: matchPhrases('solo|solamente|unicamente|aplaz*|pospon*|mover*|cambi*|pasar*'),
  it: matchPhrases('solo|soltanto|solamente|spost*|rinvi*|rimand*|posticip*'),
}

/** What a clause says of times that do not suit. */
const unavailable: Readonly<Record<Language, PhraseMatcher>> = {
  en: matchPhrases(
    [
      '(is|s) out for (me|us)|(struggle|struggling) (with|on)|(got|have) the kids',
      '(on|starts) ~2 (holiday|holidays|vacation|leave)|nothing ~2 (available|free|left|open|works|suits|possible)',
      '(booked|claimed|roped|taken) (me|us)|(has|have) me ~1 (all day|busy|at)|(am|m|are|re|is|been) (booked|spoken for|claimed|roped in)',
      '(not|never|cannot|cant|wont|isnt|arent|doesnt|dont|couldnt|can t|won t|isn t|aren t|doesn t|don t|wouldn t|couldn t|unable to) ~3 (able|work*|suit*|possible|make|do|come|here|free|available|around|convenient|ideal|good|great|attend|option|join|there|fit|manage)',
      '(am|m|im|is|are|re|be|being|ll be|was) ~2 (busy|away|out|travel*|closed|off|booked|full|packed|hopeless|impossible|taken|tied up|on holiday|on leave|on the train|on a train|on the plane|on a plane|on the road|at a conference|in meetings|tricky|difficult|hard|bad|awkward|no good|unavailable|blocked|abroad|in court|teaching)',
      '(remain|remains|stay|stays|keep|keeps) ~1 (closed|shut)',
      '(nobody|no one|noone) ~1 (can|will|is able to) ~2 (come|make it|be|get|see)|(is|s) (a madhouse|chaos|full on|bedlam|mayhem)|(nobody|no one|noone) ~1 (here|in|there|around)|(is|s) a ~1 holiday',
      'is (choir|football|yoga|school run|my day off|our day off|a bank holiday|a holiday)|out of the question|no can do|snowed under|swamped|flat out|rammed|a write off|write off|poorly|ill in bed|have a fever|off sick|no good|no use|not human|useless|a zombie|a nightmare|hopeless|impossible',
      '(is|s|looks) ~2 (a mess|manic|crazy|hectic|rammed|chocka|mad|murder)|(work|working|teach) ~2 (until|till)|(m|am|re|are|be|is) not ~1 in|no go|off limits|off the table|ruled out|not an option|no longer ~2 (work*|suit*|possible|available|free|do)|(have|got|ve got|has) ~3 (class|classes|lecture|lectures|lab|labs|training|practice|choir|yoga|meetings|appointments|court|surgery|shift|shifts|school|exams|dentist|gym|football|rehearsal|rehearsals)|(am|m) ~2 (at|in|on) ~2 (school|class|clinic|training|shift|fair|conference|dentist|doctor|hospital|surgery)',
    ].join('|'),
  ),
  de: matchPhrases(
    [
      'wird ~2 (eng|knapp|schwierig)',
      'haut ~2 nicht hin|wird ~1 nichts',
      '(zu nichts|nicht) ~1 (gebrauchen|ansprechbar)|kein mensch|drunter und druber|(ist|sind|geht) ~5 (die holle los|der teufel los|viel los|chaos)',
      '(habe|hab|haben|mache|machen|nehme) (ich |wir )?~1 (urlaub|ferien|elternzeit)|(im|in) (urlaub|ferien|elternzeit|den ferien)',
      '(hat|haben) ~1 (mich|uns) ~9 (gebucht|verplant|eingeplant|eingeteilt|beschlagnahmt|eingespannt)|(bin|sind) ~5 (gebucht|verplant|eingeteilt|eingespannt)',
      '(geht|ginge|passt|passen|passte|kann|konnen|konnte|klappt|klappen|schaff*|mag|moglich|bin|sind|ist|hab|habe|haben|gehts|passts|klappts) ~5 (nicht|gar nicht|leider nicht|nie)( (moglich|da|im haus|im buro|frei|verfugbar|erreichbar|dabei))?',
      '(bin|sind|ist|ware|sei) ~4 (wegen ~3)? (unterwegs|blockiert|geblockt|gesperrt|eingespannt|ausgelastet|weg|verreist|im urlaub|ausgebucht|verplant|schlecht|ungunstig|voll|unmoglich|belegt|beschaftigt|verhindert|geschlossen|besetzt|dicht|raus|krank|auf dienstreise|auf reisen|nicht da|nicht im haus|nicht im buro|auf montage|im ausland|zu)',
      '(bleibt|bleiben) ~4 (wegen ~3)? (geschlossen|zu)|(nix|nichts) ~1 (geht|frei|moglich|passt)|(geht|ginge|passt) ~6 (nix|nichts)',
      '(komme|kommen|arbeite|arbeiten|unterrichte|fahre) ~3 (nicht|nie)',
      'nicht ~1 verfugung|niemand ~2 (da|hier|im haus|im buro|erreichbar)|(ist|haben) ~3 feiertag',
      '(habe|hab|haben) ~4 (keine zeit|keine luft|schule|training|chor|pilates|yoga|frei genommen|urlaub|keinen platz|dienst)',
      '(fallt|fallen) ~3 (aus|flach|weg)|scheid(et|en) ~2 aus|bei (mir|uns) nicht|(wird|ist|geht|lauft) ~4 (nix|nichts)|(nix|nichts) mehr|geht sich ~5 nicht|dazwischengekommen|krank|fieber|land unter|nicht moglich|da ~3 (nicht|keine zeit)',
      '(arbeite|arbeiten|unterrichte) ~4 bis|keine option|kommt ~4 nicht in frage|flachfallen|auszusparen|aussparen|auszuklammern|ausklammern|auszunehmen|meiden|vermeiden|auszulassen|tabu|nicht in frage|weglassen|wegzulassen|(passt|geht|ginge) ~2 (schlecht|ungern|nie|kaum)',
      '(habe|haben|hab|hat) ~5 (seminar|vorlesung|unterricht|kurs|kurse|meetings|besprechungen|schicht|probe|sport|physio|jour fixe)|(bin|sind) ~4 (auf|beim|bei|in) ~2 (messe|schulung|konferenz|tagung|arzt|vorlesung|probe|schule|klausur|kur|reha|baustelle|fortbildung)',
    ].join('|'),
  ),
  fr: matchPhrases(
    [
      '(ca|c) ~1 coince',
      '(viens|vient|venons|viendrai) pas|(finis|finit|finissons|rentre|arrive) trop tard',
      'bon a rien|bonne a rien|pas ~1 (frais|fraiche)',
      'en (vacances|conge|conges)|(prends|prenons|pose|posons) ~2 (conge|conges|vacances)',
      '(m|nous) ~1 (a|ont) ~2 (reserve|reservee|reserves|booke|bookee|requisitionne|requisitionnee)|(suis|sommes) ~2 (reserve|reservee|bookee|booke|coince|coincee|coinces|requisitionnee|requisitionne)',
      '(peux|peut|pouvons|pourrai|pourrais|pourrons|suis|sommes|serai|serons|est|sera|va|convient|conviendra|arrange|irait|ai) pas ~3 (la|disponible*|libre|dispo|possible|venir|convient|bureau|temps|etre|me|de|au)?',
      '(suis|sommes|serai|serons|est|sera|sont|seront) ~2 (retenu|retenue|retenus|bloque|bloquee|pris|prise|prises|occupe|occupee|occupes|absent|absente|absents|en deplacement|en conge|en vacances|ferme|fermes|fermee|impossible|complique|complet|completes|exclu|exclue|mal|en formation|en reunion|a l etranger|injoignable|indisponible*)',
      '(travaille|travaillons|viens|venons|bosse|recois|recevons|enseigne|consulte|passe|sors) (pas|jamais)',
      '(reste|restent|restera|resteront|demeure|demeurera) ~1 (ferme|fermee|fermes|fermees)',
      'a personne|n est la|ferie|jour ferie|fete nationale|rien ~2 (libre|dispo|disponible|possible)',
      "(c'est|ce sera) ~2 (mort|impossible|complique|rape|la folie|le rush|la course|le chaos)|hors de question|tombe mal|malade|deborde|debordee|sous l'eau|impossible (pour|a|de)|impossible",
      '(ai|avons|a) ~3 (cours|yoga|formation|sport|danse|chorale|kine|garde|astreinte|entrainement|audience|examen|examens)|je (bosse|travaille|donne cours|enseigne)|suis de (garde|repos)|(suis|sommes|serai|est) ~2 (jamais|plus) ~2 (libre|dispo|disponible|la|joignable)|eviter|exclure',
    ].join('|'),
  ),
  es: matchPhrases(
    [
      '(tengo|tenemos) ~1 (plan|planes)',
      'adios a (nuestra|nuestro|la|el)',
      'no soy (persona|nadie)|no sirvo ~2 nada|(al final|ese dia) (curro|trabajo)|(curro|trabajo) todo el dia',
      '(de|cojo|cogemos) (vacaciones|baja|permiso)',
      '(me|nos) ~1 (ha|han) ~2 (reservado|fichado|acaparado|apuntado)|(me|nos) (tiene|tienen) ~3 (ocupad*|liad*|secuestrad*|todo el dia)',
      '(no|nunca|tampoco) ~2 (puedo|podemos|podre|podremos|puede|viene|va|vienen|van|es posible|sera posible|estoy|estamos|estare|estaremos|esta|llego|tengo|tenemos|abrimos|trabajo|trabajamos|me)',
      '(estoy|estamos|estare|estaremos|esta|estan|ando|tengo) ~2 (comprometid*|fuera|de viaje|ocupad*|bloquead*|lioad*|liad*|cerrad*|de vacaciones|complet*|reunid*|de baja|hasta arriba|pillad*)',
      '(permanece|permanecera|permaneceran|queda|quedara|quedaran) ~1 cerrad*',
      '(no|nunca|tampoco) ~2 (vengo|venimos|recibo|recibimos|atiendo|atendemos|paso|curro)',
      'nada ~2 (libre|disponible|posible)|no hay nadie|(es|hay) ~2 (fiesta|festivo|feriado|puente)|no (vengas|venga|vengais|pases|pase)',
      '(imposible|enferm*|fiebre|fatal|descartad*|complicad*|cerramos|mal)',
      '(tengo|tenemos) ~2 (clase|clases|practicas|turno|yoga|reuniones|medico|dentista|guardia|juicio|examen|examenes|entreno|ensayo|curso)|(trabajo|trabajamos) ~2 hasta|doy clase|(estoy|estamos) en (clase|el hospital|la feria|el medico)|(a|de) evitar|descartar',
    ].join('|'),
  ),
  it: matchPhrases(
    [
      '(giorno|lunedi|martedi|mercoledi|giovedi|venerdi|sabato|domenica) salta|sono (incasinato|incasinata)',
      'non ~1 (riesco|riusciamo|riusciro)',
      'non (servo|sono buono|sono buona) ~1 (niente|nulla)|non connetto|non ragiono|non (puo|posso|possiamo|riesce|riesco|riusciamo) ~1 (incontrarla|incontrarti|vederla|vederti|riceverla|riceverti|venire|esserci)|(e|sara) ~1 (delirio|macello)',
      'in (vacanza|ferie|permesso|aspettativa)',
      '(mi|ci) ~1 (ha|hanno) ~2 (prenotat*|impegnat*|requisit*|arruolat*|sequestrat*)|(sono|siamo) ~2 (prenotat*|incastrat*|requisit*)',
      'non ~2 (posso|possiamo|potro|riesco|riusciamo|riusciro|ci sono|ci siamo|ci saro|va|vanno|andrebbe|sono|siamo|e possibile|ce la faccio|lavoro|lavoriamo|ho|abbiamo|mi|saro)',
      '(sono|siamo|saro|saremo|e|sara) ~2 (fuori|via|impegnat*|occupat*|bloccat*|blindat*|chius*|in viaggio|in ferie|in trasferta|in vacanza|all estero|impossibile|difficile|assent*|complicat*|pien*)',
      '(resta|restano|restera|resteranno|rimane|rimarra|rimarranno) ~1 chius*',
      'non ~2 (vengo|veniamo|ricevo|riceviamo|insegno|passo)',
      '(niente|nulla) ~2 (libero|disponibile|possibile)|non c e nessuno|(e|c e) ~1 (festa|festivo|ponte)|non (venire|venga|passare)',
      'impossibile|la febbre|malat*|da escludere|fuori discussione',
      '(lavoro|lavoriamo) ~2 fino|(ho|abbiamo) ~2 (lezione|lezioni|riunione|riunioni|corso|corsi|turno|palestra|udienza|visite|esame|esami|allenamento|scuola|confessioni)|(sono|siamo) ~1 (a|in) (lezione|riunione|corso|fiera|ferie|trasferta|udienza|scuola|viaggio)',
    ].join('|'),
  ),
}
