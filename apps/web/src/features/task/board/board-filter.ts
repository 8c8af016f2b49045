import type { Task } from '@meridian/contract'
import { sortByName } from '../../../platform/text/intl.ts'
import { t } from '../../../platform/text/text.ts'
import { labelsOf } from '../labels-of.ts'

/** Which tasks the board shows; `all` of the people and the labels where nothing is chosen. */
export interface BoardFilter {
  /** A user id, `none` for unassigned tasks, or `all`. */
  readonly person: string
  /** A label id, or `all`. */
  readonly label: string
}

export const no_filter: BoardFilter = { person: 'all', label: 'all' }

export function filterIn(params: URLSearchParams): BoardFilter {
  return { person: params.get('person') || 'all', label: params.get('label') || 'all' }
}

/** The address of the board that shows this; what is not filtered is left out. */
export function addressOfFilter({ person, label }: BoardFilter): string {
  const params = new URLSearchParams()
  if (person !== 'all') params.set('person', person)
  if (label !== 'all') params.set('label', label)
  return params.toString()
}

/** Tasks that go with both. */
export function filterTasks(tasks: readonly Task[], { person, label }: BoardFilter): Task[] {
  return tasks.filter(
    (task) =>
      (person === 'all' || (task.associate_user_id ?? 'none') === person) &&
      (label === 'all' || labelsOf(task).some(({ label_id }) => label_id === label)),
  )
}

export interface FilterOption {
  readonly id: string
  readonly label: string
}

/** Everybody who is to do one of the tasks, the reader first, then by name. */
export function peopleOptions(tasks: readonly Task[], reader_id: string | undefined): FilterOption[] {
  const names = new Map(
    tasks.flatMap(({ associate_user_id, associate_user_details }) =>
      associate_user_id && associate_user_details
        ? [[associate_user_id, associate_user_details.full_name] as const]
        : [],
    ),
  )
  const others = [...names].filter(([id]) => id !== reader_id).map(([id, label]) => ({ id, label }))
  return [
    { id: 'all', label: t('Everyone') },
    ...(reader_id !== undefined && names.has(reader_id) ? [{ id: reader_id, label: t('You') }] : []),
    ...byLabel(others),
    ...(tasks.some((task) => task.associate_user_id === null)
      ? [{ id: 'none', label: t('No user assigned') }]
      : []),
  ]
}

/** The reader's labels on the tasks and their meetings, by title. */
export function labelOptions(tasks: readonly Task[]): FilterOption[] {
  const titles = new Map(
    tasks.flatMap((task) => labelsOf(task)).map(({ label_id, label_title }) => [label_id, label_title]),
  )
  const options = [...titles].map(([id, label]) => ({ id, label }))
  return [{ id: 'all', label: t('All labels') }, ...byLabel(options)]
}

function byLabel(options: readonly FilterOption[]): FilterOption[] {
  return sortByName(options, ({ label }) => label)
}
