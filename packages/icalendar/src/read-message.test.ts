import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { any_character } from '../../../apps/server/test/any-character.ts'
import { withFollowing, withOccurrence, withoutFollowing, withoutOccurrence } from './apply-changes.ts'
import { momentOf } from './event-time.ts'
import { anEvent, anIcs, aZone, onlyEvent } from './ics.arbitrary.ts'
import { readMessage } from './read-message.ts'
import { listRuleStarts } from './series-starts.ts'
import { writeCalendar } from './write-calendar.ts'

const inKathmandu = { defaultZone: 'Asia/Kathmandu' }

function message(method: string, ...events: readonly (readonly string[])[]): string {
  return anIcs([`METHOD:${method}`], ...events)
}

const series = onlyEvent(
  anIcs(anEvent('UID:s', 'DTSTART;TZID=Europe/Berlin:20261103T100000', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY')),
)
const moved = (start: string, title = 'Plan') =>
  onlyEvent(
    anIcs(
      anEvent(
        'UID:s',
        `SUMMARY:${title}`,
        'RECURRENCE-ID;TZID=Europe/Berlin:20261124T100000',
        `DTSTART:${start}`,
        'DURATION:PT1H',
      ),
    ),
  )

function read(text: string) {
  return readMessage(text, { ...inKathmandu, maxEvents: 2 })
}

describe('a message', () => {
  it('[ICS39] is read though it repeats neither times nor title', () => {
    const reply = [
      'BEGIN:VEVENT',
      'UID:plan@example.com',
      'DTSTAMP:20261120T080000Z',
      'SEQUENCE:3',
      'RECURRENCE-ID;TZID=Europe/Berlin:20261124T100000',
      'ORGANIZER:mailto:ada@example.com',
      'ATTENDEE;PARTSTAT=DECLINED;CN="Doe, Jane":mailto:jane@example.org',
      'COMMENT:Sorry\\, not then.',
      'END:VEVENT',
    ]
    expect(readMessage(message('reply', reply), inKathmandu)).toEqual({
      method: 'REPLY',
      parts: [
        {
          uid: 'plan@example.com',
          recurrence: { time: '2026-11-24T10:00:00', zone: 'Europe/Berlin' },
          isForFollowing: false,
          sequence: 3,
          stamped_at: '2026-11-20T08:00:00Z',
          title: '',
          organizer: { name: '', email: 'ada@example.com' },
          attendees: [
            {
              name: 'Doe, Jane',
              email: 'jane@example.org',
              kind: 'individual',
              role: 'required',
              answer: 'declined',
            },
          ],
          comment: 'Sorry, not then.',
        },
      ],
    })
  })

  it('[ICS39] names zones as an event does: by a rule of its own, a Windows name, or none', () => {
    const zone = aZone('Own', ['+0100', '+0200', 3, '-1SU'], ['+0200', '+0100', 10, '-1SU'])
    const at = (recurrence: string) => {
      const text = anIcs(['METHOD:REPLY'], zone, anEvent(recurrence))
      return readMessage(text, inKathmandu)?.parts[0].recurrence
    }
    expect(at('RECURRENCE-ID;TZID=Own:20261124T100000')).toEqual({
      time: '2026-11-24T10:00:00',
      zone: expect.stringMatching(/^Europe\//),
    })
    expect(at('RECURRENCE-ID;TZID=W. Europe Standard Time:20261124T100000')?.zone).toBe('Europe/Berlin')
    expect(at('RECURRENCE-ID:20261124T100000')?.zone).toBe('Asia/Kathmandu')
    expect(at('RECURRENCE-ID:20261124T100000Z')?.zone).toBe('UTC')
    expect(at('RECURRENCE-ID;VALUE=DATE:20261124')).toEqual({ time: '2026-11-24', zone: null })
  })

  it('[ICS40] is about one event, in as many parts as it has', () => {
    const text = message(
      'REQUEST',
      anEvent('UID:a', 'SEQUENCE:1'),
      anEvent('UID:b'),
      anEvent('UID:a', 'RECURRENCE-ID;RANGE=THISANDFUTURE:20260112T090000Z', 'SEQUENCE:2'),
    )
    const parts = readMessage(text, inKathmandu)?.parts
    expect(parts?.map(({ uid, sequence, isForFollowing }) => ({ uid, sequence, isForFollowing }))).toEqual([
      { uid: 'a', sequence: 1, isForFollowing: false },
      { uid: 'a', sequence: 2, isForFollowing: true },
    ])
  })

  it('[ICS40] is none without an event with a UID, with an unknown occurrence, or with too many events', () => {
    expect(read('Hello')).toBeNull()
    expect(read(anIcs())).toBeNull()
    expect(read(anIcs(['BEGIN:VEVENT', 'SUMMARY:Nothing', 'END:VEVENT']))).toBeNull()
    expect(read(anIcs(anEvent('RECURRENCE-ID;TZID=Nowhere/At_All:20261124T100000')))).toBeNull()
    expect(read(anIcs(anEvent('RECURRENCE-ID:soon')))).toBeNull()
    expect(read(anIcs(anEvent(), anEvent(), anEvent()))).toBeNull()
    expect(read(anIcs(anEvent(), anEvent()))).not.toBeNull()
  })

  it('[ICS8] [ICS39] never fails on any text', () => {
    const line = fc.oneof(
      fc.string({ unit: any_character, maxLength: 60 }),
      fc.constantFrom(
        'BEGIN:VCALENDAR',
        'END:VCALENDAR',
        'BEGIN:VEVENT',
        'END:VEVENT',
        'METHOD:REPLY',
        'UID:one',
        'DTSTAMP:99999999T999999Z',
        'SEQUENCE:-1',
        'RECURRENCE-ID;TZID=":20260101T000000',
        'ATTENDEE;CN="x:mailto:',
        'ORGANIZER:',
      ),
    )
    fc.assert(
      fc.property(fc.array(line, { maxLength: 40 }), (lines) => {
        const read = readMessage(lines.join('\r\n'), inKathmandu)
        if (read) expect(read.parts[0].uid).not.toBe('')
      }),
    )
  })
})

describe('one occurrence', () => {
  it('[ICS43] and all that follow are cancelled', () => {
    const original = { time: '2026-11-24T10:00:00', zone: 'Europe/Berlin' }
    const changed = withOccurrence(series, moved('20261124T130000Z'))
    const rest = withoutFollowing(changed, original)
    expect(rest?.rrule).toContain('UNTIL=20261117')
    expect(rest?.overrides).toEqual([])
    expect(withoutFollowing(series, { ...original, time: '2026-11-03T10:00:00' })).toBeNull()
  })

  it('[ICS41] is changed in its series, and changed again', () => {
    const once = withOccurrence(series, moved('20261124T130000Z', 'Later'))
    expect(once.overrides).toEqual([
      {
        original_start: '2026-11-24T10:00:00',
        is_all_day: false,
        title: 'Later',
        start: { time: '2026-11-24T14:00:00', zone: 'Europe/Berlin' },
        end: { time: '2026-11-24T15:00:00', zone: 'Europe/Berlin' },
      },
    ])
    const again = withOccurrence(once, moved('20261125T090000Z'))
    expect(again.overrides.map(({ start }) => start.time)).toEqual(['2026-11-25T10:00:00'])
    expect(again).toMatchObject({ rrule: series.rrule, start: series.start, excluded: [], added: [] })
  })

  it('[ICS41] is taken out of its series, and put in again', () => {
    const original = { time: '2026-11-24T09:00:00', zone: 'UTC' }
    const without = withoutOccurrence(withOccurrence(series, moved('20261124T130000Z')), original)
    expect(without).toMatchObject({ excluded: ['2026-11-24T10:00:00'], overrides: [] })
    expect(withOccurrence(without, moved('20261124T130000Z'))).toMatchObject({
      excluded: [],
      overrides: [{ original_start: '2026-11-24T10:00:00' }],
    })
  })
})

describe('one occurrence and all that follow', () => {
  it('[ICS43] take place at the changed time, and what was changed or cancelled before moves along', () => {
    const before = withoutOccurrence(withOccurrence(series, moved('20261124T130000Z', 'Later')), {
      time: '2026-12-01T10:00:00',
      zone: 'Europe/Berlin',
    })
    const change = from(
      '20261117',
      'SUMMARY:New',
      'DTSTART;TZID=Europe/Berlin:20261117T123000',
      'DURATION:PT2H',
    )
    const parts = withFollowing(before, change, none)
    expect(parts).toMatchObject({
      isMoved: true,
      before: { rrule: expect.stringContaining('UNTIL=20261110'), excluded: [], overrides: [] },
      following: {
        uid: 's_R20261117T100000',
        title: 'New',
        start: { time: '2026-11-17T12:30:00', zone: 'Europe/Berlin' },
        end: { time: '2026-11-17T14:30:00' },
        rrule: 'FREQ=WEEKLY',
        excluded: ['2026-12-01T12:30:00'],
        overrides: [
          {
            original_start: '2026-11-24T12:30:00',
            title: 'Later',
            start: { time: '2026-11-24T16:30:00' },
            end: { time: '2026-11-24T18:30:00' },
          },
        ],
      },
    })
    expect(withFollowing(before, change, () => true)?.following.overrides).toMatchObject([
      { original_start: '2026-11-24T12:30:00', start: { time: '2026-11-24T14:00:00' } },
    ])
  })

  it('[ICS43] are the whole series from its first date on, and none where the series has no such date', () => {
    const same = 'DTSTART;TZID=Europe/Berlin:20261103T100000'
    expect(withFollowing(series, from('20261103', same, 'DURATION:PT1H'), none)).toMatchObject({
      before: null,
      following: { uid: 's', rrule: 'FREQ=WEEKLY' },
      isMoved: false,
    })
    expect(withFollowing(series, from('20261104', same), none)).toBeNull()
  })

  it('[ICS43] keep the length of the series though a clock change makes the named one shorter', () => {
    const nightly = onlyEvent(
      anIcs(
        anEvent('UID:s', 'DTSTART;TZID=Europe/Berlin:20270301T010000', 'DURATION:PT3H', 'RRULE:FREQ=DAILY'),
      ),
    )
    const change = onlyEvent(
      anIcs(
        anEvent(
          'UID:s',
          'RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Europe/Berlin:20270328T010000',
          'DTSTART;TZID=Europe/Berlin:20270328T010000',
          'DTEND;TZID=Europe/Berlin:20270328T040000',
        ),
      ),
    )
    expect(withFollowing(nightly, change, none)).toMatchObject({
      isMoved: false,
      following: { end: { time: '2027-03-28T05:00:00' } },
    })
  })

  it('[ICS43] together with those before are as many as the series had, in any zone and across clock changes', () => {
    const zone = fc.constantFrom(
      'Europe/Berlin',
      'Asia/Kathmandu',
      'America/St_Johns',
      'Australia/Lord_Howe',
      'Pacific/Apia',
    )
    const rule = fc.constantFrom(
      'FREQ=WEEKLY;COUNT=40',
      'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE;COUNT=30',
      'FREQ=DAILY;UNTIL=20270501T000000Z',
    )
    fc.assert(
      fc.property(zone, rule, fc.nat(20), fc.integer({ min: -9, max: 9 }), (tzid, rrule, at, hours) => {
        const whole = onlyEvent(
          anIcs(anEvent('UID:s', `DTSTART;TZID=${tzid}:20261102T100000`, 'DURATION:PT1H', `RRULE:${rrule}`)),
        )
        const starts = listRuleStarts(whole, 0, Infinity, 500)
        const original = starts[at] ?? ''
        const start = new Date(Date.parse(`${original}Z`) + hours * 3_600_000).toISOString().slice(0, 19)
        const momentAt = (time: string) => momentOf({ time, zone: tzid })
        const times = {
          start: { time: start, zone: tzid },
          end: { time: `${start.slice(0, 10)}T23:00:00`, zone: tzid },
        }
        const recurrence_id = { time: original, zone: tzid }
        const parts = withFollowing(whole, { ...whole, ...times, rrule: null, recurrence_id }, none)
        const listed = [parts?.before ?? null, parts?.following ?? null].map((part) =>
          part ? listRuleStarts(part, 0, Infinity, 500) : [],
        )
        expect(listed[0]).toEqual(starts.slice(0, at))
        expect(listed[1]).toHaveLength(starts.length - at)
        const [first = '', ...others] = listed[1] ?? []
        expect(momentAt(first)).toBe(momentAt(start))
        // A time that a clock change skips is later by the gap.
        for (const time of others)
          expect(momentAt(time)).toBe(momentAt(`${time.slice(0, 10)}${start.slice(10)}`))
      }),
    )
  })
})

it('[ICS42] a written answer is read as one', () => {
  const event = onlyEvent(anIcs(anEvent('UID:a', 'ORGANIZER:mailto:ada@example.com', 'SEQUENCE:4')))
  const attendee = {
    name: 'Jane',
    email: 'jane@example.org',
    kind: 'individual',
    role: 'required',
    answer: 'accepted',
  } as const
  const recurrence_id = { time: '2026-01-12T09:00:00', zone: 'UTC' }
  const range = writeCalendar([{ ...event, recurrence_id }], {
    productId: 'x',
    method: 'REPLY',
    now: 0,
    isForFollowing: true,
  })
  expect(readMessage(range, inKathmandu)?.parts).toMatchObject([
    { recurrence: recurrence_id, isForFollowing: true },
  ])
  for (const method of ['REPLY', 'COUNTER'] as const) {
    const now = Date.UTC(2026, 10, 20, 8)
    const text = writeCalendar([{ ...event, attendees: [attendee] }], { productId: 'x', method, now })
    expect(readMessage(text, inKathmandu)).toMatchObject({
      method,
      parts: [{ uid: 'a', sequence: 4, stamped_at: '2026-11-20T08:00:00Z', attendees: [attendee] }],
    })
  }
})

/** The change of a date of the series and all that follow. */
function from(day: string, ...lines: readonly string[]) {
  return onlyEvent(
    anIcs(anEvent('UID:s', `RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Europe/Berlin:${day}T100000`, ...lines)),
  )
}

function none(): boolean {
  return false
}
