import type { Language } from '../../language.ts'
import { denies } from './negation.ts'
import { matchPhrases, type PhraseMatcher } from './phrase-matcher.ts'

/**
 * Whether a folded sentence calls its reader to an event or before somebody, as letters of offices, societies and hosts
 * do: `You are cordially invited to the opening`, `Sie werden gebeten, sich um 9 Uhr einzufinden`.
 */
export function callsToAttend(folded: string, language: Language): boolean {
  return calls[language].test(folded) && !denies(folded, language)
}

const calls: Readonly<Record<Language, PhraseMatcher>> = {
  en: matchPhrases(
    '(are|re) ~2 (invited|summoned|called) to (the|a|an|our|my|this|attend|appear|join|take part|participate|come|celebrate|be)|(are|re) ~2 (requested|asked|expected|required|due) to ~1 (attend|appear|come|join|assemble|gather|meet|be (present|at|in|there)|take part|participate|report to|present (yourself|yourselves|themselves))|(please|kindly) (present yourself|report to (reception|the|our|room)|appear (at|in|before)|be present)|your ~1 (presence|attendance|participation|company) (is|will be) (kindly |urgently |respectfully |greatly |also )?(requested|required|expected|essential|needed|compulsory|mandatory|desired)|the (pleasure|honour|honor) of your (company|presence)|(honour|honor|grace) us with your presence|count* on (seeing you|your presence|you being)|have been (selected|shortlisted|invited|chosen) (for|to) (a|an|the) ~1 (interview|assessment|audition|hearing)',
  ),
  de: matchPhrases(
    '(werden|werdet|wirst) ~7 gebeten ~1 , ~12 (einzufinden|zu erscheinen|vorzusprechen|teilzunehmen|vorzustellen|anwesend zu sein)|(werden|werdet|wirst) ~12 (vorgeladen|einbestellt)|(finden sie sich|findet euch|finde dich) ~12 ein|(sind|seid|bist) ~12 (geladen|vorgeladen|eingeladen|einbestellt|willkommen)|um ~2 (erscheinen|anwesenheit|teilnahme) ~9 (gebeten|ersucht)|(bitten|bitte|ersuchen) ~1 um (ihr|dein|euer|ihre|deine|eure) (erscheinen|kommen|anwesenheit|teilnahme)|(ihre|deine|eure) ~1 (anwesenheit|teilnahme) ~9 (erforderlich|notwendig|pflicht|verpflichtend|erwunscht|unerlasslich|erbeten)|(gibt sich|geben uns|gebe mir) ~2 ehre|(kommt|erscheint) ~2 zahlreich',
  ),
  fr: matchPhrases(
    '(vous etes|etes vous|tu es|es tu) ~3 (invite*|convie*) (a (la|l|une|un|notre|votre|cette|ce|participer|assister|prendre part|vous presenter|te presenter|venir|rejoindre|vous joindre|te joindre)|au|aux|le|chez)|(vous etes|tu es) ~3 (convoque*|attendu*)|(vous etes|tu es) ~1 prie* de ~2 (vous presenter|vous rendre|te presenter|assister|participer|venir)|(plaisir|honneur|joie) de (vous|te|t) ~1 (convier|inviter|recevoir|accueillir)|heureux de vous (accueillir|recevoir|convier)|(vous|te|t) (convions|convie|invitons|invite|convoquons|convoque) (a (la|l|une|un|notre|cette|ce|participer|assister|prendre part)|au|aux)|(venez|soyez) (tres )?(nombreux|nombreuses|tous)|soyez (le|la|les) bienvenu*|votre presence (est|sera) ~1 (indispensable|requise|obligatoire|souhaitee|necessaire|demandee|attendue)|(reservez|reserve) ~1 (votre|ta) (soiree|journee|matinee|apres midi)|vous (recevra|recevrons|entendra|entendrons)',
  ),
  es: matchPhrases(
    '(queda|quedan|quedais|quedas|estais|estas) ~2 (convocad*|invitad*|citad*)|(usted|ustedes|todos|todas) ~1 (queda|quedan|esta|estan|son|es) ~1 (convocad*|invitad*|citad*)|(esta|estan) (usted|ustedes|todos) ~1 (convocad*|invitad*|citad*)|(le|te|os|les) (invitamos|invito|convocamos|convoco|citamos|cito) ~1 (a (la|una|un|nuestra|nuestro|mi|esta|este|asistir|participar|acudir)|al|el|para)|(ruega|rogamos|ruego|solicitamos|solicita|requiere) ~1 (su|vuestra|tu) (asistencia|presencia|participacion)|(ruega|rogamos|ruego) ~1 (asistir|acudir|presentarse|personarse|se persone|se presente|acuda|asista|comparezca)|usted debera ~1 (presentarse|personarse|comparecer|acudir)|debera* ~1 (personarse|comparecer)|debera* presentarse en ~1 (juzgado|tribunal|comisaria|recepcion|consulta|ayuntamiento)|(placer|honor|gusto) de (invitar*|convocar*|recibir*|convidar*)|(sera|seria) un (honor|placer) ~1 (recibir*|contar con|tener*)|(contar con|tener) (su|tu|vuestra) (presencia|asistencia)|(su|tu|vuestra) (presencia|asistencia) (es|sera) ~1 (imprescindible|obligatoria|necesaria|requerida)|esperamos a (todos|todas)',
  ),
  it: matchPhrases(
    '(lei|s v|la s v) e ~2 (invitat*|convocat*|attes*|pregat* di (presentarsi|partecipare|intervenire))|(siete|sei) ~3 (invitat*|convocat*|attes*) (a (partecipare|presentarvi|presentarti|presenziare|intervenire|una|un)|al|alla|all|ai|agli|per|il|in|da)|e convocat* (la|l|il|un|una)|(la|vi|ti|le) (convochiamo|convoco|invitiamo|invito) ~1 (a (partecipare|presentarsi|presenziare|intervenire|prendere parte|una|un)|al|alla|all|per|il)|(piacere|onore|gioia) di (invitar*|aver*|ospitar*|accoglier*)|(piacere|onore) (aver*|ospitar*)|farebbe ~1 piacere aver*|aspettiamo ~1 (numeros*|tutti|tutte)|(venite|accorrete|intervenite) ~1 numeros*|(la sua|la tua|la vostra) (presenza|partecipazione) e ~1 (richiesta|necessaria|obbligatoria|indispensabile|gradita)|si (prega|invita|invitano|pregano) ~4 (a|di) (prendere parte|partecipare|presenziare|presentarsi|intervenire)',
  ),
}
