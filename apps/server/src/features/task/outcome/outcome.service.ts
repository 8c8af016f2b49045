import { type ActionItemStatus, outcomes_max, TaskCreation } from '@meridian/contract'
import type { Actor } from '../../../platform/security/auth.ts'
import type { Db } from '../../../platform/postgres/db.ts'
import { AppError } from '../../../platform/errors.ts'
import { newId } from '../../../platform/id.ts'
import { createTask } from '../task.service.ts'
import { presentActionItem, presentKeyTakeaway } from './outcome.present.ts'
import * as queries from './outcome.queries.ts'
import {
  changedOnly,
  mayHaveNewOutcomes,
  nextTitle,
  type OutcomeChange,
  type OutcomeKind,
  taskDescription,
} from './outcome.rules.ts'
import { statusOf } from '../../meeting/meeting.api.ts'

interface NewOutcome {
  readonly kind: OutcomeKind
  /** Empty for the next number. */
  readonly title: string
  readonly description: string
  readonly status: ActionItemStatus
}

/** Includes the unfinished items of the finished parts of the same series. */
export async function listActionItems(
  db: Db,
  actor: Actor,
  of: { meeting_id: string },
  now: Date,
): Promise<queries.VisibleOutcomeRow[]> {
  const items = await queries.findActionItems(db, actor.user_id, of, now)
  if (!items) throw meetingNotFound()
  return items
}

export async function listKeyTakeaways(
  db: Db,
  actor: Actor,
  of: { meeting_id: string },
): Promise<queries.VisibleOutcomeRow[]> {
  const takeaways = await queries.findKeyTakeaways(db, actor.user_id, of)
  if (!takeaways) throw meetingNotFound()
  return takeaways
}

export function listOpenItems(
  db: Db,
  actor: Actor,
  page: { page: number; limit: number },
): Promise<{ items: queries.OpenOutcomeRow[]; total: number }> {
  return queries.listOpenItems(db, actor.user_id, page)
}

/** Throws `conflict` for a meeting that is not over, or a series that has not begun. */
export async function createOutcome(
  tx: Db,
  actor: Actor,
  { meeting_id, outcome }: { meeting_id: string; outcome: NewOutcome },
  now: Date,
): Promise<queries.VisibleOutcomeRow> {
  const { kind, title, ...rest } = outcome
  requireHeld(await queries.lockVisibleMeeting(tx, actor.user_id, meeting_id), kind, now)
  const titles = await queries.listTitles(tx, meeting_id, kind)
  if (titles.length >= outcomes_max) {
    throw new AppError(
      'conflict',
      `This meeting has ${outcomes_max} ${words[kind]}s, and more are not possible.`,
    )
  }
  const outcome_id = newId()
  await queries.insertOutcome(tx, {
    ...rest,
    outcome_id,
    meeting_id,
    kind,
    title: title === '' ? nextTitle(kind, titles) : title,
    task_id: null,
    created_at: now,
    updated_at: now,
  })
  return queries.getOutcome(tx, outcome_id)
}

/** Throws `conflict` for a meeting that can have no action items yet. */
export async function getHeldMeeting(
  db: Db,
  actor: Actor,
  meeting_id: string,
  now: Date,
): Promise<queries.VisibleMeeting> {
  return requireHeld(await queries.findVisibleMeeting(db, actor.user_id, meeting_id), 'action_item', now)
}

/**
 * Changes the given fields and keeps the rest. Throws `conflict` for an outcome that changed since it was
 * read.
 */
export async function changeOutcome(
  tx: Db,
  actor: Actor,
  { change, read, ...ids }: queries.OutcomeIds & { change: OutcomeChange; read: string | undefined },
  now: Date,
): Promise<queries.VisibleOutcomeRow> {
  const outcome = await lockOutcome(tx, actor, ids)
  if (read !== undefined && Date.parse(read) !== outcome.updated_at.getTime()) throw changedMeanwhile(outcome)
  const columns = changedOnly(outcome, change)
  if (Object.keys(columns).length === 0) return outcome
  await queries.updateOutcome(tx, ids.outcome_id, { ...columns, updated_at: now })
  return { ...outcome, ...columns, updated_at: now }
}

export async function deleteOutcome(tx: Db, actor: Actor, ids: queries.OutcomeIds): Promise<void> {
  if (!(await queries.deleteVisibleOutcome(tx, actor.user_id, ids))) throw outcomeNotFound(ids.kind)
}

/** Creates a task of the person. Throws `conflict` for an item that has one already. */
export async function makeTask(
  tx: Db,
  actor: Actor,
  ids: { meeting_id: string; outcome_id: string },
  now: Date,
): Promise<queries.VisibleOutcomeRow> {
  const item = await lockOutcome(tx, actor, { ...ids, kind: 'action_item' })
  if (item.task_id !== null) throw new AppError('conflict', 'This action item is a task already.')
  const { task_id } = await createTask(
    tx,
    actor,
    TaskCreation.parse({ task_description: taskDescription(item) }),
    now,
  )
  await queries.updateOutcome(tx, item.outcome_id, { task_id })
  return queries.getOutcome(tx, item.outcome_id)
}

const words = { action_item: 'action item', key_takeaway: 'key takeaway' } as const

function requireHeld<Meeting extends queries.HeldMeeting>(
  meeting: Meeting | undefined,
  kind: OutcomeKind,
  now: Date,
): Meeting {
  if (!meeting) throw meetingNotFound()
  if (mayHaveNewOutcomes({ ...meeting, status: statusOf(meeting, now) }, now)) return meeting
  throw new AppError('conflict', `This meeting is not over, so there are no ${words[kind]}s to add yet.`)
}

async function lockOutcome(tx: Db, actor: Actor, ids: queries.OutcomeIds): Promise<queries.OpenOutcomeRow> {
  const outcome = await queries.lockVisibleOutcome(tx, actor.user_id, ids)
  if (!outcome) throw outcomeNotFound(ids.kind)
  return outcome
}

function changedMeanwhile(outcome: queries.VisibleOutcomeRow): AppError {
  const isItem = outcome.kind === 'action_item'
  return new AppError(
    'conflict',
    `The ${words[outcome.kind]} was changed meanwhile. Please look at it again.`,
    {
      data: { current: isItem ? presentActionItem(outcome) : presentKeyTakeaway(outcome) },
    },
  )
}

function outcomeNotFound(kind: OutcomeKind): AppError {
  return new AppError(
    'not_found',
    kind === 'action_item' ? 'Action item not found.' : 'Key takeaway not found.',
  )
}

function meetingNotFound(): AppError {
  return new AppError('not_found', 'Meeting not found.')
}
