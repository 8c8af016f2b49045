import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { week_ms } from '@meridian/engine'
import type { CalendarEvent, EventAttendee } from '@meridian/icalendar'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  ada,
  bo,
  openCalendar,
  type OpenCalendar,
} from '../../../../apps/simulators/src/google/calendar/open-calendar.ts'
import { scopesFor } from '../oauth/scopes.ts'
import { googleCalendar } from './calendar.ts'
import { googleChannels, readGoogleNotice } from './channel.ts'
import { googleEventId, googleOccurrenceId, googleWriter } from './write.ts'

let open: OpenCalendar
beforeEach(async () => {
  open = await openCalendar()
})
afterEach(() => open.google.close())

const berlin = 'Europe/Berlin'
/** Those that a person is asked for, as Google names them then. */
const scopes = scopesFor('google', ['calendar']).map((scope) =>
  scope === 'email' ? 'https://www.googleapis.com/auth/userinfo.email' : scope,
)
const meeting_id = '019aa0b8-6f1c-7c3e-9d3a-0f1e2d3c4b5a'
const place = { calendar_id: ada, external_id: googleEventId(meeting_id) }
const quiet = { sendUpdates: 'none', conference_request_id: null, if_version: null } as const
const change = { ...quiet, if_version: null, isOccurrence: false }

describe('an event of ours', () => {
  it('[PB23] [ADP19] [ADP22] is written once, and reads back as what it was', async () => {
    const event = anEvent({
      description: 'Words <b>and</b> more',
      location: { name: 'Room 4', link: null, latitude: null, longitude: null },
      rrule: 'FREQ=WEEKLY;COUNT=6',
      excluded: ['2026-03-16T10:00:00'],
      attendees: [guest(bo), { ...guest('kim@example.net'), role: 'optional' }],
      is_transparent: true,
      is_private: true,
    })
    const one = await writer().insertEvent(place, event, quiet)
    const two = await writer().insertEvent(place, event, quiet)
    expect(two).toEqual(one)
    expect(one).toMatchObject({
      external_id: place.external_id,
      version: expect.stringMatching(/^".+"$/),
      ical_uid: expect.any(String),
      web_link: expect.stringMatching(/^https:/),
      link: null,
      conference: 'none',
    })
    const { events } = await readAll()
    expect(events).toMatchObject([
      {
        external_id: place.external_id,
        version: one.version,
        event: {
          title: 'Plan',
          description: 'Words <b>and</b> more',
          location: { name: 'Room 4' },
          start: { time: '2026-03-09T10:00:00', zone: berlin },
          end: { time: '2026-03-09T11:00:00', zone: berlin },
          rrule: 'FREQ=WEEKLY;COUNT=6',
          excluded: ['2026-03-16T10:00:00'],
          is_transparent: true,
          is_private: true,
        },
        facts: { is_organizer: true },
      },
    ])
    const [meeting] = events
    const attendees = meeting?.kind === 'meeting' ? meeting.event.attendees : []
    expect(attendees.map(({ email, role }) => `${email} ${role}`)).toEqual(
      expect.arrayContaining([`${bo} required`, 'kim@example.net optional']),
    )
  })

  it('[PB23] [ADP22] changes from days to times and back, and from a series to one meeting', async () => {
    await writer().insertEvent(place, anEvent({ rrule: 'FREQ=DAILY;COUNT=3' }), quiet)
    const days = {
      is_all_day: true,
      start: { time: '2026-03-15', zone: null },
      end: { time: '2026-03-17', zone: null },
    }
    await writer().patchEvent(place, anEvent(days), change)
    expect((await readAll()).events).toMatchObject([{ event: { ...days, rrule: null } }])
    await writer().patchEvent(place, anEvent({}), change)
    expect((await readAll()).events).toMatchObject([
      { event: { is_all_day: false, start: { time: '2026-03-09T10:00:00', zone: berlin } } },
    ])
  })

  it('[PB23] [ADP23] keeps the guests’ answers, and removes the guests that we remove', async () => {
    await writer().insertEvent(place, anEvent({ attendees: [guest(bo), guest('kim@example.net')] }), quiet)
    const answer = { op: 'answer', calendar: ada, event_id: place.external_id, email: bo }
    open.change({ ...answer, response: 'tentative', comment: 'Perhaps' })
    await writer().patchEvent(
      place,
      anEvent({ title: 'Other', attendees: [guest(bo), guest('lee@example.net')] }),
      change,
    )
    const { body } = await open.ask(`GET /calendars/primary/events/${place.external_id}`)
    expect(body['attendees']).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ email: bo, responseStatus: 'tentative', comment: 'Perhaps' }),
        expect.objectContaining({ email: 'lee@example.net', responseStatus: 'needsAction' }),
      ]),
    )
    expect(JSON.stringify(body['attendees'])).not.toContain('kim@example.net')
  })

  it('[PB23] [ADP23] is changed only where it differs from what it was', async () => {
    await writer().insertEvent(place, anEvent({ description: 'Words' }), quiet)
    const patch = { description: '<b>Bold</b> words', attendees: [{ email: bo, optional: true }] }
    open.change({ op: 'update_event', calendar: ada, event_id: place.external_id, patch })
    const base = anEvent({ description: 'Bold words', attendees: [guest(bo)] })
    await writer().patchEvent(place, { ...base, title: 'Other' }, { ...change, base })
    const { body } = await open.ask(`GET /calendars/primary/events/${place.external_id}`)
    expect(body).toMatchObject({
      summary: 'Other',
      description: '<b>Bold</b> words',
      attendees: [{ email: bo, optional: true }],
    })
  })

  it('[PB19] [ADP22] takes place again where one occurrence was cancelled and is changed', async () => {
    await writer().insertEvent(place, anEvent({ rrule: 'FREQ=DAILY;COUNT=3' }), quiet)
    const external_id = googleOccurrenceId(place.external_id, Date.parse('2026-03-10T09:00:00Z'))
    const one = { ...place, external_id }
    await writer().deleteEvent(one, quiet)
    const times = {
      start: { time: '2026-03-10T12:00:00', zone: berlin },
      end: { time: '2026-03-10T13:00:00', zone: berlin },
    }
    await writer().patchEvent(one, anEvent(times), { ...change, isOccurrence: true })
    const { body } = await open.ask(`GET /calendars/primary/events/${external_id}`)
    expect(body).toMatchObject({ status: 'confirmed', start: { timeZone: berlin } })
  })

  it('[PB23] [ADP23] is not overwritten after a change at Google', async () => {
    const { version } = await writer().insertEvent(place, anEvent({}), quiet)
    open.change({
      op: 'update_event',
      calendar: ada,
      event_id: place.external_id,
      patch: { summary: 'Theirs' },
    })
    const mine = anEvent({ title: 'Mine' })
    await expect(writer().patchEvent(place, mine, { ...change, if_version: version })).rejects.toMatchObject({
      kind: 'conflict',
    })
    const { version: newer } = await writer().fetchEvent(place)
    await writer().patchEvent(place, mine, { ...change, if_version: newer })
    expect((await readAll()).events).toMatchObject([{ event: { title: 'Mine' } }])
  })

  it('[PB23] [ADP19] is deleted once, and comes back under its id', async () => {
    await writer().insertEvent(place, anEvent({}), quiet)
    await writer().deleteEvent(place, quiet)
    await writer().deleteEvent(place, quiet)
    await writer().deleteEvent({ ...place, external_id: 'never1' }, quiet)
    await expect(writer().fetchEvent(place)).rejects.toMatchObject({ kind: 'missing' })
    await expect(writer().patchEvent(place, anEvent({}), change)).rejects.toMatchObject({ kind: 'missing' })
    await writer().insertEvent(place, anEvent({ title: 'Again' }), quiet)
    expect((await readAll()).events).toMatchObject([{ kind: 'meeting', event: { title: 'Again' } }])
  })

  it('[PB22] [ADP24] has a Meet link as soon as Google has made one, and keeps it', async () => {
    const wanted = { ...quiet, conference_request_id: 'request-1' }
    expect(await writer().insertEvent(place, anEvent({}), wanted)).toMatchObject({
      conference: 'pending',
      link: null,
    })
    await open.google.clock.settle()
    const made = await writer().fetchEvent(place)
    expect(made).toMatchObject({
      conference: 'ready',
      link: expect.stringMatching(/^https:\/\/meet\.google\.com\//),
    })
    const again = { ...change, conference_request_id: 'request-2' }
    expect(
      await writer().patchEvent(place, anEvent({ title: 'Other', link: made.link }), again),
    ).toMatchObject({
      conference: 'ready',
      link: made.link,
    })
  })

  it('[ADP24] tells when Google could not make one', async () => {
    open.change({ op: 'set_calendar_limits', limits: { conference_result: 'failure' } })
    await writer().insertEvent(place, anEvent({}), { ...quiet, conference_request_id: 'request-1' })
    await open.google.clock.settle()
    expect(await writer().fetchEvent(place)).toMatchObject({ conference: 'failed', link: null })
  })

  it('[ADP7] tells where people meet when it is not at Google', async () => {
    const link = 'https://us05web.zoom.us/j/81234567890?pwd=x'
    const room = { name: 'Room 4', link: null, latitude: null, longitude: null }
    for (const fields of [
      { link },
      { link, location: room },
      { link, location: room, description: 'Words' },
    ]) {
      await writer().insertEvent(place, anEvent(fields), quiet)
      await writer().patchEvent(place, anEvent(fields), change)
      expect(await writer().fetchEvent(place)).toMatchObject({ link })
    }
  })

  it('[PB19] [ADP22] has occurrences that are moved and deleted by themselves', async () => {
    await writer().insertEvent(place, anEvent({ rrule: 'FREQ=WEEKLY;COUNT=4' }), quiet)
    const occurrence = (moment: string) => ({
      ...place,
      external_id: googleOccurrenceId(place.external_id, Date.parse(moment)),
    })
    const moved = {
      start: { time: '2026-03-17T12:00:00', zone: berlin },
      end: { time: '2026-03-17T13:00:00', zone: berlin },
    }
    const second = occurrence('2026-03-16T09:00:00Z')
    await writer().patchEvent(second, anEvent(moved), { ...change, isOccurrence: true })
    await writer().deleteEvent(occurrence('2026-03-30T08:00:00Z'), quiet)
    const { events } = await readAll()
    expect(events.filter(({ kind }) => kind === 'occurrence')).toMatchObject([
      { original_start: Date.parse('2026-03-16T09:00:00Z'), override: moved },
      { original_start: Date.parse('2026-03-30T08:00:00Z'), override: null },
    ])
    expect(googleOccurrenceId('a', '2026-03-15')).toBe('a_20260315')
  })
})

describe('a channel', () => {
  it('[PB24] [ADP21] tells of changes until it is stopped, and says nothing else', async () => {
    const got: IncomingHttpHeaders[] = []
    const receiver = createServer((request, response) => {
      got.push(request.headers)
      request.resume().on('end', () => response.writeHead(204).end())
    })
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
    // A server that listens on a port has an address with one.
    const address = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`
    const wanted = { channel_id: 'channel-1', address, token: 'secret-1' }
    const channel = await channels().watch(ada, wanted)
    expect(channel).toEqual({
      channel_id: 'channel-1',
      channel_resource_id: expect.any(String),
      expires_ms: open.google.clock.now() + week_ms,
    })
    await expect(channels().watch(ada, wanted)).rejects.toMatchObject({ kind: 'conflict' })
    await open.google.clock.settle()
    await writer().insertEvent(place, anEvent({}), quiet)
    await open.google.clock.settle()
    await channels().stop(channel)
    await channels().stop(channel)
    await writer().deleteEvent(place, quiet)
    await open.google.clock.settle()
    await new Promise((resolve) => receiver.close(resolve))
    const notices = got.map((headers) => readGoogleNotice(headers))
    expect(notices.map((notice) => notice?.state)).toEqual(['sync', 'exists'])
    expect(notices[1]).toEqual({
      channel_id: 'channel-1',
      channel_resource_id: channel.channel_resource_id,
      token: 'secret-1',
      state: 'exists',
      message_number: expect.any(Number),
    })
    for (const wrong of [{}, { ...got[0], 'x-goog-resource-state': 'add' }]) {
      expect(readGoogleNotice(wrong)).toBe(null)
    }
  })
})

function access() {
  const grant = open.change({ op: 'grant', account: ada, scopes })
  const now = () => new Date(open.google.clock.now())
  return { accessToken: String(grant['access_token']), baseUrl: open.google.url, fetch, now }
}

function writer() {
  return googleWriter(access())
}

function channels() {
  return googleChannels(access())
}

function readAll() {
  const calendar = { calendar_id: ada, timezone: berlin }
  const now = new Date(open.google.clock.now())
  return googleCalendar(access()).fetchPage({ calendar, cursor: null, page: null, isKnown: () => false, now })
}

function guest(email: string): EventAttendee {
  return { name: '', email, kind: 'individual', role: 'required', answer: 'needs_action' }
}

function anEvent(fields: Partial<CalendarEvent>): CalendarEvent {
  return {
    uid: 'own',
    recurrence_id: null,
    sequence: 0,
    title: 'Plan',
    description: '',
    location: null,
    link: null,
    is_all_day: false,
    start: { time: '2026-03-09T10:00:00', zone: berlin },
    end: { time: '2026-03-09T11:00:00', zone: berlin },
    is_transparent: false,
    is_private: false,
    status: 'confirmed',
    priority: null,
    organizer: null,
    attendees: [],
    rrule: null,
    excluded: [],
    added: [],
    overrides: [],
    created_at: null,
    modified_at: null,
    ...fields,
  }
}
