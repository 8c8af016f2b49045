import { day_ms } from '../../../durations.ts'
import type { Json } from '../../../kit/message.ts'
import type { Scene } from '../../../kit/provider.ts'
import type { GoogleWorld } from '../../world.ts'
import type { Calendar, StoredEvent } from '../calendar-world.ts'
import { addCalendar, shareCalendar } from '../calendars.ts'
import { mergePatch, readDraft, writableOf } from '../event-body.ts'
import { findEvent, formOf } from '../instances.ts'
import { expandSeries, startMs } from '../recurrence.ts'
import { cancelEvent, insertEvent, writeDraft } from '../write-event.ts'
import { planFor, type Planned } from './plan.ts'

/** Weeks of a lived-in calendar around the present day, and three more calendars the person can see. */
export function seedCalendar(scene: Scene<GoogleWorld>, account: string): void {
  const calendar = scene.world.calendar.calendars.get(account)
  if (!calendar) throw new Error(`${account} has no calendar.`)
  const monday = mondayOf(scene.clock.now(), calendar.time_zone)
  for (const planned of planFor(account)) {
    const event = writePlanned(scene, calendar, monday, planned)
    for (const { after, fate } of planned.instances ?? []) decide(scene, calendar, event, after, fate)
  }
  addOthers(scene, account, monday)
}

function writePlanned(
  scene: Scene<GoogleWorld>,
  calendar: Calendar,
  monday: Temporal.PlainDate,
  planned: Planned,
): StoredEvent {
  const { summary, rules, guests, organizer, meet, more } = planned
  const request = { requestId: `${calendar.id} ${summary}`, conferenceSolutionKey: { type: 'hangoutsMeet' } }
  return insertEvent(scene, calendar, {
    body: {
      ...(summary !== undefined && { summary }),
      ...timesOf(planned, monday, calendar.time_zone),
      ...(rules && { recurrence: rules }),
      ...(guests && { attendees: guests }),
      ...(meet && { conferenceData: { createRequest: request } }),
      ...more,
    },
    with_conference: true,
    creator: organizer ?? calendar.owner ?? calendar.id,
    ...(organizer !== undefined && { organizer: { email: organizer } }),
  })
}

function timesOf(
  { on, at, minutes = 30, days = 1, zone }: Planned,
  monday: Temporal.PlainDate,
  home: string,
): Json {
  const day = monday.add({ days: on })
  if (at === undefined) return { start: { date: String(day) }, end: { date: String(day.add({ days })) } }
  const timeZone = zone ?? home
  const start = day.toPlainDateTime(Temporal.PlainTime.from(at))
  const end = start.add({ minutes })
  return { start: { dateTime: String(start), timeZone }, end: { dateTime: String(end), timeZone } }
}

/** The instance so many days after the first, or the next one that there is. */
function decide(
  scene: Scene<GoogleWorld>,
  calendar: Calendar,
  master: StoredEvent,
  afterDays: number,
  fate: 'cancelled' | Json,
): void {
  const form = formOf(master)
  const from = startMs(master.start) + afterDays * day_ms - day_ms / 2
  const slot = form && expandSeries(form, from, from + 14 * day_ms)[0]
  const stamp = slot?.start.kind === 'moment' ? new Date(slot.start.at_ms).toISOString() : ''
  const id = `${master.id}_${stamp.replace(/\.\d+/, '').replaceAll(/[-:]/g, '')}`
  const instance = findEvent(calendar, id)
  if (!instance) throw new Error(`${master.id} has no instance ${id}.`)
  if (fate === 'cancelled') cancelEvent(scene, calendar, instance)
  else {
    const changed = mergePatch(writableOf(instance, calendar), fate)
    writeDraft(scene, calendar, instance, readDraft(calendar, changed))
  }
}

/** A team's calendar, holidays, and a colleague with only free/busy access. */
function addOthers(scene: Scene<GoogleWorld>, account: string, monday: Temporal.PlainDate): void {
  const { calendar: world } = scene.world
  const name = account.replaceAll(/[^a-z0-9]/gi, '-')
  const timeZone = world.calendars.get(account)?.time_zone ?? 'UTC'
  const team = addCalendar(world, {
    id: `team-${name}@group.calendar.google.com`,
    summary: 'Orchard team',
    timeZone,
    owner: account,
  })
  const holidays = addCalendar(world, {
    id: `holidays-${name}@group.v.calendar.google.com`,
    summary: 'Holidays',
    timeZone,
    owner: undefined,
  })
  const colleague = addCalendar(world, {
    id: `mira-${name}@example.com`,
    summary: 'Mira Example',
    timeZone,
    owner: undefined,
  })
  shareCalendar(world, holidays, account, 'reader')
  shareCalendar(world, colleague, account, 'freeBusyReader')
  const plans: readonly [Calendar, Planned][] = [
    [team, { summary: 'Release', on: 9, at: '10:00', minutes: 60 }],
    [team, { summary: 'Retrospective', on: 11, at: '15:00', minutes: 60 }],
    [holidays, { summary: 'Public holiday', on: 19, days: 1, more: { transparency: 'transparent' } }],
    [colleague, { summary: 'Not to be seen', on: 1, at: '10:00', minutes: 120 }],
  ]
  for (const [calendar, planned] of plans) writePlanned(scene, calendar, monday, planned)
}

function mondayOf(nowMs: number, zone: string): Temporal.PlainDate {
  const today = Temporal.Instant.fromEpochMilliseconds(nowMs).toZonedDateTimeISO(zone).toPlainDate()
  return today.subtract({ days: today.dayOfWeek - 1 })
}
