import type { Db } from '../../platform/postgres/db.ts'
import { holdFreeTimesOf, listTimesOf, releaseTimes } from '../availability/availability.api.ts'
import { markEntriesDue } from './poll-entry.queries.ts'
import { enqueueNotification } from './poll-mail.service.ts'
import type { WholePoll } from './poll.queries.ts'
import { isOpen } from './poll.rules.ts'

/**
 * Brings the held times to what the poll holds now: the organizer's where no other holder has them, colleagues' as
 * shown. Entries in calendars elsewhere follow by mail. They end with the deadline even before the job has closed the poll.
 */
export async function updateHolds(tx: Db, poll: WholePoll, now: Date): Promise<void> {
  const { poll_id, user_id, hold_for, deadline, options, participants } = poll
  await releaseTimes(tx, poll_id)
  if (await markEntriesDue(tx, poll_id)) await enqueueNotification(tx, poll_id, now)
  if (hold_for === 'none' || !isOpen(poll, now)) return
  const times = options
    .filter(({ ends_ms }) => ends_ms > now.getTime())
    .map(({ starts_ms, ends_ms }) => [starts_ms, ends_ms] as const)
  const colleagues = participants.filter((one) => !one.is_organizer).flatMap((one) => one.user_id ?? [])
  const hold = {
    holder_id: poll_id,
    purpose: 'poll',
    state: 'held',
    meeting_id: null,
    expires_at: deadline,
    times,
    user_ids: [user_id],
    shown_ids: hold_for === 'everyone' ? colleagues : [],
  } as const
  await holdFreeTimesOf(tx, hold, now)
}

/** The options that are held in this person's calendar. */
export async function listHeldOptions(
  db: Db,
  poll: WholePoll,
  user_id: string,
  now: Date,
): Promise<Set<string>> {
  if (poll.hold_for === 'none' || !isOpen(poll, now)) return new Set()
  const held = (await listTimesOf(db, poll.poll_id)).filter((one) => one.user_id === user_id)
  const times = new Set(held.map(({ starts_at, ends_at }) => `${starts_at.getTime()} ${ends_at.getTime()}`))
  const isHeld = ({ starts_ms, ends_ms }: WholePoll['options'][number]) =>
    times.has(`${starts_ms} ${ends_ms}`)
  return new Set(poll.options.filter(isHeld).map(({ option_id }) => option_id))
}
