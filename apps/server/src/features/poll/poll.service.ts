import {
  open_polls_max,
  type PollCreation,
  type PollParticipantInput,
  type PollState,
  type updatePoll as UpdateCall,
} from '@meridian/contract'
import { canonicalZone, overlaps } from '@meridian/engine'
import type { z } from 'zod'
import { AppError, badField } from '../../platform/errors.ts'
import { newId } from '../../platform/id.ts'
import type { Db } from '../../platform/postgres/db.ts'
import type { Actor } from '../../platform/security/auth.ts'
import { readPeople } from '../availability/availability.api.ts'
import { headerText } from '../invitation/invitation.api.ts'
import { listInvitable } from '../meeting/meeting.api.ts'
import { type GivenAnswer, saveAnswer } from './poll-answer.service.ts'
import { listHeldOptions, updateHolds } from './poll-hold.service.ts'
import { enqueueNotification, mailParticipants, type PollMailer } from './poll-mail.service.ts'
import { type OptionChange, planOptions } from './poll-option.rules.ts'
import { wrongInPoll } from './poll-setting.rules.ts'
import * as queries from './poll.queries.ts'

/** A poll with what its reader's calendar has at its options. */
export interface PollSeen {
  readonly poll: queries.WholePoll
  readonly held: ReadonlySet<string>
  readonly busy: ReadonlySet<string>
}

export async function listOwnPolls(
  db: Db,
  { user_id }: Actor,
  {
    page,
    limit,
    poll_state,
    whose,
  }: {
    readonly page: number
    readonly limit: number
    readonly poll_state?: PollState | '' | undefined
    readonly whose?: 'own' | 'asked' | '' | undefined
  },
): Promise<{ polls: queries.SummaryRow[]; total: number }> {
  const filter = { user_id, poll_state: poll_state || null, whose: whose || null }
  const polls = await queries.listPolls(db, { ...filter, limit, offset: (page - 1) * limit })
  const [first] = polls.length > 0 ? polls : await queries.listPolls(db, { ...filter, limit: 1, offset: 0 })
  return { polls, total: first?.total ?? 0 }
}

/** Throws `not_found` for a poll in which the person is not asked. */
export async function getPoll(db: Db, { user_id }: Actor, poll_id: string, now: Date): Promise<PollSeen> {
  const poll = await queries.findPollSeenBy(db, user_id, poll_id)
  if (!poll) throw notFound()
  return {
    poll,
    held: await listHeldOptions(db, poll, user_id, now),
    busy: await listBusyOptions(db, poll, user_id, now),
  }
}

/** Throws `bad_input` naming the field, and `conflict` above the maximum of open polls. */
export async function createPoll(
  tx: Db,
  actor: Actor,
  { poll_options, participants, deadline, poll_timezone, ...input }: PollCreation,
  now: Date,
): Promise<PollSeen> {
  const { user_id } = actor
  await requireRoom(tx, user_id)
  const poll_id = newId()
  const settings = { ...input, deadline: momentOf(deadline), poll_timezone: storedZone(poll_timezone) }
  refuse(wrongInPoll(settings, null, now))
  const plan = planOptions({
    wanted: poll_options,
    saved: [],
    deleted_option_ids: [],
    zone: settings.poll_timezone,
    now,
  })
  refuse(plan.errors)
  const people = await resolveParticipants(tx, actor, { participants, present: [] }, now)
  await queries.insertPoll(tx, {
    ...settings,
    poll_id,
    user_id,
    poll_state: 'open',
    chosen_option_id: null,
    meeting_id: null,
    told_until: null,
    reminded_at: null,
    reopened_at: null,
    news_at: null,
    created_at: now,
    updated_at: now,
  })
  await writeOptions(tx, poll_id, plan, null)
  const organizer = {
    ...newParticipant(poll_id, { user_id, name: actor.full_name, email: null }, now),
    is_organizer: true,
    asked_at: now,
  }
  const others = people.map((person, place) => ({ ...newParticipant(poll_id, person, now), place }))
  await queries.insertParticipants(tx, [organizer, ...others])
  await followUp(tx, poll_id, now)
  return getPoll(tx, actor, poll_id, now)
}

export type PollUpdate = z.output<(typeof UpdateCall)['body']>

/** Throws `not_found`, `bad_input`, and `conflict` where answers would be lost or would mean another time. */
export async function updatePoll(
  tx: Db,
  actor: Actor,
  { poll_id, update }: { readonly poll_id: string; readonly update: PollUpdate },
  now: Date,
): Promise<PollSeen> {
  const { poll_options, participants, deleted_option_ids = [], deadline, poll_timezone, ...input } = update
  const saved = await lockOwnPoll(tx, actor, poll_id)
  if (saved.poll_state !== 'open')
    throw new AppError('conflict', 'This poll is closed. Please open it again to change it.')
  const change = {
    ...input,
    ...(deadline !== undefined && { deadline: momentOf(deadline) }),
    ...(poll_timezone !== undefined && { poll_timezone: storedZone(poll_timezone) }),
  }
  const settings = { ...saved, ...change }
  refuse(wrongInPoll(settings, saved.deadline, now))
  const answered = new Set(saved.participants.flatMap(({ answers }) => Object.keys(answers)))
  const plan = planOptions({
    wanted: poll_options ?? saved.options.map(inputOf),
    saved: saved.options.map((option) => ({ ...option, hasAnswers: answered.has(option.option_id) })),
    deleted_option_ids,
    zone: settings.poll_timezone,
    now,
  })
  refuse(plan.errors)
  const [conflict] = plan.conflicts
  if (conflict) throw new AppError('conflict', conflict.message, { errors: plan.conflicts })
  const news = plan.inserted.length > 0 ? { news_at: now } : {}
  await queries.updatePoll(tx, poll_id, { ...change, ...news, updated_at: now })
  await writeOptions(tx, poll_id, plan, now)
  if (participants) await replaceParticipants(tx, actor, { saved, participants }, now)
  await followUp(tx, poll_id, now)
  return getPoll(tx, actor, poll_id, now)
}

/** Participants of an open poll are told. Throws `not_found`. */
export async function deletePoll(
  tx: Db,
  mailer: PollMailer,
  actor: Actor,
  poll_id: string,
  now: Date,
): Promise<void> {
  const poll = await lockOwnPoll(tx, actor, poll_id)
  const participants = poll.participants.filter(({ is_organizer, is_asked }) => !is_organizer && is_asked)
  if (poll.poll_state === 'open')
    await mailParticipants(mailer, tx, { poll, participants, event: 'closed', isGone: true }, now)
  await queries.deletePoll(tx, poll_id)
}

/** Throws `not_found`, `bad_input` for an option of another poll, and `conflict` after the end. */
export async function answerPoll(
  tx: Db,
  actor: Actor,
  {
    poll_id,
    answers,
    comment,
  }: { readonly poll_id: string; readonly answers: readonly GivenAnswer[]; readonly comment: string },
  now: Date,
): Promise<PollSeen> {
  const { user_id } = actor
  const participant_id = await queries.findOwnParticipantId(tx, { poll_id, user_id })
  if (participant_id === undefined) throw notFound()
  const outcome = await saveAnswer(tx, { participant_id, answers, comment }, now)
  if (outcome === 'gone') throw notFound()
  if (outcome === 'ended') throw new AppError('conflict', 'This poll has ended. Your answer was not saved.')
  const seen = await getPoll(tx, actor, poll_id, now)
  const known = new Set(seen.poll.options.map(({ option_id }) => option_id))
  const unknown = answers.findIndex(({ option_id }) => !known.has(option_id.toLowerCase()))
  if (unknown >= 0) throw badField(`answers.${unknown}.option_id`, 'This option is not in the poll any more.')
  return seen
}

/** Serializes with answers and other changes. Throws `not_found` for a poll of another person. */
export async function lockOwnPoll(
  tx: Db,
  { user_id }: Pick<Actor, 'user_id'>,
  poll_id: string,
): Promise<queries.WholePoll> {
  const locked = await queries.lockPoll(tx, poll_id)
  const poll = locked?.user_id === user_id ? await queries.findPoll(tx, poll_id) : undefined
  if (!poll) throw notFound()
  return poll
}

/** Throws `conflict` where the person has as many open polls as are possible. */
export async function requireRoom(tx: Db, user_id: string): Promise<void> {
  await queries.lockOrganizer(tx, user_id)
  if ((await queries.countOpenPolls(tx, user_id)) < open_polls_max) return
  throw new AppError(
    'conflict',
    `You have ${open_polls_max} open polls, and more are not possible. Please close some of them.`,
  )
}

function momentOf(text: string | null): Date | null {
  return text === null ? null : new Date(text)
}

function storedZone(name: string): string {
  const zone = canonicalZone(name)
  if (zone === null)
    throw badField('poll_timezone', 'The time zone must be an IANA name such as Europe/Berlin.')
  return zone
}

function refuse(errors: readonly { readonly path: string; readonly message: string }[]): void {
  const [first] = errors
  if (first) throw new AppError('bad_input', first.message, { errors })
}

function inputOf({ option_id, option_date, starts_ms, ends_ms }: queries.OptionRow) {
  if (option_date !== null) return { option_id, option_date }
  return {
    option_id,
    start_timestamp: new Date(starts_ms).toISOString(),
    end_timestamp: new Date(ends_ms).toISOString(),
  }
}

async function writeOptions(
  tx: Db,
  poll_id: string,
  plan: OptionChange,
  added_at: Date | null,
): Promise<void> {
  const rowOf = ({ option_date, starts_ms, ends_ms }: OptionChange['inserted'][number]) => ({
    poll_id,
    option_date,
    starts_at: new Date(starts_ms),
    ends_at: new Date(ends_ms),
  })
  await queries.deleteOptions(tx, plan.deleted_ids)
  await queries.updateOptionTimes(
    tx,
    plan.moved.map((option) => ({ ...rowOf(option), option_id: option.option_id })),
  )
  await queries.insertOptions(
    tx,
    plan.inserted.map((option) => ({ ...rowOf(option), added_at, option_id: option.option_id ?? newId() })),
  )
}

interface AskedPerson {
  readonly user_id: string | null
  readonly name: string
  readonly email: string | null
}

/** Each person once; an address of a colleague is the colleague. Throws `bad_input` naming the entry of an unknown person. */
async function resolveParticipants(
  tx: Db,
  actor: Actor,
  {
    participants,
    present,
  }: {
    readonly participants: readonly PollParticipantInput[]
    readonly present: readonly queries.ParticipantRow[]
  },
  now: Date,
): Promise<AskedPerson[]> {
  if (participants.length === 0) return []
  const user_ids = participants.flatMap((one) => ('user_id' in one ? one.user_id.toLowerCase() : []))
  const emails = participants.flatMap((one) => ('user_id' in one ? [] : one.participant_email.toLowerCase()))
  const known = await listInvitable(tx, actor.user_id, { user_ids, emails, now })
  // Who was asked stays, also a colleague whose account is disabled since.
  const ids = new Set([...known, ...present].map(({ user_id }) => user_id))
  const guests = new Set(
    present.flatMap((one) => (one.user_id === null ? (one.participant_email?.toLowerCase() ?? []) : [])),
  )
  const by_email = new Map(known.map(({ user_id, email }) => [email, user_id]))
  refuse(
    participants.flatMap((one, place) =>
      'user_id' in one && !ids.has(one.user_id.toLowerCase())
        ? [{ path: `participants.${place}.user_id`, message: 'This person is not known here.' }]
        : [],
    ),
  )
  const people = participants.map((one): AskedPerson => {
    if ('user_id' in one) return { user_id: one.user_id.toLowerCase(), name: '', email: null }
    const { participant_email, participant_name } = one
    // A guest who has got an account since keeps the answer given without it.
    const isGuest = guests.has(participant_email.toLowerCase())
    const user_id = isGuest ? undefined : by_email.get(participant_email.toLowerCase())
    if (user_id !== undefined) return { user_id, name: '', email: null }
    // Without a name the others read the part before the @, and not the address.
    const name = headerText(participant_name) || (participant_email.split('@')[0] ?? '')
    return { user_id: null, name, email: participant_email }
  })
  return [...new Map(people.map((one) => [keyOf(one), one])).values()].filter(
    ({ user_id }) => user_id !== actor.user_id,
  )
}

function keyOf({ user_id, email }: Pick<AskedPerson, 'user_id' | 'email'>): string {
  return user_id ?? email?.toLowerCase() ?? ''
}

function newParticipant(poll_id: string, { user_id, name, email }: AskedPerson, now: Date) {
  return {
    participant_id: newId(),
    poll_id,
    user_id,
    participant_email: email,
    participant_name: name,
    is_organizer: false,
    is_invited: true,
    participant_timezone: null,
    participant_language: null,
    answered_at: null,
    asked_at: null as Date | null,
    end_told_at: null,
    news_told_at: null,
    created_at: now,
  }
}

function savedKey({ user_id, participant_email }: queries.ParticipantRow): string {
  return keyOf({ user_id, email: participant_email })
}

/** People who came by the public link stay; one whom the organizer names is invited from now on. */
async function replaceParticipants(
  tx: Db,
  actor: Actor,
  {
    saved,
    participants,
  }: { readonly saved: queries.WholePoll; readonly participants: readonly PollParticipantInput[] },
  now: Date,
): Promise<void> {
  const present = saved.participants.filter(({ is_organizer }) => !is_organizer)
  const wanted = await resolveParticipants(tx, actor, { participants, present }, now)
  const byKey = new Map(wanted.map((one) => [keyOf(one), one]))
  const gone = present.filter((one) => one.is_invited && !byKey.has(savedKey(one)))
  await queries.deleteParticipants(
    tx,
    gone.map(({ participant_id }) => participant_id),
  )
  for (const one of present) {
    const named = byKey.get(savedKey(one))
    const isChanged = one.user_id === null && named && named.name !== one.participant_name
    if (named && (isChanged || !one.is_invited))
      await queries.updateParticipantName(tx, {
        participant_id: one.participant_id,
        participant_name: named.name,
      })
  }
  const keys = new Set(present.map(savedKey))
  const added = wanted.filter((one) => !keys.has(keyOf(one)))
  await queries.insertParticipants(
    tx,
    added.map((person, place) => ({ ...newParticipant(saved.poll_id, person, now), place })),
  )
}

/** Holds the options' times, and asks the participants who were not asked yet. */
async function followUp(tx: Db, poll_id: string, now: Date): Promise<void> {
  const poll = await queries.findPoll(tx, poll_id)
  if (!poll) return
  await updateHolds(tx, poll, now)
  if (poll.participants.some(({ is_asked }) => !is_asked)) await enqueueNotification(tx, poll_id, now)
}

/** At which options the person has something else. */
async function listBusyOptions(
  db: Db,
  { poll_id, poll_state, options }: queries.WholePoll,
  user_id: string,
  now: Date,
): Promise<Set<string>> {
  const [first, last] = [options[0], options.at(-1)]
  if (!first || !last || poll_state === 'booked') return new Set()
  const parts = options.map(({ starts_ms, ends_ms }) => [starts_ms, ends_ms] as const)
  const window = [first.starts_ms, Math.max(...options.map(({ ends_ms }) => ends_ms))] as const
  const people = await readPeople(db, [user_id], window, { now, holder_id: poll_id, parts, joins: true })
  const busy = people.get(user_id)?.busy ?? []
  const isBusy = ({ starts_ms, ends_ms }: queries.OptionRow) =>
    busy.some(({ interval }) => overlaps(interval, [starts_ms, ends_ms]))
  return new Set(options.filter(isBusy).map(({ option_id }) => option_id))
}

function notFound(): AppError {
  return new AppError('not_found', 'This poll was not found.')
}
