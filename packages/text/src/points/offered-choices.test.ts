import { describe, expect, it } from 'vitest'
import { draftReply } from '../draft/draft-reply.ts'
import { detectLanguage } from '../language.ts'
import { readMeetingRequest } from '../wish/meeting-request.ts'

const context = {
  ownName: 'Hedda Alder',
  senderName: 'Odette Marsh',
  timeZone: 'Europe/London',
  bothKnown: false,
}

/** As if the mail might ask for something else. */
function draftOf(text: string) {
  const mail = { subject: 'Visit', text, sentOn: '2026-11-20T09:00' }
  const read = readMeetingRequest({ ...mail, language: detectLanguage(text) })
  expect(read.ask).not.toBe('none')
  const request = { ...read, confidence: 'low' as const }
  return draftReply({ ...mail, request }, '', { ...context, slots: [] })
}

describe('[GEN381] times that a mail leaves a choice of, where it is unsure that it asks to meet', () => {
  it.each([
    [
      'Dear Hedda,\n\nnext week I am in Hull with our fitter. We would be free on Tuesday morning or on Wednesday after 3 at the quay.\n\nPlease send me the plan before that.\n\nOdette Marsh',
      'Date: […]',
      'We would be free on Tuesday morning',
    ],
    [
      'Liebe Frau Alder,\n\nnächste Woche bin ich mit unserem Monteur in Hull. Frei wären wir am Dienstagvormittag oder am Mittwoch nach 15 Uhr.\n\nBitte schicken Sie mir vorher den Plan.\n\nOdette Marsh',
      'Termin: […]',
      'Frei wären wir am Dienstagvormittag',
    ],
    [
      'Chère Hedda,\n\nla semaine prochaine je serai à Hull avec notre monteur. Nous serions libres mardi matin ou mercredi après 15 h.\n\nMerci de m’envoyer le plan avant.\n\nOdette Marsh',
      'Date : […]',
      'Nous serions libres mardi matin',
    ],
    [
      'Estimada Hedda:\n\nla próxima semana estaré en Hull con nuestro montador. Estaríamos libres el martes por la mañana o el miércoles después de las 15.\n\nLe ruego que me envíe antes el plano.\n\nOdette Marsh',
      'Fecha: […]',
      'Estaríamos libres el martes',
    ],
    [
      'Gentile Hedda,\n\nla settimana prossima sarò a Hull con il nostro tecnico. Noi saremmo liberi martedì mattina oppure mercoledì dopo le 15.\n\nLe sarei grata se mi mandasse prima la pianta.\n\nOdette Marsh',
      'Data: […]',
      'Noi saremmo liberi martedì mattina',
    ],
  ])('are a point of the draft: %s', (text, line, told) => {
    const { body, missing } = draftOf(text)
    expect(body).toContain(line)
    expect(missing.some((sentence) => sentence.includes(told))).toBe(true)
  })

  it('are none twice where the mail asks which of them suits', () => {
    const text =
      'Dear Hedda,\n\nnext week I am in Hull with our fitter. We would be free on Tuesday morning or on Wednesday after 3 at the quay. Please let me know which suits you, and send me the plan.\n\nOdette Marsh'
    expect(draftOf(text).missing.filter((sentence) => sentence.includes('We would be free'))).toEqual([])
  })
})
