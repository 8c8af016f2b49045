import type { MeetingCheck, MeetingCheckInput } from '@meridian/contract'
import { type Interval, isWholeDays } from '@meridian/engine'
import type { Actor } from '../../platform/security/auth.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { AppError } from '../../platform/errors.ts'
import { judgePlan, type JudgedOccurrence, type Plan, plannedOccurrences } from './meeting-check.rules.ts'
import { presentCheck } from './meeting-check.present.ts'
import { getVisibleMeeting, listTitles, type VisibleMeetingRow } from './meeting.queries.ts'
import { type OccurrencePlan, planChange } from './meeting-plan.rules.ts'
import { detailsOf } from './series/occurrence-details.rules.ts'
import { type Schedule, scheduleFor } from './series/schedule.rules.ts'
import { openTarget } from './series/series-access.service.ts'
import { newTimes } from './time-input.rules.ts'
import { longest_zone_distance_ms, type PersonHours, readPeople } from '../availability/availability.api.ts'

/**
 * The conflicts of a meeting as it would be saved, without saving it: a new one, or one after a change.
 * Throws what saving it would throw for its times. Two statements judge all people, and one more reads the
 * organizer's titles where something overlaps.
 */
export async function checkMeeting(
  db: Db,
  actor: Actor,
  input: MeetingCheckInput,
  now: Date,
): Promise<MeetingCheck> {
  const { plan, invitee_ids } = await planOf(db, actor, input, now)
  if (plan.occurrences.length === 0) return presentCheck([], new Map())
  const people = await readAllPeople(db, [actor.user_id, ...invitee_ids], plan, now)
  const judged = await judgePlan(plan, people)
  return presentCheck(judged, await findTitles(db, actor, judged))
}

interface Planned {
  readonly plan: Plan
  /** People with an account, without the organizer. */
  readonly invitee_ids: readonly string[]
}

async function planOf(db: Db, actor: Actor, input: MeetingCheckInput, now: Date): Promise<Planned> {
  const invited = input.meeting_invitees && idsIn(input.meeting_invitees)
  if (input.meeting_id === undefined) {
    const when = scheduleFor(newTimes(input, actor.timezone), input.meeting_recurrence)
    const is_transparent = input.is_transparent ?? false
    return { plan: planFrom(when, { is_transparent }, now), invitee_ids: invited ?? [] }
  }
  const meeting = await getVisibleMeeting(db, actor.user_id, input.meeting_id)
  if (meeting.user_id !== actor.user_id)
    throw new AppError('forbidden', 'Only the organizer can change this meeting.')
  const target = await openTarget(db, meeting, input)
  const change = planChange(target, input, { profileZone: actor.timezone, now })
  const invitee_ids = invited ?? comingTo(meeting)
  if (change.scope === 'this') return { plan: planOfOne(meeting, change, now), invitee_ids }
  const { is_transparent = meeting.is_transparent } = change.columns
  return { plan: planFrom(change.schedule, { is_transparent, meeting }, now), invitee_ids }
}

function planOfOne(meeting: VisibleMeetingRow, { times, exception }: OccurrencePlan, now: Date): Plan {
  const { starts_ms, ends_ms } = times
  const one = { starts_ms, ends_ms, is_all_day: isWholeDays(times, meeting, true), isRegular: false }
  return {
    occurrences: ends_ms > now.getTime() ? [one] : [],
    meeting_timezone: meeting.meeting_timezone,
    is_transparent: detailsOf(meeting, exception ?? undefined).is_transparent,
    excludedMeetingId: meeting.meeting_id,
  }
}

function planFrom(
  when: Schedule,
  { is_transparent, meeting }: { is_transparent: boolean; meeting?: VisibleMeetingRow },
  now: Date,
): Plan {
  return {
    occurrences: plannedOccurrences(when, now.getTime()),
    meeting_timezone: when.meeting_timezone,
    is_transparent,
    excludedMeetingId: meeting?.meeting_id,
  }
}

/** The known ones of these users, in this order. Saving the meeting refuses unknown ones. */
async function readAllPeople(
  db: Db,
  user_ids: readonly string[],
  plan: Plan,
  now: Date,
): Promise<PersonHours[]> {
  const parts = plan.occurrences.map(
    ({ starts_ms, ends_ms }): Interval => [
      starts_ms - longest_zone_distance_ms,
      Math.max(ends_ms, starts_ms + 1) + longest_zone_distance_ms,
    ],
  )
  const from = Math.min(...parts.map(([start]) => start))
  const to = Math.max(...parts.map(([, end]) => end))
  const people = await readPeople(db, user_ids, [from, to], { now, parts })
  return [...new Set(user_ids)].flatMap((user_id) => people.get(user_id) ?? [])
}

async function findTitles(
  db: Db,
  actor: Actor,
  judged: readonly JudgedOccurrence[],
): Promise<Map<string, string>> {
  const meeting_ids = [...new Set(judged.flatMap((each) => each.meeting_ids))]
  if (meeting_ids.length === 0) return new Map()
  const titles = await listTitles(db, actor.user_id, meeting_ids)
  return new Map(titles.map(({ meeting_id, meeting_title }) => [meeting_id, meeting_title]))
}

/** PostgreSQL writes ids in lower case, whatever case the request used. */
function idsIn(invitees: Readonly<Record<string, unknown>>): string[] {
  return Object.keys(invitees)
    .filter((key) => !key.startsWith('guest:'))
    .map((key) => key.toLowerCase())
}

function comingTo({ invitees }: VisibleMeetingRow): string[] {
  return invitees.flatMap(({ user_id, meeting_action }) =>
    user_id !== null && meeting_action !== 'rejected' ? [user_id] : [],
  )
}
