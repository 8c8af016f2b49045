import type { Label, Task } from '@meridian/contract'

/** A plausible task; what matters for the case is given. */
export function aTask(fields: Partial<Task> = {}): Task {
  return {
    task_id: 'a',
    user_id: 'mara',
    task_description: 'Plan',
    task_status: 'backlog',
    task_priority: 'medium',
    task_due_date: null,
    task_labels: {},
    associate_user_id: 'mara',
    associate_user_details: { full_name: 'Mara Example', profile_picture: null },
    meeting: null,
    position: 'V',
    created_at: '2026-11-20T09:00:00.000Z',
    updated_at: '2026-11-20T09:00:00.000Z',
    ...fields,
  }
}

/** A meeting that carries these labels of the reader. */
export function aMeetingWith(...titles: readonly string[]): NonNullable<Task['meeting']> {
  const labels = titles.map(
    (label_title): Label => ({
      label_id: label_title.toLowerCase(),
      user_id: 'mara',
      label_title,
      label_description: '',
      label_color: '#6EC1E4',
      label_type: 'meeting',
      meeting_id: 'meeting',
      shared_meeting_id: null,
      created_at: '2026-11-20T09:00:00.000Z',
      updated_at: '2026-11-20T09:00:00.000Z',
    }),
  )
  return {
    meeting_id: 'meeting',
    meeting_title: 'Review',
    meeting_labels: Object.fromEntries(labels.map((label) => [label.label_id, label])),
  }
}
