import { expect, it } from 'vitest'
import { day_ms, hour_ms } from '@meridian/engine'
import { retryAtEpoch, retryAtOf } from './retry-at.ts'

const now = new Date('2026-11-20T09:00:00.000Z')
const now_ms = now.getTime()

it.each([
  [null, null],
  ['', null],
  ['soon', null],
  ['-5', null],
  ['0', now_ms],
  ['90', now_ms + 90_000],
  ['1.5', now_ms + 1500],
  ['999999999', now_ms + day_ms],
  ['Fri, 20 Nov 2026 09:05:00 GMT', now_ms + 300_000],
  ['2026-11-21T00:00:00Z', now_ms + 15 * hour_ms],
  ['2020-01-01T00:00:00Z', now_ms],
  ['9'.repeat(200), null],
])('[ADP13] reads the header %j as %j', (value, moment) => {
  expect(retryAtOf(value, now)).toBe(moment)
})

it.each([
  [null, null],
  ['60', null],
  [String(now_ms / 1000 + 7), now_ms + 7000],
  [String(now_ms + 7000), now_ms + 7000],
  ['2026-11-20T09:00:07Z', now_ms + 7000],
])('[ADP13] reads the moment %j as %j', (value, moment) => {
  expect(retryAtEpoch(value, now)).toBe(moment)
})
