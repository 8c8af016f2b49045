import type { CheckedOccurrence, MeetingCheck, PersonAtOccurrence } from '@meridian/contract'
import type { JudgedOccurrence, PersonThere } from './meeting-check.rules.ts'

/** Shows the organizer's own meetings by title, and for other people only that their time is taken. */
export function presentCheck(
  judged: readonly JudgedOccurrence[],
  titles: ReadonlyMap<string, string>,
): MeetingCheck {
  const occurrences = judged.map((each) => presentOne(each, titles))
  const counted = (part: 'conflicts' | 'busy' | 'outside_hours' | 'clock_changes') =>
    occurrences.filter((occurrence) => occurrence[part].length > 0).length
  return {
    occurrences,
    summary: {
      occurrences: occurrences.length,
      conflicts: counted('conflicts'),
      busy: counted('busy'),
      outside_hours: counted('outside_hours'),
      clock_changes: counted('clock_changes'),
    },
  }
}

function presentOne(
  { occurrence, meeting_ids, travel_ids, busy, outside_hours, clock_changes }: JudgedOccurrence,
  titles: ReadonlyMap<string, string>,
): CheckedOccurrence {
  return {
    start_timestamp: new Date(occurrence.starts_ms).toISOString(),
    end_timestamp: new Date(occurrence.ends_ms).toISOString(),
    conflicts: meeting_ids.map((meeting_id) => ({
      meeting_id,
      meeting_title: titles.get(meeting_id) ?? '',
      is_travel: travel_ids.includes(meeting_id),
    })),
    busy: busy.map(presentPerson),
    outside_hours: outside_hours.map((there) => ({
      ...presentPerson(there),
      exception: there.exception,
    })),
    clock_changes: clock_changes.map((there) => ({
      ...presentPerson(there),
      usual_time: there.usual_time,
    })),
  }
}

function presentPerson({ person, local_time }: PersonThere): PersonAtOccurrence {
  return {
    user_id: person.user_id,
    full_name: person.full_name,
    timezone: person.timeZone,
    local_time,
  }
}
