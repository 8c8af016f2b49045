import type { SeriesScope } from '@meridian/contract'
import type { Interval } from '@meridian/engine'
import { AppError } from '../../../platform/errors.ts'
import type { Db } from '../../../platform/postgres/db.ts'
import type { Actor } from '../../../platform/security/auth.ts'
import { createHold, deleteHold } from '../../availability/availability.api.ts'
import { answerProposal, proposeOtherTime, withdrawProposedTime } from '../../invitation/invitation.api.ts'
import {
  changeMeeting,
  createMeeting,
  deleteMeeting,
  getMeeting,
  restoreMeeting,
} from '../../meeting/meeting.api.ts'
import { createMeetingTask, createTask, deleteTask } from '../../task/task.api.ts'
import {
  type ActOutcome,
  type ActPlan,
  type AnswerPlan,
  type CancelPlan,
  type MovePlan,
  nothing_made,
  type OtherTimePlan,
} from './act-plan.rules.ts'
import type { ActSummary, ActTime } from '@meridian/contract'

/** Does what the plan says, by the services of our own screens. Throws as they do. */
export function executePlan(tx: Db, actor: Actor, plan: ActPlan, now: Date): Promise<ActOutcome> {
  if (plan.tool === 'hold_times') return holdTimes(tx, actor, plan, now)
  if (plan.tool === 'answer') return answer(tx, actor, plan, now)
  if (plan.tool === 'move') return move(tx, actor, plan, now)
  if (plan.tool === 'cancel') return cancel(tx, actor, plan, now)
  if (plan.tool === 'add_task') return addTask(tx, actor, plan, now)
  return plan.kind === 'meeting' ? propose(tx, actor, plan, now) : proposeTime(tx, actor, plan, now)
}

/** An act that was done, as undoing it needs it. */
export interface DoneAct {
  readonly plan: ActPlan
  readonly outcome: ActOutcome
  readonly summary: ActSummary
}

/** Makes what the act did as it was before. Throws as the services do, and `conflict` for what changed since then. */
export async function undoPlan(
  tx: Db,
  actor: Actor,
  { plan, outcome, summary }: DoneAct,
  now: Date,
): Promise<void> {
  if (plan.tool === 'hold_times' && outcome.holder_id !== null)
    return deleteHold(tx, actor, outcome.holder_id, now)
  if (plan.tool === 'answer') {
    const { meeting_proposal_id, before } = plan
    await answerProposal(tx, actor, { meeting_proposal_id, ...before }, now)
    return
  }
  if (plan.tool === 'move') return moveBack(tx, actor, { plan, outcome, summary }, now)
  if (plan.tool === 'cancel') {
    await restoreMeeting(tx, actor, plan.meeting_id, now)
    return
  }
  if (plan.tool === 'add_task' && outcome.task_id !== null)
    return deleteTask(tx, actor, { task_id: outcome.task_id, meeting_id: plan.meeting_id ?? undefined })
  if (plan.tool === 'propose' && plan.kind === 'other_time') {
    const { meeting_proposal_id, original_start_timestamp } = plan
    await withdrawProposedTime(tx, actor, { meeting_proposal_id, original_start_timestamp }, now)
    return
  }
  if (plan.tool === 'propose' && outcome.meeting_id !== null) {
    const deletion = { meeting_id: outcome.meeting_id, how: 'delete', series_scope: 'all' } as const
    return deleteMeeting(tx, actor, deletion, now)
  }
  throw new Error(`The act ${plan.tool} has nothing to undo.`)
}

async function holdTimes(
  tx: Db,
  actor: Actor,
  { slots, held_title, hold_days }: Extract<ActPlan, { tool: 'hold_times' }>,
  now: Date,
): Promise<ActOutcome> {
  const times = slots.map(([start, end]): Interval => [Date.parse(start), Date.parse(end)])
  const { holder_id } = await createHold(tx, actor, { slots: times, held_title, hold_days }, now)
  return { ...nothing_made, holder_id }
}

async function propose(
  tx: Db,
  actor: Actor,
  { creation }: Extract<ActPlan, { kind: 'meeting' }>,
  now: Date,
): Promise<ActOutcome> {
  const { meeting_id } = await createMeeting(tx, actor, creation, now)
  return { ...nothing_made, meeting_id }
}

async function proposeTime(tx: Db, actor: Actor, plan: OtherTimePlan, now: Date): Promise<ActOutcome> {
  await requireSeen(tx, actor, plan, now)
  const { meeting_id, meeting_proposal_id, start_timestamp, end_timestamp, original_start_timestamp } = plan
  const time = { start_timestamp, end_timestamp, original_start_timestamp }
  await proposeOtherTime(tx, actor, { meeting_proposal_id, ...time }, now)
  return { ...nothing_made, meeting_id }
}

async function answer(tx: Db, actor: Actor, plan: AnswerPlan, now: Date): Promise<ActOutcome> {
  await requireSeen(tx, actor, plan, now)
  const { meeting_id, meeting_proposal_id, meeting_action, is_tentative, answer_note } = plan
  await answerProposal(tx, actor, { meeting_proposal_id, meeting_action, is_tentative, answer_note }, now)
  return { ...nothing_made, meeting_id }
}

async function move(tx: Db, actor: Actor, plan: MovePlan, now: Date): Promise<ActOutcome> {
  const { meeting_id, series_scope, original_start_timestamp, time, updated_at } = plan
  const change = { series_scope, original_start_timestamp, ...time, updated_at }
  const { meeting } = await changeMeeting(tx, actor, { meeting_id, change }, now)
  return { ...nothing_made, meeting_id: meeting.meeting_id, updated_at: meeting.updated_at.toISOString() }
}

/** The answers that the move reset are asked again. */
async function moveBack(
  tx: Db,
  actor: Actor,
  { plan, outcome, summary }: DoneAct & { readonly plan: MovePlan },
  now: Date,
): Promise<void> {
  const [before] = summary.before
  const [after] = summary.after
  if (!before || !after) throw new Error('A move has a time before and one after.')
  const change = {
    series_scope: plan.series_scope,
    original_start_timestamp: originalAfter(plan, after),
    ...timeOf(before),
    ...(outcome.updated_at !== null && { updated_at: outcome.updated_at }),
  }
  await changeMeeting(tx, actor, { meeting_id: plan.meeting_id, change }, now)
}

/** One date of a series keeps the start that the rule gives it; a series that moved has others. */
function originalAfter({ series_scope, original_start_timestamp }: MovePlan, after: ActTime): string | null {
  if (original_start_timestamp === null) return null
  return series_scope === 'all' ? after.start_timestamp : original_start_timestamp
}

function timeOf({ is_all_day, first_date, last_date, start_timestamp, end_timestamp }: ActTime) {
  return is_all_day
    ? { meeting_date: { start_date: first_date, end_date: last_date } }
    : { meeting_timestamps: { start_timestamp, end_timestamp } }
}

async function cancel(tx: Db, actor: Actor, plan: CancelPlan, now: Date): Promise<ActOutcome> {
  const { meeting_id, series_scope, original_start_timestamp, updated_at } = plan
  const meeting = await getMeeting(tx, actor, { meeting_id }, now)
  if (meeting.updated_at.getTime() !== Date.parse(updated_at)) throw changed()
  await deleteMeeting(tx, actor, { meeting_id, how: 'cancel', series_scope, original_start_timestamp }, now)
  return { ...nothing_made, meeting_id }
}

async function addTask(
  tx: Db,
  actor: Actor,
  { task, meeting_id }: Extract<ActPlan, { tool: 'add_task' }>,
  now: Date,
): Promise<ActOutcome> {
  const { task_id } =
    meeting_id === null
      ? await createTask(tx, actor, task, now)
      : await createMeetingTask(tx, actor, { meeting_id, input: task }, now)
  return { ...nothing_made, task_id, meeting_id }
}

/** Throws `conflict` where the meeting takes place at another time than when the assistant asked. */
async function requireSeen(
  tx: Db,
  actor: Actor,
  { meeting_id, seen }: AnswerPlan | OtherTimePlan,
  now: Date,
): Promise<void> {
  const original_start_timestamp = seen.original_start_timestamp ?? undefined
  const meeting = await getMeeting(tx, actor, { meeting_id, original_start_timestamp }, now)
  const isSame =
    meeting.starts_at.getTime() === Date.parse(seen.start_timestamp) &&
    meeting.ends_at.getTime() === Date.parse(seen.end_timestamp)
  if (!isSame) throw changed()
}

function changed(): AppError {
  return new AppError('conflict', 'The meeting was changed meanwhile. Please look at it again.')
}

/** What can be undone of a series is one date or all of it: a series that was cut in two stays so. */
export function isPart(series_scope: SeriesScope | null): boolean {
  return series_scope !== null && series_scope !== 'all'
}
