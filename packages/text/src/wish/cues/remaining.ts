import type { Language } from '../../language.ts'
import { matchPhrases, type PhraseMatcher } from './phrase-matcher.ts'

/** Whether a folded sentence says which times are left for the meeting, whatever else it asks for. */
export function saysWhatRemains(folded: string): boolean {
  return remaining.test(folded)
}

const remaining = matchPhrases(
  [
    '(leaves|leaving) ~3 (monday|tuesday|wednesday|thursday|friday|the)|(all|only) that s left is',
    '(bleibt|bleiben|bliebe|blieben) ~4 (montag|dienstag|mittwoch|donnerstag|freitag|der|die)',
    '(reste|restent|resterait) ~4 (lundi|mardi|mercredi|jeudi|vendredi|le|les)',
    '(queda|quedan|quedaria|quedarian) ~3 (el|los|lunes|martes|miercoles|jueves|viernes)',
    '(resta|restano|rimane|rimangono) ~3 (il|lunedi|martedi|mercoledi|giovedi|venerdi)',
  ].join('|'),
)

/** Whether a folded sentence says when the new appointment of a meeting that moves may be, whatever else it announces. */
export function saysWhenNew(folded: string): boolean {
  return new_dates.test(folded)
}

const new_dates = matchPhrases(
  [
    '(new|next) ~1 (appointment|date|meeting|time) ~1 (should|must|has|needs|ought|would)',
    '(neue|neuer|nachste) ~1 (termin|gesprach|treffen) ~1 (sollte|soll|muss|musste|darf)',
    '(nouveau|nouvelle|prochain) ~1 (rendez|date|entretien|reunion) ~2 (doit|devra|devrait)',
    '(nueva|nuevo|proxima) ~1 (cita|fecha|reunion|visita) ~1 (debe|debera|deberia|tiene|tendria)',
    '(nuovo|nuova|prossimo) ~1 (appuntamento|data|incontro|visita) ~1 (deve|dovra|dovrebbe)',
  ].join('|'),
)

/** Whether a folded sentence says that its writer needs something from the reader, which a talk would give them. */
export function needsOfReader(folded: string): boolean {
  return needs.test(folded)
}

const needs = matchPhrases(
  [
    '(need|must have|have to have|ll need|require) ~2 your ~2 (opinion|answer|decision|view|advice|input|approval|ok|word|help|yes|feedback)',
    '(brauche|brauchen|benotige|benotigen|brauchte) ~5 (meinung|antwort|entscheidung|rat|einschatzung|ok|freigabe|hilfe|zusage|ruckmeldung)',
    '(faut|faudrait|besoin) ~3 (avis|reponse|decision|conseil|accord|aide|retour)',
    '(necesito|necesitamos|necesitaria|hace falta|tener) ~2 (opinion|respuesta|decision|consejo|aprobacion|ayuda|visto)',
    '(serve|servirebbe|bisogno|avere) ~4 (parere|risposta|decisione|consiglio|approvazione|aiuto|opinione)',
  ].join('|'),
)

/** Whether a folded sentence says when somebody is near the reader or can come: `Our engineer is in your street on Monday`. */
export function saysWhenTheyVisit(folded: string, language: Language): boolean {
  return visits[language].test(folded)
}

const visits: Readonly<Record<Language, PhraseMatcher>> = {
  en: matchPhrases(
    '(is|are|s|re|am|m|be) ~3 (in|on|near|around) ~1 (your|the) ~2 (area|street|neighbourhood|neighborhood|building|town|road|district)|(is|are|am|m|re) ~2 in town|(can|could) ~2 (come|call round|be with you|stop by|get away)',
  ),
  de: matchPhrases(
    '(ist|sind|bin) ~9 (in|im|bei) ~1 (ihrer|deiner|eurer|ihrem|der)? (gegend|nahe|strasse|haus|viertel|stadt|ort|stadtteil)|(kann|konnen|konnte|konnten|kame|kamen) ~9 (kommen|vorbeikommen|vorbei|weg)',
  ),
  fr: matchPhrases(
    '(est|sont|sera|seront|suis|serai) ~3 (dans|sur|en) ~1 (quartier|secteur|rue|ville|immeuble|region|coin)|(peut|peuvent|pourrait|pourraient|peux) ~2 (passer|venir|se liberer)',
  ),
  es: matchPhrases(
    '(esta|estan|estara|estaran|estoy) ~2 (en|por) ~1 (zona|barrio|calle|ciudad|edificio)|(puede|pueden|podria|podrian|puedo) ~2 (pasar|venir|ir|acercarse|escaparse)',
  ),
  it: matchPhrases(
    '(e|sono|sara|saranno|saro) ~3 (zona|via|quartiere|citta|palazzo|parti)|(puo|possono|potrebbe|potrebbero|posso) ~2 (passare|venire|liberarsi|staccarsi)',
  ),
}
