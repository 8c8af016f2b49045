import { createMeeting, updateMeeting } from '@meridian/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  main_calendar,
  type PublishedAccount,
  startPublishedAccount,
  writeInto,
} from '../../../../test/published-account.ts'

let account: PublishedAccount
beforeEach(async () => {
  account = await startPublishedAccount()
})
afterEach(() => account.provided.close())

const meet = { meeting_conference: 'google_meet' as const }

describe('a Google Meet link', () => {
  it('[CON66] [CON67] [PB22] is pending first and the link of the meeting some moments later', async () => {
    const made = await account.make({ meeting_title: 'Call', ...meet })
    expect(made).toMatchObject({
      meeting_link: null,
      meeting_conference: { type: 'google_meet', state: 'pending', problem: null },
    })
    await wait(10)
    await wait(10)
    const ready = await account.seen(made.meeting_id)
    expect(ready).toMatchObject({
      meeting_link: expect.stringMatching(/^https:\/\/meet\.google\.com\/[a-z-]+$/),
      meeting_conference: { type: 'google_meet', state: 'ready', problem: null },
    })
    expect(account.events()).toMatchObject([
      { hangoutLink: ready.meeting_link, location: '', description: '' },
    ])
    const writes = account.writes().length
    await account.sync()
    await wait(3600)
    expect(account.writes()).toHaveLength(writes)
    expect(await account.seen(made.meeting_id)).toEqual(ready)
  })

  it('[CON67] stays the same however the meeting changes', async () => {
    const { meeting_id } = await account.make(meet)
    await wait(10)
    await wait(10)
    const [before] = account.events()
    await account.change(meeting_id, { meeting_title: 'Other', meeting_date: { start_date: '2026-11-26' } })
    await account.sync()
    expect(account.events()).toMatchObject([{ summary: 'Other', hangoutLink: before?.hangoutLink }])
    expect(await account.seen(meeting_id)).toMatchObject({ meeting_link: before?.hangoutLink })
  })

  it('[CON68] is taken off with its address, and can be had again', async () => {
    const { meeting_id } = await account.make(meet)
    await wait(10)
    await wait(10)
    await account.change(meeting_id, { meeting_conference: null })
    await account.sync()
    expect(await account.seen(meeting_id)).toMatchObject({ meeting_link: null, meeting_conference: null })
    expect(account.events()[0]?.hangoutLink).toBeUndefined()
    await account.change(meeting_id, meet)
    await wait(10)
    await wait(10)
    expect(await account.seen(meeting_id)).toMatchObject({
      meeting_link: account.events()[0]?.hangoutLink,
      meeting_conference: { state: 'ready' },
    })
  })

  it('[CON69] that Google could not create is reported, and requested again by choosing it again', async () => {
    account.provided.google.change({ op: 'set_calendar_limits', limits: { conference_result: 'failure' } })
    const { meeting_id } = await account.make(meet)
    await wait(10)
    await wait(10)
    expect(await account.seen(meeting_id)).toMatchObject({
      meeting_link: null,
      meeting_conference: { state: 'failed', problem: 'Google has not made a link for this meeting.' },
    })
    account.provided.google.change({ op: 'set_calendar_limits', limits: { conference_result: 'success' } })
    await account.change(meeting_id, meet)
    await wait(10)
    await wait(10)
    expect(await account.seen(meeting_id)).toMatchObject({ meeting_conference: { state: 'ready' } })
  })

  it('[CON70] needs a calendar that is written to, and Zoom an account', async () => {
    const { server } = account.provided
    await writeInto(account.provided, account.ada, null)
    const day = { meeting_date: { start_date: '2026-11-24' }, meeting_time: { start_time: '10:00' } }
    for (const meeting_conference of ['google_meet', 'zoom'] as const) {
      const body = { ...day, meeting_conference }
      expect(await server.call(createMeeting, { body }, account.ada.access_token)).toMatchObject({
        status: 400,
        errors: [{ path: 'meeting_conference' }],
      })
    }
    const payload = JSON.stringify({ ...day, meeting_conference: 'skype' })
    const headers = { 'content-type': 'application/json' }
    const request = { method: 'POST', path: '/v1/meeting/create', payload, headers } as const
    expect(await server.send({ ...request, token: account.ada.access_token })).toMatchObject({
      status: 400,
      errors: [{ path: 'meeting_conference' }],
    })
  })

  it('[CON71] is one for each part of a series that is cut, and the same for all of its dates', async () => {
    const { meeting_id } = await account.make({
      ...meet,
      meeting_recurrence: { is_recurring: true, recurring_type: 'daily', recurring_end_date: '2026-11-27' },
    })
    await wait(10)
    await wait(10)
    const original_start_timestamp = '2026-11-26T09:00:00.000Z'
    const part = { series_scope: 'this' as const, original_start_timestamp }
    const refused = await account.provided.server.call(
      updateMeeting,
      { params: { meeting_id }, body: { ...part, meeting_conference: null } },
      account.ada.access_token,
    )
    expect(refused).toMatchObject({ status: 400, errors: [{ path: 'meeting_conference' }] })
    await account.change(meeting_id, { ...part, series_scope: 'this_and_following', meeting_title: 'Second' })
    await wait(10)
    await wait(10)
    const links = account.events(main_calendar).map(({ hangoutLink }) => hangoutLink)
    expect(links).toEqual([expect.stringContaining('meet'), expect.stringContaining('meet')])
    expect(new Set(links).size).toBe(2)
  })
})

async function wait(seconds: number): Promise<void> {
  await account.provided.advance(seconds * 1000)
  await account.run()
}
