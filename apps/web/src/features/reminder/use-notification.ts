import type { Occurrence } from '@meridian/contract'
import { useEffect } from 'react'
import { claimNotification, useReminders } from '../../platform/state/reminders.ts'
import { t } from '../../platform/text/text.ts'
import { keyOf } from './due-reminders.ts'

/** A tab that is seen shows its card at once; the others wait for it, so that no user is notified twice. */
const wait_ms = 1500

/**
 * Shows a notification of the system for what is due while this tab is not seen, if the person asked for that: one
 * for each occurrence, whichever tab is first.
 */
export function useNotification(
  due: readonly Occurrence[],
  user_id: string,
  describe: (occurrence: Occurrence) => string,
): void {
  const isWanted = useReminders((reminders) => reminders.user_id === user_id && reminders.has_notifications)
  useEffect(() => {
    if (!isWanted || due.length === 0) return undefined
    if (document.visibilityState === 'visible') {
      for (const occurrence of due) claimNotification(user_id, keyOf(occurrence))
      return undefined
    }
    const timer = setTimeout(() => {
      for (const occurrence of due) {
        if (claimNotification(user_id, keyOf(occurrence))) show(occurrence, describe(occurrence))
      }
    }, wait_ms)
    return () => clearTimeout(timer)
  }, [due, user_id, isWanted, describe])
}

function show(occurrence: Occurrence, body: string): void {
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return
  try {
    const title = occurrence.meeting_title || t('No title provided')
    const notification = new Notification(title, { body, tag: keyOf(occurrence), icon: '/favicon.svg' })
    notification.addEventListener('click', () => {
      window.focus()
      notification.close()
    })
  } catch {
    // Some browsers of phones know notifications of installed apps alone; the card is there all the same.
  }
}
