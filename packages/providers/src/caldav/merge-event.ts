import type { CalendarEvent, EventOverride, OverridableField } from '@meridian/icalendar'

/** What Meridian writes of an event. Organizer, guests, priority and privacy stay as the server has them. */
const shared = ['title', 'description', 'location', 'link', 'is_transparent', 'status'] as const
/** What changes together. */
const times = ['is_all_day', 'start', 'end', 'rrule', 'added'] as const

/**
 * The event `current` with what `wanted` says otherwise than `base`; without a base, with all of it. Changed and excluded
 * occurrences are merged one by one.
 */
export function mergeEvent(
  current: CalendarEvent,
  wanted: CalendarEvent,
  base: CalendarEvent | null,
): CalendarEvent {
  const isMoved = base === null || !isSame(pick(wanted, times), pick(base, times))
  const fields = shared.filter((field) => base === null || !isSame(wanted[field], base[field]))
  const whole = { ...current, ...pick(wanted, fields), ...(isMoved && pick(wanted, times)) }
  // The occurrences of a series that has moved have other names.
  const known = isMoved ? { ...current, overrides: [], excluded: [] } : current
  const before = isMoved ? null : base
  return {
    ...whole,
    excluded: mergeExcluded(known, wanted, before),
    overrides: mergeOverrides(known, wanted, before).map((override) => withOwnPeople(override, current)),
  }
}

/** Whether a server would be told the same of both. */
export function isSaidAlike(one: CalendarEvent, other: CalendarEvent): boolean {
  return isSame(saidOf(one), saidOf(other))
}

function saidOf(event: CalendarEvent) {
  const overrides = event.overrides.map((override) => saidOfOccurrence(override, event))
  return [pick(event, shared), pick(event, times), event.excluded, overrides]
}

function saidOfOccurrence(override: EventOverride, series: CalendarEvent) {
  const { original_start, is_all_day, start, end } = override
  return { original_start, is_all_day, start, end, ...pick({ ...series, ...override }, shared) }
}

function mergeExcluded(current: CalendarEvent, wanted: CalendarEvent, base: CalendarEvent | null): string[] {
  const before = new Set(base?.excluded)
  const now = new Set(wanted.excluded)
  const kept = current.excluded.filter((start) => now.has(start) || !before.has(start))
  const added = wanted.excluded.filter((start) => !before.has(start))
  return [...new Set([...kept, ...added])].toSorted()
}

function mergeOverrides(
  current: CalendarEvent,
  wanted: CalendarEvent,
  base: CalendarEvent | null,
): EventOverride[] {
  const [theirs, ours, before] = [current, wanted, base].map((event) => byStart(event))
  const gone = new Set(mergeExcluded(current, wanted, base))
  const starts = new Set([...(theirs?.keys() ?? []), ...(ours?.keys() ?? [])])
  const merged = [...starts].flatMap((start): EventOverride[] => {
    const [their, our, old] = [theirs?.get(start), ours?.get(start), before?.get(start)]
    if (gone.has(start)) return []
    const isOurs = !isSame(our && saidOfOccurrence(our, wanted), old && base && saidOfOccurrence(old, base))
    if (!isOurs) return their ? [their] : []
    return our ? [{ ...withoutShared(their), ...our }] : []
  })
  return merged.toSorted((one, other) => (one.original_start < other.original_start ? -1 : 1))
}

/** What ours does not say is as in the series. */
function withoutShared(override: EventOverride | undefined): Partial<EventOverride> {
  const entries = Object.entries(override ?? {})
  return Object.fromEntries(entries.filter(([field]) => !shared.some((name) => name === field)))
}

/** Guests of a changed occurrence are those that the server has for it, else those of the series. */
function withOwnPeople(override: EventOverride, current: CalendarEvent): EventOverride {
  const { organizer: _organizer, attendees: _attendees, ...rest } = override
  const known = current.overrides.find(({ original_start }) => original_start === override.original_start)
  return {
    ...rest,
    ...(known?.organizer !== undefined && { organizer: known.organizer }),
    ...(known?.attendees !== undefined && { attendees: known.attendees }),
  }
}

function byStart(event: CalendarEvent | null): Map<string, EventOverride> {
  return new Map(event?.overrides.map((override) => [override.original_start, override]))
}

function pick<Field extends OverridableField | keyof CalendarEvent>(
  event: Pick<CalendarEvent, Field & keyof CalendarEvent>,
  fields: readonly (Field & keyof CalendarEvent)[],
): Record<string, unknown> {
  return Object.fromEntries(fields.map((field) => [field, event[field]]))
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
