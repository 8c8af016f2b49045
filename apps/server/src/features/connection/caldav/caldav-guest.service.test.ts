import { refreshIntegration, updateIntegration, connectCalDav, listIntegrations } from '@meridian/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startCalDavSimulator } from '../../../../../simulators/src/caldav/provider.ts'
import { aMeeting } from '../../../../test/a-meeting.ts'
import { type MailingServer, startMailingServer } from '../../../../test/mailing-server.ts'

const password = 'quiet brown lantern'
const user = 'ada@example.com'
let simulator: Awaited<ReturnType<typeof startCalDavSimulator>>
let mailing: MailingServer

beforeAll(async () => {
  simulator = await startCalDavSimulator()
  mailing = await startMailingServer({ settings: { CALDAV_HOSTS: '127.0.0.1' } })
})
afterAll(async () => {
  await mailing.close()
  await simulator.close()
})

it('[CON139] guests hear once of what was changed and deleted at the server', async () => {
  const { server, mailsAfter } = mailing
  const { access_token } = await server.aPerson()
  simulator.change({ op: 'add_account', user, password })
  simulator.change({ op: 'add_calendar', user, calendar: 'work' })
  await server.call(connectCalDav, { body: { address: simulator.url, user, password } }, access_token)
  await mailsAfter(0)
  const { data } = await server.call(listIntegrations, {}, access_token)
  const [calendar] = data?.find(({ type }) => type === 'caldav')?.connection?.calendars ?? []
  const params = { type: 'caldav' } as const
  const body = { write_calendar_id: calendar?.id ?? '' }
  await server.call(updateIntegration, { params, body }, access_token)
  await mailsAfter(1)
  await aMeeting(server, access_token, {
    meeting_title: 'Plan',
    meeting_invitees: {
      'guest:11111111-1111-4111-8111-111111111111': { primary_email: 'gus@example.net', full_name: 'Gus' },
    },
  })
  expect((await mailsAfter(20)).map(({ method }) => method)).toEqual(['REQUEST'])
  const objects = simulator.scene.world.accounts.get(user)?.calendars.get('work')?.objects
  const [[object, { text }] = ['', { text: '' }]] = [...(objects ?? [])]
  const read = async () => {
    await server.call(refreshIntegration, { params }, access_token)
    return [...(await mailsAfter(20)), ...(await mailsAfter(20))]
  }
  expect(await read()).toEqual([])
  const changed = text.replace('SUMMARY:Plan', 'SUMMARY:Plan B').replace(/(DTEND[^:]*:\d{8}T)11/, '$112')
  simulator.change({ op: 'put_object', user, calendar: 'work', object, text: changed })
  const told = await read()
  expect(told.map(({ method, to }) => `${method} ${to}`)).toEqual(['REQUEST Gus <gus@example.net>'])
  expect(told[0]?.calendar).toContain('SUMMARY:Plan B')
  expect(await read()).toEqual([])
  simulator.change({
    op: 'put_object',
    user,
    calendar: 'work',
    object: 'other.ics',
    text: changed.replaceAll(object.slice(0, 8), 'another1'),
  })
  simulator.change({ op: 'delete_object', user, calendar: 'work', object })
  expect((await read()).map(({ method }) => method)).toEqual(['CANCEL'])
  expect(await read()).toEqual([])
})
