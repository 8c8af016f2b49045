import type { Mail, NamedTime } from '@meridian/contract'
import { CalendarClock, CalendarSearch } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { t } from '../../../platform/text/text.ts'
import { useClock } from '../../../platform/time/use-clock.ts'
import { useNow } from '../../../platform/time/use-now.ts'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'
import { placePath } from '../mail-path.ts'
import { MailReplyCorrections } from './reply-corrections.tsx'
import { searchWords } from './reply-search-words.ts'
import type { DraftSearch } from './draft-notes.ts'

interface MailReplySearchProps {
  readonly id: string
  readonly mail: Pick<Mail, 'mail_id' | 'mail_body'>
  readonly search: DraftSearch
  /** Has times looked for by what the person says of those that the mail names. */
  readonly onLook: (said: readonly NamedTime[]) => void
  readonly className?: string
}

/** By which limits times were looked for, with the way to the sentence of the mail that asks, and to another reading. */
export function MailReplySearch({ search, className, ...rest }: MailReplySearchProps) {
  const [isCorrected, setCorrected] = useState(false)
  const { mail, onLook } = rest
  const named = search.limits.named_times
  return (
    <div className={cx('text-xs text-text-2', className)}>
      <MailReplyLimits {...rest} search={search}>
        {named.length > 0 && (
          <AriaButton
            aria-expanded={isCorrected}
            onPress={() => setCorrected(!isCorrected)}
            className="touch ms-1 rounded-xs font-medium text-accent-text underline print:hidden"
          >
            {t('Correct')}
          </AriaButton>
        )}
      </MailReplyLimits>
      {isCorrected && <MailReplyCorrections mail={mail} named={named} onLook={onLook} />}
    </div>
  )
}

interface MailReplyLimitsProps extends Pick<MailReplySearchProps, 'id' | 'mail' | 'search'> {
  readonly children: ReactNode
}

function MailReplyLimits({
  id,
  mail: { mail_id },
  search: { limits, state },
  children,
}: MailReplyLimitsProps) {
  const reader = { clock: useClock(), nowMs: useNow(60_000) }
  return (
    <p className="num wrap-anywhere">
      <span id={id}>
        {searchWords(limits, state, reader).map((sentence) => (
          <span key={sentence} className="block last:inline">
            {sentence}
          </span>
        ))}
      </span>{' '}
      {limits.place && (
        <Link href={placePath(mail_id, limits.place)} className="touch underline print:hidden">
          {t('Show in the mail')}
        </Link>
      )}{' '}
      {children}
    </p>
  )
}

interface MailReplyOtherSearchProps extends Pick<MailReplySearchProps, 'mail' | 'search' | 'onLook'> {
  readonly onOffer: () => void
}

/** A search that has found nothing, or that is made when the person asks for it. */
export function MailReplyOtherSearch({ mail, search, onOffer, onLook }: MailReplyOtherSearchProps) {
  const id = useId()
  const isAsked = search.state === 'asked'
  return (
    <div
      role="group"
      aria-label={t('Search for times')}
      aria-describedby={id}
      className="mt-2.5 flex gap-2 rounded-md bg-sunken px-3 py-2"
    >
      <Icon of={isAsked ? CalendarClock : CalendarSearch} size={14} className="mt-px text-accent-text" />
      <div className="min-w-0 flex-1">
        <MailReplySearch id={id} mail={mail} search={search} onLook={onLook} />
        {isAsked && (
          <Button size="sm" variant="soft" onPress={onOffer} className="mt-1.5">
            {t('Offer times')}
          </Button>
        )}
      </div>
    </div>
  )
}
