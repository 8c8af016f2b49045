import { Plus } from 'lucide'
import { Button as AriaButton } from 'react-aria-components/Button'
import { useCreateMeeting } from '../../features/meeting/create/use-create-meeting.ts'
import { t } from '../../platform/text/text.ts'
import { Icon } from '../../ui/icon.tsx'
import { Logo } from '../../ui/logo.tsx'
import { PhoneJumpButton } from './palette.tsx'
import { PhoneClock } from './phone-clock.tsx'

/** The top bar of a phone: name, clock, search, create. The clock opens what a desktop has in its bar. */
export function PhoneBar({ isPersonal }: { readonly isPersonal: boolean }) {
  const { open } = useCreateMeeting()
  return (
    <header className="flex h-(--h-phonebar) items-center gap-1 border-b border-border pe-3 ps-4 max-xs:gap-0 max-xs:ps-2 max-xs:pe-1.5 md:hidden">
      <span className="flex items-center gap-2.25 text-md font-semibold tracking-[-0.011em]">
        <Logo />
        <span className="max-xs:sr-only">Meridian</span>
      </span>
      <span className="flex-1" />
      {isPersonal && <PhoneClock />}
      <PhoneJumpButton />
      {isPersonal && (
        <AriaButton
          aria-label={t('Create Event')}
          onPress={() => open()}
          className="grid size-11 flex-none max-xs:size-9 place-items-center rounded-lg bg-accent text-on-accent shadow-[var(--edge-accent),var(--sh-xs)] data-pressed:bg-accent-pressed"
        >
          <Icon of={Plus} size={20} />
        </AriaButton>
      )}
    </header>
  )
}
