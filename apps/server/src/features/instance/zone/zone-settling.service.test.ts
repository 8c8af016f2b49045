import {
  deleteMeeting,
  listMeetings,
  listOccurrences,
  type SessionUser,
  updateMeeting,
} from '@meridian/contract'
import type { ZoneClock } from '@meridian/engine'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { aMeeting } from '../../../../test/a-meeting.ts'
import { startTestServer, type TestServer } from '../../../../test/server.ts'
import { presentZones, setZones, type Zones } from '../../../platform/zones.ts'
import { loadZones } from './zone.service.ts'
import { settleZones } from './zone-settling.service.ts'

const newer = loadZones('package', { warn: () => {} }, [])
const chicago = newer.data.zones['America/Chicago'] as ZoneClock
/** As the world was before 2026e: Winnipeg puts its clocks back in November. */
const older: Zones = {
  source: 'system',
  data: { version: '2026a', zones: { ...newer.data.zones, 'America/Winnipeg': chicago } },
}
const now = new Date('2026-10-20T09:00:00.000Z')
const zone = 'America/Winnipeg'
let server: TestServer
let mara: SessionUser
let noor: SessionUser

beforeEach(async () => {
  server = await startTestServer({ now: now.toISOString() })
  await settle(older)
  mara = await server.aPerson({ timezone: zone })
  noor = await server.aPerson({ timezone: 'Asia/Kathmandu' })
})
afterEach(async () => {
  setZones(undefined)
  await server.close()
})

function settle(zones: Zones, isChosen = false) {
  return settleZones(server.db, zones, { isChosen, now })
}

function plan(date: string, fields = {}) {
  const times = { meeting_date: { start_date: date }, meeting_timezone: zone }
  return aMeeting(server, mara.access_token, { ...times, ...fields })
}

/** That occurrence alone, by the start its rule gave before. */
function one(day: string) {
  return { series_scope: 'this', original_start_timestamp: `2026-11-${day}T16:00:00.000Z` } as const
}

async function times(person = mara): Promise<(string | undefined)[]> {
  const { data } = await server.call(listMeetings, { query: {} }, person.access_token)
  return (data ?? []).map(({ meeting_timestamps, meeting_time }) =>
    [meeting_timestamps.start_timestamp.slice(0, 16), meeting_time.start_time].join(' '),
  )
}

describe('[RUN75] newer zone data', () => {
  it('move meetings, so that their wall times stay, for all who see them', async () => {
    await plan('2026-10-28')
    await plan('2026-12-01', { meeting_invitees: { [noor.user_id]: { user_id: noor.user_id } } })
    await plan('2026-12-02', { is_all_day: true })
    await plan('2026-12-03', { meeting_timezone: 'Europe/Berlin' })
    const whole = '2026-12-02T06:00'
    expect(await times()).toEqual([
      '2026-10-28T15:00 10:00',
      '2026-12-01T16:00 10:00',
      `${whole} `,
      '2026-12-03T09:00 10:00',
    ])
    expect((await settle(newer)).moved).toBe(2)
    expect(await times()).toEqual([
      '2026-10-28T15:00 10:00',
      '2026-12-01T15:00 10:00',
      '2026-12-02T05:00 ',
      '2026-12-03T09:00 10:00',
    ])
    const rows = await server.db
      .selectFrom('meeting_attendee')
      .select(['starts_at', 'last_ends_at'])
      .where('user_id', '=', noor.user_id)
      .execute()
    expect(rows).toEqual([
      { starts_at: new Date('2026-12-01T15:00Z'), last_ends_at: new Date('2026-12-01T16:00Z') },
    ])
    expect((await settle(newer)).moved).toBe(0)
  })

  it('keep the changes of a series with the occurrences that they are of', async () => {
    const { meeting_id } = await plan('2026-10-21', {
      meeting_recurrence: { is_recurring: true, recurring_type: 'weekly', recurring_end_date: '2026-12-31' },
    })
    const params = { meeting_id }
    const gone = await server.call(deleteMeeting, { params, query: one('11') }, mara.access_token)
    const meeting_time = { start_time: '14:00', end_time: '15:00' }
    const body = { meeting_time, ...one('18') }
    const moved = await server.call(updateMeeting, { params, body }, mara.access_token)
    expect([gone.status, moved.status]).toEqual([200, 200])
    const starts = async () => {
      const query = { start_timestamp: '2026-10-30T00:00:00.000Z', end_timestamp: '2026-11-30T00:00:00.000Z' }
      const { data } = await server.call(listOccurrences, { query }, mara.access_token)
      return data?.map(({ start_timestamp }) => start_timestamp.slice(0, 16))
    }
    expect(await starts()).toEqual(['2026-11-04T16:00', '2026-11-18T20:00', '2026-11-25T16:00'])
    expect((await settle(newer)).moved).toBe(1)
    expect(await starts()).toEqual(['2026-11-04T15:00', '2026-11-18T19:00', '2026-11-25T15:00'])
    const { last_ends_at } = await server.db
      .selectFrom('meeting')
      .select('last_ends_at')
      .executeTakeFirstOrThrow()
    expect(last_ends_at).toEqual(new Date('2026-12-30T16:00Z'))
  })

  it('leave the moments of a provider, whose event is then at another wall time', async () => {
    const { meeting_id } = await plan('2026-12-01')
    await server.db
      .updateTable('meeting')
      .set({ meeting_integration_type: 'google_calendar' })
      .where('meeting_id', '=', meeting_id)
      .execute()
    await settle(newer)
    expect(await times()).toEqual(['2026-12-01T16:00 11:00'])
    const { first_start_wall } = await server.db
      .selectFrom('meeting')
      .select('first_start_wall')
      .executeTakeFirstOrThrow()
    expect(first_start_wall).toBe('2026-12-01T11:00:00')
  })
})

describe('[RUN76] processes on several machines', () => {
  it('agree on the newest data that one of them has, and older ones move nothing back', async () => {
    await plan('2026-12-01')
    await settle(newer)
    expect((await settle(older)).moved).toBe(0)
    expect(presentZones()).toEqual({ version: newer.data.version, source: 'database' })
    expect(await times()).toEqual(['2026-12-01T15:00 10:00'])
    await Promise.all([settle(newer), settle(newer), settle(older)])
    expect(presentZones().version).toBe(newer.data.version)
  })

  it('follow older data that the operator chooses', async () => {
    await plan('2026-12-01')
    await settle(newer)
    expect((await settle(older, true)).moved).toBe(1)
    expect(presentZones()).toEqual({ version: '2026a', source: 'system' })
    expect(await times()).toEqual(['2026-12-01T16:00 10:00'])
  })
})
