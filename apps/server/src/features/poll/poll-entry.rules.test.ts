import { day_ms, instantOf } from '@meridian/engine'
import { readCalendar } from '@meridian/icalendar'
import { describe, expect, it } from 'vitest'
import { cancelled, entryChanges, entryFiles, type EntryRow } from './poll-entry.rules.ts'
import type { OptionRow, ParticipantRow, WholePoll } from './poll.queries.ts'

const now = new Date('2026-11-20T09:00:00.000Z')

describe('[POL14] entries', () => {
  it('are one for each option and participant whose calendar is elsewhere', () => {
    const poll = aPoll({
      participants: [
        aParticipant({ participant_id: 'organizer', is_organizer: true }),
        aParticipant({ participant_id: 'guest' }),
        aParticipant({ participant_id: 'nameless', participant_email: null }),
        aParticipant({ participant_id: 'here', user_id: 'u1', has_own_calendar: true }),
        aParticipant({ participant_id: 'elsewhere', user_id: 'u2' }),
        aParticipant({ participant_id: 'silent', wants_mail: false }),
      ],
    })
    const changes = entryChanges(poll, [], now)
    expect(changes.map(({ participant_id, sequence }) => [participant_id, sequence])).toEqual([
      ['guest', 0],
      ['elsewhere', 0],
    ])
    expect(entryChanges(poll, changes, now)).toEqual([])
    expect(entryChanges({ ...poll, hold_for: 'organizer' }, [], now)).toEqual([])
  })

  it('are counted up when they change, and again after they were cancelled', () => {
    const poll = aPoll({})
    const sent = entryChanges(poll, [], now)
    const renamed = entryChanges({ ...poll, poll_title: 'Later' }, sent, now)
    expect(renamed).toMatchObject([{ sequence: 1, poll_title: 'Later', is_cancelled: false }])
    const ended = entryChanges({ ...poll, poll_state: 'closed' }, renamed, now)
    expect(ended).toMatchObject([{ sequence: 2, is_cancelled: true }])
    expect(entryChanges({ ...poll, poll_state: 'closed' }, ended, now)).toEqual([])
    expect(entryChanges(poll, ended, now)).toMatchObject([{ sequence: 3, is_cancelled: false }])
  })

  it('end with the deadline, to the moment, before any job has closed the poll', () => {
    const poll = aPoll({ deadline: new Date(now.getTime() + 1) })
    const sent = entryChanges(poll, [], now)
    expect(sent).toHaveLength(1)
    expect(entryChanges(poll, sent, new Date(now.getTime() + 1))).toMatchObject([{ is_cancelled: true }])
  })

  it('of an option that has gone by are not made, and stay until the end where they were', () => {
    const poll = aPoll({})
    const sent = entryChanges(poll, [], now)
    const later = new Date(now.getTime() + 30 * day_ms)
    expect(entryChanges(poll, [], later)).toEqual([])
    expect(entryChanges(poll, sent, later)).toEqual([])
    expect(entryChanges({ ...poll, poll_state: 'booked' }, sent, later)).toMatchObject([
      { is_cancelled: true },
    ])
  })

  it('of participants and options that are gone are cancelled', () => {
    const poll = aPoll({})
    const sent = entryChanges(poll, [], now)
    expect(entryChanges({ ...poll, participants: [] }, sent, now)).toMatchObject([{ is_cancelled: true }])
    expect(entryChanges({ ...poll, options: [] }, sent, now)).toMatchObject([{ is_cancelled: true }])
  })

  it('whole days are the same dates when the poll gets another zone', () => {
    const berlin = aPoll({ options: [aDay('2026-12-01', 'Europe/Berlin')] })
    const sent = entryChanges(berlin, [], now)
    const apia = aPoll({ poll_timezone: 'Pacific/Apia', options: [aDay('2026-12-01', 'Pacific/Apia')] })
    expect(entryChanges(apia, sent, now)).toEqual([])
  })
})

describe('[POL14] files of entries', () => {
  it.each([
    ['Europe/Berlin', '2027-03-28T01:30:00', '2027-03-28T03:30:00'],
    ['Europe/Berlin', '2026-10-25T01:30:00', '2026-10-25T03:30:00'],
    ['Australia/Lord_Howe', '2026-10-04T01:30:00', '2026-10-04T03:00:00'],
    ['America/St_Johns', '2027-03-14T01:30:00', '2027-03-14T03:30:00'],
    ['Asia/Kathmandu', '2026-12-01T23:30:00', '2026-12-02T00:30:00'],
    ['Pacific/Apia', '2026-12-01T00:15:00', '2026-12-01T01:15:00'],
  ])('hold in %s the time from %s to %s, whatever zone their reader is in', (zone, start, end) => {
    const [starts_ms, ends_ms] = [instantOf(start, zone), instantOf(end, zone)]
    const options = [anOption({ starts_ms, ends_ms })]
    const at = new Date(Date.parse('2026-09-01T00:00:00Z'))
    const [event] = eventsIn(entryChanges(aPoll({ poll_timezone: zone, options }), [], at))
    expect(event).toMatchObject({ status: 'tentative', is_transparent: false, sequence: 0, attendees: [] })
    expect(
      [event?.start, event?.end].map((time) => time && instantOf(time.time, time.zone ?? 'UTC')),
    ).toEqual([starts_ms, ends_ms])
  })

  it('hold a whole day as a date, in English and in German', () => {
    const options = [aDay('2026-12-01', 'Pacific/Apia')]
    const participants = [aParticipant({ participant_language: 'de' })]
    const poll = aPoll({ poll_timezone: 'Pacific/Apia', options, participants })
    const entries = entryChanges(poll, [], now)
    expect(eventsIn(entries)).toMatchObject([
      {
        title: 'Umfrage: Harvest',
        is_all_day: true,
        start: { time: '2026-12-01', zone: null },
        end: { time: '2026-12-02', zone: null },
        organizer: { name: 'Ada Lövelace', email: 'ada@people.example' },
      },
    ])
    const gone = cancelled(entries)
    expect(eventsIn(gone)).toMatchObject([
      {
        status: 'cancelled',
        sequence: 1,
        uid: eventsIn(entries)[0]?.uid,
        attendees: [{ email: 'grace@guests.example' }],
      },
    ])
    expect([...entryFiles(entries, now), ...entryFiles(gone, now)]).toMatchObject([
      { name: 'held-1.ics', media_type: 'text/calendar; charset=utf-8; method=PUBLISH' },
      { name: 'cancelled-1.ics', media_type: 'text/calendar; charset=utf-8; method=CANCEL' },
    ])
  })

  it('keep a title with line ends in one property', () => {
    const [file] = entryFiles(
      entryChanges(aPoll({ poll_title: 'Sly\r\nATTENDEE:mailto:x@y.example' }), [], now),
      now,
    )
    const text = Buffer.from(file?.content_base64 ?? '', 'base64').toString()
    expect(text).not.toMatch(/^ATTENDEE/m)
  })
})

function eventsIn(entries: readonly EntryRow[]) {
  return entryFiles(entries, now).flatMap(({ content_base64 }) => {
    const calendar = readCalendar(Buffer.from(content_base64, 'base64').toString(), {
      defaultZone: 'America/St_Johns',
    })
    if (!calendar.ok) throw new Error('The file is no calendar.')
    return calendar.events
  })
}

function aPoll(about: Partial<WholePoll>): WholePoll {
  return {
    poll_id: 'poll',
    user_id: 'ada',
    poll_title: 'Harvest',
    poll_description: null,
    poll_place: 'none',
    place_details: null,
    poll_timezone: 'Europe/Berlin',
    is_zone_fixed: false,
    deadline: null,
    are_answers_hidden: false,
    hold_for: 'everyone',
    has_public_link: false,
    poll_state: 'open',
    chosen_option_id: null,
    meeting_id: null,
    told_until: null,
    reminded_at: null,
    tells_end: false,
    reopened_at: null,
    news_at: null,
    has_entries_due: false,
    created_at: now,
    updated_at: now,
    organizer: {
      user_id: 'ada',
      full_name: 'Ada Lövelace',
      primary_email: 'ada@people.example',
      profile_picture: null,
      timezone: 'Europe/Berlin',
      language: 'en',
      region: null,
      time_format: '24',
      invitations_by_mail: true,
      workspace_id: 'workspace',
      is_disabled: false,
    },
    options: [anOption({})],
    participants: [aParticipant({})],
    meeting: null,
    ...about,
  }
}

function anOption(about: Partial<OptionRow>): OptionRow {
  const starts_ms = Date.parse('2026-11-23T08:00:00Z')
  return {
    option_id: 'option',
    option_date: null,
    added_ms: null,
    starts_ms,
    ends_ms: starts_ms + 3_600_000,
    ...about,
  }
}

function aDay(option_date: string, zone: string): OptionRow {
  const starts_ms = instantOf(`${option_date}T00:00:00`, zone)
  return anOption({ option_date, starts_ms, ends_ms: starts_ms + day_ms })
}

function aParticipant(about: Partial<ParticipantRow>): ParticipantRow {
  return {
    participant_id: 'grace',
    user_id: null,
    participant_name: 'Grace',
    participant_email: 'grace@guests.example',
    profile_picture: null,
    is_organizer: false,
    is_invited: true,
    participant_timezone: null,
    participant_language: null,
    wants_mail: true,
    has_own_calendar: false,
    comment: '',
    answered_ms: null,
    is_asked: true,
    is_told_end: false,
    news_told_ms: null,
    answers: {},
    ...about,
  }
}
