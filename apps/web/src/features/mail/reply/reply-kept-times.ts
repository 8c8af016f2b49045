import { isRecord } from '../../../platform/is-record.ts'
import type { DraftedTime } from './reply-text.ts'

/** The times of drafts, by mail. */
export type StoredTimes = Readonly<Record<string, readonly DraftedTime[]>>

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const key = 'offered_times'

/** What was kept for this window, so that a draft still knows its times when the page was loaded anew. */
export function readTimes(storage: Shelf): StoredTimes {
  const kept = parsed(storage)
  return Object.fromEntries(
    Object.entries(kept).map(([mail_id, times]) => [
      mail_id,
      Array.isArray(times) ? times.flatMap((time) => timeIn(time) ?? []) : [],
    ]),
  )
}

export function writeTimes(storage: Shelf, times: StoredTimes): void {
  const some = Object.entries(times).filter(([, own]) => own.length > 0)
  try {
    if (some.length === 0) storage.removeItem(key)
    else storage.setItem(key, JSON.stringify(Object.fromEntries(some)))
  } catch {
    // A full storage is harmless: the times are kept in memory until the page is left.
  }
}

function parsed(storage: Shelf): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(storage.getItem(key) ?? '{}')
    return isRecord(value) ? value : {}
  } catch {
    return {}
  }
}

function timeIn(value: unknown): DraftedTime | undefined {
  if (!isRecord(value) || !Array.isArray(value['slot'])) return undefined
  const [start, end] = value['slot']
  const { words, link_line = null } = value
  const isTime = typeof start === 'string' && typeof end === 'string' && !Number.isNaN(Date.parse(start))
  if (!isTime || (typeof words !== 'string' && words !== null)) return undefined
  return { slot: [start, end], words, link_line: typeof link_line === 'string' ? link_line : null }
}
