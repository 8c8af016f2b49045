import { setZoneData, zoneDataVersion, zoneOffsetMinutes } from '@meridian/engine'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { preloadZones } from './preload-zones.ts'
import { keepTimestamp } from '../session/session-records.ts'
import { followZones, useZoneShifts } from './zone-data.ts'

const data = { version: '2099a', zones: { 'Asia/Kathmandu': { changes: [], offsets: [3600], yearly: [] } } }
let answer: () => Promise<Response>
const asked: string[] = []

beforeEach(() => {
  asked.length = 0
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address)
    return answer()
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  setZoneData(null)
})

it('[RUN71] follows the zone data of the server', async () => {
  answer = async () => Response.json(data)
  await followZones(preloadZones())
  expect(asked).toEqual(['/v1/zones'])
  expect(zoneDataVersion()).toBe('2099a')
  expect(zoneOffsetMinutes('Asia/Kathmandu', 0)).toBe(60)
})

it.each([
  ['the server has none', async () => new Response(null, { status: 204 })],
  ['the server is busy', async () => new Response('{}', { status: 503 })],
  ['there is no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the answer is broken', async () => new Response('{"version":')],
])('[RUN71] stays with those of the browser where %s', async (_, given) => {
  answer = given
  await followZones(preloadZones())
  expect(zoneDataVersion()).toBeNull()
  expect(zoneOffsetMinutes('Asia/Kathmandu', Date.UTC(2026, 0, 1))).toBe(345)
})

it.each([
  ['Asia/Kathmandu', 1],
  ['Europe/Berlin', 0],
])(
  '[WEB195] waits a second for them, and has late ones draw times anew where they change those of %s',
  async (timezone, shifts) => {
    vi.useFakeTimers()
    keepTimestamp({ timezone, start_date: '2026-11-18', end_date: '2026-12-31' })
    useZoneShifts.setState(0)
    const late = Promise.withResolvers<Response>()
    answer = () => late.promise
    const followed = followZones(preloadZones())
    await vi.advanceTimersByTimeAsync(1000)
    await followed
    expect(zoneDataVersion()).toBeNull()
    late.resolve(Response.json(data))
    await vi.advanceTimersByTimeAsync(0)
    await vi.waitFor(() => expect(zoneDataVersion()).toBe('2099a'))
    expect(useZoneShifts.getState()).toBe(shifts)
  },
)
