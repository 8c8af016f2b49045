import type { Interval } from '@meridian/engine'
import { create } from 'zustand'
import { withMark, withReplaced } from './share-text.ts'

interface Sharing {
  /** Null while the calendar does what it always does. */
  readonly times: readonly Interval[] | null
}

const useStore = create<Sharing>()(() => ({ times: null }))

/** The free times that are marked to be shared, the earliest first; null while none are being marked. */
export function useSharedTimes(): readonly Interval[] | null {
  return useStore(({ times }) => times)
}

export function startSharing(): void {
  useStore.setState({ times: [] })
}

/** Forgets the marked times and gives the focus to the button that began it. */
export function stopSharing(): void {
  useStore.setState({ times: null })
  document.querySelector<HTMLElement>(`#${share_button_id} button`)?.focus()
}

/** Forgets the marked times where the days that they belong to are left. */
export function endSharing(): void {
  useStore.setState({ times: null })
}

/** Puts a changed time in the place of a marked one. */
export function replaceTime(before: Interval, after: Interval): void {
  const { times } = useStore.getState()
  if (times) useStore.setState({ times: withReplaced(times, before, after) })
}

/** Marks a time, or unmarks it where all of it is marked. Answers whether it is marked now. */
export function markTime(marked: Interval): boolean {
  const before = useStore.getState().times ?? []
  const times = withMark(before, marked)
  useStore.setState({ times })
  return times.some(([start, end]) => start <= marked[0] && marked[1] <= end)
}

export const share_button_id = 'share-times'
