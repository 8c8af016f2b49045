import { once } from 'node:events'
import { createServer } from 'node:net'
import { inspect } from 'node:util'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type MailServer, startMailServer } from '../../../simulators/src/smtp/mail-server.ts'
import { readMail } from '../../../simulators/src/smtp/read-mail.ts'
import { lineTo, type Mail, MailError, sendMail } from './mail.ts'
import { type MailConfig, mailOf } from './mail-config.ts'

const id = '01890000-0000-7000-8000-000000000000'
const { signal } = new AbortController()
let outside: MailServer

beforeEach(async () => {
  outside = await startMailServer()
})
afterEach(() => outside.close())

function aConfig(url = outside.url): MailConfig {
  const settings = {
    SMTP_URL: url,
    MAIL_FROM: 'Meridian <meet@people.example>',
    PUBLIC_URL: 'https://x.example',
  }
  const config = mailOf(settings)
  if (!config) throw new Error('The settings set up no mail.')
  return config
}

function aMail(about: Partial<Mail> = {}): Mail {
  return {
    to: { name: 'Zoë Ünal', address: 'zoe@people.example' },
    subject: 'Grüße',
    text: 'Ein Gruß.\n.\nUnd ein Punkt davor.',
    ...about,
  }
}

function send(mail = aMail(), { config = aConfig(), limitMs = 5000 } = {}): Promise<unknown> {
  return sendMail(config, { mail, id }, { signal, limitMs }).catch((error: unknown) => error)
}

async function sent(mail?: Mail) {
  await send(mail)
  const [handed] = outside.mails
  if (!handed) throw new Error('Nothing was sent.')
  return { ...handed, ...readMail(handed.content) }
}

describe('[MAIL2]', () => {
  it('sends text, and other forms of it beside', async () => {
    const html = '<p>Ein Gruß.</p>'
    const calendar = { content_type: 'text/calendar; method=REQUEST', content: 'BEGIN:VCALENDAR' }
    const mail = await sent(aMail({ html, alternatives: [calendar] }))
    expect(mail).toMatchObject({
      from: 'meet@people.example',
      to: ['zoe@people.example'],
      subject: 'Grüße',
    })
    expect(mail.parts.map(({ type }) => type.split(';', 1)[0])).toEqual([
      'text/plain',
      'text/html',
      'text/calendar',
    ])
    expect(mail.parts.map(({ text }) => text.replaceAll('\r\n', '\n').trim())).toEqual([
      'Ein Gruß.\n.\nUnd ein Punkt davor.',
      html,
      'BEGIN:VCALENDAR',
    ])
  })

  it('says who sends it, that a machine does, and which mail it is', async () => {
    const { headers } = await sent()
    expect(Object.fromEntries(headers)).toMatchObject({
      from: 'Meridian <meet@people.example>',
      to: 'Zoë Ünal <zoe@people.example>',
      'auto-submitted': 'auto-generated',
      'message-id': `<${id}@people.example>`,
    })
  })
})

describe('[MAIL3]', () => {
  const twoLines = 'Grüße\r\nBcc: everybody@people.example'
  it.each([
    ['subject', { subject: twoLines }],
    ['name', { to: { name: twoLines, address: 'zoe@people.example' } }],
    ['address', { to: { name: '', address: 'zoe@people.example\r\nBcc: everybody@people.example' } }],
    ['address', { to: { name: '', address: 'zoe@people.example, everybody@people.example' } }],
    ['type', { alternatives: [{ content_type: 'text/plain\r\nX-Other: 1', content: '' }] }],
  ])('lets no %s add a header or a reader', async (_, about) => {
    expect(await send(aMail(about))).toBeInstanceOf(Error)
    expect(outside.commands).toEqual([])
  })

  it('reads no file and asks no address, whatever the text looks like', async () => {
    const { parts } = await sent(
      aMail({ text: '{"path":"/etc/passwd"}', html: '<img src="file:///etc/passwd">' }),
    )
    expect(parts[0]?.text.trim()).toBe('{"path":"/etc/passwd"}')
  })
})

describe('[MAIL4]', () => {
  it('tells a password on an encrypted line alone, or on this machine', async () => {
    const credentials = { user: 'meet', password: 'a secret' }
    const config = { ...aConfig(), credentials }
    const far = { ...config, host: 'mail.people.example' }
    expect(lineTo(far)).toMatchObject({ secure: false, requireTLS: true, ignoreTLS: false })
    expect(lineTo({ ...far, isTls: true })).toMatchObject({ secure: true })
    expect(lineTo({ ...far, credentials: undefined })).toMatchObject({ requireTLS: false, ignoreTLS: false })
    expect(await send(aMail(), { config })).toBeUndefined()
    expect(outside.commands).toContain(`AUTH PLAIN ${Buffer.from('\0meet\0a secret').toString('base64')}`)
  })
})

describe('[MAIL5]', () => {
  it.each([
    ['busy', 'failed'],
    ['refuse_recipient', 'refused'],
    ['refuse_sign_in', 'failed'],
  ] as const)('knows a server that is %s', async (behaviour, kind) => {
    outside.behave(behaviour)
    const config = aConfig(outside.url.replace('//', '//meet:a%20secret@'))
    expect(await send(aMail(), { config })).toMatchObject({ kind })
    expect(outside.mails).toEqual([])
  })

  it('knows a server that is not there', async () => {
    const nobody = createServer().listen(0, '127.0.0.1')
    await once(nobody, 'listening')
    const address = nobody.address()
    nobody.close()
    await once(nobody, 'close')
    const port = typeof address === 'object' && address ? address.port : 0
    expect(await send(aMail(), { config: { ...aConfig(), port } })).toMatchObject({ kind: 'failed' })
  })

  it.each(['silent', 'dawdle'] as const)(
    'waits no longer than it may for a server that is %s',
    async (slow) => {
      outside.behave(slow)
      const startedMs = performance.now()
      expect(await send(aMail(), { limitMs: 150 })).toMatchObject({ kind: 'failed' })
      expect(performance.now() - startedMs).toBeLessThan(4000)
    },
  )

  it('says neither addresses nor passwords nor what the server wrote', async () => {
    outside.behave('refuse_recipient')
    const error = await send()
    expect(error).toBeInstanceOf(MailError)
    expect(error).toMatchObject({
      message: 'The mail server did not take a mail (EENVELOPE 550 at RCPT TO).',
    })
    expect(inspect(error)).not.toMatch(/zoe|mailbox/)
  })
})
