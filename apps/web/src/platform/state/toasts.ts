import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast'
import type { ToastAction, ToastNote } from '../../ui/toast/toast-card.tsx'
import { ApiError } from '../api/api-error.ts'
import { success_listeners } from '../api/success-listeners.ts'
import { t } from '../text/text.ts'

/** What the Toaster shows: the newest in front, the others gathered behind it. */
export const toasts = new ToastQueue<ToastNote>()

const open = new Map<string, string>()

/** The newest failure of each action. */
const failed = new Map<string, { readonly address: string; readonly close: () => void }>()

function closeFailed(succeeded: string): void {
  for (const [action, { address, close }] of failed) {
    if (address !== succeeded) continue
    close()
    failed.delete(action)
  }
}

/** Something the user did succeeded. Stays for 5 s, or as long as its action can be used. */
export function showSuccess(text: string, action?: ToastAction, durationMs = 5000): void {
  show({ kind: 'success', text, action }, durationMs)
}

/** As `showSuccess`, for an action that can be done elsewhere too. Returns what closes it. */
export function showClosableSuccess(
  text: string,
  action: ToastAction | undefined,
  durationMs: number,
): () => void {
  return show({ kind: 'success', text, action }, durationMs)
}

/** For a message that says what was done and offers to take it back. */
export function undoAction(onPress: () => void): ToastAction {
  return { label: t('Undo'), onPress, offered_at: performance.now() }
}

/** A refresh the user asked for succeeded. Stays for 1 s; never said about what is fetched unasked. */
export function showRefreshed(text: string): void {
  show({ kind: 'success', text }, 1000)
}

/**
 * Something failed. Stays until it is closed, the same call succeeds or the same action fails anew. The sentence is the
 * error's own; `otherwise`, the words of the screen, where no answer came or nothing was said.
 */
export function showError(error: unknown, otherwise?: string, action?: ToastAction): void {
  const call = error instanceof ApiError ? error.call : undefined
  if (call) failed.get(call.action)?.close()
  const close = show({ kind: 'error', text: sentenceOf(error, otherwise), action })
  if (!call) return
  failed.set(call.action, { address: call.address, close })
  success_listeners.add(closeFailed)
}

function sentenceOf(error: unknown, otherwise: string | undefined): string {
  if (typeof error === 'string') return error
  const isUnanswered = error instanceof ApiError && error.status === 0
  if (isUnanswered && otherwise !== undefined) return otherwise
  const said = error instanceof Error ? error.message : ''
  return said || (otherwise ?? t('Something went wrong. Please try again.'))
}

/** Something that counts down; heard once, by its first words. Returns what closes it. */
export function showCountdown(note: Pick<ToastNote, 'text' | 'Ticking' | 'action'>): () => void {
  const key = toasts.add({ kind: 'info', ...note })
  return () => toasts.close(key)
}

/** The same sentence is never there twice: the earlier one makes room. */
function show(note: ToastNote, timeout?: number): () => void {
  const id = `${note.kind} ${note.text}`
  const earlier = open.get(id)
  if (earlier !== undefined) toasts.close(earlier)
  const key = toasts.add(note, { timeout, onClose: () => open.get(id) === key && open.delete(id) })
  open.set(id, key)
  return () => toasts.close(key)
}
