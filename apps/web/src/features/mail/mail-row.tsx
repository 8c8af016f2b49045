import type { ListedMail } from '@meridian/contract'
import { ArrowUpRight, type LucideIcon, Paperclip, RotateCcw, Sparkles, Star, Trash2 } from 'lucide-react'
import { memo, type MouseEvent, useEffect, useRef } from 'react'
import { plural, t } from '../../platform/text/text.ts'
import { cx } from '../../ui/cx.ts'
import { Icon } from '../../ui/icon.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { mailPath } from './mail-path.ts'
import { MailCheckbox } from './mail-row-checkbox.tsx'
import { FirstLabel } from './mail-row-label.tsx'
import { cutForRow, personWords, subjectWords, summaryWords } from './mail-words.ts'

/** What a row does; the same object for as long as the list is there, so that no row is made anew for it. */
export interface MailRowActs {
  readonly open: (mail_id: string) => void
  readonly toggle: (mail_id: string, isRange: boolean) => void
  readonly look: (mail_id: string) => void
  readonly summarise: (mail: ListedMail) => void
  readonly remove: (mail: ListedMail) => void
  readonly restore: (mail: ListedMail) => void
}

interface MailRowProps {
  readonly mail: ListedMail
  readonly heading: string | null
  readonly when: string
  readonly top: number
  /** Its place in the whole list, from 1. */
  readonly place: number
  readonly total: number
  readonly isChecked: boolean
  readonly isCurrent: boolean
  readonly isSummarising: boolean
  readonly acts: MailRowActs
}

/** A mail of a list. It is made of plain elements: hundreds of them come and go while one scrolls. */
export const MailRow = memo(function MailRow(props: MailRowProps) {
  const { mail, heading, when, top, place, total, isChecked, isCurrent, isSummarising, acts } = props
  const row = useFocusWhenCurrent(isCurrent)
  const isUnread = !mail.is_read
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
      className="group/row absolute inset-x-0 outline-none"
    >
      {heading !== null && <DayHeading isFirst={place === 1}>{heading}</DayHeading>}
      <div
        className={cx(row_class, look(isChecked, isCurrent), heading === null && 'border-t border-border')}
      >
        <span className="self-start max-lg:mt-0.75 max-lg:[grid-area:c] lg:self-center">
          <MailCheckbox
            label={t('Select {subject}', { subject: subjectWords(mail) })}
            state={isChecked}
            onToggle={(isRange) => acts.toggle(mail.mail_id, isRange)}
          />
        </span>
        <UnreadDot isUnread={isUnread} />
        <Sender mail={mail} />
        <Subject mail={mail} onOpen={acts.open} />
        <span className="flex max-lg:mt-0.75 max-lg:h-7 max-lg:items-center max-lg:[grid-area:l]">
          <FirstLabel mail={mail} />
        </span>
        <time
          dateTime={mail.mail_date}
          className="num text-end text-xs whitespace-nowrap text-muted max-lg:[grid-area:d] lg:group-focus-within/row:invisible lg:group-hover/row:invisible"
        >
          {when}
        </time>
        <RowActs mail={mail} isSummarising={isSummarising} acts={acts} />
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
        <Bar className="w-32 max-lg:[grid-area:f] lg:col-start-3" />
        <Bar className="w-4/5 max-lg:[grid-area:s]" />
        <Bar className="w-16 max-lg:[grid-area:l]" />
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

function UnreadDot({ isUnread }: { readonly isUnread: boolean }) {
  return (
    <span className="size-1.75 max-lg:absolute max-lg:start-1.25 max-lg:top-5">
      {isUnread && (
        <span className="block size-full rounded-full bg-accent-line">
          <span className="sr-only">{t('Unread')}</span>
        </span>
      )}
    </span>
  )
}

function Sender({ mail: { mail_sender, mail_from, is_read, thread_mails } }: { readonly mail: ListedMail }) {
  return (
    <span
      title={mail_from}
      className={cx(
        'flex min-w-0 items-baseline gap-1.5 max-lg:text-base max-lg:[grid-area:f]',
        is_read ? 'text-text-2' : 'font-semibold text-text',
      )}
    >
      <span dir="auto" className="truncate">
        {cutForRow(personWords(mail_sender))}
      </span>
      {thread_mails > 1 && (
        <span className="num shrink-0 text-xs font-normal text-muted">
          <span aria-hidden>{thread_mails}</span>
          <span className="sr-only">
            {plural(thread_mails, {
              one: 'one mail in its conversation',
              other: '{count} mails in its conversation',
            })}
          </span>
        </span>
      )}
    </span>
  )
}

interface SubjectProps {
  readonly mail: ListedMail
  readonly onOpen: (mail_id: string) => void
}

/** The link covers the whole row, below what else can be pressed in it. */
function Subject({ mail, onOpen }: SubjectProps) {
  const { mail_id, is_read, is_starred, has_attachments } = mail
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onOpen(mail_id)
  }
  return (
    <span className="flex min-w-0 gap-x-2.5 max-lg:flex-col max-lg:[grid-area:s] lg:items-center">
      <span className="flex min-w-0 items-center gap-1.5 lg:max-w-[60%]">
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- A link is clicked by Enter as well. */}
        <a
          href={mailPath(mail_id)}
          onClick={open}
          dir="auto"
          title={subjectWords(mail)}
          className={cx(
            'truncate outline-none after:absolute after:inset-x-0 after:bottom-0 after:h-(--row) focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus',
            is_read ? 'font-medium' : 'font-semibold',
          )}
        >
          {cutForRow(subjectWords(mail))}
        </a>
        {is_starred && <Sign icon={Star} label={t('Starred')} className="fill-warning text-warning" />}
        {has_attachments && <Sign icon={Paperclip} label={t('With attachments')} className="text-muted" />}
      </span>
      <span dir="auto" className="truncate text-muted">
        {cutForRow(summaryWords(mail))}
      </span>
    </span>
  )
}

interface SignProps {
  readonly icon: LucideIcon
  readonly label: string
  readonly className: string
}

function Sign({ icon, label, className }: SignProps) {
  return (
    <>
      <Icon of={icon} size={12} className={className} />
      <span className="sr-only">{label}</span>
    </>
  )
}

interface RowActsProps {
  readonly mail: ListedMail
  readonly isSummarising: boolean
  readonly acts: MailRowActs
}

/** They stand in the place of the time while the pointer or the focus is in the row, on a phone always. */
function RowActs({ mail, isSummarising, acts }: RowActsProps) {
  return (
    <span
      className={cx(
        'flex gap-0.5 lg:absolute lg:end-3 lg:bg-inherit lg:ps-3 max-lg:justify-self-end max-lg:[grid-area:o]',
        !isSummarising &&
          'lg:opacity-0 lg:group-focus-within/row:opacity-100 lg:group-hover/row:opacity-100 lg:[@media(hover:none)]:opacity-100',
      )}
    >
      {isSummarising ? (
        <span className="grid size-7 place-items-center">
          <Spinner size={14} />
          <span className="sr-only">{summarisingWords(mail)}</span>
        </span>
      ) : (
        <RowAct icon={Sparkles} label={summariseWords(mail)} onPress={() => acts.summarise(mail)} />
      )}
      {mail.is_deleted ? (
        <RowAct icon={RotateCcw} label={t('Restore')} onPress={() => acts.restore(mail)} />
      ) : (
        <RowAct icon={Trash2} label={t('Delete')} onPress={() => acts.remove(mail)} />
      )}
      <RowAct icon={ArrowUpRight} label={t('Open')} onPress={() => acts.open(mail.mail_id)} />
    </span>
  )
}

interface RowActProps {
  readonly icon: LucideIcon
  readonly label: string
  readonly onPress: () => void
}

function RowAct({ icon, label, onPress }: RowActProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onPress}
      className="touch relative z-1 grid size-7 place-items-center rounded-md text-muted hover:bg-pressed hover:text-text"
    >
      <Icon of={icon} size={14} />
    </button>
  )
}

function summariseWords({ mail_summary }: ListedMail): string {
  return mail_summary === null ? t('Summarize') : t('Re-Summarize')
}

function summarisingWords({ mail_summary }: ListedMail): string {
  return mail_summary === null ? t('Summarizing') : t('Re-Summarizing')
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

const row_class =
  'relative grid h-(--row) items-center gap-x-3 px-4 max-lg:grid-cols-[1.125rem_minmax(0,1fr)_auto] max-lg:content-start max-lg:py-3 max-lg:[grid-template-areas:"c_f_d"_"c_s_s"_"c_l_o"] lg:grid-cols-[1rem_.5rem_10.5rem_minmax(0,1fr)_auto_5.25rem]'
