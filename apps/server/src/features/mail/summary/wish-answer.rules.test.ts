import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { any_character } from '../../../../test/any-character.ts'
import { runs } from '../../../../test/every-case.ts'
import { parseWishAnswer, wishObjectIn } from './wish-answer.rules.ts'

/** A Thursday. */
const sent_on = '2026-11-19'
const read = (answer: string) => parseWishAnswer(answer, sent_on)
const readObject = (answer: object) => read(JSON.stringify({ ask: 'meet', ...answer }))
const a_day = { first: '2026-11-24', last: '2026-11-24', weekdays: [], from: 0, until: 1440 }

describe('[GEN87] reads', () => {
  it('all that an answer may have', () => {
    const answer = {
      ask: 'move',
      minutes: 45,
      times: [
        { first: '2026-11-23', last: '2026-11-27', weekdays: [2, 4], from: '09:00', until: '12:30' },
        { first: null, last: null, weekdays: [], from: '13:00', until: '24:00' },
      ],
      excluded: [{ first: '2026-11-26', last: '2026-11-26', weekdays: [], from: '00:00', until: '24:00' }],
      proposals: [{ date: '2026-12-01', from: '15:00', until: null }],
      deadline: '2026-12-04',
      time_zone: 'Europe/London',
    }
    expect(read(JSON.stringify(answer))).toEqual({
      ask: 'move',
      minutes: 45,
      times: [
        { first: '2026-11-23', last: '2026-11-27', weekdays: [2, 4], from: 540, until: 750 },
        { first: null, last: null, weekdays: [], from: 780, until: 1440 },
      ],
      excluded: [{ first: '2026-11-26', last: '2026-11-26', weekdays: [], from: 0, until: 1440 }],
      proposals: [{ date: '2026-12-01', from: 900, until: null }],
      deadline: '2026-12-04',
      timeZone: 'Europe/London',
    })
  })

  it('an answer that leaves out what it may', () => {
    expect(read('{"ask": "meet"}')).toEqual({
      ask: 'meet',
      minutes: null,
      times: [],
      excluded: [],
      proposals: [],
      deadline: null,
      timeZone: null,
    })
    expect(readObject({ times: [{ first: '2026-11-24', last: '2026-11-24' }] })?.times).toEqual([a_day])
  })

  it.each([
    ['a code fence', '```json\n{"ask": "meet"}\n```'],
    ['words around it', 'Sure, here it is: {"ask": "meet"} I hope that helps.'],
    ['an object before it', '<think>{"first": "?"} or {so}</think>{"ask": "meet"}'],
    ['braces and quotes in a text', '{"note": "a } and a \\" and a {", "ask": "meet"}'],
  ])('one with %s', (_what, answer) => expect(read(answer)?.ask).toBe('meet'))

  it('weekdays by name, a day that ends at 00:00, and an abbreviated zone', () => {
    const answer = readObject({
      times: [{ weekdays: ['Tue', 'thursday'], from: '9:00', until: '00:00' }],
      time_zone: 'EST',
    })
    expect(answer?.times).toEqual([{ first: null, last: null, weekdays: [2, 4], from: 540, until: 1440 }])
    expect(answer?.timeZone).toBe('America/New_York')
  })

  it('a proposed day without an hour as a time among others', () => {
    const answer = readObject({ times: [], proposals: [{ date: '2026-11-24', from: null, until: null }] })
    expect(answer).toMatchObject({ times: [a_day], proposals: [] })
  })

  it('a range that has begun', () => {
    const [time] = readObject({ times: [{ first: '2026-11-16', last: '2026-11-20' }] })?.times ?? []
    expect(time).toMatchObject({ first: '2026-11-16', last: '2026-11-20' })
  })
})

describe('[GEN87] refuses as a whole', () => {
  it.each([
    ['nothing', ''],
    ['words', 'I would suggest Tuesday.'],
    ['half an object', '{"ask": "meet", "times": ['],
    ['a list', '["meet"]'],
    ['broken JSON', "{'ask': 'meet'}"],
    ['too long an answer', `${' '.repeat(20_000)}{"ask": "meet"}`],
    ['a deep nesting', `{"ask": "meet", "times": ${'['.repeat(8_000)}${']'.repeat(8_000)}}`],
    ['no ask', '{"times": []}'],
    ['another ask', '{"ask": "cancel"}'],
  ])('%s', (_what, answer) => expect(read(answer)).toBeNull())

  it.each<[string, object]>([
    ['a date that does not exist', { times: [{ first: '2027-02-29' }] }],
    ['a date in other words', { times: [{ first: 'Tuesday' }] }],
    ['a date with a time', { deadline: '2026-11-24T10:00' }],
    ['days that are over', { times: [{ first: '2026-11-10', last: '2026-11-12' }] }],
    ['an offer that is over', { proposals: [{ date: '2026-11-18', from: '10:00' }] }],
    ['a last day that is over', { deadline: '2026-11-18' }],
    ['a date years away', { times: [{ first: '2028-01-10', last: '2028-01-10' }] }],
    ['a range that ends before it begins', { times: [{ first: '2026-11-24', last: '2026-11-23' }] }],
    ['hours that end before they begin', { times: [{ from: '14:00', until: '10:00' }] }],
    ['hours without length', { times: [{ from: '14:00', until: '14:00' }] }],
    [
      'an offer that ends before it begins',
      { proposals: [{ date: '2026-11-24', from: '14:00', until: '13:00' }] },
    ],
    ['an hour that no clock has', { times: [{ from: '25:00' }] }],
    ['an hour in other words', { times: [{ from: '2 pm' }] }],
    ['a weekday that no week has', { times: [{ weekdays: [8] }] }],
    ['a weekday in another language', { times: [{ weekdays: ['Dienstag'] }] }],
    ['a meeting of no length', { minutes: 0 }],
    ['a meeting of days', { minutes: 1440 }],
    ['a length in words', { minutes: '30' }],
    ['a place that is no zone', { time_zone: 'Europe/Atlantis' }],
    ['an offset', { time_zone: '+05:45' }],
    ['too many times', { times: Array.from({ length: 21 }, () => ({ first: '2026-11-24' })) }],
    ['times that are no list', { times: { first: '2026-11-24' } }],
    ['one wrong time among others', { times: [{ first: '2026-11-24' }, { first: 'soon' }] }],
  ])('%s', (_what, answer) => expect(readObject(answer)).toBeNull())
})

describe('[GEN87] whatever a model answers', () => {
  const anyHour = fc.oneof(
    fc.constantFrom('00:00', '09:00', '24:00', '9:5', '99:99', '', '12:00'),
    fc.constant(null),
    fc.string(),
  )
  const anyDate = fc.oneof(
    fc.constantFrom('2026-11-19', '2026-11-24', '2027-02-30', '1970-01-01', '9999-12-31', '-000001-01-01'),
    fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 10)),
    fc.constant(null),
    fc.anything(),
  )
  const anyTime = fc.record(
    {
      first: anyDate,
      last: anyDate,
      weekdays: fc.oneof(fc.array(fc.oneof(fc.integer({ min: 0, max: 8 }), fc.string())), fc.anything()),
      from: anyHour,
      until: anyHour,
    },
    { requiredKeys: [] },
  )
  const anyAnswer = fc.record(
    {
      ask: fc.constantFrom('none', 'meet', 'move', 'choose', 'cancel'),
      minutes: fc.oneof(fc.integer(), fc.double(), fc.constant(null)),
      times: fc.array(anyTime),
      excluded: fc.array(anyTime),
      proposals: fc.array(fc.record({ date: anyDate, from: anyHour, until: anyHour }, { requiredKeys: [] })),
      deadline: anyDate,
      time_zone: fc.oneof(fc.constantFrom('reader', 'Asia/Kathmandu', 'utc', null), fc.string()),
    },
    { requiredKeys: [] },
  )
  const anyText = fc.oneof(
    anyAnswer.map((answer) => JSON.stringify(answer)),
    fc
      .tuple(fc.string(), anyAnswer, fc.string())
      .map(([before, answer, behind]) => before + JSON.stringify(answer) + behind),
    fc.string({ unit: any_character }),
    fc.stringMatching(/^[{}[\]":,\\a-z0-9 ]*$/),
    fc.json(),
  )

  it('is a valid wish within bounds, or refused', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const wish = read(text)
        if (wish === null) return
        expect(wish.times.length).toBeLessThanOrEqual(40)
        for (const { first, last, from, until, weekdays } of [...wish.times, ...wish.excluded]) {
          expect(from).toBeGreaterThanOrEqual(0)
          expect(until).toBeGreaterThan(from)
          expect(until).toBeLessThanOrEqual(1440)
          for (const day of [first, last]) if (day !== null) expect(isNear(day)).toBe(true)
          for (const weekday of weekdays) expect([1, 2, 3, 4, 5, 6, 7]).toContain(weekday)
        }
        for (const { date, from, until } of wish.proposals) {
          expect(isNear(date) && date >= sent_on).toBe(true)
          expect(until === null || until > from).toBe(true)
        }
        if (wish.minutes !== null) expect(wish.minutes >= 5 && wish.minutes <= 480).toBe(true)
      }),
      { numRuns: runs(2_000) },
    )
  })

  it('reads the same again from the part that it read', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(read(wishObjectIn(text))).toEqual(read(text))
      }),
      { numRuns: runs(400) },
    )
  })
})

function isNear(day: string): boolean {
  return day >= '2025-10-15' && day <= '2027-12-24' && !Number.isNaN(Date.parse(day))
}
