import type { MeetingAction, MeetingProposal } from '@meridian/contract'
import type { Selectable } from 'kysely'
import { type Db, queryNamed, queryRows } from '../../../platform/postgres/db.ts'
import { newId } from '../../../platform/id.ts'
import type { Tables } from '../../../platform/postgres/tables.ts'
import { is_asked_by_mail, visible_columns, type VisibleMeetingRow } from '../../meeting/meeting.api.ts'

/** A proposal with its meeting, which still has its current time. */
export interface ProposalRow extends VisibleMeetingRow {
  readonly meeting_proposal_id: string
  readonly proposal_type: MeetingProposal['proposal_type']
  readonly meeting_action: MeetingAction
  /** Null for a guest without an account. */
  readonly proposer_id: string | null
  readonly proposer_name: string
  readonly proposed_starts_at: Date
  readonly proposed_ends_at: Date
  /** The one date of a series that a counter proposal is for. */
  readonly counter_original_starts_at: Date | null
}

/** An attendee, with an account or without. */
export interface AttendeeRef {
  readonly meeting_attendee_id: string
  readonly meeting_id: string
  readonly user_id: string | null
}

export interface GivenAnswer {
  readonly meeting_attendee_id: string
  readonly meeting_action: MeetingAction
  /** "Maybe", which stays pending. */
  readonly is_tentative?: boolean
  /** To the organizer; an answer without a note has none. */
  readonly answer_note?: string
  /** When the person responded, where that is not now. */
  readonly answered_at?: Date
}

export type CounterProposalRow = Selectable<Tables['counter_proposal']>

/** Unanswered invitations and counter proposals for the person, of future meetings; earliest first. */
export function listPendingProposals(db: Db, user_id: string, now: Date): Promise<ProposalRow[]> {
  return queryRows<ProposalRow>(db, {
    name: 'proposals_pending',
    text: `${invitations} where ${is_invitation_pending} union all ${counter_proposals} where ${is_counter_pending}
      order by proposed_starts_at, meeting_proposal_id`,
    values: [user_id, now],
  })
}

/** How many proposals are pending for the person, counted up to `most`. */
export async function countPendingProposals(
  db: Db,
  user_id: string,
  now: Date,
  most: number,
): Promise<number> {
  const [row] = await queryNamed<{ readonly waiting: number }>(db, {
    name: 'proposals_pending_count',
    text: `select count(*)::int as waiting from (
      select from meeting_attendee me join meeting m on m.meeting_id = me.meeting_id where ${is_invitation_pending}
      union all
      select from meeting_attendee me
        join counter_proposal c on c.meeting_id = me.meeting_id
        join meeting_attendee asking on asking.meeting_attendee_id = c.meeting_attendee_id
        where ${is_counter_pending}
      limit $3) as pending`,
    values: [user_id, now, most],
  })
  return row?.waiting ?? 0
}

/** A proposal to the person, answered or not. */
export async function findProposal(
  db: Db,
  user_id: string,
  meeting_proposal_id: string,
): Promise<ProposalRow | undefined> {
  const [row] = await queryRows<ProposalRow>(db, {
    name: 'proposal_by_id',
    text: `${invitations} where me.user_id = $1 and ${is_asked}
        and me.meeting_attendee_id = $2
      union all ${counter_proposals}
        where me.user_id = $1 and me.is_organizer and not asking.is_organizer and c.counter_proposal_id = $2`,
    values: [user_id, meeting_proposal_id],
  })
  return row
}

/** Reliable only while the meeting is locked. */
export function findCounterProposal(
  tx: Db,
  counter_proposal_id: string,
): Promise<CounterProposalRow | undefined> {
  return tx
    .selectFrom('counter_proposal')
    .selectAll()
    .where('counter_proposal_id', '=', counter_proposal_id)
    .executeTakeFirst()
}

/** The attendee and the meeting; undefined for the organizer, who is no invitee. */
export function findAttendee(tx: Db, meeting_attendee_id: string): Promise<AttendeeRef | undefined> {
  return tx
    .selectFrom('meeting_attendee')
    .select(['meeting_attendee_id', 'meeting_id', 'user_id'])
    .where('meeting_attendee_id', '=', meeting_attendee_id)
    .where('is_organizer', '=', false)
    .executeTakeFirst()
}

/**
 * Writes the response to an invitation; a person who does not decline sees the meeting on the own list again.
 */
export async function updateAnswer(
  tx: Db,
  { meeting_attendee_id, meeting_action, is_tentative = false, answer_note = '', answered_at }: GivenAnswer,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('meeting_attendee')
    .set({
      meeting_action,
      is_tentative,
      answer_note: answer_note.trim(),
      answered_at: meeting_action === 'pending' && !is_tentative ? null : (answered_at ?? now),
      ...(meeting_action !== 'rejected' && { hidden_at: null }),
    })
    .where('meeting_attendee_id', '=', meeting_attendee_id)
    .execute()
}

/** The proposer accepts the time that was proposed. */
export async function approveFor(tx: Db, meeting_attendee_id: string, now: Date): Promise<void> {
  await updateAnswer(tx, { meeting_attendee_id, meeting_action: 'approved' }, now)
}

export async function answerCounterProposal(
  tx: Db,
  counter_proposal_id: string,
  meeting_action: MeetingAction,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('counter_proposal')
    .set({ meeting_action, answered_at: now })
    .where('counter_proposal_id', '=', counter_proposal_id)
    .execute()
}

/** Withdraws the open counter proposal for one date of a series, or for the whole; false where there is none. */
export async function withdrawCounterProposal(
  tx: Db,
  meeting_attendee_id: string,
  original_starts_at: Date | null,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('counter_proposal')
    .where('meeting_attendee_id', '=', meeting_attendee_id)
    .where('meeting_action', '=', 'pending')
    .where('original_starts_at', 'is not distinct from', original_starts_at)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Whether a mail to an outside organizer contains the open counter proposal; the job that sends it waits until commit. */
export async function lockMailedCounter(
  tx: Db,
  { meeting_attendee_id, meeting_id }: AttendeeRef,
  original_starts_at: Date | null,
): Promise<boolean> {
  const mailed = await tx
    .selectFrom('mailed_event')
    .select((expression) =>
      expression
        .exists(
          expression
            .selectFrom('counter_proposal')
            .select('counter_proposal_id')
            .where('meeting_attendee_id', '=', meeting_attendee_id)
            .where('original_starts_at', 'is not distinct from', original_starts_at)
            .where('is_mailed', '=', true)
            .where('meeting_action', '=', 'pending'),
        )
        .as('is_mailed'),
    )
    .where('meeting_id', '=', meeting_id)
    .forUpdate('mailed_event')
    .execute()
  return mailed.some(({ is_mailed }) => Boolean(is_mailed))
}

export async function insertCounterProposal(
  tx: Db,
  proposal: Pick<
    CounterProposalRow,
    | 'meeting_id'
    | 'meeting_attendee_id'
    | 'user_id'
    | 'starts_at'
    | 'ends_at'
    | 'replaces_starts_at'
    | 'replaces_ends_at'
    | 'original_starts_at'
  >,
  now: Date,
): Promise<string> {
  const counter_proposal_id = newId()
  await tx
    .insertInto('counter_proposal')
    .values({
      ...proposal,
      counter_proposal_id,
      meeting_action: 'pending',
      created_at: now,
      answered_at: null,
    })
    .execute()
  return counter_proposal_id
}

/** A series with a future occurrence, a single meeting that has not begun; $2 is the current time. */
const is_to_come = `case when me.is_series then me.last_ends_at else me.starts_at end > $2`

/** A person invited by an outside organizer's mail is the organizer of the own copy, and may respond. */
const is_asked = `(not me.is_organizer or ${is_asked_by_mail})`

const is_invitation_pending = `me.user_id = $1 and me.hidden_at is null and me.meeting_action = 'pending'
  and not me.is_tentative and ${is_asked} and me.meeting_status = 'active' and ${is_to_come}`

const is_counter_pending = `me.user_id = $1 and me.hidden_at is null and me.meeting_action <> 'rejected'
  and me.is_organizer and me.meeting_status = 'active' and ${is_to_come}
  and not asking.is_organizer and c.meeting_action = 'pending' and c.starts_at > $2`

const invitations = `
  select me.meeting_attendee_id as meeting_proposal_id, 'invitation' as proposal_type, me.meeting_action,
    case when not me.is_organizer then organizer.user_id end as proposer_id,
    case when me.is_organizer then m.outside_organizer_name else organizer.full_name end as proposer_name,
    m.starts_at as proposed_starts_at, m.ends_at as proposed_ends_at,
    null::timestamptz as counter_original_starts_at,
    ${visible_columns}
  from meeting_attendee me
  join meeting m on m.meeting_id = me.meeting_id
  join app_user organizer on organizer.user_id = m.user_id`

const counter_proposals = `
  select c.counter_proposal_id, 'counter_proposal', c.meeting_action, asking.user_id,
    coalesce(proposer.full_name, asking.guest_name, asking.guest_email), c.starts_at, c.ends_at,
    c.original_starts_at,
    ${visible_columns}
  from meeting_attendee me
  join counter_proposal c on c.meeting_id = me.meeting_id
  join meeting_attendee asking on asking.meeting_attendee_id = c.meeting_attendee_id
  join meeting m on m.meeting_id = me.meeting_id
  join app_user organizer on organizer.user_id = m.user_id
  left join app_user proposer on proposer.user_id = asking.user_id`
