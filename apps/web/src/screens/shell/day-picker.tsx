import { Calendar } from 'lucide'
import { Button as AriaButton } from 'react-aria-components/Button'
import { t } from '../../platform/text/text.ts'
import { formatPlainDate } from '../../platform/time/format.ts'
import { Icon } from '../../ui/icon.tsx'
import { PopupTrigger } from '../../ui/overlay/popup-trigger.tsx'
import { lazyPart } from '../../ui/state/lazy-part.tsx'

interface DayPickerProps {
  /** yyyy-MM-dd */
  readonly day: string
  readonly today: string
  readonly onPick: (day: string) => void
}

const fetchPopup = async () => ({ default: (await import('../../features/calendar/day-popup.tsx')).DayPopup })
const DayPopup = lazyPart(fetchPopup)

/** The day that is shown; pressing it opens a month to choose another from. */
export function DayPicker({ day, today, onPick }: DayPickerProps) {
  return (
    <PopupTrigger
      kind="dialog"
      prepare={fetchPopup}
      trigger={
        <AriaButton className="num flex h-7 items-center gap-1.5 rounded-md px-1.5 font-medium whitespace-nowrap data-hovered:bg-hover">
          <span className="sr-only">{t('Choose a day, now')}</span>
          {formatPlainDate(day)}
          <Icon of={Calendar} size={14} className="text-muted @max-[38rem]:hidden" />
        </AriaButton>
      }
    >
      {(popup) => <DayPopup {...popup} day={day} today={today} onPick={onPick} />}
    </PopupTrigger>
  )
}
