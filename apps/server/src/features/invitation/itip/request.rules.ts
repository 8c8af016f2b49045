import type { MeetingAction } from '@meridian/contract'
import { instantOf } from '@meridian/engine'
import type { CalendarEvent, EventAttendee, EventPerson, EventTime, MessagePart } from '@meridian/icalendar'

/** Of two mails about the same event the one with the higher sequence is newer, else the later one. */
export interface Version {
  readonly sequence: number
  readonly stamped_at: Date
}

/** Positive where `one` is newer than `other`, zero for the same version. */
export function compareVersions(one: Version, other: Version): number {
  return one.sequence - other.sequence || one.stamped_at.getTime() - other.stamped_at.getTime()
}

/** Identifies an occurrence, in whichever zone the mail has it. */
export function occurrenceKey({ time, zone }: EventTime): string {
  return zone === null ? time : new Date(instantOf(time, zone)).toISOString()
}

/**
 * Whether a change of one occurrence and all that follow was written before the series that is known. An organizer's
 * program may count the versions of each part by themselves, so that one of the two numbers has to be older.
 */
export function isBeforeSeries(change: Version, series: Version): boolean {
  const stamps = change.stamped_at.getTime() - series.stamped_at.getTime()
  const sequences = change.sequence - series.sequence
  return (sequences < 0 && stamps <= 0) || (sequences <= 0 && stamps < 0)
}

/**
 * When a message was written. One without a DTSTAMP, or with one in the future, counts from when its mail was
 * sent.
 */
export function versionOf(
  { sequence, stamped_at }: Pick<MessagePart, 'sequence' | 'stamped_at'>,
  { mail_date, now }: { readonly mail_date: Date; readonly now: Date },
): Version {
  const stamp = stamped_at === null ? mail_date : new Date(stamped_at)
  return { sequence, stamped_at: stamp > now ? earlier(mail_date, now) : stamp }
}

/** The versions of the occurrences that the parts of a message are about, by `occurrenceKey`. */
export function versionsOf(
  parts: readonly MessagePart[],
  read: { readonly mail_date: Date; readonly now: Date },
): OccurrenceVersions {
  return Object.fromEntries(
    parts.flatMap(({ recurrence, ...part }) => {
      if (!recurrence) return []
      const { sequence, stamped_at } = versionOf(part, read)
      return [[occurrenceKey(recurrence), { sequence, stamped_at: stamped_at.toISOString() }]]
    }),
  )
}

/** The newest version of single occurrences that is known, by `occurrenceKey`. */
export type OccurrenceVersions = Readonly<
  Record<string, { readonly sequence: number; readonly stamped_at: string }>
>

/** Undefined where no mail was about the occurrence. */
export function findVersion(versions: OccurrenceVersions, key: string): Version | undefined {
  const known = versions[key]
  return known && { ...known, stamped_at: new Date(known.stamped_at) }
}

/**
 * Whether a mail to this address reaches the person: an address with a plus tag belongs to the owner of its
 * mailbox.
 */
export function isOwnAddress(address: string, own_addresses: readonly string[]): boolean {
  const small = address.toLowerCase()
  return own_addresses.includes(small) || own_addresses.includes(small.replace(/^([^+@]*)\+[^@]*@/, '$1@'))
}

/** The attendee entry of the person. */
export function ownAttendee(
  attendees: readonly EventAttendee[],
  own_addresses: readonly string[],
): EventAttendee | undefined {
  return attendees.find(({ email }) => email !== '' && isOwnAddress(email, own_addresses))
}

/** Where the calendar names no organizer, the sender is the organizer. */
export function organizerOf(
  { organizer }: Pick<MessagePart, 'organizer'>,
  from: { readonly name: string; readonly address: string },
): EventPerson {
  if (organizer && organizer.email !== '') return organizer
  return { name: organizer?.name || from.name, email: from.address }
}

/** The response of the person that the organizer knows of. */
export function findKnownAction({ answer }: EventAttendee): MeetingAction {
  if (answer === 'accepted') return 'approved'
  return answer === 'declined' ? 'rejected' : 'pending'
}

/**
 * A new version of a series, with the known changes of its single occurrences: these stay valid as long as
 * the series takes place at the same times.
 */
export function withKnownOccurrences(before: CalendarEvent | null, event: CalendarEvent): CalendarEvent {
  if (!before || event.rrule === null || timesTextOf(before) !== timesTextOf(event)) return event
  const told = new Set([...event.excluded, ...event.overrides.map(({ original_start }) => original_start)])
  const overrides = before.overrides.filter(({ original_start }) => !told.has(original_start))
  const changed = new Set(event.overrides.map(({ original_start }) => original_start))
  return {
    ...event,
    excluded: [
      ...new Set([...event.excluded, ...before.excluded.filter((start) => !changed.has(start))]),
    ].toSorted(),
    overrides: [...event.overrides, ...overrides].toSorted((one, other) =>
      one.original_start < other.original_start ? -1 : 1,
    ),
  }
}

/**
 * Whether the person's response must be reset: an occurrence takes place at another time. Cancelled
 * occurrences do not count.
 */
export function isMoved(before: CalendarEvent | null, event: CalendarEvent): boolean {
  if (!before || before.status === 'cancelled' || timesTextOf(before) !== timesTextOf(event)) return true
  return hasMovedOccurrence(before, event)
}

/** Whether a changed occurrence takes place at another time than before. */
export function hasMovedOccurrence(before: CalendarEvent, event: CalendarEvent): boolean {
  const known = new Map(before.overrides.map((override) => [override.original_start, timesTextOf(override)]))
  return event.overrides.some(
    (override) =>
      override.status !== 'cancelled' && known.get(override.original_start) !== timesTextOf(override),
  )
}

/** Start, end and rule of an event, equal for equal ones. */
export function timesTextOf({
  start,
  end,
  ...event
}: Pick<CalendarEvent, 'start' | 'end'> & { rrule?: string | null }): string {
  return JSON.stringify([start.time, start.zone, end.time, end.zone, event.rrule ?? null])
}

function earlier(one: Date, other: Date): Date {
  return one < other ? one : other
}
