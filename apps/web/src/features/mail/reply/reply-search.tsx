import type { Mail } from '@meridian/contract'
import { CalendarClock, CalendarSearch } from 'lucide'
import { type ReactNode, Suspense, useId, useState } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { t } from '../../../platform/text/text.ts'
import { useClock } from '../../../platform/time/use-clock.ts'
import { useNow } from '../../../platform/time/use-now.ts'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'
import { lazyPart } from '../../../ui/state/lazy-part.tsx'
import { placePath } from '../mail-path.ts'
import { MailReplyCorrections } from './reply-corrections.tsx'
import type { DraftSearch } from './draft-notes.ts'
import { searchWords } from './reply-search-words.ts'
import { useCorrections } from './use-corrections.ts'
import type { LookForTimes } from './use-drafted-reply.ts'

const ChooseTimesDialog = lazyPart(async () => ({
  default: (await import('./choose-times-dialog.tsx')).ChooseTimesDialog,
}))

interface MailReplySearchProps {
  readonly id: string
  readonly mail: Pick<Mail, 'mail_id' | 'mail_body'>
  readonly search: DraftSearch
  readonly onLook: LookForTimes
  readonly className?: string
}

/**
 * By which limits times were looked for, with the way to the sentence of the mail that asks, and to another reading. A
 * search that is made on request asks first about the times of which it is not certain what they are.
 */
export function MailReplySearch({ id, mail, search, onLook, className }: MailReplySearchProps) {
  const [isCorrected, setCorrected] = useState(false)
  const [isChoosing, setChoosing] = useState(false)
  const { said, isChanged, toSay, change } = useCorrections(search.limits.named_times)
  const isAsked = search.state === 'asked'
  const uncertain = isAsked ? said.filter(({ is_certain }) => !is_certain) : []
  const hasMore = said.length > uncertain.length
  const listed = isCorrected ? said : uncertain
  return (
    <div className={cx('text-xs text-text-2', className)}>
      <MailReplyLimits id={id} mail={mail} search={search}>
        {hasMore && (
          <AriaButton
            aria-expanded={isCorrected}
            onPress={() => setCorrected(!isCorrected)}
            className={link_class}
          >
            {t('Correct')}
          </AriaButton>
        )}{' '}
        <AriaButton aria-haspopup="dialog" onPress={() => setChoosing(true)} className={link_class}>
          {t('Choose times')}
        </AriaButton>
      </MailReplyLimits>
      {listed.length > 0 && (
        <MailReplyCorrections
          label={isCorrected ? t('Times that the mail names') : t('Is this right?')}
          isLabelHidden={isCorrected}
          mail={mail}
          times={listed}
          onChange={change}
        />
      )}
      {(isAsked || isCorrected) && (
        <Button
          size="sm"
          variant="soft"
          isDisabled={!isAsked && !isChanged}
          onPress={() => onLook({ said: toSay })}
          className="mt-2 print:hidden"
        >
          {isAsked ? t('Offer times') : t('Look for times again')}
        </Button>
      )}
      {isChoosing && (
        <Suspense>
          <ChooseTimesDialog
            search={search.limits}
            onChoose={(chosen) => {
              setChoosing(false)
              onLook({ chosen })
            }}
            onClose={() => setChoosing(false)}
          />
        </Suspense>
      )}
    </div>
  )
}

const link_class = 'touch ms-1 rounded-xs font-medium text-accent-text underline print:hidden'

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

/** A search that has found nothing, or that is made when the person asks for it. */
export function MailReplyOtherSearch(props: Omit<MailReplySearchProps, 'id' | 'className'>) {
  const id = useId()
  const isAsked = props.search.state === 'asked'
  return (
    <div
      role="group"
      aria-label={t('Search for times')}
      aria-describedby={id}
      className="mt-2.5 flex gap-2 rounded-md bg-sunken px-3 py-2"
    >
      <Icon of={isAsked ? CalendarClock : CalendarSearch} size={14} className="mt-px text-accent-text" />
      <MailReplySearch {...props} id={id} className="min-w-0 flex-1" />
    </div>
  )
}
