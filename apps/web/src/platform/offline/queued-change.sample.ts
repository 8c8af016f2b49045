import type { QueuedChange } from './change-queue.ts'

/** A change that waits, everything about it plausible. */
export function aChange(part: Partial<QueuedChange>): QueuedChange {
  return {
    change_id: crypto.randomUUID(),
    user_id: 'mara',
    made_at: 0,
    kind: 'update_meeting',
    input: { params: { meeting_id: 'a' }, body: { meeting_title: 'New', updated_at: 'v1' } },
    title: 'New',
    about: 'a',
    shown: null,
    hidden: null,
    typed: null,
    problem: null,
    ...part,
  }
}
