import { z } from 'zod'
import { SlotPair } from './availability.ts'
import { Moment } from './field.ts'
import { MeetingAction, OwnCounterProposal } from './meeting.ts'
import { ProposalAvailability } from './proposal.ts'

/** A mail address and its display name; either may be empty. */
const Person = z.object({ name: z.string(), address: z.string() })

/** The calendar message in a mail, and its effect here. */
export const MailInvitation = z.object({
  /**
   * `request`: invites the person or changes an invitation. `cancellation`: cancels it. `answer`: a reply to the person's
   * invitation. `counter_proposal`: asks the person to move a meeting they organize. `counter_declined`: declines the
   * person's counter-proposal. `announcement`: publishes a meeting without an invitation.
   */
  kind: z.enum(['request', 'cancellation', 'answer', 'counter_proposal', 'counter_declined', 'announcement']),
  /** The proposal to answer by PUT /meeting/meeting_proposal/:id; null when the mail asks nothing. */
  meeting_proposal_id: z.uuid().nullable(),
  /** The answer to it so far; null when the mail asks nothing. */
  meeting_action: MeetingAction.nullable(),
  /** The meeting here; null when there is none. */
  meeting_id: z.uuid().nullable(),
  /** As the mail says. */
  meeting_title: z.string(),
  location_name: z.string().nullable(),
  /** Of a series the first occurrence. Null when the mail has no time. */
  start_timestamp: Moment.nullable(),
  end_timestamp: Moment.nullable(),
  meeting_timezone: z.string().nullable(),
  is_all_day: z.boolean(),
  is_recurring: z.boolean(),
  organizer: Person,
  /** The attendee who replies or proposes another time; null for mails of the organizer. */
  person: Person.nullable(),
  /** The answer of the attendee. */
  answer: z.enum(['accepted', 'declined', 'tentative']).nullable(),
  /** The comment of the sender. */
  comment: z.string().nullable(),
  /** Whether the person is free at the proposed time, and a free slot if not; null when the mail asks nothing. */
  availability: ProposalAvailability.nullable(),
  /** The person's counter-proposal. */
  own_counter_proposal: OwnCounterProposal.nullable(),
  /** Whether the sender is unknown: the meeting does not make the person busy until the person answers. */
  is_tentative: z.boolean(),
  /**
   * Whether the invitation of an unknown sender has no meeting yet, as `reason` explains: the person's answer by
   * PUT /mail/invitation/:mail_id creates it.
   */
  is_mail_only: z.boolean(),
  /** Whether the person can accept and decline. */
  can_answer: z.boolean(),
  /** Whether the person can propose another time. */
  can_propose: z.boolean(),
  /** The answer in the person's calendar at a provider, which has this invitation; null where it has it not. */
  calendar_answer: z
    .object({
      answer: z.enum(['needs_action', 'accepted', 'tentative', 'declined']),
      /** The calendar does not have the answer yet. */
      is_waiting: z.boolean(),
      /** The person's note to the organizer, such as another time. */
      comment: z.string().nullable(),
      /** Times at which the person is free, to propose instead. */
      free_slots: z.array(SlotPair),
    })
    .nullable(),
  /** An answer from an address without an invitation, which the person may record for a guest; else null. */
  claim: z
    .object({
      /** The sender of the mail. */
      from: Person,
      /** The guests of the meeting, those that the sender may be first. */
      guests: z.array(Person.extend({ meeting_attendee_id: z.uuid(), is_likely: z.boolean() })),
    })
    .nullable(),
  /** Why the person cannot answer, or why the mail was not processed, as a sentence; else null. */
  reason: z.string().nullable(),
})
export type MailInvitation = z.infer<typeof MailInvitation>
