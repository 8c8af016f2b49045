import {
  getFreeBusy,
  importMeetings,
  type ImportReport,
  listMeetings,
  type Meeting,
  type SessionUser,
} from '@meridian/contract'
import type { TestServer } from './server.ts'

/** A calendar file of another product with these events, each given by its lines. */
export function calendar(...events: readonly (readonly string[])[]): string {
  const lines = events.flatMap((event) => [
    'BEGIN:VEVENT',
    'DTSTAMP:20261101T000000Z',
    ...event,
    'END:VEVENT',
  ])
  return `${['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Example//Test//EN', ...lines, 'END:VCALENDAR'].join('\r\n')}\r\n`
}

/** An event with a bit of everything. */
export const plan = [
  'UID:plan@files.example',
  'SUMMARY:Plan the garden',
  'DESCRIPTION:Beds\\, paths\\nand a bench',
  'LOCATION:Allotment 7',
  'GEO:52.52;13.405',
  'URL:https://meet.example/garden',
  'DTSTART;TZID=Asia/Kathmandu:20261125T101500',
  'DTEND;TZID=Asia/Kathmandu:20261125T111500',
  'PRIORITY:1',
]

/** What a person does with files, and what comes of it, through the front door. */
export function calendarOf(server: TestServer) {
  return {
    /** Reads a file, which must succeed. */
    async read(person: SessionUser, body: string): Promise<ImportReport> {
      const { data, message } = await server.call(importMeetings, { body }, person.access_token)
      if (!data) throw new Error(`the file was refused: ${message}`)
      return data
    },
    async meetingsOf(person: SessionUser): Promise<Meeting[]> {
      const { data } = await server.call(listMeetings, { query: { limit: 100 } }, person.access_token)
      return data ?? []
    },
    /** To the minute. */
    async busyOf(person: SessionUser, from = '2026-11-01', to = '2026-12-31'): Promise<readonly string[][]> {
      const body = { users: [], start_time: `${from}T00:00:00Z`, end_time: `${to}T00:00:00Z` }
      const { data } = await server.call(getFreeBusy, { body }, person.access_token)
      return (data?.people[0]?.busy ?? []).map((pair) => pair.map((moment) => moment.slice(0, 16)))
    },
  }
}
