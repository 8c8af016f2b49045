import type { CalendarWorld } from './calendar-world.ts'
import { withInherited } from './instances.ts'
import { presentEvent } from './present-event.ts'

/** Every calendar with all that is stored in it, as its owner would see it, and every person's list. */
export function presentCalendars({ calendars, users, limits }: CalendarWorld) {
  return {
    calendars: [...calendars.values()].map((calendar) => ({
      id: calendar.id,
      summary: calendar.summary,
      time_zone: calendar.time_zone,
      owner: calendar.owner,
      access: Object.fromEntries(calendar.access),
      events: [...calendar.events.values()].map((event) =>
        presentEvent(calendar, withInherited(calendar, event), {
          account: calendar.owner ?? '',
          role: 'owner',
          zone: calendar.time_zone,
        }),
      ),
    })),
    lists: [...users.values()].map(({ account, entries }) => ({
      account,
      calendars: [...entries.values()].map(({ calendar_id, is_hidden, is_selected, is_deleted }) => ({
        calendar_id,
        is_hidden,
        is_selected,
        is_deleted,
      })),
    })),
    limits: { ...limits },
  }
}
