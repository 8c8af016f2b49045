import { createHash } from 'node:crypto'
import {
  createCalendarFeed,
  createResetLink,
  forgotPassword,
  getInstance,
  getUser,
  inviteAccount,
  resetPassword,
  type SessionUser,
  setPassword,
  updateAccount,
  updateUser,
} from '@meridian/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type MailServer, startMailServer } from '../../../../../simulators/src/smtp/mail-server.ts'
import { readMail } from '../../../../../simulators/src/smtp/read-mail.ts'
import { signInStatus, aUserWithRole, tokenOf } from '../../../../test/operators.ts'
import { startTestServer, type TestServer } from '../../../../test/server.ts'

const new_password = 'another horse entirely'
const unusable = { status: 404, message: 'This link does not work any more. Ask for a new one.', data: null }
const withMail = (url: string) => ({
  SMTP_URL: url,
  MAIL_FROM: 'Meridian <meet@people.example>',
  PUBLIC_URL: 'https://meet.people.example',
})
let outside: MailServer
let server: TestServer
let ada: SessionUser

beforeEach(async () => {
  outside = await startMailServer()
  server = await startTestServer({ settings: { ...withMail(outside.url), TRIES_PER_NETWORK: '20' } })
  ada = await server.aPerson({ first_name: 'Ada', timezone: 'Asia/Kathmandu' })
})
afterEach(async () => {
  await server.close()
  await outside.close()
})

function ask(primary_email = ada.primary_email) {
  return server.call(forgotPassword, { body: { primary_email } })
}

function reset(token: string, password = new_password) {
  return server.call(resetPassword, { body: { token, password } })
}

/** Asks for a link, and opens the mail. */
async function aLink(primary_email = ada.primary_email): Promise<string> {
  await ask(primary_email)
  await server.runDueJobs()
  return tokenOf(/https:\S+/.exec(textOf(outside.mails.at(-1)?.content))?.[0])
}

function textOf(content = ''): string {
  return readMail(content).parts[0]?.text ?? ''
}

/** An invited person, the operator, and the link that the operator got. */
async function anInvitation() {
  const admin = await aUserWithRole(server, 'admin')
  const body = { primary_email: 'new@people.example', first_name: 'New' }
  const { data } = await server.call(inviteAccount, { body }, admin.access_token)
  return { admin, handedOver: tokenOf(data?.set_password_url), user_id: data?.account.user_id ?? '' }
}

describe('[OUT21]', () => {
  it('answers the same for an unknown address, and mails nothing', async () => {
    const [known, unknown] = [await ask(), await ask('nobody@people.example')]
    expect(known).toMatchObject({
      status: 200,
      message: 'If an account has this address, a link is on its way to it.',
      data: { link_minutes: 60 },
    })
    expect(unknown.text).toBe(known.text)
    expect(outside.commands).toEqual([])
    await server.runDueJobs()
    expect(outside.mails.map(({ to }) => to)).toEqual([[ada.primary_email]])
  })

  it('does the same before the answer: one job waits, and no address was looked up', async () => {
    for (const primary_email of ['nobody@people.example', ada.primary_email]) {
      await ask(primary_email)
      expect(await server.db.selectFrom('password_link').selectAll().execute()).toEqual([])
      const ran = (await server.runDueJobs()).filter(({ name }) => name === 'password.forgotten')
      expect(ran.map(({ payload }) => payload)).toEqual([
        {
          primary_email,
          asked_at: '2026-11-20T09:00:00.000Z',
          public_url: 'https://meet.people.example',
        },
      ])
    }
  })

  it.each(['', 'ada', 'ada@people.example\r\nBcc: all@people.example', `${'x'.repeat(250)}@people.example`])(
    'refuses %j and names the field',
    async (primary_email) => {
      const { status, errors } = await ask(primary_email)
      expect({ status, path: errors?.[0]?.path }).toEqual({ status: 400, path: 'primary_email' })
    },
  )
})

describe('[OUT22]', () => {
  it('mails one link for any case of the address and any number of concurrent requests', async () => {
    await Promise.all([ask(ada.primary_email.toUpperCase()), ask(), ask()])
    await server.runDueJobs()
    expect(outside.mails).toHaveLength(1)
    const { subject, headers, parts } = readMail(outside.mails[0]?.content ?? '')
    expect(subject).toBe('Set a new password for Meridian')
    expect(Object.fromEntries(headers)['to']).toBe(ada.primary_email)
    expect(parts.map(({ text }) => text).join('')).toContain('https://meet.people.example/auth/reset#')
  })

  it('contains no word that a person typed', async () => {
    const first_name = 'Win at casino.example'
    await server.call(updateUser, { body: { first_name } }, ada.access_token)
    await aLink()
    expect(outside.mails[0]?.content).not.toMatch(/casino|Example Ltd|Ada/)
  })

  it('speaks the language of the person', async () => {
    await server.call(updateUser, { body: { language: 'de' } }, ada.access_token)
    await aLink()
    expect(readMail(outside.mails[0]?.content ?? '').subject).toBe('Neues Passwort für Meridian')
  })

  it('is not sent to a disabled account', async () => {
    const admin = await aUserWithRole(server, 'admin')
    const change = { params: { user_id: ada.user_id }, body: { is_disabled: true } }
    await server.call(updateAccount, change, admin.access_token)
    expect((await ask()).status).toBe(200)
    await server.runDueJobs()
    expect(outside.mails).toEqual([])
  })
})

describe('[OUT23]', () => {
  it('sets the password once, even when it is used twice at once, and ends every session', async () => {
    const token = await aLink()
    const answers = await Promise.all([reset(token), reset(token)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404])
    expect(await reset(token)).toMatchObject(unusable)
    expect((await server.call(getUser, {}, ada.access_token)).status).toBe(401)
    expect(await signInStatus(server, ada.primary_email, 'correct horse battery')).toBe(401)
    expect(await signInStatus(server, ada.primary_email, new_password)).toBe(200)
  })

  it('works for an hour and no moment longer', async () => {
    const token = await aLink()
    server.setNow('2026-11-20T10:00:00.000Z')
    expect(await reset(token)).toMatchObject(unusable)
    server.setNow('2026-11-20T09:59:59.000Z')
    expect((await reset(token)).status).toBe(200)
  })

  it.each(['short', 'password1', 'Ada Example'])('refuses %j, and the link still works', async (password) => {
    const token = await aLink()
    expect(await reset(token, password)).toMatchObject({ status: 400, errors: [{ path: 'password' }] })
    expect((await reset(token)).status).toBe(200)
  })

  it('still works when a newer one is mailed, and none does after the password was set', async () => {
    const first = await aLink()
    server.setNow('2026-11-20T09:06:00.000Z')
    const second = await aLink()
    expect((await reset(first)).status).toBe(200)
    expect(await reset(second)).toMatchObject(unusable)
  })

  it('[PPL15] revokes the private calendar address, and reports it', async () => {
    await server.call(createCalendarFeed, {}, ada.access_token)
    expect((await reset(await aLink())).data).toEqual({
      primary_email: ada.primary_email,
      is_feed_revoked: true,
    })
    expect(await server.db.selectFrom('calendar_feed').selectAll().execute()).toEqual([])
  })

  it('is not guessed', async () => {
    await aLink()
    for (const token of ['', 'garbage', 'x'.repeat(43)]) expect(await reset(token)).toMatchObject(unusable)
  })

  it('is kept as its hash alone', async () => {
    const token = await aLink()
    const rows = await server.db.selectFrom('password_link').selectAll().execute()
    expect(rows).toMatchObject([{ user_id: ada.user_id, is_mailed: true }])
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(rows[0]?.token_sha256).toEqual(createHash('sha256').update(token).digest())
  })
})

describe('[OUT24]', () => {
  it('leaves a link that an operator made as it is', async () => {
    const { handedOver } = await anInvitation()
    await aLink('new@people.example')
    const body = { token: handedOver, password: new_password }
    expect((await server.call(setPassword, { body })).status).toBe(200)
  })

  it('is not spoilt by a link that an operator makes', async () => {
    const { admin } = await anInvitation()
    const token = await aLink()
    await server.call(createResetLink, { params: { user_id: ada.user_id } }, admin.access_token)
    expect((await reset(token)).status).toBe(200)
  })

  it('[OUT23] spoils the other one when it has set the password', async () => {
    const { handedOver } = await anInvitation()
    expect((await reset(await aLink('new@people.example'))).status).toBe(200)
    const body = { token: handedOver, password: new_password }
    expect((await server.call(setPassword, { body })).status).toBe(404)
  })

  it('works in its own place alone', async () => {
    const { handedOver } = await anInvitation()
    expect(await reset(handedOver)).toMatchObject(unusable)
    const body = { token: await aLink(), password: new_password }
    expect((await server.call(setPassword, { body })).status).toBe(404)
  })
})

describe('[OUT25]', () => {
  it('is limited to five requests an hour for an address by one network, known or not', async () => {
    for (const address of [ada.primary_email, 'nobody@people.example']) {
      const statuses: number[] = []
      for (let round = 0; round < 6; round += 1) statuses.push((await ask(address)).status)
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    }
    server.setNow('2026-11-20T10:00:00.000Z')
    expect((await ask()).status).toBe(200)
  })

  it('[OUT26] still works for the person when a stranger elsewhere has used up the limit', async () => {
    for (let round = 0; round < 7; round += 1) await ask()
    await server.runDueJobs()
    const body = { primary_email: ada.primary_email }
    const own = await server.app.inject({
      method: 'POST',
      url: forgotPassword.path,
      payload: body,
      remoteAddress: '203.0.113.9',
    })
    expect(own.statusCode).toBe(200)
    await server.runDueJobs()
    expect(outside.mails).toHaveLength(1)
    const token =
      /#([\w-]{43})/.exec(readMail(outside.mails[0]?.content ?? '').parts[0]?.text ?? '')?.[1] ?? ''
    expect((await reset(token)).status).toBe(200)
  })

  it('[OUT26] mails an address one link in five minutes', async () => {
    for (const minute of ['00', '04', '06', '07']) {
      server.setNow(`2026-11-20T09:${minute}:00.000Z`)
      await ask()
      await server.runDueJobs()
    }
    expect(outside.mails).toHaveLength(2)
  })

  it('is limited by network as signing in is', async () => {
    const statuses: number[] = []
    for (let round = 0; round < 21; round += 1) {
      statuses.push((await ask(`person.${round}@elsewhere.example`)).status)
    }
    expect(statuses).toEqual([...Array<number>(20).fill(200), 429])
  })
})

describe('[OUT27]', () => {
  it('reports before sign-in whether there is a mail server, and refuses without one', async () => {
    expect((await server.call(getInstance, {})).data?.has_mail).toBe(true)
    const other = await startTestServer()
    try {
      expect((await other.call(getInstance, {})).data?.has_mail).toBe(false)
      const body = { primary_email: 'nobody@people.example' }
      expect(await other.call(forgotPassword, { body })).toMatchObject({
        status: 503,
        message: 'This instance sends no mail. Ask your administrator for a link that sets a new password.',
      })
    } finally {
      await other.close()
    }
  })
})

it('[OUT18] answers at once and mails later where the mail server is away', async () => {
  outside.behave('busy')
  expect((await ask()).status).toBe(200)
  expect((await server.runDueJobs()).filter(({ error }) => error !== null)).toEqual([])
  expect(outside.mails).toEqual([])
  outside.behave('accept')
  server.setNow('2026-11-20T09:01:00.000Z')
  await server.runDueJobs()
  expect(outside.mails).toHaveLength(1)
})
