import type { Db } from '../../../platform/postgres/db.ts'
import type { Actor } from '../../../platform/security/auth.ts'
import { AppError, badField } from '../../../platform/errors.ts'
import { lockMeeting } from '../../meeting/meeting.api.ts'
import { answerFor } from '../proposal/proposal.service.ts'
import {
  adoptReply,
  type ClaimedAnswer,
  findClaimedAnswer,
  type InvitedGuest,
  listInvitedGuests,
} from './claimed-answer.queries.ts'
import { isLikelySame } from './claimed-answer.rules.ts'
import { findMailInvitation } from './mail-invitation.queries.ts'
import { noteIn, storedAnswer } from './partstat.rules.ts'

/** A guest who may have given an answer that came from an address without an invitation. */
export interface Claimant extends InvitedGuest {
  readonly is_likely: boolean
}

export interface Claim {
  readonly from: { readonly name: string; readonly address: string }
  /** The likely ones first. */
  readonly guests: readonly Claimant[]
}

/** Null where the mail has no answer that the organizer could record for a guest. */
export async function findClaim(
  db: Db,
  mail: { readonly user_id: string; readonly mail_id: string },
): Promise<Claim | null> {
  const claimed = await findClaimedAnswer(db, mail)
  if (!claimed || claimed.is_for_other_time) return null
  const writers = writersOf(claimed)
  const guests = (await listInvitedGuests(db, claimed.meeting_id))
    .filter((guest) => !isOlder(claimed, guest))
    .map((guest) => ({ ...guest, is_likely: isLikelySame(guest, writers) }))
    .toSorted((one, other) => Number(other.is_likely) - Number(one.is_likely))
  if (guests.length === 0) return null
  return { from: { name: claimed.from_name, address: claimed.from_address }, guests }
}

function writersOf({ from_name, from_address, person_name, person_address, reply_to_people }: ClaimedAnswer) {
  return [
    { name: from_name, address: from_address },
    { name: person_name ?? '', address: person_address ?? '' },
    ...reply_to_people,
  ]
}

function isOlder({ stamped_at }: ClaimedAnswer, { answered_at }: InvitedGuest): boolean {
  return answered_at !== null && answered_at > stamped_at
}

/**
 * The organizer records the answer in a mail for a guest. Throws `not_found` for a mail without a calendar, `conflict`
 * where its answer counts already, the meeting has moved, begun or been cancelled, or the guest has answered since.
 */
export async function adoptAnswer(
  tx: Db,
  { user_id }: Actor,
  { mail_id, meeting_attendee_id }: { readonly mail_id: string; readonly meeting_attendee_id: string },
  now: Date,
): Promise<void> {
  if (!(await findMailInvitation(tx, { user_id, mail_id }, now)))
    throw new AppError('not_found', 'Answer not found.')
  const claimed = await findClaimedAnswer(tx, { user_id, mail_id })
  if (!claimed) throw new AppError('conflict', 'This answer can no longer be recorded for a guest.')
  await lockMeeting(tx, claimed.meeting_id)
  const guests = await listInvitedGuests(tx, claimed.meeting_id)
  const guest = guests.find((one) => one.meeting_attendee_id === meeting_attendee_id)
  if (!guest) throw badField('meeting_attendee_id', 'This person is not invited to the meeting.')
  if (claimed.is_for_other_time || isOlder(claimed, guest))
    throw new AppError('conflict', 'A newer mail about the same meeting was read before.')
  const { answer, comment, stamped_at } = claimed
  const given = { ...storedAnswer(answer), answer_note: noteIn(comment ?? ''), answered_at: stamped_at }
  await answerFor(tx, { meeting_attendee_id, ...given }, now)
  await adoptReply(tx, { ...guest, mail_id })
}
