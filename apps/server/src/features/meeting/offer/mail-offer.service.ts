import type { MailOffer } from '@meridian/contract'
import type { Actor } from '../../../platform/security/auth.ts'
import type { Db } from '../../../platform/postgres/db.ts'
import { AppError } from '../../../platform/errors.ts'
import { findOfferOfMail, listHeldTimes, type VisibleOfferRow } from './offer.queries.ts'
import { offerStateOf } from './offer.rules.ts'
import { presentMoved, readMoved } from './moved-meeting.service.ts'
import { listOpenTimes, releaseMeeting, claimHeldTime } from './offer.service.ts'

/**
 * Books the offered time that begins then. Throws `not_found` without an offer, and `conflict` where the time
 * is gone.
 */
export async function bookOffer(
  tx: Db,
  actor: Actor,
  { mail_id, start_timestamp }: { readonly mail_id: string; readonly start_timestamp: string },
  now: Date,
): Promise<void> {
  const { meeting_id, starts_at } = await getOffer(tx, actor, mail_id)
  const start = Date.parse(start_timestamp)
  const held = (await listHeldTimes(tx, meeting_id)).find((time) => time.starts_at.getTime() === start)
  const isOffered = held !== undefined || starts_at?.getTime() === start
  const held_time_id = held?.held_time_id ?? null
  if (isOffered && (await claimHeldTime(tx, { meeting_id, held_time_id }, now))) return
  throw new AppError('conflict', 'This time is no longer offered. Please look at the mail again.')
}

/** Releases all times that a reply to the mail has offered. Throws as bookOffer does. */
export async function releaseOffer(tx: Db, actor: Actor, mail_id: string, now: Date): Promise<void> {
  const { meeting_id } = await getOffer(tx, actor, mail_id)
  if (await releaseMeeting(tx, actor, meeting_id, now)) return
  throw new AppError('conflict', 'These times are no longer offered. Please look at the mail again.')
}

/** The times that the last reply to a mail has offered, as of now; null where it offered none. */
export async function readMailOffer(
  db: Db,
  mail: { readonly user_id: string; readonly mail_id: string },
  now: Date,
): Promise<MailOffer | null> {
  const offer = await findOfferOfMail(db, mail)
  if (!offer) return null
  const { meeting_status, starts_at, ends_at, booked_starts_at, booked_ends_at } = offer
  const moved = await readMoved(db, offer)
  const is_there = meeting_status !== null && meeting_status !== 'cancelled'
  const state = offerStateOf({ ...offer, is_there }, now)
  const own = starts_at && ends_at ? { ...offer, starts_at, ends_at } : undefined
  const open = state === 'open' && own ? await listOpenTimes(db, own, now) : undefined
  const booked =
    state === 'booked' && booked_starts_at && booked_ends_at
      ? [{ held_time_id: null, starts_at: booked_starts_at, ends_at: booked_ends_at }]
      : []
  return {
    // The offered meeting is gone once the other one has moved.
    meeting_id: state === 'booked' && moved && meeting_status === null ? moved.meeting_id : offer.meeting_id,
    state,
    moved_meeting: moved && presentMoved(moved),
    slots: (open ?? booked).map((time) => ({
      held_time_id: time.held_time_id,
      start_timestamp: time.starts_at.toISOString(),
      end_timestamp: time.ends_at.toISOString(),
    })),
    expires_at: state === 'open' ? offer.expires_at.toISOString() : null,
  }
}

async function getOffer(tx: Db, { user_id }: Actor, mail_id: string): Promise<VisibleOfferRow> {
  const offer = await findOfferOfMail(tx, { user_id, mail_id })
  if (!offer) throw new AppError('not_found', 'No times were offered in an answer to this mail.')
  return offer
}
