import { expect, it } from 'vitest'
import { hiddenKey, isHidden } from './hidden-occurrences.ts'

const tuesday = { meeting_id: 'a', original_start_timestamp: '2026-11-24T09:00:00.000Z' }
const wednesday = { meeting_id: 'a', original_start_timestamp: '2026-11-25T09:00:00.000Z' }
const thursday = { meeting_id: 'a', original_start_timestamp: '2026-11-26T09:00:00.000Z' }
const other = { meeting_id: 'b', original_start_timestamp: '2026-11-26T09:00:00.000Z' }
const single = { meeting_id: 'c', original_start_timestamp: null }

it.each([
  ['this', [false, true, false, false, false]],
  ['this_and_following', [false, true, true, false, false]],
  ['all', [true, true, true, false, false]],
] as const)('[WMT20] leaves out what was deleted of a series: %s', (scope, gone) => {
  const hidden = new Set([hiddenKey(wednesday, scope)])
  expect([tuesday, wednesday, thursday, other, single].map((shown) => isHidden(hidden, shown))).toEqual(gone)
})

it('[WMT20] leaves out a single meeting, whatever was asked', () => {
  for (const scope of ['this', 'all'] as const) {
    expect(isHidden(new Set([hiddenKey(single, scope)]), single)).toBe(true)
  }
})
