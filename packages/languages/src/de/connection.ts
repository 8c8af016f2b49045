import type { Texts } from '../translate.ts'

/** What the server says of connected accounts. */
export const connection: Texts = {
  'Two-way calendar sync for your own events. Mail is optional.':
    'Kalender, in beide Richtungen für die eigenen Termine. E-Mails, wenn eingeschaltet.',
  'With mail turned on: your mails of the last twelve months, with their labels.':
    'Bei eingeschalteten E-Mails: die der letzten zwölf Monate mit ihren Labels.',
  'With mail turned on: what you mark as read, star, archive, delete or answer here.':
    'Bei eingeschalteten E-Mails: was hier gelesen, markiert, archiviert, gelöscht oder beantwortet wird.',
  'Your calendars, and the events in them with their guests and answers.':
    'Die eigenen Kalender und die Termine darin, mit Gästen und Antworten.',
  'Meetings you make in Meridian, into the calendar you choose for them.':
    'In Meridian angelegte Termine, in den dafür gewählten Kalender.',
  'Changes you make in Meridian to events that you own.':
    'Änderungen, die in Meridian an eigenen Terminen gemacht werden.',
  'Bookings arrive here, read only, with a link back.':
    'Buchungen kommen hier an, nur lesbar, mit einem Link zurück.',
  'Your event types, and bookings with who booked them.':
    'Die eigenen Terminarten und die Buchungen, mit denen, die gebucht haben.',
  'Nothing but where Calendly reports new bookings to.':
    'Nichts, außer wohin Calendly neue Buchungen meldet.',
  'Join links and call times for the meetings you host.':
    'Einwahllinks und Zeiten der Termine, die man selbst veranstaltet.',
  'Meetings that you host, with their times and join links.':
    'Selbst veranstaltete Meetings mit Zeiten und Einwahllinks.',
  'Zoom meetings that you ask for in Meridian, and their changes.':
    'Zoom-Meetings, die in Meridian gewünscht werden, und ihre Änderungen.',
  'write_calendar_id must be a calendar that can be written into.':
    'write_calendar_id muss ein Kalender sein, in den geschrieben werden kann.',
  'id must be one of the connected calendars.': 'id muss einer der verbundenen Kalender sein.',
}
