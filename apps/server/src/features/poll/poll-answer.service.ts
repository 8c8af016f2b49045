import { poll_participants_max, type PollAnswer, type BestOption, type PollResult } from '@meridian/contract'
import { newId } from '../../platform/id.ts'
import { type Db, inTransaction } from '../../platform/postgres/db.ts'
import { withRetry } from '../../platform/postgres/retry.ts'
import { markEntriesDue } from './poll-entry.queries.ts'
import { mailParticipants, type PollMailer } from './poll-mail.service.ts'
import { bestOption, resultsOf, seenBy } from './poll-result.rules.ts'
import * as queries from './poll.queries.ts'
import { isOpen } from './poll.rules.ts'

export type PollLink = { readonly token_poll_id: string } | { readonly participant_id: string }

/** A poll as its participants without an account see it. */
export interface PollOfLink {
  readonly poll: queries.PollRow
  /** Answers can be given and changed now. */
  readonly is_open: boolean
  readonly organizer: Omit<queries.PollOrganizer, 'primary_email'>
  /** The earliest first. */
  readonly options: readonly queries.OptionRow[]
  /**
   * The organizer first, then as they came. Only the reader's own address is shown; where answers are hidden, the others have none.
   */
  readonly participants: readonly queries.ParticipantRow[]
  /** Of an own link; null for the public one. */
  readonly own: queries.ParticipantRow | null
  /** Empty where answers are hidden. */
  readonly results: readonly PollResult[]
  /** Null where answers are hidden. */
  readonly best: BestOption | null
  /** What was decided; null where nothing was, and after the meeting was deleted. */
  readonly meeting: queries.PollMeeting | null
}

/**
 * Undefined for an unknown poll or participant, a poll without a public link (for a public token) and one of a disabled
 * account: all are the same to a stranger.
 */
export async function findPollOfLink(db: Db, link: PollLink, now: Date): Promise<PollOfLink | undefined> {
  const isOwn = 'participant_id' in link
  const whole = isOwn
    ? await queries.findPollOfParticipant(db, link.participant_id)
    : await queries.findPoll(db, link.token_poll_id)
  if (!whole || whole.organizer.is_disabled || (!isOwn && !whole.has_public_link)) return undefined
  const { organizer, options, participants: all, meeting, ...poll } = whole
  const { primary_email: _address, ...shown_organizer } = organizer
  const own_id = isOwn ? link.participant_id : null
  const areAllSeen = !poll.are_answers_hidden
  const participants = seenBy({ participants: all, areAllSeen }, own_id).map((one) =>
    one.participant_id === own_id ? one : { ...one, participant_email: null },
  )
  return {
    poll,
    is_open: isOpen(poll, now),
    organizer: shown_organizer,
    options,
    participants,
    own: participants.find(({ participant_id }) => participant_id === own_id) ?? null,
    results: areAllSeen ? resultsOf(options, all) : [],
    best: areAllSeen ? bestOption(options, all) : null,
    meeting,
  }
}

export interface GivenAnswer {
  readonly option_id: string
  readonly answer: PollAnswer
}

interface GivenAnswers {
  /** Options without an answer are unanswered; answers to options that the poll has no more are left out. */
  readonly answers: readonly GivenAnswer[]
  readonly comment: string
}

export type PollEnv = PollMailer & { readonly db: Db }

/** Changes the answer of a participant. `gone` for an unknown participant. */
export function answerAsParticipant(
  { db }: PollEnv,
  answer: GivenAnswers & { readonly participant_id: string },
  now: Date,
): Promise<'saved' | 'ended' | 'gone'> {
  return inOwnTransaction(db, (tx) => saveAnswer(tx, answer, now))
}

/** The poll stays as it is until the transaction ends. */
export async function saveAnswer(
  tx: Db,
  { participant_id, answers, comment }: GivenAnswers & { readonly participant_id: string },
  now: Date,
): Promise<'saved' | 'ended' | 'gone'> {
  const poll = await queries.lockForAnswer(tx, participant_id)
  if (!poll) return 'gone'
  const answerable = await queries.getAnswerable(tx, poll)
  if (answerable.is_organizer_disabled) return 'gone'
  if (!isOpen(poll, now)) return 'ended'
  const known = knownAnswers(answers, answerable)
  return (await queries.updateAnswer(tx, { participant_id, comment, answers: known }, now)) ? 'saved' : 'gone'
}

export interface Joining extends GivenAnswers {
  /** Of the form that was sent, so that sending it twice makes one participant. */
  readonly participant_id?: string | undefined
  readonly poll_id: string
  readonly name: string
  readonly email: string | null
  readonly timezone: string | null
  readonly language: string | null
}

export type JoinOutcome =
  | { readonly outcome: 'saved'; readonly participant_id: string }
  | { readonly outcome: 'ended' | 'gone' | 'full' }

/**
 * Answers by the public link; the own link is mailed where an address is given. Where the address belongs to a participant
 * already, the answer is stored without it and the mail to it carries that participant's own link: whoever has the public
 * link may type any address, so that nothing is overwritten, and the outcome is the same for every address.
 */
export function joinPoll(env: PollEnv, joining: Joining, now: Date): Promise<JoinOutcome> {
  const participant_id = joining.participant_id ?? newId()
  return inOwnTransaction(env.db, async (tx): Promise<JoinOutcome> => {
    const poll = await queries.lockPoll(tx, joining.poll_id)
    if (!poll?.has_public_link) return { outcome: 'gone' }
    const answerable = await queries.getAnswerable(tx, poll)
    if (answerable.is_organizer_disabled) return { outcome: 'gone' }
    if (!isOpen(poll, now)) return { outcome: 'ended' }
    const answers = knownAnswers(joining.answers, answerable)
    const answer = { participant_id, comment: joining.comment, answers }
    if (await queries.isParticipant(tx, poll.poll_id, participant_id)) {
      await queries.updateAnswer(tx, answer, now)
      return { outcome: 'saved', participant_id }
    }
    if ((await queries.countParticipants(tx, poll.poll_id)) >= poll_participants_max)
      return { outcome: 'full' }
    const known = await findByAddress(tx, joining)
    await queries.insertParticipants(tx, [
      {
        participant_id,
        poll_id: poll.poll_id,
        user_id: null,
        participant_email: known ? null : joining.email,
        participant_name: joining.name.trim(),
        is_organizer: false,
        is_invited: false,
        participant_timezone: joining.timezone,
        participant_language: joining.language,
        answered_at: now,
        asked_at: now,
        end_told_at: null,
        news_told_at: null,
        created_at: now,
      },
    ])
    await queries.updateAnswer(tx, answer, now)
    if (known) await mailOwnLink(env, tx, { ...known, event: 'known_address', time: hourOf(now) }, now)
    else if (joining.email !== null)
      await mailOwnLink(env, tx, { ...joining, participant_id, event: 'own_link' }, now)
    if (joining.email !== null && poll.hold_for === 'everyone') await markEntriesDue(tx, poll.poll_id)
    return { outcome: 'saved', participant_id }
  })
}

async function findByAddress(
  tx: Db,
  { poll_id, email }: Pick<Joining, 'poll_id' | 'email'>,
): Promise<{ poll_id: string; participant_id: string } | undefined> {
  if (email === null) return undefined
  const poll = await queries.findPoll(tx, poll_id)
  const known = poll?.participants.find(
    ({ participant_email }) => participant_email?.toLowerCase() === email.toLowerCase(),
  )
  return known && { poll_id, participant_id: known.participant_id }
}

/** The version of a mail that is sent once an hour at most, so that the public link cannot fill a participant's mailbox. */
function hourOf(now: Date): string {
  return now.toISOString().slice(0, 13)
}

async function mailOwnLink(
  env: PollEnv,
  tx: Db,
  {
    poll_id,
    participant_id,
    ...about
  }: {
    readonly poll_id: string
    readonly participant_id: string
    readonly event: 'own_link' | 'known_address'
    readonly time?: string
  },
  now: Date,
): Promise<void> {
  const poll = await queries.findPoll(tx, poll_id)
  const participants = poll?.participants.filter((one) => one.participant_id === participant_id) ?? []
  const { event, time } = about
  if (poll)
    await mailParticipants(env, tx, { poll, participants, event, ...(time !== undefined && { time }) }, now)
}

function knownAnswers(answers: readonly GivenAnswer[], { option_ids }: queries.Answerable): GivenAnswer[] {
  const known = new Set(option_ids)
  const by_option = new Map(answers.map((one) => [one.option_id.toLowerCase(), one.answer]))
  return [...by_option].flatMap(([option_id, answer]) =>
    known.has(option_id) ? [{ option_id, answer }] : [],
  )
}

export function inOwnTransaction<Result>(db: Db, work: (tx: Db) => Promise<Result>): Promise<Result> {
  return withRetry(() => inTransaction(db, work), { isRepeatable: true })
}
