import type { Config } from '../../platform/config/config.ts'
import { queues } from '../../queues.ts'
import { enqueue } from '../../platform/jobs/jobs.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { pollToken } from '../../platform/security/poll-token.ts'
import type { SecretBox } from '../../platform/security/secret-box.ts'
import { lockMailRoom, sendOnce, withinLimit } from '../outbox/outbox.api.ts'
import { upsertEntries } from './poll-entry.queries.ts'
import { listEntryChanges } from './poll-entry.service.ts'
import {
  type OrganizerEvent,
  organizerMail,
  type ParticipantEvent,
  participantMail,
} from './poll-mail.rules.ts'
import { hasNews, newsFor } from './poll-news.rules.ts'
import { type ParticipantRow, updateParticipants, updatePoll, type WholePoll } from './poll.queries.ts'

/** What mails about polls need beside the database. */
export interface PollMailer {
  readonly box: SecretBox
  readonly config: Pick<Config, 'publicUrl' | 'mailsPerDay'>
}

export function publicLink(box: SecretBox, publicUrl: string, poll_id: string): string {
  return `${publicUrl}/poll/${pollToken(box, poll_id, 'public')}`
}

/** By which a participant without an account answers and changes the answer. */
export function ownLink(box: SecretBox, publicUrl: string, participant_id: string): string {
  return `${publicUrl}/poll/answer/${pollToken(box, participant_id, 'own')}`
}

export interface Told {
  readonly poll: WholePoll
  readonly participants: readonly ParticipantRow[]
  readonly event: ParticipantEvent
  readonly message?: string
  /** The poll is deleted, and nothing can be seen any more. */
  readonly isGone?: boolean
  /** The version of the event; by default now. */
  readonly time?: string
}

/**
 * One mail to each participant who has an address and wants mails, within the organizer's daily limits. Returns those who
 * are done: who have got the mail, or need none.
 */
export async function mailParticipants(
  { box, config }: PollMailer,
  tx: Db,
  { poll, participants, event, message, isGone = false, ...told }: Told,
  now: Date,
): Promise<{ done: string[]; mailed: number }> {
  const { publicUrl } = config
  const { poll_id, user_id } = poll
  const time = told.time ?? now.toISOString()
  const changes = await listEntryChanges(tx, poll, { isGone }, now)
  const written = participants.map((participant) => ({
    participant,
    isToStranger: participant.user_id === null,
    mail:
      publicUrl === undefined || !participant.wants_mail
        ? undefined
        : participantMail(
            poll,
            participant,
            {
              event,
              url: isGone ? null : linkOf(box, publicUrl, poll_id, participant),
              entries: changes.get(participant.participant_id) ?? [],
              ...(message !== undefined && { message }),
            },
            now,
          ),
  }))
  const wanted = written.filter(({ mail }) => mail !== undefined)
  const sent = wanted.length === 0 ? [] : withinLimit(wanted, await lockMailRoom(tx, config, user_id, now))
  for (const { participant, mail, isToStranger } of sent) {
    if (!mail) continue
    const key = {
      address: mail.to.address,
      about_id: participant.participant_id,
      kind: 'poll',
      time: `${event} ${time}`,
    } as const
    const letter = { key, user_id, route: 'instance', mail, isToStranger } as const
    // After the deadline no participant is asked.
    const isAsking = event === 'asked' || event === 'reminder'
    const limits = isAsking && poll.deadline ? { uselessAt: poll.deadline } : {}
    await sendOnce(tx, box, { ...letter, ...limits }, now)
  }
  await upsertEntries(
    tx,
    sent.flatMap(({ participant }) => changes.get(participant.participant_id) ?? []),
  )
  const held = new Set(wanted.filter((one) => !sent.includes(one)))
  return {
    done: written.flatMap((one) => (held.has(one) ? [] : [one.participant.participant_id])),
    mailed: sent.length,
  }
}

export async function mailOrganizer(
  { box, config: { publicUrl } }: PollMailer,
  tx: Db,
  { poll, event }: { readonly poll: WholePoll; readonly event: OrganizerEvent },
  now: Date,
): Promise<void> {
  const { poll_id, user_id, organizer } = poll
  if (publicUrl === undefined || !organizer.invitations_by_mail || organizer.is_disabled) return
  const mail = organizerMail(poll, event, `${publicUrl}/user/polls/${poll_id}`)
  const time = `${event.kind} ${now.toISOString()}`
  const key = { address: organizer.primary_email, about_id: poll_id, kind: 'poll', time } as const
  await sendOnce(tx, box, { key, user_id, route: 'instance', mail }, now)
}

function linkOf(
  box: SecretBox,
  publicUrl: string,
  poll_id: string,
  { user_id, participant_id }: ParticipantRow,
): string {
  return user_id === null ? ownLink(box, publicUrl, participant_id) : `${publicUrl}/user/polls/${poll_id}`
}

/** The job mails: a poll can have a hundred participants. */
export function enqueueNotification(tx: Db, poll_id: string, now: Date): Promise<void> {
  return enqueue(tx, queues.notifyParticipants, { poll_id }, { now, key: poll_id })
}

/** Mails to those who are not asked yet; those whom the daily limit holds back are asked later. */
export async function askParticipants(mailer: PollMailer, tx: Db, poll: WholePoll, now: Date): Promise<void> {
  const participants = poll.participants.filter(({ is_asked }) => !is_asked)
  if (participants.length === 0) return
  const { done } = await mailParticipants(mailer, tx, { poll, participants, event: 'asked' }, now)
  await updateParticipants(tx, done, { asked_at: now })
}

/** Tells those who answered what is new; those whom the daily limit holds back are told later. */
export async function tellNews(mailer: PollMailer, tx: Db, poll: WholePoll, now: Date): Promise<void> {
  const participants = poll.participants.filter((one) => hasNews(newsFor(poll, one)))
  const { done } = await mailParticipants(mailer, tx, { poll, participants, event: 'news' }, now)
  await updateParticipants(tx, done, { news_told_at: now })
  if (done.length === participants.length) await updatePoll(tx, poll.poll_id, { news_at: null })
}

/** Tells those who were asked of an end without a booking, each participant once; those whom the daily limit holds back are told later. */
export async function tellEnd(mailer: PollMailer, tx: Db, poll: WholePoll, now: Date): Promise<void> {
  const participants = poll.participants.filter(
    ({ is_organizer, is_asked, is_told_end }) => !is_organizer && is_asked && !is_told_end,
  )
  const { done } = await mailParticipants(mailer, tx, { poll, participants, event: 'closed' }, now)
  await updateParticipants(tx, done, { end_told_at: now })
  await updatePoll(tx, poll.poll_id, { tells_end: done.length < participants.length })
}
