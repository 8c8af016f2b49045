import { expect, it } from 'vitest'
import { formatShareText } from './share-text.ts'

function lines(zone: string, language: 'en' | 'de', starts: readonly string[], isTwelveHour = false) {
  const slots = starts.map((start, place) => ({
    start_timestamp: start,
    end_timestamp: new Date(Date.parse(start) + 30 * 60_000).toISOString(),
    slot_url: `https://meridian.example/s/${place}`,
  }))
  return formatShareText(slots, zone, language, isTwelveHour, 'Intro').split('\n\n')
}

it('[BKG44] gives each time with its zone and its link, in the language', () => {
  expect(lines('Europe/Berlin', 'en', ['2026-11-25T09:00:00Z'])).toEqual([
    'Intro',
    'Wednesday, 25 November 2026, 10:00 – 10:30 (Berlin, CET)\nhttps://meridian.example/s/0',
  ])
  expect(lines('Europe/Berlin', 'de', ['2026-11-25T09:00:00Z'])[1]).toMatch(
    /^Mittwoch, 25\. November 2026, 10:00 – 10:30 \(Berlin, MEZ\)/,
  )
})

it('[BKG44] names the city as the language of the text does', () => {
  const [first = ''] = lines('Europe/Moscow', 'de', ['2026-11-25T09:00:00Z']).slice(1)
  expect(first).toContain('12:00 – 12:30 (Moskau, GMT+3)')
  for (const [zone, name] of [
    ['America/St_Johns', '(St. John’s, GMT-3:30)'],
    ['America/Argentina/Buenos_Aires', '(Buenos Aires, GMT-3)'],
    ['America/Indiana/Knox', '(Knox, Indiana, GMT-6)'],
    ['Asia/Kathmandu', '(Kathmandu, GMT+5:45)'],
    ['UTC', '(UTC)'],
  ] as const)
    expect(lines(zone, 'en', ['2026-11-25T09:00:00Z'])[1]).toContain(name)
})

it('[BKG44] tells the two hours apart that a clock change repeats', () => {
  for (const [zone, first, second] of [
    ['Europe/Berlin', '2026-10-25T00:00:00Z', '2026-10-25T01:00:00Z'],
    ['America/St_Johns', '2026-11-01T03:30:00Z', '2026-11-01T04:30:00Z'],
    ['Australia/Lord_Howe', '2026-04-04T14:45:00Z', '2026-04-04T15:15:00Z'],
  ] as const) {
    const [, one, other] = lines(zone, 'en', [first, second]).map((line) => line.split('\n')[0])
    expect(one?.slice(0, one.indexOf(' –'))).toBe(other?.slice(0, other.indexOf(' –')))
    expect(one, zone).not.toBe(other)
  }
})

it('[BKG44] reads across the skipped hour, odd offsets, midnight and the end of a month', () => {
  expect(lines('Europe/Berlin', 'en', ['2026-03-29T00:30:00Z'])[1]).toContain('01:30 – 03:00 (Berlin, CET)')
  expect(lines('Asia/Kathmandu', 'en', ['2026-11-30T18:00:00Z'])[1]).toContain(
    'Monday, 30 November 2026, 23:45 – 00:15',
  )
  expect(lines('Pacific/Apia', 'en', ['2026-11-30T11:00:00Z'])[1]).toContain(
    'Tuesday, 1 December 2026, 00:00',
  )
  expect(lines('Europe/Berlin', 'en', ['2026-11-25T12:00:00Z'], true)[1]).toMatch(/, 1:00\spm – 1:30\spm/)
})
