import { z } from 'zod'
import { Moment } from './field.ts'
import { MeetingAction } from './meeting.ts'
import { ProposalAvailability } from './proposal.ts'

/** A mail address with the name that stands beside it; either may be empty. */
const Person = z.object({ name: z.string(), address: z.string() })

/** What the calendar in a mail says, and what has come of it. */
export const MailInvitation = z.object({
  /**
   * What the mail does: asks the person, or tells a change (`request`), takes that back (`cancellation`), answers the
   * person's own invitation (`answer`), asks the person to move an own meeting (`counter_proposal`), refuses what the
   * person proposed (`counter_declined`), or only tells of a meeting (`announcement`).
   */
  kind: z.enum(['request', 'cancellation', 'answer', 'counter_proposal', 'counter_declined', 'announcement']),
  /** What PUT /meeting/meeting_proposal/:id answers; null where nothing is asked. */
  meeting_proposal_id: z.uuid().nullable(),
  /** How that was answered so far; null where nothing is asked. */
  meeting_action: MeetingAction.nullable(),
  /** The meeting as it stands here; null where there is none. */
  meeting_id: z.uuid().nullable(),
  /** As the mail says. */
  meeting_title: z.string(),
  location_name: z.string().nullable(),
  /** Null where the mail tells no time. Of a series the first occurrence. */
  start_timestamp: Moment.nullable(),
  end_timestamp: Moment.nullable(),
  meeting_timezone: z.string().nullable(),
  is_all_day: z.boolean(),
  is_recurring: z.boolean(),
  organizer: Person,
  /** Who answers or proposes another time; null for mails of the organizer. */
  person: Person.nullable(),
  /** What that person answers. */
  answer: z.enum(['accepted', 'declined', 'tentative']).nullable(),
  /** What was written beside it. */
  comment: z.string().nullable(),
  /** Whether the person could come at the time that is proposed, and a free slot if not; null where nothing is asked. */
  availability: ProposalAvailability.nullable(),
  /** The time that the person has proposed instead. */
  own_counter_proposal: z.object({ start_timestamp: Moment, end_timestamp: Moment }).nullable(),
  /** An unknown sender asks: the meeting takes none of the person's time until the person answers. */
  is_tentative: z.boolean(),
  /**
   * An unknown sender asks, and only this mail shows it, as `reason` tells: the meeting is made when the person answers
   * by PUT /mail/invitation/:mail_id.
   */
  is_mail_only: z.boolean(),
  /** Accept and Decline do something. */
  can_answer: z.boolean(),
  /** And so does proposing another time. */
  can_propose: z.boolean(),
  /** Why nothing can be answered, or why the mail was not followed, in a sentence; null where there is nothing to say. */
  reason: z.string().nullable(),
})
export type MailInvitation = z.infer<typeof MailInvitation>
