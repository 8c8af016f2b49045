import type { ListedMail } from '@meridian/contract'
import { memo, useEffect, useRef } from 'react'
import { t } from '../../../platform/text/text.ts'
import { cx } from '../../../ui/cx.ts'
import { FirstLabel } from '../mail-label.tsx'
import { subjectWords } from '../mail-words.ts'
import { type MailRowActions, RowActionHandlers } from './row-actions.tsx'
import { Sender, SnoozedUntil, Subject, UnreadDot } from './row-cells.tsx'
import { RowCheckbox } from '../../../ui/row-checkbox.tsx'

interface MailRowProps {
  readonly mail: ListedMail
  readonly heading: string | null
  readonly when: string
  /** When a snoozed mail comes back. */
  readonly back: string | null
  readonly top: number
  /** The place of the mail in the whole list, from 1. */
  readonly place: number
  readonly total: number
  readonly isChecked: boolean
  readonly isCurrent: boolean
  readonly isSummarising: boolean
  readonly acts: MailRowActions
}

/** A mail of a list. It is made of plain elements: hundreds of them come and go while one scrolls. */
export const MailRow = memo(function MailRow(props: MailRowProps) {
  const { mail, heading, when, back, top, place, total, isChecked, isCurrent, isSummarising, acts } = props
  const row = useFocusWhenCurrent(isCurrent)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- The focus is only followed, wherever inside the row it goes.
    <li
      ref={row}
      tabIndex={-1}
      aria-current={isCurrent || undefined}
      aria-setsize={total}
      aria-posinset={place}
      onFocus={() => acts.look(mail.mail_id)}
      style={{ top }}
      className="group/row absolute inset-x-0 [touch-action:pan-y_pinch-zoom] outline-none"
    >
      {heading !== null && <DayHeading isFirst={place === 1}>{heading}</DayHeading>}
      <div
        className={cx(row_class, look(isChecked, isCurrent), heading === null && 'border-t border-border')}
      >
        <span className="self-start max-lg:mt-0.5 max-lg:[grid-area:c] lg:self-center">
          <RowCheckbox
            label={t('Select {subject}', { subject: subjectWords(mail) })}
            state={isChecked}
            onToggle={(isRange) => acts.toggle(mail.mail_id, isRange)}
          />
        </span>
        <UnreadDot isUnread={!mail.is_read} />
        <span className="contents max-xs:line-clamp-6 max-xs:[grid-area:t]">
          <Sender mail={mail} />
          <Subject mail={mail} onOpen={acts.open} />
        </span>
        <span className="flex max-lg:items-center max-lg:justify-self-end max-lg:[grid-area:l]">
          {back === null ? <FirstLabel mail={mail} /> : <SnoozedUntil when={back} />}
        </span>
        <time
          dateTime={mail.mail_date}
          className="num text-end text-xs whitespace-nowrap text-muted max-lg:[grid-area:d] lg:group-focus-within/row:invisible lg:group-hover/row:invisible"
        >
          {when}
        </time>
        <RowActionHandlers mail={mail} isSummarising={isSummarising} acts={acts} />
      </div>
    </li>
  )
})

/** Where a mail will be: the row in its size, without what stands in it. */
export function MailRowSkeleton({ top }: { readonly top: number | string }) {
  return (
    <li aria-hidden style={{ top }} className="absolute inset-x-0">
      <div className={cx(row_class, 'border-t border-border')}>
        <Bar className="size-4 max-lg:[grid-area:c]" />
        <Bar className="w-32 max-lg:[grid-area:f] max-xs:hidden lg:col-start-3" />
        <Bar className="w-4/5 max-lg:[grid-area:s] max-xs:[grid-area:t]" />
        <Bar className="w-16 max-lg:w-3/5 max-lg:[grid-area:p] max-xs:hidden" />
        <Bar className="w-12 justify-self-end max-lg:[grid-area:d]" />
      </div>
    </li>
  )
}

function Bar({ className }: { readonly className: string }) {
  return <span className={cx('block h-2.5 rounded-[5px] bg-pressed', className)} />
}

function DayHeading({ isFirst, children }: { readonly isFirst: boolean; readonly children: string }) {
  return (
    <h2
      className={cx(
        'flex h-9 items-end px-4 pb-1.5 text-xs font-semibold text-muted',
        !isFirst && 'border-t border-border',
      )}
    >
      {children}
    </h2>
  )
}

/** Takes the focus when the keys choose it, so that readers by ear hear it and Tab goes on from there. */
function useFocusWhenCurrent(isCurrent: boolean) {
  const row = useRef<HTMLLIElement>(null)
  useEffect(() => {
    const element = row.current
    if (!isCurrent || !element || element.contains(document.activeElement)) return
    element.focus({ preventScroll: true })
  }, [isCurrent])
  return row
}

function look(isChecked: boolean, isCurrent: boolean): string {
  const ground = isChecked ? 'bg-selected' : 'bg-raised lg:group-hover/row:bg-hover'
  return cx(
    ground,
    isCurrent && 'before:absolute before:inset-y-0 before:start-0 before:w-0.75 before:bg-accent-line',
  )
}

/** On a phone three lines: who and when, the subject, and the summary with a label; where its text is twice as large, six in which all of this wraps. */
const row_class =
  'relative grid h-(--row) items-center gap-x-3 px-4 max-lg:auto-rows-min max-lg:grid-cols-[1.125rem_minmax(0,1fr)_auto] max-lg:content-center max-lg:[grid-template-areas:"c_f_d"_"c_s_s"_"c_p_l"] max-xs:content-start max-xs:py-3 max-xs:[grid-template-areas:"c_d_d"_"t_t_t"_"l_l_l"] lg:grid-cols-[1rem_.5rem_10.5rem_minmax(0,1fr)_auto_5.25rem]'
