import type { ListedMail } from '@meridian/contract'
import { useMemo } from 'react'
import { isoDate } from '../../../platform/time/format.ts'
import { useClock } from '../../../platform/time/use-clock.ts'
import { useNow } from '../../../platform/time/use-now.ts'
import { usePendingChanges, withPendingChanges } from '../pending-changes.ts'
import { headingOf, returnHeadingOf } from './list-days.ts'
import { isInView, type MailFilter } from './list-filter.ts'
import { layOut } from './list-layout.ts'
import { pagesInOrder } from './list-pages.ts'
import { useRowSizes } from './row-height.ts'
import { page_mails, type useMailPages } from './use-mail-pages.ts'

/** Where the mails of a filter lie, as the reader sees them: changed by what was done, without what was deleted. */
export function useMailLayout(
  { category, view }: Pick<MailFilter, 'category' | 'view'>,
  { total = 0, pages: known }: Pick<ReturnType<typeof useMailPages>, 'total' | 'pages'>,
) {
  const held = usePendingChanges()
  const sizes = useRowSizes()
  const { zone } = useClock()
  const today = isoDate(useNow(60_000), zone)
  const isSnoozed = view === 'snoozed'
  const dateOf = useMemo(() => dateReader(zone, isSnoozed), [zone, isSnoozed])
  // Thousands of mails are gone through only when they change, and not with every key.
  return useMemo(() => {
    const present = (mail: ListedMail) => {
      const shown = withPendingChanges(mail, held)
      return isInView({ category, view }, shown) ? shown : null
    }
    const pages = pagesInOrder(total, { page_mails, known, present })
    const headings = new Map<string, string>()
    const headingOn = (date: string) => {
      const heading = headings.get(date) ?? (isSnoozed ? returnHeadingOf : headingOf)(date, today)
      headings.set(date, heading)
      return heading
    }
    return {
      layout: layOut(pages, sizes, (mail) => headingOn(dateOf(mail))),
      /** The mails that have been fetched, in their order. */
      mails: pages.flatMap((page): readonly ListedMail[] => (typeof page === 'number' ? [] : page)),
      today,
    }
  }, [category, view, total, known, held, sizes, dateOf, isSnoozed, today])
}

/** Tells on which day of the zone a mail came, or a snoozed one comes back, and works it out once for each. */
function dateReader(zone: string, isSnoozed: boolean): (mail: ListedMail) => string {
  const dates = new WeakMap<ListedMail, string>()
  return (mail) => {
    const date =
      dates.get(mail) ?? isoDate((isSnoozed ? mail.snoozed_until : mail.returned_at) ?? mail.mail_date, zone)
    dates.set(mail, date)
    return date
  }
}
