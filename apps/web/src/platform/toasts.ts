import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast'
import type { ToastNote } from '../ui/toaster.tsx'
import { t } from './text/text.ts'

/** What the Toaster shows: the newest four, the rest wait. */
export const toasts = new ToastQueue<ToastNote>({ maxVisibleToasts: 4 })

const open = new Map<string, string>()

/** Something the user did succeeded. Stays for 5 s. */
export function sayDone(text: string, action?: ToastNote['action']): void {
  say({ kind: 'success', text, action }, 5000)
}

/** A refresh the user asked for succeeded. Stays for 1 s; never said about what is fetched unasked. */
export function sayFetched(text: string): void {
  say({ kind: 'success', text }, 1000)
}

/** Something failed. Stays until it is closed. The sentence is the error's own, or `otherwise`. */
export function sayFailed(
  error: unknown,
  otherwise = t('Something went wrong. Please try again.'),
  action?: ToastNote['action'],
): void {
  const text =
    typeof error === 'string' ? error : error instanceof Error && error.message ? error.message : otherwise
  say({ kind: 'error', text, action })
}

/** The same sentence is never there twice: the earlier one makes room. */
function say(note: ToastNote, timeout?: number): void {
  const id = `${note.kind} ${note.text}`
  const earlier = open.get(id)
  if (earlier !== undefined) toasts.close(earlier)
  const key = toasts.add(note, { timeout, onClose: () => open.get(id) === key && open.delete(id) })
  open.set(id, key)
}
