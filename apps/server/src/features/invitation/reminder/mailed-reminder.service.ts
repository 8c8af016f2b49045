import { day_ms } from '@meridian/engine'
import { inTransaction } from '../../../platform/postgres/db.ts'
import type { JobCall } from '../../../platform/jobs/jobs.ts'
import { claimReminders, listReminded } from './mailed-reminder.queries.ts'
import {
  at_start_ms,
  type DueReminder,
  dueReminders,
  longest_reminder_ms,
  reminderMail,
} from './mailed-reminder.rules.ts'
import { sendOnce } from '../../outbox/outbox.api.ts'

/**
 * Mails reminders to all people who want them, for each occurrence once, over any number of processes and
 * interruptions. Costs one query where none is due.
 */
export async function mailReminders({ db, config, box, now, log }: JobCall): Promise<void> {
  const moment = now()
  const nowMs = moment.getTime()
  const window = { from: new Date(nowMs - at_start_ms), to: new Date(nowMs + longest_reminder_ms) }
  const due = dueReminders(await listReminded(db, window), nowMs)
  if (due.length === 0) return
  await inTransaction(db, async (tx) => {
    const claimed = await claimReminders(tx, due.map(keyOf), new Date(nowMs - day_ms))
    const names = new Set(claimed.map((key) => nameOf(key)))
    for (const reminder of due.filter((one) => names.has(nameOf(keyOf(one))))) {
      const { user_id, primary_email: address, meeting_id: about_id } = reminder.row
      const time = new Date(reminder.starts_ms).toISOString()
      const mail = reminderMail(reminder, config.publicUrl)
      const uselessAt = new Date(reminder.useless_ms)
      const key = { address, about_id, kind: 'reminder', time } as const
      await sendOnce(tx, box, { key, user_id, route: 'instance', mail, uselessAt }, moment)
    }
    if (claimed.length > 0) log.info({ reminders: claimed.length }, 'reminders are being mailed')
  })
}

function keyOf({ row: { user_id, meeting_id }, starts_ms }: DueReminder) {
  return { user_id, meeting_id, starts_at: new Date(starts_ms) }
}

function nameOf({ user_id, meeting_id, starts_at }: ReturnType<typeof keyOf>): string {
  return `${user_id} ${meeting_id} ${starts_at.getTime()}`
}
