import { expect, it } from 'vitest'
import { MeetingChange } from './meeting.ts'

/** The field and the words of the first refusal. */
function refusal(body: unknown): [string, string] | undefined {
  const issue = MeetingChange.safeParse(body).error?.issues[0]
  return issue && [issue.path.join('.'), issue.message]
}

const person = '0198f000-0000-7000-8000-000000000001'

it.each<[string, unknown, string]>([
  ['meeting_invitees', 'bob', 'meeting_invitees must be an object with one entry for each invitee.'],
  ['meeting_invitees', [], 'meeting_invitees must be an object with one entry for each invitee.'],
  [
    'meeting_invitees.bob',
    { bob: {} },
    'Invitees are named by user id, or guest:<uuid> for a guest without an account.',
  ],
  [
    `meeting_invitees.${person}`,
    { [person]: true },
    'An invitee must be an object with primary_email, full_name.',
  ],
  [
    `meeting_invitees.guest:${person}.primary_email`,
    { [`guest:${person}`]: {} },
    'A guest needs an email address.',
  ],
  [
    'meeting_location',
    'Room 1',
    'meeting_location must be an object with location_name, location_link, latitude, longitude.',
  ],
  ['meeting_date', '2026-11-20', 'meeting_date must be an object with start_date, end_date.'],
  ['meeting_time', [], 'meeting_time must be an object with start_time, end_time.'],
  ['meeting_timestamps', 1, 'meeting_timestamps must be an object with start_timestamp, end_timestamp.'],
  [
    'meeting_recurrence.recurring_days.monday',
    { is_recurring: true, recurring_days: { monday: 1 } },
    'A weekday must be true or false.',
  ],
  ['series_scope', 'none', 'series_scope must be one of this, this_and_following, all.'],
])('[API2] names %s when it is of the wrong kind', (path, value, message) => {
  const [field = ''] = path.split('.')
  expect(refusal({ [field]: value })).toEqual([path, message])
})

it('[API2] takes an invitee by id alone', () => {
  expect(refusal({ meeting_invitees: { [person]: {} } })).toBeUndefined()
})
