import { findOccurrenceAt, isSeries, seriesTimesOf } from '@meridian/engine'
import type { MergedMeeting } from './merge.queries.ts'
import type { MirrorRow } from './merge.rules.ts'
import { joinKeyOf } from './join-key.rules.ts'

/**
 * The meetings, other than its own, that the row is another source of: by uid, by one provider naming the
 * other's event, or by the same room at the same time; never by title.
 */
export function findSameMeetings(row: MirrorRow, known: readonly MergedMeeting[]): MergedMeeting[] {
  return known.filter(
    (candidate) =>
      candidate.remote_event_id !== row.remote_event_id &&
      candidate.meeting_id !== row.meeting_id &&
      ((row.ical_uid !== null && candidate.ical_uid === row.ical_uid) ||
        isLinked(row, candidate) ||
        sharesRoom(row, candidate)),
  )
}

/** One provider names the other's event, or the row replaces an event of the other. */
function isLinked(row: MirrorRow, candidate: MergedMeeting): boolean {
  if (row.provider === candidate.provider) return replaces(row, candidate) || replaces(candidate, row)
  return (
    (row.linked_external_id !== null && row.linked_external_id === candidate.external_id) ||
    (candidate.linked_external_id !== null && candidate.linked_external_id === row.external_id)
  )
}

type Booking = Pick<MergedMeeting, 'external_id' | 'replaces_external_id'>

function replaces(one: Booking, other: Booking): boolean {
  return one.replaces_external_id !== null && one.replaces_external_id === other.external_id
}

/**
 * A personal room hosts many meetings, so the room alone proves nothing; and one provider never lists one
 * meeting twice.
 */
function sharesRoom(row: MirrorRow, candidate: MergedMeeting): boolean {
  if (row.join_key === null || candidate.starts_ms === null || candidate.provider === row.provider)
    return false
  const isThen = candidate.starts_ms === row.first_starts_ms || takesPlaceAt(row, candidate.starts_ms)
  return isThen && (candidate.join_key ?? joinKeyOf(candidate.texts)) === row.join_key
}

function takesPlaceAt({ event }: MirrorRow, startMs: number): boolean {
  if (!event || !('uid' in event)) return false
  if (event.start.zone === null) return false
  const times = seriesTimesOf(event)
  return isSeries(times) && findOccurrenceAt(times, [], startMs) !== null
}
