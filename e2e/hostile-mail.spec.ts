import { importMails, openMailDocument } from '@meridian/contract'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { hostileMarkup } from '../apps/server/test/hostile-markup.ts'
import { type Listener, startListener } from '../apps/server/test/listener.ts'
import { test } from './support/guard.ts'
import { startPages } from './support/pages.ts'
import { aPerson, type Person } from './support/person.ts'

// A recorder puts a script of its own into every page, which the frames of mails refuse and report. Where nothing is
// recorded these tests share the browsers of the others, which this setting keeps them from.
if (process.env['EVERY_SIZE'] || process.env['CI']) test.use({ trace: 'off' })

const sandbox = 'allow-same-origin allow-popups allow-popups-to-escape-sandbox'
const desk_page = '<!doctype html><title>Desk</title>'
let home: Listener

test.beforeAll(async () => {
  home = await startListener()
})
test.afterAll(() => home.close())
test.beforeEach(() => home.forget())

test('[MAIL52] no hostile mail asks anybody for anything, with or without pictures', async ({
  page,
  request,
}) => {
  const mara = await aPerson(request)
  await openDesk(page)
  for (const [index, { name, html }] of hostileMarkup(home.url).entries()) {
    const mail_id = await importMail(mara, request, html)
    // `npm test` shows each one way; both take a quarter of a second.
    for (const images of process.env['EVERY_SIZE'] ? [false, true] : [index % 2 === 0]) {
      await show(page, await addressOf(mara, mail_id, { images }))
      expect(await page.evaluate(isAtRest), name).toBe(true)
    }
  }
  const last = await importMail(mara, request, `<img src="${home.url}/the-end">`)
  await show(page, await addressOf(mara, last, { images: true }))
  await expect.poll(() => home.requests().map(({ url }) => url)).toEqual(['/the-end'])
  expect(home.connections()).toBe(1)
})

test('[MAIL52] the samples do call where nothing stops them', { tag: '@whole' }, async ({ page, guard }) => {
  guard.expectLogged('')
  await using pages = await startFrames(page, {})
  for (const { name } of hostileMarkup(home.url)) await show(page, pages.addressOf(name), null)
  await expect.poll(() => new Set(home.requests().map(({ url }) => url)).size).toBeGreaterThan(30)
})

test('[MAIL47] [MAIL52] the policy alone silences whatever the page holds', { tag: '@whole' }, async ({
  page,
  request,
  guard,
}) => {
  guard.expectLogged('')
  const mara = await aPerson(request)
  const url = await addressOf(mara, await importMail(mara, request, '<p>x</p>'), {})
  const policy = (await request.get(url)).headers()['content-security-policy'] ?? ''
  await using pages = await startFrames(page, { policy })
  for (const { name } of hostileMarkup(home.url)) {
    // A policy has no say in whom a browser connects to before it asks for something.
    if (name !== 'a hint to connect') await show(page, pages.addressOf(name), null)
  }
  const last = await importMail(mara, request, `<img src="${home.url}/the-end">`)
  await page.unrouteAll()
  await openDesk(page)
  await show(page, await addressOf(mara, last, { images: true }))
  await expect.poll(() => home.requests().map((one) => one.url)).toEqual(['/the-end'])
})

test('[MAIL47] [MAIL39] pictures come when they are asked for, and learn nothing of who asks', async ({
  page,
  request,
}) => {
  const mara = await aPerson(request)
  const html = `<p>Look: <img src="${home.url}/boat.png" alt="A boat"></p>`
  await openDesk(page)
  const mail_id = await importMail(mara, request, html)
  await show(page, await addressOf(mara, mail_id, {}))
  await expect(page.frameLocator('iframe').getByText('[A boat]')).toBeVisible()
  expect(home.connections()).toBe(0)
  await show(page, await addressOf(mara, mail_id, { images: true }))
  await expect(page.frameLocator('iframe').getByRole('img', { name: 'A boat' })).toBeVisible()
  await expect.poll(() => home.requests().length).toBe(1)
  const [asked] = home.requests()
  expect(asked?.headers['sec-fetch-dest']).toBe('image')
  expect(asked?.headers).not.toHaveProperty('referer')
  expect(asked?.headers).not.toHaveProperty('cookie')
  expect(JSON.stringify(asked)).not.toContain('mail-document')
})

test('[MAIL49] a link opens apart, and nobody there learns who came from where', async ({
  page,
  request,
}) => {
  const mara = await aPerson(request)
  const html = `<p><a href="${home.url}/offer" target="_top">https://bank.example</a></p>`
  await openDesk(page)
  await show(page, await addressOf(mara, await importMail(mara, request, html), {}))
  const frame = page.frameLocator('iframe')
  await expect(frame.getByText('https://bank.example [127.0.0.1]')).toBeVisible()
  const opened = page.waitForEvent('popup')
  await frame.getByRole('link').click()
  const popup = await opened
  await popup.waitForLoadState()
  expect(await popup.evaluate(() => [window.opener, document.referrer])).toEqual([null, ''])
  expect(new URL(popup.url()).pathname).toBe('/offer')
  expect(home.requests().find(({ url }) => url === '/offer')?.headers).not.toHaveProperty('referer')
  expect(new URL(page.url()).pathname).toBe('/desk')
})

test('[MAIL50] [MAIL51] can be measured from outside, unfolded without a script, and read in the dark', {
  tag: '@whole',
}, async ({ page, request }) => {
  const mara = await aPerson(request)
  const row = `<tr>${'<td>Quite_a_long_word_for_a_cell</td>'.repeat(30)}</tr>`
  const html = `<p>${'word'.repeat(500)}</p><table>${row}</table><p>Yes.</p><blockquote>${'<p>Earlier</p>'.repeat(20)}</blockquote>`
  await openDesk(page)
  await show(page, await addressOf(mara, await importMail(mara, request, html), { theme: 'dark' }))
  const height = () => page.evaluate(heightOfMail)
  const frame = page.frameLocator('iframe')
  const folded = await height()
  expect(folded).toBeGreaterThan(100)
  await expect(frame.getByText('Earlier', { exact: true }).first()).toBeHidden()
  await frame.getByText('Earlier mails').click()
  await expect(frame.getByText('Earlier', { exact: true }).first()).toBeVisible()
  expect(await height()).toBeGreaterThan(folded + 300)
  expect(await page.evaluate(widthsOfMail)).toEqual({ scrolls: false, tableScrolls: true })
  expect(await page.evaluate(groundOfMail)).toBe('rgb(24, 29, 26)')
})

test('[MAIL47] no other page can frame a mail', async ({ page, request, guard }) => {
  guard.expectLogged('frame-ancestors', 'Refused', 'violates')
  guard.expectFailedLoads('ERR_BLOCKED_BY_RESPONSE')
  const mara = await aPerson(request)
  const url = await addressOf(mara, await importMail(mara, request, '<p>Secret words</p>'), {})
  const { origin } = new URL(process.env['MERIDIAN_URL'] ?? '')
  const elsewhere = await startPages({ '/': { html: `<iframe src="${origin}${url}"></iframe>` } })
  const refusal = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'))
  await page.goto(elsewhere.url)
  await refusal
  await expect(page.frameLocator('iframe').getByText('Secret words')).toHaveCount(0)
  await elsewhere.close()
})

/** A page of the product's origin that shows frames, and nothing else. */
async function openDesk(page: Page): Promise<void> {
  await page.route('**/desk', (route) => route.fulfill({ contentType: 'text/html', body: desk_page }))
  await page.goto('/desk')
}

/** Shows an address in a frame, and waits until the browser has loaded what it wants to. */
async function show(page: Page, url: string, allowed: string | null = sandbox): Promise<void> {
  await page.evaluate(
    ([src, rights]) =>
      new Promise<void>((resolve) => {
        const frame = document.createElement('iframe')
        if (rights !== null) frame.setAttribute('sandbox', rights)
        frame.style.cssText = 'width:600px;height:400px'
        frame.addEventListener('load', () =>
          requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
        )
        frame.src = src
        document.body.replaceChildren(frame)
      }),
    [url, allowed] as const,
  )
}

/** Opens a page that frames the hostile samples as they are, each with this policy. */
async function startFrames(page: Page, { policy }: { policy?: string }) {
  const samples = hostileMarkup(home.url)
  const addressOf = (name: string) => `/frame/${samples.findIndex((sample) => sample.name === name)}`
  const frames = samples.map(
    ({ name, html }) => [addressOf(name), { html, ...(policy && { policy }) }] as const,
  )
  const desk = ['/desk', { html: desk_page }] as const
  const { url, close } = await startPages(Object.fromEntries([desk, ...frames]))
  await page.goto(`${url}/desk`)
  return { addressOf, [Symbol.asyncDispose]: close }
}

/** Whether the frame still shows the mail that was put there, and this page is the one it was. */
function isAtRest(): boolean {
  const frame = document.querySelector('iframe')
  const shown = frame?.contentWindow?.location
  return location.pathname === '/desk' && shown?.pathname.startsWith('/mail-document/') === true
}

function heightOfMail(): number {
  return document.querySelector('iframe')?.contentDocument?.documentElement.offsetHeight ?? 0
}

function widthsOfMail() {
  const mail = document.querySelector('iframe')?.contentDocument
  const box = mail?.querySelector('.wide')
  return {
    scrolls: (mail?.documentElement.scrollWidth ?? 0) > (mail?.documentElement.clientWidth ?? 0),
    tableScrolls: (box?.scrollWidth ?? 0) > (box?.clientWidth ?? 0),
  }
}

function groundOfMail(): string {
  const page = document.querySelector('iframe')?.contentDocument?.documentElement
  return page ? getComputedStyle(page).backgroundColor : ''
}

let mails = 0

async function importMail({ user }: Person, request: APIRequestContext, html: string): Promise<string> {
  mails += 1
  const head = [
    `Message-ID: <hostile-${process.pid}-${mails}@example.net>`,
    'From: Mallory <mallory@example.net>',
    'Subject: Hello',
    'Content-Type: text/html; charset=utf-8',
  ]
  const response = await request.post(importMails.path, {
    data: [...head, '', html].join('\r\n'),
    headers: { 'content-type': 'message/rfc822', authorization: `Bearer ${user.access_token}` },
  })
  const { mail_ids } = importMails.reply.parse(Object(await response.json()).data)
  return mail_ids[0] ?? ''
}

async function addressOf(
  { call }: Person,
  mail_id: string,
  body: { images?: boolean; theme?: 'light' | 'dark' },
): Promise<string> {
  return (await call(openMailDocument, { params: { mail_id }, body })).url
}
