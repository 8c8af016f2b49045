import type { Language } from '../../language.ts'
import { matchPhrases, type PhraseMatcher } from './phrase-matcher.ts'

/** Whether a clause says when the meeting has to be over: `it has to be over by 11`, `a las 10 hay que haber terminado`. */
export function endsMeeting(folded: string, language: Language): boolean {
  return ends[language].test(folded)
}

const ends: Readonly<Record<Language, PhraseMatcher>> = {
  en: matchPhrases(
    [
      '(it|this|that|we|i|meeting|call|lunch|coffee|all|everything) ~2 (has to|have to|needs to|need to|must|should|ought to|got to|ll have to|d have to) ~1 be ~1 (over|through|finished|wrapped up|out of|out the|gone)',
      '(we|i) ~2 (have to|need to|must|should|ought to|got to) ~1 be ~1 (done|out|off)',
      'and (be|get) (off|out of) (the|this|my|our) ~2 by|and (be|get) (done|finished|out) by',
      '(it|this|that|we|i|meeting|call|lunch) ~2 (has to|have to|needs to|need to|must|should|got to) ~1 (have finished|have ended|wrap up|have wrapped up|end|finish|stop|break up)',
      '(it|this|that|we|meeting|call|lunch) ~1 (mustn t|must not|can t|cannot|shouldn t|should not) ~1 (go|run|last|drag) ~1 (past|beyond|over)',
      '(as long as|so long as|provided|if) ~1 (it|we) ~1 (is|s|are|re) ~1 (over|through|finished|done|out)',
      '(as long as|so long as|provided|if) ~1 (it|we) ~1 (finish*|end|ends|stop*|wrap up)',
      '(as long as|so long as|provided) ~1 i ~1 (m|am|finish) ~1 (done|out|off|gone|by|at)',
    ].join('|'),
  ),
  de: matchPhrases(
    [
      '(es|das|wir|ich|man|treffen|termin|gesprach|kaffee|essen|alles) ~1 (muss|mussen|musste|mussten|sollte|sollten) ~7 (vorbei|fertig|durch|zu ende|beendet|schluss|raus|aufhoren)',
      '(muss|mussen|musste|mussten|sollte|sollten) (es|das|wir|ich|man|alles|spatestens) ~7 (vorbei|fertig|durch|zu ende|beendet|schluss|raus|aufhoren)',
      '(sofern|solange|vorausgesetzt|wenn) ~1 (wir|es|das) ~6 (vorbei|fertig|durch|zu ende|beendet|schluss)',
      '(sofern|solange) ich ~6 (fertig|raus|weg)',
      '(muss|musste) ~2 bis ~3 (vorbei|fertig|zu ende|schluss)',
    ].join('|'),
  ),
  fr: matchPhrases(
    [
      '(faut|faudrait|faudra) ~1 (qu|que) (on|nous|ce|ca|tout|j|je) ~4 (fini|finie|termine|terminee|boucle|bouclee|plie|sorti|sortie|sortis)',
      '(a condition|pourvu|du moment) (de|d|que|qu) ~3 (fini|finir|finisse|finissions|termine|terminee|terminer|terminions|boucle|boucler)',
      '(faut|faudrait|faudra) ~3 (avoir|etre) ~1 (fini|termine|boucle|sorti)|(faut|faudrait|faudra) (finir|terminer|boucler|arreter|s arreter)',
      '(on|nous|ca|cela|je|reunion|tout) (doit|devra|devrait|devons|devrons|devrions|dois|devrais) ~3 (fini|finie|finir|arreter|termine|terminee|terminer|boucle|boucler|sorti|sortie|sortis|sorties|parti|partie|reparti|repartie)',
    ].join('|'),
  ),
  es: matchPhrases(
    [
      '(hay|habria|habra|tenemos|tendriamos|tengo|tendria|tiene) (que|q) ~3 (acabado|terminado|acabar|terminar|parar|dejarlo|acabada|terminada|fuera)',
      '(debe|debemos|debo|deberia|deberiamos) ~3 (acabado|terminado|acabar|terminar|acabada|terminada)',
      '(siempre que|siempre y cuando|con tal de|a condicion de|mientras) ~2 (acabemos|acabe|acabar|terminemos|termine|terminar)',
      'que ~2 (hayamos|haya|este|estemos) ~1 (acabado|terminado|acabada|terminada|fuera)',
    ].join('|'),
  ),
  it: matchPhrases(
    [
      '(dobbiamo|dovremmo|devo|dovrei|deve|dovrebbe|bisogna|bisognerebbe|occorre) ~2 (finire|smettere|fermarci|finito|finita|terminare|terminato|concludere|concluso|uscire|uscita)',
      '(purche|a patto|a condizione|basta) ~5 (finisca|finire|finiamo|finito|termini|terminare|terminiamo|concluda|concludere)',
      '(dobbiamo|dovremmo|bisogna|deve|dovrebbe) ~1 (essere|aver|avere) ~1 (fuori|finit*|terminat*|conclus*|chius*)',
    ].join('|'),
  ),
}
