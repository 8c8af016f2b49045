import { create } from 'zustand'
import { day_ms } from '@meridian/engine'
import { isRecord } from '../is-record.ts'

/** What became of a reminder. */
export interface HandledReminder {
  readonly start_timestamp: string
  /** Epoch milliseconds at which it comes back; null when it was dismissed. */
  readonly until: number | null
}

/** What this browser keeps about reminders, the same in all its tabs. */
export interface Reminders {
  /** Whose they are. */
  readonly user_id: string | null
  /** Whether the person asked for notifications of the system besides. */
  readonly has_notifications: boolean
  /** By the key of the occurrence. */
  readonly held: Readonly<Record<string, HandledReminder>>
  /** Keys of what a notification was shown for. */
  readonly notified: readonly string[]
}

const none: Reminders = { user_id: null, has_notifications: false, held: {}, notified: [] }
const notified_max = 100

export const useReminders = create<Reminders>()(() => readReminders(stored()))

/** Puts a reminder aside, for good or until a moment. What is of another person, or long over, is forgotten. */
export function storeHandled(user_id: string, key: string, held: HandledReminder, nowMs: number): void {
  const own = ownReminders(user_id)
  const recent = Object.entries(own.held).filter(
    ([, { start_timestamp }]) => Date.parse(start_timestamp) > nowMs - day_ms,
  )
  change({ ...own, held: { ...Object.fromEntries(recent), [key]: held } })
}

/** Whether this tab is the one to show the notification: true once for each key. */
export function claimNotification(user_id: string, key: string): boolean {
  const own = ownReminders(user_id)
  if (own.notified.includes(key)) return false
  change({ ...own, notified: [...own.notified, key].slice(-notified_max) })
  return true
}

export function setNotifications(user_id: string, has_notifications: boolean): void {
  change({ ...ownReminders(user_id), has_notifications })
}

/** What was kept; anything of another shape counts as not kept. */
export function readReminders(text: string | null): Reminders {
  const kept = parsed(text)
  if (!isRecord(kept)) return none
  const { user_id, has_notifications, held, notified } = kept
  return {
    user_id: typeof user_id === 'string' ? user_id : null,
    has_notifications: has_notifications === true,
    held: isRecord(held) ? Object.fromEntries(Object.entries(held).flatMap(parseHandled)) : {},
    notified: Array.isArray(notified) ? notified.filter((key) => typeof key === 'string') : [],
  }
}

function parseHandled([key, value]: [string, unknown]): [string, HandledReminder][] {
  if (!isRecord(value)) return []
  const { start_timestamp, until } = value
  if (typeof start_timestamp !== 'string' || (typeof until !== 'number' && until !== null)) return []
  return [[key, { start_timestamp, until }]]
}

/** As the storage has it, where another tab may have been quicker than its event. */
function ownReminders(user_id: string): Reminders {
  const kept = readReminders(stored())
  return kept.user_id === user_id ? kept : { ...none, user_id }
}

function change(reminders: Reminders): void {
  useReminders.setState(reminders)
  try {
    localStorage.setItem('reminders', JSON.stringify(reminders))
  } catch {
    // What cannot be kept still holds in this tab.
  }
}

function stored(): string | null {
  try {
    return globalThis.localStorage?.getItem('reminders') ?? null
  } catch {
    return null
  }
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

globalThis.addEventListener?.('storage', ({ key, newValue }) => {
  if (key === 'reminders') useReminders.setState(readReminders(newValue))
})
