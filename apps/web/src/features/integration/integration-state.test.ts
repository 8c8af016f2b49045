import type { Connection, Integration } from '@meridian/contract'
import { expect, it } from 'vitest'
import { aCalendar, aConnection, anIntegration } from './integration.sample.ts'
import { actOf, calendarsWords, keptWords, nextSyncWords, outcomeOf, stateOf } from './integration-state.ts'

const now = Date.parse('2026-11-20T09:00:00.000Z')

it('[SET21] tells a connection by its own state, and what can be connected by who has to do something', () => {
  const states: readonly Connection['state'][] = ['connected', 'syncing', 'needs_reconnect', 'error']
  expect(states.map((state) => stateOf(anIntegration({ connection: aConnection({ state }) })))).toEqual(
    states,
  )
  const statuses: readonly Integration['status'][] = ['active', 'inactive', 'disconnected']
  expect(statuses.map((status) => stateOf(anIntegration({ status, connection: null })))).toEqual(statuses)
})

it('[SET22] disconnects what is connected by its state, connects the rest, and leaves alone what is not set up', () => {
  expect(actOf('connected')).toBe('disconnect')
  expect(actOf('syncing')).toBe('disconnect')
  expect(actOf('error')).toBe('disconnect')
  expect(actOf('needs_reconnect')).toBe('reconnect')
  expect(actOf('active')).toBe('connect')
  expect(actOf('disconnected')).toBe('connect')
  expect(actOf('inactive')).toBeNull()
})

it('[SET23] says when the next reading comes, and that none does', () => {
  expect(nextSyncWords('2026-11-20T09:05:40.000Z', now)).toBe('in 5 min')
  expect(nextSyncWords('2026-11-20T09:00:20.000Z', now)).toBe('in 1 min')
  expect(nextSyncWords('2026-11-20T08:59:00.000Z', now)).toBe('now')
  expect(nextSyncWords(null, now)).toBe('Paused')
})

it('[SET24] says what stayed of an account that was disconnected', () => {
  const at = '2026-11-17T23:30:00.000Z'
  expect(keptWords(at, 3, 'Europe/Berlin')).toBe(
    'Disconnected on 18 Nov 2026. 3 of its meetings stay in your calendar.',
  )
  expect(keptWords(at, 1, 'UTC')).toBe(
    'Disconnected on 17 Nov 2026. One of its meetings stays in your calendar.',
  )
  expect(keptWords(at, 0, 'UTC')).toBe('Disconnected on 17 Nov 2026.')
})

it('[SET25] counts the calendars that take part, where there is more than one', () => {
  const calendars = [
    aCalendar({ id: 'work' }),
    aCalendar({ id: 'holidays', is_shown: true, counts_as_busy: false }),
    aCalendar({ id: 'team', is_shown: false, counts_as_busy: false }),
  ]
  expect(calendarsWords(aConnection({ calendars }))).toBe('2 of 3 shown, 1 busy')
  expect(calendarsWords(aConnection({ calendars: [aCalendar()] }))).toBeNull()
})

it('[SET26] knows what a sync that was asked for has come to', () => {
  const asked = { last_success_at: '2026-11-20T08:58:00.000Z', next_sync_at: '2026-11-20T09:00:00.000Z' }
  const told = (part: Partial<Connection>) => outcomeOf(asked, aConnection({ ...asked, ...part }))
  const failing = { state: 'error', problem: 'Google does not answer as it should.' } as const
  expect(told({})).toBe('waiting')
  expect(told({ ...failing })).toBe('waiting')
  expect(told({ state: 'syncing', events_read: 0, next_sync_at: '2026-11-20T09:15:00.000Z' })).toBe('waiting')
  expect(told({ ...failing, events_read: 4, next_sync_at: '2026-11-20T09:15:00.000Z' })).toBe('waiting')
  expect(told({ ...failing, next_sync_at: '2026-11-20T09:00:45.000Z' })).toBe('failed')
  expect(told({ state: 'needs_reconnect', next_sync_at: null })).toBe('failed')
  expect(told({ last_success_at: '2026-11-20T09:00:01.000Z' })).toBe('done')
})
