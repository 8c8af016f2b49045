import { createMeeting, exportMeeting, exportMeetings, type Meeting } from '@meridian/contract'
import { readCalendar } from '@meridian/icalendar'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calendar, calendarOf, plan } from '../../../../test/calendar.ts'
import { startTestServer, type TestServer } from '../../../../test/server.ts'

let server: TestServer
let own: ReturnType<typeof calendarOf>
beforeAll(async () => {
  server = await startTestServer({ now: '2026-11-20T09:00:00.000Z' })
  own = calendarOf(server)
})
afterAll(() => server.close())

describe('writing', () => {
  const rich = calendar(
    plan,
    [
      'UID:days@files.example',
      'SUMMARY:Fair',
      'DTSTART;VALUE=DATE:20261127',
      'DTEND;VALUE=DATE:20261129',
      'RRULE:FREQ=YEARLY;UNTIL=20301127',
    ],
    [
      'UID:series@files.example',
      'SUMMARY:Round; with, signs \\\\ and 田',
      'DTSTART;TZID=America/St_Johns:20261123T090000',
      'DTEND;TZID=America/St_Johns:20261123T093000',
      'RRULE:FREQ=DAILY;UNTIL=20270401T113000Z',
      'EXDATE;TZID=America/St_Johns:20261124T090000',
      'RDATE;TZID=America/St_Johns:20261130T150000',
      'ATTENDEE;CN=Guest;PARTSTAT=DECLINED:mailto:guest@guests.example',
    ],
    [
      'UID:series@files.example',
      'SUMMARY:Round elsewhere',
      'LOCATION:Roof',
      'RECURRENCE-ID;TZID=America/St_Johns:20261125T090000',
      'DTSTART;TZID=Asia/Kathmandu:20261128T200000',
      'DTEND;TZID=Asia/Kathmandu:20261128T210000',
      'TRANSP:TRANSPARENT',
    ],
    [
      'UID:off@files.example',
      'SUMMARY:Off',
      'DTSTART:20261125T100000Z',
      'DTEND:20261125T100000Z',
      'STATUS:CANCELLED',
    ],
  )

  it('[MTG79] is read back the same by our own reader, and by another account with the same times taken', async () => {
    const person = await server.aPerson({ timezone: 'Europe/Berlin' })
    const other = await server.aPerson({ timezone: 'Europe/Berlin' })
    await own.read(person, rich)
    const { text } = await server.call(exportMeetings, {}, person.access_token)
    expect(await own.read(person, text)).toMatchObject({ imported: 0, updated: 0, unchanged: 4, skipped: [] })
    expect(await own.read(other, text)).toMatchObject({ imported: 4, skipped: [] })
    expect((await own.meetingsOf(other)).map(withoutOwner)).toEqual(
      (await own.meetingsOf(person)).map(withoutOwner),
    )
    expect(await own.busyOf(other, '2026-11-01', '2027-10-01')).toEqual(
      await own.busyOf(person, '2026-11-01', '2027-10-01'),
    )

    const again = await server.call(exportMeetings, {}, other.access_token)
    expect(eventsOf(again.text)).toEqual(eventsOf(text))
  })

  it('[MTG79] carries the agenda behind the description, and takes it apart again', async () => {
    const person = await server.aPerson({ timezone: 'UTC' })
    const other = await server.aPerson({ timezone: 'UTC' })
    const at = { meeting_date: { start_date: '2026-11-25' }, meeting_time: { start_time: '10:00' } }
    for (const texts of [
      { agenda: 'One\nTwo', meeting_description: 'Words\n\nand words' },
      { agenda: 'Only this', meeting_description: '' },
      { agenda: '', meeting_description: 'Only that' },
    ]) {
      await server.call(createMeeting, { body: { ...at, ...texts } }, person.access_token)
    }
    const { text } = await server.call(exportMeetings, {}, person.access_token)
    await own.read(other, text)
    expect(textsOf(await own.meetingsOf(other))).toEqual(textsOf(await own.meetingsOf(person)))
  })

  it('[MTG79] ends a series made here where it ends, in a form every program reads', async () => {
    const person = await server.aPerson({ timezone: 'UTC' })
    const other = await server.aPerson({ timezone: 'UTC' })
    const body = {
      meeting_title: 'Weekly',
      meeting_timezone: 'America/St_Johns',
      meeting_date: { start_date: '2026-11-23' },
      meeting_time: { start_time: '22:00', end_time: '22:30' },
      meeting_recurrence: { is_recurring: true, recurring_type: 'daily', recurring_end_date: '2026-11-26' },
    } as const
    const made = await server.call(createMeeting, { body }, person.access_token)
    const meeting_id = made.data?.meeting_id ?? ''
    const { text, headers } = await server.call(
      exportMeeting,
      { params: { meeting_id } },
      person.access_token,
    )
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(headers['content-disposition']).toBe('attachment; filename="meeting.ics"')
    expect(text).toMatch(/UNTIL=20261127T032959Z/)
    await own.read(other, text)
    expect(await own.busyOf(other)).toEqual(await own.busyOf(person))
  })

  it('[MTG78] exports one meeting to all of its people, and to no other person', async () => {
    const host = await server.aPerson({ timezone: 'UTC' })
    const guest = await server.aPerson({ timezone: 'UTC' })
    const stranger = await server.aPerson({ timezone: 'UTC' })
    const body = {
      meeting_title: 'Ours',
      meeting_timestamps: { start_timestamp: '2026-11-25T10:00:00.000Z' },
      meeting_invitees: { [guest.user_id]: {} },
    }
    const made = await server.call(createMeeting, { body }, host.access_token)
    const params = { meeting_id: made.data?.meeting_id ?? '' }
    for (const person of [host, guest]) {
      const { status, text } = await server.call(exportMeeting, { params }, person.access_token)
      expect(status).toBe(200)
      expect(eventsOf(text).map(({ title }) => title)).toEqual(['Ours'])
    }
    const refused = await server.call(exportMeeting, { params }, stranger.access_token)
    expect([refused.status, refused.message]).toEqual([404, 'Meeting not found.'])

    await server.db
      .updateTable('meeting_attendee')
      .set({ meeting_action: 'rejected' })
      .where('user_id', '=', guest.user_id)
      .execute()
    const all = await server.call(exportMeetings, {}, guest.access_token)
    expect(all.headers['content-disposition']).toBe('attachment; filename="meridian.ics"')
    expect(eventsOf(all.text)).toEqual([])
  })

  it('[MTG79] keeps a changed occurrence of whole days in a series with times', async () => {
    const person = await server.aPerson({ timezone: 'Europe/Berlin' })
    const at = ['DTSTART;TZID=Europe/Berlin:20261123T090000', 'DTEND;TZID=Europe/Berlin:20261123T100000']
    const day = ['DTSTART;VALUE=DATE:20261201', 'DTEND;VALUE=DATE:20261202']
    await own.read(
      person,
      calendar(
        ['UID:off@files.example', 'SUMMARY:Weekly', ...at, 'RRULE:FREQ=WEEKLY'],
        [
          'UID:off@files.example',
          'SUMMARY:Offsite',
          'RECURRENCE-ID;TZID=Europe/Berlin:20261130T090000',
          ...day,
        ],
      ),
    )
    const { text } = await server.call(exportMeetings, {}, person.access_token)
    expect(text).toContain('DTSTART;VALUE=DATE:20261201')
    expect(text).toContain('DTEND;VALUE=DATE:20261202')
  })

  it('[MTG80] contains guests’ addresses for the organizer only, and colleagues’ for none', async () => {
    const host = await server.aPerson({ first_name: 'Hanna', timezone: 'UTC' })
    const guest = await server.aPerson({ first_name: 'Gita', timezone: 'UTC' })
    const body = {
      meeting_timestamps: { start_timestamp: '2026-11-25T10:00:00.000Z' },
      meeting_invitees: {
        [guest.user_id]: {},
        'guest:0190aaaa-0000-7000-8000-000000000001': { primary_email: 'out@guests.example' },
      },
    }
    const made = await server.call(createMeeting, { body }, host.access_token)
    const params = { meeting_id: made.data?.meeting_id ?? '' }
    const toHost = await server.call(exportMeeting, { params }, host.access_token)
    expect(toHost.text).toContain('out@guests.example')
    expect(toHost.text).not.toContain(guest.primary_email)
    const toGuest = await server.call(exportMeeting, { params }, guest.access_token)
    expect(toGuest.text).not.toContain('out@guests.example')
    expect(toGuest.text).not.toContain(host.primary_email)
    expect(toGuest.text).toContain('Hanna')
  })
})

/** Without what differs between two copies: timestamps, and the owner of the calendar. */
function eventsOf(text: string) {
  const reading = readCalendar(text, { defaultZone: 'UTC' })
  if (!reading.ok) throw new Error(reading.reason)
  return reading.events
    .map((event) => ({
      ...event,
      created_at: null,
      modified_at: null,
      organizer: null,
      attendees: event.attendees.filter(({ email }) => email.endsWith('@guests.example')),
    }))
    .toSorted((a, b) => (a.uid < b.uid ? -1 : 1))
}

/** A copy is a meeting of another organizer, whose guest the first owner may be. */
function withoutOwner({ meeting_invitees, ...meeting }: Meeting) {
  const guests = Object.values(meeting_invitees).flatMap(({ primary_email }) =>
    primary_email?.endsWith('@guests.example') ? primary_email : [],
  )
  return { ...meeting, meeting_id: '', user_id: '', user_details: {}, created_at: '', updated_at: '', guests }
}

function textsOf(meetings: readonly Meeting[]): string[] {
  return meetings.map(({ agenda, meeting_description }) => `${agenda}|${meeting_description}`).toSorted()
}
