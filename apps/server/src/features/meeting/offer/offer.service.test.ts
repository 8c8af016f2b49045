import {
  deleteMeeting,
  getMeeting,
  listMeetings,
  listProposals,
  type SessionUser,
  answerProposal,
  proposeOtherTime,
} from '@meridian/contract'
import type { Interval } from '@meridian/engine'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { aMeeting } from '../../../../test/a-meeting.ts'
import { startTestServer, type TestServer } from '../../../../test/server.ts'
import type { Actor } from '../../../platform/security/auth.ts'
import { inTransaction } from '../../../platform/postgres/db.ts'
import { newId } from '../../../platform/id.ts'
import { findOpenOffer } from './offer.queries.ts'
import { holdTimes, listOpenTimes, releaseHeld, claimHeldTime } from './offer.service.ts'
import { readPeople } from '../../availability/availability.api.ts'

const now = new Date('2026-11-20T09:00:00.000Z')
const monday = slot('2026-11-23T09:00:00Z')
const tuesday = slot('2026-11-24T14:00:00Z')
const friday = slot('2026-11-27T10:00:00Z')
let server: TestServer
let ada: SessionUser

beforeEach(async () => {
  server = await startTestServer({ now: now.toISOString() })
  ada = await server.aPerson()
})
afterEach(() => server.close())

function slot(start: string, minutes = 30): Interval {
  const at = Date.parse(start)
  return [at, at + minutes * 60_000]
}

function actorOf({ user_id, role, full_name, timezone }: SessionUser): Actor {
  return { user_id, role, full_name, timezone, token_sha256: Buffer.alloc(32) }
}

interface Offering {
  readonly by?: SessionUser
  readonly to?: string
  readonly at?: Date
  readonly moved_meeting_id?: string
}

function offer(
  slots: readonly Interval[],
  { by = ada, to = 'grace@guests.example', at = now, moved_meeting_id }: Offering = {},
) {
  const invitee = { name: 'Grace Guest', address: to }
  return inTransaction(server.db, (tx) =>
    holdTimes(tx, actorOf(by), { mail_id: null, slots, title: 'Plan', invitee, moved_meeting_id }, at),
  )
}

async function busyOf({ user_id }: SessionUser): Promise<Interval[]> {
  const window: Interval = [now.getTime(), now.getTime() + 30 * 86_400_000]
  const people = await readPeople(server.db, [user_id], window, { now })
  return (people.get(user_id)?.busy ?? []).map(({ interval }) => interval)
}

async function heldAt(meeting_id: string, [start]: Interval): Promise<string> {
  const rows = await server.db
    .selectFrom('held_time')
    .where('is_exclusive', '=', true)
    .select(['held_time_id', 'starts_at'])
    .where('meeting_id', '=', meeting_id)
    .execute()
  return rows.find(({ starts_at }) => starts_at.getTime() === start)?.held_time_id ?? newId()
}

async function take(meeting_id: string, held_time_id: string | null, at = now): Promise<boolean> {
  const claimed = await inTransaction(server.db, (tx) => claimHeldTime(tx, { meeting_id, held_time_id }, at))
  return claimed !== undefined
}

async function meetingTimes(): Promise<string[]> {
  const { data } = await server.call(
    listMeetings,
    { query: { meeting_status: 'all', limit: 100 } },
    ada.access_token,
  )
  return (data ?? []).map(({ meeting_timestamps }) => meeting_timestamps.start_timestamp)
}

async function runAt(moment: string) {
  server.setNow(moment)
  const outcomes = await server.runDueJobs()
  expect(outcomes.filter(({ error }) => error !== null)).toEqual([])
}

describe('[MTG57]', () => {
  it('takes the time of both the organizer and the recipient', async () => {
    const bo = await server.aPerson({ first_name: 'Bo' })
    await offer([tuesday, monday, friday], { to: bo.primary_email.toUpperCase() })
    expect(await busyOf(ada)).toEqual([monday, tuesday, friday])
    expect(await busyOf(bo)).toEqual([monday, tuesday, friday])
  })

  it('takes no time of others, and none once the meeting was deleted or cancelled', async () => {
    const bo = await server.aPerson()
    for (const how of ['delete', 'cancel'] as const) {
      const { meeting_id } = await offer([monday, tuesday])
      expect(await busyOf(bo)).toEqual([])
      await server.call(deleteMeeting, { params: { meeting_id }, query: { how } }, ada.access_token)
      expect(await busyOf(ada)).toEqual([])
    }
  })

  it('releases the time when the recipient declines it', async () => {
    const bo = await server.aPerson()
    const { meeting_id } = await offer([monday, tuesday], { to: bo.primary_email })
    await answer(bo, 'rejected')
    expect(await busyOf(bo)).toEqual([])
    expect(await busyOf(ada)).toEqual([monday])
    expect(await findOpenOffer(server.db, meeting_id)).toBeUndefined()
  })
})

describe('[MTG58]', () => {
  it.each([
    ['past', [slot('2026-11-20T08:00:00Z')], 0],
    ['empty', [monday, slot('2026-11-24T14:00:00Z', 0)], 1],
    ['endless', [slot('2026-11-24T14:00:00Z', 1441)], 0],
    ['overlapping', [monday, slot('2026-11-23T09:15:00Z')], 1],
  ])('refuses a time that is %s', async (_, slots, index) => {
    await expect(offer(slots)).rejects.toMatchObject({
      code: 'bad_input',
      errors: [{ path: `offered_slots.${index}` }],
    })
  })

  it('refuses what is no longer free, names it in the own zone, and keeps nothing', async () => {
    await offer([monday, tuesday])
    const before = await busyOf(ada)
    await expect(
      offer([friday, slot('2026-11-24T14:15:00Z')], { to: 'x@guests.example' }),
    ).rejects.toMatchObject({
      code: 'conflict',
      message: 'Tuesday, 24 November 2026, 15:15 is no longer free. Please choose another time.',
      errors: [{ path: 'offered_slots.1' }],
    })
    expect(await busyOf(ada)).toEqual(before)
  })

  it('refuses what is no longer free for the other one', async () => {
    const bo = await server.aPerson()
    await offer([monday], { by: bo })
    await expect(offer([monday], { to: bo.primary_email })).rejects.toMatchObject({ code: 'conflict' })
  })

  it('lets one of two concurrent offers of the same time win', async () => {
    const tries = await Promise.allSettled([offer([monday]), offer([monday]), offer([tuesday, monday])])
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('refuses an offer to oneself', async () => {
    await expect(offer([monday], { to: ada.primary_email })).rejects.toMatchObject({ code: 'bad_input' })
  })
})

describe('[MTG59]', () => {
  it('moves the meeting to the time that is taken and frees the others', async () => {
    const { meeting_id } = await offer([monday, tuesday, friday])
    expect(await take(meeting_id, await heldAt(meeting_id, tuesday))).toBe(true)
    expect(await busyOf(ada)).toEqual([tuesday])
    expect(await meetingTimes()).toEqual(['2026-11-24T14:00:00.000Z'])
    expect(await take(meeting_id, null)).toBe(false)
  })

  it('leaves the meeting at its time when that time is chosen', async () => {
    const { meeting_id } = await offer([monday, tuesday])
    expect(await take(meeting_id, null)).toBe(true)
    expect(await busyOf(ada)).toEqual([monday])
  })

  it('lets one of several concurrent choices win', async () => {
    const { meeting_id } = await offer([monday, tuesday, friday])
    const choices = [null, await heldAt(meeting_id, tuesday), await heldAt(meeting_id, friday)]
    const taken = await Promise.all(choices.map((held_time_id) => take(meeting_id, held_time_id)))
    expect(taken.filter(Boolean)).toHaveLength(1)
    expect(await busyOf(ada)).toHaveLength(1)
  })

  it('knows no other times', async () => {
    const { meeting_id } = await offer([monday, tuesday])
    const other = await offer([friday], { to: 'x@guests.example' })
    expect(await take(meeting_id, newId())).toBe(false)
    expect(await take(newId(), null)).toBe(false)
    expect(await take(other.meeting_id, await heldAt(meeting_id, tuesday))).toBe(false)
  })
})

describe('[MTG60]', () => {
  it('takes the time of the meeting by a yes', async () => {
    const bo = await server.aPerson()
    const { meeting_id } = await offer([monday, tuesday], { to: bo.primary_email })
    await answer(bo, 'approved')
    expect(await busyOf(ada)).toEqual([monday])
    expect(await busyOf(bo)).toEqual([monday])
    expect(await take(meeting_id, await heldAt(meeting_id, tuesday))).toBe(false)
  })
})

describe('[MTG92] an offer that is to move a meeting with a person who has an account', () => {
  it('moves it by a yes', async () => {
    const { bo, meeting_id, meeting_proposal_id } = await offerToMove()
    const body = { meeting_proposal_id, meeting_action: 'approved' as const }
    const { data } = await server.call(
      answerProposal,
      { params: { meeting_proposal_id }, body },
      bo.access_token,
    )
    expect(data?.meeting.meeting_id).toBe(meeting_id)
    expect(await timeAndAnswer(meeting_id, bo)).toEqual(['2026-11-23T09:00:00.000Z', 'approved'])
    expect(await meetingTimes()).toEqual(['2026-11-23T09:00:00.000Z'])
  })

  it('moves it to a time that the other person proposes, once that is approved', async () => {
    const { bo, meeting_id, meeting_proposal_id } = await offerToMove()
    const [start, end] = friday.map((ms) => new Date(ms).toISOString())
    const proposed = { start_timestamp: start ?? '', end_timestamp: end ?? '' }
    await server.call(proposeOtherTime, { params: { meeting_proposal_id }, body: proposed }, bo.access_token)
    await answer(ada, 'approved')
    expect(await timeAndAnswer(meeting_id, bo)).toEqual(['2026-11-27T10:00:00.000Z', 'approved'])
    expect(await meetingTimes()).toEqual(['2026-11-27T10:00:00.000Z'])
  })
})

describe('[MTG61]', () => {
  it('moves on when a time begins without a response, and is deleted when none is left', async () => {
    const { meeting_id } = await offer([monday, tuesday])
    await runAt('2026-11-23T08:59:00.000Z')
    expect(await meetingTimes()).toEqual(['2026-11-23T09:00:00.000Z'])
    await runAt('2026-11-23T09:00:00.000Z')
    expect(await meetingTimes()).toEqual(['2026-11-24T14:00:00.000Z'])
    expect(await busyOf(ada)).toEqual([tuesday])
    await runAt('2026-11-24T14:00:00.000Z')
    expect(await meetingTimes()).toEqual([])
    expect(await busyOf(ada)).toEqual([])
    expect(await findOpenOffer(server.db, meeting_id)).toBeUndefined()
  })

  it('expires after a week, to the minute', async () => {
    const late = slot('2026-12-10T09:00:00Z')
    const { meeting_id } = await offer([late, slot('2026-12-11T09:00:00Z')])
    const last = new Date('2026-11-27T08:59:59.000Z')
    expect(await listOpenTimes(server.db, await rowOf(meeting_id), last)).toHaveLength(2)
    const over = new Date('2026-11-27T09:00:00.000Z')
    expect(await listOpenTimes(server.db, await rowOf(meeting_id), over)).toBeUndefined()
    expect(await take(meeting_id, null, over)).toBe(false)
    await runAt(over.toISOString())
    expect(await busyOf(ada)).toEqual([])
    expect(await meetingTimes()).toEqual([])
  })

  it('offers no time that has begun, even before the clean-up', async () => {
    const { meeting_id } = await offer([monday, tuesday])
    const at = new Date('2026-11-23T10:00:00.000Z')
    expect(await take(meeting_id, null, at)).toBe(false)
    expect(await listOpenTimes(server.db, await rowOf(meeting_id), at)).toMatchObject([
      { starts_at: new Date(tuesday[0]) },
    ])
    expect(await take(meeting_id, await heldAt(meeting_id, tuesday), at)).toBe(true)
  })

  it('ends for a meeting that was booked meanwhile', async () => {
    const { meeting_id } = await offer([monday, tuesday])
    await take(meeting_id, null)
    await runAt('2026-11-28T09:00:00.000Z')
    expect(await meetingTimes()).toEqual(['2026-11-23T09:00:00.000Z'])
  })
})

describe('[MTG62]', () => {
  it('tells whether a meeting is only offered', async () => {
    const { meeting_id } = await offer([monday])
    expect(await findOpenOffer(server.db, meeting_id)).toMatchObject({ meeting_id })
    expect(await findOpenOffer(server.db, newId())).toBeUndefined()
    await take(meeting_id, null)
    expect(await findOpenOffer(server.db, meeting_id)).toBeUndefined()
  })
})

describe('[MTG63]', () => {
  it('frees the other times and leaves the meeting', async () => {
    const { meeting_id } = await offer([monday, tuesday])
    expect(await inTransaction(server.db, (tx) => releaseHeld(tx, meeting_id, now))).toBe(true)
    expect(await busyOf(ada)).toEqual([monday])
    expect(await inTransaction(server.db, (tx) => releaseHeld(tx, meeting_id, now))).toBe(false)
  })
})

describe('[MTG64]', () => {
  it.each(['Europe/Berlin', 'America/St_Johns', 'Asia/Kathmandu', 'Pacific/Auckland'])(
    'keeps moments across changing clocks for somebody in %s',
    async (timezone) => {
      server.setNow('2026-10-20T09:00:00.000Z')
      const at = new Date('2026-10-20T09:00:00.000Z')
      const person = await server.aPerson({ timezone })
      // Clocks change in Berlin on the 25th of October and in St John's on the 1st of November.
      const slots = [slot('2026-10-24T12:00:00Z'), slot('2026-10-25T01:30:00Z'), slot('2026-10-26T12:00:00Z')]
      const { meeting_id } = await offer(slots, { by: person, at })
      const open = await listOpenTimes(server.db, await rowOf(meeting_id), at)
      expect(open?.map(({ starts_at, ends_at }) => [starts_at.getTime(), ends_at.getTime()])).toEqual(slots)
      const last = slots[2] ?? monday
      expect(await take(meeting_id, await heldAt(meeting_id, last), at)).toBe(true)
      const row = await rowOf(meeting_id)
      expect([row.starts_at.getTime(), row.ends_at.getTime()]).toEqual(last)
    },
  )
})

async function answer(person: SessionUser, meeting_action: 'approved' | 'rejected') {
  const { data } = await server.call(listProposals, {}, person.access_token)
  const meeting_proposal_id = data?.[0]?.meeting_proposal_id ?? ''
  const input = { params: { meeting_proposal_id }, body: { meeting_proposal_id, meeting_action } }
  expect((await server.call(answerProposal, input, person.access_token)).status).toBe(200)
}

async function offerToMove() {
  const bo = await server.aPerson({ first_name: 'Bo' })
  const invited = { [bo.user_id]: { primary_email: bo.primary_email } }
  const { meeting_id } = await aMeeting(server, ada.access_token, { meeting_invitees: invited })
  const times = { to: bo.primary_email, moved_meeting_id: meeting_id }
  const offered = await offer([monday, tuesday], times)
  return { bo, meeting_id, meeting_proposal_id: offered.meeting_attendee_id }
}

async function timeAndAnswer(meeting_id: string, { user_id }: SessionUser) {
  const { data } = await server.call(getMeeting, { params: { meeting_id }, query: {} }, ada.access_token)
  return [data?.meeting_timestamps.start_timestamp, data?.meeting_invitees[user_id]?.meeting_action]
}

function rowOf(meeting_id: string) {
  return server.db
    .selectFrom('meeting')
    .select(['meeting_id', 'starts_at', 'ends_at'])
    .where('meeting_id', '=', meeting_id)
    .executeTakeFirstOrThrow()
}
