import { Suspense, useState } from 'react'
import { useHotkey } from '../../../platform/state/hotkeys.ts'
import { t } from '../../../platform/text/text.ts'
import { lazyPart } from '../../../ui/state/lazy-part.tsx'

const PickTimeDialog = lazyPart(async () => ({
  default: (await import('./pick-time-dialog.tsx')).PickTimeDialog,
}))

interface SnoozeKeyProps {
  /** A heading of the legend. */
  readonly group: string
  readonly isEnabled: boolean
  readonly onPick: (at: string) => void
  /** Brings what is snoozed back now. */
  readonly onReturn?: (() => void) | undefined
}

/** H opens the times to snooze until, the first one focused. */
export function SnoozeKey({ group, isEnabled, onPick, onReturn }: SnoozeKeyProps) {
  const [isOpen, setOpen] = useState(false)
  useHotkey({ keys: 'h', label: t('Snooze'), group }, () => setOpen(true), isEnabled)
  if (!isOpen) return null
  return (
    <Suspense>
      <PickTimeDialog
        title={t('Snooze')}
        hasSuggestions
        onReturn={
          onReturn &&
          (() => {
            setOpen(false)
            onReturn()
          })
        }
        onPick={(at) => {
          setOpen(false)
          onPick(at)
        }}
        onClose={() => setOpen(false)}
      />
    </Suspense>
  )
}
