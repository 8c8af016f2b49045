import type { ActionItem, KeyTakeaway, Meeting } from '@meridian/contract'
import { instantOf } from '@meridian/engine'

/** What action items and key takeaways have in common. */
export interface Outcome {
  readonly id: string
  readonly meeting_id: string
  readonly title: string
  readonly description: string
  readonly created_at: string
  readonly updated_at: string
}

export type OutcomeKind = 'action_item' | 'key_takeaway'

export function outcomeOfItem(item: ActionItem): Outcome {
  return {
    id: item.action_item_id,
    meeting_id: item.meeting_id,
    title: item.action_item_title,
    description: item.action_item_description,
    created_at: item.created_at,
    updated_at: item.updated_at,
  }
}

export function outcomeOfTakeaway(takeaway: KeyTakeaway): Outcome {
  return {
    id: takeaway.key_takeaway_id,
    meeting_id: takeaway.meeting_id,
    title: takeaway.key_takeaway_title,
    description: takeaway.key_takeaway_description,
    created_at: takeaway.created_at,
    updated_at: takeaway.updated_at,
  }
}

/** What there is to read: the description, or the title where nothing more was written. */
export function textOfOutcome({ title, description }: Pick<Outcome, 'title' | 'description'>): string {
  return description.trim() || title
}

/** What is still to be done first, the rest as it was. */
export function unfinishedFirst(items: readonly ActionItem[]): readonly ActionItem[] {
  return [...items.filter(isUnfinished), ...items.filter((item) => !isUnfinished(item))]
}

export function isUnfinished({ action_item_status }: Pick<ActionItem, 'action_item_status'>): boolean {
  return action_item_status === 'active'
}

/** What decides whether there are outcomes. */
type HeldMeeting = Pick<
  Meeting,
  | 'meeting_status'
  | 'meeting_recurrence'
  | 'meeting_date'
  | 'meeting_time'
  | 'meeting_timezone'
  | 'meeting_timestamps'
>

/** Whether something can have come of it: the meeting is over, or the first occurrence of the series is. */
export function hasOutcomes(meeting: HeldMeeting, nowMs: number): boolean {
  if (meeting.meeting_status !== 'active') return meeting.meeting_status === 'completed'
  return meeting.meeting_recurrence.is_recurring && firstEndMs(meeting) <= nowMs
}

/** When the first occurrence ends that the rule of a series gives. */
function firstEndMs({ meeting_recurrence, meeting_date, meeting_time, ...meeting }: HeldMeeting): number {
  const date = meeting_recurrence.recurring_start_date ?? meeting_date.start_date
  const startMs = instantOf(`${date}T${meeting_time.start_time ?? '00:00'}`, meeting.meeting_timezone)
  const { start_timestamp, end_timestamp } = meeting.meeting_timestamps
  return startMs + Date.parse(end_timestamp) - Date.parse(start_timestamp)
}
