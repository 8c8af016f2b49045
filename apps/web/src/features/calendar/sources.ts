import {
  type Integration,
  integration_types,
  type MeetingIntegrationType,
  provider_table,
} from '@meridian/contract'

/** The sources that the reader can show and hide: Meridian, what is connected, what has events here, and what is hidden. */
export function offeredSources(
  integrations: readonly Integration[],
  present: ReadonlySet<MeetingIntegrationType>,
  hidden: readonly string[],
): readonly MeetingIntegrationType[] {
  const connected = new Set<string>(
    integrations.filter(bringsEvents).map(({ type }) => provider_table[type].meeting_type),
  )
  return integration_types.filter(
    (type) => type === 'smart_calendar' || connected.has(type) || present.has(type) || hidden.includes(type),
  )
}

/** An account whose calendar is read, or one that has left its meetings here. */
function bringsEvents({ connection, meetings_kept }: Integration): boolean {
  return connection?.granted_capabilities.includes('calendar') || (meetings_kept ?? 0) > 0
}
