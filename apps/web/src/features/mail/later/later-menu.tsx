import { CalendarClock, Sunrise, Sunset } from 'lucide'
import { type ReactElement, Suspense, useState } from 'react'
import { t } from '../../../platform/text/text.ts'
import { useClock } from '../../../platform/time/use-clock.ts'
import { useNow } from '../../../platform/time/use-now.ts'
import { Menu, type MenuAction } from '../../../ui/overlay/menu.tsx'
import { lazyPart } from '../../../ui/state/lazy-part.tsx'
import { laterTimes } from './later-times.ts'
import { suggestionWords } from './later-words.ts'

const PickTimeDialog = lazyPart(async () => ({
  default: (await import('./pick-time-dialog.tsx')).PickTimeDialog,
}))

interface LaterMenuProps {
  readonly label: string
  readonly trigger: ReactElement
  readonly onPick: (at: string) => void
  /** Above the times. */
  readonly first?: readonly MenuAction[]
}

/** Times to come back to something: this evening, tomorrow, Monday, or a picked one. */
export function LaterMenu({ label, trigger, onPick, first = [] }: LaterMenuProps) {
  const clock = useClock()
  const nowMs = useNow(60_000)
  const [isPicking, setPicking] = useState(false)
  const times = laterTimes(nowMs, clock.zone).map((time) => ({
    id: time.id,
    label: suggestionWords(time, clock),
    icon: time.id === 'today' ? Sunset : Sunrise,
    onAction: () => onPick(time.at),
  }))
  const pick = {
    id: 'pick',
    label: t('Pick a time…'),
    icon: CalendarClock,
    onAction: () => setPicking(true),
  }
  return (
    <>
      <Menu
        label={label}
        trigger={trigger}
        groups={first.length > 0 ? [first, [...times, pick]] : [[...times, pick]]}
      />
      {isPicking && (
        <Suspense>
          <PickTimeDialog
            title={label}
            onPick={(at) => {
              setPicking(false)
              onPick(at)
            }}
            onClose={() => setPicking(false)}
          />
        </Suspense>
      )}
    </>
  )
}
