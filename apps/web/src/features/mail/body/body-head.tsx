import type { Mail, MailPerson } from '@meridian/contract'
import { ChevronDown } from 'lucide'
import { useId, useState } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { formatList } from '../../../platform/text/intl.ts'
import { t } from '../../../platform/text/text.ts'
import { formatDay, formatShortDay, formatTime, isoDate } from '../../../platform/time/format.ts'
import { useClock } from '../../../platform/time/use-clock.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { cx } from '../../../ui/cx.ts'
import { Icon } from '../../../ui/icon.tsx'
import { personWithAddress, personWords } from '../mail-words.ts'

const shown_readers_max = 3

interface MailBodyHeadProps {
  readonly mail: Mail
  /** The id of the sender's name. */
  readonly senderId: string
}

/** Who wrote to whom and when; all addresses on demand. */
export function MailBodyHead({ mail, senderId }: MailBodyHeadProps) {
  const clock = useClock()
  const [isOpen, setOpen] = useState(false)
  const detailsId = useId()
  const { name, address } = personWithAddress(mail.mail_sender)
  return (
    <header className="border-b border-border px-4.5 py-3.5">
      <div className="flex items-center gap-2.75 max-xs:flex-wrap">
        <Avatar id={mail.mail_sender.address || undefined} name={personWords(mail.mail_sender)} size="lg" />
        <div className="min-w-0 flex-1 max-xs:basis-2/3">
          <p id={senderId} className="leading-4.5 font-semibold wrap-anywhere" title={name}>
            {name}
          </p>
          <AriaButton
            aria-expanded={isOpen}
            aria-controls={detailsId}
            onPress={() => setOpen(!isOpen)}
            className="touch flex max-w-full items-center gap-1 rounded-xs text-start text-xs leading-4 text-muted data-hovered:text-text"
          >
            <span className="truncate">
              {t('{address} to {readers}', { address, readers: readersOf(mail) })}
            </span>
            <Icon of={ChevronDown} size={12} className={cx('transition-transform', isOpen && 'rotate-180')} />
          </AriaButton>
        </div>
        <time dateTime={mail.mail_date} className="flex-none text-end text-xs leading-4.5 text-muted">
          {formatShortDay(isoDate(mail.mail_date, clock.zone))}
          <br />
          {formatTime(mail.mail_date, clock)}
        </time>
      </div>
      <dl
        id={detailsId}
        hidden={!isOpen}
        className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 text-xs wrap-anywhere [&_dt]:text-muted"
      >
        <Fact name={t('From')} value={written([mail.mail_sender])} />
        <Fact name={t('To')} value={written(mail.mail_to)} />
        <Fact name={t('Copy to')} value={written(mail.mail_cc)} />
        <Fact name={t('Answers go to')} value={written(mail.mail_reply_to)} />
        <Fact
          name={t('Date')}
          value={t('{day}, {time}', {
            day: formatDay(mail.mail_date, clock.zone),
            time: formatTime(mail.mail_date, clock),
          })}
        />
      </dl>
    </header>
  )
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  if (value === '') return null
  return (
    <>
      <dt>{name}</dt>
      <dd className="num">{value}</dd>
    </>
  )
}

function readersOf({ mail_to, mail_cc }: Mail): string {
  const names = [...mail_to, ...mail_cc].map(personWords)
  if (names.length === 0) return t('undisclosed recipients')
  if (names.length <= shown_readers_max) return formatList(names)
  const more = names.length - shown_readers_max + 1
  return formatList([...names.slice(0, shown_readers_max - 1), t('{count} more', { count: more })])
}

function written(people: readonly MailPerson[]): string {
  return people
    .filter(({ name, address }) => name !== '' || address !== '')
    .map(({ name, address }) => (name && address ? `${name} <${address}>` : name || address))
    .join(', ')
}
