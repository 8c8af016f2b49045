import { act_minutes, type ActSummary, waiting_acts_max } from '@meridian/contract'
import { day_ms, type Interval, minute_ms } from '@meridian/engine'
import { AppError } from '../../../platform/errors.ts'
import { newId } from '../../../platform/id.ts'
import { type Db, inTransaction } from '../../../platform/postgres/db.ts'
import { writeAudit } from '../../../platform/security/audit.ts'
import type { Actor } from '../../../platform/security/auth.ts'
import { holdFreeTimesOf, releaseTimes } from '../../availability/availability.api.ts'
import { getUserRow } from '../../people/people.api.ts'
import { executePlan, undoPlan } from './act-execution.service.ts'
import { ActOutcome, ActPlan } from './act-plan.rules.ts'
import {
  type ActRow,
  findActRow,
  insertAct,
  listWaitingRows,
  lockActRow,
  lockActsOf,
  updateAct,
} from './act.queries.ts'
import { stateOf, undoObstacleOf } from './act.rules.ts'

export interface NewAct {
  readonly plan: ActPlan
  readonly summary: ActSummary
  readonly client: { readonly name: string; readonly key: string }
}

/**
 * Stores what an assistant wants to do, and holds the person's time for it while it waits. Nothing else is done. What
 * the services would refuse is refused here, as they say it: the plan is carried out in a transaction that ends without
 * effect.
 */
export async function createAct(db: Db, actor: Actor, act: NewAct, now: Date): Promise<ActRow> {
  const { user_id } = actor
  const { plan, summary, client } = act
  const same = (await listWaitingRows(db, user_id, now)).find((row) => isSame(row, act))
  if (same) return same
  await rehearse(db, (tx) => executePlan(tx, actor, plan, now))
  return inTransaction(db, async (tx) => {
    await lockActsOf(tx, user_id)
    if ((await listWaitingRows(tx, user_id, now)).length >= waiting_acts_max) {
      const message = `${waiting_acts_max} changes wait for the person already. Ask the person to decide on them first.`
      throw new AppError('conflict', message)
    }
    const act_id = newId()
    const expires_at = new Date(now.getTime() + act_minutes * minute_ms)
    const row = await insertAct(tx, {
      act_id,
      user_id,
      client_name: client.name,
      client_key: client.key,
      tool: plan.tool,
      plan: JSON.stringify(plan),
      summary: JSON.stringify(summary),
      act_state: 'waiting',
      created_at: now,
      expires_at,
    })
    const times = timesToHold(plan, summary, now)
    const hold = {
      holder_id: act_id,
      purpose: 'assistant',
      state: 'held',
      meeting_id: null,
      expires_at,
    } as const
    if (times.length > 0)
      await holdFreeTimesOf(tx, { ...hold, times, user_ids: [user_id], held_title: summary.title }, now)
    return row
  })
}

/** Throws `not_found` for an act of another person too. */
export async function getAct(db: Db, { user_id }: Actor, act_id: string): Promise<ActRow> {
  const row = await findActRow(db, { user_id, act_id })
  if (!row) throw notFound()
  return row
}

/**
 * Does what the act says, once, in the transaction that marks it as done. Throws `conflict` for an act that was decided
 * or has expired, and as the services do for what can no longer be done; the act waits on then.
 */
export async function confirmAct(
  db: Db,
  actor: Actor,
  { act_id, decided_in }: { readonly act_id: string; readonly decided_in: 'meridian' | 'client' },
  now: Date,
): Promise<ActRow> {
  return inTransaction(db, async (tx) => {
    const row = await lockWaiting(tx, actor, act_id, now)
    await releaseTimes(tx, row.act_id)
    const outcome = await executePlan(tx, actor, ActPlan.parse(row.plan), now)
    await recordAct(tx, row, 'assistant_act_confirmed', now)
    return updateAct(tx, row.act_id, {
      act_state: 'confirmed',
      decided_in,
      decided_at: now,
      outcome: JSON.stringify(outcome),
    })
  })
}

/** Throws `conflict` for an act that was decided or has expired. */
export async function discardAct(
  db: Db,
  actor: Actor,
  { act_id, decided_in }: { readonly act_id: string; readonly decided_in: 'meridian' | 'client' },
  now: Date,
): Promise<ActRow> {
  return inTransaction(db, async (tx) => {
    const row = await lockWaiting(tx, actor, act_id, now)
    await releaseTimes(tx, row.act_id)
    return updateAct(tx, row.act_id, { act_state: 'discarded', decided_in, decided_at: now })
  })
}

/** Throws `conflict` for what was not done or cannot be undone, and as the services do. */
export async function undoAct(db: Db, actor: Actor, act_id: string, now: Date): Promise<ActRow> {
  return inTransaction(db, async (tx) => {
    const row = await lockActRow(tx, { user_id: actor.user_id, act_id })
    if (!row) throw notFound()
    const plan = ActPlan.parse(row.plan)
    const obstacle = undoObstacleOf({ act_state: row.act_state, plan, summary: row.summary }, now)
    if (obstacle !== null) throw new AppError('conflict', undo_refusals[obstacle])
    const outcome = ActOutcome.parse(row.outcome)
    await undoPlan(tx, actor, { plan, outcome, summary: row.summary }, now)
    await recordAct(tx, row, 'assistant_act_undone', now)
    return updateAct(tx, row.act_id, { act_state: 'undone', undone_at: now })
  })
}

/** Operators read the audit log, so that it has the tool and nothing of what the person wrote. */
async function recordAct(
  tx: Db,
  { user_id, client_name, tool }: ActRow,
  action: 'assistant_act_confirmed' | 'assistant_act_undone',
  now: Date,
): Promise<void> {
  const person = await getUserRow(tx, user_id)
  const details = { program_name: client_name, tool }
  await writeAudit(tx, { action, actor: person, subject: person, details, now })
}

const undo_refusals = {
  not_done: 'There is nothing to undo.',
  part_of_series: 'What was changed of a series cannot be undone here. Please change the series itself.',
  moved_for_all:
    'The answer has reached the person who proposed the time and cannot be undone. Move the meeting instead.',
  past: 'The time has passed, so this can no longer be undone.',
}

async function lockWaiting(tx: Db, { user_id }: Actor, act_id: string, now: Date): Promise<ActRow> {
  const row = await lockActRow(tx, { user_id, act_id })
  if (!row) throw notFound()
  const state = stateOf(row, now)
  if (state !== 'waiting') throw new AppError('conflict', decided[state])
  return row
}

const decided = {
  confirmed: 'This was confirmed before.',
  discarded: 'This was discarded before.',
  undone: 'This was done and undone before.',
  expired: 'This has expired. Please ask the assistant again.',
}

class WithoutEffect extends Error {}

/** Carries the work out and takes everything back. */
async function rehearse(db: Db, work: (tx: Db) => Promise<unknown>): Promise<void> {
  try {
    await db.transaction().execute(async (tx) => {
      await work(tx)
      throw new WithoutEffect()
    })
  } catch (error) {
    if (!(error instanceof WithoutEffect)) throw error
  }
}

/** The same wish of the same assistant is one act. */
function isSame(row: ActRow, { plan, client }: NewAct): boolean {
  return (
    row.client_key === client.key &&
    JSON.stringify(ActPlan.parse(row.plan)) === JSON.stringify(ActPlan.parse(plan))
  )
}

/** The times that the person would have; what is longer than a day is held by nothing else either. */
function timesToHold({ tool }: ActPlan, { after }: ActSummary, now: Date): Interval[] {
  if (tool !== 'hold_times' && tool !== 'propose' && tool !== 'move') return []
  return after.flatMap(({ is_all_day, start_timestamp, end_timestamp }) => {
    const [start, end] = [Date.parse(start_timestamp), Date.parse(end_timestamp)]
    const isHeld = !is_all_day && start > now.getTime() && end - start <= day_ms
    return isHeld ? [[start, end] as const] : []
  })
}

function notFound(): AppError {
  return new AppError('not_found', 'This is not among what your assistants asked for.')
}
