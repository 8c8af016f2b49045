import { z } from 'zod'
import { Moment } from './field.ts'

/**
 * `waiting`: not yet sent, because it can still be undone or because earlier attempts failed.
 * `failed`: given up; the reply is kept until the person sends it again or discards it.
 */
export const sending_states = ['waiting', 'sending', 'sent', 'failed'] as const
export const SendingState = z.enum(sending_states)
export type SendingState = z.infer<typeof SendingState>

/** The delivery status of the last reply to a mail, or of the mail itself when it is such a reply. */
export const MailSending = z.object({
  outgoing_mail_id: z.uuid(),
  state: SendingState,
  /** Until then sending can be undone; null when it no longer can. */
  undo_until: Moment.nullable(),
  /** The time that the person chose for sending; null when none was chosen, and once it is sent. */
  scheduled_at: Moment.nullable(),
  /** Why the reply is not sent yet, or not at all, as a sentence. */
  problem: z.string().nullable(),
  /** Null until the reply is sent. */
  sent_at: Moment.nullable(),
})
export type MailSending = z.infer<typeof MailSending>

/** A time that was offered in a reply. */
export const OfferedSlot = z.object({
  /** Null for the time of the meeting itself. */
  held_time_id: z.uuid().nullable(),
  start_timestamp: Moment,
  end_timestamp: Moment,
})
export type OfferedSlot = z.infer<typeof OfferedSlot>

/**
 * `open`: all offered times are held. `booked`: the recipient chose one, and the others are released. `expired`: the
 * recipient chose none in time. `released`: the person released them.
 */
export const offer_states = ['open', 'booked', 'expired', 'released'] as const
export const OfferState = z.enum(offer_states)
export type OfferState = z.infer<typeof OfferState>

/** A meeting that a mail asks to move, or the one of its occurrences that is to move. */
export const MovedMeeting = z.object({
  meeting_id: z.uuid(),
  meeting_title: z.string(),
  start_timestamp: Moment,
  end_timestamp: Moment,
})
export type MovedMeeting = z.infer<typeof MovedMeeting>

/** The times that the last reply to a mail offered. */
export const MailOffer = z.object({
  /** The offered meeting; once the recipient has moved another one, that one. */
  meeting_id: z.uuid(),
  /** The meeting that moves, as of now; null for an offer of a new meeting, and where it no longer takes place. */
  moved_meeting: MovedMeeting.nullable(),
  state: OfferState,
  /** The held times, the earliest first; once booked, the chosen one. */
  slots: z.array(OfferedSlot),
  /** When the times are released; null once they are. */
  expires_at: Moment.nullable(),
})
export type MailOffer = z.infer<typeof MailOffer>
