import { type Meeting, MeetingChange, MeetingCreation, no_recurring_days } from '@meridian/contract'
import { describe, expect, it } from 'vitest'
import { attemptFor, afterFailure } from './attempt.ts'
import { readDraft } from './draft.ts'
import { fieldProblems, firstProblem, guestProblem, problemsOf } from './form-problems.ts'
import { changeOf, creationOf, isSameForm } from './meeting-body.ts'
import {
  blankForm,
  type FormInvitee,
  formOfMeeting,
  type MeetingForm,
  withDate,
  withStart,
} from './meeting-form.ts'
import { toggleWeekday } from './repeat.ts'

const guest: FormInvitee = {
  key: 'guest:00000000-0000-4000-a000-000000000001',
  first_name: 'ruth@fernway.example',
  full_name: 'ruth@fernway.example',
  primary_email: 'ruth@fernway.example',
  profile_picture: null,
  timezone: null,
}
const priya: FormInvitee = {
  key: '00000000-0000-7000-a000-000000000002',
  first_name: 'Priya',
  full_name: 'Priya Raman',
  primary_email: null,
  profile_picture: null,
  timezone: 'Asia/Kathmandu',
}

describe('the body of a new meeting', () => {
  it('[CM14] says what the form holds, in the contract’s terms', () => {
    const body = creationOf(
      aForm({
        meeting_title: '  Plan ',
        invitees: [priya, guest],
        meeting_link: ' meet.example/x ',
        location_name: 'Room 4',
      }),
    )
    expect(body).toMatchObject({
      meeting_title: 'Plan',
      meeting_date: { start_date: '2026-11-19', end_date: '2026-11-19' },
      meeting_time: { start_time: '10:00', end_time: '10:30' },
      meeting_timezone: 'Europe/Berlin',
      meeting_priority: 'medium',
      meeting_link: 'meet.example/x',
      meeting_location: { location_name: 'Room 4', location_link: null },
      meeting_invitees: {
        [priya.key]: {},
        [guest.key]: { primary_email: 'ruth@fernway.example', full_name: 'ruth@fernway.example' },
      },
    })
    expect(MeetingCreation.safeParse(body).error?.issues).toBeUndefined()
  })

  it('[CM14] sends no times of day for whole days', () => {
    const body = creationOf(aForm({ is_all_day: true, end_date: '2026-11-21' }))
    expect(body).toMatchObject({
      is_all_day: true,
      meeting_date: { start_date: '2026-11-19', end_date: '2026-11-21' },
      meeting_time: { start_time: null, end_time: null },
    })
    expect(MeetingCreation.safeParse(body).success).toBe(true)
  })

  it('[CM12] begins on the first custom weekday, with its night', () => {
    const form = aForm({ start_time: '23:30', end_date: '2026-11-20', end_time: '00:30' })
    const mondays = { ...form, repeat: toggleWeekday(form.repeat, 'monday', form.start_date) }
    expect(creationOf(mondays)).toMatchObject({
      meeting_date: { start_date: '2026-11-23', end_date: '2026-11-24' },
      meeting_recurrence: { recurring_start_date: '2026-11-23' },
    })
  })
})

describe('the body of a change', () => {
  it('[CM15] is empty when nothing changed', () => {
    const meeting = aMeeting({})
    expect(changeOf(meeting, formOfMeeting(meeting))).toEqual({})
    expect(changeOf(aSeries(), formOfMeeting(aSeries()))).toEqual({})
  })

  it('[CM15] holds only what was touched; date, time and zone go together', () => {
    const meeting = aMeeting({})
    const form = formOfMeeting(meeting)
    expect(changeOf(meeting, { ...form, meeting_title: 'New' })).toEqual({ meeting_title: 'New' })
    const moved = changeOf(meeting, withStart(form, '15:15'))
    expect(moved).toEqual({
      is_all_day: false,
      meeting_date: { start_date: '2026-11-19', end_date: '2026-11-19' },
      meeting_time: { start_time: '15:15', end_time: '15:45' },
      meeting_timezone: 'America/St_Johns',
    })
    expect(MeetingChange.safeParse(moved).success).toBe(true)
  })

  it('[CM15] takes all invitees off when the last one goes', () => {
    const meeting = aMeeting({})
    expect(changeOf(meeting, { ...formOfMeeting(meeting), invitees: [] })).toEqual({ meeting_invitees: {} })
  })

  it('[CM13] changes a series from its first day on, and leaves a rule it cannot express', () => {
    const series = aSeries()
    const form = formOfMeeting(series)
    expect([form.start_date, form.end_date, form.repeat.repeat_type]).toEqual([
      '2026-01-29',
      '2026-01-29',
      'kept',
    ])
    expect(changeOf(series, withDate(form, '2026-02-26'))).toEqual({
      is_all_day: false,
      meeting_date: { start_date: '2026-02-26', end_date: '2026-02-26' },
      meeting_time: { start_time: '10:00', end_time: '10:30' },
      meeting_timezone: 'America/St_Johns',
    })
  })
})

describe('what stands in the way of saving', () => {
  it('[CM16] lets an empty title pass', () => {
    expect(problemsOf(aForm({}))).toEqual({})
  })

  it('[CM16] stops wrong links, an end at or before the start and a series that ends before it begins', () => {
    const form = aForm({ meeting_link: 'javascript:alert(1)', location_link: 'two words', end_time: '10:00' })
    const repeat = {
      ...toggleWeekday(form.repeat, 'thursday', form.start_date),
      recurring_end_date: '2026-11-01',
    }
    expect(problemsOf({ ...form, repeat })).toEqual({
      meeting_link: 'Invalid link',
      location_link: 'Invalid link',
      end_time: 'The end time must be after the start time.',
      recurring_end_date: 'The series must not end before its first day.',
    })
    expect(problemsOf(aForm({ is_all_day: true, end_date: '2026-11-18' }))).toEqual({
      end_date: 'The last day must not be before the first.',
    })
  })

  it('[CM16] judges the moments: an hour that a clock change skips leaves no time', () => {
    const skipped = {
      start_date: '2026-03-29',
      end_date: '2026-03-29',
      start_time: '02:15',
      end_time: '02:45',
    }
    expect(problemsOf(aForm({ ...skipped, end_time: '03:00' })).end_time).toBeDefined()
    expect(problemsOf(aForm(skipped))).toEqual({})
  })

  it('[CM17] shows the API’s own sentences on their fields and finds the first', () => {
    expect(problemsOf(aForm({ agenda: 'x'.repeat(2001), meeting_title: 'x'.repeat(301) }))).toEqual({
      agenda: 'Agenda must be at most 2000 characters long.',
      meeting_title: 'Title must be at most 300 characters long.',
    })
    const problems = fieldProblems([
      { path: 'meeting_location.location_link', message: 'Invalid link' },
      { path: `meeting_invitees.${guest.key}.primary_email`, message: 'first' },
      { path: 'meeting_invitees', message: 'second' },
      { path: 'somewhere.else', message: 'unseen' },
    ])
    expect(problems).toEqual({ location_link: 'Invalid link', invitees: 'first' })
    expect(firstProblem(problems)).toBe('invitees')
    expect(firstProblem({})).toBeUndefined()
  })

  it('[CM18] invites an address once, and only one that can be an address', () => {
    expect(guestProblem(aForm({}), 'ruth@fernway.example')).toBeNull()
    expect(guestProblem(aForm({ invitees: [guest] }), 'Ruth@fernway.example')).toBe(
      'Ruth@fernway.example is invited already.',
    )
    expect(guestProblem(aForm({}), 'ruth@fernway')).toBe(
      'The e-mail address must look like name@example.com.',
    )
  })
})

describe('a draft', () => {
  it('[CM19] comes back as it was left', () => {
    const form = aForm({ meeting_title: 'Half', invitees: [priya, guest] })
    const kept: unknown = JSON.parse(JSON.stringify(form))
    const draft = readDraft(kept)
    expect(draft).toEqual(form)
    expect(draft && isSameForm(draft, form)).toBe(true)
  })

  it('[CM19] counts as none when anything in it is of another shape', () => {
    for (const wrong of [
      { start_date: '2026-02-30' },
      { end_time: '25:00' },
      { meeting_timezone: 'Mars/Base' },
      { invitees: [{ ...priya, timezone: 'x' }] },
      { invitees: 'all' },
      { meeting_priority: 'urgent' },
      { repeat: null },
      { repeat: { ...aForm({}).repeat, repeat_type: 'kept' } },
      { agenda: undefined },
    ]) {
      expect(readDraft({ ...aForm({}), ...wrong })).toBeNull()
    }
    expect(readDraft(null)).toBeNull()
    expect(readDraft([])).toBeNull()
  })
})

describe('an attempt to save', () => {
  it('[CM20] keeps its key for the same content and gets a new one for other content', () => {
    let keys = 0
    const newKey = () => `key ${(keys += 1)}`
    const first = attemptFor({ a: 1 }, null, newKey)
    expect(attemptFor({ a: 1 }, first, newKey)).toBe(first)
    expect(attemptFor({ a: 2 }, first, newKey).key).toBe('key 2')
  })

  it('[CM20] is over when it was refused, but not when no answer came', () => {
    const attempt = { key: 'k', content: '{}' }
    expect(afterFailure(attempt, 0)).toBe(attempt)
    expect(afterFailure(attempt, 503)).toBe(attempt)
    expect(afterFailure(attempt, 400)).toBeNull()
  })
})

function aForm(changes: Partial<MeetingForm>): MeetingForm {
  return {
    ...blankForm(Date.parse('2026-11-19T08:30:00Z'), 'Europe/Berlin'),
    start_time: '10:00',
    end_time: '10:30',
    ...changes,
  }
}

function aMeeting(changes: Partial<Meeting>): Meeting {
  return {
    meeting_id: '00000000-0000-7000-a000-000000000009',
    user_id: '00000000-0000-7000-a000-000000000001',
    user_details: { full_name: 'Mara Lindqvist' },
    meeting_title: 'Plan',
    meeting_description: 'Line one\n',
    agenda: '',
    meeting_link: null,
    meeting_location: {
      location_name: null,
      location_link: null,
      latitude: null,
      longitude: null,
      weather_info: null,
    },
    meeting_status: 'active',
    meeting_timezone: 'America/St_Johns',
    meeting_invitees: {
      [priya.key]: {
        user_id: priya.key,
        first_name: 'Priya',
        last_name: 'Raman',
        full_name: 'Priya Raman',
        primary_email: null,
        profile_picture: null,
        timezone: 'Asia/Kathmandu',
        linkedin_url: null,
        primary_phone_number: null,
        meeting_action: 'pending',
      },
    },
    meeting_date: { start_date: '2026-11-19', end_date: '2026-11-19' },
    meeting_time: { start_time: '10:00', end_time: '10:30' },
    meeting_timestamps: {
      start_timestamp: '2026-11-19T13:30:00.000Z',
      end_timestamp: '2026-11-19T14:00:00.000Z',
    },
    meeting_recurrence: {
      is_recurring: false,
      recurring_type: 'custom',
      recurring_start_date: null,
      recurring_end_date: null,
      recurring_days: no_recurring_days,
      rrule: null,
    },
    meeting_priority: 'medium',
    meeting_integration_type: 'smart_calendar',
    meeting_integration_id: null,
    meeting_labels: {},
    is_all_day: false,
    is_transparent: false,
    created_at: '2026-11-01T00:00:00.000Z',
    updated_at: '2026-11-01T00:00:00.000Z',
    ...changes,
  }
}

/** The last Thursday of each month, which no field here can say. */
function aSeries(): Meeting {
  return aMeeting({
    meeting_date: { start_date: '2026-11-26', end_date: '2026-11-26' },
    meeting_recurrence: {
      is_recurring: true,
      recurring_type: 'monthly',
      recurring_start_date: '2026-01-29',
      recurring_end_date: null,
      recurring_days: no_recurring_days,
      rrule: 'FREQ=MONTHLY;BYDAY=-1TH',
    },
  })
}
