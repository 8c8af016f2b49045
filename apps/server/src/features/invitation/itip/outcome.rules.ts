import type { NewMailInvitation } from './mail-invitation.queries.ts'
import type { Refusal } from './refusal.rules.ts'

/** The outcome of processing a message. */
export interface Outcome
  extends Partial<
    Pick<
      NewMailInvitation,
      | 'meeting_id'
      | 'meeting_attendee_id'
      | 'counter_proposal_id'
      | 'person_name'
      | 'person_address'
      | 'answer'
    >
  > {
  readonly refusal?: Refusal
}
