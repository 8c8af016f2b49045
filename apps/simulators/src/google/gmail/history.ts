import { week_ms } from '../../durations.ts'
import type { HistoryKind, HistoryMention, HistoryRecord, Mailbox } from './mailbox.ts'

export interface HistoryQuestion {
  readonly start_id: number
  readonly kinds: readonly HistoryKind[]
  readonly label_id: string | undefined
  readonly after_id: number
  readonly max: number
}

/** What happened after a history id, oldest first, or nothing when that id is too old or was never given. */
export function findHistory(
  mailbox: Mailbox,
  { start_id, kinds, label_id, after_id, max }: HistoryQuestion,
  nowMs: number,
): { records: HistoryRecord[]; isComplete: boolean } | undefined {
  if (start_id < floorOf(mailbox, nowMs) || start_id > mailbox.history_id) return undefined
  const found = mailbox.history
    .filter(({ id }) => id > Math.max(start_id, after_id))
    .filter(({ kind }) => kinds.length === 0 || (kind !== undefined && kinds.includes(kind)))
    .map((record) => ({ ...record, messages: record.messages.filter((one) => concerns(one, label_id)) }))
    .filter(({ messages }) => messages.length > 0)
  return { records: found.slice(0, max), isComplete: found.length <= max }
}

/** A record as `history.list` shows it; one without a kind has only `messages`. */
export function presentRecord({ id, messages, kind }: HistoryRecord) {
  return {
    id: String(id),
    messages: messages.map(({ id, thread_id }) => ({ id, threadId: thread_id })),
    ...(kind && { [kind]: messages.map((mention) => presentMention(kind, mention)) }),
  }
}

/** "Typically at least a week": ours is exactly one. */
const history_life_ms = week_ms

function floorOf({ history, history_floor }: Mailbox, nowMs: number): number {
  const expired = history.findLast(({ at_ms }) => at_ms < nowMs - history_life_ms)
  return Math.max(history_floor, expired?.id ?? 0)
}

function concerns({ label_ids, changed }: HistoryMention, label_id: string | undefined): boolean {
  return label_id === undefined || label_ids.includes(label_id) || changed.includes(label_id)
}

function presentMention(kind: HistoryKind, { id, thread_id, label_ids, changed }: HistoryMention) {
  const message = {
    id,
    threadId: thread_id,
    // A message without any label has no list of them.
    ...(label_ids.length > 0 && { labelIds: label_ids }),
  }
  return kind.startsWith('labels') ? { message, labelIds: changed } : { message }
}
