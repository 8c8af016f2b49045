import { describe, expect, it } from 'vitest'
import type { ReplyContext } from '../draft/answered-mail.ts'
import { draftReply } from '../draft/draft-reply.ts'
import type { Language } from '../language.ts'

const context: ReplyContext = {
  ownName: 'Hedda Alder',
  senderName: 'Odette Marsh',
  slots: [],
  timeZone: 'Europe/London',
  bothKnown: false,
}
const draftOf = (text: string, subject = '') =>
  draftReply({ subject, text, sentOn: '2026-11-20' }, '', context)

const waiting: readonly [Language, string, string][] = [
  [
    'en',
    'Dear Ms Alder,\n\nI wrote to you twice and have heard nothing since. Is the hall free?\n\nKind regards\nOdette Marsh',
    'kept you waiting',
  ],
  [
    'de',
    'Guten Tag Frau Alder,\n\nauf meine Mail habe ich noch keine Antwort bekommen. Ist der Saal frei?\n\nViele Grüße\nOdette Marsh',
    'warten mussten',
  ],
  [
    'fr',
    'Madame,\n\nj’essaie de vous joindre depuis lundi. La salle est-elle libre ?\n\nCordialement,\nOdette Marsh',
    'mon retard',
  ],
  [
    'es',
    'Estimada Sra. Alder:\n\nle escribí el lunes y sigo sin respuesta. ¿Está libre la sala?\n\nAtentamente,\nOdette Marsh',
    'demora',
  ],
  [
    'it',
    'Gentile Signora Alder,\n\nLe ho scritto lunedì e non ho ancora ricevuto risposta. La sala è libera?\n\nCordiali saluti\nOdette Marsh',
    'il ritardo',
  ],
]

describe('[GEN407] who waited for an answer', () => {
  it.each(waiting)('is apologised to, and that is no point, %s: %s', (_language, text, words) => {
    const { body, missing } = draftOf(text)
    expect([body.includes(words), missing.length]).toEqual([true, 1])
  })

  it('is not the writer who waits for others', () => {
    const { body } = draftOf('Hi Hedda,\n\nthe bank has not answered. Is the hall free?\n\nOdette')
    expect(body).not.toContain('waiting')
  })
})

describe('[GEN408] a payment reminder', () => {
  it.each<[Language, string, string]>([
    ['en', 'Dear Ms Alder,\n\nthis is our second reminder: invoice 12 is still unpaid.\n\nOdette', 'delay'],
    [
      'de',
      'Guten Tag Frau Alder,\n\ntrotz unserer Mahnung ist die Rechnung 12 noch offen.\n\nOdette',
      'Verzögerung',
    ],
    ['fr', 'Madame,\n\nmalgré notre relance, la facture 12 reste impayée.\n\nOdette', 'ce retard'],
    [
      'es',
      'Estimada Sra. Alder:\n\npese a nuestro recordatorio, la factura 12 sigue pendiente.\n\nOdette',
      'demora',
    ],
    [
      'it',
      'Gentile Signora Alder,\n\nnonostante il nostro sollecito, la fattura 12 è ancora in sospeso.\n\nOdette',
      'il ritardo',
    ],
  ])('that is not the first is answered with an apology, %s: %s', (_language, text, words) => {
    const { intent, body } = draftOf(text)
    expect([intent, body.includes(words)]).toEqual(['reminder', true])
  })

  it('is thanked for where it is the first', () => {
    const { body } = draftOf('Dear Ms Alder,\n\ninvoice 12 is still unpaid.\n\nOdette')
    expect(body).toContain('Thank you for the reminder.')
  })
})

describe('[GEN409] a task of the writer', () => {
  it.each<[Language, string]>([
    ['en', 'Hi Hedda,\n\nI am ill. Could you cover my shift tomorrow?\n\nOdette'],
    ['de', 'Hallo Hedda,\n\nich bin krank. Kannst du morgen meine Schicht übernehmen?\n\nOdette'],
    ['fr', 'Salut Hedda,\n\nje suis malade. Tu peux me remplacer demain ?\n\nOdette'],
    ['es', 'Hola Hedda:\n\nestoy enferma. ¿Puedes sustituirme mañana?\n\nOdette'],
    ['it', 'Ciao Hedda,\n\nsono malata. Puoi sostituirmi domani?\n\nOdette'],
  ])('that the reader shall do instead is taken on, %s: %s', (_language, text) => {
    expect(draftOf(text).missing).toEqual(['Whether you take care of it.'])
  })

  it.each([
    'Hallo Hedda,\n\nkannst du die Kosten übernehmen?\n\nOdette',
    'Ciao Hedda,\n\npuoi coprire le spese?\n\nOdette',
  ])('and not a bill: %s', (text) => {
    expect(draftOf(text).intent).not.toBe('handover')
  })
})
