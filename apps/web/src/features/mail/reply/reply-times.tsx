import type { Mail } from '@meridian/contract'
import { CalendarCheck, X } from 'lucide'
import { type ReactNode, Suspense, useId } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { plural, t } from '../../../platform/text/text.ts'
import { Icon } from '../../../ui/icon.tsx'
import { lazyPart } from '../../../ui/state/lazy-part.tsx'
import type { DraftedTime } from './reply-text.ts'
import type { DraftSearch } from './draft-notes.ts'
import type { LookForTimes } from './use-drafted-reply.ts'
import { useSlotWords } from './use-slot-words.ts'

const MailReplySearch = lazyPart(
  async () => ({ default: (await import('./reply-search.tsx')).MailReplySearch }),
  { kind: 'unasked' },
)

interface MailReplyTimesProps {
  readonly mail: Pick<Mail, 'mail_id' | 'mail_body'>
  readonly times: readonly DraftedTime[]
  readonly search: DraftSearch | null
  readonly onRemove: (time: DraftedTime) => void
  readonly onLook: LookForTimes
  /** The sent mail has links for choosing among them, and they stay free until then. */
  readonly isHeld: boolean
  /** What becomes of a meeting that the mail asks to move. */
  readonly children: ReactNode
}

/** The times that the reply offers, on the reader's clock; sending keeps those free that are left. */
export function MailReplyTimes({
  mail,
  times,
  search,
  onRemove,
  onLook,
  isHeld,
  children,
}: MailReplyTimesProps) {
  const searchId = useId()
  if (times.length === 0) return null
  return (
    <div className="mt-2.5 rounded-md bg-accent-soft px-3 py-2">
      <p className="flex items-center gap-2 text-xs text-text-2">
        <Icon of={CalendarCheck} size={14} className="text-accent-text" />
        {freeWords(times.length, isHeld)}
      </p>
      <ul
        aria-label={t('Times that are offered')}
        aria-describedby={search ? searchId : undefined}
        className="mt-1.5 flex flex-col gap-1.5"
      >
        {times.map((time) => (
          <OfferedTime key={time.slot[0]} time={time} hasLink={isHeld} onRemove={() => onRemove(time)} />
        ))}
      </ul>
      {isHeld && <p className="mt-1.5 text-xs text-text-2">{linkWords(times)}</p>}
      {children}
      {search && (
        <Suspense>
          <MailReplySearch id={searchId} mail={mail} search={search} onLook={onLook} className="mt-1.5" />
        </Suspense>
      )}
    </div>
  )
}

interface OfferedTimeProps {
  readonly time: DraftedTime
  readonly hasLink: boolean
  readonly onRemove: () => void
}

function OfferedTime({ time, hasLink, onRemove }: OfferedTimeProps) {
  const when = useSlotWords()(time.slot)
  return (
    <li className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
      <span className="num inline-flex h-7 items-center gap-1 rounded-md border border-[color-mix(in_srgb,var(--c-accent-line)_55%,var(--c-border))] bg-raised ps-2 pe-1 text-xs font-medium text-accent-text">
        {when}
        <AriaButton
          aria-label={t('Do not offer {when}', { when })}
          onPress={onRemove}
          className="relative grid size-5 place-items-center rounded-xs data-hovered:bg-hover max-md:after:absolute max-md:after:-inset-3"
        >
          <Icon of={X} size={12} />
        </AriaButton>
      </span>
      {hasLink && time.words !== null && time.link_line !== null && (
        <span dir="auto" className="min-w-0 text-xs wrap-anywhere text-text-2">
          {time.link_line.trim()}
        </span>
      )}
    </li>
  )
}

function freeWords(count: number, isHeld: boolean): string {
  if (!isHeld)
    return plural(count, {
      one: 'You are free at this time. Sending does not hold it.',
      other: 'You are free at these {count} times. Sending does not hold them.',
    })
  return plural(count, {
    one: 'You are free at this time. Sending holds it until you get an answer.',
    other: 'You are free at these {count} times. Sending holds them until you get an answer.',
  })
}

function linkWords(times: readonly DraftedTime[]): string {
  if (times.some(({ link_line }) => link_line === null))
    return t('This server has no public address, so the mail has no links for choosing a time.')
  if (times.some(({ words }) => words === null))
    return t('One link for choosing among these times is below the text of the mail.')
  return t('The mail has these links below its times. A guest chooses without signing in.')
}
