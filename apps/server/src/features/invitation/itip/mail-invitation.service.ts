import type { MailInvitation } from '@meridian/contract'
import type { Db } from '../../../platform/postgres/db.ts'
import { findJudgedProposal } from '../proposal/proposal.service.ts'
import { findCalendarInvitation } from './calendar-invitation.service.ts'
import { findClaim } from './claimed-answer.service.ts'
import { presentMailInvitation } from './mail-invitation.present.ts'
import { findMailInvitation } from './mail-invitation.queries.ts'

/**
 * The calendar message in a mail and how to respond to it; null for a mail without one, and before it is
 * processed.
 */
export async function readMailInvitation(
  db: Db,
  mail: { readonly user_id: string; readonly mail_id: string },
  now: Date,
): Promise<MailInvitation | null> {
  const { user_id } = mail
  const row = await findMailInvitation(db, mail, now)
  if (!row) return null
  const proposal_id = row.kind === 'counter_proposal' ? row.counter_proposal_id : askedId(row)
  const judged = proposal_id === null ? undefined : await findJudgedProposal(db, user_id, proposal_id, now)
  const claim = row.kind === 'answer' && row.refusal !== null ? await findClaim(db, mail) : null
  const calendar = judged ? undefined : await findCalendarInvitation(db, row, now)
  return presentMailInvitation(row, { judged, calendar, claim }, { user_id, now })
}

function askedId({ kind, meeting_attendee_id }: { kind: string; meeting_attendee_id: string | null }) {
  return kind === 'request' ? meeting_attendee_id : null
}
