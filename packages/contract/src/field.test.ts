import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import {
  id,
  Link,
  Moment,
  MomentInput,
  oneOf,
  PlainDate,
  requiredText,
  text,
  TimeZone,
  WallTime,
  wholeNumber,
  yesOrNo,
} from './field.ts'
import { Email } from './user.ts'

/** What a schema makes of a value, or the message of its refusal. */
function outcome(schema: z.ZodType, value: unknown): unknown {
  const parsed = schema.safeParse(value)
  return parsed.success ? { is: parsed.data } : parsed.error.issues[0]?.message
}

/** What it costs when nothing interrupts: a busy machine delays some tries, and a costly text all of them. */
function leastMs(work: () => unknown): number {
  const tries = Array.from({ length: 5 }, () => {
    const start = performance.now()
    work()
    return performance.now() - start
  })
  return Math.min(...tries)
}

describe('[API30] answers within 50 ms', () => {
  const long = 2000
  const hostile = [
    'a'.repeat(long),
    'a.'.repeat(long / 2),
    'a-'.repeat(long / 2),
    '-'.repeat(long),
    `http://${'a.'.repeat(long / 2)}!`,
    `https://${'a'.repeat(60)}.${'b'.repeat(long)}!`,
    `https://${'1.'.repeat(long / 2)}`,
    `https://${'%'.repeat(long)}`,
    `https://x.example/${'/'.repeat(long)}`,
    `${'\u00a0'.repeat(long)}x`,
    `${' '.repeat(long)}x`,
    `https://${'ä'.repeat(long)}.example`,
    'a@'.repeat(long / 2),
    `${'a.'.repeat(long / 2)}@x`,
    `a@${'a-'.repeat(long / 2)}`,
    `a@${'a.'.repeat(long / 2)}`,
    '0'.repeat(long),
    `2026-11-20T09:00:00.${'0'.repeat(long)}`,
    'Europe/'.repeat(long / 7),
  ]
  const schemas: readonly (readonly [string, z.ZodType])[] = [
    ['link', Link],
    ['email address', Email],
    ['zone', TimeZone],
    ['moment', MomentInput],
    ['date', PlainDate],
    ['wall time', WallTime],
    ['whole number', wholeNumber('Limit', 1, 100)],
    ['id', id('meeting_id')],
  ]
  it.each(schemas)('for a hostile %s', (_, schema) => {
    // The first look compiles the schema.
    schema.safeParse('x')
    for (const value of hostile) {
      expect(
        leastMs(() => schema.safeParse(value)),
        value.slice(0, 40),
      ).toBeLessThan(50)
    }
  })
})

describe('[API31] text', () => {
  it.each(['', ' as it was ', '<b>&amp;', '\u202eevil', '🎉'.repeat(5)])(
    'keeps %j as it was written',
    (value) => {
      expect(outcome(text('Title', 20), value)).toEqual({ is: value })
    },
  )

  it.each([
    ['NUL\0', 'Title must not contain NUL or broken Unicode characters.'],
    ['\ud83d', 'Title must not contain NUL or broken Unicode characters.'],
    ['x'.repeat(21), 'Title must be at most 20 characters long.'],
    [7, 'Title must be text.'],
    [null, 'Title must be text.'],
    [['x'], 'Title must be text.'],
    [undefined, 'Title must be text.'],
  ])('refuses %j', (value, message) => {
    expect(outcome(text('Title', 20), value)).toBe(message)
  })

  it.each(['', '  ', '\n\t', '\u00a0'])('that is required is not %j', (value) => {
    expect(outcome(requiredText('Title', 20), value)).toBe('Title must not be empty.')
  })
})

describe('[API31] numbers, choices and ids', () => {
  it.each([
    [1, 1],
    [100, 100],
    ['7', 7],
    ['007', 7],
    [5.0, 5],
  ])('takes %j for a whole number', (value, number) => {
    expect(outcome(wholeNumber('Limit', 1, 100), value)).toEqual({ is: number })
  })

  it.each([
    0,
    101,
    '0',
    '101',
    1.5,
    '1.5',
    '',
    ' 1',
    '1e2',
    '0x10',
    'abc',
    null,
    true,
    [1],
    {},
    NaN,
    Infinity,
    1e308,
    '9'.repeat(400),
  ])('refuses %j as a whole number from 1 to 100', (value) => {
    expect(outcome(wholeNumber('Limit', 1, 100), value)).toBe('Limit must be a whole number from 1 to 100.')
  })

  it('knows one of a few values, and no other', () => {
    const order = oneOf('order_by', ['ASC', 'DESC'])
    expect(outcome(order, 'ASC')).toEqual({ is: 'ASC' })
    for (const wrong of ['asc', '', null, ['ASC'], 'ASC; drop table meeting']) {
      expect(outcome(order, wrong)).toBe('order_by must be one of ASC, DESC.')
    }
  })

  it('knows true and false, and nothing that resembles them', () => {
    expect(outcome(yesOrNo('is_available'), false)).toEqual({ is: false })
    for (const wrong of ['true', 1, 0, null, []]) {
      expect(outcome(yesOrNo('is_available'), wrong)).toBe('is_available must be true or false.')
    }
  })

  it.each(['', '1', "' or 1=1", '01890000-0000-7000-8000-00000000000g', {}, 7])(
    'refuses %j as an id',
    (value) => {
      expect(outcome(id('meeting_id'), value)).toBe('meeting_id must be a UUID.')
    },
  )
})

it('[API31] a choice that may be empty names only the values that say something', () => {
  const choice = oneOf('status', ['active', 'all', ''])
  expect(outcome(choice, '')).toEqual({ is: '' })
  expect(outcome(choice, 'banana')).toBe('status must be one of active, all.')
})

describe('[API32] time', () => {
  it.each([
    ['2026-11-20T09:00:00.000Z', '2026-11-20T09:00:00.000Z'],
    ['2026-11-20T09:00:00Z', '2026-11-20T09:00:00.000Z'],
    ['2026-11-20T14:45:00+05:45', '2026-11-20T09:00:00.000Z'],
    ['2026-11-20T05:30:00.5-03:30', '2026-11-20T09:00:00.500Z'],
    ['2028-02-29T00:00:00Z', '2028-02-29T00:00:00.000Z'],
  ])('brings the moment %s to UTC with milliseconds', (value, moment) => {
    expect(outcome(MomentInput, value)).toEqual({ is: moment })
    expect(outcome(Moment, moment)).toEqual({ is: moment })
  })

  it.each([
    '2026-11-20T09:00:00',
    '2026-11-20T09:00Z',
    '2026-11-20 09:00:00Z',
    '2026-11-20',
    '2026-02-29T00:00:00Z',
    '2026-13-01T00:00:00Z',
    '2026-11-20T25:00:00Z',
    '2026-11-20T09:00:00+25:00',
    '+012026-11-20T09:00:00Z',
    'now',
    '',
    1795165200000,
    null,
  ])('refuses the moment %j', (value) => {
    expect(outcome(MomentInput, value)).toMatch(/^A moment must be an ISO 8601 time with offset/)
  })

  it('gives every moment back that a clock can show', () => {
    const clock = fc.date({
      min: new Date('0001-01-01T00:00:00Z'),
      max: new Date('9999-12-31T23:59:59.999Z'),
      noInvalidDate: true,
    })
    fc.assert(fc.property(clock, (date) => MomentInput.parse(date.toISOString()) === date.toISOString()))
  })

  it.each(['2026-02-29', '2026-1-1', '20.11.2026', '2026-11-20T00:00:00Z', '0000-00-00', '', null])(
    'refuses the date %j',
    (value) => {
      expect(outcome(PlainDate, value)).toBe('A date must look like 2026-11-20.')
    },
  )

  it.each(['24:00', '9:30', '09:60', '09:30:00', '09.30', '', 930])('refuses the wall time %j', (value) => {
    expect(outcome(WallTime, value)).toBe('A time must look like 09:30.')
  })

  it.each([
    'Europe/Berlin',
    'Asia/Kathmandu',
    'America/St_Johns',
    'UTC',
    'Asia/Calcutta',
    'europe/berlin',
    'EST',
    'IST',
    'Etc/GMT+5',
  ])('knows the zone %s', (zone) => {
    expect(outcome(TimeZone, zone)).toEqual({ is: zone })
  })

  it('knows every zone the platform lists', () => {
    for (const zone of Intl.supportedValuesOf('timeZone'))
      expect(outcome(TimeZone, zone)).toEqual({ is: zone })
  })

  it.each([
    '',
    'Mars/Olympus',
    '+05:30',
    '-03:00',
    'Europe/Berlin ',
    'Europe',
    '../etc/passwd',
    'x'.repeat(65),
    5,
    null,
  ])('refuses the zone %j', (zone) => {
    expect(outcome(TimeZone, zone)).toMatch(/^The time zone must be/)
  })
})
