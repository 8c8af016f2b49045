import type { CalendarEvent } from '@meridian/icalendar'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  type ConnectedHost,
  startConnectedHost,
} from '../../../../apps/simulators/src/zoom/connected-host.ts'
import { zoomRooms } from './rooms.ts'

let host: ConnectedHost
beforeEach(async () => {
  host = await startConnectedHost()
})
afterEach(() => host.simulator.close())

const berlin = 'Europe/Berlin'

describe('a room', () => {
  it('[PB39] [ADP22] is at the moment of the meeting, in any zone', async () => {
    const room = await rooms().create(
      anEvent({ description: 'x'.repeat(3000), title: 'Plan 🚀'.repeat(50) }),
      marker,
    )
    expect(room).toEqual({
      external_id: expect.stringMatching(/^\d{10,11}$/),
      link: expect.stringMatching(/^https:\/\/[a-z0-9]+\.zoom\.us\/j\/\d+\?pwd=/),
    })
    expect(await meetingOf(room.external_id)).toMatchObject({
      type: 2,
      start_time: '2026-11-24T09:00:00Z',
      timezone: berlin,
      duration: 45,
    })
  })

  it('[PB38] [ADP22] is found by its mark, however long its text, and no other is', async () => {
    const room = await rooms().create(anEvent({ description: 'x'.repeat(3000) }), marker)
    expect(await rooms().find(marker)).toEqual(room)
    expect(await rooms().find('Meridian 019aa0b9')).toBeNull()
  })

  it('[PB39] [ADP22] moves with the meeting, and says when it is gone', async () => {
    const { external_id } = await rooms().create(anEvent({}), marker)
    const later = {
      start: { time: '2026-11-25T10:00:00', zone: berlin },
      end: { time: '2026-11-25T11:00:00', zone: berlin },
    }
    await rooms().update(external_id, anEvent(later), marker)
    expect(await meetingOf(external_id)).toMatchObject({ start_time: '2026-11-25T09:00:00Z', duration: 60 })
    await rooms().delete(external_id)
    await rooms().delete(external_id)
    await expect(rooms().update(external_id, anEvent({}), marker)).rejects.toMatchObject({ kind: 'missing' })
  })

  it.each([
    ['FREQ=DAILY;COUNT=5', { type: 1, repeat_interval: 1, end_times: 5 }],
    [
      'FREQ=WEEKLY;INTERVAL=2;BYDAY=SA,MO;COUNT=6',
      { type: 2, repeat_interval: 2, weekly_days: '2,7', end_times: 6 },
    ],
    [
      'FREQ=WEEKLY;UNTIL=20270131T000000Z',
      { type: 2, weekly_days: '3', end_date_time: '2027-01-31T00:00:00Z' },
    ],
    ['FREQ=MONTHLY;COUNT=3', { type: 3, monthly_day: 24, end_times: 3 }],
    ['FREQ=MONTHLY;BYDAY=-1FR;COUNT=3', { type: 3, monthly_week: -1, monthly_week_day: 6, end_times: 3 }],
  ])('[PB39] [ADP22] of a series %s repeats like it', async (rrule, recurrence) => {
    const { external_id } = await rooms().create(anEvent({ rrule }), marker)
    expect(await meetingOf(external_id)).toMatchObject({ type: 8, recurrence })
  })

  it.each([
    'FREQ=DAILY',
    'FREQ=DAILY;COUNT=61',
    'FREQ=YEARLY;COUNT=3',
    'FREQ=MONTHLY;BYDAY=MO,TU;COUNT=3',
    'FREQ=MONTHLY;BYMONTHDAY=-1;COUNT=3',
    'FREQ=WEEKLY;BYHOUR=9,10;COUNT=3',
  ])('[PB39] [ADP22] of a series %s, which Zoom does not know, is open at any time', async (rrule) => {
    const { external_id } = await rooms().create(anEvent({ rrule }), marker)
    expect(await meetingOf(external_id)).toMatchObject({ type: 3 })
  })

  it('[PB39] [ADP13] is refused beyond a hundred a day until the day that Zoom names', async () => {
    host.change({ op: 'set_limits', per_day: 1 })
    await rooms().create(anEvent({}), marker)
    await expect(rooms().create(anEvent({}), marker)).rejects.toMatchObject({
      kind: 'limited',
      retry_at_ms: Date.parse('2026-11-21T00:00:00Z'),
    })
  })
})

const marker = 'Meridian 019aa0b8'

function rooms() {
  const now = () => new Date(host.simulator.clock.now())
  return zoomRooms({ accessToken: host.access_token, baseUrl: host.url, fetch, now })
}

async function meetingOf(id: string) {
  return (await host.call('GET', `/meetings/${id}`)).body
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
    start: { time: '2026-11-24T10:00:00', zone: berlin },
    end: { time: '2026-11-24T10:45:00', zone: berlin },
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
