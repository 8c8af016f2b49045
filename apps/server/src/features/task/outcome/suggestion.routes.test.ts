import {
  createActionItem,
  createKeyTakeaway,
  deleteMeeting,
  listActionItems,
  type Meeting,
  type SessionUser,
  suggestActionItems,
} from '@meridian/contract'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { aMeeting } from '../../../../test/a-meeting.ts'
import { callOften } from '../../../../test/call-often.ts'
import { aUserWithRole } from '../../../../test/operators.ts'
import { startTestServer } from '../../../../test/server.ts'

const nowhere = '01890000-0000-7000-8000-000000000000'
const server = await startTestServer()
let ada: SessionUser
let bob: SessionUser
/** With Ada and Bob. */
let meeting: Meeting

beforeEach(async () => {
  server.setNow('2026-11-20T09:00:00.000Z')
  ada = await server.aPerson()
  bob = await server.aPerson({ first_name: 'Bob' })
  meeting = await aMeeting(server, ada.access_token, {
    meeting_description: 'Tilda will call the plumber by Friday. It was cold.',
    agenda: '- [ ] Order white paper',
    meeting_invitees: { [bob.user_id]: {} },
  })
  server.setNow('2026-11-25T09:00:00.000Z')
})
afterAll(() => server.close())

describe('suggested action items', () => {
  it('[TSK28] are made of the notes for all people who see the meeting, and never stored', async () => {
    const { meeting_id } = meeting
    const body = {
      key_takeaway_title: 'The boiler is old',
      key_takeaway_description: 'TODO: ask for three offers',
    }
    await server.call(createKeyTakeaway, { params: { meeting_id }, body }, bob.access_token)
    for (const who of [ada, bob, ada]) {
      const { status, data } = await suggest(who)
      expect(status).toBe(200)
      expect(data).toMatchObject([
        { action_item_title: 'ask for three offers', found_in: 'key_takeaway' },
        {
          action_item_title: 'Tilda will call the plumber by Friday.',
          due: 'Friday',
          found_in: 'description',
        },
        { action_item_title: 'Order white paper', found_in: 'agenda' },
      ])
    }
    expect((await server.call(listActionItems, { params: { meeting_id } }, ada.access_token)).data).toEqual(
      [],
    )
  })

  it('[TSK29] are suggested no more once they are taken on', async () => {
    const { data } = await suggest(ada)
    for (const { action_item_title, action_item_description } of data ?? []) {
      const input = { params: meeting, body: { action_item_title, action_item_description } }
      expect((await server.call(createActionItem, input, bob.access_token)).status).toBe(201)
    }
    expect((await suggest(ada)).data).toEqual([])
  })

  it('[TSK28] are refused as new items are: before the meeting is over, and for a cancelled one', async () => {
    server.setNow('2026-11-20T09:00:00.000Z')
    expect(await suggest(ada)).toMatchObject({ status: 409, data: null })
    await server.call(deleteMeeting, { params: meeting }, ada.access_token)
    server.setNow('2026-11-25T09:00:00.000Z')
    expect([404, 409]).toContain((await suggest(ada)).status)
  })

  it('[TSK28] are for people who see the meeting alone', async () => {
    const eve = await server.aPerson({ first_name: 'Eve' })
    expect(await suggest(eve)).toMatchObject({ status: 404, message: 'Meeting not found.', data: null })
    expect(await suggest(ada, nowhere)).toMatchObject({ status: 404 })
    expect(await suggest(ada, 'x')).toMatchObject({ status: 400, errors: [{ path: 'meeting_id' }] })
    expect(await server.call(suggestActionItems, { params: meeting })).toMatchObject({ status: 401 })
    expect(await suggest(await aUserWithRole(server, 'admin'))).toMatchObject({ status: 403, data: null })
  })

  it('[TSK28] are limited per person', async () => {
    const { status } = await callOften(server.db, 59, () => suggest(ada))
    const later = [await suggest(ada), await suggest(ada)]
    expect([status, ...later.map((one) => one.status)]).toEqual([200, 200, 429])
  })
})

function suggest({ access_token }: SessionUser, meeting_id = meeting.meeting_id) {
  return server.call(suggestActionItems, { params: { meeting_id } }, access_token)
}
