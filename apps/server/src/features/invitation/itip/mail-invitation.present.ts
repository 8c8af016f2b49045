import { findSourceProvider, type MailInvitation } from '@meridian/contract'
import { provider_adapters } from '@meridian/providers'
import type { Claim } from './claimed-answer.service.ts'
import type { CalendarInvitation } from './calendar-invitation.service.ts'
import type { MailInvitationRow } from './mail-invitation.queries.ts'
import { isMailOnly, refusalSentence } from './refusal.rules.ts'
import type { JudgedProposal } from '../proposal/proposal-availability.service.ts'
import { presentProposal } from '../proposal/proposal.present.ts'

/** What of a mail can be answered. */
interface Answerable {
  /** The invitation or the counter proposal in the mail, as it stands now. */
  readonly judged: JudgedProposal | undefined
  /** The invitation in the person's calendar at a provider. */
  readonly calendar: CalendarInvitation | undefined
  /** An answer that the organizer may record for a guest. */
  readonly claim: Claim | null
}

export function presentMailInvitation(
  row: MailInvitationRow,
  { judged, calendar, claim }: Answerable,
  reader: { readonly user_id: string; readonly now: Date },
): MailInvitation {
  const proposal = judged && presentProposal(judged, reader)
  const obstacle = calendar ? null : obstacleOf(row, proposal !== undefined, proposal?.meeting_action)
  const isOpen = proposal !== undefined && obstacle === null
  return {
    kind: row.kind,
    meeting_proposal_id: proposal?.meeting_proposal_id ?? null,
    meeting_action: proposal?.meeting_action ?? null,
    meeting_id: row.meeting_id,
    meeting_title: row.meeting_title,
    location_name: row.location_name,
    start_timestamp: row.starts_at?.toISOString() ?? null,
    end_timestamp: row.ends_at?.toISOString() ?? null,
    meeting_timezone: row.meeting_timezone,
    is_all_day: row.is_all_day,
    is_recurring: row.is_series,
    organizer: { name: row.organizer_name, address: row.organizer_address },
    person: row.person_address === null ? null : { name: row.person_name ?? '', address: row.person_address },
    answer: row.answer,
    comment: row.comment,
    availability: isOpen ? proposal.availability : null,
    own_counter_proposal: proposal?.own_counter_proposal ?? null,
    is_tentative: proposal?.meeting.is_tentative ?? false,
    is_mail_only: isMailOnly(row.refusal) && !row.is_cancelled,
    can_answer: isOpen,
    can_propose: isOpen && row.kind === 'request',
    calendar_answer: calendar ? presentCalendar(calendar) : null,
    claim: claim && presentClaim(claim),
    reason: obstacle ?? calendar?.push_problem ?? remarkOn(row, isOpen),
  }
}

function presentCalendar(calendar: CalendarInvitation): MailInvitation['calendar_answer'] {
  const { answer, is_waiting, answer_comment, slots } = calendar
  return {
    answer,
    is_waiting,
    comment: answer_comment,
    free_slots: slots.map(([start, end]) => [momentOf(start), momentOf(end)]),
  }
}

function presentClaim({ from, guests }: Claim): MailInvitation['claim'] {
  return {
    from,
    guests: guests.map(({ meeting_attendee_id, name, address, is_likely }) => ({
      meeting_attendee_id,
      name,
      address,
      is_likely,
    })),
  }
}

function momentOf(ms: number): string {
  return new Date(ms).toISOString()
}

/** A remark that holds when a response is possible; where a later mail exists, that mail shows the others. */
function remarkOn({ kind, is_overtaken, has_no_account }: MailInvitationRow, isOpen: boolean): string | null {
  if (is_overtaken) return overtaken
  return isOpen && kind === 'request' && has_no_account ? unmailed : null
}

const unmailed =
  'This mail was read from a file, so the organizer does not get your answer. Write to them yourself, or connect an account with mail under Integrations.'
const overtaken = 'A later mail has changed this meeting. You answer it as it stands now.'

/** Why no response is possible; null for mails that ask for none and were processed. */
function obstacleOf(row: MailInvitationRow, isProposal: boolean, action: string | undefined): string | null {
  const { kind, refusal, meeting_status, is_cancelled, is_to_come } = row
  if (isMailOnly(refusal) && is_cancelled) return 'This meeting was cancelled.'
  if (refusal !== null) return refusalSentence(refusal)
  if (kind !== 'request' && kind !== 'counter_proposal') return null
  if (is_cancelled || meeting_status === 'cancelled') return 'This meeting was cancelled.'
  const provider = findSourceProvider(row.meeting_integration_type ?? '')
  const calendars = provider && provider_adapters[provider].writing
  if (calendars && !isProposal) return calendars.texts.answered_there
  if (!isProposal) return 'This meeting is no longer here.'
  if (is_to_come === false) return 'This meeting has already started.'
  if (kind === 'counter_proposal' && action !== 'pending')
    return 'This proposal no longer waits for an answer.'
  return null
}
