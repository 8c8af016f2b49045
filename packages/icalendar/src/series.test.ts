import ical from 'ical.js'
import { describe, expect, it } from 'vitest'
import { anEvent, anIcs, onlyEvent, read, readOne } from './ics.arbitrary.ts'
import { writeCalendar } from './write-calendar.ts'

const start = 'DTSTART;TZID=Europe/Berlin:20260302T090000'
const end = 'DTEND;TZID=Europe/Berlin:20260302T100000'
const weekly = anEvent(start, end, 'RRULE:FREQ=WEEKLY')

describe('rules', () => {
  it.each([
    ['FREQ=WEEKLY;BYDAY=MO', 'FREQ=WEEKLY;BYDAY=MO'],
    ['freq=weekly;byday=mo;', 'FREQ=WEEKLY;BYDAY=MO'],
    ['FREQ=DAILY;COUNT=10;X-NAME=1', 'FREQ=DAILY;COUNT=10'],
    ['RSCALE=GREGORIAN;FREQ=DAILY', 'FREQ=DAILY'],
    ['FREQ=DAILY;UNTIL=20260401T080000Z', 'FREQ=DAILY;UNTIL=20260401T080000Z'],
    ['FREQ=DAILY;UNTIL=99991231T235959Z', 'FREQ=DAILY'],
    ['FREQ=DAILY;UNTIL=20260401', 'FREQ=DAILY;UNTIL=20260401T215959Z'],
    ['FREQ=DAILY;UNTIL=20260401T090000', 'FREQ=DAILY;UNTIL=20260401T070000Z'],
  ])('[ICS25] keeps the rule %s as %s', (written, kept) => {
    expect(readOne(start, `RRULE:${written}`).rrule).toBe(kept)
  })

  it.each([
    ['FREQ=DAILY;UNTIL=20260401', 'FREQ=DAILY;UNTIL=20260401'],
    ['FREQ=DAILY;UNTIL=20260401T000000Z', 'FREQ=DAILY;UNTIL=20260401'],
    // Midnight of 1 April in Berlin.
    ['FREQ=DAILY;UNTIL=20260331T220000Z', 'FREQ=DAILY;UNTIL=20260401'],
  ])('[ICS25] ends an all-day series by date: %s as %s', (written, kept) => {
    const text = anIcs(
      ['X-WR-TIMEZONE:Europe/Berlin'],
      anEvent('DTSTART;VALUE=DATE:20260302', `RRULE:${written}`),
    )
    expect(onlyEvent(text).rrule).toBe(kept)
  })

  it.each([
    'FREQ=WEEKLYY',
    'FREQ=WEEKLY;BYDAY=XX',
    'WEEKLY',
    'RRULE:FREQ=DAILY',
    'FREQ=DAILY;INTERVAL=-1',
    'FREQ=DAILY;UNTIL=soon',
    'FREQ=DAILY;BYMONTH=13',
  ])('[ICS25] skips an event with the rule "%s"', (rule) => {
    const { events, skipped } = read(anIcs(anEvent(start, `RRULE:${rule}`)))
    expect(events).toEqual([])
    expect(skipped[0]?.reason).toBe(
      `"Plan" (uid plan@example.com): RRULE "${rule}" is not a valid recurrence rule.`,
    )
  })

  it('[ICS25] takes an empty rule for none', () => {
    for (const rule of ['RRULE:', 'RRULE:  ', 'RRULE:;', 'RRULE;X=1:']) {
      const { events, warnings } = read(anIcs(anEvent(start, rule)))
      expect(events).toMatchObject([{ rrule: null }])
      expect(warnings).toEqual([])
    }
    expect(readOne(start, 'RRULE:', 'RRULE:FREQ=DAILY').rrule).toBe('FREQ=DAILY')
  })

  it('[ICS25] keeps whole days once that are to repeat within a day, and passes over times of day', () => {
    const day = 'DTSTART;VALUE=DATE:20260302'
    const { events, warnings } = read(anIcs(anEvent(day, 'RRULE:FREQ=HOURLY;COUNT=5')))
    expect(events).toMatchObject([{ rrule: null, start: { time: '2026-03-02' } }])
    expect(warnings.map(({ message }) => message)).toEqual([
      '"Plan" (uid plan@example.com): it lasts whole days and cannot repeat within a day; it is kept once.',
    ])
    expect(readOne(day, 'RRULE:FREQ=DAILY;BYHOUR=9,10;BYMINUTE=5').rrule).toBe('FREQ=DAILY')
  })

  it('[ICS4] skips an event whose rule names more times of a day than the engine follows, and no other', () => {
    const rule = `RRULE:FREQ=YEARLY;BYHOUR=${every(24)};BYMINUTE=${every(60)};BYSECOND=${every(60)};BYSETPOS=-1`
    const { events, skipped } = read(
      anIcs(anEvent('UID:1'), anEvent('UID:2', start, rule), anEvent('UID:3', start)),
    )
    expect(events.map(({ uid }) => uid)).toEqual(['1', '3'])
    expect(skipped).toMatchObject([{ uid: '2', reason: expect.stringContaining('too often to be followed') }])
  })

  it('[ICS25] skips an event with two different rules, not one with the same rule twice', () => {
    const two = read(anIcs(anEvent(start, 'RRULE:FREQ=DAILY', 'RRULE:FREQ=WEEKLY')))
    expect(two.skipped[0]?.reason).toContain('it has more than one RRULE')
    expect(readOne(start, 'RRULE:FREQ=DAILY', 'RRULE:FREQ=DAILY').rrule).toBe('FREQ=DAILY')
  })

  it('[ICS25] says that EXRULE is not followed', () => {
    const { warnings } = read(anIcs(anEvent(start, 'RRULE:FREQ=DAILY', 'EXRULE:FREQ=WEEKLY')))
    expect(warnings[0]?.message).toContain('EXRULE is not supported')
  })
})

describe('single dates', () => {
  it('[ICS26] tells exclusions as wall times of the series, however they are written', () => {
    const event = readOne(
      start,
      'RRULE:FREQ=DAILY',
      'EXDATE;TZID=Europe/Berlin:20260303T090000,20260304T090000',
      'EXDATE:20260305T080000Z',
      'EXDATE;TZID=America/New_York:20260306T030000',
      'EXDATE;VALUE=DATE:20260307',
      'EXDATE:20260330T070000Z',
      'EXDATE;TZID=Europe/Berlin:20260303T090000',
    )
    expect(event.excluded).toEqual(
      [3, 4, 5, 6, 7, 30].map((day) => `2026-03-${String(day).padStart(2, '0')}T09:00:00`),
    )
  })

  it('[ICS26] tells exclusions of an all-day series as dates', () => {
    const event = readOne(
      'DTSTART;VALUE=DATE:20260302',
      'RRULE:FREQ=DAILY',
      'EXDATE;VALUE=DATE:20260303',
      'EXDATE;TZID=Europe/Berlin:20260304T000000',
    )
    expect(event.excluded).toEqual(['2026-03-03', '2026-03-04'])
  })

  it('[ICS26] names an exclusion that cannot be read', () => {
    const { events, warnings } = read(
      anIcs(anEvent(start, 'RRULE:FREQ=DAILY', 'EXDATE:2026033,20260304T080000Z')),
    )
    expect(events[0]?.excluded).toEqual(['2026-03-04T09:00:00'])
    expect(warnings[0]?.message).toBe(
      '"Plan" (uid plan@example.com): EXDATE "2026033" is not a date or time and is left out.',
    )
  })

  it('[ICS26] reads added dates, and periods with a length of their own', () => {
    const event = readOne(
      start,
      end,
      'RDATE;TZID=Europe/Berlin:20260310T110000',
      'RDATE;VALUE=PERIOD:20260311T100000Z/PT3H,20260312T100000Z/PT1H',
    )
    expect(event.added).toEqual(['2026-03-10T11:00:00', '2026-03-11T11:00:00', '2026-03-12T11:00:00'])
    expect(event.overrides).toEqual([
      {
        original_start: '2026-03-11T11:00:00',
        is_all_day: false,
        start: { time: '2026-03-11T11:00:00', zone: 'Europe/Berlin' },
        end: { time: '2026-03-11T14:00:00', zone: 'Europe/Berlin' },
      },
    ])
  })

  it.each([
    ['DTSTART;TZID=Europe/Berlin:20260302T090000', 'FREQ=WEEKLY;BYDAY=TH;COUNT=3', 'UNTIL=20260312T080000Z'],
    ['DTSTART;VALUE=DATE:20260302', 'FREQ=WEEKLY;BYDAY=TH;COUNT=3', 'UNTIL=20260312'],
  ])('[ICS28] counts the start %s as the first of %s', (dtstart, rule, until) => {
    const event = readOne(dtstart, `RRULE:${rule}`)
    expect(event.rrule).toBe(`FREQ=WEEKLY;BYDAY=TH;${until}`)
    expect(event.added).toEqual([event.start.time])
    expect(readOne(dtstart, 'RRULE:FREQ=WEEKLY;BYDAY=TH;COUNT=1')).toMatchObject({ rrule: null })
    expect(readOne(dtstart, 'RRULE:FREQ=WEEKLY;BYDAY=MO;COUNT=3').rrule).toBe('FREQ=WEEKLY;BYDAY=MO;COUNT=3')
  })

  it('[ICS28] means the same to another reader', () => {
    const event = readOne(start, end, 'RRULE:FREQ=WEEKLY;BYDAY=TH;COUNT=3')
    const text = writeCalendar([event], { productId: '-//x//y//EN', now: 0 })
    const parsed = ical.parse(text)
    const vevent = new ical.Component(parsed).getFirstSubcomponent('vevent') ?? undefined
    const iterator = new ical.Event(vevent).iterator()
    const found: string[] = []
    for (let next = iterator.next(); next; next = iterator.next()) found.push(next.toString())
    expect(found).toEqual(['2026-03-02T09:00:00', '2026-03-05T09:00:00', '2026-03-12T09:00:00'])
  })

  it('[ICS27] adds the start of the series where the rule does not give it', () => {
    // 2 March 2026 is a Monday.
    expect(readOne(start, 'RRULE:FREQ=WEEKLY;BYDAY=TU').added).toEqual(['2026-03-02T09:00:00'])
    expect(readOne(start, 'RRULE:FREQ=WEEKLY;BYDAY=MO').added).toEqual([])
    expect(readOne(start, 'RRULE:FREQ=WEEKLY;UNTIL=20260101T000000Z').added).toEqual(['2026-03-02T09:00:00'])
    expect(readOne('DTSTART;VALUE=DATE:20260302', 'RRULE:FREQ=MONTHLY;BYMONTHDAY=3').added).toEqual([
      '2026-03-02',
    ])
  })
})

describe('changed occurrences', () => {
  const moved = anEvent(
    'RECURRENCE-ID;TZID=Europe/Berlin:20260309T090000',
    'DTSTART;TZID=America/St_Johns:20260310T070000',
    'DTEND;TZID=America/St_Johns:20260310T080000',
    'LOCATION:Hall 5',
  )

  it('[ICS29] hold their times and what differs from the series, in any order of the file', () => {
    for (const text of [anIcs(weekly, moved), anIcs(moved, weekly), anIcs(moved) + anIcs(weekly)]) {
      expect(onlyEvent(text).overrides).toEqual([
        {
          original_start: '2026-03-09T09:00:00',
          location: { name: 'Hall 5', link: null, latitude: null, longitude: null },
          is_all_day: false,
          start: { time: '2026-03-10T07:00:00', zone: 'America/St_Johns' },
          end: { time: '2026-03-10T08:00:00', zone: 'America/St_Johns' },
        },
      ])
    }
  })

  it('[ICS29] find their occurrence when it is named in UTC or by its date', () => {
    for (const id of ['RECURRENCE-ID:20260406T070000Z', 'RECURRENCE-ID;VALUE=DATE:20260406']) {
      const text = anIcs(weekly, anEvent(id, 'DTSTART:20260406T100000Z', 'DTEND:20260406T110000Z'))
      expect(onlyEvent(text).overrides).toMatchObject([
        {
          original_start: '2026-04-06T09:00:00',
          start: { time: '2026-04-06T12:00:00', zone: 'Europe/Berlin' },
        },
      ])
    }
  })

  it('[ICS29] are taken out when they are cancelled', () => {
    const cancelled = anEvent('RECURRENCE-ID;TZID=Europe/Berlin:20260309T090000', 'STATUS:CANCELLED', start)
    expect(onlyEvent(anIcs(weekly, cancelled))).toMatchObject({
      excluded: ['2026-03-09T09:00:00'],
      overrides: [],
    })
  })

  it('[ICS29] count more than an exclusion of the same occurrence', () => {
    const series = anEvent(start, end, 'RRULE:FREQ=WEEKLY', 'EXDATE;TZID=Europe/Berlin:20260309T090000')
    expect(onlyEvent(anIcs(series, moved))).toMatchObject({ excluded: [], overrides: [{}] })
  })

  it('[ICS29] that the series does not have are added to it', () => {
    const beyond = anEvent(
      'RECURRENCE-ID;TZID=Europe/Berlin:20260310T090000',
      'DTSTART;TZID=Europe/Berlin:20260311T090000',
    )
    expect(onlyEvent(anIcs(weekly, beyond))).toMatchObject({
      added: ['2026-03-10T09:00:00'],
      overrides: [{ original_start: '2026-03-10T09:00:00' }],
    })
  })

  it('[ICS29] are given once, the newest, when the file repeats them', () => {
    const older = anEvent(
      'RECURRENCE-ID;TZID=Europe/Berlin:20260309T090000',
      'SEQUENCE:1',
      'SUMMARY:Older',
      start,
    )
    const newer = anEvent('RECURRENCE-ID:20260309T080000Z', 'SEQUENCE:2', 'SUMMARY:Newer', start)
    expect(onlyEvent(anIcs(newer, weekly, older)).overrides).toMatchObject([{ title: 'Newer' }])
  })

  it('[ICS30] without their series are kept as single events', () => {
    const { events } = read(anIcs(moved, anEvent('RECURRENCE-ID;TZID=Europe/Berlin:20260316T090000', start)))
    expect(events.map(({ uid, recurrence_id }) => [uid, recurrence_id])).toEqual([
      ['plan@example.com', { time: '2026-03-09T09:00:00', zone: 'Europe/Berlin' }],
      ['plan@example.com', { time: '2026-03-16T09:00:00', zone: 'Europe/Berlin' }],
    ])
  })

  it('[ICS30] are kept when their series is skipped', () => {
    const { events, skipped } = read(anIcs(anEvent(start, 'RRULE:FREQ=SOMETIMES'), moved))
    expect(skipped).toHaveLength(1)
    expect(events).toMatchObject([
      { recurrence_id: { time: '2026-03-09T09:00:00' }, location: { name: 'Hall 5' } },
    ])
  })
})

describe('changes of all following occurrences', () => {
  const later = following(
    'DTSTART;TZID=Europe/Berlin:20260316T140000',
    'DTEND;TZID=Europe/Berlin:20260316T150000',
    'SUMMARY:Later',
  )

  it('[ICS31] end the series and begin another with the rest of the rule', () => {
    const series = anEvent(
      start,
      end,
      'RRULE:FREQ=WEEKLY;COUNT=10',
      'EXDATE;TZID=Europe/Berlin:20260309T090000,20260330T090000',
    )
    const { events, warnings } = read(anIcs(series, later))
    expect(warnings).toEqual([])
    expect(events).toMatchObject([
      {
        uid: 'plan@example.com',
        rrule: 'FREQ=WEEKLY;UNTIL=20260309T225959Z',
        excluded: ['2026-03-09T09:00:00'],
      },
      {
        uid: 'plan@example.com_R20260316T090000',
        title: 'Later',
        start: { time: '2026-03-16T14:00:00', zone: 'Europe/Berlin' },
        rrule: 'FREQ=WEEKLY;COUNT=8',
        excluded: ['2026-03-30T14:00:00'],
      },
    ])
  })

  it('[ICS31] carry UNTIL and later changes along', () => {
    const series = anEvent(start, end, 'RRULE:FREQ=WEEKLY;UNTIL=20260504T070000Z')
    const change = anEvent(
      'RECURRENCE-ID;TZID=Europe/Berlin:20260323T090000',
      'DTSTART;TZID=Europe/Berlin:20260324T080000',
    )
    const { events } = read(anIcs(series, change, later))
    expect(events[1]).toMatchObject({
      rrule: 'FREQ=WEEKLY;UNTIL=20260504T120000Z',
      added: [],
      overrides: [{ original_start: '2026-03-23T14:00:00', start: { time: '2026-03-24T08:00:00' } }],
    })
  })

  it('[ICS31] only end the series when they cancel', () => {
    const event = onlyEvent(anIcs(weekly, following(start, 'STATUS:CANCELLED')))
    expect(event).toMatchObject({ rrule: 'FREQ=WEEKLY;UNTIL=20260309T225959Z', excluded: [], overrides: [] })
  })

  it('[ICS31] that move a rule with fixed times change one occurrence', () => {
    const series = anEvent(start, end, 'RRULE:FREQ=WEEKLY;BYHOUR=9')
    const { events, warnings } = read(anIcs(series, later))
    expect(events).toMatchObject([
      { rrule: 'FREQ=WEEKLY;BYHOUR=9', overrides: [{ original_start: '2026-03-16T09:00:00' }] },
    ])
    expect(warnings).toHaveLength(1)
  })

  it('[ICS31] that move to another day move the weekdays of the rule', () => {
    const { events } = read(anIcs(weekly, following('DTSTART;TZID=Europe/Berlin:20260317T090000')))
    expect(events).toMatchObject([
      { rrule: 'FREQ=WEEKLY;UNTIL=20260309T225959Z' },
      { start: { time: '2026-03-17T09:00:00' }, rrule: 'FREQ=WEEKLY' },
    ])
  })

  it('[ICS31] that move a day which the rule names change one occurrence, and this is said', () => {
    const monthly = anEvent(start, end, 'RRULE:FREQ=MONTHLY;BYMONTHDAY=2,16')
    const { events, warnings } = read(anIcs(monthly, following('DTSTART;TZID=Europe/Berlin:20260317T090000')))
    expect(events).toMatchObject([
      { rrule: 'FREQ=MONTHLY;BYMONTHDAY=2,16', overrides: [{ original_start: '2026-03-16T09:00:00' }] },
    ])
    expect(warnings[0]?.message).toBe(
      '"Plan" (uid plan@example.com): its change of all following occurrences is kept for one of them.',
    )
  })
})

describe('identity', () => {
  it('[ICS32] keeps the newest version of an event that the file repeats', () => {
    const text = anIcs(
      anEvent('SEQUENCE:1', 'DTSTART:20260106T090000Z', 'SUMMARY:New'),
      anEvent('SEQUENCE:0', 'DTSTART:20260105T090000Z', 'SUMMARY:Old'),
      anEvent('SEQUENCE:1', 'DTSTART:20260106T090000Z', 'LAST-MODIFIED:20260101T000000Z', 'SUMMARY:Newest'),
    )
    const { events, warnings } = read(text)
    expect(events.map(({ title }) => title)).toEqual(['Newest'])
    expect(warnings).toEqual([
      {
        line: 3,
        message: '"New" (uid plan@example.com): it is in the file more than once; the newest is kept.',
      },
      {
        line: 9,
        message: '"Old" (uid plan@example.com): it is in the file more than once; the newest is kept.',
      },
    ])
  })

  it('[ICS32] keeps different events that share a uid, under uids of their own', () => {
    const [one, other] = [anEvent('DTSTART:20260105T090000Z'), anEvent('DTSTART:20270105T090000Z')]
    const { events } = read(anIcs(other, one))
    expect(events).toEqual(read(anIcs(one, other)).events)
    expect(events.map(({ uid }) => uid)).toEqual(['plan@example.com', 'plan@example.com#2027-01-05T09:00:00'])
  })

  it('[ICS32] makes the uid of an event that has none from what it says', () => {
    const { events } = read(
      anIcs(withoutUid('One', '20260101T000000Z'), withoutUid('Two', '20260101T000000Z')),
    )
    const [one, two] = events.map(({ uid }) => uid)
    expect(one).toMatch(/^without-uid-[0-9a-f]{16}$/)
    expect(two).not.toBe(one)
    expect(onlyEvent(anIcs(withoutUid('One', '20260202T000000Z'))).uid).toBe(one)
  })
})

function following(...lines: string[]): string[] {
  return anEvent('RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Europe/Berlin:20260316T090000', ...lines)
}

function withoutUid(title: string, stamp: string): string[] {
  return ['BEGIN:VEVENT', 'DTSTART:20260105T090000Z', `SUMMARY:${title}`, `DTSTAMP:${stamp}`, 'END:VEVENT']
}

function every(most: number): string {
  return Array.from({ length: most }, (_, index) => index).join(',')
}
