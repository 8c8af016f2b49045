import { getMail, getMailThread, type ListedMail, type Mail } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { ChevronDown, ExternalLink, Paperclip } from 'lucide'
import { type ReactNode, useId, useState } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { queryFor } from '../../../platform/api/queries.ts'
import { plural, t } from '../../../platform/text/text.ts'
import { formatShortDay, formatTime, isoDate } from '../../../platform/time/format.ts'
import { useClock } from '../../../platform/time/use-clock.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { cx } from '../../../ui/cx.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'
import { QueryView } from '../../../ui/state/query-view.tsx'
import { Skeleton } from '../../../ui/state/skeleton.tsx'
import { MailBodyText } from '../body/body-text.tsx'
import { mailInput } from '../detail-cache.ts'
import { mailPath } from '../mail-path.ts'
import { personWords } from '../mail-words.ts'

interface MailDetailThreadProps {
  readonly mail: Mail
  /** The mail itself, in its place. */
  readonly children: ReactNode
}

/** So many of the others stand there before they are asked for. */
const shown_max = 2

/** The other mails of the conversation around the mail, the oldest first, each opened by a click. */
export function MailDetailThread({ mail, children }: MailDetailThreadProps) {
  const { thread_id, thread_mails, mail_id } = mail
  const thread = useQuery({
    ...queryFor(getMailThread, { params: { thread_id } }),
    enabled: thread_mails > 1,
  }).data
  const index = thread?.findIndex((one) => one.mail_id === mail_id) ?? -1
  const earlier = index === -1 ? [] : (thread ?? []).slice(0, index)
  const later = index === -1 ? [] : (thread ?? []).slice(index + 1)
  const [isWhole, setWhole] = useState(false)
  const folded = isWhole ? 0 : Math.max(0, earlier.length - shown_max)
  return (
    <>
      {folded > 0 && (
        <Button size="sm" variant="ghost" onPress={() => setWhole(true)} className="self-start">
          {plural(folded, { one: '{count} earlier mail', other: '{count} earlier mails' })}
        </Button>
      )}
      <Others mails={earlier.slice(folded)} label={t('Earlier in this conversation')} />
      {children}
      <Others mails={later} label={t('Later in this conversation')} />
    </>
  )
}

function Others({ mails, label }: { readonly mails: readonly ListedMail[]; readonly label: string }) {
  if (mails.length === 0) return null
  return (
    <Card as="div">
      <ul aria-label={label}>
        {mails.map((mail) => (
          <Other key={mail.mail_id} mail={mail} />
        ))}
      </ul>
    </Card>
  )
}

function Other({ mail }: { readonly mail: ListedMail }) {
  const clock = useClock()
  const contentId = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <li className="border-border not-first:border-t">
      <AriaButton
        aria-expanded={isOpen}
        aria-controls={isOpen ? contentId : undefined}
        onPress={() => setOpen(!isOpen)}
        className="flex min-h-11 w-full items-center gap-2.75 rounded-lg px-4.5 py-2.5 text-start data-hovered:bg-hover"
      >
        <Avatar id={mail.mail_sender.address || undefined} name={personWords(mail.mail_sender)} />
        <span className="min-w-0 flex-1 truncate">
          <b className="font-medium">{personWords(mail.mail_sender)}</b>
          {!isOpen && <span className="text-muted"> {mail.mail_preview}</span>}
        </span>
        {mail.has_attachments && <Icon of={Paperclip} size={14} className="text-muted" />}
        <time dateTime={mail.mail_date} className="flex-none text-xs text-muted">
          {formatShortDay(isoDate(mail.mail_date, clock.zone))}
          <span className="max-md:hidden">{` ${formatTime(mail.mail_date, clock)}`}</span>
        </time>
        <Icon
          of={ChevronDown}
          size={14}
          className={cx('text-muted transition-transform', isOpen && 'rotate-180')}
        />
      </AriaButton>
      {isOpen && (
        <div id={contentId}>
          <OtherText mail_id={mail.mail_id} />
        </div>
      )}
    </li>
  )
}

function OtherText({ mail_id }: { readonly mail_id: string }) {
  const mail = useQuery(queryFor(getMail, mailInput(mail_id)))
  return (
    <QueryView query={mail} loading={<Skeleton className="mx-4.5 mt-2 mb-5 h-3 w-2/3" />}>
      {(found) => (
        <>
          <MailBodyText mail={found} />
          <p className="-mt-2 px-4.5 pb-4 text-xs">
            <Link href={mailPath(mail_id)} className="touch inline-flex items-center gap-1.5">
              <Icon of={ExternalLink} size={12} />
              {t('Open this mail')}
            </Link>
          </p>
        </>
      )}
    </QueryView>
  )
}
