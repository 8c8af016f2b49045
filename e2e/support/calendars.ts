import { dateAhead } from './meetings.ts'

/** A calendar file of another person with these events, each given by its lines. */
export function calendarFile(...events: readonly (readonly string[])[]): string {
  const lines = events.flatMap((event) => [
    'BEGIN:VEVENT',
    'DTSTAMP:20261101T000000Z',
    ...event,
    'END:VEVENT',
  ])
  return `${['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Example//Journey//EN', ...lines, 'END:VCALENDAR'].join('\r\n')}\r\n`
}

/** An event of an hour, to come. */
export function anEvent(uid: string, summary: string): readonly string[] {
  const date = dateAhead(10).replaceAll('-', '')
  return [
    `UID:${uid}@files.example`,
    `SUMMARY:${summary}`,
    `DTSTART:${date}T100000Z`,
    `DTEND:${date}T110000Z`,
  ]
}

/** One that has no start, and so cannot be kept. */
export function aBrokenEvent(summary: string): readonly string[] {
  return ['UID:broken@files.example', `SUMMARY:${summary}`]
}
