import {
  type Label,
  type Meeting,
  MeetingChange,
  MeetingCreation,
  no_recurring_days,
} from '@meridian/contract'
import { timesOfWalls } from '@meridian/engine'
import { describe, expect, it } from 'vitest'
import { aMeeting as anyMeeting } from '../../meeting.sample.ts'
import { afterFailure, attemptFor } from '../save/attempt.ts'
import { readDraft } from './draft.ts'
import { fieldProblems, firstProblem, isInvited, problemsOf } from './form-problems.ts'
import { changeOf, creationOf, isSameForm } from './meeting-body.ts'
import { withDate, withStart } from './form-changes.ts'
import { blankForm, type FormInvitee, formOfMeeting, instantsOf, type MeetingForm } from './meeting-form.ts'
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
  it.each([
    { told: 'moved', end_time: '03:45' },
    { told: 'skipped, too', end_time: '02:45' },
  ])('[WMT88] lasts as long as the form shows: a skipped start, an end that is $told', ({ end_time }) => {
    const day = { start_date: '2027-03-28', end_date: '2027-03-28' }
    const form = aForm({ ...day, start_time: '02:15', end_time })
    const { meeting_date, meeting_time, meeting_timezone } = creationOf(form)
    const times = timesOfWalls(
      { meeting_timezone, is_all_day: false },
      `${meeting_date.start_date}T${meeting_time.start_time}:00`,
      `${meeting_date.end_date}T${meeting_time.end_time}:00`,
    )
    expect([times.starts_ms, times.ends_ms]).toEqual(instantsOf(form))
    expect(times.ends_ms - times.starts_ms).toBe(30 * 60_000)
  })

  it('[WMT38] says what the form holds, in the contract’s terms', () => {
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

  it('[WMT24] asks for a call in place of a link', () => {
    const body = creationOf(aForm({ meeting_conference: 'zoom', meeting_link: 'meet.example/x' }))
    expect(body).toMatchObject({ meeting_conference: 'zoom', meeting_link: null })
    expect(creationOf(aForm({})).meeting_conference).toBeNull()
  })

  it('[WMT24] changes the call and leaves its link to it', () => {
    const held = aMeeting({
      meeting_link: 'https://zoom.example/j/1',
      meeting_conference: { type: 'zoom', state: 'ready', problem: null },
    })
    const form = formOfMeeting(held)
    expect(changeOf(held, { ...form, meeting_link: 'typed before' })).toEqual({})
    expect(changeOf(held, { ...form, meeting_conference: 'google_meet' })).toEqual({
      meeting_conference: 'google_meet',
    })
    expect(changeOf(held, { ...form, meeting_conference: 'none' })).toEqual({ meeting_conference: null })
  })

  it('[WMT44] sends labels by their ids, and only others than before', () => {
    const [red, blue] = ['0198f000-0000-7000-8000-00000000000b', '0198f000-0000-7000-8000-00000000000a']
    const body = creationOf(aForm({ label_ids: [red, blue] }))
    expect(body.meeting_labels).toEqual({ [red]: {}, [blue]: {} })
    expect(MeetingCreation.safeParse(body).error?.issues).toBeUndefined()
    const meeting = aMeeting({ meeting_labels: { [blue]: aLabel(blue), [red]: aLabel(red) } })
    const form = formOfMeeting(meeting)
    expect(changeOf(meeting, { ...form, label_ids: [red, blue] })).toEqual({})
    expect(changeOf(meeting, { ...form, label_ids: [red] })).toEqual({ meeting_labels: { [red]: {} } })
    expect(changeOf(meeting, { ...form, label_ids: [] })).toEqual({ meeting_labels: {} })
    const refused = fieldProblems([{ path: `meeting_labels.${red}`, message: 'You have no such label.' }])
    expect(refused).toEqual({ label_ids: 'You have no such label.' })
  })

  it('[WMT38] sends no times of day for whole days', () => {
    const body = creationOf(aForm({ is_all_day: true, end_date: '2026-11-21' }))
    expect(body).toMatchObject({
      is_all_day: true,
      meeting_date: { start_date: '2026-11-19', end_date: '2026-11-21' },
      meeting_time: { start_time: null, end_time: null },
    })
    expect(MeetingCreation.safeParse(body).success).toBe(true)
  })
})

describe('the body of a change', () => {
  it('[WMT39] is empty when nothing changed', () => {
    const meeting = aMeeting({})
    expect(changeOf(meeting, formOfMeeting(meeting))).toEqual({})
    expect(changeOf(aSeries({}), formOfMeeting(aSeries({})))).toEqual({})
  })

  it('[WMT39] holds only what was touched; date, time and zone go together', () => {
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

  it('[WMT39] takes all invitees off when the last one goes', () => {
    const meeting = aMeeting({})
    expect(changeOf(meeting, { ...formOfMeeting(meeting), invitees: [] })).toEqual({ meeting_invitees: {} })
  })

  it('[WMT37] moves a series with the occurrence that is shown, and leaves a rule it cannot express', () => {
    const series = aSeries({ rrule: 'FREQ=MONTHLY;BYDAY=-1TH' })
    const form = formOfMeeting(series)
    expect([form.start_date, form.end_date, form.repeat.repeat_type]).toEqual([
      '2026-11-26',
      '2026-11-26',
      'kept',
    ])
    expect(changeOf(series, withDate(form, '2026-11-27'))).toEqual({
      is_all_day: false,
      meeting_date: { start_date: '2026-11-27', end_date: '2026-11-27' },
      meeting_time: { start_time: '10:00', end_time: '10:30' },
      meeting_timezone: 'America/St_Johns',
    })
  })

  it('[WMT37] takes weekdays and end along, and never says the first day of a series that exists', () => {
    const series = aSeries({
      recurring_type: 'weekly',
      recurring_days: { ...no_recurring_days, thursday: true },
      recurring_end_date: '2026-12-31',
      rrule: 'FREQ=WEEKLY;BYDAY=TH;UNTIL=20261231T235959',
    })
    const moved = changeOf(series, withDate(formOfMeeting(series), '2026-12-01'))
    expect(moved.meeting_recurrence).toEqual({
      is_recurring: true,
      recurring_type: 'weekly',
      recurring_end_date: '2027-01-05',
      recurring_days: { ...no_recurring_days, tuesday: true },
    })
    expect(MeetingChange.safeParse(moved).success).toBe(true)
  })
})

describe('what stands in the way of saving', () => {
  it('[WMT40] lets an empty title pass', () => {
    expect(problemsOf(aForm({}))).toEqual({})
  })

  it('[WMT40] stops wrong links, an end at or before the start and a series that ends before it begins', () => {
    const form = aForm({ meeting_link: 'javascript:alert(1)', location_link: 'two words', end_time: '10:00' })
    const repeat = {
      ...toggleWeekday(form.repeat, 'thursday', form.start_date),
      recurring_end_date: '2026-11-01',
    }
    expect(problemsOf({ ...form, repeat })).toEqual({
      meeting_link: 'Invalid link',
      location_link: 'Invalid link',
      end_time: 'The end must be after the start.',
      recurring_end_date: 'The series ends before its first meeting.',
    })
    expect(problemsOf(aForm({ is_all_day: true, end_date: '2026-11-18' }))).toEqual({
      end_date: 'The end date must not be before the start date.',
    })
  })

  it('[WMT40] judges the moments: an hour that a clock change skips leaves no time', () => {
    const skipped = {
      start_date: '2026-03-29',
      end_date: '2026-03-29',
      start_time: '02:15',
      end_time: '02:45',
    }
    expect(problemsOf(aForm({ ...skipped, end_time: '03:00' })).end_time).toBeDefined()
    expect(problemsOf(aForm(skipped))).toEqual({})
  })

  it('[WMT41] puts the API’s own sentences on their fields and finds the first', () => {
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

  it('[WMT42] waits until somebody is chosen for what is typed, or it is cleared', () => {
    expect(problemsOf(aForm({ invitee_query: ' pri ' })).invitees).toBe(
      'Choose a person for ‘pri’, or clear it.',
    )
    expect(problemsOf(aForm({ invitee_query: ' ' }))).toEqual({})
  })

  it('[WMT42] invites an address once, however it is written', () => {
    expect(isInvited(aForm({}), 'ruth@fernway.example')).toBe(false)
    expect(isInvited(aForm({ invitees: [priya, guest] }), 'Ruth@fernway.example')).toBe(true)
  })
})

describe('a draft', () => {
  it('[WMT43] comes back as it was left', () => {
    const form = aForm({ meeting_title: 'Half', invitees: [priya, guest], label_ids: ['one'] })
    const kept: unknown = JSON.parse(JSON.stringify(form))
    const draft = readDraft(kept)
    expect(draft).toEqual(form)
    expect(draft && isSameForm(draft, form)).toBe(true)
  })

  it('[WMT43] of an older version comes back with the newer fields empty', () => {
    const form = aForm({ meeting_title: 'Half' })
    const without = (...names: readonly string[]) =>
      Object.fromEntries(Object.entries(form).filter(([name]) => !names.includes(name)))
    expect(readDraft(without('agenda', 'meeting_conference', 'label_ids'))).toEqual({
      ...form,
      agenda: '',
      meeting_conference: 'none',
      label_ids: [],
    })
    expect(readDraft(without('start_date'))).toBeNull()
  })

  it('[WMT43] counts as none when anything in it is of another shape', () => {
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
      { label_ids: undefined },
      { label_ids: [7] },
    ]) {
      expect(readDraft({ ...aForm({}), ...wrong })).toBeNull()
    }
    expect(readDraft(null)).toBeNull()
    expect(readDraft([])).toBeNull()
  })
})

describe('an attempt to save', () => {
  it('[WMT45] keeps its key for the same content and gets a new one for other content', () => {
    let keys = 0
    const newKey = () => `key ${(keys += 1)}`
    const first = attemptFor({ a: 1 }, null, newKey)
    expect(attemptFor({ a: 1 }, first, newKey)).toBe(first)
    expect(attemptFor({ a: 2 }, first, newKey).key).toBe('key 2')
  })

  it('[WMT45] is over when it was refused, but not when no answer came', () => {
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
  return anyMeeting({
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
        is_tentative: false,
        reply_scope: 'series',
        meeting_proposal_id: null,
        answer_note: '',
      },
    },
    meeting_date: { start_date: '2026-11-19', end_date: '2026-11-19' },
    meeting_time: { start_time: '10:00', end_time: '10:30' },
    meeting_timestamps: {
      start_timestamp: '2026-11-19T13:30:00.000Z',
      end_timestamp: '2026-11-19T14:00:00.000Z',
    },
    ...changes,
  })
}

function aSeries(recurrence: Partial<Meeting['meeting_recurrence']>): Meeting {
  return aMeeting({
    meeting_date: { start_date: '2026-11-26', end_date: '2026-11-26' },
    meeting_recurrence: {
      is_recurring: true,
      recurring_type: 'monthly',
      recurring_start_date: '2026-01-29',
      recurring_end_date: null,
      recurring_days: no_recurring_days,
      rrule: 'FREQ=MONTHLY;BYMONTHDAY=28,29;BYSETPOS=-1',
      ...recurrence,
    },
  })
}

function aLabel(label_id: string): Label {
  return {
    label_id,
    user_id: '00000000-0000-7000-a000-000000000001',
    label_title: 'Launch',
    label_description: '',
    label_color: '#76EEC6',
    label_type: 'task',
    meeting_id: null,
    shared_meeting_id: null,
    created_at: '2026-11-01T00:00:00.000Z',
    updated_at: '2026-11-01T00:00:00.000Z',
  }
}
