import { type Provider, provider_table, providers } from '@meridian/contract'
import { instantOf, wallTimeOf } from '@meridian/engine'
import { type CalendarEvent, type EventOverride, overridable_fields, plain_event } from '@meridian/icalendar'
import type { EventAnswer, RemoteFacts } from '@meridian/providers'

/** A row of the mirror with the settings of its calendar. */
export interface MirrorRow {
  readonly remote_event_id: string
  readonly provider: Provider
  readonly connection_id: string
  readonly calendar_id: string
  readonly external_id: string
  readonly series_external_id: string | null
  readonly original_start: string | null
  readonly version: string
  readonly pushed_version: string | null
  /**
   * Versions of `event` that are no change: as last agreed, or as sent since; null where every version
   * counts.
   */
  readonly known_versions: readonly (CalendarEvent | EventOverride | null)[] | null
  /** Declined or deleted in Meridian, whatever the provider still lists. */
  readonly is_withdrawn: boolean
  /** The person's answer that the provider does not have yet. */
  readonly wanted_answer: EventAnswer['answer'] | null
  /** For one occurrence an EventOverride with every field; null where the occurrence is cancelled. */
  readonly event: CalendarEvent | EventOverride | null
  readonly facts: RemoteFacts | null
  readonly ical_uid: string | null
  readonly join_key: string | null
  readonly linked_external_id: string | null
  readonly replaces_external_id: string | null
  readonly first_starts_ms: number | null
  readonly meeting_id: string | null
  readonly account_email: string | null
  readonly is_primary: boolean
  readonly is_writable: boolean
  readonly is_shown: boolean
  readonly counts_as_busy: boolean
}

/** How a meeting counts for its person. */
export interface MeetingUse {
  readonly is_hidden: boolean
  readonly time_use: 'as_meeting' | 'never' | 'only'
}

/**
 * Of several sources of one meeting the one that its fields follow; never one that another source replaces.
 */
export function leadingRow(rows: readonly MirrorRow[]): MirrorRow | undefined {
  const replaced = new Set(rows.map(({ replaces_external_id }) => replaces_external_id))
  const latest = rows.filter(({ external_id }) => !replaced.has(external_id))
  return (latest.length > 0 ? latest : rows).toSorted(
    (one, other) => rankOf(one) - rankOf(other) || order(one.external_id, other.external_id),
  )[0]
}

/** Shown where one of its calendars is shown, and taken time where one of them counts. */
export function useOf(rows: readonly MirrorRow[]): MeetingUse {
  const isShown = rows.some(({ is_shown }) => is_shown)
  const counts = rows.some(({ counts_as_busy }) => counts_as_busy)
  if (!counts) return { is_hidden: !isShown, time_use: 'never' }
  return { is_hidden: !isShown, time_use: isShown ? 'as_meeting' : 'only' }
}

/** When dates begin by the rule that the person has accepted by themselves. */
export function acceptedDates(
  occurrences: readonly MirrorRow[],
  series: CalendarEvent,
  ownEmails: ReadonlySet<string>,
): string[] {
  const zone = series.start.zone ?? 'UTC'
  return occurrences
    .filter(({ event, facts }) => {
      const own = event?.attendees?.find(({ email }) => ownEmails.has(email.toLowerCase()))
      return !facts?.is_declined && (own?.answer === 'accepted' || own?.answer === 'tentative')
    })
    .flatMap((row) => wallOf(row, series))
    .map((wall) => new Date(instantOf(series.is_all_day ? `${wall}T00:00:00` : wall, zone)).toISOString())
}

/**
 * The whole event: a series with its changed occurrences, a single event, or an occurrence whose series the
 * person does not see. Leaves the person out of the guests. Null for none.
 */
export function eventOf(
  row: MirrorRow,
  occurrences: readonly MirrorRow[],
  ownEmails: ReadonlySet<string>,
): CalendarEvent | null {
  if (!row.event) return null
  const whole = 'uid' in row.event ? row.event : aloneOf(row, row.event)
  const event = withoutOwn(whole, row.facts, ownEmails)
  const excluded = occurrences.filter((one) => one.event === null).flatMap((one) => wallOf(one, event))
  const overrides = occurrences.flatMap((one) => overrideOf(one, event, ownEmails))
  return {
    ...event,
    excluded: [...new Set([...event.excluded, ...excluded])].toSorted(),
    overrides: overrides.toSorted((one, other) => order(one.original_start, other.original_start)),
  }
}

/** The person's answer here counts before the one that the provider knows. */
export function isDeclined({
  is_withdrawn,
  wanted_answer,
  facts,
}: Pick<MirrorRow, 'is_withdrawn' | 'wanted_answer' | 'facts'>): boolean {
  if (is_withdrawn || wanted_answer !== null) return is_withdrawn || wanted_answer === 'declined'
  return facts?.is_declined ?? false
}

/** Whether the calendar that decides about the meeting at its provider is one that Meridian may only read. */
export function isOnlyRead({ provider, is_writable }: Pick<MirrorRow, 'provider' | 'is_writable'>): boolean {
  return provider_table[provider].writes_events && !is_writable
}

/**
 * Order: active events first, then those of a shown calendar, then by the order of providers, then those of calendars
 * that can be written to, then the account's main calendar.
 */
function rankOf({ event, is_shown, provider, is_primary, is_writable }: MirrorRow): number {
  const isOff = event === null || event.status === 'cancelled'
  const marks = [isOff, !is_shown, providers.indexOf(provider), !is_writable, !is_primary]
  return marks.reduce<number>((rank, mark) => rank * most_providers + Number(mark), 0)
}

const most_providers = 16

function order(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}

function withoutOwn<Event extends CalendarEvent | EventOverride>(
  event: Event,
  facts: RemoteFacts | null,
  ownEmails: ReadonlySet<string>,
): Event {
  return {
    ...event,
    ...(facts?.is_organizer && { organizer: null }),
    ...(event.attendees && {
      attendees: event.attendees.filter(({ email }) => !ownEmails.has(email.toLowerCase())),
    }),
  }
}

/** An invitation to one occurrence comes without its series. */
function aloneOf({ provider, external_id }: MirrorRow, override: EventOverride): CalendarEvent {
  return {
    ...plain_event,
    uid: `${provider}:${external_id}`,
    ...withoutOriginalStart(override),
  }
}

function withoutOriginalStart({ original_start: _start, ...rest }: EventOverride) {
  return rest
}

function overrideOf(row: MirrorRow, series: CalendarEvent, ownEmails: ReadonlySet<string>): EventOverride[] {
  if (row.event === null || 'uid' in row.event) return []
  const [original_start] = wallOf(row, series)
  if (original_start === undefined) return []
  const override = withoutOwn(row.event, row.facts, ownEmails)
  return [{ ...differing(override, series), ...declinedAlone(row.facts, override), original_start }]
}

/** A person may decline one occurrence of an accepted series: it leaves the time free. */
function declinedAlone(facts: RemoteFacts | null, override: EventOverride) {
  return facts?.is_declined && override.status !== 'cancelled' ? { is_transparent: true } : {}
}

/** Only the fields that differ from the series; the others follow it. */
function differing(override: EventOverride, series: CalendarEvent): EventOverride {
  const same = overridable_fields.filter(
    (field) => JSON.stringify(override[field]) === JSON.stringify(series[field]),
  )
  const dropped = new Set<string>(same)
  const kept = Object.entries(override).filter(([field]) => !dropped.has(field))
  return { ...pickTimes(override), ...Object.fromEntries(kept) }
}

function pickTimes({ original_start, is_all_day, start, end }: EventOverride): EventOverride {
  return { original_start, is_all_day, start, end }
}

/** The occurrence's start by the rule, on the series' clock. */
function wallOf({ original_start }: MirrorRow, { start, is_all_day }: CalendarEvent): string[] {
  if (original_start === null) return []
  const isDate = /^\d{4}-\d{2}-\d{2}$/.test(original_start)
  if (is_all_day) return isDate ? [original_start] : []
  const zone = start.zone ?? 'UTC'
  // A series that once was all-day may have occurrences with date ids from then.
  const moment = isDate ? instantOf(`${original_start}T00:00:00`, zone) : Date.parse(original_start)
  return [wallTimeOf(moment, zone)]
}
