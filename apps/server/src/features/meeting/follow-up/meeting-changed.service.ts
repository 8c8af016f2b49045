import { queues } from '../../../queues.ts'
import { type ConferenceType, getConferenceHost } from '@meridian/contract'
import { provider_adapters } from '@meridian/providers'
import type { Db } from '../../../platform/postgres/db.ts'
import { badField } from '../../../platform/errors.ts'
import { enqueue, makeJobsDueNow } from '../../../platform/jobs/jobs.ts'
import * as queries from './calendar-push.queries.ts'
import { cancelGuestNotification, scheduleGuestNotification } from './guest-notification.service.ts'

/**
 * All that follows from creating, changing, cancelling or restoring a meeting, in the same transaction: its search text,
 * and the jobs that notify its guests and push it to providers. Costs one statement for people without a writable
 * connection and without guests. `except` is a connection that has the change already.
 */
export async function followUpChange(
  tx: Db,
  meeting_id: string,
  now: Date,
  { except }: { readonly except?: string } = {},
): Promise<void> {
  const followers = await queries.refreshAndReadFollowers(tx, meeting_id, now)
  if (followers.has_guests) await scheduleGuestNotification(tx, meeting_id, now)
  const connection_ids = followers.connection_ids.filter((connection_id) => connection_id !== except)
  if (connection_ids.length === 0) return
  await queries.markBehind(tx, meeting_id, now)
  for (const connection_id of connection_ids) await enqueuePush(tx, { connection_id, meeting_id }, { now })
}

/**
 * Like `followUpChange`, for a meeting that begins where another one now ends: its event continues that
 * meeting's.
 */
export async function followUpSplit(
  tx: Db,
  { from, to }: { readonly from: string; readonly to: string },
  now: Date,
): Promise<void> {
  const event = await queries.findWrittenEvent(tx, from)
  const writing = event && provider_adapters[event.provider].writing
  if (writing) {
    const external_id = writing.eventId(to)
    await queries.copyEventLink(tx, event, { to, external_id, ical_uid: writing.icalUid(external_id) }, now)
  }
  await followUpChange(tx, from, now)
  await followUpChange(tx, to, now)
}

/**
 * All that follows from deleting a meeting: the jobs that delete it at its providers. Called before the meeting is deleted here, in the same
 * transaction.
 */
export async function followUpDeletion(tx: Db, meeting_id: string, now: Date): Promise<void> {
  await cancelGuestNotification(tx, meeting_id, now)
  const places = await queries.withdrawEvents(tx, meeting_id, now)
  for (const place of places) await enqueueWithdrawal(tx, place, { now })
  const connection_id = await queries.withdrawRoom(tx, meeting_id, now)
  if (connection_id) await enqueuePush(tx, { connection_id, meeting_id }, { now })
}

/** Throws `bad_input` where the person has no account that can host the conference. */
export async function requireConference(
  tx: Db,
  meeting: { readonly user_id: string; readonly meeting_id: string },
  type: ConferenceType,
): Promise<void> {
  if (!(await queries.canHostConference(tx, meeting, type)))
    throw badField('meeting_conference', unconnected(type))
}

function unconnected(type: ConferenceType): string {
  const { conferences } = provider_adapters[getConferenceHost(type)]
  if (!conferences) throw new Error('Every conference has a host.')
  return conferences.texts.unconnected
}

/** Declines another organizer's event for the person. The meeting leaves the lists here at once. */
export async function followUpDecline(tx: Db, meeting_id: string, now: Date): Promise<void> {
  const connection_ids = await queries.declineEvents(tx, meeting_id, now)
  for (const connection_id of connection_ids) await enqueuePush(tx, { connection_id, meeting_id }, { now })
}

interface Schedule {
  readonly now: Date
  readonly startAt?: Date
  readonly failures?: number
}

export async function enqueuePush(
  tx: Db,
  { connection_id, meeting_id }: { readonly connection_id: string; readonly meeting_id: string },
  { failures = 0, ...when }: Schedule,
): Promise<void> {
  const key = `${connection_id} ${meeting_id}`
  await enqueue(tx, queues.pushMeeting, { connection_id, meeting_id, failures }, { ...when, key })
}

export async function enqueueWithdrawal(
  tx: Db,
  { connection_id, calendar_id, external_id }: queries.WrittenPlace,
  { failures = 0, ...when }: Schedule,
): Promise<void> {
  const payload = { connection_id, calendar_id, external_id, failures }
  await enqueue(tx, queues.withdrawEvent, payload, { ...when, key: `${connection_id} ${external_id}` })
}

/** Once the person has connected again: what waited for it does not wait for its next attempt. */
export async function makePushesDueNow(tx: Db, connection_id: string, now: Date): Promise<void> {
  for (const queue of [queues.pushMeeting, queues.withdrawEvent]) {
    await makeJobsDueNow(tx, queue, `${connection_id} `, now)
  }
}
