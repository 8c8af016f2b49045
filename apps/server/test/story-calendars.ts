import type { StoryWeek } from './story-week.ts'

/**
 * The calendars of the three, made up, each as one kind of program writes it. What they take in the story's
 * week, in UTC:
 *
 * | | Friday | Monday |
 * | Asha | 12:15 to 13:00 | 12:15 to 13:00 |
 * | Jonas | 13:00 to 14:00 | 12:30 to 13:00 |
 * | Nora | 13:00 to 13:30 | 12:00 to 12:30, since clocks have gone forward |
 */
export function storyCalendars(week: StoryWeek): {
  readonly asha: string
  readonly jonas: string
  readonly nora: string
} {
  return { asha: fromTheWeb(week), jonas: fromTheOffice(week), nora: fromThePhone(week) }
}

/** IANA names, a zone without changes, a name for the whole calendar, whole days. */
function fromTheWeb({ friday, monday }: StoryWeek): string {
  return file(
    'PRODID:-//Google Inc//Google Calendar 70.9054//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'X-WR-CALNAME:asha.rai@people.example',
    'X-WR-TIMEZONE:Asia/Kathmandu',
    'BEGIN:VTIMEZONE',
    'TZID:Asia/Kathmandu',
    'X-LIC-LOCATION:Asia/Kathmandu',
    'BEGIN:STANDARD',
    'TZOFFSETFROM:+0545',
    'TZOFFSETTO:+0545',
    'TZNAME:GMT+5:45',
    'DTSTART:19700101T000000',
    'END:STANDARD',
    'END:VTIMEZONE',
    'BEGIN:VEVENT',
    `DTSTART;TZID=Asia/Kathmandu:${compact(weeksEarlier(monday, 10))}T180000`,
    `DTEND;TZID=Asia/Kathmandu:${compact(weeksEarlier(monday, 10))}T184500`,
    'RRULE:FREQ=WEEKLY;BYDAY=MO,WE,FR',
    'DTSTAMP:20261120T081500Z',
    'UID:7f3c2evening@google.example',
    'CREATED:20261102T101500Z',
    'LAST-MODIFIED:20261102T101500Z',
    'SEQUENCE:0',
    'STATUS:CONFIRMED',
    'SUMMARY:Evening stand-up',
    'TRANSP:OPAQUE',
    'END:VEVENT',
    'BEGIN:VEVENT',
    `DTSTART;VALUE=DATE:${compact(friday)}`,
    `DTEND;VALUE=DATE:${compact(monday)}`,
    'DTSTAMP:20261120T081500Z',
    'UID:91holiday@google.example',
    'SUMMARY:Festival of colours',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'BEGIN:VEVENT',
    `DTSTART:${compact(monday)}T051500Z`,
    `DTEND:${compact(monday)}T060000Z`,
    'DTSTAMP:20261120T081500Z',
    'UID:52dentist@google.example',
    'SUMMARY:Dentist',
    'TRANSP:OPAQUE',
    'END:VEVENT',
  )
}

/** Zones by their Windows names, folded lines, properties of its own. */
function fromTheOffice({ friday, monday }: StoryWeek): string {
  return file(
    'PRODID:-//Microsoft Corporation//Outlook 16.0 MIMEDIR//EN',
    'METHOD:PUBLISH',
    'X-MS-OLK-FORCEINSPECTOROPEN:TRUE',
    'BEGIN:VTIMEZONE',
    'TZID:W. Europe Standard Time',
    'BEGIN:STANDARD',
    'DTSTART:16011028T030000',
    'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10',
    'TZOFFSETFROM:+0200',
    'TZOFFSETTO:+0100',
    'END:STANDARD',
    'BEGIN:DAYLIGHT',
    'DTSTART:16010325T020000',
    'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3',
    'TZOFFSETFROM:+0100',
    'TZOFFSETTO:+0200',
    'END:DAYLIGHT',
    'END:VTIMEZONE',
    'BEGIN:VEVENT',
    'CLASS:PUBLIC',
    'DESCRIPTION:Figures of the quarter\\, questions\\, and what follows from the',
    '  answers for the next one.\\n',
    `DTSTART;TZID="W. Europe Standard Time":${compact(friday)}T140000`,
    `DTEND;TZID="W. Europe Standard Time":${compact(friday)}T150000`,
    'DTSTAMP:20261120T081500Z',
    'PRIORITY:5',
    'SEQUENCE:0',
    'SUMMARY;LANGUAGE=en-us:Quarterly review',
    'TRANSP:OPAQUE',
    'UID:040000008200E00074C5B7101A82E00800000000REVIEW',
    'X-MICROSOFT-CDO-BUSYSTATUS:BUSY',
    'END:VEVENT',
    'BEGIN:VEVENT',
    `DTSTART;TZID="W. Europe Standard Time":${compact(weeksEarlier(monday, 8))}T133000`,
    `DTEND;TZID="W. Europe Standard Time":${compact(weeksEarlier(monday, 8))}T140000`,
    'RRULE:FREQ=WEEKLY;INTERVAL=1;BYDAY=MO;WKST=SU',
    'DTSTAMP:20261120T081500Z',
    'SUMMARY;LANGUAGE=en-us:Jour fixe',
    'TRANSP:OPAQUE',
    'UID:040000008200E00074C5B7101A82E00800000000JFIXE',
    'X-MICROSOFT-CDO-BUSYSTATUS:BUSY',
    'END:VEVENT',
  )
}

/** A zone under a name of its own, defined by rules alone; a series with a cancelled and a moved day. */
function fromThePhone({ friday, monday }: StoryWeek): string {
  const first = weeksEarlier(monday, 9)
  return file(
    'PRODID:-//Apple Inc.//iOS 26.1//EN',
    'CALSCALE:GREGORIAN',
    'BEGIN:VTIMEZONE',
    'TZID:Newfoundland-custom',
    'BEGIN:DAYLIGHT',
    'TZOFFSETFROM:-0330',
    'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU',
    'DTSTART:20070311T020000',
    'TZNAME:NDT',
    'TZOFFSETTO:-0230',
    'END:DAYLIGHT',
    'BEGIN:STANDARD',
    'TZOFFSETFROM:-0230',
    'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU',
    'DTSTART:20071104T020000',
    'TZNAME:NST',
    'TZOFFSETTO:-0330',
    'END:STANDARD',
    'END:VTIMEZONE',
    'BEGIN:VEVENT',
    'CREATED:20261101T120000Z',
    'UID:5D1B7A52-CREW-4B0F-9E55-NEWFOUNDLAND',
    `DTSTART;TZID=Newfoundland-custom:${compact(first)}T093000`,
    `DTEND;TZID=Newfoundland-custom:${compact(first)}T100000`,
    'RRULE:FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
    `EXDATE;TZID=Newfoundland-custom:${compact(weeksEarlier(friday, 2))}T093000`,
    'DTSTAMP:20261120T081500Z',
    'SUMMARY:Crew call',
    'TRANSP:OPAQUE',
    'SEQUENCE:0',
    'END:VEVENT',
    'BEGIN:VEVENT',
    'UID:5D1B7A52-CREW-4B0F-9E55-NEWFOUNDLAND',
    `RECURRENCE-ID;TZID=Newfoundland-custom:${compact(weeksEarlier(monday, 1))}T093000`,
    `DTSTART;TZID=Newfoundland-custom:${compact(weeksEarlier(monday, 1))}T150000`,
    `DTEND;TZID=Newfoundland-custom:${compact(weeksEarlier(monday, 1))}T153000`,
    'DTSTAMP:20261120T081500Z',
    'SUMMARY:Crew call\\, later than usual',
    'SEQUENCE:1',
    'END:VEVENT',
  )
}

function file(...lines: readonly string[]): string {
  return `${['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR'].join('\r\n')}\r\n`
}

function weeksEarlier(date: string, weeks: number): string {
  return Temporal.PlainDate.from(date).subtract({ weeks }).toString()
}

/** 20270315 */
function compact(date: string): string {
  return date.replaceAll('-', '')
}
