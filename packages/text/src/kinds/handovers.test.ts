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
const passed_on = '\n\n---------- Forwarded message ---------\nFrom: Otto Brand\n\nPlease call me back.'
const draftOf = (text: string) =>
  draftReply({ subject: 'Fwd: Roof', text: `${text}${passed_on}`, sentOn: '2026-11-20' }, '', context)

describe('[GEN400] who passes a mail on', () => {
  it.each<[Language, string]>([
    ['en', 'Hi Hedda,\n\ncan you take this one?\n\nOdette'],
    ['en', 'Hi Hedda,\n\nwould you mind dealing with this? I am away all week.\n\nOdette'],
    ['en', 'Hi Hedda,\n\ncould you reply to her directly?\n\nOdette'],
    ['de', 'Hallo Hedda,\n\nkannst du dich kümmern? Ich bin die ganze Woche weg.\n\nOdette'],
    ['de', 'Hallo Hedda,\n\nkannst du Herrn Brand bitte antworten?\n\nOdette'],
    ['de', 'Guten Tag Frau Alder,\n\nkönnten Sie das bitte bearbeiten?\n\nViele Grüße\nOdette Marsh'],
    ['fr', 'Salut Hedda,\n\ntu peux lui répondre ? Je suis absente.\n\nOdette'],
    ['fr', 'Salut Hedda,\n\npeux-tu traiter cette demande ?\n\nOdette'],
    ['es', 'Hola Hedda:\n\n¿lo llevas tú? Yo estoy fuera.\n\nOdette'],
    ['es', 'Hola Hedda:\n\n¿puedes responderle tú, por favor?\n\nOdette'],
    ['it', 'Ciao Hedda,\n\npuoi rispondergli tu? Io sono via.\n\nOdette'],
    ['it', 'Ciao Hedda,\n\nvuoi occupartene tu?\n\nOdette'],
  ])('leaves it to the reader, who takes it on, %s: %s', (_language, text) => {
    const { intent, missing } = draftOf(text)
    expect([intent, missing]).toEqual(['handover', ['Whether you take care of it.']])
  })

  it.each<[Language, string, string]>([
    [
      'en',
      'Hi Hedda,\n\nhave you dealt with that firm? Could you get back to them?\n\nOdette',
      "2. I'll take care of it.",
    ],
    [
      'de',
      'Hallo Hedda,\n\nkennst du die Leute schon? Kannst du das klären?\n\nOdette',
      '2. Ich kümmere mich darum.',
    ],
    [
      'fr',
      'Salut Hedda,\n\nest-ce que tu les connais ? Tu peux leur répondre ?\n\nOdette',
      '2. Je m’en occupe.',
    ],
    ['es', 'Hola Hedda:\n\n¿conoces a esa familia? ¿Puedes responderles?\n\nOdette', '2. Me ocupo de ello.'],
    ['it', 'Ciao Hedda,\n\nconosci già questa ditta? Puoi occupartene?\n\nOdette', '2. Me ne occupo io.'],
  ])('does so beside a question, too, %s: %s', (_language, text, line) => {
    expect(draftOf(text).body).toContain(line)
  })

  it.each<[Language, string, string]>([
    ['en', 'Hi Hedda,\n\nover to you!\n\nOdette', 'Hi Odette'],
    ['de', 'Hallo Hedda,\n\nübernimmst du das bitte?\n\nOdette', 'Hallo Odette'],
    ['fr', 'Salut Hedda,\n\ntu t’en occupes ?\n\nOdette', 'Salut Odette'],
    ['es', 'Hola Hedda:\n\n¿te encargas tú?\n\nOdette', 'Hola, Odette'],
    ['it', 'Ciao Hedda,\n\nci pensi tu?\n\nOdette', 'Ciao Odette'],
  ])('is answered in the language of the own words, %s: %s', (_language, text, greeting) => {
    expect(draftOf(text).body.startsWith(greeting)).toBe(true)
  })

  it.each<[Language, string]>([
    ['en', 'Hi Hedda,\n\ncould you reply to me by Friday?\n\nOdette'],
    ['de', 'Hallo Hedda,\n\nkannst du mir bis Freitag antworten?\n\nOdette'],
    ['fr', 'Salut Hedda,\n\ntu peux me répondre avant vendredi ?\n\nOdette'],
    ['es', 'Hola Hedda:\n\n¿puedes responderme antes del viernes?\n\nOdette'],
    ['it', 'Ciao Hedda,\n\npuoi rispondermi entro venerdì?\n\nOdette'],
  ])('and not where the writer waits for the answer, %s: %s', (_language, text) => {
    expect(draftOf(text).intent).not.toBe('handover')
  })
})
