import { matchPhrases } from '../cues/phrase-matcher.ts'
import { isTime } from '../items/groups.ts'
import type { Item } from '../items/item.ts'
import type { ReadSentence } from './judge-sentence.ts'
import { withUnmeant } from '../items/settle.ts'

/**
 * `Our lines are open on weekdays from 8 to 12`: behind times to meet, the hours of a telephone are none of them. Where
 * the mail asks for a call and names no other hours, the call lies in these.
 */
export function withoutCallingHours(sentences: readonly ReadSentence[]): readonly ReadSentence[] {
  // `Bei Fragen rufen Sie uns an` asks for no call.
  const isCall = sentences.some(
    ({ folded, items }) => (folded.includes('?') || items.some(isTime)) && asksForCall.test(folded),
  )
  let hasHours = false
  return sentences.map((sentence) => {
    const isCalling = !sentence.folded.includes('?') && calling.test(sentence.folded)
    const isOther = hasHours
    hasHours ||= sentence.items.some((item) => item.kind === 'hours' && !item.isExcluded)
    if (!isCalling || (!isOther && !isCall)) return sentence
    if (!isOther) return { ...sentence, items: sentence.items.map(asCallingHours) }
    return withUnmeant(sentence, isTime)
  })
}

/** `Die Hotline ist von 13 bis 15 Uhr besetzt`: there are people who answer. */
function asCallingHours(item: Item): Item {
  if (item.kind !== 'hours' || item.hours.until <= item.hours.from) return item
  return { ...item, isExcluded: false, isSettled: true }
}

const asksForCall = matchPhrases(
  [
    '(could|can|would|will) you ~2 (call|ring|phone) (me|us)|please (call|ring|phone) (me|us)|give (me|us) a (call|ring)',
    '(konnen|konnten|kannst|konntest|wurden|wurdest|konnt) ~7 (anrufen|zuruckrufen)|rufen sie (mich|uns)|ruf (mich|uns)',
    '(pouvez|pourriez|peux|pourrais) ~2 (m|nous|me) (appeler|rappeler|telephoner)|(appelez|rappelez|appelle|rappelle) (moi|nous)',
    '(puede|podria|puedes|podrias|podrian|pueden) ~2 (llamar|llamarme|llamarnos|telefonear*)|(llameme|llamame|llamenos|llamanos)',
    '(puo|potrebbe|puoi|potresti|potreste) ~2 (chiamare|chiamarmi|chiamarci|richiamare|telefonar*)|(mi|ci) (chiami|richiami|telefoni)|(chiamami|chiamaci)',
  ].join('|'),
)

const calling = matchPhrases(
  [
    '(our|the) (phones|phone lines|telephone lines|lines|switchboard|helpline|hotline) (is|are) ~2 (open|staffed|answered|manned)|(telephone|phone|calling) hours|(you can|to) (reach|call|ring|phone) (us|reception|the office|the surgery|the practice) ~3 (by phone|by telephone|on weekdays|from|between)',
    'telefonisch (sind|ist|erreichen|erreichst|erreichbar)|(sind|ist) ~3 telefonisch ~8 (erreichbar|da)|telefonisch ~6 erreichbar|telefonzeiten|telefonzeit|telefonsprechzeiten|telefonsprechzeit|telefonische (erreichbarkeit|sprechzeit|sprechzeiten|sprechstunde)|(hotline|zentrale) ~8 (besetzt|erreichbar)',
    '(accueil|standard|permanence|secretariat|horaires|ligne) telephonique*|(joindre|joignable|joignables|joignez|repondons|repond|appeler) ~2 (par|au) telephone|(le|notre) standard ~2 (ouvert|joignable|repond)|(nos|les) lignes ~2 ouvertes',
    '(atencion|horario) (telefonica|telefonico|de telefono|de llamadas)|centralita|(nuestras|las) lineas ~2 abiertas|(atendemos|atiende|contestamos|contactarnos|localizarnos) ~2 (por|el|al) telefono',
    '(orario|orari|segreteria|assistenza) (telefonico|telefonici|telefonica)|centralino|(nostre|le) linee ~2 (aperte|attive)|(rispondiamo|risponde|raggiungibili|contattarci|reperibili|chiamarci) ~2 (al|per|il) telefono|(siamo|telefonicamente) ~2 (telefonicamente|raggiungibili|reperibili)',
  ].join('|'),
)
