import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { someOf } from '../../../../../apps/server/test/every-case.ts'
import { type Language, languages } from '../../language.ts'
import { readMeetingRequest } from '../meeting-request.ts'

const samples = join(import.meta.dirname, '../../../samples/plain-requests')

/** One a line, behind the times that it asks for: `2026-12-01 15:00 | Can we talk …`. All are of one Friday morning. */
const requests = languages.flatMap((language) =>
  readFileSync(join(samples, `${language}.txt`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [told = '', text = ''] = line.split(' | ')
      return { language, told, text }
    }),
)

const read = (text: string, language: Language) =>
  readMeetingRequest({ subject: '', text, sentOn: '2026-11-27T10:00', language })

describe('[GEN438] who asks in plain words', () => {
  it.each(someOf(requests, 3))('is answered at once, $language: $text', ({ language, told, text }) => {
    const request = read(text, language)
    expect(request).toMatchObject({ confidence: 'high', unread: [] })
    expect(request.ask).not.toBe('none')
    expect(tell(request.wish)).toBe(told)
  })

  it.each<[Language, string]>([
    ['en', 'When are you in on Mondays usually?'],
    ['de', 'Wann bist du montags normalerweise im Büro?'],
  ])('and not who asks what is usual, %s: %s', (language, text) => {
    expect(read(text, language).ask === 'none' || read(text, language).confidence === 'low').toBe(true)
  })
})

it.each<[Language, string, string]>([
  ['en', 'How about the day after tomorrow until noon?', '2026-11-29 0:00-12:00'],
  ['en', 'What about the day after tomorrow at 10 sharp?', '2026-11-29 10:00'],
  ['en', 'How about on the 22nd of January between 2 and 4?', '2027-01-22 14:00-16:00'],
  ['de', 'Was ist mit Dienstag um 10?', '2026-12-01 10:00'],
  ['de', 'Wie sieht es mit dem 22. Januar vormittags aus?', '2027-01-22 0:00-12:00'],
  ['fr', 'Que dirais-tu de vendredi 22 janvier avant midi ?', '2027-01-22 0:00-12:00'],
  ['es', '¿Qué te parece pasado mañana hasta el mediodía?', '2026-11-29 0:00-12:00'],
  ['it', 'Che ne dici del 22 gennaio fino a mezzogiorno?', '2027-01-22 0:00-12:00'],
])('[GEN484] who proposes a time and nothing else asks to meet then, %s: %s', (language, text, told) => {
  const request = read(text, language)
  expect(request.confidence).toBe('high')
  expect(tell(request.wish)).toBe(told)
})

it.each([
  'What Friday?',
  'What about last Friday?',
  'What about the meeting on Friday?',
  "How about Monday's delivery?",
  'How was Friday?',
])('[GEN484] and not who asks for a thing: %s', (text) => {
  expect(read(text, 'en').confidence === 'low' || read(text, 'en').ask === 'none').toBe(true)
})

function tell({ times, proposals, length }: ReturnType<typeof read>['wish']): string {
  const offered = proposals.map(({ date, from }) => `${date} ${clock(from ?? 0)}`)
  const wished = times.map(({ first, last, from, until }) => {
    const days = first === last ? first : `${first ?? ''}..${last ?? ''}`
    return from === 0 && until === 24 * 60 ? `${days}` : `${days} ${clock(from)}-${clock(until)}`
  })
  const told = [...offered, ...wished].join(', ') || 'any time'
  return length ? `${told}, ${length.minutes} min` : told
}

function clock(minutes: number): string {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
}
