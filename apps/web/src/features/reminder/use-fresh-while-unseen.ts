import { listOccurrences } from '@meridian/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { keyOf } from '../../platform/api/queries.ts'
import { useReminders } from '../../platform/state/reminders.ts'

const asked_every_ms = 5 * 60_000

/** A window that is not seen hears of no changes, yet must not notify of what was cancelled meanwhile. */
export function useFreshWhileUnseen(): void {
  const client = useQueryClient()
  const isNeeded = useReminders(({ has_notifications }) => has_notifications)
  useEffect(() => {
    if (!isNeeded) return undefined
    const timer = setInterval(() => {
      if (document.visibilityState === 'hidden')
        void client.invalidateQueries({ queryKey: keyOf(listOccurrences) })
    }, asked_every_ms)
    return () => clearInterval(timer)
  }, [client, isNeeded])
}
