import { day_ms, hour_ms, minute_ms } from '@meridian/engine'
import type { JobCall } from '../../platform/jobs/jobs.ts'
import { type Db, inTransaction } from '../../platform/postgres/db.ts'
import { releaseEntries, sendEntries } from './poll-entry.service.ts'
import { closeAfterDeadline, remindUnanswered } from './poll-end.service.ts'
import * as due from './poll-job.queries.ts'
import { askParticipants, mailOrganizer, tellEnd, tellNews } from './poll-mail.service.ts'
import * as queries from './poll.queries.ts'
import { isOpen } from './poll.rules.ts'

/** How many polls one run takes up for each kind of work; the next run takes up the others. */
const batch = 100
/** How long before the deadline those without an answer are reminded. */
const reminder_ms = 2 * day_ms
/** The organizer gets one mail about answers in this time at most. */
const gathering_ms = hour_ms
/** So long after the last change those who answered are told of all changes in one mail. */
const settling_ms = 15 * minute_ms
/** Answers that are older were missed while no job ran, and are not news any more. */
const news_ms = 2 * day_ms

/**
 * Closes polls after their deadline, reminds before it, tells organizers of answers and participants of news, and sends what stands in their calendars and what the daily limit held
 * back. Each poll has a transaction of its own; costs one query where nothing is due.
 */
export async function advancePolls(call: JobCall): Promise<void> {
  const moment = call.now()
  const listed = await due.listDue(call.db, {
    now: moment,
    remindedUntil: new Date(moment.getTime() + reminder_ms),
    remindedBefore: new Date(moment.getTime() - day_ms),
    reminderMs: reminder_ms,
    answeredAfter: new Date(moment.getTime() - news_ms),
    toldBefore: new Date(moment.getTime() - gathering_ms),
    newsBefore: new Date(moment.getTime() - settling_ms),
    limit: batch,
  })
  for (const { id, work } of listed) {
    if (call.signal.aborted) return
    await inTransaction(call.db, (tx) => works[work](call, tx, id, moment))
  }
  if (listed.length > 0) call.log.info({ polls: listed.length }, 'polls were advanced')
}

/** Right after a poll was made, changed or closed; what the daily limit holds back is left to advancePolls. */
export function notifyParticipants(call: JobCall, { poll_id }: { readonly poll_id: string }): Promise<void> {
  return inTransaction(call.db, async (tx) => {
    await works.ask(call, tx, poll_id, call.now())
    await works.tell_end(call, tx, poll_id, call.now())
    await works.entries(call, tx, poll_id, call.now())
  })
}

type Work = (call: JobCall, tx: Db, id: string, now: Date) => Promise<unknown>

const works: Readonly<Record<due.DueRow['work'], Work>> = {
  close: ({ box, config }, tx, poll_id, now) => closeAfterDeadline(tx, { box, config }, poll_id, now),
  remind: async (call, tx, poll_id, now) => {
    const poll = await lockWhole(tx, poll_id)
    const isDone = poll?.reminded_at && poll.reminded_at.getTime() > now.getTime() - day_ms
    if (!poll || isDone || !isOpen(poll, now)) return
    await remindUnanswered(call, tx, { poll, message: '' }, now)
    await queries.updatePoll(tx, poll_id, { reminded_at: now })
  },
  answers: async (call, tx, poll_id, now) => {
    const poll = await lockWhole(tx, poll_id)
    if (!poll || !isOpen(poll, now)) return
    const told_ms = poll.told_until?.getTime() ?? 0
    const names = poll.participants
      .filter(
        ({ is_organizer, answered_ms }) => !is_organizer && answered_ms !== null && answered_ms > told_ms,
      )
      .map(({ participant_name }) => participant_name)
    if (names.length === 0) return
    await mailOrganizer(call, tx, { poll, event: { kind: 'answers', names } }, now)
    await queries.updatePoll(tx, poll_id, { told_until: now })
  },
  ask: async (call, tx, poll_id, now) => {
    const poll = await lockWhole(tx, poll_id)
    if (poll && isOpen(poll, now)) await askParticipants(call, tx, poll, now)
  },
  news: async (call, tx, poll_id, now) => {
    const poll = await lockWhole(tx, poll_id)
    if (!poll?.news_at || poll.news_at.getTime() > now.getTime() - settling_ms) return
    if (isOpen(poll, now)) await tellNews(call, tx, poll, now)
    else await queries.updatePoll(tx, poll_id, { news_at: null })
  },
  tell_end: async (call, tx, poll_id, now) => {
    const poll = await lockWhole(tx, poll_id)
    if (poll?.tells_end) await tellEnd(call, tx, poll, now)
  },
  entries: async (call, tx, poll_id, now) => {
    const poll = await lockWhole(tx, poll_id)
    if (poll?.has_entries_due) await sendEntries(call, tx, poll, now)
  },
  release: (call, tx, participant_id, now) => releaseEntries(call, tx, participant_id, now),
}

async function lockWhole(tx: Db, poll_id: string): Promise<queries.WholePoll | undefined> {
  const locked = await queries.lockPoll(tx, poll_id)
  return locked && queries.findPoll(tx, poll_id)
}
