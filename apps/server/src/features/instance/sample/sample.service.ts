import type { SampleState } from '@meridian/contract'
import { AppError } from '../../../platform/errors.ts'
import { type Db, inTransaction } from '../../../platform/postgres/db.ts'
import type { Actor } from '../../../platform/security/auth.ts'
import { deleteEmptyFileMailbox } from '../../connection/connection.api.ts'
import { deleteImportedMails, importMails } from '../../mail/mail.api.ts'
import { deleteMeeting, importMeetings } from '../../meeting/meeting.api.ts'
import { createTask, deleteVisibleTask } from '../../task/task.api.ts'
import { formatSampleCalendar, sample_uids } from './sample-calendar.rules.ts'
import { formatSampleMails, sample_message_ids } from './sample-mails.rules.ts'
import { planned_tasks, taskBody } from './sample-plan.rules.ts'
import { translateSample } from './sample-words.rules.ts'
import * as queries from './sample.queries.ts'

export async function getSample(db: Db, { user_id }: Pick<Actor, 'user_id'>): Promise<SampleState> {
  const has_sample = (await queries.findSample(db, user_id)) !== undefined
  return { has_sample, may_create: !has_sample && (await queries.isEmptyAccount(db, user_id)) }
}

/**
 * Fills an empty account with made-up data. Its meetings are those of a calendar file without guests, and its mails
 * those of a mail file: neither is ever mailed or pushed. Throws `conflict` unless the account is empty.
 */
export async function createSample(db: Db, actor: Actor, now: Date): Promise<SampleState> {
  const { user_id, full_name, timezone } = actor
  const { primary_email, language } = await queries.getReader(db, user_id)
  await inTransaction(db, (tx) => createOwn(tx, actor, language, now))
  try {
    await importMeetings(db, user_id, { source: formatSampleCalendar(timezone, language, now) }, now)
    const reader = { name: full_name, address: primary_email, language }
    await importMails(db, actor, Buffer.from(formatSampleMails(reader, now)), now)
  } catch (problem) {
    await inTransaction(db, (tx) => deleteSample(tx, actor, now))
    throw problem
  }
  return getSample(db, actor)
}

/** Removes the made-up data, also what the person has changed of it. Throws `not_found` without any. */
export async function deleteSample(tx: Db, actor: Pick<Actor, 'user_id'>, now: Date): Promise<void> {
  const { user_id } = actor
  const sample = await queries.findSample(tx, user_id)
  if (!sample) throw new AppError('not_found', 'This account has no made-up data.')
  for (const meeting_id of await queries.listMeetingIds(tx, user_id, sample_uids))
    await deleteMeeting(tx, actor, { meeting_id, how: 'delete', series_scope: 'all' }, now)
  await deleteImportedMails(tx, user_id, sample_message_ids)
  await deleteEmptyFileMailbox(tx, user_id)
  for (const task_id of sample.task_ids) await deleteVisibleTask(tx, user_id, { task_id })
  await queries.deleteRow(tx, user_id)
}

async function createOwn(tx: Db, actor: Actor, language: string, now: Date): Promise<void> {
  const { user_id } = actor
  const isEmpty = await queries.isEmptyAccount(tx, user_id)
  const row = { user_id, task_ids: [], created_at: now }
  if (!isEmpty || !(await queries.insertSample(tx, row)))
    throw new AppError('conflict', 'Made-up data is only created in an empty account.')
  const task_ids: string[] = []
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(actor.timezone)
  for (const task of translateSample(planned_tasks, language)) {
    const body = {
      task_status: 'backlog',
      task_priority: 'medium',
      task_due_date: null,
      task_labels: {},
      ...taskBody(task, today.toPlainDate()),
    } as const
    task_ids.push((await createTask(tx, actor, body, now)).task_id)
  }
  await queries.updateSample(tx, user_id, { task_ids })
}
