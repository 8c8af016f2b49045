import { setZoneData, zoneDataVersion, zoneOffsetMinutes } from '@meridian/engine'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { preloadZones } from './preload-zones.ts'
import { followZones } from './zone-data.ts'

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
