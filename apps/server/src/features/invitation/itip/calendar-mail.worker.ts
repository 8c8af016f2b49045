// Parses the calendars of mails in a thread that is ended when one takes too long.
import { type MailCalendar, type Message, messageOf } from './message.rules.ts'

export interface CalendarRequest {
  readonly calendars: readonly MailCalendar[]
  readonly timezone: string
}

export function readMessage({ calendars, timezone }: CalendarRequest): Message | null {
  return messageOf(calendars, timezone)
}
