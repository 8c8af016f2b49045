import { deleteMeeting, getMeeting, listMeetings, restoreMeeting, updateMeeting } from '@meridian/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { aMeeting } from '../../../../test/a-meeting.ts'
import { type PublishedAccount, startPublishedAccount } from '../../../../test/published-account.ts'
import { readConfig } from '../../../platform/config/config.ts'
import { makeLog } from '../../../platform/log.ts'
import { pushMeeting } from './push.service.ts'

let account: PublishedAccount
beforeEach(async () => {
  account = await startPublishedAccount()
  await account.provided.connect(account.ada, 'zoom')
  await account.run()
})
afterEach(() => account.provided.close())

const zoom = { meeting_conference: 'zoom' as const }
const creation = { method: 'POST', path: '/v2/users/me/meetings' }

describe('a room at Zoom', () => {
  it('[CON66] [CON72] [PB39] is created for the meeting, whose link leads there, in Google Calendar too', async () => {
    const { meeting_id } = await account.make({
      meeting_title: 'Call',
      meeting_description: 'Words',
      ...zoom,
    })
    const meeting = await account.seen(meeting_id)
    expect(meeting).toMatchObject({
      meeting_link: expect.stringMatching(/^https:\/\/[a-z0-9]+\.zoom\.us\/j\/\d+\?pwd=/),
      meeting_conference: { type: 'zoom', state: 'ready', problem: null },
    })
    expect(rooms()).toMatchObject([
      { topic: 'Call', start_ms: Date.parse('2026-11-24T09:00:00Z'), duration: 60 },
    ])
    expect(account.events()).toMatchObject([{ summary: 'Call', location: meeting.meeting_link }])
    await reading()
    expect(await titles()).toEqual(['Call'])
    expect(JSON.stringify(await dump())).not.toMatch(/start_url|zak=/)
  })

  it('[CON72] moves and is deleted with the meeting', async () => {
    const { meeting_id } = await account.make(zoom)
    await account.change(meeting_id, { meeting_title: 'Other', meeting_date: { start_date: '2026-11-26' } })
    expect(rooms()).toMatchObject([{ topic: 'Other', start_ms: Date.parse('2026-11-26T09:00:00Z') }])
    await reading()
    await remove(meeting_id, 'cancel')
    expect(rooms()).toEqual([])
    const { server } = account.provided
    await server.call(restoreMeeting, { params: { meeting_id } }, account.ada.access_token)
    await account.run()
    expect(rooms()).toHaveLength(1)
    expect(await account.seen(meeting_id)).toMatchObject({ meeting_link: roomLink() })
    await reading()
    await remove(meeting_id, 'delete')
    expect(rooms()).toEqual([])
    await reading()
    expect(await titles()).toEqual([])
  })

  it('[CON68] is given up for another link, or for none', async () => {
    const { meeting_id } = await account.make(zoom)
    await account.change(meeting_id, { meeting_conference: null })
    expect(rooms()).toEqual([])
    expect(await account.seen(meeting_id)).toMatchObject({ meeting_link: null, meeting_conference: null })
    await account.change(meeting_id, zoom)
    expect(rooms()).toHaveLength(1)
    await account.change(meeting_id, { meeting_conference: null, meeting_link: 'https://rooms.example/1' })
    expect(rooms()).toEqual([])
    expect(await account.seen(meeting_id)).toMatchObject({ meeting_link: 'https://rooms.example/1' })
  })

  it('[CON73] is created again, with a link that leads there, after it was deleted at Zoom', async () => {
    const { meeting_id, meeting_link } = await account.make(zoom)
    account.provided.zoom.change({ op: 'delete_meeting', meeting: Object(rooms()[0]).id })
    await reading()
    expect(await account.seen(meeting_id)).toMatchObject({ meeting_status: 'active' })
    await account.change(meeting_id, { meeting_title: 'Moved' })
    expect(rooms()).toMatchObject([{ topic: 'Moved' }])
    const after = await account.seen(meeting_id)
    expect(after.meeting_link).not.toBe(meeting_link)
    expect(after.meeting_link).toEqual(roomLink())
    expect(account.events()).toMatchObject([{ location: after.meeting_link }])
  })

  it('[CON74] is one, wherever its creation is interrupted', async () => {
    for (const at of ['before', 'done', 'body'] as const) {
      account.provided.zoom.faults.add({ match: creation, fault: { kind: 'cut', at } })
      const { meeting_id } = await account.make({ meeting_title: at, ...zoom })
      expect(await account.seen(meeting_id)).toMatchObject({ meeting_conference: { state: 'pending' } })
      await reading()
      await wait(120)
      expect(await account.seen(meeting_id)).toMatchObject({ meeting_conference: { state: 'ready' } })
    }
    expect(rooms().map((room) => Object(room).topic)).toEqual(['before', 'done', 'body'])
    await reading()
    expect(await titles()).toEqual(['before', 'body', 'done'])
  })

  it('[CON74] is one, also with concurrent processes', async () => {
    const { server, tools, settings } = account.provided
    const { meeting_id } = await aMeeting(server, account.ada.access_token, zoom)
    const { connection_id } = await server.db
      .selectFrom('connection')
      .select('connection_id')
      .where('provider', '=', 'zoom')
      .executeTakeFirstOrThrow()
    const { signal } = new AbortController()
    const call = { ...tools, config: readConfig(settings, '/'), log: makeLog('silent'), signal }
    const publish = () => pushMeeting(call, { connection_id, meeting_id, failures: 0 })
    await Promise.all([publish(), publish(), publish()])
    await account.run()
    await wait(300)
    expect(rooms()).toHaveLength(1)
  })

  it('[CON66] [CON75] [PB39] waits for the day that Zoom names when the hundred of today are used up', async () => {
    account.provided.zoom.change({ op: 'set_limits', per_day: 0 })
    const guest = await account.provided.server.aPerson()
    const { meeting_id } = await account.make({ ...zoom, meeting_invitees: { [guest.user_id]: {} } })
    const asked_to = { params: { meeting_id }, query: {} }
    const { data } = await account.provided.server.call(getMeeting, asked_to, guest.access_token)
    expect(data?.meeting_conference).toEqual({ type: 'zoom', state: 'pending', problem: null })
    expect(await account.seen(meeting_id)).toMatchObject({
      meeting_conference: {
        state: 'pending',
        problem: 'Zoom asks to wait before more is written. It is tried again by itself.',
      },
    })
    const asked = creations()
    await wait(3600)
    expect(creations()).toBe(asked)
    account.provided.zoom.change({ op: 'set_limits', per_day: 100 })
    await wait(14 * 3600 + 10)
    expect(await account.seen(meeting_id)).toMatchObject({
      meeting_conference: { state: 'ready', problem: null },
    })
  })

  it('[CON76] delays no other request', async () => {
    account.provided.zoom.faults.add({ match: {}, times: null, fault: { kind: 'hang' } })
    const { meeting_id } = await aMeeting(account.provided.server, account.ada.access_token, zoom)
    const body = { meeting_title: 'Other' }
    const changed = await account.provided.server.call(
      updateMeeting,
      { params: { meeting_id }, body },
      account.ada.access_token,
    )
    expect(changed).toMatchObject({ status: 200, data: { meeting_conference: { state: 'pending' } } })
  })
})

function rooms(): unknown[] {
  const { provider, scene } = account.provided.zoom
  return Array.from(Object(provider.presentWorld(scene.world)).meetings)
}

function roomLink(): unknown {
  const [{ id }] = [Object(rooms()[0])]
  return expect.stringContaining(`/j/${id}?`)
}

function creations(): number {
  const { requests } = account.provided.zoom
  return requests.list().filter(({ method, path }) => method === creation.method && path === creation.path)
    .length
}

/** Reads all accounts. */
async function reading(): Promise<void> {
  await wait(400)
}

async function wait(seconds: number): Promise<void> {
  await account.provided.advance(seconds * 1000)
  await account.run()
}

async function titles(): Promise<string[]> {
  const { data } = await account.provided.server.call(
    listMeetings,
    { query: { limit: 100 } },
    account.ada.access_token,
  )
  return (data ?? []).map(({ meeting_title }) => meeting_title).toSorted()
}

async function dump() {
  const { db } = account.provided.server
  return [
    await db.selectFrom('meeting').selectAll().execute(),
    await db.selectFrom('remote_event').selectAll().execute(),
    await db.selectFrom('conference_room').selectAll().execute(),
  ]
}

async function remove(meeting_id: string, how: 'delete' | 'cancel'): Promise<void> {
  const { status, message } = await account.provided.server.call(
    deleteMeeting,
    { params: { meeting_id }, query: { how } },
    account.ada.access_token,
  )
  if (status !== 200) throw new Error(message)
  await account.run()
}
