import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { listMeetings } from '@meridian/contract'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { calendar, calendarOf } from '../../../../test/calendar.ts'
import { startTestServer, type TestServer } from '../../../../test/server.ts'
import { formatTime } from '../../../platform/format-time.ts'
import { setZones } from '../../../platform/zones.ts'
import { loadZones } from './zone.service.ts'

let server: TestServer
const zones = loadZones('package', { warn: () => {} }, [])

beforeAll(async () => {
  server = await startTestServer()
})
afterEach(() => setZones(undefined))
afterAll(() => server.close())

describe('[RUN71] zone data for browsers', () => {
  it('are those of the server, compressed, and sent once', async () => {
    setZones(zones)
    const plain = await server.app.inject('/v1/zones')
    expect(plain.statusCode).toBe(200)
    expect(plain.json()).toEqual(zones.data)
    expect(plain.headers['cache-control']).toBe('no-cache')
    const tag = String(plain.headers['etag'])
    for (const [coding, open] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const headers = { 'accept-encoding': coding }
      const { rawPayload, headers: told } = await server.app.inject({ url: '/v1/zones', headers })
      expect(told['content-encoding']).toBe(coding)
      expect(told['etag']).toBe(tag)
      expect(rawPayload.length).toBeLessThan(40_000)
      expect(JSON.parse(open(rawPayload).toString())).toEqual(zones.data)
    }
    const again = await server.app.inject({ url: '/v1/zones', headers: { 'if-none-match': `W/${tag}` } })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  it('are none where the server follows its runtime', async () => {
    expect((await server.app.inject('/v1/zones')).statusCode).toBe(204)
  })
})

it('[RUN72] names in the details of /readyz the zone data in use', async () => {
  setZones(zones)
  const ready = await server.app.inject('/readyz')
  expect(ready.json().data).toEqual({ zone_data: { version: zones.data.version, source: 'package' } })
})

describe('[RUN73] the zone data of the server rule', () => {
  it('in the worker that reads calendar files, and in the dates of whole days', async () => {
    setZones(zones)
    const person = await server.aPerson({ timezone: 'America/Winnipeg' })
    const timed = ['UID:1@zones.example', 'DTSTART;TZID=America/Winnipeg:20261201T100000', 'DURATION:PT1H']
    const whole = ['UID:2@zones.example', 'SUMMARY:Day off', 'DTSTART;VALUE=DATE:20261202']
    await calendarOf(server).read(person, calendar(timed, whole))
    const onDay = async (date: string) => {
      const query = { start_date: date, end_date: date }
      const { data } = await server.call(listMeetings, { query }, person.access_token)
      return data?.map(({ meeting_timestamps }) => meeting_timestamps.start_timestamp)
    }
    expect(await onDay('2026-12-01')).toEqual(['2026-12-01T15:00:00.000Z'])
    expect(await onDay('2026-12-02')).toEqual(['2026-12-02T05:00:00.000Z'])
    expect(await onDay('2026-12-03')).toEqual([])
  })

  it('in texts, which then name an offset where the runtime knows the zone by another one', () => {
    setZones(zones)
    const [starts_at, ends_at] = [new Date('2026-12-01T15:00Z'), new Date('2026-12-01T16:00Z')]
    const taste = { locale: 'en-GB', time_format: '24' } as const
    const told = formatTime({ starts_at, ends_at, is_all_day: false }, 'America/Winnipeg', taste)
    expect(told).toMatch(/^Tuesday,? 1 December 2026, 10:00 – 11:00 \(Winnipeg, .+\)$/)
    expect(formatTime({ starts_at, ends_at, is_all_day: false }, 'Asia/Kathmandu', taste)).toContain(
      '20:45 – 21:45 (Kathmandu, Nepal Time)',
    )
  })
})
