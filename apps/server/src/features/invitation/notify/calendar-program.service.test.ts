import {
  deleteMeeting,
  listOccurrences,
  type Occurrence,
  type SessionUser,
  updateMeeting,
} from '@meridian/contract'
import { wallTimeOf } from '@meridian/engine'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { aMeeting } from '../../../../test/a-meeting.ts'
import {
  type Khal,
  missingCalendarPrograms,
  openKhal,
  type Radicale,
  startRadicale,
} from '../../../../test/calendar-programs.ts'
import { someOf } from '../../../../test/every-case.ts'
import { type MailingServer, type ReceivedMail, startMailingServer } from '../../../../test/mailing-server.ts'
import { temporaryFolder } from '../../../../test/temporary-folder.ts'

const problem = await missingCalendarPrograms()

// To show the calendar of one takes half a second of the processor.
const zones = someOf(['Australia/Lord_Howe', 'UTC', 'Asia/Kathmandu', 'America/St_Johns', 'Europe/Berlin'], 3)
const series = [
  ['Australia/Lord_Howe', 'sunday', '2027-03-07', '10:00', '11:15'],
  ['Asia/Kathmandu', 'friday', '2027-03-05', '09:00', '09:45'],
  ['America/St_Johns', 'sunday', '2027-03-07', '23:30', '00:30'],
  ['Europe/Berlin', 'monday', '2027-03-08', '08:00', '09:00'],
] as const
const kim = {
  'guest:11111111-1111-4111-8111-111111111111': {
    primary_email: 'kim@guests.example',
    full_name: 'Kim Guest',
  },
}
const bo = {
  'guest:22222222-2222-4222-8222-222222222222': { primary_email: 'bo@guests.example', full_name: 'Bo' },
}

// Each look is a program that starts, and not a fast one.
const timeout = 90_000
const name = problem ?? 'invitations in programs of others'

describe.skipIf(problem !== undefined)(name, { timeout }, () => {
  let mailing: MailingServer
  let ada: SessionUser
  let folder: ReturnType<typeof temporaryFolder>
  let khal: Khal
  let radicale: Radicale

  beforeEach(async () => {
    folder = temporaryFolder()
    mailing = await startMailingServer({ now: '2027-03-01T09:00:00.000Z' })
    ada = await mailing.server.aPerson()
    khal = await openKhal(folder.path)
    radicale = await startRadicale(folder.path)
  })
  afterEach(async () => {
    await radicale[Symbol.asyncDispose]()
    await mailing.close()
    folder[Symbol.dispose]()
  })

  it.each(someOf(series, 2))(
    '[INV18] find a series in %s where it is, across both clock changes',
    async (meeting_timezone, day, start, from, to) => {
      const { meeting_id } = await invite({
        meeting_timezone,
        meeting_date: { start_date: start },
        meeting_time: { start_time: from, end_time: to },
        meeting_recurrence: weekly(day, start),
      })
      const { calendar } = await onlyMail()
      await khal.take(calendar)
      expect(await radicale.put(meeting_id, calendar)).toBe(201)
      const own = await occurrences()
      expect(own.length).toBeGreaterThan(37)
      const offsets = new Set(own.map(({ start_timestamp }) => start_timestamp.slice(11, 16)))
      expect(offsets.size).toBe(meeting_timezone === 'Asia/Kathmandu' ? 1 : 2)
      for (const zone of zones) expect(await shownIn(zone)).toEqual(own.map((one) => timesOf(one, zone)))
      await expectFound(meeting_id, aroundClockChanges(own))
    },
  )

  it('[INV18] find a date that moved, and not the one that was called off @whole', async () => {
    const meeting_timezone = 'America/St_Johns'
    const { meeting_id } = await invite({
      meeting_timezone,
      meeting_date: { start_date: '2027-03-09' },
      meeting_recurrence: weekly('tuesday', '2027-03-09'),
    })
    await khal.take((await onlyMail()).calendar)
    // The first one after the clocks went forward, onto a day on which they do elsewhere.
    await change(meeting_id, {
      series_scope: 'this',
      original_start_timestamp: '2027-03-16T12:30:00.000Z',
      meeting_date: { start_date: '2027-03-28' },
      meeting_time: { start_time: '22:00', end_time: '23:30' },
    })
    const moved = await onlyMail()
    await khal.take(moved.calendar)
    expect(await radicale.put(meeting_id, moved.calendar)).toBe(201)
    await expectShown()
    await expectFound(meeting_id, aroundClockChanges(await occurrences()))
    await calledOff(meeting_id, '2027-03-23T12:30:00.000Z')
    const off = await onlyMail()
    expect(off.method).toBe('CANCEL')
    // A program that has the series keeps the cancelled date beside it (RFC 5546 §3.2.5).
    await khal.take(withEvent(moved.calendar, off.calendar))
    const shown = await khal.list('UTC', span)
    expect(shown.filter(({ is_cancelled }) => is_cancelled).map(({ start }) => start)).toEqual([
      '2027-03-23 12:30',
    ])
    // A guest who is invited only now never had that date.
    await change(meeting_id, { meeting_invitees: { ...kim, ...bo } })
    const { calendar } = await onlyMail()
    await khal.take(calendar)
    expect(await radicale.put(meeting_id, calendar)).toBe(201)
    await expectShown()
    const at = Date.parse('2027-03-23T12:30:00.000Z')
    expect(await radicale.namesWithin(at, at + 60_000)).toEqual([])
  })

  it('[INV18] leave all-day meetings on their dates in every zone @whole', async () => {
    const { meeting_id } = await invite({
      meeting_timezone: 'Asia/Kathmandu',
      is_all_day: true,
      meeting_date: { start_date: '2027-03-13', end_date: '2027-03-15' },
      meeting_time: undefined,
    })
    const { calendar, text } = await onlyMail()
    expect(text).toContain('Saturday, 13 March 2027 – Monday, 15 March 2027')
    await khal.take(calendar)
    for (const zone of zones)
      expect(await khal.list(zone, span)).toMatchObject([{ start: '2027-03-13', end: '2027-03-15' }])
    expect(await radicale.put(meeting_id, calendar)).toBe(201)
    expect(await radicale.namesWithin(Date.UTC(2027, 2, 15, 12), Date.UTC(2027, 2, 15, 13))).toEqual([
      meeting_id,
    ])
    expect(await radicale.namesWithin(Date.UTC(2027, 2, 16), Date.UTC(2027, 2, 17))).toEqual([])
  })

  it('[INV18] move what was moved, and cross out what was cancelled @whole', async () => {
    const { meeting_id } = await invite({
      meeting_timezone: 'Australia/Lord_Howe',
      meeting_title: 'Größe; “Plan”, 計画\\',
      meeting_date: { start_date: '2027-04-04' },
      meeting_time: { start_time: '01:00', end_time: '03:00' },
    })
    await khal.take((await onlyMail()).calendar)
    await expectShown()
    await change(meeting_id, { meeting_time: { start_time: '03:30', end_time: '04:00' } })
    await khal.take((await onlyMail()).calendar)
    await expectShown()
    expect(await khal.list('UTC', span)).toMatchObject([
      { uid: meeting_id, title: 'Größe; “Plan”, 計画\\', start: '2027-04-03 17:00', is_cancelled: false },
    ])
    const query = { how: 'cancel' } as const
    await mailing.server.call(deleteMeeting, { params: { meeting_id }, query }, ada.access_token)
    await khal.take((await onlyMail()).calendar)
    expect(await khal.list('UTC', span)).toMatchObject([{ uid: meeting_id, is_cancelled: true }])
  })

  function invite(fields: Parameters<typeof aMeeting>[2]) {
    return aMeeting(mailing.server, ada.access_token, { meeting_invitees: kim, ...fields })
  }

  async function change(meeting_id: string, body: Parameters<typeof changeCall>[1]) {
    const { status, message } = await changeCall(meeting_id, body)
    expect([status, message]).toEqual([200, 'Meeting updated successfully'])
  }

  function changeCall(meeting_id: string, body: Record<string, unknown>) {
    return mailing.server.call(updateMeeting, { params: { meeting_id }, body }, ada.access_token)
  }

  async function calledOff(meeting_id: string, original_start_timestamp: string) {
    const query = { series_scope: 'this', original_start_timestamp } as const
    const answer = await mailing.server.call(
      deleteMeeting,
      { params: { meeting_id }, query },
      ada.access_token,
    )
    expect(answer.status).toBe(200)
  }

  async function onlyMail(): Promise<ReceivedMail> {
    const mails = await mailing.mailsAfter(20)
    expect(mails).toHaveLength(1)
    const [mail] = mails
    if (!mail) throw new Error('No mail came.')
    return mail
  }

  /** What Meridian shows in those months. */
  async function occurrences(): Promise<Occurrence[]> {
    const found: Occurrence[] = []
    for (let month = 2; month < 12; month += 2) {
      const query = {
        start_timestamp: new Date(Date.UTC(2027, month, 1)).toISOString(),
        end_timestamp: new Date(Date.UTC(2027, month + 2, 1)).toISOString(),
      }
      const { data } = await mailing.server.call(listOccurrences, { query }, ada.access_token)
      found.push(...(data ?? []))
    }
    return found
  }

  async function shownIn(zone: string) {
    return (await khal.list(zone, span)).map(({ start, end }) => ({ start, end }))
  }

  async function expectShown(): Promise<void> {
    const own = await occurrences()
    for (const zone of zones) expect(await shownIn(zone)).toEqual(own.map((one) => timesOf(one, zone)))
  }

  /** Each time is found from its first minute to its last, and not a minute earlier or later. */
  async function expectFound(name: string, own: readonly Occurrence[]): Promise<void> {
    for (const { start_timestamp, end_timestamp } of own) {
      const [start, end] = [Date.parse(start_timestamp), Date.parse(end_timestamp)]
      const probes = [
        [start - 60_000, start],
        [start, start + 60_000],
        [end - 60_000, end],
        [end, end + 60_000],
      ] as const
      const found = await Promise.all(probes.map(([from, to]) => radicale.namesWithin(from, to)))
      expect([start_timestamp, found]).toEqual([start_timestamp, [[], [name], [name], []]])
    }
  }
})

const span = { from: '2027-03-02', days: 300 }

function weekly(day: 'sunday' | 'monday' | 'tuesday' | 'friday', start: string) {
  return {
    is_recurring: true,
    recurring_type: 'weekly',
    recurring_start_date: start,
    recurring_end_date: '2027-12-07',
    recurring_days: { [day]: true },
  } as const
}

function timesOf({ start_timestamp, end_timestamp }: Occurrence, zone: string) {
  const shown = (timestamp: string) => wallTimeOf(Date.parse(timestamp), zone).slice(0, 16).replace('T', ' ')
  return { start: shown(start_timestamp), end: shown(end_timestamp) }
}

/** The first calendar with the event of the second beside its own. */
function withEvent(calendar: string, other: string): string {
  const event = /BEGIN:VEVENT[\s\S]*END:VEVENT\r?\n/.exec(other)?.[0] ?? ''
  return calendar.replace('END:VCALENDAR', `${event}END:VCALENDAR`)
}

/** The first and the last, and all next to which the clock in UTC is another. */
function aroundClockChanges(own: readonly Occurrence[]): Occurrence[] {
  return own.filter((one, place) =>
    [own[place - 1], own[place + 1]].some((next) => clockOf(next) !== clockOf(one)),
  )
}

function clockOf(one: Occurrence | undefined): string | undefined {
  return one?.start_timestamp.slice(11)
}
