import { logout } from '@meridian/contract'
import { useQueryClient } from '@tanstack/react-query'
import { callLast } from '../api/call-last.ts'
import { confirmSignOut, useChangeQueue } from '../offline/change-queue.ts'
import { showError } from '../state/toasts.ts'
import { commitOffered } from '../state/undo.ts'
import { forgetUser, useSessionEnd } from './session.ts'
import { listUnsavedInput } from './unsaved-inputs.ts'

/** Whether changes are left that could not be sent. */
async function hasUnsent(): Promise<boolean> {
  if (!isWaiting()) return false
  await (await import('../offline/offline.ts')).sendWaiting()
  return isWaiting()
}

function isWaiting(): boolean {
  return useChangeQueue.getState().changes.length > 0
}

/** The way out of this browser, or of all there are. */
export function useSignOut() {
  const cache = useQueryClient()
  return async (everywhere: boolean, isSure = false) => {
    if (!isSure) {
      const [isUnsent, unsaved] = [await hasUnsent(), await listUnsavedInput()]
      if (isUnsent || unsaved.length > 0) return confirmSignOut({ everywhere, unsaved })
    }
    // What was just deleted is told to the server while this session may still say it.
    await commitOffered()
    // What is still on its way would be refused once the session has ended.
    await cache.cancelQueries()
    const leave = () => {
      forgetUser()
      cache.clear()
    }
    // Before the call: when its session ends, the stream of live changes may be first to hear of it.
    useSessionEnd.setState('logged_out')
    try {
      await callLast(logout, { body: { everywhere } }, leave)
    } catch (error) {
      // Leaving this browser must work without a connection; ending the other sessions cannot.
      if (everywhere) {
        useSessionEnd.setState(null)
        void cache.invalidateQueries()
        return showError(error)
      }
      leave()
    }
  }
}
