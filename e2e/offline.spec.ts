import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { deleteMeeting, getMeeting, listMeetings, updateMeeting } from '@meridian/contract'
import { expect, type Page } from '@playwright/test'
import { test } from './support/guard.ts'
import { meet } from './support/meetings.ts'
import { aPerson, expectAccessible, type Person, signIn } from './support/person.ts'

test.use({ serviceWorkers: 'allow', timezoneId: 'Europe/Berlin' })
test.skip(({ isMobile }) => isMobile, 'Nothing of it is another way on a phone.')
test.beforeEach(({ guard }) => guard.expectFailedLoads('ERR_INTERNET_DISCONNECTED'))

test('[WEB70] [WEB78] [WEB79] a visit without a connection shows what was seen, and sends what was changed once', async ({
  page,
  request,
  context,
}) => {
  const mara = await aPerson(request)
  const { meeting_id } = await meet(mara, { meeting_title: 'Harbour weekly' })
  const gone = await meet(mara, { meeting_title: 'Supplier visit' })
  await visit(page, mara)

  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('main').getByRole('article', { name: 'Harbour weekly' })).toBeVisible()

  await page.getByRole('link', { name: 'Harbour weekly' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Harbour weekly' })).toBeVisible()
  await page.keyboard.press('e')
  const form = page.getByRole('dialog', { name: 'Edit event' })
  await form.getByRole('textbox', { name: 'Title' }).fill('Harbour daily')
  await form.getByRole('button', { name: 'Save' }).click()
  const waiting = page.getByRole('region', { name: 'Changes made offline' })
  await expect(waiting).toContainText('Harbour daily · Changed meeting · Waits for the connection')
  await expect(page.getByRole('heading', { level: 1, name: 'Harbour daily' })).toBeVisible()

  await expect(form).toBeHidden()
  await page.keyboard.press('c')
  const created = page.getByRole('dialog', { name: 'Add new event' })
  await created.getByRole('textbox', { name: 'Title' }).fill('Over the hills')
  await created.getByRole('button', { name: 'Create Event' }).click()
  await expect(waiting.getByRole('listitem')).toHaveCount(2)

  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Harbour daily' })).toBeVisible()
  await expect(waiting.getByRole('listitem')).toHaveCount(2)
  await expectAccessible(page)
  const other = await context.newPage()
  await other.goto('/user/meetings')
  await expect(other.getByRole('region', { name: 'Changes made offline' }).getByRole('listitem')).toHaveCount(
    2,
  )

  await mara.call(deleteMeeting, { params: { meeting_id: gone.meeting_id } })
  await context.setOffline(false)
  await expect(waiting).toBeHidden()
  await expect(other.getByRole('main').getByRole('article', { name: 'Over the hills' })).toBeVisible()
  await expect(other.getByRole('main').getByRole('article', { name: 'Supplier visit' })).toBeHidden()
  expect(await titlesOf(mara)).toEqual(['Harbour daily', 'Over the hills'])
  expect((await mara.call(getMeeting, { params: { meeting_id } })).meeting_title).toBe('Harbour daily')
})

test('[WEB81] [WEB82] what the server refuses stays with what was typed, and what waits can be taken back', {
  tag: '@whole',
}, async ({ page, request, context, guard }) => {
  guard.expectFailedLoads('409')
  const mara = await aPerson(request)
  const { meeting_id, updated_at } = await meet(mara, { meeting_title: 'Harbour weekly' })
  await visit(page, mara)
  await page.getByRole('link', { name: 'Harbour weekly' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Harbour weekly' })).toBeVisible()
  await context.setOffline(true)
  await page.keyboard.press('e')
  const form = page.getByRole('dialog', { name: 'Edit event' })
  await form.getByRole('textbox', { name: 'Title' }).fill('Mine')
  await form.getByRole('button', { name: 'Save' }).click()
  const waiting = page.getByRole('region', { name: 'Changes made offline' })
  await expect(waiting).toContainText('Waits for the connection')

  await waiting.getByRole('button', { name: 'Take back' }).click()
  await expect(waiting).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: 'Harbour weekly' })).toBeVisible()
  const notifications = page.getByRole('region', { name: 'Notifications' })
  await notifications.getByRole('button', { name: 'Edit' }).click()
  await expect(form.getByRole('textbox', { name: 'Title' })).toHaveValue('Mine')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(waiting).toContainText('Waits for the connection')

  await mara.call(updateMeeting, { params: { meeting_id }, body: { meeting_title: 'Theirs', updated_at } })
  await context.setOffline(false)
  await expect(waiting).toContainText('Not saved.')
  await waiting.getByRole('button', { name: 'Open' }).click()
  await form.getByRole('button', { name: 'Save' }).click()
  const conflict = page.getByRole('dialog').filter({ hasText: 'Theirs' })
  await expect(conflict).toContainText('Mine')
})

test('[WEB72] [WEB77] [WEB84] a sign-out leaves nothing, here and in other windows, and the page for visitors remains', async ({
  page,
  request,
  context,
}) => {
  const mara = await aPerson(request)
  await meet(mara, { meeting_title: 'Harbour weekly' })
  await visit(page, mara)
  const other = await context.newPage()
  await other.goto('/user/dashboard')
  await context.setOffline(true)
  await page.keyboard.press('c')
  const form = page.getByRole('dialog', { name: 'Add new event' })
  await form.getByRole('textbox', { name: 'Title' }).fill('Never sent')
  await form.getByRole('button', { name: 'Create Event' }).click()
  await expect(page.getByRole('region', { name: 'Changes made offline' })).toBeVisible()

  await page.getByRole('button', { name: /^Account of/ }).click()
  await page.getByRole('menuitem', { name: 'Log out', exact: true }).click()
  const question = page.getByRole('alertdialog', { name: 'Log out and lose unsent changes?' })
  await question.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL(/auth\/login/)
  await expect(other).toHaveURL(/auth\/login/)
  await expect.poll(() => keptIn(other)).toEqual({ answers: 0, changes: 0, files: 0 })

  await page.goto('/user/meetings')
  await expect(page.getByRole('heading', { name: "You're offline" })).toBeVisible()
  await expectAccessible(page)
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: "You're offline" })).toBeHidden()
})

test('[WEB71] [WEB144] a tab that is open during an update keeps its version, and the next one has the new', {
  tag: '@whole',
}, async ({ page, context, baseURL }) => {
  const { address, update, deleteFiles, close } = await serveVersions(baseURL ?? '')
  try {
    await page.goto(`${address}/auth/register`)
    await page.evaluate(async () => {
      await navigator.serviceWorker.register('/service-worker.js')
      const { active } = await navigator.serviceWorker.ready
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A worker has the page's origin.
      active?.postMessage('keep-app')
    })
    await expect.poll(() => page.evaluate(keptVersions)).toEqual(['1'])
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Create your account' })).toBeVisible()
    update()
    // A check that the page's own start has begun may still find the version before.
    const versionsAfterCheck = async () => {
      await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()))
      return page.evaluate(keptVersions)
    }
    await expect.poll(versionsAfterCheck).toEqual(['1', '2'])
    deleteFiles()

    await page.getByRole('link', { name: 'Privacy policy' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy policy' })).toBeVisible()
    await expect(page.locator('meta[name=version]')).toHaveAttribute('content', '1')
    const next = await context.newPage()
    await next.goto(`${address}/auth/register`)
    await expect(next.getByRole('heading', { name: 'Create your account' })).toBeVisible()
    await expect(next.locator('meta[name=version]')).toHaveAttribute('content', '2')
  } finally {
    await close()
  }
})

/** The server behind another port, with a version in its page and in its worker, and without its files once they are deleted. */
async function serveVersions(origin: string) {
  let version = 1
  let hasFiles = true
  const server = createServer(async ({ url = '/', headers }, response) => {
    if (url.startsWith('/assets/') && !hasFiles) return response.writeHead(404).end()
    const answer = await fetch(`${origin}${url}`, { headers: { accept: headers.accept ?? '*/*' } })
    const type = answer.headers.get('content-type') ?? ''
    const policy = answer.headers.get('content-security-policy')
    response.writeHead(answer.status, {
      'content-type': type,
      'cache-control': answer.headers.get('cache-control') ?? 'no-store',
      ...(policy !== null && { 'content-security-policy': policy }),
    })
    if (url === '/service-worker.js')
      return response.end((await answer.text()).replace(/[0-9a-f]{16}/, (hash) => `${hash}-${version}`))
    if (type.startsWith('text/html'))
      return response.end(
        (await answer.text()).replace('<head>', `<head><meta name="version" content="${version}">`),
      )
    return response.end(Buffer.from(await answer.arrayBuffer()))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}`,
    update: () => (version = 2),
    deleteFiles: () => (hasFiles = false),
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** The versions whose page is kept. */
async function keptVersions(): Promise<string[]> {
  const pages = await Promise.all(
    (await caches.keys()).map(async (cacheName) => (await caches.match('/', { cacheName }))?.text()),
  )
  return pages.flatMap((text) => /name="version" content="(\d)"/.exec(text ?? '')?.[1] ?? [])
}

/** Signs in, looks at the meetings and waits until the app is kept. */
async function visit(page: Page, person: Person): Promise<void> {
  await signIn(page, person, { fetchesAhead: true })
  await page.goto('/user/meetings')
  await expect(page.getByRole('main').getByRole('article', { name: 'Harbour weekly' })).toBeVisible()
  await expect.poll(() => page.evaluate(hasShell)).toBe(true)
  await expect.poll(async () => (await keptIn(page)).answers).toBeGreaterThan(0)
}

async function hasShell(): Promise<boolean> {
  const name = (await caches.keys()).find((one) => one.startsWith('shell-'))
  return name !== undefined && (await caches.match('/', { cacheName: name })) !== undefined
}

function keptIn(page: Page): Promise<{ answers: number; changes: number; files: number }> {
  return page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('offline-copy')
      opening.addEventListener('success', () => resolve(opening.result))
      opening.addEventListener('error', () => reject(new Error('The copy does not open.')))
    })
    const count = (store: string) =>
      new Promise<number>((resolve) => {
        if (!database.objectStoreNames.contains(store)) return resolve(0)
        const counting = database.transaction(store).objectStore(store).count()
        counting.addEventListener('success', () => resolve(counting.result))
      })
    const [answers, changes] = [await count('answer'), await count('change')]
    database.close()
    // Chromium at times keeps the name of a deleted cache, without its files.
    let files = 0
    for (const name of await caches.keys()) {
      if (name.startsWith('shell-')) files += (await (await caches.open(name)).keys()).length
    }
    return { answers, changes, files }
  })
}

async function titlesOf(person: Person): Promise<string[]> {
  const meetings = await person.call(listMeetings, { query: {} })
  return meetings.map(({ meeting_title }) => meeting_title).toSorted()
}
