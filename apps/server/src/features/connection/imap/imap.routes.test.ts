import {
  connectImap,
  disconnectImap,
  exportOwnData,
  getImap,
  getInstance,
  guessImap,
  type ImapConnecting,
  listIntegrations,
  refreshImap,
} from '@meridian/contract'
import { createServer, type Server as NetServer } from 'node:net'
import { once } from 'node:events'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { trusting } from '../../../../test/certificate-authority.ts'
import { type Dovecot, missingDovecot, startDovecot } from '../../../../test/dovecot.ts'
import { type ImapPerson, type ImapWorld, startImapWorld } from '../../../../test/imap-account.ts'
import { startTestServer } from '../../../../test/server.ts'
import { makeLog } from '../../../platform/log.ts'

const missing = await missingDovecot()
const secret = 'open sesame'

describe.skipIf(missing !== undefined)(`connecting a mailbox${missing ? `. ${missing}` : ''}`, () => {
  let dovecot: Dovecot
  let trust: Disposable
  let world: ImapWorld
  let ada: ImapPerson
  beforeAll(async () => {
    dovecot = await startDovecot()
    trust = trusting(dovecot.authority)
    world = await startImapWorld(dovecot)
  })
  afterAll(async () => {
    await world[Symbol.asyncDispose]()
    trust[Symbol.dispose]()
    await dovecot[Symbol.asyncDispose]()
  })
  beforeEach(async () => {
    world.smtp.behave('accept')
    ada = await world.aPerson()
  })

  it('[CON87] tries both servers, then keeps what opens them and has the mailbox read', async () => {
    await ada.at.deliver({ subject: 'Hello' })
    const { status, data } = await ada.connect()
    expect(status).toBe(200)
    const { password: _, ...told } = ada.settings()
    expect(data).toEqual({
      is_offered: true,
      allowed_hosts: ['localhost', '127.0.0.1'],
      account: {
        ...told,
        mailbox: expect.objectContaining({ integration_mail_type: 'imap', state: 'syncing' }),
        sync_hours: [],
      },
    })
    expect(world.smtp.commands.some((command) => command.startsWith('AUTH'))).toBe(true)
    expect(world.smtp.mails).toEqual([])
    await world.server.runDueJobs()
    expect(await ada.mailbox()).toMatchObject({
      account: 'ada@example.com',
      state: 'connected',
      first_sync_done: true,
    })
    expect((await ada.mails()).map(({ mail_subject }) => mail_subject)).toEqual(['Hello'])
  })

  it.each<[string, Partial<ImapConnecting>]>([
    ['password', { password: 'wrong' }],
    ['imap_port', { imap_port: 0 }],
    ['imap_host', { imap_host: 'no name' }],
    ['imap_host', { imap_host: 'imap.not-there.invalid' }],
    ['imap_host', { imap_host: '127.0.0.1' }],
    ['imap_host', { imap_port: 1 }],
    ['smtp_host', { smtp_host: 'elsewhere.example.org' }],
    ['smtp_security', { smtp_security: 'tls' }],
    ['smtp_security', { smtp_security: 'starttls' }],
    ['address', { address: 'nobody' }],
    ['user', { user: 'a\r\nb' }],
    ['password', { password: 'a\r\nb' }],
  ])('[CON87] names the field that is wrong, and keeps nothing: %s %o', async (path, differing) => {
    const answer = await ada.connect(differing)
    expect(answer).toMatchObject({ status: 400, errors: [{ path }] })
    expect((await world.server.call(getImap, {}, ada.token)).data?.account).toBeNull()
  })

  it('[CON87] names the password where the server that sends mails does not accept it', async () => {
    world.smtp.behave('refuse_sign_in')
    expect(await ada.connect()).toMatchObject({
      status: 400,
      errors: [{ path: 'password', message: expect.stringContaining('sends mails') }],
    })
  })

  it('[CON89] uses STARTTLS, and sends no password where it cannot', async () => {
    const starttls = { imap_port: dovecot.port, imap_security: 'starttls' as const }
    expect((await ada.connect(starttls)).status).toBe(200)
    const heard: string[] = []
    const plain = await listen((line) => heard.push(line))
    const answer = await ada.connect({ imap_port: portOf(plain), imap_security: 'starttls' })
    expect(answer).toMatchObject({ status: 400, errors: [{ path: 'imap_security' }] })
    expect(heard.join('\n')).not.toMatch(/LOGIN|AUTHENTICATE/)
    plain.close()
  })

  it('[CON87] leaves mailboxes of Google to the card of Google', async () => {
    const google = await listen(() => {}, 'IMAP4rev1 X-GM-EXT-1')
    const answer = await ada.connect({
      imap_host: '127.0.0.1',
      imap_port: portOf(google),
      imap_security: 'none',
    })
    expect(answer).toMatchObject({
      status: 400,
      errors: [{ path: 'imap_host', message: expect.stringContaining('Google') }],
    })
    google.close()
  })

  it('[CON89] believes no certificate of an unknown authority, and none of another name', async () => {
    trust[Symbol.dispose]()
    expect(await ada.connect()).toMatchObject({
      status: 400,
      errors: [{ path: 'imap_host', message: expect.stringContaining('certificate') }],
    })
    trust = trusting(dovecot.authority)
    expect(await ada.connect({ imap_host: '127.0.0.1' })).toMatchObject({
      status: 400,
      errors: [{ path: 'imap_host', message: expect.stringContaining('certificate') }],
    })
  })

  it('[CON86] is offered only where the operator names servers', async () => {
    const bare = await startTestServer()
    const person = await bare.aPerson()
    expect((await bare.call(getInstance, {})).data).toMatchObject({ has_imap: false })
    expect((await bare.call(getImap, {}, person.access_token)).data).toMatchObject({
      is_offered: false,
      account: null,
    })
    const body = ada.settings()
    expect(await bare.call(connectImap, { body }, person.access_token)).toMatchObject({ status: 409 })
    await bare.close()
    expect((await world.server.call(getInstance, {})).data).toMatchObject({ has_imap: true })
  })

  it('[CON88] keeps the password sealed, and returns it to no caller', async () => {
    const lines: string[] = []
    await using other = await startImapWorld(dovecot, {
      log: makeLog('trace', { write: (line) => lines.push(line) }),
    })
    const told = await other.aPerson()
    await told.join()
    await told.connect({ password: `${secret}, but wrong` })
    const stored = JSON.stringify(await other.server.db.selectFrom('imap_account').selectAll().execute())
    const exported = await other.server.call(exportOwnData, {}, told.token)
    const shown = await other.server.call(getImap, {}, told.token)
    const jobs = await other.server.db.selectFrom('idempotency_key').selectAll().execute()
    for (const text of [stored, exported.text, shown.text, lines.join(''), JSON.stringify(jobs)]) {
      expect(text).not.toContain(secret)
      expect(text).not.toContain(Buffer.from(secret).toString('base64'))
    }
    expect(shown.text).toContain('localhost')
  })

  it('[CON101] takes the mails away when it is disconnected or another account is connected', async () => {
    await ada.at.deliver({ subject: 'First account' })
    await ada.join()
    const other = await dovecot.anAccount()
    await other.deliver({ subject: 'Second account' })
    const body = ada.settings({ user: other.user })
    expect((await world.server.call(connectImap, { body }, ada.token)).status).toBe(200)
    await world.server.runDueJobs()
    expect((await ada.mails()).map(({ mail_subject }) => mail_subject)).toEqual(['Second account'])
    expect((await world.server.call(disconnectImap, {}, ada.token)).data?.account).toBeNull()
    expect((await world.server.call(disconnectImap, {}, ada.token)).status).toBe(200)
    expect(await ada.mails()).toEqual([])
    expect((await world.server.call(refreshImap, {}, ada.token)).status).toBe(404)
    expect(await other.as((client) => client.status('INBOX', { messages: true }))).toMatchObject({
      messages: 1,
    })
  })

  it('[CON101] belongs to one person', async () => {
    await ada.join()
    const stranger = await world.server.aPerson()
    expect((await world.server.call(getImap, {}, stranger.access_token)).data?.account).toBeNull()
    expect((await world.server.call(refreshImap, {}, stranger.access_token)).status).toBe(404)
    await world.server.call(disconnectImap, {}, stranger.access_token)
    expect((await world.server.call(getImap, {}, ada.token)).data?.account).not.toBeNull()
    expect((await world.server.call(listIntegrations, {}, ada.token)).status).toBe(200)
  })

  it('[CON102] guesses the only server that the operator names', async () => {
    await using one = await startImapWorld(dovecot, { settings: { IMAP_HOSTS: 'mail.example.org' } })
    const { token } = await one.aPerson()
    const guess = await one.server.call(guessImap, { body: { address: 'ada@anything.example' } }, token)
    expect(guess.data?.servers).toMatchObject({
      imap_host: 'mail.example.org',
      imap_port: 993,
      smtp_port: 465,
    })
  })
})

/** A mail server without TLS that accepts everything. */
async function listen(
  onLine: (line: string) => void,
  capability = 'IMAP4rev1 AUTH=PLAIN',
): Promise<NetServer> {
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy())
    socket.write(`* OK [CAPABILITY ${capability}] ready\r\n`)
    socket.on('data', (data) => {
      onLine(data.toString())
      const [tag = ''] = data.toString().split(' ')
      socket.write(`* CAPABILITY ${capability}\r\n${tag} OK done\r\n`)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return server
}

function portOf(server: NetServer): number {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('A port was asked for.')
  return address.port
}
