import { findOccurrenceAt, isSeries, seriesTimesOf } from '@meridian/engine'
import type { MergedMeeting } from './card.queries.ts'
import type { CardRow } from './card.rules.ts'
import { joinKeyOf } from './join-key.rules.ts'

/**
 * The meetings, other than its own, that the row is another source of: by uid, by one provider naming the
 * other's event, or by the same room at the same time; never by title.
 */
export function findCards(row: CardRow, known: readonly MergedMeeting[]): MergedMeeting[] {
  return known.filter(
    (card) =>
      card.remote_event_id !== row.remote_event_id &&
      card.meeting_id !== row.meeting_id &&
      ((row.ical_uid !== null && card.ical_uid === row.ical_uid) ||
        isLinked(row, card) ||
        sharesRoom(row, card)),
  )
}

/** One provider names the other's event, or the row replaces an event of the other. */
function isLinked(row: CardRow, card: MergedMeeting): boolean {
  if (row.provider === card.provider) return replaces(row, card) || replaces(card, row)
  return (
    (row.linked_external_id !== null && row.linked_external_id === card.external_id) ||
    (card.linked_external_id !== null && card.linked_external_id === row.external_id)
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
function sharesRoom(row: CardRow, card: MergedMeeting): boolean {
  if (row.join_key === null || card.starts_ms === null || card.provider === row.provider) return false
  const isThen = card.starts_ms === row.first_starts_ms || takesPlaceAt(row, card.starts_ms)
  return isThen && (card.join_key ?? joinKeyOf(card.texts)) === row.join_key
}

function takesPlaceAt({ event }: CardRow, startMs: number): boolean {
  if (!event || !('uid' in event)) return false
  if (event.start.zone === null) return false
  const times = seriesTimesOf(event)
  return isSeries(times) && findOccurrenceAt(times, [], startMs) !== null
}
