import { Share } from 'lucide'
import { t } from '../../platform/text/text.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { CalendarList } from './calendar-list.tsx'
import type { CalendarItem } from './item/calendar-item.ts'
import { startSharing } from './share/share-times.ts'

interface CalendarSheetProps {
  readonly shown: readonly string[]
  /** What takes place around the shown dates, hidden calendars included. */
  readonly items: readonly CalendarItem[]
  /** Whether the shown view has hours to mark. */
  readonly canShare: boolean
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** On a phone: the calendars to look at, and the way to share free times. */
export function CalendarSheet({ shown, items, canShare, isOpen, onClose }: CalendarSheetProps) {
  return (
    <Dialog title={t('Calendars')} isSheetOnPhone isOpen={isOpen} onClose={onClose}>
      <CalendarList items={items} shown={shown} isHeadingHidden />
      {canShare && (
        <Button
          icon={Share}
          className="mt-4 w-full"
          onPress={() => {
            onClose()
            startSharing()
          }}
        >
          {t('Share free times')}
        </Button>
      )}
    </Dialog>
  )
}
