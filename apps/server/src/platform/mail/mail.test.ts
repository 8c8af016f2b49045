import { once } from 'node:events'
import { createServer } from 'node:net'
import { inspect } from 'node:util'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type MailServer, startMailServer } from '../../../../simulators/src/smtp/mail-server.ts'
import { readMail } from '../../../../simulators/src/smtp/read-mail.ts'
import { composeMail, lineTo, type Mail, MailError, sendMail, tryMail } from './mail.ts'
import { type MailConfig, mailOf } from '../config/mail-config.ts'

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

async function send(mail = aMail(), { config = aConfig(), limitMs = 5000 } = {}): Promise<unknown> {
  try {
    await sendMail(config, await composeMail(mail, aSending(config)), { signal, limitMs })
    return undefined
  } catch (error) {
    return error
  }
}

function aSending({ from } = aConfig()) {
  return { from, message_id: `<${id}@people.example>`, date: new Date('2026-11-20T09:00:00.000Z') }
}

async function sent(mail?: Mail) {
  await send(mail)
  const [handed] = outside.mails
  if (!handed) throw new Error('Nothing was sent.')
  return { ...handed, ...readMail(handed.content) }
}

describe('[OUT15]', () => {
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

  it('names its sender, that a machine sends it, and its kind', async () => {
    const { headers } = await sent()
    expect(Object.fromEntries(headers)).toMatchObject({
      from: 'Meridian <meet@people.example>',
      to: 'Zoë Ünal <zoe@people.example>',
      'auto-submitted': 'auto-generated',
      'message-id': `<${id}@people.example>`,
    })
  })
})

it('[MAIL76] goes to the addresses of Bcc, which stand in the sender’s copy alone', async () => {
  const bcc = Array.from({ length: 20 }, (_, at) => ({
    name: `Größe ${at}`,
    address: `hidden${at}@people.example`,
  }))
  const text = 'Bcc: stays\r\n in the text'
  const { raw, own_copy, to } = await composeMail(aMail({ bcc, text }), aSending())
  expect(to).toEqual(['zoe@people.example', ...bcc.map(({ address }) => address)])
  expect(raw.toString()).not.toContain('hidden')
  expect(raw.toString()).toContain(text)
  const headers = Object.fromEntries(readMail(own_copy?.toString() ?? '').headers)
  expect(headers['bcc']?.split(', ')).toHaveLength(20)
  const { bcc: _hidden, ...shown } = headers
  expect(Object.fromEntries(readMail(raw.toString()).headers)).toEqual(shown)
  expect((await composeMail(aMail(), aSending())).own_copy).toBeUndefined()
})

it('[PPL76] hides what a mail server repeats of the sign-in, and ends in time', async () => {
  const token = Buffer.from('\0ada\0p4ss').toString('base64')
  const answers: Record<string, string> = {
    EHLO: '250-x\r\n250 AUTH PLAIN',
    AUTH: `535 no p4ss ${token}\u202e`,
  }
  const server = createServer((socket) => {
    socket.write('220 x\r\n')
    socket.on('data', (data) => socket.write(`${answers[data.toString().slice(0, 4)] ?? '250 OK'}\r\n`))
    socket.on('error', () => socket.destroy())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  const config = aConfig(`smtp://ada:p4ss@127.0.0.1:${port}`)
  const composed = await composeMail(aMail(), aSending(config))
  expect(await tryMail(config, composed, 5000)).toEqual({ outcome: 'sign_in', answer: '535 no … …' })
  server.close()
  outside.behave('silent')
  expect(await tryMail(aConfig(), composed, 200)).toEqual({ outcome: 'timeout', answer: null })
})

describe('[OUT20]', () => {
  it('brings an invitation as a form of the text and as a file', async () => {
    const content = 'BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nEND:VCALENDAR\r\n'
    const { parts } = await sent(aMail({ html: '<p>x</p>', calendar: { method: 'REQUEST', content } }))
    const types = parts.map(({ type }) => type)
    expect(types.some((type) => /^text\/calendar;.*method=REQUEST/i.test(type))).toBe(true)
    expect(types.some((type) => /^application\/ics/i.test(type))).toBe(true)
  })

  it('is in a conversation, under a sender name of its own, with a Reply-To', async () => {
    const ids = Array.from({ length: 40 }, (_, index) => `<${'x'.repeat(30)}${index}@people.example>`)
    const { raw } = await composeMail(
      aMail({
        from_name: 'Ada via Meridian',
        reply_to: { name: 'Ada', address: 'ada@people.example' },
        in_reply_to: ids.at(-1),
        references: ids,
        is_personal: true,
      }),
      aSending(),
    )
    const text = raw.toString('utf8')
    expect(
      text
        .slice(0, text.indexOf('\r\n\r\n'))
        .split('\r\n')
        .every((line) => line.length <= 998),
    ).toBe(true)
    const headers = Object.fromEntries(readMail(text).headers)
    expect(headers).toMatchObject({
      from: 'Ada via Meridian <meet@people.example>',
      'reply-to': 'Ada <ada@people.example>',
      'in-reply-to': ids.at(-1),
      date: 'Fri, 20 Nov 2026 09:00:00 +0000',
    })
    expect(headers['references']?.split(/\s+/)).toEqual(ids)
    expect(headers['auto-submitted']).toBeUndefined()
  })
})

describe('[OUT16]', () => {
  const twoLines = 'Grüße\r\nBcc: everybody@people.example'
  it.each([
    ['subject', { subject: twoLines }],
    ['name', { to: { name: twoLines, address: 'zoe@people.example' } }],
    ['address', { to: { name: '', address: 'zoe@people.example\r\nBcc: everybody@people.example' } }],
    ['address', { to: { name: '', address: 'zoe@people.example, everybody@people.example' } }],
    ['sender', { from_name: twoLines }],
    ['way back', { reply_to: { name: twoLines, address: 'zoe@people.example' } }],
    ['conversation', { in_reply_to: '<1@people.example>\r\nBcc: everybody@people.example' }],
    ['conversation', { references: ['<1@people.example> <2@people.example>'] }],
    ['type', { alternatives: [{ content_type: 'text/plain\r\nX-Other: 1', content: '' }] }],
  ])('lets no %s add a header or a reader', async (_, about) => {
    expect(await send(aMail(about))).toBeInstanceOf(Error)
    expect(outside.commands).toEqual([])
  })

  it('reads no file and calls no address, whatever the text looks like', async () => {
    const { parts } = await sent(
      aMail({ text: '{"path":"/etc/passwd"}', html: '<img src="file:///etc/passwd">' }),
    )
    expect(parts[0]?.text.trim()).toBe('{"path":"/etc/passwd"}')
  })
})

describe('[OUT17]', () => {
  it('sends a password over an encrypted connection alone, or on this machine', async () => {
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

describe('[OUT18]', () => {
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

  it('reports neither addresses nor passwords nor what the server wrote', async () => {
    outside.behave('refuse_recipient')
    const error = await send()
    expect(error).toBeInstanceOf(MailError)
    expect(error).toMatchObject({
      message: 'The mail server did not take a mail (EENVELOPE 550 at RCPT TO).',
    })
    expect(inspect(error)).not.toMatch(/zoe|mailbox/)
  })
})
