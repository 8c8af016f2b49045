import { minute_ms } from '@meridian/engine'
import type { ProviderAdapter } from '../kit/provider-adapter.ts'
import { caldavCalendar } from './calendar.ts'
import { caldavEventId, caldavIcalUid, caldavOccurrenceId, caldavWriter, isWrittenAlike } from './write.ts'

export const caldav: ProviderAdapter = {
  registration: null,
  texts: {
    about: 'Calendars at iCloud, Fastmail, Nextcloud or any other server that speaks CalDAV.',
    reads: ['Your calendars, and the events in them with their guests and answers.'],
    writes: [
      'Meetings you make in Meridian, into the calendar you choose for them. Their guests are invited by Meridian.',
      'Changes you make in Meridian to events that you own. Alarms and what other programs keep with them stay.',
    ],
    calendar: 'your calendar server',
    app_page: null,
    permissions: {},
  },
  // Members are compared by their versions where a server cannot list changes.
  calendars: { open: caldavCalendar, poll_ms: 5 * minute_ms, lists_changes: false },
  writing: {
    open: caldavWriter,
    invites_guests: false,
    series_are_whole: true,
    eventId: caldavEventId,
    occurrenceId: caldavOccurrenceId,
    icalUid: caldavIcalUid,
    isWrittenAlike,
    texts: { answered_there: 'This meeting is in a calendar at your calendar server. Answer it there.' },
  },
  conferences: null,
  push: null,
  mail: null,
  event_types: null,
}
