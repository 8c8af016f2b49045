import type { ConnectedCalendar, Connection, VanishedEvents } from '@meridian/contract'
import { plural, t } from '../../platform/text/text.ts'

/** '23 of 40 events are gone from Work at Google.' */
export function vanishedWords(
  { gone, total, is_calendar_gone }: Pick<VanishedEvents, 'gone' | 'total' | 'is_calendar_gone'>,
  { place, provider }: { readonly place: string; readonly provider: string },
): string {
  if (is_calendar_gone) {
    const forms = {
      one: '{provider} no longer lists the calendar {place} with its event.',
      other: '{provider} no longer lists the calendar {place} with its {count} events.',
    }
    return plural(gone, forms, { place, provider })
  }
  const forms = {
    one: 'One of {total} events is gone from {place} at {provider}.',
    other: '{count} of {total} events are gone from {place} at {provider}.',
  }
  return plural(gone, forms, { place, provider, total: String(total) })
}

/** '5 of them are still to come.' */
export function comingWords({ coming }: Pick<VanishedEvents, 'coming'>): string {
  if (coming === 0) return t('All of this is over.')
  return plural(coming, { one: 'One is still to come.', other: '{count} are still to come.' })
}

/** Asked to be read again, and not read since. */
export function isReadingAgain(
  { last_success_at }: Pick<ConnectedCalendar, 'last_success_at'>,
  { reread_at }: Pick<VanishedEvents, 'reread_at'>,
): boolean {
  if (reread_at === null) return false
  return last_success_at === null || Date.parse(last_success_at) < Date.parse(reread_at)
}

/** Whether many events are gone from one of its calendars, and the person has to say why. */
export function isAsking({ calendars }: Pick<Connection, 'calendars'>): boolean {
  return calendars.some(({ vanished }) => vanished !== null)
}
