import type { Db } from '../../../platform/postgres/db.ts'
import { type TaskOwner, TaskStopped, tasksOf } from '../../../platform/workers/worker-tasks.ts'
import { beginCalendar, type CalendarMail, endCalendar } from './calendar-mail.queries.ts'
import type { Message } from './message.rules.ts'

const tasks = tasksOf<typeof import('./calendar-mail.worker.ts')>(
  new URL('./calendar-mail.worker.ts', import.meta.url),
)

/**
 * The content of a mail's calendar; null for none, `unreadable` where parsing takes too long. Records that
 * parsing is under way, so that a calendar that ends the process does so once.
 */
export async function readMailMessage(
  db: Db,
  { mail_id, user_id, calendars, timezone }: CalendarMail,
  now: Date,
  { lane }: Pick<TaskOwner, 'lane'>,
): Promise<Message | null | 'unreadable'> {
  if (calendars.length === 0) return null
  if (!(await beginCalendar(db, mail_id, now))) return 'unreadable'
  try {
    return await tasks.run('readMessage', { calendars, timezone }, { lane, person: user_id })
  } catch (problem) {
    if (problem instanceof TaskStopped) return 'unreadable'
    throw problem
  } finally {
    await endCalendar(db, mail_id)
  }
}
