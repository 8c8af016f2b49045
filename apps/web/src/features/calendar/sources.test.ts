import type { Integration } from '@meridian/contract'
import { expect, it } from 'vitest'
import { offeredSources } from './sources.ts'

it('[CAL40] offers every connected calendar, also with nothing in view', () => {
  const google = anIntegration('google', ['calendar'])
  const mail_only = anIntegration('google', ['mail'])
  const left = { ...anIntegration('zoom', null), meetings_kept: 3 }
  const never = anIntegration('calendly', null)
  expect(offeredSources([google, left, never], new Set(), [])).toEqual([
    'smart_calendar',
    'google_calendar',
    'zoom',
  ])
  expect(offeredSources([mail_only], new Set(), [])).toEqual(['smart_calendar'])
})

it('[CAL40] offers what has events around the shown days and what is hidden, and Meridian always', () => {
  expect(offeredSources([], new Set(), [])).toEqual(['smart_calendar'])
  expect(offeredSources([], new Set(['custom']), ['calendly', 'gone'])).toEqual([
    'smart_calendar',
    'custom',
    'calendly',
  ])
})

function anIntegration(
  type: Integration['type'],
  granted: NonNullable<Integration['connection']>['granted_capabilities'] | null,
): Integration {
  return {
    name: type,
    type,
    image: type,
    description: '',
    reads: [],
    writes: [],
    status: granted ? 'connected' : 'inactive',
    missing_settings: [],
    disconnected_at: null,
    meetings_kept: null,
    connection: granted && {
      account: 'ada@example.com',
      state: 'connected',
      reason: null,
      problem: null,
      problem_since: null,
      connected_at: '2026-11-02T09:00:00.000Z',
      last_success_at: null,
      next_sync_at: null,
      events_read: null,
      sync_hours: [],
      first_sync_done: true,
      granted_capabilities: granted,
      missing_capabilities: [],
      calendars: [],
      write_calendar_id: null,
      mailbox: null,
    },
  }
}
