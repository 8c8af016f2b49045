import type { QueryClient } from '@tanstack/react-query'
import { showError, showSuccess, undoAction } from '../../../../platform/state/toasts.ts'
import { rememberAct } from '../../../../platform/state/undo.ts'
import { refreshMeetings } from '../../refresh-meetings.ts'

interface Reversal {
  /** What was done. */
  readonly text: string
  readonly about: string
  readonly takeBack: () => Promise<unknown>
  /** What is said once it is taken back. */
  readonly done: string
}

/** The action of a toast that takes what was saved back, once. */
export function undoSaving(queries: QueryClient, { text, about, takeBack, done }: Reversal) {
  const undo = async () => {
    try {
      await takeBack()
      showSuccess(done)
    } catch (problem) {
      showError(problem)
    }
    await refreshMeetings(queries)
  }
  return undoAction(rememberAct({ text, about, takeBack: () => void undo() }))
}
