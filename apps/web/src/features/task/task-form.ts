import type { Input, Meeting, Priority, Task, TaskStatus, updateTask } from '@meridian/contract'
import { mark, t } from '../../platform/text/text.ts'
import { descriptionOf, textOf } from './task-text.ts'

/** What the form of a task holds. */
export interface TaskForm {
  readonly title: string
  readonly details: string
  readonly task_status: TaskStatus
  readonly task_priority: Priority
  readonly associate_user_id: string | null
  /** yyyy-MM-dd */
  readonly task_due_date: string | null
  /** The reader's own labels. */
  readonly label_ids: readonly string[]
}

export function blankForm(task_status: TaskStatus, associate_user_id: string | null): TaskForm {
  return {
    title: '',
    details: '',
    task_status,
    task_priority: 'medium',
    associate_user_id,
    task_due_date: null,
    label_ids: [],
  }
}

export function formOf(task: Task): TaskForm {
  const { task_description, task_status, task_priority, associate_user_id, task_due_date, task_labels } = task
  const label_ids = Object.keys(task_labels)
  return {
    ...textOf(task_description),
    task_status,
    task_priority,
    associate_user_id,
    task_due_date,
    label_ids,
  }
}

export function isSameForm(one: TaskForm, other: TaskForm): boolean {
  return (
    one.title === other.title &&
    one.details === other.details &&
    one.task_status === other.task_status &&
    one.task_priority === other.task_priority &&
    one.associate_user_id === other.associate_user_id &&
    one.task_due_date === other.task_due_date &&
    hasSameLabels(one, other)
  )
}

function hasSameLabels(one: TaskForm, other: TaskForm): boolean {
  return new Set(one.label_ids).symmetricDifference(new Set(other.label_ids)).size === 0
}

export function bodyOf(form: TaskForm) {
  const { task_status, task_priority, associate_user_id, task_due_date, label_ids } = form
  return {
    task_description: descriptionOf(form),
    task_status,
    task_priority,
    associate_user_id,
    task_due_date,
    task_labels: Object.fromEntries(label_ids.map((label_id) => [label_id, {}])),
  }
}

/** What the form changes of what it began with; nothing else is sent, so that nothing else is overwritten. */
export function changeOf(before: TaskForm, after: TaskForm): Input<typeof updateTask>['body'] {
  const sent = bodyOf(after)
  const isTextChanged = before.title !== after.title || before.details !== after.details
  return {
    ...(isTextChanged && { task_description: sent.task_description }),
    ...(before.task_status !== after.task_status && { task_status: sent.task_status }),
    ...(before.task_priority !== after.task_priority && { task_priority: sent.task_priority }),
    ...(before.associate_user_id !== after.associate_user_id && {
      associate_user_id: sent.associate_user_id,
    }),
    ...(before.task_due_date !== after.task_due_date && { task_due_date: sent.task_due_date }),
    ...(!hasSameLabels(before, after) && { task_labels: sent.task_labels }),
  }
}

/** The fields of the form that a change is about. */
export function partOf({ task_description, task_labels, ...change }: Change): Partial<TaskForm> {
  const { task_status, task_priority, associate_user_id, task_due_date } = change
  return {
    ...(task_description !== undefined && textOf(task_description)),
    ...(task_status !== undefined && { task_status }),
    ...(task_priority !== undefined && { task_priority }),
    ...(associate_user_id !== undefined && { associate_user_id }),
    ...(task_due_date !== undefined && { task_due_date }),
    ...(task_labels !== undefined && { label_ids: Object.keys(task_labels) }),
  }
}

type Change = Partial<NonNullable<Input<typeof updateTask>['body']>>

export const priority_options = [
  { id: 'low', label: mark('Low') },
  { id: 'medium', label: mark('Medium') },
  { id: 'high', label: mark('High') },
] as const

/** A person to whom a task can be assigned. */
export interface Assignee {
  readonly user_id: string
  readonly full_name: string
  readonly profile_picture: string | null
}

/** Who takes part with an account: the reader, the organizer and the invited, each once. Guests have no board. */
export function assigneesOf(
  { user_id, user_details, meeting_invitees }: Pick<Meeting, 'user_id' | 'user_details' | 'meeting_invitees'>,
  reader: Assignee,
): Assignee[] {
  const organizer = { user_id, full_name: user_details.full_name, profile_picture: null }
  const invited = Object.values(meeting_invitees).flatMap((invitee) =>
    invitee.user_id === null ? [] : [{ ...invitee, user_id: invitee.user_id }],
  )
  const people = [reader, organizer, ...invited].map(({ user_id, full_name, profile_picture }) => ({
    user_id,
    full_name,
    profile_picture,
  }))
  return people.filter((person, index) => people.findIndex((one) => one.user_id === person.user_id) === index)
}

/** To choose from; the reader is marked as 'You'. */
export function assigneeOptions(people: readonly Assignee[], reader_id: string) {
  return [
    ...people.map(({ user_id, full_name }) => ({
      id: user_id,
      label: full_name,
      ...(user_id === reader_id && { hint: t('You') }),
    })),
    { id: 'none', label: t('No user assigned') },
  ]
}
