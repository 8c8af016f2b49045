import { isSeries } from '@meridian/engine'
import type { MeetingAction } from '@meridian/contract'
import type { Actor } from '../../../platform/security/auth.ts'
import type { Db } from '../../../platform/postgres/db.ts'
import { AppError, badField } from '../../../platform/errors.ts'
import { enqueueDeclinedCounter } from '../itip/mailed-event.service.ts'
import {
  answerCounterProposal,
  approveFor,
  type AttendeeRef,
  type CounterProposalRow,
  findAttendee,
  findCounterProposal,
  findProposal,
  type GivenAnswer,
  insertCounterProposal,
  listPendingProposals,
  lockMailedCounter,
  type ProposalRow,
  withdrawCounterProposal,
  updateAnswer,
} from './proposal.queries.ts'
import { type JudgedProposal, judgeProposals } from './proposal-availability.service.ts'
import {
  advanceSeries,
  deleteEarlierReplies,
  lockMeeting,
  type MeetingRow,
  findOccurrence,
  moveMeeting,
  moveOccurrence,
  recordOccurrenceReply,
  enqueueReplyToOrganizer,
  requireMeetingTime,
  updateOfferAfterResponse,
} from '../../meeting/meeting.api.ts'

/** The person's pending proposals, judged as of now; a series by its next occurrence. */
export async function listProposals(db: Db, actor: Actor, now: Date): Promise<JudgedProposal[]> {
  await advanceSeries(db, actor.user_id, now)
  return judgeProposals(db, actor.user_id, await listPendingProposals(db, actor.user_id, now), now)
}

export interface Answer {
  readonly meeting_proposal_id: string
  readonly meeting_action: MeetingAction
  /** "Maybe", which stays pending. */
  readonly is_tentative?: boolean
  /** To the organizer, with the answer to an invitation. */
  readonly answer_note?: string
}

/**
 * Responds to an invitation, or lets the organizer respond to a counter proposal: approving one moves the
 * meeting for all attendees. Throws `conflict` once the meeting has begun, changed or been cancelled.
 */
export async function answerProposal(
  tx: Db,
  actor: Actor,
  { meeting_proposal_id, meeting_action, is_tentative = false, answer_note = '' }: Answer,
  now: Date,
): Promise<JudgedProposal> {
  const proposal = await getProposal(tx, actor, meeting_proposal_id)
  const meeting = await lockMeeting(tx, proposal.meeting_id)
  requireToCome(meeting, now)
  if (proposal.proposal_type === 'counter_proposal') {
    return answerCounter(tx, actor, { meeting, meeting_proposal_id, meeting_action }, now)
  }
  const answer = { meeting_proposal_id, meeting_action, is_tentative, answer_note }
  return getJudged(tx, actor, await replyTo(tx, meeting, answer, now), now)
}

/**
 * Responds to an invitation for a caller who reads it afterwards: its availability is not judged here. Throws as
 * `answerProposal`.
 */
export async function answerInvitation(
  tx: Db,
  actor: Actor,
  { meeting_proposal_id, meeting_action, is_tentative = false, answer_note = '' }: Answer,
  now: Date,
): Promise<void> {
  const meeting = await lockInvitation(tx, actor, meeting_proposal_id, now)
  await replyTo(tx, meeting, { meeting_proposal_id, meeting_action, is_tentative, answer_note }, now)
}

/**
 * Responds to one date of a series, until the organizer moves it or the person answers the whole series. Throws
 * `conflict` once the date has begun, changed or been cancelled.
 */
export async function answerOccurrence(
  tx: Db,
  actor: Actor,
  {
    meeting_proposal_id,
    original_starts_at,
    meeting_action,
    is_tentative,
  }: Required<Pick<Answer, 'meeting_proposal_id' | 'meeting_action' | 'is_tentative'>> & {
    readonly original_starts_at: Date
  },
  now: Date,
): Promise<void> {
  const meeting = await lockInvitation(tx, actor, meeting_proposal_id, now)
  const { meeting_id } = meeting
  await getDate(tx, meeting, original_starts_at, now)
  await recordOccurrenceReply(tx, {
    meeting_attendee_id: meeting_proposal_id,
    meeting_id,
    original_starts_at,
    is_for_following: false,
    meeting_action,
    is_tentative,
    answered_at: now,
  })
  await enqueueReplyToOrganizer(tx, meeting_id, now)
}

export interface ProposedTime {
  readonly meeting_proposal_id: string
  readonly start_timestamp: string
  readonly end_timestamp: string
  /** The one date of a series to move, by the start that the rule gives. */
  readonly original_start_timestamp?: string | null | undefined
}

/**
 * Proposes another time to the organizer, in place of any earlier proposal of the person. The own response
 * stays.
 */
export async function proposeOtherTime(
  tx: Db,
  actor: Actor,
  { meeting_proposal_id, ...time }: ProposedTime,
  now: Date,
): Promise<JudgedProposal> {
  await advanceSeries(tx, actor.user_id, now)
  const { proposal_type, meeting_id } = await getProposal(tx, actor, meeting_proposal_id)
  if (proposal_type !== 'invitation') throw notFound()
  const asked = { meeting_attendee_id: meeting_proposal_id, meeting_id, user_id: actor.user_id }
  await propose(tx, asked, time, now)
  await enqueueReplyToOrganizer(tx, meeting_id, now)
  return getJudged(tx, actor, meeting_proposal_id, now)
}

/**
 * Withdraws the person's proposed time. Throws `conflict` once the organizer has answered it, and once a mail to an
 * outside organizer contains it.
 */
export async function withdrawProposedTime(
  tx: Db,
  actor: Actor,
  { meeting_proposal_id, original_start_timestamp }: Omit<ProposedTime, 'start_timestamp' | 'end_timestamp'>,
  now: Date,
): Promise<JudgedProposal> {
  const { proposal_type, meeting_id } = await getProposal(tx, actor, meeting_proposal_id)
  if (proposal_type !== 'invitation') throw notFound()
  const asked = { meeting_attendee_id: meeting_proposal_id, meeting_id, user_id: actor.user_id }
  // In the order of the jobs that read a mail: the event, then the meeting.
  const original_starts_at = momentOf(original_start_timestamp)
  if (await lockMailedCounter(tx, asked, original_starts_at)) {
    throw new AppError(
      'conflict',
      'The proposed time was mailed to the organizer and can no longer be withdrawn.',
    )
  }
  await lockMeeting(tx, meeting_id)
  if (!(await withdrawCounterProposal(tx, meeting_proposal_id, original_starts_at))) {
    throw new AppError('conflict', 'This proposal no longer waits for an answer.')
  }
  return getJudged(tx, actor, meeting_proposal_id, now)
}

/** A proposal to the person, answered or not, judged as of now. */
export async function findJudgedProposal(
  db: Db,
  user_id: string,
  meeting_proposal_id: string,
  now: Date,
): Promise<JudgedProposal | undefined> {
  const row = await findProposal(db, user_id, meeting_proposal_id)
  return row && (await judgeProposals(db, user_id, [row], now))[0]
}

/**
 * The response of an attendee who is identified by a mail or an RSVP link instead of a session. Returns false
 * for a deleted row. Throws `conflict` as above.
 */
export async function answerFor(tx: Db, answer: GivenAnswer, now: Date): Promise<boolean> {
  const asked = await findAttendee(tx, answer.meeting_attendee_id)
  if (!asked) return false
  requireToCome(await lockMeeting(tx, asked.meeting_id), now)
  await giveAnswer(tx, { ...answer, meeting_id: asked.meeting_id }, now)
  return true
}

/**
 * The counter proposal of an attendee who is identified by a mail or an RSVP link; returns its id, undefined
 * for a deleted row. Throws `conflict` and `bad_input` as for signed-in invitees.
 */
export async function proposeFor(
  tx: Db,
  meeting_attendee_id: string,
  time: Omit<ProposedTime, 'meeting_proposal_id'>,
  now: Date,
): Promise<string | undefined> {
  const asked = await findAttendee(tx, meeting_attendee_id)
  return asked && propose(tx, asked, time, now)
}

/** The meeting of an invitation to the person, locked. Throws as `answerProposal`. */
async function lockInvitation(
  tx: Db,
  actor: Actor,
  meeting_proposal_id: string,
  now: Date,
): Promise<MeetingRow> {
  const { proposal_type, meeting_id } = await getProposal(tx, actor, meeting_proposal_id)
  if (proposal_type !== 'invitation') throw notFound()
  const meeting = await lockMeeting(tx, meeting_id)
  requireToCome(meeting, now)
  return meeting
}

/** Records the answer of an account and tells the organizer. Returns the attendee of the answer, as `giveAnswer`. */
async function replyTo(
  tx: Db,
  { meeting_id }: MeetingRow,
  { meeting_proposal_id: meeting_attendee_id, ...answer }: Required<Answer>,
  now: Date,
): Promise<string> {
  const answered_id = await giveAnswer(tx, { meeting_id, meeting_attendee_id, ...answer }, now)
  await enqueueReplyToOrganizer(tx, meeting_id, now)
  return answered_id
}

/**
 * Accepting a time withdraws the attendee's counter proposal, and chooses that time where several were
 * offered. Returns the attendee of the answer: in the meeting that moves to that time, where one does.
 */
async function giveAnswer(
  tx: Db,
  { meeting_id, ...answer }: GivenAnswer & { readonly meeting_id: string },
  now: Date,
): Promise<string> {
  await updateAnswer(tx, answer, now)
  const { meeting_attendee_id, answered_at = now } = answer
  await deleteEarlierReplies(tx, { meeting_attendee_id, answered_at })
  if (answer.meeting_action === 'approved')
    await withdrawCounterProposal(tx, answer.meeting_attendee_id, null)
  const moved_attendee_id = await updateOfferAfterResponse(tx, meeting_id, now)
  if (moved_attendee_id === null) return meeting_attendee_id
  await updateAnswer(tx, { ...answer, meeting_attendee_id: moved_attendee_id }, now)
  return moved_attendee_id
}

async function propose(
  tx: Db,
  asked: AttendeeRef,
  { start_timestamp, end_timestamp, original_start_timestamp }: Omit<ProposedTime, 'meeting_proposal_id'>,
  now: Date,
): Promise<string> {
  const meeting = await lockMeeting(tx, asked.meeting_id)
  requireToCome(meeting, now)
  const starts_at = new Date(start_timestamp)
  const ends_at = new Date(end_timestamp)
  if (starts_at <= now) throw badField('start_timestamp', 'The proposed time must lie in the future.')
  const original_starts_at = momentOf(original_start_timestamp)
  const present = original_starts_at ? await getDate(tx, meeting, original_starts_at, now) : meeting
  if (Number(starts_at) === Number(present.starts_at) && Number(ends_at) === Number(present.ends_at)) {
    throw badField('start_timestamp', 'This is the time at which the meeting takes place already.')
  }
  requireMeetingTime({ start_timestamp, end_timestamp })
  await withdrawCounterProposal(tx, asked.meeting_attendee_id, original_starts_at)
  const replaced = { replaces_starts_at: present.starts_at, replaces_ends_at: present.ends_at }
  return insertCounterProposal(tx, { ...asked, starts_at, ends_at, ...replaced, original_starts_at }, now)
}

function momentOf(timestamp: string | null | undefined): Date | null {
  return timestamp ? new Date(timestamp) : null
}

/** The times of one date of a series that has not begun. */
async function getDate(
  tx: Db,
  meeting: MeetingRow,
  original_starts_at: Date,
  now: Date,
): Promise<{ readonly starts_at: Date; readonly ends_at: Date }> {
  if (!isSeries(meeting)) throw badField('original_start_timestamp', 'This meeting does not repeat.')
  const found = await findOccurrence(tx, meeting.meeting_id, original_starts_at)
  if (!found) throw badField('original_start_timestamp', 'The series has no meeting at this time.')
  if (found.starts_at <= now) throw new AppError('conflict', 'This meeting has already started.')
  return found
}

async function answerCounter(
  tx: Db,
  actor: Actor,
  { meeting, meeting_proposal_id, meeting_action }: Answer & { meeting: MeetingRow },
  now: Date,
): Promise<JudgedProposal> {
  const counter = await findCounterProposal(tx, meeting_proposal_id)
  if (counter?.meeting_action !== 'pending') {
    throw new AppError('conflict', 'This proposal no longer waits for an answer.')
  }
  if (meeting_action === 'pending') return getJudged(tx, actor, meeting_proposal_id, now)
  if (meeting_action === 'approved') {
    if (counter.starts_at <= now) throw new AppError('conflict', 'The proposed time has passed.')
    await approveCounter(tx, actor, { meeting, counter }, now)
  }
  await answerCounterProposal(tx, meeting_proposal_id, meeting_action, now)
  const isGuest = counter.user_id === null
  if (isGuest && meeting_action === 'rejected') await enqueueDeclinedCounter(tx, meeting_proposal_id, now)
  const answered = await getJudged(tx, actor, meeting_proposal_id, now)
  if (meeting_action === 'approved') await followOffer(tx, meeting, now)
  return answered
}

/** Where another meeting moves to the approved time in place of this one, who proposed it comes there. */
async function followOffer(tx: Db, { meeting_id }: MeetingRow, now: Date): Promise<void> {
  const meeting_attendee_id = await updateOfferAfterResponse(tx, meeting_id, now)
  if (meeting_attendee_id !== null) await approveFor(tx, meeting_attendee_id, now)
}

/** Moves the meeting, or the one date of a series; the proposer comes. */
async function approveCounter(
  tx: Db,
  actor: Actor,
  { meeting, counter }: { readonly meeting: MeetingRow; readonly counter: CounterProposalRow },
  now: Date,
): Promise<void> {
  const { original_starts_at, meeting_attendee_id } = counter
  if (original_starts_at === null) {
    await moveMeeting(tx, actor, { meeting, other: counter }, now)
    return approveFor(tx, meeting_attendee_id, now)
  }
  await moveOccurrence(tx, actor, { meeting, other: counter, original_starts_at }, now)
  await recordOccurrenceReply(tx, {
    meeting_attendee_id,
    meeting_id: meeting.meeting_id,
    original_starts_at,
    is_for_following: false,
    meeting_action: 'approved',
    is_tentative: false,
    answered_at: now,
  })
}

async function getJudged(
  tx: Db,
  actor: Actor,
  meeting_proposal_id: string,
  now: Date,
): Promise<JudgedProposal> {
  const row = await getProposal(tx, actor, meeting_proposal_id)
  const [judged] = await judgeProposals(tx, actor.user_id, [row], now)
  if (!judged) throw notFound()
  return judged
}

async function getProposal(db: Db, actor: Actor, meeting_proposal_id: string): Promise<ProposalRow> {
  const proposal = await findProposal(db, actor.user_id, meeting_proposal_id)
  if (!proposal) throw notFound()
  return proposal
}

function requireToCome(meeting: MeetingRow, now: Date): void {
  if (meeting.meeting_status === 'cancelled') throw new AppError('conflict', 'This meeting was cancelled.')
  if (isSeries(meeting) && Number(meeting.last_ends_at) <= now.getTime()) {
    throw new AppError('conflict', 'This series is over.')
  }
  if (!isSeries(meeting) && meeting.starts_at <= now) {
    throw new AppError('conflict', 'This meeting has already started.')
  }
}

function notFound(): AppError {
  return new AppError('not_found', 'Meeting proposal not found.')
}
