import type { Db } from '../../platform/postgres/db.ts'
import { lockMailRoom, sendOnce, withinLimit } from '../outbox/outbox.api.ts'
import * as entries from './poll-entry.queries.ts'
import { byParticipant, cancelled, entryChanges, type EntryRow } from './poll-entry.rules.ts'
import { entriesMail } from './poll-mail.rules.ts'
import type { PollMailer } from './poll-mail.service.ts'
import { updatePoll, type WholePoll } from './poll.queries.ts'

/**
 * Mails what no other mail has brought: to whom an option was added, removed or cancelled, one mail a person. Those whom
 * the daily limit holds back get it later.
 */
export async function sendEntries(mailer: PollMailer, tx: Db, poll: WholePoll, now: Date): Promise<void> {
  // A participant who is not asked yet gets the entries with the mail that asks.
  const unasked = new Set(
    poll.participants.flatMap(({ is_asked, participant_id }) => (is_asked ? [] : participant_id)),
  )
  const changes = entryChanges(poll, await entries.listEntries(tx, poll.poll_id), now)
  const due = changes.filter(({ participant_id }) => !unasked.has(participant_id))
  const mailed = await mailEntries(mailer, tx, { user_id: poll.user_id, due }, now)
  if (mailed.length === due.length) await updatePoll(tx, poll.poll_id, { has_entries_due: false })
}

/** Of a participant whose poll was deleted, by its organizer or with the account. */
export async function releaseEntries(
  mailer: PollMailer,
  tx: Db,
  participant_id: string,
  now: Date,
): Promise<void> {
  const rows = await entries.lockEntriesWithoutPoll(tx, participant_id)
  const due = cancelled(rows)
  const mailed = await mailEntries(mailer, tx, { user_id: rows[0]?.user_id ?? null, due }, now)
  if (mailed.length === due.length) await entries.deleteEntriesWithoutPoll(tx, participant_id)
}

/** Returns the entries that are mailed. */
async function mailEntries(
  { box, config }: PollMailer,
  tx: Db,
  { user_id, due }: { readonly user_id: string | null; readonly due: readonly EntryRow[] },
  now: Date,
): Promise<EntryRow[]> {
  if (due.length === 0 || config.publicUrl === undefined) return []
  const letters = [...byParticipant(due).values()].map((changes) => ({
    changes,
    isToStranger: changes[0]?.recipient_id === null,
  }))
  // Each cancellation follows an entry that the limits of a deleted account have let pass.
  const sent = user_id === null ? letters : withinLimit(letters, await lockMailRoom(tx, config, user_id, now))
  for (const { changes, isToStranger } of sent) {
    const mail = entriesMail(changes, now)
    const [first] = changes
    if (!first || !mail) continue
    const time = `entries ${now.toISOString()}`
    const key = { address: mail.to.address, about_id: first.participant_id, kind: 'poll', time } as const
    await sendOnce(tx, box, { key, user_id, route: 'instance', mail, isToStranger }, now)
  }
  const mailed = sent.flatMap(({ changes }) => changes)
  await entries.upsertEntries(tx, mailed)
  return mailed
}

/** What a mail to the participants brings beside its text, with what it makes of the entries. */
export async function listEntryChanges(
  tx: Db,
  poll: WholePoll,
  { isGone }: { readonly isGone: boolean },
  now: Date,
): Promise<Map<string, EntryRow[]>> {
  const sent = await entries.listEntries(tx, poll.poll_id)
  return byParticipant(isGone ? cancelled(sent) : entryChanges(poll, sent, now))
}
