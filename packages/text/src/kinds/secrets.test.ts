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
const draftOf = (text: string) => draftReply({ subject: '', text, sentOn: '2026-11-20' }, '', context)
const kept = 'Whether you keep it to yourself.'

describe('[GEN401] who asks to tell nobody', () => {
  it.each<[Language, string, string]>([
    [
      'en',
      'Hi Hedda,\n\nmy father is dying. Please don’t tell the others yet.\n\nOdette',
      "I'll keep it to myself",
    ],
    ['en', 'Hi Hedda,\n\nI leave in March. Please keep it to yourself.\n\nOdette', "I'll keep it to myself"],
    [
      'de',
      'Hallo Hedda,\n\nmein Vater liegt im Sterben. Bitte sag den anderen noch nichts.\n\nOdette',
      'Das behalte ich',
    ],
    ['de', 'Hallo Hedda,\n\nich kündige im März. Bitte behalte das für dich.\n\nOdette', 'das behalte ich'],
    [
      'fr',
      'Salut Hedda,\n\nje quitte la maison en mars. Garde ça pour toi, s’il te plaît.\n\nOdette',
      'Je le garde pour moi',
    ],
    ['es', 'Hola Hedda:\n\nme voy en marzo. No se lo digas a nadie, por favor.\n\nOdette', 'No se lo diré'],
    [
      'it',
      'Ciao Hedda,\n\na marzo vado via. Ti prego di non parlarne con nessuno.\n\nOdette',
      'non ne parlerò',
    ],
  ])('is promised that, to be confirmed, %s: %s', (_language, text, words) => {
    const { body, missing } = draftOf(text)
    expect(body).toContain(words)
    expect(missing).toContain(kept)
  })

  it.each<[Language, string]>([
    ['en', 'Hi Hedda,\n\ndon’t tell me that you have forgotten the key?\n\nOdette'],
    ['de', 'Hallo Hedda,\n\nbitte behandle das vertraulich und sag mir, ob du es annimmst.\n\nOdette'],
    ['fr', 'Salut Hedda,\n\nne me dis pas que tu as oublié la clé ?\n\nOdette'],
    ['es', 'Hola Hedda:\n\n¿no me digas que has olvidado la llave?\n\nOdette'],
    ['it', 'Ciao Hedda,\n\nnon dirmi che hai dimenticato la chiave?\n\nOdette'],
  ])('and not where more is asked, or nothing of the kind, %s: %s', (_language, text) => {
    expect(draftOf(text).missing).not.toContain(kept)
  })
})
