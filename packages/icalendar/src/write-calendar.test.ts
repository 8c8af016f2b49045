import { day_ms, expandRecurrence, listZones, zoneOffsetMinutes } from '@meridian/engine'
import * as fc from 'fast-check'
import ical from 'ical.js'
import { describe, expect, it } from 'vitest'
import { runs, someOf } from '../../../apps/server/test/every-case.ts'
import { anEvent, anIcs, onlyEvent, read, readOne } from './ics.arbitrary.ts'
import { anyEvents, odd_zones } from './event.arbitrary.ts'
import type { CalendarEvent } from './calendar-event.ts'
import { writeCalendar } from './write-calendar.ts'
import { stringifyCalendar } from './jcal.ts'
import { buildZone } from './write-zone.ts'

const options = { productId: '-//Example//Tests//EN', now: Date.UTC(2026, 10, 20, 8) }

describe('the written text', () => {
  it('[ICS33] writes an event without length without an end, which must lie after the start', () => {
    const events = [readOne('DTSTART:20260105T090000Z'), readOne('UID:2', 'DTEND:20260105T093000Z')]
    const text = writeCalendar(events, options)
    expect(text.match(/^DTEND.*$/gm)).toEqual(['DTEND:20260105T093000Z'])
  })

  it('[ICS33] is a calendar as RFC 5545 wants it', () => {
    const event = readOne(
      'UID:plan@example.com',
      'SUMMARY:Plan\\, again',
      'DTSTART;TZID=Asia/Kathmandu:20260105T090000',
      'DURATION:PT1H',
      'RRULE:FREQ=WEEKLY',
      'EXDATE;TZID=Asia/Kathmandu:20260112T090000,20260119T090000',
      'LOCATION:Hall; 5',
      'GEO:27.7;85.3',
      'URL:https://example.com/?a=1,2;b=3',
      'ORGANIZER;CN="Doe, Jane":mailto:jane@example.com',
      'ATTENDEE;CN=Rick;PARTSTAT=TENTATIVE:mailto:rick@example.org',
      'PRIORITY:5',
      'CLASS:PRIVATE',
      'LAST-MODIFIED:20260101T080000Z',
    )
    const lines = writeCalendar([event], { ...options, name: 'Jane, all', method: 'PUBLISH' })
      .replaceAll('\r\n ', '')
      .split('\r\n')
    expect(lines).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Example//Tests//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'NAME:Jane\\, all',
      'X-WR-CALNAME:Jane\\, all',
      'BEGIN:VTIMEZONE',
      'TZID:Asia/Kathmandu',
      'BEGIN:STANDARD',
      'TZNAME:+0545',
      'TZOFFSETFROM:+0545',
      'TZOFFSETTO:+0545',
      'DTSTART:19700101T000000',
      'END:STANDARD',
      'END:VTIMEZONE',
      'BEGIN:VEVENT',
      'UID:plan@example.com',
      'DTSTAMP:20261120T080000Z',
      'SEQUENCE:0',
      'DTSTART;TZID=Asia/Kathmandu:20260105T090000',
      'DTEND;TZID=Asia/Kathmandu:20260105T100000',
      'RRULE:FREQ=WEEKLY',
      'EXDATE;TZID=Asia/Kathmandu:20260112T090000,20260119T090000',
      'SUMMARY:Plan\\, again',
      'LOCATION:Hall\\; 5',
      'GEO:27.7;85.3',
      'URL:https://example.com/?a=1,2;b=3',
      'STATUS:CONFIRMED',
      'TRANSP:OPAQUE',
      'CLASS:PRIVATE',
      'PRIORITY:5',
      'ORGANIZER;CN="Doe, Jane":mailto:jane@example.com',
      'ATTENDEE;CN=Rick;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=TENTATIVE:mailto:rick@example.org',
      'LAST-MODIFIED:20260101T080000Z',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ])
  })

  it('[ICS33] writes UTC with Z, days as dates and changed occurrences as events of their own', () => {
    const series = anEvent('DTSTART;VALUE=DATE:20260131', 'RRULE:FREQ=DAILY')
    const change = anEvent(
      'RECURRENCE-ID;VALUE=DATE:20260202',
      'DTSTART:20260202T090000Z',
      'DTEND:20260202T100000Z',
      'SUMMARY:Short',
    )
    const text = writeCalendar([onlyEvent(anIcs(series, change))], options)
    for (const line of [
      'DTSTART;VALUE=DATE:20260131',
      'DTEND;VALUE=DATE:20260201',
      'RECURRENCE-ID;VALUE=DATE:20260202',
      'DTSTART:20260202T090000Z',
      'DTEND:20260202T100000Z',
    ]) {
      expect(text).toContain(`\r\n${line}\r\n`)
    }
    expect(text).not.toContain('VTIMEZONE')
  })

  it('[ICS38] asks for answers, and names people without a disclosed address by an id', () => {
    const id = '01936c2e-5f00-7000-8000-000000000001'
    const asked = { kind: 'individual', role: 'required', answer: 'needs_action' } as const
    const event: CalendarEvent = {
      ...readOne('UID:plan@example.com', 'DTSTART:20260105T090000Z'),
      attendees: [
        { ...asked, name: 'Kim', email: 'kim@example.org', id, isAsked: true },
        { ...asked, name: 'Bo', email: '', id, answer: 'accepted' },
        { ...asked, name: 'Cy', email: '' },
      ],
    }
    const lines = writeCalendar([event], options).replaceAll('\r\n ', '').split('\r\n')
    expect(lines.filter((line) => line.startsWith('ATTENDEE'))).toEqual([
      'ATTENDEE;CN=Kim;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:kim@example.org',
      `ATTENDEE;CN=Bo;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED:urn:uuid:${id}`,
      'ATTENDEE;CN=Cy;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION:invalid:nomail',
    ])
  })

  it('[ICS34] has lines of at most 75 octets that never break a character', () => {
    fc.assert(
      fc.property(anyEvents, (events) => {
        const text = writeCalendar(events, options)
        expect(text.endsWith('\r\n')).toBe(true)
        for (const line of text.split('\r\n')) {
          expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
          expect(line.isWellFormed()).toBe(true)
          expect(/[\r\n]/.test(line)).toBe(false)
        }
      }),
    )
  })

  it('[ICS34] cannot be broken out of by any field', () => {
    const nasty = 'x\r\nEND:VEVENT\r\nBEGIN:VEVENT\nUID:2'
    const plain = readOne('DTSTART:20260105T090000Z')
    const event: CalendarEvent = {
      ...plain,
      uid: nasty,
      title: nasty,
      description: nasty,
      location: { name: nasty, link: `https://example.com/${nasty}`, latitude: null, longitude: null },
      link: `https://example.com/${nasty}`,
      organizer: { name: nasty, email: `${nasty}@example.com` },
      attendees: [
        {
          name: nasty,
          email: `${nasty}@example.com`,
          kind: 'individual',
          role: 'required',
          answer: 'accepted',
        },
      ],
    }
    const { events, skipped } = read(writeCalendar([event], { ...options, productId: nasty, name: nasty }))
    expect(skipped).toEqual([])
    expect(events).toHaveLength(1)
    expect(events[0]?.description).toBe(nasty.replaceAll('\r\n', '\n'))
  })
})

describe('reading it back', () => {
  it('[ICS35] gives the same events', () => {
    fc.assert(
      fc.property(anyEvents, (events) => {
        const reading = read(writeCalendar(events, { ...options, name: 'All' }))
        expect(reading).toMatchObject({ skipped: [], warnings: [] })
        expect(reading.events).toEqual(events)
      }),
      { numRuns: runs(300) },
    )
  })

  it('[ICS35] gives the same single occurrence of a missing series', () => {
    const orphan = onlyEvent(
      anIcs(
        anEvent(
          'RECURRENCE-ID;TZID=America/St_Johns:20260105T090000',
          'DTSTART;TZID=America/St_Johns:20260106T090000',
        ),
      ),
    )
    expect(orphan.recurrence_id).toEqual({ time: '2026-01-05T09:00:00', zone: 'America/St_Johns' })
    expect(onlyEvent(writeCalendar([orphan], options))).toEqual(orphan)
  })

  it('[ICS36] another reader finds the same occurrences across clock changes', () => {
    for (const zone of odd_zones.filter((zone) => zone !== 'UTC')) {
      for (const year of [1996, 2011, 2018, 2026]) {
        const event = readOne(
          `DTSTART;TZID=${zone}:${year}0102T103000`,
          'DURATION:PT1H',
          'RRULE:FREQ=DAILY;INTERVAL=3',
          `EXDATE;TZID=${zone}:${year}0105T103000`,
        )
        const window = [Date.UTC(year - 1, 0), Date.UTC(year + 3, 0)] as const
        const { start, rrule, excluded } = event
        const ours = expandRecurrence(
          { start: start.time, timeZone: zone, rrule: rrule ?? '', excluded },
          window,
        )
        expect(occurrencesByIcalJs(writeCalendar([event], options), window[1])).toEqual(ours)
      }
    }
  })
})

describe('zones', () => {
  it('[ICS37] are written with rules that hold in the years of the events', () => {
    const zones = listZones().filter((zone) => zone !== 'UTC')
    for (const zone of someOf(zones, 3)) {
      expect(wrongOffset(zone, 2026, 2030, 20)).toBeNull()
    }
  })

  it('[ICS37] are written change by change where the rules of today did not hold', () => {
    const changedTheirRules = [
      'Africa/Sao_Tome',
      'America/Caracas',
      'Antarctica/Casey',
      'Asia/Pyongyang',
      'Europe/Istanbul',
    ]
    for (const zone of [...odd_zones.filter((zone) => zone !== 'UTC'), ...changedTheirRules]) {
      expect(wrongOffset(zone, 1985, 2036, 5)).toBeNull()
    }
  })

  it('[ICS37] are short where the rules of today suffice', () => {
    expect(
      buildZone({ zone: 'Europe/Berlin', firstYear: 2026, lastYear: 2036 })[2].map(([kind]) => kind),
    ).toEqual(['daylight', 'standard'])
  })
})

function occurrencesByIcalJs(text: string, beforeMs: number): number[] {
  const event = new ical.Event(
    new ical.Component(ical.parse(text)).getFirstSubcomponent('vevent') ?? undefined,
  )
  const iterator = event.iterator()
  const found: number[] = []
  for (;;) {
    const ms = iterator.next().toUnixTime() * 1000
    if (ms >= beforeMs) return found
    found.push(ms)
  }
}

/** The first midday, of those so many days apart, at which a reader of the VTIMEZONE, ical.js here, would be wrong. */
function wrongOffset(zone: string, firstYear: number, lastYear: number, stepDays: number): string | null {
  const block = stringifyCalendar(buildZone({ zone, firstYear, lastYear }))
  const reader = new ical.Timezone({ component: new ical.Component(ical.parse(block)), tzid: zone })
  for (let at = Date.UTC(firstYear, 0, 1, 12); at < Date.UTC(lastYear + 1, 0); at += stepDays * day_ms) {
    const offset = zoneOffsetMinutes(zone, at)
    // Next to a change a wall time may come twice.
    if ([at - day_ms, at + day_ms].some((near) => zoneOffsetMinutes(zone, near) !== offset)) continue
    const wall = new Date(at + offset * 60_000).toISOString().slice(0, 19)
    if (reader.utcOffset(ical.Time.fromDateTimeString(wall)) / 60 !== offset) return `${zone} ${wall}`
  }
  return null
}
