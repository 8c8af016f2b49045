import type { ListedMail } from '@meridian/contract'
import { Clock4, type IconNode, Paperclip, Star } from 'lucide'
import type { MouseEvent } from 'react'
import { plural, t } from '../../../platform/text/text.ts'
import { cx } from '../../../ui/cx.ts'
import { Icon } from '../../../ui/icon.tsx'
import { mailPath } from '../mail-path.ts'
import { personWords, subjectWords, summaryOrPreview } from '../mail-words.ts'

export function UnreadDot({ isUnread }: { readonly isUnread: boolean }) {
  return (
    <span className="size-1.75 max-lg:absolute max-lg:start-1.25 max-lg:top-4.25 max-xs:top-5">
      {isUnread && (
        <span className="block size-full rounded-full bg-accent-line">
          <span className="sr-only">{t('Unread')}</span>
        </span>
      )}
    </span>
  )
}

export function Sender({
  mail: { mail_sender, mail_from, is_read, thread_mails },
}: {
  readonly mail: ListedMail
}) {
  return (
    <span
      title={mail_from}
      className={cx(
        'flex min-w-0 items-baseline gap-1.5 max-lg:text-base max-lg:[grid-area:f] max-xs:block',
        is_read ? 'text-text-2' : 'font-semibold text-text',
      )}
    >
      <span dir="auto" className="xs:truncate">
        {personWords(mail_sender)}
      </span>
      {thread_mails > 1 && (
        <span className="num shrink-0 text-xs font-normal text-muted max-xs:ms-1.5">
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
export function Subject({ mail, onOpen }: SubjectProps) {
  const { mail_id, is_read, is_starred, has_attachments } = mail
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onOpen(mail_id)
  }
  return (
    <span className="flex min-w-0 gap-x-2.5 max-lg:contents max-xs:block lg:items-center">
      <span className="flex min-w-0 items-center gap-1.5 max-lg:[grid-area:s] max-xs:block lg:max-w-[60%] lg:shrink-0">
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- A link is clicked by Enter as well. */}
        <a
          href={mailPath(mail_id)}
          onClick={open}
          dir="auto"
          title={subjectWords(mail)}
          className={cx(
            'outline-none xs:truncate after:absolute after:inset-x-0 after:bottom-0 after:h-(--row) focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus',
            is_read ? 'font-medium' : 'font-semibold',
          )}
        >
          {subjectWords(mail)}
        </a>
        {is_starred && <Sign icon={Star} label={t('Starred')} className="fill-warning text-warning" />}
        {has_attachments && <Sign icon={Paperclip} label={t('With attachments')} className="text-muted" />}
      </span>
      <span dir="auto" className="text-muted max-lg:[grid-area:p] max-xs:block xs:truncate">
        {summaryOrPreview(mail)}
      </span>
    </span>
  )
}

export function SnoozedUntil({ when }: { readonly when: string }) {
  return (
    <span className="num flex items-center gap-1.25 text-xs whitespace-nowrap text-accent-text">
      <Sign icon={Clock4} label={t('Snoozed until')} className="" />
      {when}
    </span>
  )
}

interface SignProps {
  readonly icon: IconNode
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
