import type { ImapAccount, MailboxState, SyncHours } from '@meridian/contract'
import { CloudOff, KeyRound } from 'lucide'
import { tServer } from '../../../platform/text/server-text.ts'
import { t } from '../../../platform/text/text.ts'
import { useNow } from '../../../platform/time/use-now.ts'
import { TroubleFrame } from '../../../ui/state/trouble-frame.tsx'
import { FirstSync } from '../first-sync.tsx'
import { nextSyncWords } from '../integration-state.ts'
import { LastDay, SyncTimes } from '../sync-facts.tsx'
import { firstReadingWords, shareRead } from './imap-reading.ts'

/** How the reading of the mailbox is doing. */
export function ImapBody({ account: { mailbox, sync_hours } }: { readonly account: ImapAccount }) {
  const isFirst = !mailbox.first_sync_done
  return (
    <div className="flex flex-col gap-3.5 px-4 pb-3.5 md:ps-16.5 empty:hidden">
      {isFirst && mailbox.state === 'syncing' && (
        <FirstSync
          name={mailbox.account}
          words={firstReadingWords(mailbox)}
          share={shareRead(mailbox)}
          note={t('You can keep working. Mails appear as they are synced.')}
        />
      )}
      {!isFirst && <ReadingFacts mailbox={mailbox} hours={sync_hours} />}
      <Trouble mailbox={mailbox} />
    </div>
  )
}

interface BodyProps {
  readonly mailbox: MailboxState
}

function ReadingFacts({ mailbox, hours }: BodyProps & { readonly hours: SyncHours }) {
  const { last_success_at, next_sync_at, mails_read } = mailbox
  const nowMs = useNow(60_000)
  return (
    <dl className="flex flex-wrap gap-x-7 gap-y-3">
      <SyncTimes
        last_success_at={last_success_at}
        next_sync_at={next_sync_at}
        changesRead={mails_read}
        nowMs={nowMs}
      />
      <LastDay name={t('Last 24 hours')} hours={hours} nowMs={nowMs} />
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
        {reason && tServer(reason)} {t('Mail already synced is kept.')}
      </TroubleFrame>
    )
  }
  if (state !== 'error' || problem === null) return null
  return (
    <TroubleFrame icon={CloudOff} title={title}>
      {tServer(problem)}{' '}
      {t('Next attempt {when}. Mail already synced is kept.', {
        when: nextSyncWords(next_sync_at, nowMs),
      })}
    </TroubleFrame>
  )
}
