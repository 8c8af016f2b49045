import { type Capability, type Integration, isMailProvider } from '@meridian/contract'
import { Eye, type IconNode, Minus, PencilLine } from 'lucide'
import { tServer } from '../../platform/text/server-text.ts'
import { mark, t } from '../../platform/text/text.ts'
import { cx } from '../../ui/cx.ts'
import { Icon } from '../../ui/icon.tsx'
import { CalendarList } from './calendar-list.tsx'
import { MailAccess } from './mail-access.tsx'

interface CardMoreProps {
  readonly id: string
  readonly integration: Integration
}

/** Which calendars take part, and what is read and written. */
export function CardMore({ id, integration }: CardMoreProps) {
  const { connection, type } = integration
  const hasCalendars = connection !== null && connection.calendars.length > 0
  return (
    <div
      id={id}
      className={cx(
        'mx-4 mb-3.5 grid grid-cols-[minmax(0,1fr)] overflow-hidden rounded-lg border border-border bg-sunken md:ms-16.5',
        hasCalendars && 'lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)]',
      )}
    >
      {hasCalendars && (
        <div className="border-border px-3.5 pt-2.75 pb-3 max-lg:border-b lg:border-e">
          <CalendarList type={type} connection={connection} />
        </div>
      )}
      <div className="min-w-0">
        {isMailProvider(type) && connection && <MailAccess provider={type} connection={connection} />}
        <Access integration={integration} />
      </div>
    </div>
  )
}

function Access({ integration: { reads, writes, connection } }: Pick<CardMoreProps, 'integration'>) {
  return (
    <div className="px-3.5 pt-2.75 pb-3">
      <h4 className="mb-1.25 text-xs font-semibold">{t('Access')}</h4>
      <ul className="flex flex-col gap-1 text-xs text-text-2">
        {reads.map((sentence) => (
          <Line key={sentence} icon={Eye} kind={t('Read')} text={tServer(sentence)} />
        ))}
        {writes.map((sentence) => (
          <Line key={sentence} icon={PencilLine} kind={t('Written')} text={tServer(sentence)} />
        ))}
        {connection?.missing_capabilities.map((capability) => (
          <Line
            key={capability}
            icon={Minus}
            kind={t('Not allowed')}
            text={t<string>(capability_words[capability])}
          />
        ))}
      </ul>
    </div>
  )
}

const capability_words: Readonly<Record<Capability, string>> = {
  calendar: mark('Your calendars. Reconnect to allow them.'),
  mail: mark('Your mail.'),
}

function Line({
  icon,
  kind,
  text,
}: {
  readonly icon: IconNode
  readonly kind: string
  readonly text: string
}) {
  return (
    <li className="flex gap-2">
      <Icon of={icon} size={14} className="mt-0.25 text-muted" />
      <span className="min-w-0">
        <b className="font-medium text-text">{kind}:</b> {text}
      </span>
    </li>
  )
}
