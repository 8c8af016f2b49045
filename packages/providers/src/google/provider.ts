import { minute_ms } from '@meridian/engine'
import type { ConnectedMail, ProviderAdapter } from '../kit/provider-adapter.ts'
import { googleCalendar } from './calendar.ts'
import { googleChannels, readGoogleNotice } from './channel.ts'
import { googleMail, isLaterHistory } from './mail.ts'
import { google_registration } from './registration.ts'
import { googleEventId, googleIcalUid, googleOccurrenceId, googleWriter, isWrittenAlike } from './write.ts'

export const google_mail: ConnectedMail = {
  open: googleMail,
  isLater: isLaterHistory,
  // A mail costs 20 of the 6,000 units a minute that each person has for all requests.
  pace: { mails_a_slice: 200, slice_ms: minute_ms, pause_ms: minute_ms },
  keeps_ids: true,
  shows_threads: true,
  problems: {
    limited: 'Google asks to wait before more mail is read. It is tried again by itself.',
    refused: 'Google does not allow mail to be read. Turn mail on again.',
    needs_consent: 'Connect Google again to have mail read.',
    broken: 'Gmail does not answer as it should. It is tried again by itself.',
  },
}

export const google: ProviderAdapter = {
  registration: google_registration,
  texts: {
    about: 'Two-way calendar sync for your own events. Mail is optional.',
    reads: [
      'Your calendars, and the events in them with their guests and answers.',
      'With mail turned on: your mails of the last twelve months, with their labels.',
    ],
    writes: [
      'Meetings you make in Meridian, into the calendar you choose for them.',
      'Changes you make in Meridian to events that you own.',
      'With mail turned on: what you mark as read, star, archive, delete or answer here.',
    ],
    calendar: 'Google Calendar',
    app_page: 'https://myaccount.google.com/connections',
    permissions: {
      'https://www.googleapis.com/auth/gmail.modify':
        '“Read, compose and send emails from your Gmail account”',
      'https://www.googleapis.com/auth/calendar.calendarlist.readonly':
        '“See the list of Google calendars you’re subscribed to”',
      'https://www.googleapis.com/auth/calendar.events': '“View and edit events on all your calendars”',
    },
  },
  calendars: { open: googleCalendar, poll_ms: 2 * minute_ms, lists_changes: true },
  writing: {
    open: googleWriter,
    invites_guests: true,
    series_are_whole: false,
    eventId: googleEventId,
    occurrenceId: googleOccurrenceId,
    icalUid: googleIcalUid,
    isWrittenAlike,
    texts: { answered_there: 'This meeting is in your Google Calendar. Answer it there.' },
  },
  conferences: {
    made_with: 'event',
    texts: {
      unconnected:
        'Google Meet needs a Google calendar that your meetings are written to: choose one in the settings.',
      failed: 'Google has not made a link for this meeting.',
    },
  },
  push: {
    per: 'calendar',
    open: googleChannels,
    readNotice: ({ headers }) => {
      const notice = readGoogleNotice(headers)
      return notice && { ...notice, isChange: notice.state !== 'sync' }
    },
  },
  mail: google_mail,
  event_types: null,
}
