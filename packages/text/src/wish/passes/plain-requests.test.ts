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
