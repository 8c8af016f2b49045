import type { Label, ListedLabel } from '@meridian/contract'
import type { CountedLabelRow, LabelRow, VisibleMeeting } from './label.queries.ts'

/** A label by itself, or as it is assigned to a meeting. */
export function presentLabel(row: LabelRow, on?: VisibleMeeting): Label {
  return {
    label_id: row.label_id,
    user_id: row.user_id,
    label_title: row.label_title,
    label_description: row.label_description,
    label_color: row.label_color,
    label_type: row.label_type,
    meeting_id: on?.meeting_id ?? null,
    shared_meeting_id: on && !on.is_organizer ? on.meeting_id : null,
    created_at: new Date(row.created_at).toISOString(),
    updated_at: new Date(row.updated_at).toISOString(),
  }
}

export function presentListedLabel(row: CountedLabelRow): ListedLabel {
  return { ...presentLabel(row), meeting_count: row.meeting_count }
}

/** By their ids, in the order they are listed. */
export function presentLabels(rows: readonly LabelRow[], on?: VisibleMeeting): Record<string, Label> {
  return Object.fromEntries(rows.map((row) => [row.label_id, presentLabel(row, on)]))
}
