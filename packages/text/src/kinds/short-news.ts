import { matchPhrases } from '../wish/cues/phrase-matcher.ts'

/** Whether a folded sentence says that its writer is away, or reminds of what is due. */
export function tellsShortNews(folded: string): boolean {
  return away.test(folded) || reminds.test(folded)
}

const away = matchPhrases(
  [
    '(i m|i am|i ll be|i will be|we are|we re|we ll be) ~3 (on holiday|on vacation|on leave|on annual leave|on parental leave|out of office|out of the office|away) ~1 (from|until|till|next|on|between|this|tomorrow|all)',
    '(bin|sind) ~9 (im urlaub|in urlaub|in elternzeit|abwesend|nicht im buro|ausser haus|nicht erreichbar)',
    '(suis|serai|sommes|serons) ~1 (en conge|en conges|en vacances|absent*|en deplacement)',
    '(estoy|estare|estamos|estaremos) ~1 (de vacaciones|de viaje|ausente*|fuera de la oficina)',
    '(sono|saro|siamo|saremo) ~1 (in ferie|in vacanza|assent*|fuori ufficio|in trasferta)',
  ].join('|'),
)

const reminds = matchPhrases(
  [
    '(just to|to|let me|quick|friendly|gentle|small|little|a) ~1 (remind|reminder)',
    '(kleine|kurze|nur eine|zur) ~1 erinnerung|(erinnere|erinnern) ~1 (dich|sie|euch|daran)',
    '(petit|simple|pour) ~1 rappel|(te|vous|je) rappelle',
    '(te|le|os|les) (recuerdo|recordamos)|recordatorio',
    '(ti|le|vi) (ricordo|ricordiamo)|(piccolo|breve) promemoria',
  ].join('|'),
)

/** Whether a folded request asks to say that the mail has arrived. */
export function asksForReceipt(folded: string): boolean {
  return receipt.test(folded)
}

const receipt = matchPhrases(
  [
    '(confirm|acknowledge) ~3 (receipt|that you received|that you have received|you received|you got)',
    '(bestatige|bestatigen|bestatigst|quittiere|quittieren) ~6 (eingang|empfang|erhalt)|(eingang|empfang|erhalt) ~6 (bestatigen|bestatigst|quittieren)',
    '(accuser|accusez|accuse|confirmer|confirmez|confirme) ~2 (reception|bonne reception)',
    '(acusar|acuse|acusa|confirmar|confirme|confirma|confirmarme|confirmarnos) ~2 (recibo|recepcion)',
    '(confermare|confermi|conferma|confermarmi|confermarci|confermatemi) ~2 (ricezione|ricevuta|avvenuta ricezione)',
  ].join('|'),
)
