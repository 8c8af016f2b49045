import { type Integration, type Provider, provider_table } from '@meridian/contract'

/** A calendar that busy times are taken from, or written into. */
export interface MirrorEnd {
  readonly id: string
  readonly type: Provider
  readonly calendar_id: string
  readonly label: string
}

/** Only what is read has busy times to write, and only writable calendars take them. */
export function mirrorEnds(integrations: readonly Integration[]): {
  readonly sources: readonly MirrorEnd[]
  readonly targets: readonly MirrorEnd[]
} {
  const all = integrations.flatMap(({ type, name, connection }) =>
    (connection?.calendars ?? []).map((calendar) => ({
      calendar,
      end: {
        id: `${type} ${calendar.id}`,
        type,
        calendar_id: calendar.id,
        label: calendar.name === '' ? name : `${calendar.name} (${name})`,
      },
    })),
  )
  return {
    sources: all.filter(({ calendar }) => calendar.is_shown || calendar.counts_as_busy).map(({ end }) => end),
    targets: all
      .filter(({ calendar, end }) => calendar.is_writable && provider_table[end.type].writes_events)
      .map(({ end }) => end),
  }
}
