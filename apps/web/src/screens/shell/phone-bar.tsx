import { Plus } from 'lucide-react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { useCreateMeeting } from '../../features/meeting/create/use-create-meeting.ts'
import { t } from '../../platform/text/text.ts'
import { formatTime } from '../../platform/time/format.ts'
import { useClock } from '../../platform/time/use-clock.ts'
import { useNow } from '../../platform/time/use-now.ts'
import { abbreviationOf } from '../../platform/time/zones.ts'
import { Icon } from '../../ui/icon.tsx'
import { Logo } from '../../ui/logo.tsx'
import { PhoneJumpButton } from './palette.tsx'

/** The top bar of a phone: name, clock, search, create. */
export function PhoneBar({ isPersonal }: { readonly isPersonal: boolean }) {
  const clock = useClock()
  const now = useNow(60_000)
  const { open } = useCreateMeeting()
  return (
    <header className="sticky top-0 z-10 flex h-14 items-center gap-1 border-b border-border bg-surface pe-3 ps-4 md:hidden">
      <span className="flex items-center gap-2.25 text-md font-semibold tracking-[-0.011em]">
        <Logo />
        Meridian
      </span>
      <span className="flex-1" />
      <span className="flex items-center gap-1.5 px-2 whitespace-nowrap text-text-2">
        <b className="num font-medium text-text">{formatTime(now, clock)}</b>
        <span className="max-[22rem]:hidden">{abbreviationOf(clock.zone, now)}</span>
      </span>
      <PhoneJumpButton />
      {isPersonal && (
        <AriaButton
          aria-label={t('Create Event')}
          onPress={() => open()}
          className="grid size-11 flex-none place-items-center rounded-lg bg-accent text-on-accent shadow-[var(--edge-accent),var(--sh-xs)] data-pressed:bg-accent-pressed"
        >
          <Icon of={Plus} size={20} />
        </AriaButton>
      )}
    </header>
  )
}
