import type { Connection } from '@meridian/contract'
import { plural, t } from '../../platform/text/text.ts'

interface FirstSyncProps {
  readonly name: string
  readonly connection: Pick<Connection, 'events_read'>
}

/** How far the first reading has come. Nobody knows how much there is, so it counts and shows no share. */
export function FirstSync({ name, connection: { events_read } }: FirstSyncProps) {
  const count = events_read ?? 0
  const words =
    events_read === null
      ? t('Begins in a moment.')
      : plural(count, { one: 'One event read so far.', other: '{count} events read so far.' })
  return (
    <div>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <b className="font-medium">{t('First sync')}</b>
        <span className="num text-muted">{words}</span>
      </p>
      <div
        role="progressbar"
        aria-label={t('First sync of {name}', { name })}
        aria-valuetext={words}
        className="mt-2 h-1.5 overflow-hidden rounded-full bg-pressed"
      >
        <span className="block h-full w-full rounded-full bg-[linear-gradient(90deg,transparent_0%,var(--c-accent-line)_45%,transparent_90%)] bg-size-[200%_100%] motion-safe:animate-shimmer" />
      </div>
      <p className="mt-1.5 text-xs text-muted">
        {t('You can go on working; meetings appear as they are read.')}
      </p>
    </div>
  )
}
