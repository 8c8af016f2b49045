import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, Moment, MomentInput, oneOf, PlainDate, requiredText } from './field.ts'
import { Label, TaskLabelsInput } from './label.ts'
import { Priority } from './meeting.ts'

/** The statuses of a task, in the order of the board's columns. */
export const task_statuses = ['backlog', 'in_progress', 'review', 'done'] as const
export const TaskStatus = oneOf('Status', task_statuses)
export type TaskStatus = z.infer<typeof TaskStatus>

/** The most tasks one person can create. */
export const tasks_max = 2000

export const task_description_characters_max = 5000

const earliest_due_date = '1970-01-01'
const latest_due_date = '2199-12-31'

/** A task, personal or of a meeting. */
export const Task = z.object({
  task_id: z.uuid(),
  /** The creator; null once that account is deleted. */
  user_id: z.uuid().nullable(),
  /** Cards show the first line as the title. */
  task_description: z.string(),
  task_status: TaskStatus,
  task_priority: Priority,
  /** The last day on which it is not overdue, in each reader's zone. */
  task_due_date: PlainDate.nullable(),
  /** The reader's own labels on the task, by label_id. */
  task_labels: z.record(z.string(), Label),
  /** The assignee; null when unassigned. */
  associate_user_id: z.uuid().nullable(),
  associate_user_details: z
    .object({ full_name: z.string(), profile_picture: z.string().nullable() })
    .nullable(),
  /** The meeting; null for a personal task. */
  meeting: z
    .object({
      meeting_id: z.uuid(),
      meeting_title: z.string(),
      /** The reader's labels, by label_id. */
      meeting_labels: z.record(z.string(), Label),
    })
    .nullable(),
  /** Sort key in the column, compared by code units; the smallest is at the top. */
  position: z.string(),
  created_at: Moment,
  updated_at: Moment,
})
export type Task = z.infer<typeof Task>

const fields = {
  task_description: requiredText('Description', task_description_characters_max),
  task_status: TaskStatus,
  task_priority: Priority,
  task_due_date: PlainDate.refine(
    (date) => date >= earliest_due_date && date <= latest_due_date,
    'A due date must lie between 1970 and 2199.',
  ).nullable(),
  /** In place of all labels of the person on the task. */
  task_labels: TaskLabelsInput,
  associate_user_id: id('associate_user_id').nullable(),
}

/** Omitted: the creator is the assignee. Null: unassigned. */
export const TaskCreation = z.object({
  task_description: fields.task_description,
  task_status: fields.task_status.default('backlog'),
  task_priority: fields.task_priority.default('medium'),
  task_due_date: fields.task_due_date.default(null),
  task_labels: fields.task_labels.default({}),
  associate_user_id: fields.associate_user_id.optional(),
})
export type TaskCreation = z.infer<typeof TaskCreation>

/**
 * Omitted fields are unchanged. `after_task_id` is the task on the person's board to place it after, null for the top
 * of the column; a new column without it means its end. With `updated_at`, as it was read, the update is refused if
 * the task has changed since.
 */
export const TaskChange = z
  .object({
    ...fields,
    after_task_id: id('after_task_id').nullable(),
    updated_at: MomentInput,
  })
  .partial()
export type TaskChange = z.infer<typeof TaskChange>

const says = {
  get: { failed: 'Failed to get task. Please try again.' },
  create: { failed: 'Failed to create task. Please try again.', done: 'Task created successfully.' },
  update: { failed: 'Failed to update task. Please try again.', done: 'Task updated successfully.' },
  delete: { failed: 'Failed to delete task. Please try again.', done: 'Task deleted successfully.' },
}

export const listTasks = endpoint({
  method: 'GET',
  path: '/v1/task/all',
  scope: 'tasks:read',
  summary:
    'List the tasks that the person created or is assigned to, column by column in the order of the board',
  reply: z.array(Task),
  says: says.get,
})

export const createTask = endpoint({
  method: 'POST',
  path: '/v1/task',
  scope: 'tasks:write',
  summary: 'Create a personal task at the end of its column',
  status: 201,
  body: TaskCreation,
  fixed: ['meeting_id'],
  reply: Task,
  says: says.create,
})

const task_params = z.object({ task_id: id('task_id') })

export const updateTask = endpoint({
  method: 'PUT',
  path: '/v1/task/:task_id',
  scope: 'tasks:write',
  summary: 'Update a task or move it on the board, personal or of a meeting',
  params: task_params,
  body: TaskChange,
  fixed: ['task_id', 'user_id'],
  reply: Task,
  says: says.update,
})

export const deleteTask = endpoint({
  method: 'DELETE',
  path: '/v1/task/:task_id',
  scope: 'tasks:write',
  summary: 'Delete a task, personal or of a meeting',
  params: task_params,
  reply: z.object({ task_id: z.uuid() }),
  says: says.delete,
})

const meeting_params = z.object({ meeting_id: id('meeting_id') })

export const listMeetingTasks = endpoint({
  method: 'GET',
  path: '/v1/task/meeting/:meeting_id',
  scope: 'tasks:read',
  summary: 'List all tasks of a meeting, the oldest first',
  params: meeting_params,
  reply: z.array(Task),
  says: says.get,
})

export const createMeetingTask = endpoint({
  method: 'POST',
  path: '/v1/task/meeting/:meeting_id',
  scope: 'tasks:write',
  summary: 'Create a task of an active meeting for one of its participants',
  status: 201,
  params: meeting_params,
  body: TaskCreation,
  fixed: ['meeting_id'],
  reply: Task,
  says: says.create,
})

const meeting_task_params = z.object({ meeting_id: id('meeting_id'), task_id: id('task_id') })

export const updateMeetingTask = endpoint({
  method: 'PUT',
  path: '/v1/task/meeting/:meeting_id/:task_id',
  scope: 'tasks:write',
  summary: 'Update a task of a meeting; every participant may',
  params: meeting_task_params,
  body: TaskChange,
  fixed: ['task_id', 'user_id'],
  reply: Task,
  says: says.update,
})

export const deleteMeetingTask = endpoint({
  method: 'DELETE',
  path: '/v1/task/meeting/:meeting_id/:task_id',
  scope: 'tasks:write',
  summary: 'Delete a task of a meeting; every participant may',
  params: meeting_task_params,
  reply: z.object({ task_id: z.uuid() }),
  says: says.delete,
})
