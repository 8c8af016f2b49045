import {
  type Calendar,
  type Integration,
  integration_types,
  type MeetingIntegrationType,
  type Occurrence,
  provider_table,
} from '@meridian/contract'
import { t } from '../../platform/text/text.ts'
import { tintOfColor } from '../../ui/tint.ts'
import type { ItemSource } from './calendar-host.ts'

/** How the calendar or, with its color, the first label of an event looks. */
export type SourceOf = (
  occurrence: Pick<Occurrence, 'calendar_key' | 'meeting_integration_type' | 'first_label'>,
) => ItemSource

type SourcesByType = Readonly<Record<MeetingIntegrationType, ItemSource>>

/** The look of each event by its calendar; by its first label with `isByLabel`, and grey without a label. */
export function makeSourceOf(
  sources: SourcesByType,
  calendars: readonly Calendar[],
  isByLabel: boolean,
): SourceOf {
  const known = new Map(calendars.map((one) => [one.calendar_key, sourceOfCalendar(one, sources)]))
  return ({ calendar_key, meeting_integration_type, first_label }) => {
    const source = known.get(calendar_key) ?? sourceOfType(meeting_integration_type, sources)
    return isByLabel ? { ...source, tint: tintOfColor(first_label?.label_color ?? '') } : source
  }
}

/** A calendar by its own name and color, or else as its type is called and colored. */
export function sourceOfCalendar(
  { meeting_integration_type, calendar_name, calendar_color }: Calendar,
  sources: SourcesByType,
): ItemSource {
  const { label, tint, sign } = sourceOfType(meeting_integration_type, sources)
  return {
    label: calendar_name ?? label,
    tint: calendar_color === null ? tint : tintOfColor(calendar_color),
    sign,
  }
}

interface Present {
  readonly calendars: readonly Calendar[]
  readonly integrations: readonly Integration[]
  /** Events around the shown days. */
  readonly occurrences: readonly Pick<Occurrence, 'calendar_key'>[]
  readonly hidden: readonly string[]
}

/**
 * The calendars that the reader can show and hide: those that the server lists, what is connected or has left events
 * here, what has events around the shown days, and what is hidden.
 */
export function offeredCalendars({
  calendars,
  integrations,
  occurrences,
  hidden,
}: Present): readonly Calendar[] {
  const listed = new Set(calendars.map(({ calendar_key }) => calendar_key))
  const types = new Set(calendars.map(({ meeting_integration_type }) => meeting_integration_type))
  const connected = new Set<string>(
    integrations.filter(bringsEvents).map(({ type }) => provider_table[type].meeting_type),
  )
  const present = new Set(occurrences.map(({ calendar_key }) => calendar_key))
  const others = integration_types.filter(
    (type) =>
      !listed.has(type) &&
      (present.has(type) ||
        (!types.has(type) && (type === 'smart_calendar' || connected.has(type) || hidden.includes(type)))),
  )
  return [...calendars, ...others.map(onlyCalendar)].toSorted((a, b) => placeOf(a) - placeOf(b))
}

/** Meridian first. */
function placeOf({ calendar_key }: Calendar): number {
  return calendar_key === 'smart_calendar' ? 0 : 1
}

function onlyCalendar(type: MeetingIntegrationType): Calendar {
  return { calendar_key: type, meeting_integration_type: type, calendar_name: null, calendar_color: null }
}

function sourceOfType(type: MeetingIntegrationType, sources: SourcesByType): ItemSource {
  return { ...sources[type], label: t(sources[type].label) }
}

/** An account whose calendar is read, or one that has left its meetings here. */
function bringsEvents({ connection, meetings_kept }: Integration): boolean {
  return connection?.granted_capabilities.includes('calendar') || (meetings_kept ?? 0) > 0
}
