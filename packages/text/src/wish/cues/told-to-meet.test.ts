import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Language, languages } from '../../language.ts'
import { readMeetingRequest } from '../meeting-request.ts'

const samples = join(import.meta.dirname, '../../../samples/told-to-meet')

/** Lines with the time that a mail of a Wednesday asks for, and the mail. */
const cases = languages.flatMap((language) =>
  readFileSync(join(samples, `${language}.txt`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => [language, ...line.split(' | ')] as [Language, string, string]),
)

function read(text: string, language: Language) {
  return readMeetingRequest({ subject: '', text, language, sentOn: '2026-08-12T10:47' })
}

describe('[GEN486] who tells the reader to call or to come by', () => {
  it.each(cases)('asks to meet then, %s: %s | %s', (language, time, text) => {
    const { ask, confidence, wish } = read(text, language)
    const stretches = [
      ...wish.proposals.map(({ date, from }) => `${date} ${(from ?? 0) / 60}`),
      ...wish.times.map(({ first, last, from, until }) => {
        const days = first === last ? (first ?? 'any day') : `${first}..${last}`
        return from === 0 && until === 24 * 60 ? days : `${days} ${from / 60}-${until / 60}`
      }),
    ]
    expect([ask, confidence, stretches.join(', ')]).toEqual(['meet', 'high', time])
    expect(wish.excluded).toEqual([])
  })

  it.each<[Language, string]>([
    ['en', 'Call us Monday to Friday 9 to 5.'],
    ['en', 'Call me if anything is unclear on Friday.'],
    ['en', 'Call me old-fashioned, but Friday is casual.'],
    ['en', 'Come to our open day on Saturday.'],
    ['en', 'Come in tomorrow to collect the keys.'],
    ['en', 'Come up with three ideas by Monday.'],
    ['en', 'Drop in the keys on Friday.'],
    ['en', 'Look over the contract by Friday.'],
    ['en', 'Stop by our stand at the fair on Thursday.'],
    ['de', 'Ruf bitte Tom am Freitag wegen des Busses an.'],
    ['de', 'Besuchen Sie uns vom 3. bis 5. November auf der Messe.'],
    ['de', 'Bei Fragen rufen Sie uns Montag bis Freitag von 8 bis 16 Uhr an.'],
    ['de', 'Kommen Sie am Samstag zum Tag der offenen Tür vorbei.'],
    ['fr', 'Passe une bonne journée et à lundi.'],
    ['es', 'Pasa un buen fin de semana y hasta el lunes.'],
    ['it', 'Passa un buon fine settimana e a lunedì.'],
  ])('but not for a case, for everybody or for a thing, %s: %s', (language, text) => {
    expect(read(text, language).ask).toBe('none')
  })
})
