import type { Meeting } from '@meridian/contract'
import { useSyncExternalStore } from 'react'
import type { MeetingForm } from './form/meeting-form.ts'

/** What a new form may start with; dates and times are in `meeting_timezone`. */
export type Prefill = Partial<MeetingForm>

/** A form that is asked for: a new meeting, or one that exists. */
export type Opening =
  | { readonly kind: 'create'; readonly prefill: Prefill; readonly id: number }
  | { readonly kind: 'edit'; readonly meeting: Meeting; readonly form?: MeetingForm; readonly id: number }

/** Opens and closes the one Create Event dialog, from anywhere below the shell that mounts it. */
export function useCreateMeeting() {
  return { open, close }
}

/** For the dialog itself: what it shows, or null while it is closed. */
export function useOpening(): Opening | null {
  return useSyncExternalStore(subscribe, () => opening)
}

let opening: Opening | null = null
let openings = 0
const listeners = new Set<() => void>()

function open(
  wish: { readonly prefill?: Prefill } | { readonly meeting: Meeting; readonly form?: MeetingForm } = {},
): void {
  openings += 1
  set(
    'meeting' in wish
      ? { kind: 'edit', meeting: wish.meeting, form: wish.form, id: openings }
      : { kind: 'create', prefill: wish.prefill ?? {}, id: openings },
  )
}

function close(): void {
  set(null)
}

function set(next: Opening | null): void {
  opening = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
