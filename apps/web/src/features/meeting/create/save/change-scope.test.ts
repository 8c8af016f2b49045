import { no_recurring_days } from '@meridian/contract'
import { describe, expect, it } from 'vitest'
import { aMeeting } from '../../meeting.sample.ts'
import { checkBody } from '../check/check-body.ts'
import { creationOf } from '../form/meeting-body.ts'
import { copyAt, duplicateOf } from '../form/duplicate.ts'
import { withDate } from '../form/form-changes.ts'
import { blankForm, formOfMeeting, type MeetingForm } from '../form/meeting-form.ts'
import { changeRepeatType } from '../form/repeat.ts'
import { possibleScopes, scopedChange } from './change-scope.ts'

const series = aMeeting({
  original_start_timestamp: '2026-11-18T09:00:00.000Z',
  meeting_recurrence: {
    is_recurring: true,
    recurring_type: 'weekly',
    recurring_start_date: '2026-11-18',
    recurring_end_date: '2027-01-27',
    recurring_days: { ...no_recurring_days, wednesday: true },
    rrule: 'FREQ=WEEKLY;BYDAY=WE;UNTIL=20270127T235959',
  },
})
const shown = formOfMeeting(series)
const guest = {
  key: '0193f0a0-0000-7000-8000-0000000000bb',
  first_name: 'Bea',
  full_name: 'Bea Sample',
  profile_picture: null,
  primary_email: null,
  timezone: 'Asia/Kathmandu',
}

describe('which events a change can mean', () => {
  it('[WMT21] are not asked for where a meeting is decided elsewhere', () => {
    expect(possibleScopes({ ...series, is_editable: false }, { ...shown, agenda: 'Other' })).toEqual([])
  })

  it.each<[string, Partial<MeetingForm>]>([
    ['title', { meeting_title: 'Other' }],
    ['description', { meeting_description: 'Other' }],
    ['link', { meeting_link: 'meet.example' }],
    ['location', { location_name: 'Kitchen' }],
    ['times', { start_time: '12:00', end_time: '13:00' }],
    ['date, whose weekday and end move along', withDate(shown, '2026-11-19')],
  ])('[WMT46] may be one alone for its %s', (_, part) => {
    expect(possibleScopes(series, { ...shown, ...part })).toEqual(['this', 'this_and_following', 'all'])
  })

  it.each<[string, Partial<MeetingForm>]>([
    ['agenda', { agenda: 'Other' }],
    ['priority', { meeting_priority: 'high' }],
    ['map link', { location_link: 'map.example' }],
    ['coordinates', { coordinates: '52.52, 13.405' }],
    ['guests', { invitees: [...shown.invitees, guest] }],
    ['whole days', { is_all_day: true }],
    ['repetition', { repeat: changeRepeatType(shown.repeat, 'daily', shown.start_date) }],
  ])('[WMT46] is more than one for its %s', (_, part) => {
    expect(possibleScopes(series, { ...shown, ...part })).toEqual(['this_and_following', 'all'])
  })

  it('[WMT46] is not asked for labels, for a single meeting and for nothing', () => {
    expect(possibleScopes(series, { ...shown, label_ids: ['a'] })).toEqual([])
    expect(possibleScopes(series, shown)).toEqual([])
    const single = aMeeting()
    expect(possibleScopes(single, { ...formOfMeeting(single), meeting_title: 'Other' })).toEqual([])
  })

  it('[WMT46] is said with the occurrence that was shown, and what only follows from the date is not', () => {
    const moved = withDate(shown, '2026-11-19')
    for (const scope of ['this', 'this_and_following', 'all'] as const) {
      expect(scopedChange(series, moved, scope)).toMatchObject({
        meeting_date: { start_date: '2026-11-19' },
        series_scope: scope,
        original_start_timestamp: '2026-11-18T09:00:00.000Z',
      })
      expect(scopedChange(series, moved, scope)).not.toHaveProperty('meeting_recurrence')
    }
    const daily = { ...shown, repeat: changeRepeatType(shown.repeat, 'daily', shown.start_date) }
    expect(scopedChange(series, daily, 'all')).toMatchObject({
      meeting_recurrence: { recurring_type: 'daily' },
    })
  })
})

describe('what is checked before saving', () => {
  const create = { kind: 'create', prefill: {}, id: 1 } as const
  const edit = { kind: 'edit', meeting: series, id: 1 } as const

  it('[WMT47] is when a new meeting takes place and with whom', () => {
    const form = { ...blankForm(Date.parse('2026-11-20T09:10:00Z'), 'Europe/Berlin'), invitees: [guest] }
    expect(checkBody(create, form)).toMatchObject({
      meeting_date: { start_date: '2026-11-20' },
      meeting_time: { start_time: '10:30', end_time: '11:00' },
      meeting_invitees: { [guest.key]: {} },
    })
    expect(checkBody(create, { ...form, end_time: '10:30' })).toBeNull()
  })

  it('[WMT47] is of a change what it does to times and guests, for as few events as can be meant', () => {
    expect(checkBody(edit, shown)).toBeNull()
    expect(checkBody(edit, { ...shown, meeting_title: 'Other' })).toBeNull()
    expect(checkBody(edit, { ...shown, start_time: '12:00', end_time: '13:00' })).toMatchObject({
      meeting_id: series.meeting_id,
      series_scope: 'this',
    })
    expect(checkBody(edit, { ...shown, invitees: [...shown.invitees, guest] })).toMatchObject({
      series_scope: 'this_and_following',
    })
  })
})

it('[WMT48] duplicates everything but the meeting itself, the person who does it among its guests, and rules that have no fields', () => {
  const withGuest = aMeeting({ ...series, meeting_title: 'Plan', agenda: 'One' })
  const copy = duplicateOf(withGuest, 'nobody')
  expect(copy).toEqual({ ...formOfMeeting(withGuest), repeat: { ...shown.repeat, is_existing: false } })
  const rich = aMeeting({
    ...series,
    meeting_recurrence: { ...series.meeting_recurrence, rrule: 'FREQ=MONTHLY;BYDAY=2TU' },
  })
  expect(duplicateOf(rich, 'nobody').repeat.repeat_type).toBe('none')
  const [own = ''] = Object.keys(withGuest.meeting_invitees)
  expect(duplicateOf(withGuest, own).invitees.map(({ key }) => key)).not.toContain(own)
})

it('[CAL47] copies an occurrence to other times as a single meeting', () => {
  const when = {
    is_all_day: false,
    start_date: '2026-12-01',
    end_date: '2026-12-01',
    start_time: '16:00',
    end_time: '16:45',
    meeting_timezone: 'Asia/Kathmandu',
  }
  const copy = copyAt(aMeeting({ ...series, meeting_title: 'Plan' }), 'nobody', when)
  expect(copy).toMatchObject({ ...when, meeting_title: 'Plan' })
  expect(creationOf(copy).meeting_recurrence).toMatchObject({ is_recurring: false })
})
