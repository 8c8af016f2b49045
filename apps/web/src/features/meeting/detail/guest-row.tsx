import type { Invitee, MeetingAction } from '@meridian/contract'
import { Check, Minus, X } from 'lucide'
import { mark, t } from '../../../platform/text/text.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { cx } from '../../../ui/cx.ts'
import { StatusText } from '../../../ui/state/status.tsx'
import { answer_words } from '../rsvp.ts'
import { GuestLinks } from './guest-links.tsx'
import type { DeliveryStatus } from './invitation-delivery.ts'

interface GuestProps {
  readonly id: string
  readonly name: string
  readonly isReader?: boolean
  /** On paper nothing is folded. */
  readonly isFolded?: boolean
  readonly picture?: string | null
  readonly detail: string
  readonly delivery?: DeliveryStatus | null | undefined
  /** Where a guest without an account answers; for the organizer alone. */
  readonly answerLink?: string | undefined
  readonly action: MeetingAction
  readonly isTentative?: boolean
  /** No answer is waited for any more. */
  readonly isOver?: boolean
  /** What the answer is to. */
  readonly scope?: Invitee['reply_scope']
  /** To the organizer, with the answer. */
  readonly note?: string
}

/** A person who is asked, with their answer. */
export function Guest({
  id,
  name,
  isReader = false,
  isFolded = false,
  picture,
  detail,
  delivery,
  answerLink,
  action,
  isTentative = false,
  isOver = false,
  scope = 'series',
  note = '',
}: GuestProps) {
  const isMaybe = isTentative && action === 'pending'
  return (
    <li className={cx('flex-wrap items-center gap-x-2.5 py-1.25 print:flex', isFolded ? 'hidden' : 'flex')}>
      <Avatar id={id} name={name} picture={picture} size="lg" />
      <span className="min-w-0 flex-1 max-xs:basis-3/5">
        <b className="block leading-4.25 font-medium wrap-anywhere" title={name}>
          {isReader ? t('You') : name}
        </b>
        <span className="num block text-xs text-muted wrap-anywhere">{detail}</span>
        {delivery && (
          <span
            className={cx(
              'num block text-xs wrap-anywhere print:hidden',
              delivery.isProblem ? 'text-danger-text' : 'text-muted',
            )}
          >
            {delivery.text}
          </span>
        )}
      </span>
      <span className="flex flex-col items-end">
        <StatusText {...answer_looks[action]}>
          {isMaybe ? t('Maybe') : isOver && action === 'pending' ? t('No answer') : t(answer_words[action])}
        </StatusText>
        {scope !== 'series' && <span className="text-xs text-muted">{t(scope_words[scope])}</span>}
      </span>
      {note !== '' && (
        <p className="w-full ps-10.5 text-xs whitespace-pre-wrap wrap-anywhere text-text-2">{`“${note}”`}</p>
      )}
      {answerLink !== undefined && <GuestLinks name={name} answerLink={answerLink} />}
    </li>
  )
}

const scope_words = {
  occurrence: mark('on this date only'),
  following: mark('from this date on'),
} as const

const answer_looks = {
  approved: { tone: 'success', icon: Check },
  rejected: { tone: 'danger', icon: X },
  pending: { tone: 'off', icon: Minus },
} as const
