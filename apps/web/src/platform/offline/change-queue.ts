import { create } from 'zustand'
import type { InputKind } from '../session/unsaved-inputs.ts'

/** How a meeting or task looks while a change of it waits. */
export interface OptimisticFields {
  readonly id_field: 'meeting_id' | 'task_id'
  readonly id: string
  /** The only occurrence that is meant; null where all are. */
  readonly original_start_timestamp: string | null
  readonly fields: Readonly<Record<string, unknown>>
}

export type ChangeKind =
  | 'create_meeting'
  | 'update_meeting'
  | 'delete_meeting'
  | 'answer_meeting'
  | 'create_task'
  | 'create_meeting_task'
  | 'update_task'

/** A change that was made without a connection. */
export interface QueuedChange {
  /** Also its Idempotency-Key. */
  readonly change_id: string
  readonly user_id: string
  readonly made_at: number
  readonly kind: ChangeKind
  /** What the call takes. */
  readonly input: Readonly<Record<string, unknown>>
  /** Of the meeting or task. */
  readonly title: string
  /** The meeting or task; null for a new one. */
  readonly about: string | null
  readonly shown: OptimisticFields | null
  /** What hides a deleted meeting. */
  readonly hidden: string | null
  /** What was typed, for the form that opens it again. */
  readonly typed: Readonly<Record<string, unknown>> | null
  /** Why the server refused it; null while it waits. */
  readonly problem: string | null
}

/** The changes of the signed-in person that wait or were refused, the oldest first; the same in all windows. */
export const useChangeQueue = create<ChangeQueue>()(() => ({ changes: [], leaving: null }))

interface ChangeQueue {
  readonly changes: readonly QueuedChange[]
  /** The sign-out that is asked about, because it deletes what waits and what is not saved. */
  readonly leaving: { readonly everywhere: boolean; readonly unsaved: readonly InputKind[] } | null
}

export function confirmSignOut(leaving: ChangeQueue['leaving']): void {
  useChangeQueue.setState({ leaving })
}

/** Whether a change of this meeting or task waits for the connection. */
export function useIsQueued(id: string): boolean {
  return useChangeQueue(({ changes }) =>
    changes.some(({ about, problem }) => about === id && problem === null),
  )
}
