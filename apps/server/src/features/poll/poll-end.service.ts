import { day_ms } from '@meridian/engine'
import { AppError } from '../../platform/errors.ts'
import type { Db } from '../../platform/postgres/db.ts'
import type { Actor } from '../../platform/security/auth.ts'
import { updateHolds } from './poll-hold.service.ts'
import { mailOrganizer, mailParticipants, type PollMailer, enqueueNotification } from './poll-mail.service.ts'
import * as queries from './poll.queries.ts'
import { isOpen } from './poll.rules.ts'
import { getPoll, lockOwnPoll, type PollSeen, requireRoom } from './poll.service.ts'

/**
 * Ends the poll without a booking and tells the participants, once. After the deadline too, which only the organizer was
 * told of. Throws `not_found`, and `conflict` where the end was told already.
 */
export async function closePoll(tx: Db, actor: Actor, poll_id: string, now: Date): Promise<PollSeen> {
  const poll = await lockOwnPoll(tx, actor, poll_id)
  const isTold = poll.tells_end || poll.participants.some(({ is_told_end }) => is_told_end)
  if (poll.poll_state === 'booked') throw new AppError('conflict', 'An option of this poll was booked.')
  if (poll.poll_state === 'closed' && isTold) throw new AppError('conflict', 'This poll is closed already.')
  await endPoll(tx, poll, { tells_end: true }, now)
  await enqueueNotification(tx, poll_id, now)
  return getPoll(tx, actor, poll_id, now)
}

/** Of a locked poll: no answer is taken any more, and no time is held. */
async function endPoll(
  tx: Db,
  poll: queries.WholePoll,
  { tells_end }: Pick<queries.PollRow, 'tells_end'>,
  now: Date,
): Promise<void> {
  await queries.updatePoll(tx, poll.poll_id, { poll_state: 'closed', tells_end, updated_at: now })
  await updateHolds(tx, { ...poll, poll_state: 'closed' }, now)
}

/**
 * Throws `not_found`, and `conflict` for an open poll, one whose meeting takes place, and above the maximum of open polls.
 * A deadline that has passed is removed.
 */
export async function reopenPoll(tx: Db, actor: Actor, poll_id: string, now: Date): Promise<PollSeen> {
  await requireRoom(tx, actor.user_id)
  const poll = await lockOwnPoll(tx, actor, poll_id)
  if (poll.poll_state === 'open') throw new AppError('conflict', 'This poll is open.')
  if (poll.poll_state === 'booked' && poll.meeting && !poll.meeting.is_cancelled)
    throw new AppError(
      'conflict',
      'The meeting of this poll is booked. To open the poll, cancel the meeting first.',
    )
  const deadline = poll.deadline && poll.deadline > now ? poll.deadline : null
  const news = { reopened_at: now, news_at: now }
  const change = { poll_state: 'open', chosen_option_id: null, meeting_id: null, deadline, ...news } as const
  await queries.updatePoll(tx, poll_id, { ...change, tells_end: false, updated_at: now })
  await queries.updateParticipants(
    tx,
    poll.participants.map(({ participant_id }) => participant_id),
    { end_told_at: null },
  )
  await updateHolds(tx, { ...poll, ...change }, now)
  return getPoll(tx, actor, poll_id, now)
}

/** Reminds those without an answer. Returns how many mails are sent. Throws `conflict` twice within a day. */
export async function remindParticipants(
  tx: Db,
  mailer: PollMailer,
  actor: Actor,
  { poll_id, message }: { readonly poll_id: string; readonly message: string },
  now: Date,
): Promise<number> {
  const poll = await lockOwnPoll(tx, actor, poll_id)
  if (!isOpen(poll, now)) throw new AppError('conflict', 'This poll has ended. Nobody can answer any more.')
  if (poll.reminded_at && poll.reminded_at.getTime() > now.getTime() - day_ms)
    throw new AppError(
      'conflict',
      'Participants were reminded within the last 24 hours. Please wait before you remind them again.',
    )
  return remindUnanswered(mailer, tx, { poll, message }, now)
}

/** Of a locked poll. */
export async function remindUnanswered(
  mailer: PollMailer,
  tx: Db,
  { poll, message }: { readonly poll: queries.WholePoll; readonly message: string },
  now: Date,
): Promise<number> {
  const participants = poll.participants.filter(
    (one) => !one.is_organizer && one.is_asked && one.answered_ms === null,
  )
  const told = { poll, participants, event: 'reminder', message } as const
  const { mailed } = await mailParticipants(mailer, tx, told, now)
  if (participants.length > 0) await queries.updatePoll(tx, poll.poll_id, { reminded_at: now })
  return mailed
}

/** The deadline has passed: the organizer is told, and decides. False where the poll has ended otherwise. */
export async function closeAfterDeadline(
  tx: Db,
  mailer: PollMailer,
  poll_id: string,
  now: Date,
): Promise<boolean> {
  const locked = await queries.lockPoll(tx, poll_id)
  if (locked?.poll_state !== 'open' || isOpen(locked, now)) return false
  const poll = await queries.findPoll(tx, poll_id)
  if (!poll) return false
  await endPoll(tx, poll, { tells_end: false }, now)
  await mailOrganizer(mailer, tx, { poll, event: { kind: 'deadline' } }, now)
  return true
}
