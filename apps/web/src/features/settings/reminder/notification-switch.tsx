import { useState } from 'react'
import { setNotifications, useReminders } from '../../../platform/state/reminders.ts'
import { t } from '../../../platform/text/text.ts'
import { Switch } from '../../../ui/form/switch.tsx'

interface NotificationSwitchProps {
  readonly user_id: string
  /** There are no reminders at all. */
  readonly isOff: boolean
}

/** Asks the browser when it is switched on, and never before. Nothing where the browser knows no notifications. */
export function NotificationSwitch({ user_id, isOff }: NotificationSwitchProps) {
  const isWanted = useReminders((reminders) => reminders.user_id === user_id && reminders.has_notifications)
  const [permission, setPermission] = useState(readPermission)
  if (permission === undefined) return null
  const isDenied = permission === 'denied'

  async function change(isSelected: boolean) {
    const given = isSelected ? await Notification.requestPermission() : permission
    setPermission(given)
    setNotifications(user_id, isSelected && given === 'granted')
  }

  return (
    <div>
      <Switch
        isSelected={isWanted && permission === 'granted'}
        isDisabled={isOff || isDenied}
        onChange={(isSelected) => void change(isSelected)}
      >
        {t('Also as a system notification')}
      </Switch>
      <p className="mt-1 ps-9.5 text-xs text-muted">
        {isDenied
          ? t("Your browser blocks notifications from this site. Allow them in the browser's settings.")
          : t('While Meridian is open in the background. Applies to this browser only.')}
      </p>
    </div>
  )
}

function readPermission(): NotificationPermission | undefined {
  return 'Notification' in globalThis ? Notification.permission : undefined
}
