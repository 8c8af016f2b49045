import { matchPhrases } from './cues/phrase-matcher.ts'
import { isTime } from './groups.ts'
import type { ReadSentence } from './judge-sentence.ts'
import { asSettled } from './settle.ts'

/** `Our lines are open on weekdays from 8 to 12`: behind times to meet, the hours of a telephone are none of them. */
export function withoutCallingHours(sentences: readonly ReadSentence[]): readonly ReadSentence[] {
  let hasHours = false
  return sentences.map((sentence) => {
    const isCalling = hasHours && !sentence.folded.includes('?') && calling.test(sentence.folded)
    hasHours ||= sentence.items.some((item) => item.kind === 'hours' && !item.isExcluded)
    if (!isCalling) return sentence
    return {
      ...sentence,
      items: sentence.items.filter((item) => !isTime(item)),
      unmeant: [...sentence.unmeant, ...sentence.items.filter(isTime).map(asSettled)],
    }
  })
}

const calling = matchPhrases(
  [
    '(our|the) (phones|phone lines|telephone lines|lines|switchboard|helpline|hotline) (is|are) ~2 (open|staffed|answered|manned)|(telephone|phone|calling) hours|(you can|to) (reach|call|ring|phone) (us|reception|the office|the surgery|the practice) ~3 (by phone|by telephone|on weekdays|from|between)',
    'telefonisch (sind|ist|erreichen|erreichst|erreichbar)|(sind|ist) ~3 telefonisch ~8 (erreichbar|da)|telefonisch ~6 erreichbar|telefonzeiten|telefonzeit|telefonsprechzeiten|telefonsprechzeit|telefonische (erreichbarkeit|sprechzeit|sprechzeiten|sprechstunde)|(hotline|zentrale) ~2 besetzt',
    '(accueil|standard|permanence|secretariat|horaires|ligne) telephonique*|(joindre|joignable|joignables|joignez|repondons|repond|appeler) ~2 (par|au) telephone|(le|notre) standard ~2 (ouvert|joignable|repond)',
    '(atencion|horario) (telefonica|telefonico|de telefono|de llamadas)|centralita|(atendemos|atiende|contestamos|contactarnos|localizarnos) ~2 (por|el|al) telefono',
    '(orario|orari|segreteria|assistenza) (telefonico|telefonici|telefonica)|centralino|(rispondiamo|risponde|raggiungibili|contattarci|reperibili|chiamarci) ~2 (al|per|il) telefono|(siamo|telefonicamente) ~2 (telefonicamente|raggiungibili|reperibili)',
  ].join('|'),
)
