import { logout } from '@meridian/contract'
import { useQueryClient } from '@tanstack/react-query'
import { call } from './api.ts'
import { forgetUser } from './session.ts'
import { sayFailed } from './toasts.ts'
import { settle } from './undo.ts'

/** The way out of this browser, or of all there are. */
export function useSignOut() {
  const cache = useQueryClient()
  return async (everywhere: boolean) => {
    // What was just deleted is told to the server while this session may still say it.
    await settle()
    try {
      await call(logout, { body: { everywhere } })
    } catch (error) {
      // Leaving this browser must work without a connection; ending the other sessions cannot.
      if (everywhere) return sayFailed(error)
    }
    forgetUser()
    cache.clear()
  }
}
