import type { ListedMail } from '@meridian/contract'
import { type RefObject, useEffect, useEffectEvent } from 'react'
import { t } from '../../../platform/text/text.ts'
import { useClock } from '../../../platform/time/use-clock.ts'
import { useSight } from '../../../ui/use-sight.ts'
import { whenWords as backWords } from '../later/later-words.ts'
import { whenWords } from './list-days.ts'
import { findRow, type Layout, pagesBetween, rowsBetween } from './list-layout.ts'
import { MailRow, MailRowSkeleton } from './mail-row.tsx'
import type { MailRowActions } from './row-actions.tsx'
import { row_height_class } from './row-height.ts'
import { followSwipes } from './row-swipe.ts'

interface MailRowsProps {
  readonly area: RefObject<HTMLDivElement | null>
  readonly layout: Layout<ListedMail>
  readonly today: string
  readonly checked: ReadonlySet<string>
  readonly summarising: ReadonlySet<string>
  readonly current: string | null
  readonly acts: MailRowActions
  /** The pages of which anything is in sight, as often as they change. */
  readonly onSee: (pages: readonly number[]) => void
}

/** The rows in sight, each in its place; the one that is looked at stays while it is scrolled away, and with it the focus. */
export function MailRows(props: MailRowsProps) {
  const { area, layout, today, checked, summarising, current, acts, onSee } = props
  const clock = useClock()
  const { from, to } = useSight(area, layout.sizes.row * rows_per_step)
  const rows = rowsBetween(layout, from, to)
  const away = findRow(layout, ({ mail_id }) => mail_id === current)
  const shown =
    away && !rows.some(({ index }) => index === away.index)
      ? [...rows, away].toSorted((one, other) => one.index - other.index)
      : rows
  const seen = pagesBetween(layout, from, to).join(' ')
  const tell = useEffectEvent(onSee)
  useEffect(() => tell(seen.split(' ').map(Number)), [seen])

  return (
    <div ref={area} style={{ height: layout.height }} className="relative overflow-x-clip">
      <ul ref={followSwipes} aria-label={t('Mails')} className={row_height_class}>
        {shown.map(({ item: mail, index, top, heading }) =>
          mail === null ? (
            <MailRowSkeleton key={index} top={top} />
          ) : (
            <MailRow
              key={mail.mail_id}
              mail={mail}
              heading={heading}
              when={whenWords(mail.returned_at ?? mail.mail_date, clock, today)}
              back={mail.snoozed_until === null ? null : backWords(mail.snoozed_until, clock)}
              top={top}
              place={index + 1}
              total={layout.rows}
              isChecked={checked.has(mail.mail_id)}
              isCurrent={mail.mail_id === current}
              isSummarising={summarising.has(mail.mail_id)}
              acts={acts}
            />
          ),
        )}
      </ul>
    </div>
  )
}

const rows_per_step = 8
