import { createHash } from 'node:crypto'
import {
  deleteMail,
  endSession,
  importMails,
  type Input,
  listSessions,
  login,
  openMailDocument,
  type SessionUser,
  updateUser,
} from '@meridian/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { hostile_mails } from '../../../../test/hostile-mails.ts'
import { aUserWithRole } from '../../../../test/operators.ts'
import { startTestServer, type TestServer } from '../../../../test/server.ts'
import { makeLog } from '../../../platform/log.ts'

const nowhere = '01890000-0000-7000-8000-000000000000'
const now = '2026-11-20T09:00:00.000Z'
const lines: string[] = []
let server: TestServer
let ada: SessionUser

beforeAll(async () => {
  server = await startTestServer({
    log: makeLog('trace', { write: (line: string) => void lines.push(line) }),
  })
})
afterAll(() => server.close())
beforeEach(async () => {
  server.setNow(now)
  ada = await server.aPerson()
})

describe('an address', () => {
  it('[MAIL45] shows the mail for five minutes, as often as it is opened', async () => {
    const { url, expires_at } = await addressOf(await aMail({ html: '<p>Shall we <b>meet</b>?</p>' }))
    expect(expires_at).toBe('2026-11-20T09:05:00.000Z')
    expect(url).toMatch(/^\/mail-document\/[\w-]{100,200}$/)
    for (const moment of [now, '2026-11-20T09:04:59.999Z']) {
      server.setNow(moment)
      const { status, text, headers } = await opened(url)
      expect({ status, type: headers['content-type'] }).toEqual({
        status: 200,
        type: 'text/html; charset=utf-8',
      })
      expect(text).toContain('<body dir="auto"><p>Shall we <b>meet</b>?</p>')
    }
    server.setNow('2026-11-20T09:05:00.000Z')
    expect(await opened(url)).toMatchObject({ status: 404, text: expect.stringContaining('has expired') })
  })

  it('[MAIL45] is nothing that can be guessed, altered or made of another', async () => {
    const { url } = await addressOf(await aMail({ html: '<p>Hidden words</p>' }))
    const ticket = url.slice('/mail-document/'.length)
    const altered = Array.from({ length: 20 }, (_, index) => {
      const at = Math.floor((index * ticket.length) / 20)
      return `${ticket.slice(0, at)}${ticket[at] === 'A' ? 'B' : 'A'}${ticket.slice(at + 1)}`
    })
    for (const wrong of [...altered, ticket.slice(0, -4), 'x', nowhere, '%00', ada.access_token]) {
      const { status, text } = await opened(`/mail-document/${wrong}`)
      expect(status).toBe(404)
      expect(text).not.toContain('Hidden')
    }
    expect((await opened('/mail-document/')).status).toBe(404)
    expect((await server.send({ method: 'POST', path: url })).status).toBe(405)
  })

  it('[MAIL45] is given to the owner of the mail alone, and for what there is', async () => {
    const mail_id = await aMail({})
    const ask = (input: Input<typeof openMailDocument>, token?: string) =>
      server.call(openMailDocument, input, token)
    const eve = await server.aPerson()
    expect(await ask({ params: { mail_id } })).toMatchObject({ status: 401, data: null })
    expect(await ask({ params: { mail_id } }, eve.access_token)).toMatchObject({ status: 404, data: null })
    expect(await ask({ params: { mail_id: nowhere } }, ada.access_token)).toMatchObject({ status: 404 })
    const olga = await aUserWithRole(server, 'admin')
    expect(await ask({ params: { mail_id } }, olga.access_token)).toMatchObject({ status: 403, data: null })
    for (const [field, body] of [
      ['images', { images: 1 }],
      ['theme', { theme: 'neon' }],
    ] as const) {
      const payload = JSON.stringify(body)
      const answer = await server.send({
        method: 'POST',
        path: `/v1/mail/document/${mail_id}`,
        payload,
        headers: { 'content-type': 'application/json' },
        token: ada.access_token,
      })
      expect(answer).toMatchObject({ status: 400, errors: [{ path: field }] })
    }
    expect(await ask({ params: { mail_id: 'x' } }, ada.access_token)).toMatchObject({
      status: 400,
      errors: [{ path: 'mail_id' }],
    })
  })

  it('[MAIL45] is another one each time, and kept nowhere', async () => {
    const mail_id = await aMail({})
    const headers = { 'idempotency-key': 'the same each time', 'content-type': 'application/json' }
    const path = `/v1/mail/document/${mail_id}`
    const urls = new Set<unknown>()
    for (let times = 0; times < 2; times += 1) {
      const request = { method: 'POST', path, headers, payload: '{}', token: ada.access_token } as const
      const { data } = await server.send(request)
      urls.add(Object(data).url)
    }
    expect(urls.size).toBe(2)
  })

  it('[MAIL46] ends with the session that requested it, and with no other', async () => {
    const { url } = await addressOf(await aMail({ html: '<p>Shown</p>' }))
    const { primary_email } = ada
    const { data } = await server.call(login, { body: { primary_email, password: 'correct horse battery' } })
    const elsewhere = data?.access_token ?? ''
    const { data: sessions } = await server.call(listSessions, {}, elsewhere)
    const other = sessions?.find(({ is_current }) => is_current)
    const own = sessions?.find(({ is_current }) => !is_current)
    await server.call(endSession, { params: { session_id: other?.session_id ?? '' } }, ada.access_token)
    expect((await opened(url)).status).toBe(200)
    await server.call(endSession, { params: { session_id: own?.session_id ?? '' } }, ada.access_token)
    expect(await opened(url)).toMatchObject({ status: 404, text: expect.not.stringContaining('Shown') })
  })

  it('[MAIL46] ends where the person is let in no more, or is made one without screens', async () => {
    const { url } = await addressOf(await aMail({}))
    await changeAda({ role: 'admin' })
    expect((await opened(url)).status).toBe(404)
    await changeAda({ role: 'user' })
    expect((await opened(url)).status).toBe(200)
    await changeAda({ disabled_at: new Date(now) })
    expect((await opened(url)).status).toBe(404)
  })

  it('[MAIL46] ends with the mail, but not by moving it to the trash', async () => {
    const mail_id = await aMail({})
    const { url } = await addressOf(mail_id)
    await server.call(deleteMail, { params: { mail_id } }, ada.access_token)
    expect((await opened(url)).status).toBe(200)
    await server.db.deleteFrom('mail').where('mail_id', '=', mail_id).execute()
    expect((await opened(url)).status).toBe(404)
  })

  it('[MAIL47] is in no log', async () => {
    const { url } = await addressOf(await aMail({}))
    lines.length = 0
    await opened(url)
    await opened(`${url}x`)
    expect(lines.map((line) => Object(JSON.parse(line)).route)).toEqual([
      '/mail-document/:ticket',
      '/mail-document/:ticket',
    ])
    expect(lines.join('')).not.toContain(url.slice(-40))
  })
})

describe('the page', () => {
  const picture = '<p>Look: <img src="https://images.example.net/a.png" alt="A boat"></p>'

  it('[MAIL47] may run nothing, and no cache stores it', async () => {
    const { url } = await addressOf(await aMail({ html: picture }))
    const { headers, text } = await opened(url)
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'x-robots-tag': 'noindex',
    })
    expect(policyOf(headers)).toEqual([
      "default-src 'none'",
      `style-src 'sha256-${styleHash(text)}'`,
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'self'",
      'sandbox allow-same-origin allow-popups allow-popups-to-escape-sandbox',
    ])
    expect(text).not.toContain('images.example.net')
    expect(text).toContain('<span class="held-image">[A boat]</span>')
  })

  it('[MAIL47] may load images where they were requested, and nothing else', async () => {
    const { url } = await addressOf(await aMail({ html: picture }), { images: true })
    const { headers, text } = await opened(url)
    expect(text).toContain('<img src="https://images.example.net/a.png"')
    expect(policyOf(headers)).toContain('img-src https: http:')
    const sources = policyOf(headers).filter((one) => /-src /.test(one))
    expect(sources).toEqual([
      "default-src 'none'",
      expect.stringContaining('style-src'),
      'img-src https: http:',
    ])
  })

  it('[MAIL47] of an error may load nothing either', async () => {
    const { headers, text } = await opened('/mail-document/nothing')
    expect(policyOf(headers)).toContain(`style-src 'sha256-${styleHash(text)}'`)
    expect(policyOf(headers)).toContain("default-src 'none'")
    expect(text).toContain('<p lang="de">Diese Ansicht der E-Mail ist abgelaufen.')
  })

  it('[MAIL48] [MAIL51] is the mail in the requested theme, in its language, with the page’s texts in the reader’s', async () => {
    await server.call(updateUser, { body: { language: 'de' } }, ada.access_token)
    const mail_id = await aMail({
      text: 'Bonjour Ada,\n\npouvez-vous venir mardi à la réunion ?\n\n> Est-ce possible ?',
      subject: '</title><script>',
    })
    const { url } = await addressOf(mail_id, { theme: 'dark' })
    const { text } = await opened(url)
    expect(text).toMatch(/^<!doctype html><html lang="fr">/)
    expect(text).toContain('<title>&lt;/title&gt;&lt;script&gt;</title><style>:root{color-scheme:dark;')
    expect(text).toContain('pre{font:inherit}')
    expect(text).toContain('<details class="quote"><summary lang="de">Frühere E-Mails</summary>')
  })

  it.each(hostile_mails)(
    '[MAIL47] [MAIL48] of a mail that is hostile by $name is at rest',
    async ({ file }) => {
      const mail_id = await imported(file)
      for (const images of [false, true]) {
        const { url } = await addressOf(mail_id, { images })
        const { status, text, headers } = await opened(url)
        expect(status).toBe(200)
        const [, body = ''] = text.split('<body dir="auto">')
        const pattern = images
          ? /<(?!img )(script|style|link|meta|base|svg|iframe|form|object)|\bon\w+=|javascript:/i
          : /<(script|style|link|meta|base|img|svg|iframe|form|object)|\bon\w+="|="javascript:/i
        expect(body).not.toMatch(pattern)
        expect(policyOf(headers)).toContain("default-src 'none'")
      }
    },
  )
})

function changeAda(set: { role?: 'admin' | 'user'; disabled_at?: Date | null }) {
  return server.db.updateTable('app_user').set(set).where('user_id', '=', ada.user_id).execute()
}

function policyOf(headers: Record<string, unknown>): string[] {
  return String(headers['content-security-policy']).split('; ')
}

function styleHash(html: string): string {
  const [, style = ''] = /<style>([^<]*)<\/style>/.exec(html) ?? []
  return createHash('sha256').update(style).digest('base64')
}

function opened(url: string) {
  return server.send({ method: 'GET', path: url })
}

async function addressOf(mail_id: string, body: Input<typeof openMailDocument>['body'] = {}) {
  const { data, message } = await server.call(
    openMailDocument,
    { params: { mail_id }, body },
    ada.access_token,
  )
  if (!data) throw new Error(message)
  return data
}

let made = 0

function aMail({
  html,
  text = 'Text',
  subject = 'Hello',
}: {
  html?: string
  text?: string
  subject?: string
}) {
  made += 1
  const head = [
    `Message-ID: <document-${made}@example.org>`,
    'From: Bo <bo@example.org>',
    `Subject: ${subject}`,
  ]
  const type = `Content-Type: text/${html === undefined ? 'plain' : 'html'}; charset=utf-8`
  return imported([...head, type, '', html ?? text].join('\n'))
}

async function imported(file: string): Promise<string> {
  const path = importMails.path
  const headers = { 'content-type': 'message/rfc822' }
  const answer = await server.send({ method: 'POST', path, headers, payload: file, token: ada.access_token })
  const { data } = importMails.reply.safeParse(answer.data)
  const [mail_id] = data?.mail_ids ?? []
  if (mail_id === undefined) throw new Error(answer.message)
  return mail_id
}
