import { type Task, type TaskStatus } from '@meridian/contract'
import { mark, t } from '../../../platform/text/text.ts'
import { textOf } from '../task-text.ts'

/** A column of the board. */
export interface BoardList {
  readonly list_id: string
  readonly list_title: string
  readonly list_color: 'red' | 'blue' | 'light blue' | 'green'
  readonly list_key: TaskStatus
}

/** A card of the board: a sample, or a task of one's own. */
export interface BoardCard {
  readonly card_id: string
  readonly card_title: string
  readonly card_description: string
  readonly card_status: 'BACKLOG' | 'IN_PROGRESS' | 'REVIEW' | 'DONE'
  readonly card_position?: number
}

export const board_lists: readonly BoardList[] = [
  { list_id: '1', list_title: mark('Backlog'), list_color: 'red', list_key: 'backlog' },
  { list_id: '2', list_title: mark('In Progress'), list_color: 'blue', list_key: 'in_progress' },
  { list_id: '3', list_title: mark('Review'), list_color: 'light blue', list_key: 'review' },
  { list_id: '4', list_title: mark('Done'), list_color: 'green', list_key: 'done' },
]

/** The statuses of a task in words, to choose from. */
export const status_options = board_lists.map(({ list_key, list_title }) => ({
  id: list_key,
  label: list_title,
}))

export function titleOfList(list_key: TaskStatus): string {
  const list = board_lists.find((one) => one.list_key === list_key)
  return list ? t(list.list_title) : list_key
}

export function cardOf({ task_id, task_description, task_status }: Task): BoardCard {
  const { title, details } = textOf(task_description)
  return {
    card_id: task_id,
    card_title: title,
    card_description: details,
    card_status: statuses[task_status],
  }
}

/** In which column a card stands. */
export function listKeyOf({ card_status }: BoardCard): TaskStatus {
  return list_keys[card_status]
}

const statuses = {
  backlog: 'BACKLOG',
  in_progress: 'IN_PROGRESS',
  review: 'REVIEW',
  done: 'DONE',
} as const

const list_keys = {
  BACKLOG: 'backlog',
  IN_PROGRESS: 'in_progress',
  REVIEW: 'review',
  DONE: 'done',
} as const
