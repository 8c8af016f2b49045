import type { Task } from '@meridian/contract'
import type { VisibleTaskRow } from './task.queries.ts'
import { presentLabels } from '../label/label.api.ts'

export function presentTask(row: VisibleTaskRow, reader: { readonly user_id: string }): Task {
  return {
    task_id: row.task_id,
    user_id: row.user_id,
    task_description: row.task_description,
    task_status: row.task_status,
    task_priority: row.task_priority,
    task_due_date: row.task_due_date,
    task_labels: presentLabels(row.task_labels),
    associate_user_id: row.associate_user_id,
    associate_user_details:
      row.associate_name === null
        ? null
        : { full_name: row.associate_name, profile_picture: row.associate_picture },
    meeting: presentMeetingOf(row, reader),
    position: row.position,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}

function presentMeetingOf(
  { meeting_id, meeting_title, organizer_id, labels }: VisibleTaskRow,
  { user_id }: { readonly user_id: string },
): Task['meeting'] {
  if (meeting_id === null) return null
  return {
    meeting_id,
    meeting_title: meeting_title ?? '',
    meeting_labels: presentLabels(labels, { meeting_id, is_organizer: organizer_id === user_id }),
  }
}
