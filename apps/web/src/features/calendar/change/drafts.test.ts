import { afterEach, expect, it } from 'vitest'
import { anOccurrence } from '../calendar.sample.ts'
import { keyOf } from '../item/calendar-item.ts'
import { draftMove, draftRemoval, getDrafts, withDrafts } from './drafts.ts'

const first = anOccurrence({ is_recurring: true })
const second = {
  ...first,
  original_start_timestamp: '2026-11-10T09:00:00.000Z',
  start_timestamp: '2026-11-10T09:00:00.000Z',
  end_timestamp: '2026-11-10T10:00:00.000Z',
}

afterEach(() => {
  for (const key of getDrafts().moved.keys()) draftMove(key, null)
  for (const key of getDrafts().removed.keys()) draftRemoval(key, null)
})

it('[CAL23] shows a moved event where it was put, also where the server’s window does not reach', () => {
  const to = { ...first, start_timestamp: '2026-12-24T09:00:00.000Z' }
  draftMove(keyOf(first), { from: first, to })
  expect(withDrafts([first, second], getDrafts())).toEqual([second, to])
  expect(withDrafts([], getDrafts())).toEqual([to])
  draftRemoval(keyOf(first), { occurrence: to, scope: 'this' })
  expect(withDrafts([first, second], getDrafts())).toEqual([second])
  draftRemoval(keyOf(first), null)
  draftMove(keyOf(first), null)
  expect(withDrafts([first, second], getDrafts())).toEqual([first, second])
})

it('[CAL23] leaves out what was deleted: one occurrence, those from it on, or all', () => {
  const others = anOccurrence({ meeting_id: '0193f0a0-0000-7000-8000-000000000002' })
  const left = (scope: 'this' | 'this_and_following' | 'all', occurrence = second) => {
    draftRemoval(keyOf(occurrence), { occurrence, scope })
    const shown = withDrafts([first, second, others], getDrafts())
    draftRemoval(keyOf(occurrence), null)
    return shown
  }
  expect(left('this')).toEqual([first, others])
  expect(left('this_and_following')).toEqual([first, others])
  expect(left('this_and_following', first)).toEqual([others])
  expect(left('all')).toEqual([others])
})

it('[CAL23] lets the others of a series follow by the wall time of its meeting', () => {
  const to = {
    ...first,
    start_timestamp: '2026-11-04T10:00:00.000Z',
    end_timestamp: '2026-11-04T11:30:00.000Z',
  }
  const summer = {
    ...first,
    original_start_timestamp: '2026-10-20T08:00:00.000Z',
    start_timestamp: '2026-10-20T08:00:00.000Z',
    end_timestamp: '2026-10-20T09:00:00.000Z',
  }
  const shown = (scope: 'this_and_following' | 'all') => {
    draftMove(keyOf(first), { from: first, to, scope })
    return withDrafts([first, second, summer], getDrafts()).map(({ start_timestamp }) => start_timestamp)
  }
  expect(shown('all')).toEqual([
    '2026-11-11T10:00:00.000Z',
    '2026-10-21T09:00:00.000Z',
    '2026-11-04T10:00:00.000Z',
  ])
  expect(shown('this_and_following')[1]).toBe('2026-10-20T08:00:00.000Z')
})
