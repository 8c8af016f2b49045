import type { ActionItem, KeyTakeaway, OpenActionItem } from '@meridian/contract'
import type { OpenOutcomeRow, VisibleOutcomeRow } from './outcome.queries.ts'

export function presentActionItem(row: VisibleOutcomeRow): ActionItem {
  return {
    action_item_id: row.outcome_id,
    meeting_id: row.meeting_id,
    action_item_title: row.title,
    action_item_description: row.description,
    action_item_status: row.status,
    task:
      row.task_id === null
        ? null
        : { task_id: row.task_id, user_id: row.task_user_id, full_name: row.task_user_name },
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}

export function presentOpenItem(row: OpenOutcomeRow): OpenActionItem {
  return { ...presentActionItem(row), meeting_title: row.meeting_title }
}

export function presentKeyTakeaway(row: VisibleOutcomeRow): KeyTakeaway {
  return {
    key_takeaway_id: row.outcome_id,
    meeting_id: row.meeting_id,
    key_takeaway_title: row.title,
    key_takeaway_description: row.description,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}
