import type { MailboxState } from '@meridian/contract'
import { CloudOff, KeyRound } from 'lucide-react'
import { tServer } from '../../platform/text/server-text.ts'
import { plural, t } from '../../platform/text/text.ts'
import { formatPast } from '../../platform/time/format.ts'
import { useClock } from '../../platform/time/use-clock.ts'
import { useNow } from '../../platform/time/use-now.ts'
import { firstReadingWords, shareRead } from './imap-reading.ts'
import { nextSyncWords } from './integration-state.ts'
import { Fact } from './sync-facts.tsx'
import { TroubleFrame } from './trouble.tsx'

/** How the reading of the mailbox is doing. */
export function ImapBody({ mailbox }: { readonly mailbox: MailboxState }) {
  const isFirst = !mailbox.first_sync_done
  return (
    <div className="flex flex-col gap-3.5 px-4 pb-3.5 md:ps-16.5 empty:hidden">
      {isFirst && mailbox.state === 'syncing' && <FirstReading mailbox={mailbox} />}
      {!isFirst && <ReadingFacts mailbox={mailbox} />}
      <Trouble mailbox={mailbox} />
    </div>
  )
}

interface BodyProps {
  readonly mailbox: MailboxState
}

function FirstReading({ mailbox }: BodyProps) {
  const words = firstReadingWords(mailbox)
  const share = shareRead(mailbox)
  return (
    <div>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <b className="font-medium">{t('First sync')}</b>
        <span className="num text-muted">{words}</span>
      </p>
      <div
        role="progressbar"
        aria-label={t('First sync of {name}', { name: mailbox.account })}
        aria-valuetext={words}
        aria-valuenow={share === null ? undefined : Math.round(100 * share)}
        className="mt-2 h-1.5 overflow-hidden rounded-full bg-pressed"
      >
        {share === null ? (
          <span className="block h-full w-full rounded-full bg-[linear-gradient(90deg,transparent_0%,var(--c-accent-line)_45%,transparent_90%)] bg-size-[200%_100%] motion-safe:animate-shimmer" />
        ) : (
          <span
            className="block h-full rounded-full bg-accent-line transition-[width] duration-(--dur-base)"
            style={{ width: `${100 * share}%` }}
          />
        )}
      </div>
      <p className="mt-1.5 text-xs text-muted">
        {t('You can go on working; mails appear as they are read.')}
      </p>
    </div>
  )
}

function ReadingFacts({ mailbox: { last_success_at, next_sync_at, mails_read } }: BodyProps) {
  const { zone } = useClock()
  const nowMs = useNow(60_000)
  return (
    <dl className="flex flex-wrap gap-x-7 gap-y-3">
      <Fact name={t('Last sync')}>
        {last_success_at ? formatPast(last_success_at, nowMs, zone) : t('Never')}
      </Fact>
      <Fact name={t('Next sync')}>
        {mails_read === null
          ? nextSyncWords(next_sync_at, nowMs)
          : plural(mails_read, {
              one: 'under way, one change read',
              other: 'under way, {count} changes read',
            })}
      </Fact>
    </dl>
  )
}

/** Why nothing comes in, what happens next, and what is safe; nothing while all is well. */
function Trouble({ mailbox: { state, reason, problem, next_sync_at } }: BodyProps) {
  const nowMs = useNow(60_000)
  const title = t('Error in syncing the mailbox')
  if (state === 'needs_reconnect') {
    return (
      <TroubleFrame icon={KeyRound} title={title} isGrave>
        {reason && tServer(reason)} {t('Mails that were read before stay.')}
      </TroubleFrame>
    )
  }
  if (state !== 'error' || problem === null) return null
  return (
    <TroubleFrame icon={CloudOff} title={title}>
      {tServer(problem)}{' '}
      {t('Next try {when}; what was read before stays.', { when: nextSyncWords(next_sync_at, nowMs) })}
    </TroubleFrame>
  )
}
