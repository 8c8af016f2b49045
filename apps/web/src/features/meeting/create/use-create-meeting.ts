import type { Meeting } from '@meridian/contract'
import { create } from 'zustand'
import type { MeetingForm } from './form/meeting-form.ts'

/** What a new form may start with; dates and times are in `meeting_timezone`. */
export type Prefill = Partial<MeetingForm>

/** A form that is asked for: a new meeting, or one that exists. */
export type Opening =
  | {
      readonly kind: 'create'
      readonly prefill: Prefill
      /** The prefill says what the meeting is about, so that a draft of another one has no part in it. */
      readonly isAnew?: boolean | undefined
      /** A deleted meeting comes back. */
      readonly isAgain?: boolean | undefined
      readonly id: number
    }
  | { readonly kind: 'edit'; readonly meeting: Meeting; readonly form?: MeetingForm; readonly id: number }

/** Opens and closes the one Create Event dialog, from anywhere below the shell that mounts it. */
export function useCreateMeeting() {
  return { open, close }
}

/** For the dialog itself: what it shows, or null while it is closed. */
export function useOpening(): Opening | null {
  return useStore(({ opening }) => opening)
}

const useStore = create<{ opening: Opening | null; count: number }>()(() => ({ opening: null, count: 0 }))

function open(
  wish:
    | { readonly prefill?: Prefill; readonly isAnew?: boolean; readonly isAgain?: boolean }
    | { readonly meeting: Meeting; readonly form?: MeetingForm } = {},
): void {
  useStore.setState(({ count }) => ({
    count: count + 1,
    opening:
      'meeting' in wish
        ? { kind: 'edit', meeting: wish.meeting, form: wish.form, id: count }
        : {
            kind: 'create',
            prefill: wish.prefill ?? {},
            isAnew: wish.isAnew,
            isAgain: wish.isAgain,
            id: count,
          },
  }))
}

function close(): void {
  useStore.setState({ opening: null })
}
