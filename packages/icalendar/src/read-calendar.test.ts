import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { any_character } from '../../../apps/server/test/any-character.ts'
import { runs } from '../../../apps/server/test/every-case.ts'
import { anEvent, anIcs, onlyEvent, read, readOne } from './ics.arbitrary.ts'
import { readCalendar, readCalendarEvents } from './read-calendar.ts'
import { processorMs } from '../../../apps/server/test/processor-time.ts'

const options = { defaultZone: 'Asia/Kathmandu' }

describe('lines', () => {
  it.each([
    ['CRLF', '\r\n'],
    ['LF', '\n'],
    ['CR', '\r'],
    ['CR CR LF', '\r\r\n'],
  ])('[ICS1] reads lines that end in %s', (_, lineEnd) => {
    const text = anIcs(anEvent('DESCRIPTION:one', ' \\ntwo', '\t three', 'LOCATION:here')).replaceAll(
      '\r\n',
      lineEnd,
    )
    expect(onlyEvent(text)).toMatchObject({ description: 'one\ntwo three', location: { name: 'here' } })
  })

  it('[ICS1] reads a file with a byte order mark and blank lines', () => {
    const text = `\ufeff\r\n\r\n${anIcs(anEvent('DESCRIPTION:a', '', ' b'))}\r\n`
    expect(onlyEvent(text).description).toBe('ab')
  })

  it('[ICS1] joins a fold inside a character escape and inside a name', () => {
    expect(readOne('DESCR', ' IPTION:a\\', ' nb').description).toBe('a\nb')
  })

  it('[ICS2] keeps a line of text that was broken without a fold', () => {
    const event = readOne('DESCRIPTION:Agenda', 'http://example.com/agenda', '&nbsp; more', 'LOCATION:here')
    expect(event.description).toBe('Agenda\nhttp://example.com/agenda\n&nbsp; more')
    expect(event.location?.name).toBe('here')
  })

  it('[ICS2] drops stray lines where no text can go on', () => {
    const event = readOne('DTSTART:20260105T090000Z', '???', 'DTEND:20260105T100000Z')
    expect(event.end.time).toBe('2026-01-05T10:00:00')
  })
})

describe('components', () => {
  it('[ICS3] keeps events whose END is missing, and says so', () => {
    const text = anIcs(anEvent('UID:1').slice(0, -1), anEvent('UID:2').slice(0, -1))
    const { events, warnings } = read(text)
    expect(events.map(({ uid }) => uid)).toEqual(['1', '2'])
    expect(warnings.map(({ message }) => message)).toEqual([
      '"Plan" (uid 1): it has no END:VEVENT; what could be read of it is kept.',
      '"Plan" (uid 2): it has no END:VEVENT; what could be read of it is kept.',
    ])
  })

  it('[ICS3] does not take the properties of an alarm for those of the event', () => {
    const alarm = [
      'BEGIN:VALARM',
      'SUMMARY:Alarm',
      'DESCRIPTION:Ring',
      'TRIGGER:-PT5M',
      'DURATION:PT9H',
      'END:VALARM',
    ]
    expect(readOne('SUMMARY:Plan', ...alarm, 'DESCRIPTION:Talk')).toMatchObject({
      title: 'Plan',
      description: 'Talk',
    })
  })

  it('[ICS3] closes an alarm with its event', () => {
    expect(
      read(anIcs(anEvent('UID:1', 'BEGIN:VALARM', 'TRIGGER:-PT5M'), anEvent('UID:2'))).events,
    ).toHaveLength(2)
  })

  it('[ICS3] reads several calendars in one file, each with its own zone', () => {
    const one = anIcs(['X-WR-TIMEZONE:Europe/Berlin'], anEvent('UID:1', 'DTSTART:20260105T090000'))
    const other = anIcs(['X-WR-TIMEZONE:America/St_Johns'], anEvent('UID:2', 'DTSTART:20260105T090000'))
    expect(read(one + other).events.map(({ start }) => start.zone)).toEqual([
      'Europe/Berlin',
      'America/St_Johns',
    ])
  })

  it('[ICS3] reads events outside any calendar', () => {
    expect(onlyEvent(anEvent('UID:1').join('\n')).uid).toBe('1')
  })

  it('[ICS4] skips a bad event with the line it begins on, and keeps all others', () => {
    const text = anIcs(
      anEvent('UID:1'),
      anEvent('UID:2', 'SUMMARY:Weekly review', 'RRULE:FREQ=WEEKLYY'),
      anEvent('UID:3'),
    )
    const { events, skipped } = read(text)
    expect(events.map(({ uid }) => uid)).toEqual(['1', '3'])
    expect(skipped).toEqual([
      {
        line: 8,
        uid: '2',
        title: 'Weekly review',
        reason: '"Weekly review" (uid 2): RRULE "FREQ=WEEKLYY" is not a valid recurrence rule.',
      },
    ])
  })

  it('[ICS4] names an event that has neither title nor uid', () => {
    const { skipped } = read(anIcs(['BEGIN:VEVENT', 'LOCATION:here', 'END:VEVENT']))
    expect(skipped).toEqual([
      { line: 3, uid: null, title: null, reason: 'Event without a title: it has no DTSTART.' },
    ])
  })

  it('[ICS5] refuses a text that is no calendar', () => {
    for (const text of ['', 'Dear all,\nNAME: nobody\n', '<html></html>', '{"BEGIN":"VCALENDAR"}']) {
      expect(readCalendar(text, options)).toEqual({ ok: false, reason: 'This is not a calendar file.' })
    }
  })

  it('[ICS5] accepts a calendar without events', () => {
    expect(read(anIcs()).events).toEqual([])
  })

  it('[ICS5] refuses a file with more events than allowed, as a whole', () => {
    const text = anIcs(...[1, 2, 3].map((uid) => anEvent(`UID:${uid}`)))
    expect(readCalendar(text, { ...options, maxEvents: 2 })).toEqual({
      ok: false,
      reason: 'This file holds 3 events; at most 2 can be read at once.',
    })
    expect(readCalendar(text, { ...options, maxEvents: 3 }).ok).toBe(true)
  })

  it('[ICS6] counts what is no event and takes the name of the calendar', () => {
    const todo = ['BEGIN:VTODO', 'UID:t', 'SUMMARY:Buy milk', 'END:VTODO']
    const text = anIcs(
      ['X-WR-CALNAME:Team\\, all'],
      todo,
      todo,
      ['BEGIN:VJOURNAL', 'END:VJOURNAL'],
      anEvent('UID:1'),
    )
    expect(readCalendar(text, options)).toMatchObject({
      ok: true,
      name: 'Team, all',
      ignored: { VTODO: 2, VJOURNAL: 1 },
    })
    expect(read(text).events).toHaveLength(1)
  })
})

describe('reading in steps', () => {
  it('[ICS7] gives the same events as reading at once', () => {
    const text = anIcs(
      anEvent('UID:1'),
      anEvent('UID:2', 'RRULE:?'),
      anEvent('UID:3'),
      anEvent('UID:1', 'SEQUENCE:1'),
    )
    const batches = [...readCalendarEvents(text, options)]
    const { events, skipped } = read(text)
    expect(batches.flatMap((batch) => batch.events)).toEqual(events)
    expect(batches.flatMap((batch) => batch.skipped)).toEqual(skipped)
  })
})

describe('hostile text', () => {
  it('[ICS8] never throws on a calendar with parts cut out or put in', () => {
    const whole = anIcs(
      [
        'BEGIN:VTIMEZONE',
        'TZID:Here',
        'BEGIN:STANDARD',
        'DTSTART:16010101T000000',
        'TZOFFSETFROM:+0530',
        'TZOFFSETTO:+0530',
        'END:STANDARD',
        'END:VTIMEZONE',
      ],
      anEvent(
        'DTSTART;TZID=Here:20260105T090000',
        'DTEND;TZID=Here:20260105T100000',
        'RRULE:FREQ=DAILY;COUNT=9',
        'EXDATE;TZID=Here:20260106T090000',
      ),
      anEvent(
        'RECURRENCE-ID;TZID=Here;RANGE=THISANDFUTURE:20260107T090000',
        'DTSTART;TZID=Here:20260107T110000',
        'ATTENDEE;CN="A, B":mailto:a@example.com',
        'GEO:1.5;2.5',
      ),
    )
    const junk = fc.oneof(
      fc.string({ unit: any_character }),
      fc.constantFrom(
        ':',
        ';',
        '"',
        '\r\n',
        '\n ',
        'BEGIN:VEVENT\n',
        'END:VCALENDAR\n',
        '\\',
        '=',
        '99999999T999999Z',
        '\0',
      ),
    )
    fc.assert(
      fc.property(fc.nat(whole.length), fc.nat(60), junk, (at, length, inserted) => {
        const text = whole.slice(0, at) + inserted + whole.slice(at + length)
        const reading = readCalendar(text, options)
        expect(!reading.ok || reading.events.every((event) => event.uid !== '')).toBe(true)
      }),
      { numRuns: runs(2000) },
    )
  })

  it('[ICS9] takes time in proportion to the text', async () => {
    const patterns = [
      (n: number) => anIcs(anEvent(`SUMMARY:${' '.repeat(n)}x`)),
      (n: number) => anIcs(anEvent(`ATTENDEE${';a=b'.repeat(n / 4)}:mailto:a@example.com`)),
      (n: number) => anIcs(anEvent(`ATTENDEE;CN=${'"'.repeat(n)}:mailto:a@example.com`)),
      (n: number) => anIcs(anEvent(`DESCRIPTION:${'\r\n x'.repeat(n / 4)}`)),
      (n: number) => anIcs(anEvent(`RRULE:FREQ=DAILY;BYSETPOS=${'1,'.repeat(n / 2)}`)),
      (n: number) => `BEGIN:VEVENT\r\n${'BEGIN:X\r\n'.repeat(n / 10)}`,
    ]
    for (const pattern of patterns) {
      const text = pattern(4_000_000)
      const isRead = () => expect(readCalendar(text, options).ok).toBe(true)
      // Anything quadratic would take hours.
      expect(await processorMs(isRead)).toBeLessThan(10_000)
    }
  })

  it('[ICS9] does not let a file ask for endless comparing of time zones', async () => {
    const names = Array.from({ length: 3000 }, (_, index) => index)
    const text = anIcs(
      ...names.map(aStrangeZone),
      ...names.map((name) => anEvent(`UID:${name}`, `DTSTART;TZID=Z${name}:20260105T090000`)),
    )
    const isRead = () => {
      const { events, skipped } = read(text)
      expect(events.length + skipped.length).toBe(3000)
    }
    expect(await processorMs(isRead)).toBeLessThan(10_000)
  })
})

function aStrangeZone(name: number): string[] {
  return [
    'BEGIN:VTIMEZONE',
    `TZID:Z${name}`,
    'BEGIN:STANDARD',
    'DTSTART:16010101T030000',
    'TZOFFSETFROM:+0200',
    'TZOFFSETTO:+0100',
    `RRULE:FREQ=YEARLY;BYDAY=${1 + (name % 4)}TU;BYMONTH=${1 + (name % 12)}`,
    'END:STANDARD',
    'END:VTIMEZONE',
  ]
}
