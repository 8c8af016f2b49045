import type { Language } from '../../language.ts'
import { matchPhrases, type PhraseMatcher } from './phrase-matcher.ts'

/** Whether a folded sentence says that its writer is or comes somewhere for some days: `We shall be in Berlin from the 23rd`. */
export function saysVisit(folded: string, language: Language): boolean {
  const text = folded.replaceAll(',', '')
  return visits[language].test(text) && !others[language].test(text)
}

/** Whether it says that its writer travels: `On Saturday I fly home`. */
export function saysTravel(folded: string, language: Language): boolean {
  return travels[language].test(folded.replaceAll(',', ''))
}

const visits: Readonly<Record<Language, PhraseMatcher>> = {
  en: matchPhrases(
    [
      '(i|we|im) ~2 (am|m|are|re|be|ll|im) ~4 (in|at|over|around|near|there|here|town|visiting|staying|exhibiting|with)',
      '(i|we|im|then) ~3 (land|arrive|touch down|fly in|fly to|fly into|come to|come over|coming|travelling|traveling|visiting|visit|staying|stay|get in|get to|get there|over)',
      '(team|auditors|inspectors|engineers|technicians|trainers|colleagues|delegation|group|they) ~1 (will be|are|is|ll be) ~2 (with you|at your|in your|on site)',
      '(takes|brings|sends|sending|bringing|taking) (me|us)|(my|our) ~1 (trip|visit|stay)|(i|we) ~2 (have|ve) ~3 stand',
    ].join('|'),
  ),
  de: matchPhrases(
    [
      '(bin|werde|ware|sind wir|wir sind|werden wir|wir werden|waren wir|wir waren) ~9 (in|im|bei|da|hier|dort|vor ort|auf)',
      'komme|lande|(reise|fliege|besuche|ubernachte|fahre) ~9 (nach|zu|in|an)|wir ~3 (kommen|reisen|landen|fliegen|fahren|ubernachten)|(kommen|reisen|landen|fliegen|fahren) wir',
      '(team|prufer|pruferin|prufungsteam|pruferteam|techniker|kollegen|delegation|gruppe) ~1 (ist|sind|kommt|kommen|wird|werden) ~9 (bei (ihnen|euch|dir)|zu (ihnen|euch|dir)|im haus|vor ort)',
      '(schickt|schicken|fuhrt|verschlagt) (mich|uns)|(mein|meine|meiner|unser|unsere|unserer) ~1 (besuch|aufenthalt|reise)|(habe|haben|hatte|hatten) ~9 stand',
    ].join('|'),
  ),
  fr: matchPhrases(
    [
      '(suis|serai|sommes|serons) ~4 (a|au|aux|en|dans|sur|chez|la|ici|de passage)|on (sera|est) ~3 (a|au|en|chez|la)',
      '(viens|venons|viendrai|viendrons|passons|passerai|voyage|voyageons|arrive|arrivons|arriverai|arriverons|atterris|atterrissons|atterrirai|debarque|debarquons|sejourne|sejournerai|loge)|je passe ~2 (a|par)',
      '(equipe|auditeurs|inspecteurs|techniciens|formateurs|collegues|delegation|groupe|ils) ~2 (sera|seront|est|sont|vient|viennent) ~3 (chez vous|chez toi|dans vos|sur place|sur site)',
      '(m|me|nous) (envoie|envoient|amene|amenent|conduit)|(mon|notre) ~1 (voyage|sejour|passage|deplacement)|(tiens|tenons|aurai|aurons) ~2 stand',
    ].join('|'),
  ),
  es: matchPhrases(
    [
      '(estoy|estare|estamos|estaremos) ~4 (en|por|ahi|alli|alla|aqui|de visita|de paso)',
      '(viajo|viajamos|viajare|viajaremos|vengo|venimos|vendre|vendremos|llego|llegamos|llegare|llegaremos|aterrizo|aterrizamos|aterrizare|vuelo|volamos)|(voy|vamos|ire|iremos|paso|pasamos|pasare) ~2 (a|por|en)',
      '(equipo|auditores|inspectores|tecnicos|formadores|companeros|delegacion|grupo) ~1 (estara|estaran|esta|estan|ira|iran) ~3 (en (sus|su|vuestras|tus|las)|con (ustedes|vosotros)|alli)',
      '(me|nos) (manda|mandan|envia|envian|lleva|trae)|(mi|nuestro|nuestra) ~1 (viaje|visita|estancia)|(tengo|tenemos|tendre) ~2 stand',
    ].join('|'),
  ),
  it: matchPhrases(
    [
      '(sono|saro|siamo|saremo) ~4 (a|al|alla|in|nel|nella|da|li|la|qui|qua|di passaggio)',
      '(vengo|veniamo|verro|verremo|arrivo|arriviamo|arrivero|arriveremo|atterro|atterriamo|atterrero|viaggio|viaggiamo|soggiorno)|(passo|passiamo|scendo|salgo|vado|andiamo) ~2 (a|in|da|per)',
      '(team|squadra|revisori|ispettori|tecnici|formatori|colleghi|delegazione|gruppo) ~2 (sara|saranno|e|verra|verranno) ~2 (da (voi|lei|te)|presso|nei vostri|in sede|sul posto)',
      '(mi|ci) (manda|mandano|porta|portano)|(mio|mia|nostro|nostra) ~1 (viaggio|visita|soggiorno|permanenza)|(ho|abbiamo|avro) ~2 stand',
    ].join('|'),
  ),
}

/** Of other people, or of what takes all of the time. */
const others: Readonly<Record<Language, PhraseMatcher>> = {
  en: matchPhrases(
    '(course|courses|training|seminar|holiday|holidays|vacation|on leave|court|meetings|retreat|hospital|away|busy)',
  ),
  de: matchPhrases(
    '(kurs|lehrgang|fortbildung|schulung|seminar|urlaub|ferien|gericht|klausur|reha|kur|krankenhaus|verreist|sitzungen|besprechungen)|weg',
  ),
  fr: matchPhrases(
    '(stage|formation|seminaire|vacances|conge|conges|tribunal|hopital|reunion|reunions|absent|absente)',
  ),
  es: matchPhrases(
    '(curso|formacion|seminario|vacaciones|juzgado|hospital|fuera|reunion|reuniones|de viaje)',
  ),
  it: matchPhrases(
    '(corso|formazione|seminario|ferie|vacanza|tribunale|ospedale|fuori|riunione|riunioni)|(i|gli|le) ~2 sono',
  ),
}

const travels: Readonly<Record<Language, PhraseMatcher>> = {
  en: matchPhrases(
    '(i|we|im|my|our) ~3 (land|arrive|get in|get there|fly|fly in|leave|travel|head|return|depart|flight|train|plane|ferry|bus)',
  ),
  de: matchPhrases(
    '(lande|landen|komme|kommen|reise|reisen|fliege|fliegen|fahre|fahren|anreise|abreise|ruckflug|heimflug|flieger|zug|flug|heim)',
  ),
  fr: matchPhrases(
    '(arrive|arrivons|atterris|debarque|repars|repartons|pars|partons|rentre|rentrons|reprends|quitte|vol|train|avion)',
  ),
  es: matchPhrases(
    '(llego|llegamos|aterrizo|aterrizamos|vuelvo|volvemos|salgo|salimos|regreso|regresamos|marcho|voy|vuelo|tren|avion|ida)',
  ),
  it: matchPhrases(
    '(arrivo|arriviamo|atterro|riparto|ripartiamo|torno|torniamo|rientro|rientriamo|parto|partiamo|volo|treno|aereo)',
  ),
}
