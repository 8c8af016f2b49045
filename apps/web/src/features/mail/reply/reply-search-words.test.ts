import type { SearchedTimes, TimeSearch } from '@meridian/contract'
import { afterEach, describe, expect, it } from 'vitest'
import { setFormats } from '../../../platform/text/intl.ts'
import { searchWords } from './reply-search-words.ts'
import { aSearch } from './time-search.sample.ts'

const nowMs = Date.parse('2026-11-20T12:00:00.000Z')
const berlin = { zone: 'Europe/Berlin', isTwelveHour: false }
const week = { first_date: '2026-12-07', last_date: '2026-12-11' }
const wednesday = onlyOn('2026-12-09')

afterEach(() => setFormats('en-GB', true))

it('[WML78] of times that the person has chosen it is told what the mail asks for', () => {
  const search = aSearch({ times: [within(week, [540, 720])] })
  expect(searchWords(search, 'chosen', { clock: berlin, nowMs })).toEqual([
    'You have chosen these times.',
    'The mail asks for: 30 min · Mon 07 Dec – Fri 11 Dec, 09:00 – 12:00',
  ])
})

describe('[WML67] the limits of a search are told', () => {
  it('in the formats of the reader', () => {
    setFormats('en-US', false)
    const search = aSearch({ times: [within(week, [540, 720])], excluded: [wednesday] })
    expect(words(search, { zone: 'Europe/Berlin', isTwelveHour: true })).toEqual([
      'Looked for: 30 min · Mon, Dec 7 – Fri, Dec 11, 09:00 AM – 12:00 PM · except Wed, Dec 9',
    ])
    const days = ['2026-12-07', '2026-12-09', '2026-12-11'].flatMap((date) => onlyOn(date).days)
    expect(words(aSearch({ times: [{ ...any, days }] }))[0]).toContain(
      'Mon, Dec 7 or Wed, Dec 9 or Fri, Dec 11',
    )
    setFormats('de-DE', false)
    expect(words(search)[0]).toContain('Mo., 7. Dez. – Fr., 11. Dez., 09:00 – 12:00')
  })

  it.each<[string, Partial<TimeSearch>, string]>([
    ['nothing is limited', {}, '30 min · any time'],
    ['only the length is', { minutes: 90 }, '1 h 30 min · any time'],
    ['a last day', { last_date: '2026-11-27' }, '30 min · any time · until Fri 27 Nov'],
    ['only what does not suit', { excluded: [wednesday] }, '30 min · any time · except Wed 09 Dec'],
    ['the morning', { times: [within(null, [0, 720])] }, '30 min · until 12:00'],
    ['the evening', { times: [within(null, [1080, 1440])] }, '30 min · from 18:00'],
    [
      'days that share hours',
      { times: [shared] },
      '30 min · Mon 07 Dec or Wed 09 Dec, 09:00 – 10:00 or 14:00 – 15:00',
    ],
    ['weekdays', { times: [{ ...any, weekdays: [1, 4] }] }, '30 min · Monday or Thursday'],
    [
      'a row of weekdays',
      { times: [{ ...any, days: [march], weekdays: [1, 2, 3] }] },
      '30 min · Mon – Wed, 01 – 31 Mar 2027',
    ],
    [
      'weekdays that do not suit',
      { excluded: [{ ...any, weekdays: [7] }] },
      '30 min · any time · except Sunday',
    ],
    [
      'a time without an end',
      { times: [within({ first_date: '2026-12-07', last_date: null })], more_times: 12 },
      '30 min · from Mon 07 Dec; 12 more times',
    ],
  ])('%s', (_, part, limits) => {
    expect(words(aSearch(part))).toEqual([`Looked for: ${limits}`])
  })

  it('with the times that the sender offers on the clock of the reader, and what else was looked for', () => {
    const proposals: TimeSearch['proposals'] = [
      ['2026-11-24T14:00:00.000Z', '2026-11-24T14:30:00.000Z'],
      ['2026-11-25T09:00:00.000Z', '2026-11-25T10:00:00.000Z'],
    ]
    const offers = 'The sender offers: Tue 24 Nov, 15:00 – 15:30; Wed 25 Nov, 10:00 – 11:00'
    const search = aSearch({ proposals, timezone: 'Asia/Kathmandu' })
    expect(words(search)).toEqual([offers])
    expect(words({ ...search, more_proposals: 1, excluded: [wednesday], is_unmet: true })).toEqual([
      `${offers}; one more time`,
      'Other times: 30 min · any time · except Wed 09 Dec · Kathmandu time',
      'Nothing was free then, so other times are offered.',
    ])
  })

  it('as unsure where the search waits for the person', () => {
    expect(searchWords(aSearch({ times: [wednesday] }), 'asked', { clock: berlin, nowMs })).toEqual([
      'It is not certain what this mail asks for.',
      '“Offer times” looks for: 30 min · Wed 09 Dec',
    ])
  })
})

describe('[WML67] the city of the sender is named', () => {
  it.each([
    ['Asia/Kathmandu', ' · Kathmandu time'],
    ['America/St_Johns', ' · St. John’s time'],
    ['Europe/Paris', ''],
    // What a Date header shows is the offset alone.
    ['Etc/GMT-2', ' · UTC+02:00'],
    ['Etc/GMT-1', ''],
  ])('where clocks differ: %s', (timezone, told) => {
    expect(words(aSearch({ timezone, times: [wednesday] }))).toEqual([
      `Looked for: 30 min · Wed 09 Dec${told}`,
    ])
    expect(words(aSearch({ timezone }))).toEqual(['Looked for: 30 min · any time'])
  })

  it('where a clock changes between the first day and the last', () => {
    // Denver goes to daylight saving time on 14 March 2027, Phoenix does not.
    expect(inDenver('2027-03-13')).not.toContain('Phoenix')
    expect(inDenver('2027-03-15')).toContain(' · Phoenix time')
  })
})

const any: SearchedTimes = { days: [], weekdays: [], hours: [] }
const march = { first_date: '2027-03-01', last_date: '2027-03-31' }
const shared: SearchedTimes = {
  days: ['2026-12-07', '2026-12-09'].map((date) => ({ first_date: date, last_date: date })),
  weekdays: [],
  hours: [
    [540, 600],
    [840, 900],
  ],
}

function within(days: SearchedTimes['days'][number] | null, ...hours: [number, number][]): SearchedTimes {
  return { days: days === null ? [] : [days], weekdays: [], hours }
}

function onlyOn(date: string): SearchedTimes {
  return within({ first_date: date, last_date: date })
}

function words(search: TimeSearch, clock = berlin): string[] {
  return searchWords(search, 'offered', { clock, nowMs })
}

function inDenver(last_date: string): string | undefined {
  const times = [within({ first_date: '2027-03-10', last_date })]
  return words(aSearch({ timezone: 'America/Phoenix', times }), { ...berlin, zone: 'America/Denver' })[0]
}
