import fc from 'fast-check'
import { expect, it } from 'vitest'
import { day_ms, week_ms } from '../../durations.ts'
import { InputError } from '../../kit/input.ts'
import type { Json } from '../../kit/message.ts'
import { ada, bo, openCalendar, type OpenCalendar } from './open-calendar.ts'
import { runs } from '../../../../../apps/server/test/every-case.ts'

it('[PB17] leads a reader of changes to the state of a full list, after any changes', async () => {
  await fc.assert(
    fc.asyncProperty(anyDeeds, (deeds) => follow(deeds, ada)),
    { numRuns: runs(60) },
  )
})

it('[PB23] leads a guest who follows the changes there too', async () => {
  await fc.assert(
    fc.asyncProperty(anyDeeds, (deeds) => follow(deeds, bo)),
    { numRuns: runs(60) },
  )
})

/** Something a person does to the event that is `pick`th of all there are. */
interface Deed {
  readonly kind: (typeof kinds)[number]
  readonly pick: number
  readonly slot: number
  /** Whether the reader looks right after it. */
  readonly is_read: boolean
}

const kinds = [
  'single',
  'weekly',
  'daily_days',
  'rename',
  'shift',
  'shorten',
  'cancel',
  'restore',
  'rename_instance',
  'move_instance',
  'cancel_instance',
  'restore_instance',
  'split',
  'invite',
  'disinvite',
  'answer',
] as const

const anyDeeds = fc.array(
  fc.record<Deed>({
    kind: fc.constantFrom(...kinds),
    pick: fc.nat(20),
    slot: fc.nat(5),
    is_read: fc.boolean(),
  }),
  { minLength: 1, maxLength: 25 },
)

async function follow(deeds: readonly Deed[], reader: string): Promise<void> {
  const calendar = await openCalendar()
  try {
    const views = [newView(calendar, reader, {}), newView(calendar, reader, { singleEvents: 'true' })]
    for (const view of views) await view.read()
    for (const deed of deeds) {
      act(calendar, deed)
      if (deed.is_read) for (const view of views) await view.read()
    }
    for (const view of views) {
      await view.read()
      expect(view.known()).toEqual(await view.full())
    }
  } finally {
    await calendar.google.close()
  }
}

/** The state of a reader that reads in full once and then only changes. */
function newView(calendar: OpenCalendar, reader: string, query: Readonly<Record<string, string>>) {
  const items = new Map<string, Json>()
  let token: string | undefined
  return {
    read: async () => {
      const since: Record<string, string> = token === undefined ? {} : { syncToken: token }
      const page = await calendar.ask('GET /calendars/primary/events', {
        as: reader,
        query: { ...query, ...since, maxResults: '2500' },
      })
      expect(page.status).toBe(200)
      for (const item of page.items) take(items, item, 'singleEvents' in query)
      token = String(page.body['nextSyncToken'])
    },
    known: () => byId([...items.values()]),
    full: async () => {
      const all = { ...query, maxResults: '2500' }
      const page = await calendar.ask('GET /calendars/primary/events', { as: reader, query: all })
      return byId(page.items)
    },
  }
}

/** As the vendor tells clients: a cancelled instance is kept as long as its series, everything else cancelled is removed. */
function take(items: Map<string, Json>, item: Json, isExpanded: boolean): void {
  const id = String(item['id'])
  if (item['status'] !== 'cancelled') items.set(id, item)
  else if (!isExpanded && typeof item['recurringEventId'] === 'string') items.set(id, item)
  else {
    items.delete(id)
    for (const [other, { recurringEventId }] of items) if (recurringEventId === id) items.delete(other)
  }
}

function byId(items: readonly Json[]): Record<string, Json> {
  return Object.fromEntries(items.map((item) => [String(item['id']), item]))
}

/** What makes no sense at the moment is refused and changes nothing. */
function act({ google, change }: OpenCalendar, { kind, pick, slot }: Deed): void {
  const { events } = google.scene.world.calendar.calendars.get(ada) ?? { events: new Map() }
  const all = [...events.values()].filter((event) => event.recurring_event_id === undefined)
  const chosen = all[pick % Math.max(1, all.length)]
  const slots = chosen?.recurrence ? slotIds(chosen.id, chosen.start, slot) : chosen?.id
  const input = deedInput(kind, chosen?.id ?? 'none', slots ?? 'none', slot)
  try {
    change({ calendar: ada, ...input })
  } catch (error) {
    if (!(error instanceof InputError)) throw error
  }
}

function deedInput(kind: Deed['kind'], id: string, instance: string, slot: number): Json {
  const start = { dateTime: `2026-03-1${slot}T10:00:00`, timeZone: 'Europe/Berlin' }
  const end = { dateTime: `2026-03-1${slot}T11:00:00`, timeZone: 'Europe/Berlin' }
  const days = { start: { date: `2026-03-1${slot}` }, end: { date: `2026-03-1${slot + 1}` } }
  const inputs: Readonly<Record<Deed['kind'], Json>> = {
    single: create({ start, end }),
    weekly: create({ start, end, recurrence: ['RRULE:FREQ=WEEKLY;COUNT=6'], attendees: [{ email: bo }] }),
    daily_days: create({ ...days, recurrence: ['RRULE:FREQ=DAILY;COUNT=6'] }),
    rename: update(id, { summary: `Renamed ${slot}` }),
    shift: update(id, { start, end }),
    shorten: update(id, { recurrence: [`RRULE:FREQ=WEEKLY;COUNT=${slot + 1}`] }),
    cancel: { op: 'cancel_event', event_id: id },
    restore: { op: 'restore_event', event_id: id },
    rename_instance: update(instance, { summary: `Special ${slot}` }),
    move_instance: update(instance, { start, end }),
    cancel_instance: { op: 'cancel_event', event_id: instance },
    restore_instance: { op: 'restore_event', event_id: instance },
    split: { op: 'split_series', event_id: instance, patch: { summary: 'From here' } },
    invite: update(id, { attendees: [{ email: bo }] }),
    disinvite: update(slot % 2 === 0 ? id : instance, { attendees: [] }),
    answer: { op: 'answer', event_id: slot % 2 === 0 ? id : instance, email: bo, response: 'accepted' },
  }
  return inputs[kind]
}

function update(event_id: string, patch: Json): Json {
  return { op: 'update_event', event_id, patch }
}

function create(event: Json): Json {
  return { op: 'create_event', event: { summary: 'Plan', ...event } }
}

/** The id of an instance so many weeks or days on; of a wrong guess there is none. */
function slotIds(
  master: string,
  start: { kind: string; date?: string; at_ms?: number },
  slot: number,
): string {
  const step = start.kind === 'day' ? day_ms : week_ms
  const first = start.at_ms ?? Date.parse(start.date ?? '')
  const stamp = new Date(first + slot * step).toISOString().replace(/\.\d+/, '').replaceAll(/[-:]/g, '')
  return `${master}_${start.kind === 'day' ? stamp.slice(0, 8) : stamp}`
}
