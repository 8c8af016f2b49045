import { isRecord } from '../../../platform/is-record.ts'
import { type KeptFile, readById, writeById } from '../../../platform/session/kept-by-id.ts'
import type { DraftedTime } from './reply-text.ts'

/** The times of drafts, by mail. */
export type StoredTimes = Readonly<Record<string, readonly DraftedTime[]>>

const key = 'unsaved_reply_times'

/** What was kept for this window, so that a draft still knows its times when the page was loaded anew. */
export function readTimes(storage: KeptFile): StoredTimes {
  return readById(storage, key, (times) =>
    Array.isArray(times) ? times.flatMap((time) => timeIn(time) ?? []) : undefined,
  )
}

export function writeTimes(storage: KeptFile, times: StoredTimes): void {
  const some = Object.entries(times).filter(([, own]) => own.length > 0)
  writeById(storage, key, Object.fromEntries(some))
}

function timeIn(value: unknown): DraftedTime | undefined {
  if (!isRecord(value) || !Array.isArray(value['slot'])) return undefined
  const [start, end] = value['slot']
  const { words, link_line = null } = value
  const isTime = typeof start === 'string' && typeof end === 'string' && !Number.isNaN(Date.parse(start))
  if (!isTime || (typeof words !== 'string' && words !== null)) return undefined
  return { slot: [start, end], words, link_line: typeof link_line === 'string' ? link_line : null }
}
