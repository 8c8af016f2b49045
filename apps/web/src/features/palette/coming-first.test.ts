import { expect, it } from 'vitest'
import { comingFirst } from './coming-first.ts'

const now = Date.parse('2026-11-20T14:00:00Z')

it('[PAL17] lists coming meetings by their start, then earlier ones from the latest on, each once', () => {
  const found = [
    meeting('in a week', '2026-11-27'),
    meeting('tomorrow', '2026-11-21'),
    meeting('last month', '2026-10-20'),
    meeting('yesterday', '2026-11-19'),
    meeting('tomorrow', '2026-11-21'),
  ]
  const names = comingFirst(found, now).map(({ meeting_id }) => meeting_id)
  expect(names).toEqual(['tomorrow', 'in a week', 'yesterday', 'last month'])
})

it('[PAL17] counts a meeting that runs among the coming ones', () => {
  const running = meeting('running', '2026-11-20', '13:30', '14:30')
  const names = comingFirst([meeting('tomorrow', '2026-11-21'), running], now).map((one) => one.meeting_id)
  expect(names).toEqual(['running', 'tomorrow'])
})

function meeting(meeting_id: string, date: string, start = '10:00', end = '11:00') {
  const meeting_timestamps = { start_timestamp: `${date}T${start}:00Z`, end_timestamp: `${date}T${end}:00Z` }
  return { meeting_id, meeting_timestamps }
}
