import type { SessionUser } from '@meridian/contract'
import * as fc from 'fast-check'
import { hour_ms, instantOf, type Interval } from '@meridian/engine'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { countStatements } from '../../../test/count-statements.ts'
import { insertException, insertMeeting } from '../../../test/meeting-row.ts'
import { triesEveryCase } from '../../../test/every-case.ts'
import { startTestServer, type TestServer } from '../../../test/server.ts'
import { upsertOccurrenceReply } from '../meeting/series/occurrence-reply.queries.ts'
import { type PersonHours, slotsFor, findObstacle } from './availability.rules.ts'
import { readPeople } from './availability.service.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ now: now.toISOString() })
})
afterAll(() => server.close())
const now = new Date('2026-01-01T00:00:00.000Z')
const week: Interval = [Date.parse('2026-11-23T00:00:00Z'), Date.parse('2026-11-30T00:00:00Z')]

async function read(person: SessionUser, window: Interval = week): Promise<PersonHours> {
  const found = (await readPeople(server.db, [person.user_id], window, { now })).get(person.user_id)
  if (!found) throw new Error('the person is not there')
  return found
}

async function busyOf(person: SessionUser, window: Interval = week): Promise<string[][]> {
  const { busy } = await read(person, window)
  return busy.map(({ interval }) => interval.map((ms) => new Date(ms).toISOString().slice(0, 16)))
}

async function busyDays(person: SessionUser): Promise<string[]> {
  return (await busyOf(person)).map(([start = '']) => start.slice(8, 10))
}

function tenToEleven(day: string) {
  return { start: `${day}T10:00:00`, end: `${day}T11:00:00`, zone: 'UTC' }
}

/** Six days from Monday the 23rd, with the person's answer to all of them. */
async function inviteToSeries(action: 'approved' | 'rejected') {
  const person = await server.aPerson({ timezone: 'UTC' })
  const host = await server.aPerson({ timezone: 'UTC' })
  const meeting_id = await insertMeeting(server.db, {
    ...tenToEleven('2026-11-23'),
    user_id: host.user_id,
    invited: [{ user_id: person.user_id, action }],
    rrule: 'FREQ=DAILY;COUNT=6',
    until: '2026-11-28T11:00:00',
  })
  const { meeting_attendee_id } = await server.db
    .selectFrom('meeting_attendee')
    .select('meeting_attendee_id')
    .where('meeting_id', '=', meeting_id)
    .where('user_id', '=', person.user_id)
    .executeTakeFirstOrThrow()
  return { person, host, meeting_id, meeting_attendee_id }
}

/** Two moments of November 2026, such as `23T09:00`. */
function inKathmandu(from: string, to: string): Interval {
  return [instantOf(`2026-11-${from}:00`, 'Asia/Kathmandu'), instantOf(`2026-11-${to}:00`, 'Asia/Kathmandu')]
}

describe('what takes time', () => {
  it('[AVL7] counts what the person organizes or attends, unless declined, hidden, cancelled or transparent', async () => {
    const person = await server.aPerson({ timezone: 'UTC' })
    const host = await server.aPerson({ timezone: 'UTC' })
    const asked = (action: 'pending' | 'approved' | 'rejected', hidden = false) => ({
      user_id: host.user_id,
      invited: [{ user_id: person.user_id, action, hidden }],
    })
    await insertMeeting(server.db, { ...tenToEleven('2026-11-23'), user_id: person.user_id })
    await insertMeeting(server.db, { ...tenToEleven('2026-11-24'), ...asked('pending') })
    await insertMeeting(server.db, { ...tenToEleven('2026-11-25'), ...asked('approved') })
    await insertMeeting(server.db, { ...tenToEleven('2026-11-26'), ...asked('rejected') })
    await insertMeeting(server.db, { ...tenToEleven('2026-11-27'), ...asked('approved', true) })
    await insertMeeting(server.db, {
      ...tenToEleven('2026-11-28'),
      user_id: person.user_id,
      status: 'cancelled',
    })
    await insertMeeting(server.db, {
      ...tenToEleven('2026-11-29'),
      user_id: person.user_id,
      isTransparent: true,
    })
    expect(await busyOf(person)).toEqual([
      ['2026-11-23T10:00', '2026-11-23T11:00'],
      ['2026-11-24T10:00', '2026-11-24T11:00'],
      ['2026-11-25T10:00', '2026-11-25T11:00'],
    ])
  })

  it('[AVL7] leaves out dates of a series that the person declined, by the latest answer', async () => {
    const { person, host, meeting_id, meeting_attendee_id } = await inviteToSeries('approved')
    const answer = (
      day: string,
      answered: string,
      meeting_action: 'approved' | 'rejected',
      follows = false,
    ) =>
      upsertOccurrenceReply(server.db, {
        meeting_attendee_id,
        meeting_id,
        original_starts_at: new Date(`${day}T10:00:00Z`),
        is_for_following: follows,
        meeting_action,
        is_tentative: false,
        answered_at: new Date(`2026-11-20T${answered}:00Z`),
      })
    await answer('2026-11-24', '08:00', 'rejected')
    expect(await busyDays(person)).toEqual(['23', '25', '26', '27', '28'])
    await answer('2026-11-26', '09:00', 'rejected', true)
    await answer('2026-11-27', '10:00', 'approved')
    expect(await busyDays(person)).toEqual(['23', '25', '27'])
    expect(await busyDays(host)).toEqual(['23', '24', '25', '26', '27', '28'])
  })

  it('[AVL7] counts dates that the person accepted in a series that the person declined', async () => {
    const { person, meeting_id, meeting_attendee_id } = await inviteToSeries('rejected')
    expect(await busyDays(person)).toEqual([])
    const reply = {
      meeting_attendee_id,
      meeting_id,
      is_for_following: false,
      is_tentative: false,
      answered_at: new Date('2026-11-20T08:00:00Z'),
    }
    for (const day of [25, 27]) {
      const original_starts_at = new Date(`2026-11-${day}T10:00:00Z`)
      await upsertOccurrenceReply(server.db, { ...reply, original_starts_at, meeting_action: 'approved' })
    }
    expect(await busyDays(person)).toEqual(['25', '27'])
    const original_starts_at = new Date('2026-11-27T10:00:00Z')
    await upsertOccurrenceReply(server.db, { ...reply, original_starts_at, meeting_action: 'rejected' })
    expect(await busyDays(person)).toEqual(['25'])
    await server.db.deleteFrom('occurrence_reply').where('meeting_id', '=', meeting_id).execute()
    expect(await busyDays(person)).toEqual([])
  })

  it('[AVL8] finds occurrences that were moved or added far outside the series, and those made free or taken', async () => {
    const person = await server.aPerson({ timezone: 'UTC' })
    const zone = 'America/St_Johns'
    const parts = { user_id: person.user_id, zone, rrule: 'FREQ=WEEKLY;COUNT=3' }
    // The series lies a month later; one occurrence was moved to before it all, another made free.
    const later = await insertMeeting(server.db, {
      ...parts,
      start: '2026-12-28T09:00:00',
      end: '2026-12-28T10:00:00',
      until: '2027-01-11T10:00:00',
    })
    await insertException(server.db, later, zone, {
      original: '2027-01-04T09:00:00',
      start: '2026-11-25T12:00:00',
      end: '2026-11-25T12:30:00',
    })
    // Over before the week begins, but for one occurrence that was moved into it.
    const earlier = await insertMeeting(server.db, {
      ...parts,
      start: '2026-10-01T09:00:00',
      end: '2026-10-01T10:00:00',
      until: '2026-10-15T10:00:00',
    })
    await insertException(server.db, earlier, zone, {
      original: '2026-10-15T09:00:00',
      start: '2026-11-24T12:00:00',
      end: '2026-11-24T13:00:00',
    })
    // Transparent, but for one occurrence.
    const free = await insertMeeting(server.db, {
      ...parts,
      start: '2026-11-23T15:00:00',
      end: '2026-11-23T16:00:00',
      rrule: 'FREQ=DAILY',
      isTransparent: true,
    })
    await insertException(server.db, free, zone, {
      original: '2026-11-27T15:00:00',
      start: '2026-11-27T15:00:00',
      end: '2026-11-27T15:45:00',
      isTransparent: false,
    })
    // Added before the first start.
    await insertMeeting(server.db, {
      user_id: person.user_id,
      zone,
      start: '2027-02-01T08:00:00',
      end: '2027-02-01T08:15:00',
      added: ['2026-11-26T08:00:00'],
      until: '2027-02-01T08:15:00',
    })
    expect(await busyOf(person)).toEqual([
      ['2026-11-24T15:30', '2026-11-24T16:30'],
      ['2026-11-25T15:30', '2026-11-25T16:00'],
      ['2026-11-26T11:30', '2026-11-26T11:45'],
      ['2026-11-27T18:30', '2026-11-27T19:15'],
    ])
  })

  it('[AVL9] takes the dates of an all-day meeting in each person’s own zone', async () => {
    const host = await server.aPerson({ timezone: 'Pacific/Kiritimati' })
    const guest = await server.aPerson({ timezone: 'Pacific/Pago_Pago' })
    const parts = {
      user_id: host.user_id,
      zone: 'Pacific/Kiritimati',
      isAllDay: true,
      invited: [{ user_id: guest.user_id, action: 'pending' as const }],
    }
    await insertMeeting(server.db, { ...parts, start: '2026-11-25T00:00:00', end: '2026-11-27T00:00:00' })
    await insertMeeting(server.db, {
      ...parts,
      start: '2026-10-01T00:00:00',
      end: '2026-10-02T00:00:00',
      rrule: 'FREQ=MONTHLY;BYMONTHDAY=29',
    })
    expect(await busyOf(host)).toEqual([
      ['2026-11-24T10:00', '2026-11-26T10:00'],
      ['2026-11-28T10:00', '2026-11-29T10:00'],
    ])
    expect(await busyOf(guest)).toEqual([
      ['2026-11-25T11:00', '2026-11-27T11:00'],
      ['2026-11-29T11:00', '2026-11-30T11:00'],
    ])
  })

  it('[AVL22] reads any number of people in two statements', async () => {
    const people = [await server.aPerson(), await server.aPerson(), await server.aPerson()]
    for (const count of [1, 3]) {
      const ids = people.slice(0, count).map(({ user_id }) => user_id)
      const statements = await countStatements(server.db, async (counted) => {
        expect((await readPeople(counted, ids, week, { now })).size).toBe(count)
      })
      expect(statements).toBe(2)
    }
  })

  it('[AVL15] leaves out people who do not exist or are disabled', async () => {
    const disabled = await server.aPerson()
    await server.db
      .updateTable('app_user')
      .set({ disabled_at: new Date() })
      .where('user_id', '=', disabled.user_id)
      .execute()
    const nobody = '01890000-0000-7000-8000-00000000dead'
    expect((await readPeople(server.db, [disabled.user_id, nobody], week, { now })).size).toBe(0)
  })
})

describe('judging one time', () => {
  it('[AVL26] reports every obstacle except the meeting itself', async () => {
    const person = await server.aPerson({ timezone: 'Asia/Kathmandu' })
    const parts = { user_id: person.user_id, zone: 'Asia/Kathmandu' }
    const one = await insertMeeting(server.db, {
      ...parts,
      start: '2026-11-23T10:00:00',
      end: '2026-11-23T11:00:00',
    })
    const two = await insertMeeting(server.db, {
      ...parts,
      start: '2026-11-23T10:30:00',
      end: '2026-11-23T12:00:00',
    })
    const hours = await read(person)
    expect(findObstacle(hours, inKathmandu('23T09:00', '23T10:00'))).toBeNull()
    expect(findObstacle(hours, inKathmandu('23T10:45', '23T11:30'))).toEqual({
      reason: 'busy',
      meeting_ids: [one, two],
      travel_ids: [],
    })
    expect(
      findObstacle(hours, inKathmandu('23T10:45', '23T11:30'), { excludedMeetingId: two })?.meeting_ids,
    ).toEqual([one])
    expect(findObstacle(hours, inKathmandu('23T10:00', '23T10:30'), { excludedMeetingId: one })).toBeNull()
    expect(findObstacle(hours, inKathmandu('23T16:30', '23T17:30'))).toEqual({
      reason: 'outside_hours',
      meeting_ids: [],
      travel_ids: [],
    })
    // Saturday and Sunday are off; an all-day meeting does not mind.
    expect(findObstacle(hours, inKathmandu('28T00:00', '29T00:00'))?.reason).toBe('outside_hours')
    expect(findObstacle(hours, inKathmandu('28T00:00', '29T00:00'), { isAllDay: true })).toBeNull()
    expect(findObstacle(hours, inKathmandu('23T00:00', '24T00:00'), { isAllDay: true })?.reason).toBe('busy')
    // A moment without length.
    expect(findObstacle(hours, inKathmandu('23T10:15', '23T10:15'))?.reason).toBe('busy')
    expect(findObstacle(hours, inKathmandu('23T09:15', '23T09:15'))).toBeNull()
  })
})

/** The hours and meetings of a person as the slow reference search has them. */
interface Plan {
  readonly zone: string
  readonly startHour: number
  readonly endHour: number
  readonly meetings: readonly {
    readonly zone: string
    readonly day: number
    readonly minute: number
    readonly lengthMinutes: number
    readonly everyDays: number | null
    readonly isAllDay: boolean
    /** One occurrence of a series that was moved or, without minutes, cancelled. */
    readonly change: { readonly repeat: number; readonly byMinutes: number | null } | null
  }[]
}

const zone = fc.constantFrom(
  'Europe/Berlin',
  'America/New_York',
  'Asia/Kathmandu',
  'America/St_Johns',
  'Australia/Lord_Howe',
)
const plan: fc.Arbitrary<Plan> = fc.record({
  zone,
  startHour: fc.integer({ min: 0, max: 9 }),
  endHour: fc.integer({ min: 12, max: 24 }),
  meetings: fc.array(
    fc.record({
      zone,
      day: fc.integer({ min: -9, max: 4 }),
      minute: fc.integer({ min: 0, max: 287 }).map((step) => step * 5),
      lengthMinutes: fc.integer({ min: 1, max: 40 }).map((step) => step * 5),
      everyDays: fc.option(fc.integer({ min: 1, max: 8 })),
      isAllDay: fc.boolean(),
      change: fc.option(
        fc.record({
          repeat: fc.integer({ min: 0, max: 9 }),
          byMinutes: fc.option(fc.integer({ min: -900, max: 900 }).map((step) => step * 5)),
        }),
      ),
    }),
    { maxLength: 5 },
  ),
})

// Clocks change on the second day: in North America, in Europe, on Lord Howe, and nowhere.
const firstDay = fc.constantFrom(
  '2027-03-13',
  '2026-10-31',
  '2027-03-27',
  '2026-10-24',
  '2027-04-03',
  '2027-01-09',
)

describe('against a slow and obvious search', () => {
  it('[AVL12] finds the same slots in every zone, over clock changes, series and all-day meetings', async () => {
    const people = [await server.aPerson(), await server.aPerson(), await server.aPerson()]
    const question = fc.record({
      first: firstDay,
      plans: fc.array(plan, { minLength: 1, maxLength: 3 }),
      durationMinutes: fc.constantFrom(15, 20, 60, 90),
      breakMinutes: fc.constantFrom(0, 0, 10, 30),
    })
    await fc.assert(
      fc.asyncProperty(question, async ({ first, plans, durationMinutes, breakMinutes }) => {
        fc.pre(plans.every(({ meetings }) => meetings.every((meeting) => isStorable(meeting, first))))
        const window: Interval = [
          Date.parse(`${first}T00:00:00Z`),
          Date.parse(`${first}T00:00:00Z`) + 72 * hour_ms,
        ]
        const asked = people.slice(0, plans.length)
        await server.db.deleteFrom('meeting').execute()
        for (const [index, person] of asked.entries()) await live(person, plans[index], first)
        const breakMs = breakMinutes * 60_000
        const known = await readPeople(
          server.db,
          asked.map(({ user_id }) => user_id),
          [window[0] - breakMs, window[1] + breakMs],
          { now },
        )
        const slots = slotsFor([...known.values()], {
          window,
          durationMs: durationMinutes * 60_000,
          breakMs,
          limit: 1000,
          now: 0,
        })
        expect(slots).toEqual(searchSlowly(plans, first, window, durationMinutes * 60_000, breakMs))
      }),
      { numRuns: triesEveryCase ? 80 : 20 },
    )
  })
})

/** Gives the person the hours and meetings of the plan. */
async function live(person: SessionUser, plan: Plan | undefined, first: string): Promise<void> {
  if (!plan) return
  const day = { start_time: clock(plan.startHour), end_time: clock(plan.endHour), is_available: true }
  const days = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
  await server.db
    .updateTable('app_user')
    .set({
      timezone: plan.zone,
      availability_info: JSON.stringify(Object.fromEntries(days.map((name) => [name, day]))),
    })
    .where('user_id', '=', person.user_id)
    .execute()
  for (const meeting of plan.meetings) {
    const { zone, everyDays, isAllDay } = meeting
    const [start, end] = wallsOf(meeting, first)
    const meeting_id = await insertMeeting(server.db, {
      user_id: person.user_id,
      zone,
      isAllDay,
      start: start.toString({ smallestUnit: 'second' }),
      end: end.toString({ smallestUnit: 'second' }),
      ...(everyDays !== null && { rrule: `FREQ=DAILY;INTERVAL=${everyDays}` }),
    })
    if (everyDays === null || meeting.change === null) continue
    const moved = movedWalls(meeting, first)
    await insertException(server.db, meeting_id, zone, {
      original: start.add({ days: meeting.change.repeat * everyDays }).toString({ smallestUnit: 'second' }),
      ...(moved && {
        start: moved[0].toString({ smallestUnit: 'second' }),
        end: moved[1].toString({ smallestUnit: 'second' }),
      }),
    })
  }
}

/**
 * Whether the services would write these times down as they are.
 * The services move a start that a clock change skips, and the length of a series is that of its first occurrence.
 */
function isStorable(meeting: Plan['meetings'][number], first: string): boolean {
  const { zone, isAllDay, everyDays, lengthMinutes } = meeting
  if (isAllDay) return true
  const own = wallsOf(meeting, first)
  const moved = movedWalls(meeting, first)
  const isWhole = momentOf(own[1], zone) - momentOf(own[0], zone) === lengthMinutes * 60_000
  return (everyDays === null || isWhole) && [own, ...(moved ? [moved] : [])].every(runsForward)

  function runsForward([start, end]: [Temporal.PlainDateTime, Temporal.PlainDateTime]): boolean {
    const shown = start.toZonedDateTime(zone).toPlainDateTime()
    return shown.equals(start) && momentOf(end, zone) > momentOf(start, zone)
  }
}

/** Where the changed occurrence of a series went; null when it was cancelled. All-day ones move by whole days. */
function movedWalls(
  meeting: Plan['meetings'][number],
  first: string,
): [Temporal.PlainDateTime, Temporal.PlainDateTime] | null {
  const { change, everyDays, isAllDay } = meeting
  if (change?.byMinutes === null || !change || everyDays === null) return null
  const minutes = isAllDay ? Math.round(change.byMinutes / 1440) * 1440 : change.byMinutes
  const [start, end] = wallsOf(meeting, first)
  const days = change.repeat * everyDays
  return [start.add({ days }).add({ minutes }), end.add({ days }).add({ minutes })]
}

function searchSlowly(
  plans: readonly Plan[],
  first: string,
  window: Interval,
  durationMs: number,
  breakMs: number,
): Interval[] {
  const lives = plans.map((plan) => ({ work: daysOfWork(plan, first), taken: takenBy(plan, first) }))
  const slots: Interval[] = []
  for (let start = window[0]; start + durationMs <= window[1]; start += 15 * 60_000) {
    const last = slots.at(-1)
    if (last && start < last[1] + breakMs) continue
    const end = start + durationMs
    const suits = lives.every(
      ({ work, taken }) =>
        covers(work, start, end) &&
        taken.every(([from, to]) => end + breakMs <= from || start >= to + breakMs),
    )
    if (suits) slots.push([start, end])
  }
  return slots
}

/** Work that ends at midnight goes on where the next day's begins. */
function covers(work: readonly Interval[], start: number, end: number): boolean {
  let at = start
  for (const [from, to] of work) if (from <= at && to > at) at = to
  return at >= end
}

function daysOfWork({ zone, startHour, endHour }: Plan, first: string): Interval[] {
  return Array.from({ length: 8 }, (_, index): Interval => {
    const midnight = Temporal.PlainDate.from(first)
      .add({ days: index - 3 })
      .toPlainDateTime()
    return [
      momentOf(midnight.add({ hours: startHour }), zone),
      momentOf(midnight.add({ hours: endHour }), zone),
    ]
  })
}

function takenBy(plan: Plan, first: string): Interval[] {
  return plan.meetings.flatMap((meeting) => {
    const [start, end] = wallsOf(meeting, first)
    const repeats = meeting.everyDays === null ? [0] : Array.from({ length: 20 }, (_, index) => index)
    const zone = meeting.isAllDay ? plan.zone : meeting.zone
    const changed = meeting.everyDays === null ? null : meeting.change
    const moved = changed && movedWalls(meeting, first)
    const regular = repeats
      .filter((repeat) => repeat !== changed?.repeat)
      .map((repeat): Interval => {
        const later = { days: repeat * (meeting.everyDays ?? 0) }
        const found = occurrence(start.add(later), end.add(later), zone)
        if (meeting.everyDays === null || meeting.isAllDay) return found
        // All of a series last as long as its first one.
        return [found[0], found[0] + meeting.lengthMinutes * 60_000]
      })
    return moved ? [...regular, [momentOf(moved[0], zone), momentOf(moved[1], zone)]] : regular
  })
}

/** Where a clock change skips the start, the meeting moves on whole. */
function occurrence(start: Temporal.PlainDateTime, end: Temporal.PlainDateTime, zone: string): Interval {
  const from = momentOf(start, zone)
  const shown = Temporal.Instant.fromEpochMilliseconds(from).toZonedDateTimeISO(zone).toPlainDateTime()
  const to = momentOf(shown.add(start.until(end)), zone)
  return [from, to > from ? to : from + start.until(end).total({ unit: 'milliseconds', relativeTo: start })]
}

function wallsOf(
  {
    day,
    minute,
    lengthMinutes,
    isAllDay,
  }: Pick<Plan['meetings'][number], 'day' | 'minute' | 'lengthMinutes' | 'isAllDay'>,
  first: string,
): [Temporal.PlainDateTime, Temporal.PlainDateTime] {
  const midnight = Temporal.PlainDate.from(first).add({ days: day }).toPlainDateTime()
  if (isAllDay) return [midnight, midnight.add({ days: 1 })]
  const start = midnight.add({ minutes: minute })
  return [start, start.add({ minutes: lengthMinutes })]
}

function momentOf(wall: Temporal.PlainDateTime, zone: string): number {
  return wall.toZonedDateTime(zone, { disambiguation: 'compatible' }).epochMilliseconds
}

function clock(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`
}
