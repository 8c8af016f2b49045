import { deleteHold, listHeldTimes } from '@meridian/contract'
import { useQueryClient } from '@tanstack/react-query'
import { ExternalLink } from 'lucide'
import { type RefObject, useState } from 'react'
import { call } from '../../../platform/api/api.ts'
import { keyOf } from '../../../platform/api/queries.ts'
import { meetingHref } from '../../../platform/navigation/meeting-path.ts'
import { pollPath } from '../../../platform/navigation/poll-path.ts'
import { showError, showSuccess } from '../../../platform/state/toasts.ts'
import { plural, t } from '../../../platform/text/text.ts'
import { useClock } from '../../../platform/time/use-clock.ts'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/link.tsx'
import { AnchoredPopover } from '../../../ui/overlay/popover.tsx'
import { Sheet } from '../../../ui/overlay/sheet.tsx'
import { useIsPhone } from '../../../ui/use-is-phone.ts'
import { useCalendarHost } from '../calendar-host.ts'
import { shortTime } from '../share/share-text.ts'
import type { HeldItem } from './held-store.ts'
import { heldEnd, heldName, holderWords } from './held-words.ts'

interface HeldPopoverProps {
  readonly items: readonly HeldItem[]
  readonly label: string
  readonly anchor: RefObject<HTMLElement | null>
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** What holds the pressed times, until when, and the way to release them or to what holds them. */
export function HeldPopover({ items, label, anchor, isOpen, onClose }: HeldPopoverProps) {
  const isPhone = useIsPhone()
  const facts = items.map((item) => (
    <HeldFacts key={item.held.held_time_id} item={item} anchor={anchor} onClose={onClose} />
  ))
  if (isPhone) {
    return (
      <Sheet title={t('Held time')} isOpen={isOpen} onClose={onClose}>
        <div className="grid gap-5">{facts}</div>
      </Sheet>
    )
  }
  return (
    <AnchoredPopover label={label} anchor={anchor} placement="end" isOpen={isOpen} onClose={onClose}>
      <div className="-my-1 grid max-h-[min(28rem,70vh)] w-72 gap-5 overflow-y-auto py-1">{facts}</div>
    </AnchoredPopover>
  )
}

interface HeldFactsProps extends Pick<HeldPopoverProps, 'anchor' | 'onClose'> {
  readonly item: HeldItem
}

function HeldFacts({ item, anchor, onClose }: HeldFactsProps) {
  const { held, interval } = item
  const clock = useClock()
  const { bookingPath } = useCalendarHost()
  const queries = useQueryClient()
  const [isReleasing, setReleasing] = useState(false)
  const end = heldEnd(item, clock)
  // A guest who has booked waits for the host.
  const isAsked = held.purpose === 'booking' && held.held_for !== null

  const refresh = () => queries.invalidateQueries({ queryKey: keyOf(listHeldTimes) })

  async function release() {
    const cell = anchor.current?.closest<HTMLElement>('[data-cell], [role="group"]')
    setReleasing(true)
    try {
      await call(deleteHold, { params: { holder_id: held.holder_id } })
      showSuccess(t(deleteHold.says.done))
      onClose()
      await refresh()
      // What had the focus is gone.
      if (document.activeElement === document.body) cell?.focus()
    } catch (problem) {
      setReleasing(false)
      showError(problem, t(deleteHold.says.failed))
      void refresh()
    }
  }

  return (
    <div>
      <h2 className="text-base font-semibold [overflow-wrap:anywhere]">{heldName(item)}</h2>
      <p className="num mt-1 text-sm text-text-2">{shortTime(interval, clock)}</p>
      <p className="mt-2 text-xs text-muted">
        {holderWords(held)} {end !== null && t('Held {end}.', { end })}
      </p>
      <div className="mt-3 flex flex-wrap gap-2 empty:hidden">
        {held.meeting_id !== null && (
          <ButtonLink href={meetingHref(held.meeting_id)} size="sm" icon={ExternalLink}>
            {t('Details')}
          </ButtonLink>
        )}
        {isAsked && (
          <ButtonLink href={`${bookingPath}?tab=bookings`} size="sm" icon={ExternalLink}>
            {t('Bookings')}
          </ButtonLink>
        )}
        {!isAsked && held.booking_page_id !== null && (
          <ButtonLink href={`${bookingPath}/${held.booking_page_id}`} size="sm" icon={ExternalLink}>
            {t('Booking page')}
          </ButtonLink>
        )}
        {held.purpose === 'poll' && (
          <ButtonLink href={pollPath(held.holder_id)} size="sm" icon={ExternalLink}>
            {t('Poll')}
          </ButtonLink>
        )}
        {held.purpose === 'assistant' && (
          <ButtonLink href={`/user/assistant/${held.holder_id}`} size="sm" icon={ExternalLink}>
            {t('Look at it')}
          </ButtonLink>
        )}
        {held.purpose === 'share' && (
          <Button size="sm" isBusy={isReleasing} onPress={() => void release()}>
            {plural(held.held_count, { one: 'Release', other: 'Release all {count} times' })}
          </Button>
        )}
      </div>
    </div>
  )
}
