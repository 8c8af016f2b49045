import type { Connection } from '@meridian/contract'
import { plural, t } from '../../platform/text/text.ts'
import { formatPast } from '../../platform/time/format.ts'
import { useClock } from '../../platform/time/use-clock.ts'
import { useNow } from '../../platform/time/use-now.ts'
import { SyncBars, type SyncBarsProps } from './sync-bars.tsx'
import { calendarsWords, nextSyncWords } from './integration-state.ts'

/** When it was read last, when it is read next, and how much of it takes part. */
export function SyncFacts({ connection }: { readonly connection: Connection }) {
  const nowMs = useNow(60_000)
  const { last_success_at, next_sync_at, events_read } = connection
  const calendars = calendarsWords(connection)
  return (
    <dl className="flex flex-wrap gap-x-7 gap-y-3">
      <SyncTimes
        last_success_at={last_success_at}
        next_sync_at={next_sync_at}
        changesRead={events_read}
        nowMs={nowMs}
      />
      {connection.waiting_changes > 0 && (
        <Fact name={t('Waiting for a fresh reading')}>
          {plural(connection.waiting_changes, { one: 'one change', other: '{count} changes' })}
        </Fact>
      )}
      {calendars && <Fact name={t('Calendars')}>{calendars}</Fact>}
      <LastDay
        name={connection.mailbox ? t('Calendars, last 24 hours') : t('Last 24 hours')}
        hours={connection.sync_hours}
        nowMs={nowMs}
      />
      {connection.mailbox && (
        <LastDay name={t('Mail, last 24 hours')} hours={connection.mail_sync_hours} nowMs={nowMs} />
      )}
    </dl>
  )
}

interface SyncTimesProps extends Pick<Connection, 'last_success_at' | 'next_sync_at'> {
  /** Of the sync in progress; null where none is. */
  readonly changesRead: number | null
  readonly nowMs: number
}

/** The last sync and the next one, in a dl. */
export function SyncTimes({ last_success_at, next_sync_at, changesRead, nowMs }: SyncTimesProps) {
  const { zone } = useClock()
  return (
    <>
      <Fact name={t('Last sync')}>
        {last_success_at ? formatPast(last_success_at, nowMs, zone) : t('Never')}
      </Fact>
      <Fact name={t('Next sync')}>
        {changesRead === null
          ? nextSyncWords(next_sync_at, nowMs)
          : plural(changesRead, {
              one: 'in progress, one change read',
              other: 'in progress, {count} changes read',
            })}
      </Fact>
    </>
  )
}

/** The bars of the last 24 hours below their name, in a dl. */
export function LastDay({ name, ...props }: SyncBarsProps & { readonly name: string }) {
  return (
    <div className="min-w-[min(12rem,100%)]">
      <dt className="text-xs text-muted">{name}</dt>
      <dd className="mt-1">
        <SyncBars {...props} />
      </dd>
    </div>
  )
}

/** One thing that is known, below its name, in a dl. */
function Fact({ name, children }: { readonly name: string; readonly children: string }) {
  return (
    <div>
      <dt className="text-xs text-muted">{name}</dt>
      <dd className="num mt-0.5 font-medium">{children}</dd>
    </div>
  )
}
