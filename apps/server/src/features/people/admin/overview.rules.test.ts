import { expect, it } from 'vitest'
import {
  cleanUpState,
  databaseState,
  jobsState,
  mailState,
  syncState,
  zoneDataState,
} from './overview.rules.ts'

const now = new Date('2026-11-20T12:00:00.000Z')
const hour = 3600
const at = (time: string) => new Date(`2026-11-20T${time}:00.000Z`)

it.each([
  ['a new instance', null, 0, 'waiting'],
  ['an instance whose first run is due', null, 2 * hour, 'late'],
  ['a run of the last hour', at('11:10'), 5 * hour, 'ok'],
  ['a run before a restart', at('03:00'), 0.5 * hour, 'ok'],
  ['a run that should have been followed by others', at('09:30'), 5 * hour, 'late'],
] as const)('[PPL64] tells the clean-up of %s', (_, lastFinishedAt, uptimeSeconds, state) => {
  expect(cleanUpState(lastFinishedAt, { uptimeSeconds, now })).toBe(state)
})

it('[PPL64] calls a database slow that one would feel', () => {
  expect([databaseState(0.4), databaseState(249), databaseState(250)]).toEqual(['ok', 'ok', 'slow'])
})

it.each([
  ['nothing waits', 0, null, 'ok'],
  ['one has been due for four minutes', 0, at('11:56'), 'ok'],
  ['one has been due for six minutes', 2, at('11:54'), 'late'],
  ['some were given up', 2, null, 'failing'],
] as const)('[PPL64] tells the jobs when %s', (_, failed, oldest_at, state) => {
  expect(jobsState({ failed, oldest_at }, now)).toBe(state)
})

it('[PPL64] reports the sync without providers, with them, and with failing accounts', () => {
  expect(syncState({ connections: 0, failing: 0 }, false)).toBe('not_set_up')
  expect(syncState({ connections: 0, failing: 0 }, true)).toBe('ok')
  expect(syncState({ connections: 3, failing: 0 }, false)).toBe('ok')
  expect(syncState({ connections: 3, failing: 1 }, true)).toBe('failing')
})

it.each([
  ['no mail server', { failing: 0, failed: 0 }, false, 'not_set_up'],
  ['mails that go out', { failing: 0, failed: 0 }, true, 'ok'],
  ['a mail that was tried in vain', { failing: 1, failed: 0 }, true, 'failing'],
  ['a mail that was given up', { failing: 0, failed: 1 }, true, 'failing'],
] as const)('[PPL64] knows %s', (_, figures, isSetUp, state) => {
  expect(mailState(figures, isSetUp)).toBe(state)
})

it.each([
  ['2026f', '2026-11-22', 'ok'],
  ['2026f', '2027-06-30', 'ok'],
  ['2026f', '2027-07-01', 'old'],
  ['', '2026-11-22', 'old'],
] as const)('[RUN74] calls zone data %s on %s %s', (version, date, state) => {
  expect(zoneDataState(version, new Date(`${date}T00:00:00Z`))).toBe(state)
})
