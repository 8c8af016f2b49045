import { Share } from 'lucide'
import { useEffect } from 'react'
import { useHotkey } from '../../../platform/state/hotkeys.ts'
import { t } from '../../../platform/text/text.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { endSharing, share_button_id, startSharing, stopSharing, useSharedTimes } from './share-times.ts'

/** Begins and ends marking free times. */
export function ShareButton() {
  const isSharing = useSharedTimes() !== null
  const toggle = isSharing ? stopSharing : startSharing
  useHotkey({ keys: 's', label: t('Share free times'), group: t('Calendar') }, toggle)
  // What is marked belongs to the days and hours beside the button.
  useEffect(() => stopSharing, [])
  return (
    <span id={share_button_id} className="flex">
      <IconButton
        label={t('Share free times')}
        icon={Share}
        size="sm"
        shortcut="S"
        aria-pressed={isSharing}
        onPress={toggle}
        className="aria-pressed:bg-accent-soft aria-pressed:text-accent-text"
      />
    </span>
  )
}

/** Ends marking with the week and the day, where no button stands beside them. */
export function SharingEnd() {
  useEffect(() => endSharing, [])
  return null
}
