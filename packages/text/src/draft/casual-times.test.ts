import { describe, expect, it } from 'vitest'
import { draftReply } from './draft-reply.ts'
import type { Language } from '../language.ts'

const friday = [Date.parse('2026-11-27T14:00Z'), Date.parse('2026-11-27T14:30Z')] as const
const saturday = [Date.parse('2026-11-28T10:00Z'), Date.parse('2026-11-28T10:30Z')] as const

function draftOf(text: string, { isSharedZone = true, accepts = false } = {}): string {
  const known = accepts ? { slots: [friday], accepted: friday } : { slots: [friday, saturday] }
  const context = { ownName: 'Hedda', senderName: 'Odette', timeZone: 'Europe/London', bothKnown: false }
  return draftReply({ subject: '', text, sentOn: '2026-11-20T09:00' }, '', {
    ...context,
    ...known,
    isSharedZone,
  }).body
}

const friends: readonly [Language, string, string][] = [
  ['en', 'Hey you! Shall we meet on Friday or Saturday? Miss you, Odette xx', '- Friday 27 November, 14:00'],
  [
    'de',
    'Huhu! Wollen wir uns Freitag oder Samstag treffen? Bussi, Odette',
    '- Freitag, 27. November, 14:00',
  ],
  ['fr', 'Coucou ! On se voit vendredi ou samedi ? Bisous, Odette', '- vendredi 27 novembre, 14:00'],
  [
    'es',
    '¡Hola, guapa! ¿Quedamos el viernes o el sábado? Besitos, Odette',
    '- viernes, 27 de noviembre, 14:00',
  ],
  ['it', 'Ciao bella! Ci vediamo venerdì o sabato? Bacioni, Odette', '- venerdì 27 novembre, 14:00'],
]

describe('[GEN380] times among friends', () => {
  it.each(friends)('have neither an end nor a city, %s', (_, text, line) => {
    expect(draftOf(text).split('\n')).toContain(line)
  })

  it.each(friends)('have both where the clocks differ, %s', (_, text, line) => {
    expect(draftOf(text, { isSharedZone: false })).toContain(`${line}–14:30 (`)
  })

  it('have neither where one is accepted', () => {
    const body = draftOf('Hey you! Can you come on Friday at 2pm? Miss you, Odette xx', { accepts: true })
    expect(body).toMatch(/Friday 27 November, 14:00(?!–)/)
    expect(body).not.toContain('London')
  })

  it('have both for all others', () => {
    const body = draftOf('Dear Hedda,\n\ncould we meet on Friday or Saturday?\n\nKind regards\nOdette')
    expect(body).toContain('- Friday 27 November, 14:00–14:30 (London)')
  })
})

describe('[GEN406] times of leisure', () => {
  it.each<[Language, string, string]>([
    [
      'en',
      'Hi Hedda,\n\nshall we have lunch on Friday or Saturday?\n\nOdette',
      '- Friday 27 November, 14:00',
    ],
    [
      'de',
      'Hallo Hedda,\n\nwollen wir am Freitag oder Samstag zusammen Mittagessen gehen?\n\nGruß\nOdette',
      '- Freitag, 27. November, 14:00',
    ],
    [
      'fr',
      'Salut Hedda,\n\non déjeune ensemble vendredi ou samedi ?\n\nOdette',
      '- vendredi 27 novembre, 14:00',
    ],
    [
      'es',
      'Hola Hedda:\n\n¿vamos al cine el viernes o el sábado?\n\nUn saludo\nOdette',
      '- viernes, 27 de noviembre, 14:00',
    ],
    ['it', 'Ciao Hedda,\n\nandiamo al museo venerdì o sabato?\n\nOdette', '- venerdì 27 novembre, 14:00'],
  ])('have neither an end nor a city in an informal answer, %s', (_, text, line) => {
    expect(draftOf(text).split('\n')).toContain(line)
  })

  it('have both in a formal one', () => {
    const body = draftOf(
      'Dear Ms Alder,\n\ncould we have lunch on Friday or Saturday?\n\nKind regards\nOdette Marsh',
    )
    expect(body).toContain('- Friday 27 November, 14:00–14:30 (London)')
  })
})
