import { createHash } from 'node:crypto'

/** A server for calendars (RFC 4791), with accounts that have a password. */
export interface CalDavWorld {
  readonly accounts: Map<string, Account>
  behavior: Behavior
  /** How many objects were sent in reports. */
  sent: number
}

export interface Account {
  readonly user: string
  readonly password: string
  /** By the last segment of their addresses. */
  readonly calendars: Map<string, Calendar>
}

export interface Calendar {
  name: string
  color: string
  is_read_only: boolean
  readonly kind: 'VEVENT' | 'VTODO' | 'deleted'
  readonly timezone: string | null
  readonly objects: Map<string, CalendarObject>
  /** Names of deleted objects, with the change that deleted them. */
  readonly deleted: Map<string, number>
  /** Counts the changes. */
  change: number
  /** Tokens before this change are no longer good. */
  oldest: number
}

export interface CalendarObject {
  readonly text: string
  readonly change: number
}

/** What servers differ in. */
export interface Behavior {
  /** RFC 6578. */
  readonly lists_changes: boolean
  readonly has_tag: boolean
  /** Lists nothing at all, for as long as this is so. */
  readonly lists_nothing: boolean
  /** Calendars are listed, and their objects are not. */
  readonly hides_objects: boolean
  /** The most changes in one answer; 0 for all. */
  readonly changes_at_once: number
  /** What a PUT answers with; programs have to ask again without it. */
  readonly tells_etag: boolean
}

const usual_behavior: Behavior = {
  lists_changes: true,
  has_tag: true,
  lists_nothing: false,
  hides_objects: false,
  changes_at_once: 0,
  tells_etag: true,
}

export function newCalDavWorld(): CalDavWorld {
  return { accounts: new Map(), behavior: usual_behavior, sent: 0 }
}

export function newCalendar(
  about: Partial<Pick<Calendar, 'name' | 'color' | 'is_read_only' | 'kind' | 'timezone'>>,
): Calendar {
  return {
    name: 'Calendar',
    color: '#2f6de0ff',
    is_read_only: false,
    kind: 'VEVENT',
    timezone: null,
    ...about,
    objects: new Map(),
    deleted: new Map(),
    change: 1,
    oldest: 0,
  }
}

export function putObject(calendar: Calendar, name: string, text: string): void {
  calendar.change += 1
  calendar.deleted.delete(name)
  calendar.objects.set(name, { text, change: calendar.change })
}

export function deleteObject(calendar: Calendar, name: string): boolean {
  if (!calendar.objects.delete(name)) return false
  calendar.change += 1
  calendar.deleted.set(name, calendar.change)
  return true
}

export function etagOf({ text, change }: CalendarObject): string {
  return `"${change}-${createHash('sha256').update(text).digest('hex').slice(0, 12)}"`
}
