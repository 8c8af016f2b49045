import type { ActionItemChange, KeyTakeawayChange, MeetingStatus } from '@meridian/contract'
import type { Selectable } from 'kysely'
import type { Tables } from '../../../platform/postgres/tables.ts'

type Row = Selectable<Tables['meeting_outcome']>
export type OutcomeKind = Row['kind']

/** The fields of an outcome in a request, by the names of its columns. */
export type OutcomeChange = Partial<Pick<Row, 'title' | 'description' | 'status'>>

/** The fields of a meeting that decide whether it can have outcomes. */
interface HeldMeeting {
  readonly status: MeetingStatus
  readonly is_series: boolean
  readonly first_ends_at: Date
}

/**
 * Whether new outcomes can be added: once the meeting is over, for a series from the end of its first
 * occurrence on, as its rule gives it.
 */
export function mayHaveNewOutcomes({ status, is_series, first_ends_at }: HeldMeeting, now: Date): boolean {
  return status === 'completed' || (status === 'active' && is_series && first_ends_at <= now)
}

const names = { action_item: 'Action item', key_takeaway: 'Key takeaway' } as const

/**
 * 'Action item 3': numbered from the count of outcomes, skipping existing titles, so that no two are the
 * same.
 */
export function nextTitle(kind: OutcomeKind, titles: readonly string[]): string {
  const taken = new Set(titles)
  let number = titles.length + 1
  while (taken.has(`${names[kind]} ${number}`)) number += 1
  return `${names[kind]} ${number}`
}

export function actionItemColumns(change: ActionItemChange): OutcomeChange {
  return defined({
    title: change.action_item_title,
    description: change.action_item_description,
    status: change.action_item_status,
  })
}

export function keyTakeawayColumns(change: KeyTakeawayChange): OutcomeChange {
  return defined({ title: change.key_takeaway_title, description: change.key_takeaway_description })
}

/** The fields of the request that differ. */
export function changedOnly(before: Row, { title, description, status }: OutcomeChange): OutcomeChange {
  return defined({
    title: title === before.title ? undefined : title,
    description: description === before.description ? undefined : description,
    status: status === before.status ? undefined : status,
  })
}

interface Source {
  readonly title: string
  readonly description: string
  readonly meeting_title: string
}

/** Cards show the first line of the description; the last one names the meeting. */
export function taskDescription({ title, description, meeting_title }: Source): string {
  const text = description.trim() === '' ? title : description.trim()
  return `${text}\n\nFrom the meeting “${meeting_title === '' ? 'No title provided' : meeting_title}”.`
}

type MaybeChange = { readonly [Name in keyof OutcomeChange]: OutcomeChange[Name] | undefined }

function defined({ title, description, status }: MaybeChange): OutcomeChange {
  return {
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
    ...(status !== undefined && { status }),
  }
}
