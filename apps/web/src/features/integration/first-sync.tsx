import type { Connection } from '@meridian/contract'
import { plural, t } from '../../platform/text/text.ts'
import { ProgressLine } from '../../ui/state/progress-line.tsx'

interface FirstSyncProps {
  readonly name: string
  /** How far it has come. */
  readonly words: string
  /** The part that is done, 0 to 1; null while the total is unknown. */
  readonly share: number | null
  /** What one can do meanwhile. */
  readonly note: string
}

/** How far the first reading has come. */
export function FirstSync({ name, words, share, note }: FirstSyncProps) {
  return (
    <div>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <b className="font-medium">{t('First sync')}</b>
        <span className="num text-muted">{words}</span>
      </p>
      <ProgressLine label={t('First sync of {name}', { name })} words={words} share={share} />
      <p className="mt-1.5 text-xs text-muted">{note}</p>
    </div>
  )
}

/** The total of events is unknown, so they are only counted. */
export function eventsReadWords({ events_read }: Pick<Connection, 'events_read'>): string {
  if (events_read === null) return t('Begins in a moment.')
  return plural(events_read, { one: 'One event read so far.', other: '{count} events read so far.' })
}
