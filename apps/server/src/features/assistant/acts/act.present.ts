import type { AssistantAct } from '@meridian/contract'
import { ActOutcome, ActPlan } from './act-plan.rules.ts'
import type { ActRow } from './act.queries.ts'
import { stateOf, undoObstacleOf } from './act.rules.ts'

export function presentAct(row: ActRow, now: Date): AssistantAct {
  const plan = ActPlan.parse(row.plan)
  const outcome = row.outcome === null ? null : ActOutcome.parse(row.outcome)
  const planned = 'meeting_id' in plan ? plan.meeting_id : null
  return {
    act_id: row.act_id,
    tool: row.tool,
    client_name: row.client_name,
    act_state: stateOf(row, now),
    summary: row.summary,
    meeting_id: outcome?.meeting_id ?? planned,
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    decided_in: row.decided_in,
    decided_at: row.decided_at?.toISOString() ?? null,
    undone_at: row.undone_at?.toISOString() ?? null,
    undo_obstacle: undoObstacleOf({ act_state: row.act_state, plan, summary: row.summary }, now),
  }
}
