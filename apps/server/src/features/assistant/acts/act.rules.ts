import type { ActState, ActSummary, UndoObstacle } from '@meridian/contract'
import type { ActPlan } from './act-plan.rules.ts'

interface StatedAct {
  readonly act_state: Exclude<ActState, 'expired'>
  readonly expires_at: Date
}

/** An act that waits does so until its end. */
export function stateOf({ act_state, expires_at }: StatedAct, now: Date): ActState {
  return act_state === 'waiting' && expires_at <= now ? 'expired' : act_state
}

/** Why what was done cannot be undone; null where it can be tried. */
export function undoObstacleOf(
  {
    act_state,
    plan,
    summary,
  }: Pick<StatedAct, 'act_state'> & { readonly plan: ActPlan; readonly summary: ActSummary },
  now: Date,
): UndoObstacle | null {
  if (act_state !== 'confirmed') return 'not_done'
  const { series_scope, before, after } = summary
  if (plan.tool === 'move' && series_scope === 'this_and_following') return 'part_of_series'
  if (plan.tool === 'cancel' && series_scope !== null && series_scope !== 'all') return 'part_of_series'
  if (plan.tool === 'answer' && plan.is_counter && plan.meeting_action === 'approved') return 'moved_for_all'
  if (plan.tool === 'answer' && plan.is_counter) return 'moved_for_all'
  if (plan.tool === 'add_task') return null
  const isSeries = series_scope === 'all'
  const times = [...before, ...after]
  const isOver = times.every(({ end_timestamp }) => Date.parse(end_timestamp) <= now.getTime())
  return isOver && !isSeries ? 'past' : null
}
