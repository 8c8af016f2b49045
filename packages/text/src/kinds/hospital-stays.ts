import { matchPhrases } from '../wish/cues/phrase-matcher.ts'

const stays = matchPhrases(
  [
    '(is|was|s|been|are) ~4 (in hospital|in intensive care|in icu|on a ward)|(taken|rushed|admitted) ~2 (to|into) ~1 (hospital|a e|intensive care)',
    '(ist|liegt|lag|kam|musste|wurde|sind) ~6 (im krankenhaus|ins krankenhaus|auf der intensivstation|auf intensiv|im spital|ins spital)',
    '(est|etait|sont|a ete) ~5 (a l hopital|aux urgences|en reanimation|aux soins intensifs|hospitalise*)',
    '(esta|estan|estuvo|lo ingresaron|la ingresaron|han ingresado) ~5 (en el hospital|en la uci|en urgencias|ingresad*)',
    '(e|sta|stato|stata|hanno ricoverato) ~5 (in ospedale|al pronto soccorso|in terapia intensiva|ricoverat*)',
  ].join('|'),
)

/** What takes place in a hospital that is no illness. */
const work = matchPhrases(
  [
    'meeting|appointment|visit|tour|project|site|office|works|job|delivery|course|training',
    'termin|besprechung|treffen|fuhrung|sitzung|baustelle|projekt|arbeitet|arbeite|lieferung|kurs|schulung',
    'reunion|rendez vous|visite|chantier|projet|travaille|livraison|formation|bureau',
    'reunion|cita|visita|obra|proyecto|trabaja|trabajo|entrega|curso|oficina',
    'riunione|appuntamento|visita|cantiere|progetto|lavora|lavoro|consegna|corso|ufficio',
  ].join('|'),
)

/** Whether a folded sentence tells that somebody is in hospital. */
export function tellsHospitalStay(folded: string): boolean {
  return stays.test(folded) && !work.test(folded)
}
