import { createMeeting, type Input, type Meeting } from '@meridian/contract'
import type { Person } from './person.ts'

type Fields = NonNullable<Input<typeof createMeeting>['body']>

/** yyyy-MM-dd, so many days from today: far enough to be still to come in every zone. */
export function dateAhead(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
}

/** The first weekday from that many days ahead on, in which people have working hours. */
export function workdayAhead(days: number): string {
  const date = dateAhead(days)
  return [0, 6].includes(new Date(date).getUTCDay()) ? workdayAhead(days + 1) : date
}

/** Makes a plausible meeting of this person, through the API. */
export function meet(person: Person, fields: Fields = {}): Promise<Meeting> {
  return person.call(createMeeting, {
    body: {
      meeting_title: 'Plan',
      meeting_date: { start_date: dateAhead(14) },
      meeting_time: { start_time: '10:00', end_time: '10:30' },
      meeting_timezone: 'Europe/Berlin',
      ...fields,
    },
  })
}

/** The map of invitees for people who have an account. */
export function inviting(...people: readonly Person[]) {
  return Object.fromEntries(people.map(({ user }) => [user.user_id, {}]))
}
