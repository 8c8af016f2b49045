import { describe, expect, it } from 'vitest'
import type { Language } from '../../language.ts'
import { readMeetingRequest } from '../meeting-request.ts'

describe('[GEN207] this morning', () => {
  it.each<[Language, string]>([
    ['en', 'Can you call me this morning?'],
    ['en', 'Do you have ten minutes this morning?'],
    ['en', "Let's talk this morning."],
    ['de', 'Können wir heute Vormittag kurz sprechen?'],
    ['de', 'Hast du heute früh zehn Minuten für mich?'],
    ['fr', "Pouvez-vous m'appeler ce matin ?"],
    ['fr', 'On se voit ce matin ?'],
    ['es', '¿Puedes llamarme esta mañana?'],
    ['it', 'Ci sentiamo stamattina?'],
    ['it', 'Hai dieci minuti questa mattina?'],
  ])('is that of today where it is asked for before noon, %s: %s', (language, text) => {
    expect(timesOf(text, language, '2027-01-13T08:05')).toEqual(['2027-01-13..2027-01-13 0-720'])
    expect(timesOf(text, language, '2027-01-13T13:05')).toEqual([])
  })

  it.each<[Language, string]>([
    ['en', 'Thanks for your call this morning. Could we meet on Thursday?'],
    ['en', 'Could we talk about what you sent this morning? Thursday would suit me.'],
    ['en', "Could we move this morning's call to Thursday?"],
    ['de', 'Wie heute Morgen besprochen: Können wir uns am Donnerstag treffen?'],
    ['fr', 'Merci pour ton appel de ce matin. On peut se voir jeudi ?'],
    ['es', 'Gracias por llamar esta mañana. ¿Podemos vernos el jueves?'],
    ['it', 'Come ci siamo detti stamattina: ci vediamo giovedì?'],
  ])('is over where it tells of what was, %s: %s', (language, text) => {
    expect(timesOf(text, language, '2027-01-13T08:05')).toEqual(['2027-01-14..2027-01-14 0-1440'])
  })

  it('makes a reading uncertain where it is asked for after noon', () => {
    const mail = { subject: '', text: 'Can you call me this morning?', sentOn: '2027-01-13T13:05' }
    expect(readMeetingRequest(mail)).toMatchObject({ ask: 'meet', confidence: 'low' })
  })

  it('is bounded by what is said of it', () => {
    const text = 'Do you have ten minutes this morning before 11, or tomorrow?'
    expect(timesOf(text, 'en', '2027-01-13T08:05')).toEqual([
      '2027-01-13..2027-01-13 0-660',
      '2027-01-14..2027-01-14 0-1440',
    ])
  })
})

function timesOf(text: string, language: Language, sentOn: string): string[] {
  const { times } = readMeetingRequest({ subject: '', text, language, sentOn }).wish
  return times.map(({ first, last, from, until }) => `${first}..${last} ${from}-${until}`)
}
