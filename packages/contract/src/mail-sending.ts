import { z } from 'zod'
import { Moment } from './field.ts'

/**
 * `waiting`: not yet handed over, because it can still be taken back or because it could not be handed over so far.
 * `failed`: given up; it is kept until the person sends it again or takes it back.
 */
export const sending_states = ['waiting', 'sending', 'sent', 'failed'] as const
export const SendingState = z.enum(sending_states)
export type SendingState = z.infer<typeof SendingState>

/** How the last answer to a mail is doing, or the mail itself where it is such an answer. */
export const MailSending = z.object({
  outgoing_mail_id: z.uuid(),
  state: SendingState,
  /** Until then it can be taken back; null when it no longer can. */
  undo_until: Moment.nullable(),
  /** Why it is not sent yet, or not at all, in a sentence. */
  problem: z.string().nullable(),
  /** Null as long as it has not been sent. */
  sent_at: Moment.nullable(),
})
export type MailSending = z.infer<typeof MailSending>

/** A time that was offered in an answer. */
export const OfferedSlot = z.object({
  /** Null for the time that the meeting itself stands at. */
  held_time_id: z.uuid().nullable(),
  start_timestamp: Moment,
  end_timestamp: Moment,
})
export type OfferedSlot = z.infer<typeof OfferedSlot>

/**
 * `open`: all its times are kept free. `booked`: one was taken, and the others are free again. `expired`: nobody took
 * one in time. `released`: the person has let go of them.
 */
export const offer_states = ['open', 'booked', 'expired', 'released'] as const
export const OfferState = z.enum(offer_states)
export type OfferState = z.infer<typeof OfferState>

/** The times that the last answer to a mail has offered. */
export const MailOffer = z.object({
  meeting_id: z.uuid(),
  state: OfferState,
  /** Those that are kept, the earliest first; once booked, the one that was taken. */
  slots: z.array(OfferedSlot),
  /** When they are let go of; null once they are. */
  expires_at: Moment.nullable(),
})
export type MailOffer = z.infer<typeof MailOffer>
