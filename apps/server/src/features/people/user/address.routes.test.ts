import {
  confirmAddress,
  createMeeting,
  getInstance,
  getMeeting,
  getUser,
  inviteAccount,
  listInvitations,
  listProposals,
  login,
  register,
  sendAddressLink,
  type SessionUser,
  setPassword,
  suggestUsers,
  updateAccount,
  updateUser,
} from '@meridian/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type MailingServer, startMailingServer } from '../../../../test/mailing-server.ts'
import { aUserWithRole } from '../../../../test/operators.ts'
import { startTestServer, type TestServer } from '../../../../test/server.ts'

const password = 'correct horse battery'
const guest_key = 'guest:0198a000-0000-7000-8000-00000000aaaa'
const dora_address = 'dora@company.example'
let mailing: MailingServer

beforeEach(async () => {
  mailing = await startMailingServer({ settings: { PUBLIC_URL: 'http://localhost:3000' } })
})
afterEach(() => mailing.close())

async function registerAt(server: TestServer, primary_email: string, about = {}): Promise<SessionUser> {
  const body = { primary_email, first_name: 'Dora', last_name: 'Example', password, ...about }
  const { message, status } = await server.call(register, { body })
  if (status !== 201) throw new Error(message)
  const { data } = await server.call(login, { body: { primary_email, password } })
  if (!data) throw new Error('The new person cannot sign in.')
  return data
}

const registerDora = (about = {}) => registerAt(mailing.server, dora_address, about)

async function mailedToken(): Promise<string> {
  const [mail] = await mailing.mailsAfter(1)
  return /\/auth\/confirm#([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
}

const confirm = (token: string) => mailing.server.call(confirmAddress, { body: { token } })

function meet(by: SessionUser, primary_email: string, about = {}) {
  return mailing.server.call(
    createMeeting,
    {
      body: {
        meeting_title: 'Plans',
        meeting_date: { start_date: '2026-12-02' },
        meeting_time: { start_time: '09:00' },
        meeting_invitees: { [guest_key]: { primary_email, full_name: 'Dora' } },
        ...about,
      },
    },
    by.access_token,
  )
}

const lookAt = (by: SessionUser, meeting_id = '') =>
  mailing.server.call(getMeeting, { params: { meeting_id }, query: {} }, by.access_token)

describe('[PPL7] an address', () => {
  it('counts once the link that was mailed there is opened, once', async () => {
    const dora = await registerDora({ first_name: 'Win at casino.example', language: 'de' })
    expect(dora.is_address_confirmed).toBe(false)
    const [mail] = await mailing.mailsAfter(1)
    expect(mail).toMatchObject({ to: dora_address, subject: 'Bestätigen Sie Ihre Adresse für Meridian' })
    expect(`${mail?.text}${mail?.html}`).not.toContain('casino')
    const token = /http:\/\/localhost:3000\/auth\/confirm#([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
    expect(await confirm('x'.repeat(43))).toMatchObject({ status: 404 })
    expect(await confirm(token)).toMatchObject({ status: 200, data: { primary_email: dora_address } })
    expect((await confirm(token)).status).toBe(404)
    const { data } = await mailing.server.call(getUser, {}, dora.access_token)
    expect(data?.is_address_confirmed).toBe(true)
  })

  it('can be sent another link, which takes the place of the one before', async () => {
    const dora = await registerDora()
    const first = await mailedToken()
    const again = () => mailing.server.call(sendAddressLink, {}, dora.access_token)
    expect(await again()).toMatchObject({
      status: 200,
      data: { primary_email: dora_address, link_hours: 72 },
    })
    const second = await mailedToken()
    expect((await confirm(first)).status).toBe(404)
    expect((await confirm(second)).status).toBe(200)
    expect((await again()).status).toBe(409)
    expect((await mailing.server.call(sendAddressLink, {})).status).toBe(401)
  })

  it('is limited to five links an hour', async () => {
    const dora = await registerDora()
    const statuses: number[] = []
    for (let tries = 0; tries < 6; tries += 1)
      statuses.push((await mailing.server.call(sendAddressLink, {}, dora.access_token)).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })

  it('has a link for 72 hours and no moment longer', async () => {
    await registerDora()
    const token = await mailedToken()
    mailing.server.setNow('2026-11-23T09:00:00.000Z')
    expect((await confirm(token)).status).toBe(404)
  })

  it.each([{ token: 7 }, { token: 'x'.repeat(101) }, {}])('refuses %j and names the field', async (body) => {
    const answer = await mailing.server.send({
      method: 'POST',
      path: confirmAddress.path,
      payload: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    })
    expect(answer).toMatchObject({ status: 400, errors: [{ path: 'token' }] })
  })

  it('of an invited person is proven by mail where mail is sent', async () => {
    const admin = await aUserWithRole(mailing.server, 'admin')
    const body = { primary_email: dora_address, first_name: 'Dora' }
    const { data } = await mailing.server.call(inviteAccount, { body }, admin.access_token)
    const token = data?.set_password_url.split('#')[1] ?? ''
    await mailing.server.call(setPassword, { body: { token, password } })
    const { data: dora } = await mailing.server.call(login, {
      body: { primary_email: dora_address, password },
    })
    expect(dora?.is_address_confirmed).toBe(false)
    const change = { params: { user_id: dora?.user_id ?? '' }, body: { is_address_confirmed: true as const } }
    expect((await mailing.server.call(updateAccount, change, admin.access_token)).status).toBe(409)
    expect((await confirm(await mailedToken())).status).toBe(200)
  })
})

describe('[PPL8] an unconfirmed address', () => {
  it('reads nothing that is sent to the guest at it', async () => {
    const organizer = await mailing.server.aPerson()
    const squatter = await registerDora()
    const { data: meeting } = await meet(organizer, dora_address)
    expect((await lookAt(squatter, meeting?.meeting_id)).status).toBe(404)
    expect((await mailing.server.call(listProposals, {}, squatter.access_token)).data).toEqual([])
    const invitation = (await mailing.mailsAfter(20)).find(({ method }) => method === 'REQUEST')
    expect(invitation?.to).toContain(dora_address)
  })

  it('has no mails sent in its name before it is confirmed, and those that waited then', async () => {
    const dora = await registerDora()
    const token = await mailedToken()
    const { data: meeting } = await meet(dora, 'kim@guests.example')
    expect(await mailing.mailsAfter(60)).toEqual([])
    const params = { meeting_id: meeting?.meeting_id ?? '' }
    const told = () => mailing.server.call(listInvitations, { params }, dora.access_token)
    expect((await told()).data).toMatchObject([{ not_told_reason: 'unconfirmed' }])
    await confirm(token)
    expect(await mailing.mailsAfter(60)).toMatchObject([
      { to: expect.stringContaining('kim@guests.example') },
    ])
    expect((await told()).data).toMatchObject([{ invitation_state: 'told' }])
  })

  it('finds no person by name or address, and is found by none', async () => {
    const ada = await mailing.server.aPerson({ first_name: 'Zora' })
    const dora = await registerDora()
    const search = async (by: SessionUser, text: string) =>
      (await mailing.server.call(suggestUsers, { query: { search: text } }, by.access_token)).data
    expect(await search(dora, 'zora')).toEqual([])
    expect(await search(ada, 'dora')).toEqual([])
    const { data } = await meet(dora, ada.primary_email)
    expect(Object.keys(data?.meeting_invitees ?? {})).toEqual([guest_key])
    await confirm(await mailedToken())
    expect(await search(dora, 'zora')).toMatchObject([{ user_id: ada.user_id }])
  })

  it('is mailed nothing about meetings', async () => {
    const ada = await mailing.server.aPerson()
    const dora = await registerDora()
    await mailing.mailsAfter(1)
    await mailing.server.call(updateUser, { body: { reminders_by_mail: true } }, dora.access_token)
    const asked = await meet(ada, '', {
      meeting_date: { start_date: '2026-11-20' },
      meeting_time: { start_time: '11:00' },
      meeting_timezone: 'UTC',
      meeting_invitees: { [dora.user_id]: {} },
    })
    expect(asked.status).toBe(201)
    expect(await mailing.mailsAfter(110 * 60)).toEqual([])
  })
})

describe('[PPL9] once it is confirmed', () => {
  it('places of a guest at the address are the person’s, those of others and of the past are not', async () => {
    const organizer = await mailing.server.aPerson()
    const coming = await meet(organizer, dora_address.toUpperCase())
    const over = await meet(organizer, dora_address, { meeting_date: { start_date: '2026-11-19' } })
    const other = await meet(organizer, 'else@company.example')
    const dora = await registerDora()
    const tokenMail = (await mailing.mailsAfter(1)).find(({ subject }) => subject.startsWith('Confirm'))
    await confirm(/#([\w-]{43})/.exec(tokenMail?.text ?? '')?.[1] ?? '')
    const seen = [coming, over, other].map(({ data }) => lookAt(dora, data?.meeting_id))
    expect((await Promise.all(seen)).map(({ status }) => status)).toEqual([200, 404, 404])
    const proposals = await mailing.server.call(listProposals, {}, dora.access_token)
    expect(proposals.data).toMatchObject([{ meeting_action: 'pending' }])
    const { data } = await lookAt(organizer, coming.data?.meeting_id)
    expect(Object.keys(data?.meeting_invitees ?? {})).toEqual([dora.user_id])
  })
})

async function at(settings: NodeJS.ProcessEnv, work: (server: TestServer) => Promise<void>): Promise<void> {
  const server = await startTestServer({ settings: { REGISTRATION: '', ...settings } })
  await work(server).finally(() => server.close())
}

function tryAt(server: TestServer, primary_email = dora_address) {
  return server.call(register, { body: { primary_email, first_name: 'Dora', last_name: '', password } })
}

describe('[PPL5] registering', () => {
  it.each([{}, { PUBLIC_URL: 'http://localhost:3000' }, { PUBLIC_URL: 'http://127.0.0.1:3000' }])(
    'is open on the own machine, where the address counts at once: %j',
    (settings) =>
      at(settings, async (server) => {
        expect((await tryAt(server)).data).toMatchObject({ is_address_confirmed: true })
        const { data } = await server.call(getInstance, {})
        expect(data).toMatchObject({ registration: 'open', registration_domains: [] })
      }),
  )

  it('is by invitation at a public address, and names whom to contact', () =>
    at({ PUBLIC_URL: 'https://meet.example', SUPPORT_EMAIL: 'help@meet.example' }, async (server) => {
      const { status, message } = await tryAt(server)
      expect({ status, message }).toEqual({
        status: 403,
        message: 'This instance is by invitation. Ask help@meet.example for an invitation link.',
      })
      expect((await server.call(getInstance, {})).data?.registration).toBe('invited')
      expect(await server.db.selectFrom('app_user').selectAll().execute()).toEqual([])
    }))

  it('is for the named domains alone, in any case', () =>
    at(
      { REGISTRATION: 'domains', REGISTRATION_DOMAINS: 'Company.example, other.example' },
      async (server) => {
        expect((await tryAt(server, 'x@company.example.evil.example')).status).toBe(403)
        expect((await tryAt(server, 'x@evilcompany.example')).message).toBe(
          'Only addresses at company.example, other.example can register here. Ask your administrator for an invitation link.',
        )
        expect((await tryAt(server, 'Dora@COMPANY.example')).data).toMatchObject({
          is_address_confirmed: false,
        })
        expect((await server.call(getInstance, {})).data).toMatchObject({
          registration: 'domains',
          registration_domains: ['company.example', 'other.example'],
        })
      },
    ))

  it('[PPL57] without mail an operator’s link or word confirms an address, and the word is written down', () =>
    at({ REGISTRATION: 'open', PUBLIC_URL: 'https://meet.example' }, async (server) => {
      const admin = await aUserWithRole(server, 'admin')
      const invitation = { primary_email: 'ivy@company.example', first_name: 'Ivy' }
      const { data } = await server.call(inviteAccount, { body: invitation }, admin.access_token)
      expect(data?.account.is_address_confirmed).toBe(false)
      const token = data?.set_password_url.split('#')[1] ?? ''
      await server.call(setPassword, { body: { token, password } })
      const ivy = { primary_email: invitation.primary_email, password }
      expect((await server.call(login, { body: ivy })).data?.is_address_confirmed).toBe(true)
      const dora = await registerAt(server, dora_address)
      expect(dora.is_address_confirmed).toBe(false)
      expect((await server.call(sendAddressLink, {}, dora.access_token)).status).toBe(503)
      const change = { params: { user_id: dora.user_id }, body: { is_address_confirmed: true as const } }
      expect((await server.call(updateAccount, change, dora.access_token)).status).toBe(403)
      const given = await server.call(updateAccount, change, admin.access_token)
      expect(given.data).toMatchObject({ is_address_confirmed: true })
      const written = await server.db.selectFrom('audit_entry').select('audit_action').execute()
      expect(written).toContainEqual({ audit_action: 'address_confirmed' })
    }))
})

describe('[PPL25] where strangers can register', () => {
  it('people are suggested only to people who have met them, and found by address after a week', async () => {
    const server = await startTestServer({
      settings: { REGISTRATION: 'open', PUBLIC_URL: 'https://meet.example' },
    })
    try {
      const [ada, bo] = [await server.aPerson({ first_name: 'Zora' }), await server.aPerson()]
      const search = async () =>
        (await server.call(suggestUsers, { query: { search: 'zora' } }, bo.access_token)).data
      const invite = (by: SessionUser, key: string, primary_email?: string) =>
        server.call(
          createMeeting,
          {
            body: {
              meeting_title: 'Plans',
              meeting_date: { start_date: '2026-12-02' },
              meeting_time: { start_time: '09:00' },
              meeting_invitees: { [key]: primary_email === undefined ? {} : { primary_email } },
            },
          },
          by.access_token,
        )
      const keysAsked = async () =>
        Object.keys((await invite(bo, guest_key, ada.primary_email)).data?.meeting_invitees ?? {})
      expect(await search()).toEqual([])
      expect(await keysAsked()).toEqual([guest_key])
      server.setNow('2026-11-27T09:00:00.000Z')
      expect(await keysAsked()).toEqual([ada.user_id])
      expect(await search()).toEqual([])
      await invite(ada, bo.user_id)
      expect(await search()).toMatchObject([{ user_id: ada.user_id }])
    } finally {
      await server.close()
    }
  })
})
