import type { Mail } from '@meridian/contract'
import { CalendarClock, CalendarSearch } from 'lucide-react'
import { useId } from 'react'
import { t } from '../../../platform/text/text.ts'
import { useClock } from '../../../platform/time/use-clock.ts'
import { useNow } from '../../../platform/time/use-now.ts'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'
import { placePath } from '../mail-path.ts'
import { searchWords } from './reply-search-words.ts'
import type { DraftSearch } from './draft-notes.ts'

interface MailReplySearchProps {
  readonly id: string
  readonly mail: Pick<Mail, 'mail_id'>
  readonly search: DraftSearch
  readonly className?: string
}

/** By which limits times were looked for, with the way to the sentence of the mail that asks. */
export function MailReplySearch({
  id,
  mail: { mail_id },
  search: { limits, state },
  className,
}: MailReplySearchProps) {
  const reader = { clock: useClock(), nowMs: useNow(60_000) }
  return (
    <p className={cx('num text-xs text-text-2 wrap-anywhere', className)}>
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
      )}
    </p>
  )
}

interface MailReplyOtherSearchProps extends Pick<MailReplySearchProps, 'mail' | 'search'> {
  readonly onOffer: () => void
}

/** A search that has found nothing, or that is made when the person asks for it. */
export function MailReplyOtherSearch({ mail, search, onOffer }: MailReplyOtherSearchProps) {
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
        <MailReplySearch id={id} mail={mail} search={search} />
        {isAsked && (
          <Button size="sm" variant="soft" onPress={onOffer} className="mt-1.5">
            {t('Offer times')}
          </Button>
        )}
      </div>
    </div>
  )
}
