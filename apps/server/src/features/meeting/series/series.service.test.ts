import {
  createLabel,
  createMeeting,
  deleteMeeting,
  exportMeeting,
  getMeeting,
  type Input,
  listMeetingLabels,
  listMeetings,
  listOccurrences,
  listProposals,
  proposeOtherTime,
  restoreMeeting,
  type SessionUser,
  updateMeeting,
} from '@meridian/contract'
import { instantOf } from '@meridian/engine'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { aMeeting } from '../../../../test/a-meeting.ts'
import { insertManySeries } from '../../../../test/many-series.ts'
import { startTestServer } from '../../../../test/server.ts'
import { upsertOccurrenceReply } from './occurrence-reply.queries.ts'

const server = await startTestServer()
let ada: SessionUser
let bob: SessionUser
let eve: SessionUser

beforeEach(async () => {
  server.setNow('2026-11-20T09:00:00.000Z')
  ada = await server.aPerson({ first_name: 'Ada', timezone: 'Europe/Berlin' })
  bob = await server.aPerson({ first_name: 'Bob', timezone: 'Asia/Kathmandu' })
  eve = await server.aPerson({ first_name: 'Eve', timezone: 'Pacific/Apia' })
})
afterAll(() => server.close())

describe('[MTG76] a person with 2,000 series that go on', () => {
  const weekly = { is_recurring: true, recurring_type: 'weekly', recurring_days: { monday: true } } as const
  const refused = { status: 400, errors: [{ path: 'meeting_recurrence' }] }

  it('makes no other one, but single meetings and series that are over', async () => {
    await insertManySeries(server.db, ada.user_id, 2000)
    const body = {
      meeting_title: 'One more',
      meeting_date: { start_date: '2026-11-23' },
      meeting_time: { start_time: '09:00', end_time: '10:00' },
    }
    const create = (changed: object) =>
      server.call(createMeeting, { body: { ...body, ...changed } }, ada.access_token)
    const answer = await create({ meeting_recurrence: weekly })
    expect(answer).toMatchObject(refused)
    expect(answer.message).toContain('2,000 series')
    expect((await create({})).status).toBe(201)
    const past = { meeting_recurrence: { ...weekly, recurring_end_date: '2026-02-02' } }
    expect((await create({ ...past, meeting_date: { start_date: '2026-01-05' } })).status).toBe(201)
  })

  it('makes none of a single meeting, and changes and ends those that are there', async () => {
    const single = await aMeeting(server, ada.access_token, {})
    const series = await aMeeting(server, ada.access_token, { meeting_recurrence: weekly })
    await insertManySeries(server.db, ada.user_id, 1999)
    const repeat = (meeting_id: string, end?: string) => {
      const meeting_recurrence = { ...weekly, ...(end && { recurring_end_date: end }) }
      return server.call(
        updateMeeting,
        { params: { meeting_id }, body: { meeting_recurrence } },
        ada.access_token,
      )
    }
    expect(await repeat(single.meeting_id)).toMatchObject(refused)
    expect((await repeat(series.meeting_id, '2027-06-01')).status).toBe(200)
    await server.db.deleteFrom('meeting').where('meeting_id', '=', series.meeting_id).execute()
    expect((await repeat(single.meeting_id)).status).toBe(200)
  })
})

describe('one occurrence', () => {
  it('[MTG44] has details and times of its own, and the others do not', async () => {
    const { meeting_id } = await aDaily({ meeting_invitees: asks(bob) })
    const change = {
      meeting_title: 'Special',
      meeting_description: 'Cake',
      meeting_link: 'cake.example',
      meeting_location: { location_name: 'Kitchen' },
      is_transparent: true,
      meeting_time: { start_time: '15:00', end_time: '16:00' },
    }
    const { data, status } = await update(ada, meeting_id, { ...change, ...only('2026-11-26') })
    expect(status).toBe(200)
    expect(data).toMatchObject({
      ...change,
      meeting_link: 'https://cake.example',
      meeting_date: { start_date: '2026-11-26' },
      original_start_timestamp: berlin('2026-11-26T10:00'),
    })
    expect((await shown('2026-11-25', '2026-11-28')).map(wordsOf)).toEqual([
      ['Plan', berlin('2026-11-25T10:00'), null],
      ['Special', berlin('2026-11-26T15:00'), 'Kitchen'],
      ['Plan', berlin('2026-11-27T10:00'), null],
    ])
  })

  it('[MTG44] takes a link or place away from it, and shares with its series again what is no longer its own', async () => {
    const { meeting_id } = await aDaily({
      meeting_link: 'meet.example',
      meeting_location: { location_name: 'Room 1', location_link: 'map.example', latitude: 1, longitude: 2 },
    })
    const none = { meeting_link: null, meeting_location: { location_name: '' } }
    const { data } = await update(ada, meeting_id, { ...none, ...only('2026-11-26') })
    expect(data).toMatchObject({
      meeting_link: null,
      meeting_location: { location_name: null, location_link: null, latitude: null, longitude: null },
    })
    expect((await shown('2026-11-26', '2026-11-27'))[0]).toMatchObject({
      meeting_link: null,
      location_name: null,
    })
    const again = { meeting_link: 'https://meet.example', meeting_location: { location_name: 'Room 1' } }
    expect((await update(ada, meeting_id, { ...again, ...only('2026-11-26') })).data).toMatchObject({
      meeting_link: 'https://meet.example',
      meeting_location: { location_name: 'Room 1', location_link: 'https://map.example', latitude: 1 },
    })
    expect(await exceptionCount(meeting_id)).toBe(0)
  })

  it('[MTG44] is identified by the start its rule gives, wherever it was moved to', async () => {
    const { meeting_id } = await aDaily()
    await update(ada, meeting_id, { meeting_date: { start_date: '2026-12-24' }, ...only('2026-11-26') })
    const { data } = await update(ada, meeting_id, { meeting_title: 'Late', ...only('2026-11-26') })
    expect(data).toMatchObject({ meeting_title: 'Late', meeting_date: { start_date: '2026-12-24' } })
    const back = { meeting_date: { start_date: '2026-11-26' }, meeting_title: 'Plan' }
    await update(ada, meeting_id, { ...back, ...only('2026-11-26') })
    expect(await exceptionCount(meeting_id)).toBe(0)
  })

  it('[MTG44] may take back all that was shown of it, and nothing of its series', async () => {
    const { meeting_id } = await aDaily({ meeting_invitees: asks(bob), agenda: 'One' })
    await update(ada, meeting_id, {
      meeting_time: { start_time: '23:30', end_time: '00:30' },
      ...only('2026-11-26'),
    })
    const { data } = await read(ada, meeting_id, '2026-11-26')
    if (!data) throw new Error('not shown')
    const same = await update(ada, meeting_id, { ...data, series_scope: 'this' })
    expect(same.data).toEqual({ ...data, updated_at: same.data?.updated_at, note: null })
    const refused = [
      ['agenda', { agenda: 'Two' }],
      ['meeting_priority', { meeting_priority: 'high' as const }],
      ['meeting_invitees', { meeting_invitees: asks(eve) }],
      ['meeting_invitees', { meeting_invitees: {} }],
      ['meeting_recurrence', { meeting_recurrence: { is_recurring: false } }],
      ['meeting_location.latitude', { meeting_location: { latitude: 3 } }],
      ['is_all_day', { is_all_day: true }],
    ] as const
    for (const [path, change] of refused) {
      const answer = await update(ada, meeting_id, { ...change, ...only('2026-11-26') })
      expect([answer.status, answer.errors?.[0]?.path]).toEqual([400, path])
    }
  })

  it('[MTG44] keeps its labels with the series', async () => {
    const { meeting_id } = await aDaily()
    const label_id = await aLabel(ada)
    const { data } = await update(ada, meeting_id, {
      meeting_title: 'Special',
      meeting_labels: { [label_id]: {} },
      ...only('2026-11-26'),
    })
    expect(Object.keys(data?.meeting_labels ?? {})).toEqual([label_id])
    expect(Object.keys((await read(ada, meeting_id)).data?.meeting_labels ?? {})).toEqual([label_id])
  })

  it('[MTG44] is the listed one when it comes next, and is found by its own title', async () => {
    const { meeting_id } = await aDaily()
    const change = { meeting_date: { start_date: '2026-11-22' }, meeting_title: 'Ahead' }
    await update(ada, meeting_id, { ...change, ...only('2026-11-26') })
    const { data } = await server.call(listMeetings, { query: { search_term: 'ahead' } }, ada.access_token)
    expect(data).toMatchObject([
      {
        meeting_id,
        meeting_title: 'Plan',
        meeting_date: { start_date: '2026-11-22' },
        original_start_timestamp: berlin('2026-11-26T10:00'),
      },
    ])
  })

  it('[MTG44] may be given times on an all-day series, and its days stay those of the series', async () => {
    const { meeting_id } = await aMeeting(server, ada.access_token, {
      meeting_date: { start_date: '2026-11-24' },
      is_all_day: true,
      meeting_time: undefined,
      meeting_recurrence: { is_recurring: true, recurring_type: 'daily' },
    })
    const at = { series_scope: 'this', original_start_timestamp: berlin('2026-11-26T00:00') } as const
    await update(ada, meeting_id, {
      is_all_day: false,
      meeting_time: { start_time: '09:00', end_time: '10:00' },
      ...at,
    })
    const other = { series_scope: 'this', original_start_timestamp: berlin('2026-11-27T00:00') } as const
    await update(ada, meeting_id, { meeting_date: { start_date: '2026-12-01' }, ...other })
    for (const reader of [ada, bob, eve]) {
      if (reader !== ada) await invite(meeting_id, reader)
      const { data } = await occurrences(reader, '2026-11-24T12:00', '2026-12-01T12:00')
      expect(
        data?.flatMap(({ is_all_day, meeting_date, original_start_timestamp }) =>
          [at, other].some((one) => one.original_start_timestamp === original_start_timestamp)
            ? [[is_all_day, meeting_date.start_date]]
            : [],
        ),
      ).toEqual([
        [false, '2026-11-26'],
        [true, '2026-12-01'],
      ])
    }
  })

  it('[MTG48] resets accepted responses when it moves, and only then', async () => {
    const { meeting_id } = await aDaily({ meeting_invitees: asks(bob, eve) })
    await answer(meeting_id, bob, 'approved')
    await answer(meeting_id, eve, 'rejected')
    const renamed = await update(ada, meeting_id, { meeting_title: 'x', ...only('2026-11-26') })
    expect(answersOf(renamed)).toEqual(['approved', 'rejected'])
    const moved = await update(ada, meeting_id, {
      meeting_time: { start_time: '12:00' },
      ...only('2026-11-26'),
    })
    expect(answersOf(moved)).toEqual(['pending', 'rejected'])
  })

  it('[MTG48] ends the counter-proposals that stood for it', async () => {
    const { meeting_id } = await aDaily({ meeting_invitees: asks(bob) })
    const { data: proposals } = await server.call(listProposals, {}, bob.access_token)
    const meeting_proposal_id = proposals?.[0]?.meeting_proposal_id ?? ''
    const body = { start_timestamp: berlin('2026-11-24T12:00'), end_timestamp: berlin('2026-11-24T13:00') }
    await server.call(proposeOtherTime, { params: { meeting_proposal_id }, body }, bob.access_token)
    const open = async () => (await server.call(listProposals, {}, ada.access_token)).data?.length
    await update(ada, meeting_id, { meeting_time: { start_time: '15:00' }, ...only('2026-11-27') })
    expect(await open()).toBe(1)
    await update(ada, meeting_id, { meeting_time: { start_time: '15:00' }, ...only('2026-11-24') })
    expect(await open()).toBe(0)
  })

  it('[MTG51] is returned unchanged on request, and as completed once it is over', async () => {
    const { meeting_id, original_start_timestamp } = await aDaily({ meeting_invitees: asks(bob) })
    expect(original_start_timestamp).toBe(berlin('2026-11-24T10:00'))
    await update(ada, meeting_id, { meeting_title: 'Special', ...only('2026-11-26') })
    server.setNow('2026-11-26T12:00:00.000Z')
    expect((await read(bob, meeting_id, '2026-11-26')).data).toMatchObject({
      meeting_title: 'Special',
      meeting_status: 'completed',
      meeting_timestamps: { start_timestamp: berlin('2026-11-26T10:00') },
      original_start_timestamp: berlin('2026-11-26T10:00'),
    })
    expect((await read(bob, meeting_id)).data).toMatchObject({
      meeting_title: 'Plan',
      meeting_status: 'active',
      original_start_timestamp: berlin('2026-11-27T10:00'),
    })
    expect((await read(eve, meeting_id, '2026-11-26')).status).toBe(404)
  })

  it('[MTG52] must be named, must exist, and is no field of a single meeting', async () => {
    const { meeting_id } = await aDaily()
    for (const series_scope of ['this', 'this_and_following'] as const) {
      expect(await update(ada, meeting_id, { meeting_title: 'x', series_scope })).toMatchObject({
        status: 400,
        errors: [{ path: 'original_start_timestamp' }],
      })
      const nowhere = { series_scope, original_start_timestamp: berlin('2026-11-26T11:00') }
      expect((await update(ada, meeting_id, { meeting_title: 'x', ...nowhere })).status).toBe(404)
      expect((await remove(ada, meeting_id, nowhere)).status).toBe(404)
      expect((await remove(ada, meeting_id, { series_scope })).status).toBe(400)
    }
    expect((await read(ada, meeting_id, '2026-01-01')).status).toBe(404)
    expect((await update(ada, meeting_id, { series_scope: 'some' as 'this' })).errors?.[0]?.path).toBe(
      'series_scope',
    )
    const single = await aMeeting(server, ada.access_token)
    const { data } = await update(ada, single.meeting_id, { meeting_title: 'x', ...only('2030-01-01') })
    expect(data).toMatchObject({ meeting_title: 'x', original_start_timestamp: null })
    expect((await read(ada, single.meeting_id, '2030-01-01')).status).toBe(200)
    await remove(ada, single.meeting_id, { series_scope: 'this' })
    expect((await read(ada, single.meeting_id)).status).toBe(404)
  })
})

describe('this and following', () => {
  it('[MTG45] becomes a meeting of its own, with the same people, responses and all people’s labels', async () => {
    const guest = { 'guest:0198f000-0000-4000-8000-00000000000e': { primary_email: 'g@guests.example' } }
    const { meeting_id } = await aDaily({ meeting_invitees: { ...asks(bob, eve), ...guest } })
    await answer(meeting_id, bob, 'approved')
    const label_id = await aLabel(bob)
    await update(bob, meeting_id, { meeting_labels: { [label_id]: {} } })
    const { data } = await update(ada, meeting_id, { meeting_title: 'New', ...from('2026-11-27') })
    if (!data) throw new Error('not cut')
    expect(data.meeting_id).not.toBe(meeting_id)
    expect(data).toMatchObject({
      meeting_title: 'New',
      meeting_date: { start_date: '2026-11-27' },
      meeting_recurrence: { is_recurring: true, recurring_type: 'daily', recurring_start_date: '2026-11-27' },
    })
    const answers = Object.entries(data.meeting_invitees).map(([key, { meeting_action }]) => [
      key,
      meeting_action,
    ])
    expect(answers).toEqual([
      [bob.user_id, 'approved'],
      [eve.user_id, 'pending'],
      [Object.keys(guest)[0], 'pending'],
    ])
    const labels = { params: { meeting_id: data.meeting_id } }
    expect((await server.call(listMeetingLabels, labels, bob.access_token)).data?.[0]?.label_id).toBe(
      label_id,
    )
    expect((await shown('2026-11-25', '2026-11-29', bob)).map(wordsOf)).toEqual([
      ['Plan', berlin('2026-11-25T10:00'), null],
      ['Plan', berlin('2026-11-26T10:00'), null],
      ['New', berlin('2026-11-27T10:00'), null],
      ['New', berlin('2026-11-28T10:00'), null],
    ])
    expect((await read(ada, meeting_id)).data?.meeting_recurrence.recurring_end_date).toBe('2026-11-26')
    expect(await uidsOf([meeting_id, data.meeting_id])).toEqual([
      meeting_id,
      `${meeting_id}_${data.meeting_id}`,
    ])
  })

  it('[MTG45] [MTG48] moves its changed occurrences along, and resets all responses', async () => {
    const { meeting_id } = await aDaily({ meeting_invitees: asks(bob, eve) })
    await answer(meeting_id, bob, 'approved')
    await remove(eve, meeting_id)
    await update(ada, meeting_id, { meeting_title: 'Early', ...only('2026-11-25') })
    await update(ada, meeting_id, { meeting_time: { start_time: '18:00' }, ...only('2026-11-28') })
    await answer(meeting_id, bob, 'approved')
    const body = { meeting_time: { start_time: '11:00', end_time: '12:30' }, ...from('2026-11-27') }
    const { data } = await update(ada, meeting_id, body)
    expect(data?.note).toBe('1 changed occurrence moved along.')
    expect(Object.values(data?.meeting_invitees ?? {}).map(({ meeting_action }) => meeting_action)).toEqual([
      'pending',
      'pending',
    ])
    expect((await shown('2026-11-25', '2026-11-30', eve)).map(wordsOf)).toEqual([
      ['Plan', berlin('2026-11-27T11:00'), null],
      ['Plan', berlin('2026-11-28T19:00'), null],
      ['Plan', berlin('2026-11-29T11:00'), null],
    ])
    expect((await shown('2026-11-25', '2026-11-27', bob)).map(wordsOf)).toEqual([
      ['Early', berlin('2026-11-25T10:00'), null],
      ['Plan', berlin('2026-11-26T10:00'), null],
    ])
    const first = await read(ada, meeting_id)
    expect(first.data?.meeting_invitees[bob.user_id]?.meeting_action).toBe('approved')
  })

  it('[MTG45] [MTG50] takes place exactly as the form says after the split, moved before or not', async () => {
    const { meeting_id } = await aDaily()
    const own = { meeting_date: { start_date: '2026-11-28' }, meeting_time: { start_time: '14:00' } }
    await update(ada, meeting_id, { ...own, meeting_title: 'Special', ...only('2026-11-27') })
    const body = { meeting_title: 'All', meeting_time: { start_time: '15:00' }, ...from('2026-11-27') }
    const { data } = await update(ada, meeting_id, body)
    expect((await shown('2026-11-26', '2026-11-30')).map(wordsOf)).toEqual([
      ['Plan', berlin('2026-11-26T10:00'), null],
      ['All', berlin('2026-11-28T15:00'), null],
      ['All', berlin('2026-11-28T15:00'), null],
      ['All', berlin('2026-11-29T15:00'), null],
    ])
    const following = { meeting_date: { start_date: '2026-11-27' } }
    await update(ada, data?.meeting_id ?? '', {
      ...following,
      series_scope: 'all',
      original_start_timestamp: berlin('2026-11-27T15:00'),
    })
    expect(await exceptionCount(data?.meeting_id ?? '')).toBe(0)
  })

  it('[MTG45] takes another rule, guests and end, or becomes a single meeting', async () => {
    const { meeting_id } = await aDaily({ meeting_invitees: asks(bob) })
    const shownBefore = (await read(ada, meeting_id, '2026-11-30')).data
    const meeting_recurrence = {
      is_recurring: true,
      recurring_type: 'weekly' as const,
      recurring_days: { monday: true },
      recurring_start_date: shownBefore?.meeting_recurrence.recurring_start_date ?? null,
      recurring_end_date: '2026-12-14',
    }
    const body = { meeting_recurrence, meeting_invitees: asks(eve), ...from('2026-11-30') }
    const { data } = await update(ada, meeting_id, body)
    expect(Object.keys(data?.meeting_invitees ?? {})).toEqual([eve.user_id])
    expect((await shown('2026-11-28', '2026-12-31', eve)).map(wordsOf)).toEqual([
      ['Plan', berlin('2026-11-30T10:00'), null],
      ['Plan', berlin('2026-12-07T10:00'), null],
      ['Plan', berlin('2026-12-14T10:00'), null],
    ])
    const single = { meeting_recurrence: { is_recurring: false }, ...from('2026-12-07') }
    const last = await update(ada, data?.meeting_id ?? '', single)
    expect(last.data?.meeting_recurrence.is_recurring).toBe(false)
    expect((await shown('2026-12-01', '2026-12-31', eve)).map(wordsOf)).toEqual([
      ['Plan', berlin('2026-12-07T10:00'), null],
    ])
    expect(await uidsOf([last.data?.meeting_id ?? ''])).toEqual([`${meeting_id}_${last.data?.meeting_id}`])
  })

  it('[MTG47] is the whole series from its first occurrence on', async () => {
    const { meeting_id } = await aDaily()
    await update(ada, meeting_id, { meeting_title: 'Second', ...only('2026-11-25') })
    const all = await update(ada, meeting_id, { meeting_title: 'All', ...from('2026-11-24') })
    expect(all.data).toMatchObject({ meeting_id, meeting_title: 'All' })
    await remove(ada, meeting_id, only('2026-11-24'))
    const body = { meeting_time: { start_time: '12:00' }, ...from('2026-11-25') }
    expect((await update(ada, meeting_id, body)).data?.meeting_id).toBe(meeting_id)
    expect((await shown('2026-11-24', '2026-11-27')).map(wordsOf)).toEqual([
      ['Second', berlin('2026-11-25T12:00'), null],
      ['All', berlin('2026-11-26T12:00'), null],
    ])
    const first = {
      series_scope: 'this_and_following',
      original_start_timestamp: berlin('2026-11-25T12:00'),
    } as const
    await remove(ada, meeting_id, first)
    expect((await read(ada, meeting_id)).status).toBe(404)
  })

  it.each([
    ['Europe/Berlin', '2027-03-28', '02:30'],
    ['Europe/Berlin', '2027-10-31', '02:30'],
    ['America/New_York', '2027-03-14', '10:00'],
    ['Australia/Lord_Howe', '2027-04-04', '01:45'],
    ['Pacific/Apia', '2027-04-04', '23:30'],
  ])(
    '[MTG45] keeps the wall clock when it is cut on a day clocks change, %s %s at %s',
    async (zone, day, time) => {
      const { meeting_id } = await aMeeting(server, ada.access_token, {
        meeting_timezone: zone,
        meeting_date: { start_date: Temporal.PlainDate.from(day).subtract({ days: 2 }).toString() },
        meeting_time: { start_time: time },
        meeting_recurrence: { is_recurring: true, recurring_type: 'daily' },
      })
      const week = async () => {
        const { data } = await occurrences(ada, `${day}T00:00`, `${day}T00:00`, 3)
        return data?.map(({ start_timestamp, end_timestamp }) => [start_timestamp, end_timestamp])
      }
      const before = await week()
      const original_start_timestamp = new Date(instantOf(`${day}T${time}`, zone)).toISOString()
      const body = {
        meeting_title: 'New',
        series_scope: 'this_and_following',
        original_start_timestamp,
      } as const
      const { data, status } = await update(ada, meeting_id, body)
      expect([status, data?.meeting_recurrence.recurring_start_date]).toEqual([200, day])
      expect(await week()).toEqual(before)
    },
  )

  it('[MTG46] stays on the last day of each month', async () => {
    const { meeting_id } = await aMeeting(server, ada.access_token, {
      meeting_date: { start_date: '2027-01-31' },
      meeting_recurrence: { is_recurring: true, recurring_type: 'monthly' },
    })
    const body = { meeting_time: { start_time: '23:00', end_time: '01:00' }, ...from('2027-02-28') }
    const { data } = await update(ada, meeting_id, body)
    expect(data?.meeting_date).toEqual({ start_date: '2027-02-28', end_date: '2027-03-01' })
    const { data: later } = await occurrences(ada, '2027-03-15T00:00', '2027-05-10T00:00')
    expect(later?.map(({ meeting_date }) => meeting_date.start_date)).toEqual(['2027-03-31', '2027-04-30'])
  })
})

describe('the whole series', () => {
  it('[MTG50] reports what happened to its changed occurrences', async () => {
    const { meeting_id } = await aDaily()
    await update(ada, meeting_id, { meeting_title: 'A', ...only('2026-11-26') })
    await update(ada, meeting_id, { meeting_time: { start_time: '18:00' }, ...only('2026-11-27') })
    await update(ada, meeting_id, { meeting_title: 'C', ...only('2026-11-30') })
    await remove(ada, meeting_id, only('2026-12-01'))
    const later = await update(ada, meeting_id, { meeting_time: { start_time: '10:30', end_time: '12:00' } })
    expect(later.data?.note).toBe('3 changed occurrences moved along.')
    const ends = (await shown('2026-11-26', '2026-11-28')).map(({ end_timestamp }) => end_timestamp)
    // What differs in its words alone has the new length, what has times of its own keeps them.
    expect(ends).toEqual([berlin('2026-11-26T12:00'), berlin('2026-11-27T19:30')])
    const weekly = {
      is_recurring: true,
      recurring_type: 'weekly' as const,
      recurring_days: { thursday: true },
    }
    const { data } = await update(ada, meeting_id, { meeting_recurrence: weekly })
    expect(data?.note).toBe('2 changed occurrences fell away.')
    expect((await update(ada, meeting_id, { meeting_title: 'Other' })).data?.note).toBeNull()
    server.setNow('2026-11-27T12:00:00.000Z')
    await read(ada, meeting_id)
    const single = await update(ada, meeting_id, { meeting_recurrence: { is_recurring: false } })
    expect(single.data?.note).toBe('1 changed occurrence fell away.')
  })

  it('[MTG19] [MTG50] takes changed occurrences to another zone by the wall clock', async () => {
    const { meeting_id } = await aDaily()
    await update(ada, meeting_id, {
      meeting_time: { start_time: '23:30', end_time: '00:30' },
      ...only('2026-11-26'),
    })
    const { data } = await update(ada, meeting_id, { meeting_timezone: 'Asia/Kathmandu' })
    expect(data?.note).toBe('1 changed occurrence moved along.')
    expect((await shown('2026-11-25', '2026-11-27')).map(({ start_timestamp }) => start_timestamp)).toEqual(
      ['2026-11-25T10:00', '2026-11-26T23:30'].map((wall) =>
        new Date(instantOf(wall, 'Asia/Kathmandu')).toISOString(),
      ),
    )
  })

  it('[MTG50] means the occurrence that is named by the times of the form', async () => {
    const { meeting_id } = await aDaily()
    await update(ada, meeting_id, {
      meeting_date: { start_date: '2026-12-03' },
      meeting_time: { start_time: '12:00' },
      series_scope: 'all',
      original_start_timestamp: berlin('2026-12-01T10:00'),
    })
    const { data } = await read(ada, meeting_id)
    expect(data?.meeting_recurrence.recurring_start_date).toBe('2026-11-26')
    expect(data?.meeting_time.start_time).toBe('12:00')
  })
})

describe('deleting', () => {
  it('[MTG49] takes one occurrence out, ends a series, and takes all of it where nothing would remain', async () => {
    const { meeting_id } = await aDaily({
      meeting_recurrence: { is_recurring: true, recurring_type: 'daily', recurring_end_date: '2026-11-28' },
    })
    await remove(ada, meeting_id, only('2026-11-25'))
    expect((await read(ada, meeting_id, '2026-11-25')).status).toBe(404)
    expect((await remove(ada, meeting_id, only('2026-11-25'))).status).toBe(404)
    await remove(ada, meeting_id, from('2026-11-28'))
    expect((await shown('2026-11-20', '2026-12-10')).map(wordsOf)).toEqual([
      ['Plan', berlin('2026-11-24T10:00'), null],
      ['Plan', berlin('2026-11-26T10:00'), null],
      ['Plan', berlin('2026-11-27T10:00'), null],
    ])
    await remove(ada, meeting_id, only('2026-11-24'))
    expect((await read(ada, meeting_id)).data?.meeting_date.start_date).toBe('2026-11-26')
    await remove(ada, meeting_id, from('2026-11-27'))
    await remove(ada, meeting_id, { ...only('2026-11-26'), how: 'cancel' })
    expect((await read(ada, meeting_id)).data?.meeting_status).toBe('cancelled')
  })

  it('[MTG49] is the organizer’s alone, but for the whole', async () => {
    const { meeting_id } = await aDaily({ meeting_invitees: asks(bob) })
    for (const part of [only('2026-11-25'), from('2026-11-25')]) {
      expect((await remove(bob, meeting_id, part)).status).toBe(403)
      expect((await remove(eve, meeting_id, part)).status).toBe(404)
      expect((await update(bob, meeting_id, { meeting_title: 'x', ...part })).status).toBe(403)
      expect((await update(eve, meeting_id, { meeting_title: 'x', ...part })).status).toBe(404)
    }
    await remove(ada, meeting_id, { how: 'cancel' })
    expect((await remove(ada, meeting_id, only('2026-11-25'))).status).toBe(409)
    expect((await update(ada, meeting_id, { meeting_title: 'x', ...only('2026-11-25') })).status).toBe(409)
  })
})

describe('editing at the same time', () => {
  it('[MTG38] carries the occurrence as it is now', async () => {
    const { meeting_id, updated_at } = await aDaily()
    server.setNow('2026-11-20T10:00:00.000Z')
    await update(ada, meeting_id, { meeting_title: 'Mine', ...only('2026-11-26') })
    const refused = await update(ada, meeting_id, {
      meeting_title: 'Late',
      updated_at,
      ...only('2026-11-26'),
    })
    expect(refused).toMatchObject({ status: 409, data: { current: { meeting_title: 'Mine' } } })
    const again = { meeting_title: 'Late', updated_at: '2026-11-20T10:00:00.000Z', ...only('2026-11-26') }
    expect((await update(ada, meeting_id, again)).status).toBe(200)
  })

  it('[MTG38] shows other readers no more than they may know', async () => {
    const guest = { 'guest:0198f000-0000-4000-8000-00000000000e': { primary_email: 'g@guests.example' } }
    const { meeting_id } = await aDaily({ meeting_invitees: { ...asks(bob), ...guest } })
    const stale = { meeting_labels: {}, updated_at: '2020-01-01T00:00:00.000Z' }
    const refused = await update(bob, meeting_id, stale)
    expect(refused.status).toBe(409)
    expect(refused.text).not.toContain('guests.example')
    expect((await update(eve, meeting_id, stale)).status).toBe(404)
  })
})

describe('restoring', () => {
  it('[MTG41] brings back what was cancelled and is still to come, with the answers it had', async () => {
    const { meeting_id } = await aDaily({ meeting_invitees: asks(bob) })
    await answer(meeting_id, bob, 'approved')
    await remove(ada, meeting_id, { how: 'cancel' })
    server.setNow('2026-11-25T12:00:00.000Z')
    const { data, message } = await restore(ada, meeting_id)
    expect(message).toBe('Meeting restored successfully')
    expect(data).toMatchObject({ meeting_status: 'active', meeting_date: { start_date: '2026-11-26' } })
    expect(data?.meeting_invitees[bob.user_id]?.meeting_action).toBe('approved')
  })

  it('[MTG41] refuses a meeting that is not cancelled, one that is over, and all people but the organizer', async () => {
    const { meeting_id } = await aMeeting(server, ada.access_token, { meeting_invitees: asks(bob) })
    expect((await restore(ada, meeting_id)).status).toBe(409)
    await remove(ada, meeting_id, { how: 'cancel' })
    expect((await update(ada, meeting_id, { meeting_title: 'New' })).status).toBe(409)
    expect((await restore(bob, meeting_id)).status).toBe(403)
    expect((await restore(eve, meeting_id)).status).toBe(404)
    server.setNow('2026-11-24T10:00:00.000Z')
    expect((await restore(ada, meeting_id)).status).toBe(409)
  })
})

describe('as a calendar file', () => {
  it('[MTG44] [MTG45] [MTG49] is the same in other programs', async () => {
    const { meeting_id } = await aDaily({
      meeting_location: { location_name: 'Room 1', latitude: 1, longitude: 2 },
    })
    await update(ada, meeting_id, {
      meeting_title: 'Special',
      meeting_location: { location_name: 'Kitchen' },
      ...only('2026-11-26'),
    })
    await remove(ada, meeting_id, only('2026-11-25'))
    const { data } = await update(ada, meeting_id, { meeting_title: 'New', ...from('2026-11-28') })
    const first = await exported(meeting_id)
    expect(first).toContain('RRULE:FREQ=DAILY;UNTIL=20261127T225959Z')
    expect(first).toContain('EXDATE;TZID=Europe/Berlin:20261125T100000')
    expect(first).toContain('RECURRENCE-ID;TZID=Europe/Berlin:20261126T100000')
    expect(first).toContain('SUMMARY:Special')
    const [, override = ''] = first.split('RECURRENCE-ID')
    expect(override).toContain('LOCATION:Kitchen')
    expect(override).not.toContain('GEO:')
    const second = await exported(data?.meeting_id ?? '')
    expect(second.replaceAll('\r\n ', '')).toContain(`UID:${meeting_id}_${data?.meeting_id}`)
    expect(second).toContain('DTSTART;TZID=Europe/Berlin:20261128T100000')
    expect(second).toContain('RRULE:FREQ=DAILY\r\n')
  })
})

type Change = Input<typeof updateMeeting>['body']

/** Every day from Tuesday 2026-11-24, 10:00 to 11:00 in Berlin. */
function aDaily(fields: Parameters<typeof aMeeting>[2] = {}) {
  return aMeeting(server, ada.access_token, {
    meeting_recurrence: { is_recurring: true, recurring_type: 'daily' },
    ...fields,
  })
}

function only(date: string) {
  return { series_scope: 'this', original_start_timestamp: berlin(`${date}T10:00`) } as const
}

function from(date: string) {
  return { series_scope: 'this_and_following', original_start_timestamp: berlin(`${date}T10:00`) } as const
}

function berlin(wall: string): string {
  return new Date(instantOf(wall, 'Europe/Berlin')).toISOString()
}

function asks(...people: SessionUser[]): Record<string, object> {
  return Object.fromEntries(people.map(({ user_id }) => [user_id, {}]))
}

function update(person: SessionUser, meeting_id: string, body: Change) {
  return server.call(updateMeeting, { params: { meeting_id }, body }, person.access_token)
}

function remove(person: SessionUser, meeting_id: string, query: Input<typeof deleteMeeting>['query'] = {}) {
  return server.call(deleteMeeting, { params: { meeting_id }, query }, person.access_token)
}

it('[MTG33] the calendar shows the dates that a person has accepted in a declined series, and no others', async () => {
  const { meeting_id } = await aMeeting(server, ada.access_token, {
    meeting_invitees: asks(bob),
    meeting_recurrence: {
      is_recurring: true,
      recurring_type: 'daily',
      recurring_days: {},
      recurring_end_date: '2026-11-30',
    },
  })
  const { meeting_attendee_id } = await server.db
    .updateTable('meeting_attendee')
    .set({ meeting_action: 'rejected' })
    .where('meeting_id', '=', meeting_id)
    .where('user_id', '=', bob.user_id)
    .returning('meeting_attendee_id')
    .executeTakeFirstOrThrow()
  expect(await answeredDays(bob)).toEqual([])
  const answer = (day: number, meeting_action: 'approved' | 'rejected', is_for_following = false) =>
    upsertOccurrenceReply(server.db, {
      meeting_attendee_id,
      meeting_id,
      original_starts_at: new Date(berlin(`2026-11-${day}T10:00`)),
      is_for_following,
      meeting_action,
      is_tentative: false,
      answered_at: new Date(`2026-11-20T08:00:${day}Z`),
    })
  await answer(25, 'approved')
  expect(await answeredDays(bob)).toEqual(['25 approved'])
  await answer(28, 'approved', true)
  await answer(29, 'rejected')
  expect(await answeredDays(bob)).toEqual(['25 approved', '28 approved', '30 approved'])
  expect(await answeredDays(ada)).toHaveLength(7)
  await answer(25, 'rejected')
  await answer(28, 'rejected', true)
  expect(await answeredDays(bob)).toEqual([])
})

function restore(person: SessionUser, meeting_id: string) {
  return server.call(restoreMeeting, { params: { meeting_id } }, person.access_token)
}

function read(person: SessionUser, meeting_id: string, date?: string) {
  const query = date === undefined ? {} : { original_start_timestamp: berlin(`${date}T10:00`) }
  return server.call(getMeeting, { params: { meeting_id }, query }, person.access_token)
}

async function exported(meeting_id: string): Promise<string> {
  return (await server.call(exportMeeting, { params: { meeting_id } }, ada.access_token)).text
}

/** What takes place between two wall times in Berlin, `longer` days more. */
function occurrences(person: SessionUser, start: string, end: string, longer = 0) {
  const query = {
    start_timestamp: new Date(Date.parse(berlin(start)) - longer * 86_400_000).toISOString(),
    end_timestamp: new Date(Date.parse(berlin(end)) + longer * 86_400_000).toISOString(),
  }
  return server.call(listOccurrences, { query }, person.access_token)
}

async function shown(start: string, end: string, person = ada) {
  const { data } = await occurrences(person, `${start}T00:00`, `${end}T00:00`)
  if (!data) throw new Error('nothing is shown')
  return data
}

/** The days of the window of a test with the person's answers. */
async function answeredDays(person: SessionUser) {
  const shownThen = await shown('2026-11-20', '2026-12-02', person)
  return shownThen.map((one) => `${one.start_timestamp.slice(8, 10)} ${one.meeting_action}`)
}

function wordsOf({
  meeting_title,
  start_timestamp,
  location_name,
}: Awaited<ReturnType<typeof shown>>[number]) {
  return [meeting_title, start_timestamp, location_name]
}

function answersOf({ data }: Awaited<ReturnType<typeof update>>): string[] {
  return Object.values(data?.meeting_invitees ?? {}).map(({ meeting_action }) => meeting_action)
}

async function answer(meeting_id: string, person: SessionUser, meeting_action: 'approved' | 'rejected') {
  await server.db
    .updateTable('meeting_attendee')
    .set({ meeting_action })
    .where('meeting_id', '=', meeting_id)
    .where('user_id', '=', person.user_id)
    .execute()
}

async function invite(meeting_id: string, person: SessionUser) {
  const { data } = await server.call(getMeeting, { params: { meeting_id } }, ada.access_token)
  const present = Object.keys(data?.meeting_invitees ?? {}).map((key) => [key, {}])
  const meeting_invitees = { ...Object.fromEntries(present), ...asks(person) }
  await update(ada, meeting_id, { meeting_invitees })
}

async function aLabel(person: SessionUser): Promise<string> {
  const body = {
    label_title: 'Green',
    label_description: '',
    label_color: '#A3E635',
    label_type: 'meeting' as const,
  }
  const { data, message } = await server.call(createLabel, { body }, person.access_token)
  if (!data) throw new Error(message)
  return data.label_id
}

async function exceptionCount(meeting_id: string): Promise<number> {
  const rows = await server.db
    .selectFrom('meeting_exception')
    .select('original_starts_at')
    .where('meeting_id', '=', meeting_id)
    .execute()
  return rows.length
}

async function uidsOf(meeting_ids: readonly string[]): Promise<string[]> {
  const rows = await server.db
    .selectFrom('meeting')
    .select(['meeting_id', 'ical_uid'])
    .where('meeting_id', 'in', [...meeting_ids])
    .execute()
  return meeting_ids.flatMap(
    (meeting_id) => rows.find((row) => row.meeting_id === meeting_id)?.ical_uid ?? [],
  )
}
