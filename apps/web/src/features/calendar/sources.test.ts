import type { Calendar, Integration } from '@meridian/contract'
import { expect, it } from 'vitest'
import { anOccurrence } from './calendar.sample.ts'
import { makeSourceOf, offeredCalendars } from './sources.ts'

const meridian = aCalendar({ calendar_key: 'smart_calendar' })
const work = aCalendar({
  calendar_key: 'google_calendar:ada@example.com',
  calendar_name: 'Work',
  calendar_color: '#9370DB',
})
const choir = aCalendar({ calendar_key: 'custom:1', calendar_name: 'Choir', calendar_color: '#A3E635' })

it('[CAL40] [CAL43] offers every calendar by its own name, also with nothing in view', () => {
  const google = anIntegration('google', ['calendar'])
  expect(keysOf({ calendars: [meridian, work, choir], integrations: [google] })).toEqual([
    'smart_calendar',
    'google_calendar:ada@example.com',
    'custom:1',
  ])
})

it('[CAL40] offers what is connected or has left meetings here before its calendars are known', () => {
  const google = anIntegration('google', ['calendar'])
  const mail_only = anIntegration('google', ['mail'])
  const left = { ...anIntegration('zoom', null), meetings_kept: 3 }
  const never = anIntegration('calendly', null)
  expect(keysOf({ integrations: [google, left, never] })).toEqual([
    'smart_calendar',
    'google_calendar',
    'zoom',
  ])
  expect(keysOf({ integrations: [mail_only] })).toEqual(['smart_calendar'])
})

it('[CAL40] offers what has events around the shown days and what is hidden, and Meridian always', () => {
  expect(keysOf({})).toEqual(['smart_calendar'])
  const occurrences = [anOccurrence({ calendar_key: 'custom' })]
  expect(keysOf({ occurrences, hidden: ['calendly', 'gone', 'custom:gone'] })).toEqual([
    'smart_calendar',
    'custom',
    'calendly',
  ])
  expect(keysOf({ calendars: [meridian, choir], occurrences })).toEqual([
    'smart_calendar',
    'custom:1',
    'custom',
  ])
})

it('[CAL44] [CAL45] colors an event by its calendar or its first label, and grey without a label', () => {
  const first_label = { label_title: 'Alps', label_color: '#FFB6C1' } as const
  const concert = anOccurrence({
    calendar_key: 'custom:1',
    meeting_integration_type: 'custom',
    first_label,
  })
  const plain = anOccurrence()
  const byCalendar = makeSourceOf(looks, [meridian, choir], false)
  expect(byCalendar(concert)).toMatchObject({ label: 'Choir', tint: 'tint-green' })
  expect(byCalendar(plain)).toMatchObject({ label: 'Meridian', tint: 'source-meridian' })
  const byLabel = makeSourceOf(looks, [meridian, choir], true)
  expect(byLabel(concert)).toMatchObject({ label: 'Choir', tint: 'tint-pink' })
  expect(byLabel(plain)).toMatchObject({ label: 'Meridian', tint: 'source-custom' })
})

const looks = {
  smart_calendar: { label: 'Meridian', tint: 'source-meridian', sign: 'M' },
  custom: { label: 'Imported', tint: 'source-custom', sign: 'I' },
  google_calendar: { label: 'Google Calendar', tint: 'source-google', sign: 'G' },
  calendly: { label: 'Calendly', tint: 'source-calendly', sign: 'C' },
  zoom: { label: 'Zoom', tint: 'source-zoom', sign: 'Z' },
  caldav: { label: 'Calendar server', tint: 'source-caldav', sign: 'S' },
}

function keysOf(part: Partial<Parameters<typeof offeredCalendars>[0]>): string[] {
  const nothing = { calendars: [], integrations: [], occurrences: [], hidden: [] }
  return offeredCalendars({ ...nothing, ...part }).map(({ calendar_key }) => calendar_key)
}

function aCalendar(part: Pick<Calendar, 'calendar_key'> & Partial<Calendar>): Calendar {
  const [type] = part.calendar_key.split(':')
  return {
    meeting_integration_type: type as Calendar['meeting_integration_type'],
    calendar_name: null,
    calendar_color: null,
    ...part,
  }
}

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
      server_address: null,
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
      waiting_changes: 0,
      mailbox: null,
      mail_sync_hours: [],
    },
  }
}
