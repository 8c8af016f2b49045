import { useSyncExternalStore } from 'react'
import type { ToastAction } from '../../ui/toast/toast-card.tsx'
import { toasts } from './toasts.ts'
import { undoOffered, useUndo } from './undo.ts'

interface NewestUndo {
  /** The action of the message that offers it; undefined for the undo bar. */
  readonly action: ToastAction | undefined
  readonly offered_at: number
  readonly undo: () => void
}

/** The act that the screen offered last to undo, by its bar or by a message; null where it offers none. */
export function useNewestUndo(): NewestUndo | null {
  const offer = useUndo((state) => state.offer)
  const toast = useSyncExternalStore(subscribe, findUndoToast)
  const { action } = toast?.content ?? {}
  const { offered_at = 0 } = action ?? {}
  if (toast && action && offered_at > (offer?.offered_at ?? 0)) {
    const undo = () => {
      toasts.close(toast.key)
      action.onPress()
    }
    return { action, offered_at, undo }
  }
  return offer && { action: undefined, offered_at: offer.offered_at, undo: undoOffered }
}

const subscribe = (listen: () => void) => toasts.subscribe(listen)

/** The newest toasts come first. */
function findUndoToast() {
  return toasts.visibleToasts.find(({ content }) => content.action?.offered_at !== undefined)
}
