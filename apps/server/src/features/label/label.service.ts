import {
  type deleteLabel as deletion,
  type LabelChange,
  type LabelCreation,
  labels_max,
  type Reply,
  restored_max,
} from '@meridian/contract'
import type { Actor } from '../../platform/security/auth.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { AppError } from '../../platform/errors.ts'
import { newId } from '../../platform/id.ts'
import * as queries from './label.queries.ts'

type LabelRestoring = Reply<typeof deletion>

/** A label as assigned to one meeting. */
export interface LabelOnMeeting {
  readonly label: queries.LabelRow
  readonly meeting: queries.VisibleMeeting
}

export function listLabels(db: Db, actor: Actor): Promise<queries.CountedLabelRow[]> {
  return queries.listCountedLabels(db, actor.user_id)
}

/** Throws `conflict` for a title that the person has already and above the maximum per person. */
export async function createLabel(
  tx: Db,
  actor: Actor,
  input: LabelCreation,
  now: Date,
): Promise<queries.LabelRow> {
  const { user_id } = actor
  await queries.lockLabelsOf(tx, user_id)
  if ((await queries.countLabels(tx, user_id)) >= labels_max) {
    throw new AppError('conflict', `You have ${labels_max} labels, and more are not possible.`)
  }
  const label = await queries.insertLabel(tx, {
    ...input,
    label_id: newId(),
    user_id,
    created_at: now,
    updated_at: now,
  })
  if (!label) throw titleTaken()
  return label
}

/**
 * Changes the given fields and keeps the rest. Throws `conflict` for a title of another label of the person.
 */
export async function changeLabel(
  tx: Db,
  actor: Actor,
  { label_id, change }: { label_id: string; change: LabelChange },
  now: Date,
): Promise<queries.LabelRow> {
  const { user_id } = actor
  const { label_title } = change
  await queries.lockLabelsOf(tx, user_id)
  await lockLabel(tx, actor, label_id)
  if (label_title !== undefined && (await queries.hasOtherLabel(tx, user_id, { label_id, label_title }))) {
    throw titleTaken()
  }
  return queries.updateLabel(tx, label_id, { ...change, updated_at: now })
}

/** Returns what had the label; null for more than can be restored. Throws `not_found`. */
export async function deleteLabel(
  tx: Db,
  actor: Actor,
  label_id: string,
): Promise<LabelRestoring['assigned']> {
  const most = restored_max + 1
  const assigned = await queries.deleteLabel(tx, actor.user_id, { label_id, most })
  if (!assigned) throw labelNotFound()
  const { meeting_ids, task_ids } = assigned
  if (Math.max(meeting_ids.length, task_ids.length) > restored_max) return null
  return { meeting_ids: [...meeting_ids], task_ids: [...task_ids] }
}

/** Creates a deleted label again where it was. Throws as `createLabel` does. */
export async function restoreLabel(
  tx: Db,
  actor: Actor,
  { meeting_ids, task_ids, ...input }: LabelCreation & queries.Assigned,
  now: Date,
): Promise<queries.LabelRow> {
  const label = await createLabel(tx, actor, input, now)
  await queries.assignLabelToAll(tx, actor.user_id, { label_id: label.label_id, meeting_ids, task_ids })
  return label
}

export async function listMeetingLabels(db: Db, actor: Actor, meeting_id: string): Promise<LabelOnMeeting[]> {
  const found = await queries.findLabelledMeeting(db, actor.user_id, meeting_id)
  if (!found) throw meetingNotFound()
  const { labels, ...meeting } = found
  return labels.map((label) => ({ label, meeting }))
}

/** Assigning again changes nothing. */
export async function assignLabel(
  tx: Db,
  actor: Actor,
  ids: { meeting_id: string; label_id: string },
): Promise<LabelOnMeeting> {
  const label = await lockLabel(tx, actor, ids.label_id)
  const meeting = await queries.assignLabel(tx, actor.user_id, ids)
  if (!meeting) throw meetingNotFound()
  return { label, meeting }
}

/** Removing again changes nothing. */
export async function removeLabel(
  tx: Db,
  actor: Actor,
  ids: { meeting_id: string; label_id: string },
): Promise<void> {
  await lockLabel(tx, actor, ids.label_id)
  if (!(await queries.unassignLabel(tx, actor.user_id, ids))) throw meetingNotFound()
}

/**
 * Replaces the person's labels on a meeting by the map of a request; the caller has checked that the person
 * sees the meeting. Throws `bad_input` naming each label of another person.
 */
export async function replaceMeetingLabels(
  tx: Db,
  actor: Pick<Actor, 'user_id'>,
  { meeting_id, meeting_labels }: { meeting_id: string; meeting_labels: Readonly<Record<string, unknown>> },
): Promise<void> {
  const label_ids = await lockOwnLabels(tx, actor, 'meeting_labels', meeting_labels)
  await queries.replaceAssignments(tx, actor.user_id, { meeting_id, label_ids })
}

/** The same for a task, which the caller has locked. */
export async function replaceTaskLabels(
  tx: Db,
  actor: Actor,
  { task_id, task_labels }: { task_id: string; task_labels: Readonly<Record<string, unknown>> },
): Promise<void> {
  const label_ids = await lockOwnLabels(tx, actor, 'task_labels', task_labels)
  await queries.replaceTaskAssignments(tx, actor.user_id, { task_id, label_ids })
}

/** Locks the labels in a field of a request. */
async function lockOwnLabels(
  tx: Db,
  actor: Pick<Actor, 'user_id'>,
  field: 'meeting_labels' | 'task_labels',
  labels: Readonly<Record<string, unknown>>,
): Promise<string[]> {
  // PostgreSQL writes ids in lower case, whatever case the request used.
  const label_ids = [...new Set(Object.keys(labels).map((label_id) => label_id.toLowerCase()))]
  const own = new Set(
    (await queries.lockLabels(tx, actor.user_id, label_ids)).map(({ label_id }) => label_id),
  )
  const unknown = label_ids.filter((label_id) => !own.has(label_id))
  if (unknown.length > 0) {
    const message = 'You have no such label.'
    throw new AppError('bad_input', message, {
      errors: unknown.map((label_id) => ({ path: `${field}.${label_id}`, message })),
    })
  }
  return label_ids
}

async function lockLabel(tx: Db, actor: Actor, label_id: string): Promise<queries.LabelRow> {
  const [label] = await queries.lockLabels(tx, actor.user_id, [label_id])
  if (!label) throw labelNotFound()
  return label
}

function titleTaken(): AppError {
  const message = 'You have a label with this title already.'
  return new AppError('conflict', message, { errors: [{ path: 'label_title', message }] })
}

function labelNotFound(): AppError {
  return new AppError('not_found', 'Label not found.')
}

function meetingNotFound(): AppError {
  return new AppError('not_found', 'Meeting not found.')
}
