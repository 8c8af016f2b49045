import { sendTestMail, type SessionUser } from '@meridian/contract'
import { afterEach, describe, expect, it } from 'vitest'
import { type MailServer, startMailServer } from '../../../../../simulators/src/smtp/mail-server.ts'
import { readMail } from '../../../../../simulators/src/smtp/read-mail.ts'
import { aUserWithRole } from '../../../../test/operators.ts'
import { startTestServer, type TestServer } from '../../../../test/server.ts'

let server: TestServer
let chief: SessionUser

async function start(settings: NodeJS.ProcessEnv = {}) {
  server = await startTestServer({ settings })
  chief = await aUserWithRole(server, 'admin', 'Clara')
}
afterEach(() => server.close())

const send = () => server.call(sendTestMail, {}, chief.access_token)

describe('[PPL76] a test mail', () => {
  const secret = 'p4ss-w0rd/of+smtp'

  async function startMailing(): Promise<MailServer> {
    const outside = await startMailServer()
    const url = outside.url.replace('smtp://', `smtp://clara:${encodeURIComponent(secret)}@`)
    await start({
      SMTP_URL: url,
      MAIL_FROM: 'Meridian <meet@people.example>',
      PUBLIC_URL: 'http://localhost',
    })
    return outside
  }

  it('goes to the operator at once, and shows that it was accepted', async () => {
    await using outside = disposable(await startMailing())
    expect((await send()).data).toEqual({
      sent_to: chief.primary_email,
      outcome: 'accepted',
      answer: '250 2.0.0 Kept',
      took_ms: expect.any(Number),
    })
    const [mail] = outside.server.mails
    expect(mail?.to).toEqual([chief.primary_email])
    expect(readMail(mail?.content ?? '').subject).toBe('Test mail from Meridian')
  })

  it.each([
    ['refuse_recipient', 'refused', 'No such mailbox here'],
    ['refuse_sign_in', 'sign_in', 'Authentication credentials invalid'],
    ['busy', 'busy', 'Try again later'],
  ] as const)('of a server that does %s shows its words', async (behaviour, outcome, words) => {
    await using outside = disposable(await startMailing())
    outside.server.behave(behaviour)
    const { data } = await send()
    expect(data).toMatchObject({ outcome, answer: expect.stringContaining(words) })
    expect(JSON.stringify(data)).not.toContain(secret)
  })

  it('of a server that is gone says so', async () => {
    const outside = await startMailing()
    await outside.close()
    expect((await send()).data).toMatchObject({ outcome: 'unreachable', answer: null })
  })

  it('[PPL48] is for operators', async () => {
    await start()
    const { access_token } = await server.aPerson()
    expect((await server.call(sendTestMail, {}, access_token)).status).toBe(403)
    expect((await server.call(sendTestMail, {})).status).toBe(401)
  })

  it('needs a mail server, and is limited', async () => {
    await start()
    expect((await send()).status).toBe(503)
    for (let count = 0; count < 9; count += 1) await send()
    expect((await send()).status).toBe(429)
  })
})

function disposable(outside: MailServer) {
  return { server: outside, [Symbol.asyncDispose]: () => outside.close() }
}
