import type { MeetingAction } from '@meridian/contract'
import { instantOf } from '@meridian/engine'
import type { CalendarEvent, EventAttendee, EventPerson, EventTime, MessagePart } from '@meridian/icalendar'

/** Of two mails about the same event the one with the higher number is newer, else the later one. */
export interface Version {
  readonly sequence: number
  readonly stamped_at: Date
}

/** Positive where `one` is newer than `other`, zero for the same version. */
export function compareVersions(one: Version, other: Version): number {
  return one.sequence - other.sequence || one.stamped_at.getTime() - other.stamped_at.getTime()
}

/** Names an occurrence, in whichever zone it is told. */
export function occurrenceKey({ time, zone }: EventTime): string {
  return zone === null ? time : new Date(instantOf(time, zone)).toISOString()
}

/** When a message was written. One that does not say, or says a time to come, was written when its mail was sent. */
export function versionOf(
  { sequence, stamped_at }: Pick<MessagePart, 'sequence' | 'stamped_at'>,
  { mail_date, now }: { readonly mail_date: Date; readonly now: Date },
): Version {
  const stamp = stamped_at === null ? mail_date : new Date(stamped_at)
  return { sequence, stamped_at: stamp > now ? earlier(mail_date, now) : stamp }
}

/** Whether a mail to this address is one to the person: tags behind a plus belong to whom the mailbox belongs to. */
export function isOwnAddress(address: string, own_addresses: readonly string[]): boolean {
  const small = address.toLowerCase()
  return own_addresses.includes(small) || own_addresses.includes(small.replace(/^([^+@]*)\+[^@]*@/, '$1@'))
}

/** As whom the person is asked. */
export function ownAttendee(
  attendees: readonly EventAttendee[],
  own_addresses: readonly string[],
): EventAttendee | undefined {
  return attendees.find(({ email }) => email !== '' && isOwnAddress(email, own_addresses))
}

/** Where the calendar names nobody, whoever has sent it organizes. */
export function organizerOf(
  { organizer }: Pick<MessagePart, 'organizer'>,
  from: { readonly name: string; readonly address: string },
): EventPerson {
  if (organizer && organizer.email !== '') return organizer
  return { name: organizer?.name || from.name, email: from.address }
}

/** What the organizer knows of the person's answer already. */
export function actionOf({ answer }: EventAttendee): MeetingAction {
  if (answer === 'accepted') return 'approved'
  return answer === 'declined' ? 'rejected' : 'pending'
}

/**
 * A series as it is told now, with what was told of its single occurrences before: that stays good as long as the
 * series takes place at the same times.
 */
export function withKnownOccurrences(before: CalendarEvent | null, event: CalendarEvent): CalendarEvent {
  if (!before || event.rrule === null || timesOf(before) !== timesOf(event)) return event
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

/** Whether the person has to be asked again: something takes place at another time. What is called off asks nobody. */
export function isMoved(before: CalendarEvent | null, event: CalendarEvent): boolean {
  if (!before || before.status === 'cancelled' || timesOf(before) !== timesOf(event)) return true
  const known = new Map(before.overrides.map((override) => [override.original_start, timesOf(override)]))
  return event.overrides.some(
    (override) => override.status !== 'cancelled' && known.get(override.original_start) !== timesOf(override),
  )
}

function timesOf({ start, end, ...event }: Pick<CalendarEvent, 'start' | 'end'> & { rrule?: string | null }) {
  return JSON.stringify([start.time, start.zone, end.time, end.zone, event.rrule ?? null])
}

function earlier(one: Date, other: Date): Date {
  return one < other ? one : other
}
