import type { createLabel, createTask, Input, RecurringDays } from '@meridian/contract'

/** The made-up people of the sample data. */
export type PersonKey = 'mara' | 'jonas' | 'mira' | 'omar' | 'nora' | 'sakura'

type LabelInput = Input<typeof createLabel>['body']
type TaskInput = Input<typeof createTask>['body']

/** A meeting of the demo. `on` counts working days from the first of them that is not over; 0 is that day. */
export interface PlannedMeeting {
  readonly by: PersonKey
  readonly title: string
  readonly on: number
  /** On the clock of who organizes it; without one it takes whole days. */
  readonly at?: string
  readonly minutes?: number
  readonly days?: number
  readonly with?: Partial<Record<PersonKey, 'approved' | 'rejected' | 'pending'>>
  readonly guests?: readonly { readonly primary_email: string; readonly full_name: string }[]
  readonly repeats?: { readonly recurring_type: 'weekly' | 'daily'; readonly days: Partial<RecurringDays> }
  readonly words?: {
    readonly meeting_description?: string
    readonly agenda?: string
    readonly meeting_link?: string
    readonly meeting_location?: { readonly location_name: string }
    readonly meeting_priority?: 'low' | 'medium' | 'high'
    readonly is_transparent?: boolean
  }
  /** Titles of labels of who organizes it. */
  readonly labels?: readonly string[]
  readonly action_items?: readonly { readonly title: string; readonly is_done?: boolean }[]
  readonly takeaways?: readonly string[]
  readonly tasks?: readonly (TaskInput & { readonly for?: PersonKey })[]
  /** An invitee proposes another time. */
  readonly counter?: { readonly by: PersonKey; readonly on: number; readonly at: string }
  readonly is_cancelled?: boolean
}

export const planned_labels: readonly LabelInput[] = [
  label('Harbour project', 'Soft Blue', 'meeting'),
  label('Clients', 'Soft Orange', 'meeting'),
  label('Hiring', 'Soft Purple', 'meeting'),
  label('One to one', 'Soft Green', 'call'),
  label('Follow up', 'Soft Red', 'follow_up'),
]

/** A task of the board; `due_on` counts working days as a meeting does. */
export type PlannedTask = TaskInput & { readonly due_on?: number }

export const planned_tasks: readonly PlannedTask[] = [
  {
    ...task('Write the quarterly letter\nTwo pages at most, figures from Omar.', 'in_progress', 'high'),
    due_on: 3,
  },
  { ...task('Renew the permit for the quay', 'backlog', 'high'), due_on: 6 },
  task('Choose a caterer for the offsite', 'backlog', 'low'),
  task('Read Mira’s second draft', 'review', 'medium'),
  task('Book the train to Visby', 'done', 'medium'),
]

const room = (name: string) => ({ meeting_location: { location_name: name } })

const past: readonly PlannedMeeting[] = [
  {
    by: 'mara',
    title: 'Harbour project: kick-off',
    on: -8,
    at: '10:00',
    minutes: 90,
    with: { jonas: 'approved', mira: 'approved', omar: 'approved' },
    words: { ...room('Large room, 3rd floor'), meeting_priority: 'high', agenda: 'Goals\nPeople\nRisks' },
    labels: ['Harbour project'],
    action_items: [
      { title: 'Send the survey of the quay to Jonas', is_done: true },
      { title: 'Agree on the budget with Omar' },
    ],
    takeaways: ['The quay is surveyed before anything is drawn', 'One contact for the client: Sakura'],
  },
  {
    by: 'mara',
    title: 'Interview: Ines Duarte',
    on: -4,
    at: '14:00',
    minutes: 60,
    with: { mira: 'approved' },
    guests: [{ primary_email: 'ines.duarte@example.org', full_name: 'Ines Duarte' }],
    labels: ['Hiring'],
    action_items: [{ title: 'Write to Ines by Friday' }],
    takeaways: ['Strong portfolio, would start in March'],
  },
  {
    by: 'omar',
    title: 'Budget round',
    on: -2,
    at: '09:30',
    minutes: 45,
    with: { mara: 'approved', jonas: 'approved' },
    action_items: [{ title: 'Compare the two offers for steel' }],
    takeaways: ['Steel is 8 % over plan, glass is under'],
  },
]

const series: readonly PlannedMeeting[] = [
  {
    by: 'mara',
    title: 'Harbour weekly',
    on: -10,
    at: '09:30',
    minutes: 45,
    with: { jonas: 'approved', mira: 'approved', omar: 'pending', nora: 'rejected' },
    repeats: { recurring_type: 'weekly', days: { monday: true } },
    words: { meeting_link: 'https://meet.example.com/harbour-weekly', agenda: 'Round\nBlockers\nNext week' },
    labels: ['Harbour project'],
    action_items: [{ title: 'Put the plan of the week on the board' }],
  },
  {
    by: 'mara',
    title: 'Jonas and Mara',
    on: -9,
    at: '15:00',
    minutes: 30,
    with: { jonas: 'approved' },
    repeats: { recurring_type: 'weekly', days: { wednesday: true } },
    labels: ['One to one'],
  },
  {
    by: 'nora',
    title: 'Site call',
    on: -6,
    at: '08:30',
    minutes: 20,
    with: { mara: 'approved', jonas: 'approved' },
    repeats: { recurring_type: 'weekly', days: { tuesday: true, thursday: true } },
  },
]

const coming: readonly PlannedMeeting[] = [
  {
    by: 'mara',
    title: 'Design review: harbour office',
    on: 1,
    at: '10:30',
    minutes: 60,
    with: { mira: 'approved', jonas: 'approved', sakura: 'pending' },
    words: {
      meeting_description: 'Second draft of the ground floor, with daylight study.',
      meeting_link: 'https://meet.example.com/harbour-review',
      meeting_priority: 'high',
    },
    labels: ['Harbour project', 'Clients'],
    tasks: [
      { task_description: 'Print the plans in A1', for: 'mira' },
      { task_description: 'Invite the lighting engineer', task_status: 'in_progress' },
    ],
    counter: { by: 'sakura', on: 2, at: '09:00' },
  },
  {
    by: 'mara',
    title: 'Client call with Sakura',
    on: 3,
    at: '09:00',
    minutes: 30,
    with: { sakura: 'approved' },
    labels: ['Clients'],
  },
  { by: 'mara', title: 'Writing', on: 2, at: '13:30', minutes: 120, words: { is_transparent: true } },
  { by: 'mara', title: 'Offsite in Visby', on: 8, days: 2, with: { jonas: 'approved', mira: 'pending' } },
  {
    by: 'mara',
    title: 'Supplier visit',
    on: 4,
    at: '11:00',
    minutes: 60,
    with: { omar: 'approved' },
    is_cancelled: true,
  },
]

/** What waits for an answer of the one who signs in first; two of them ask for the same hour. */
const asked: readonly PlannedMeeting[] = [
  {
    by: 'jonas',
    title: 'Load test of the quay',
    on: 2,
    at: '10:00',
    minutes: 60,
    with: { mara: 'pending', nora: 'approved' },
    words: { agenda: 'Method\nWho is on site' },
  },
  { by: 'mira', title: 'Colors and materials', on: 3, at: '13:30', minutes: 45, with: { mara: 'pending' } },
  {
    by: 'omar',
    title: 'Contract with the builder',
    on: 2,
    at: '09:15',
    minutes: 60,
    with: { mara: 'pending', jonas: 'pending' },
  },
]

export const planned_meetings: readonly PlannedMeeting[] = [...past, ...series, ...coming, ...asked]

function label(label_title: string, label_color: string, label_type: LabelInput['label_type']): LabelInput {
  return { label_title, label_color, label_type }
}

function task(
  task_description: string,
  task_status: TaskInput['task_status'],
  task_priority: TaskInput['task_priority'],
): TaskInput {
  return { task_description, task_status, task_priority }
}

/** The working day so many after the first that is not over. */
export function workingDay(today: Temporal.PlainDate, count: number): Temporal.PlainDate {
  let day = today
  while (day.dayOfWeek > 5) day = day.add({ days: 1 })
  for (let left = Math.abs(count); left > 0; ) {
    day = day.add({ days: Math.sign(count) })
    if (day.dayOfWeek <= 5) left -= 1
  }
  return day
}

/** The task as it is created. */
export function taskBody({ due_on, ...task }: PlannedTask, today: Temporal.PlainDate): TaskInput {
  return due_on === undefined ? task : { ...task, task_due_date: workingDay(today, due_on).toString() }
}

/** A series begins on the first of its weekdays. */
export function firstDay(day: Temporal.PlainDate, repeats: PlannedMeeting['repeats']): Temporal.PlainDate {
  const wanted = Object.entries(repeats?.days ?? {}).flatMap(([name, isOn]) => (isOn ? [name] : []))
  if (wanted.length === 0) return day
  let first = day
  while (!wanted.includes(first.toLocaleString('en-US', { weekday: 'long' }).toLowerCase())) {
    first = first.add({ days: 1 })
  }
  return first
}
