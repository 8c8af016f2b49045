import { deleteMeeting, getUser, updateMeeting } from '@meridian/contract'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { startServerProcess } from '../apps/server/test/server-process.ts'
import { dateAhead, meet } from './support/meetings.ts'
import { aPerson, expectAccessible, listenToConsole, type Person, signIn } from './support/person.ts'
import { settingsOfRun } from './support/settings.ts'

test.use({ timezoneId: 'Europe/Berlin' })

const lost = 'Connection lost. The data on this page may be out of date.'

test.describe('two servers on one database', () => {
  test.skip(({ isMobile }) => isMobile, 'The screen has no part in it.')

  // Within a second where the machine has nothing else to do; without the stream it would be asked for minutes later.
  test('[EVT21] a change shows in another browser, whichever server it talks to', async ({
    browser,
    request,
  }) => {
    const mara = await aPerson(request)
    const settings = await settingsOfRun()
    await using other = (await startServerProcess({ DATABASE_URL: databaseUrl(), ...settings })).child
    const page = await openElsewhere(browser, mara, addressOf(settings))
    const complaints = listenToConsole(page)
    const streaming = page.waitForResponse(/\/v1\/events\b/)
    await page.goto('/user/meetings')
    await expect(page.getByRole('heading', { name: /^Meetings/ })).toBeVisible()
    await streaming

    const meeting = await meet(mara, { meeting_title: 'Made elsewhere' })
    const params = { meeting_id: meeting.meeting_id }
    await expect(page.getByText('Made elsewhere').first()).toBeVisible()
    await mara.call(updateMeeting, { params, body: { meeting_title: 'Changed elsewhere' } })
    await expect(page.getByText('Changed elsewhere').first()).toBeVisible()
    await mara.call(deleteMeeting, { params })
    await expect(page.getByText('Changed elsewhere')).toHaveCount(0)
    expect(complaints).toEqual([])
    await page.context().close()
    // A server that is killed keeps the jobs that it took from the others for two minutes.
    await other.end('SIGTERM')
  })

  test('[EVT16] [EVT17] says that the connection is lost, and shows what was missed once it is back', {
    tag: '@whole',
  }, async ({ browser, request }) => {
    const mara = await aPerson(request)
    const settings = { ...(await settingsOfRun()), DATABASE_URL: databaseUrl() }
    await using server = (await startServerProcess(settings)).child
    const page = await openElsewhere(browser, mara, addressOf(settings))
    await page.clock.install()
    const streaming = page.waitForResponse(/\/v1\/events\b/)
    await page.goto('/user/meetings')
    await streaming
    await expect(page.getByText('No data found')).toBeVisible()
    await expect(page.getByText(lost)).toHaveCount(0)

    await server.end('SIGTERM')
    // The browser may learn of the end later; ten seconds from then on must pass.
    await expect(async () => {
      await page.clock.runFor(11_000)
      await expect(page.getByText(lost)).toBeVisible({ timeout: 1000 })
    }).toPass()
    await meet(mara, { meeting_title: 'Made meanwhile' })

    await using again = (await startServerProcess(settings)).child
    await again.waitFor(/ready at/)
    await page.clock.runFor(31_000)
    await expect(page.getByText(lost)).toHaveCount(0)
    await page.clock.runFor(1000)
    await expect(page.getByText('Made meanwhile').first()).toBeVisible()
    await page.context().close()
    await again.end('SIGTERM')
  })
})

test('[EVT20] what changes between the first answers and the stream is not missed', {
  tag: '@whole',
}, async ({ page, request }) => {
  const mara = await aPerson(request)
  await signIn(page, mara)
  const made = Promise.withResolvers<void>()
  await page.route(/\/v1\/events\b/, async (route) => {
    await made.promise
    await route.continue()
  })
  await page.goto('/user/meetings')
  await expect(page.getByText('No data found')).toBeVisible()
  await meet(mara, { meeting_title: 'Made meanwhile' })
  made.resolve()
  await expect(page.getByText('Made meanwhile').filter({ visible: true }).first()).toBeVisible()
})

test('[EVT17] a window that is not seen lets go of its stream, and is up to date when it is seen again', {
  tag: '@whole',
}, async ({ page, request }) => {
  const mara = await aPerson(request)
  await signIn(page, mara)
  await page.clock.install()
  const streaming = page.waitForResponse(/\/v1\/events\b/)
  await page.goto('/user/meetings')
  await streaming

  const left = page.waitForEvent('requestfailed', (asked) => new URL(asked.url()).pathname === '/v1/events')
  await see(page, 'hidden')
  await page.clock.runFor(29_000)
  await meet(mara, { meeting_title: 'Made just before' })
  await expect(page.getByText('Made just before').first()).toBeAttached()
  await page.clock.runFor(2000)
  await left

  await meet(mara, { meeting_title: 'Made unseen' })
  const again = page.waitForResponse(/\/v1\/events\b/)
  await see(page, 'visible')
  await page.clock.runFor(1000)
  await again
  await page.clock.runFor(1000)
  await expect(page.getByText('Made unseen').first()).toBeVisible()
})

test('[EVT23] [EVT24] [EVT25] reminds once of what begins soon, in every tab, and again after a snooze', {
  tag: '@whole',
}, async ({ page, request }) => {
  const mara = await aPerson(request)
  const date = dateAhead(1)
  await meet(mara, {
    meeting_title: 'Garden plan',
    meeting_date: { start_date: date },
    meeting_time: { start_time: '10:00', end_time: '11:00' },
    meeting_timezone: 'Europe/Berlin',
    meeting_link: 'https://meet.example/garden',
  })
  const start = Temporal.ZonedDateTime.from(`${date}T10:00[Europe/Berlin]`).epochMilliseconds
  await signIn(page, mara)
  const complaints = listenToConsole(page)
  await page.clock.install({ time: start - 11 * 60_000 })
  await page.goto('/user/settings')
  await expect(page.getByRole('heading', { name: 'Settings', exact: true })).toBeVisible()
  const card = page
    .getByRole('region', { name: 'Due reminders' })
    .getByRole('article', { name: 'Garden plan' })
  await expect(card).toHaveCount(0)

  await page.clock.runFor(61_000)
  await expect(card).toContainText('10:00 – 11:00 AM · in 10 min')
  await expect(card.getByRole('link', { name: 'Join' })).toHaveAttribute(
    'href',
    'https://meet.example/garden',
  )
  await expect(page.getByRole('status').filter({ hasText: 'Garden plan, 10:00 – 11:00 AM' })).toHaveCount(1)
  await expectAccessible(page)

  await card.getByRole('button', { name: 'Snooze 5 min' }).click()
  await expect(card).toHaveCount(0)
  await page.clock.runFor(5 * 60_000)
  await expect(card).toContainText('in 5 min')

  const tab = await page.context().newPage()
  await signIn(tab, mara)
  await tab.clock.install({ time: start - 5 * 60_000 })
  await tab.goto('/user/settings')
  const same = tab.getByRole('article', { name: 'Garden plan' })
  await expect(same).toBeVisible()
  await card.getByRole('button', { name: 'Dismiss' }).click()
  await expect(card).toHaveCount(0)
  await expect(same).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Settings', exact: true })).toBeVisible()
  await page.clock.runFor(61_000)
  await expect(card).toHaveCount(0)
  expect(complaints).toEqual([])
})

test('[EVT22] [MTG82] [MTG84] chooses reminders, and gives, renews and ends the calendar address', {
  tag: '@whole',
}, async ({ page, request }) => {
  const mara = await aPerson(request)
  await meet(mara, { meeting_title: 'Garden plan' })
  await signIn(page, mara)
  const complaints = listenToConsole(page)
  await page.goto('/user/settings?option=9')
  await page.getByRole('button', { name: /Remind me/ }).click()
  await page.getByRole('option', { name: '30 minutes before' }).click()
  await expect(page.getByText('User details updated successfully')).toBeVisible()
  expect((await mara.call(getUser, {})).reminder_minutes).toBe(30)

  await page.goto('/user/settings?option=10')
  const feed = page.getByRole('region', { name: 'Private address' })
  await feed.getByRole('button', { name: 'Create address' }).click()
  const field = feed.getByRole('textbox', { name: 'Your private address' })
  await expect(field).toHaveValue(/\/v1\/calendar_feed\/[\w-]{43}\.ics$/)
  const first = await field.inputValue()
  await expect(feed).toContainText('No calendar has read it yet.')
  const answer = await request.get(first)
  expect(answer.headers()['content-type']).toBe('text/calendar; charset=utf-8')
  expect(await answer.text()).toContain('SUMMARY:Garden plan')
  await expectAccessible(page)

  await feed.getByRole('button', { name: 'Reset address' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reset address' }).click()
  await expect(field).not.toHaveValue(first)
  const second = await field.inputValue()
  expect((await request.get(first)).status()).toBe(404)
  expect((await request.get(second)).status()).toBe(200)

  await feed.getByRole('button', { name: 'Switch off' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Switch off' }).click()
  await expect(feed.getByRole('button', { name: 'Create address' })).toBeVisible()
  expect((await request.get(second)).status()).toBe(404)
  expect(complaints).toEqual([])
})

/** A browser of its own that talks to the server at that address. */
async function openElsewhere(browser: Browser, person: Person, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL })
  const page = await context.newPage()
  await signIn(page, person)
  return page
}

/** As when the person turns to another tab, or back. */
function see(page: Page, state: 'hidden' | 'visible'): Promise<void> {
  return page.evaluate((visibilityState) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibilityState })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)
}

/** Where a further server listens; its links lead elsewhere. */
function addressOf({ PORT }: { readonly PORT: string }): string {
  return `http://localhost:${PORT}`
}

function databaseUrl(): string {
  const url = process.env['MERIDIAN_DATABASE_URL']
  if (!url) throw new Error('The global setup names the database of the run.')
  return url
}
