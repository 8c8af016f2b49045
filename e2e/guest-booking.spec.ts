import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createBookingPage, type Input } from '@meridian/contract'
import { expect, type Page } from '@playwright/test'
import { findBarriers } from './support/axe.ts'
import { test } from './support/guard.ts'
import { theMailTo } from './support/mails.ts'
import { aPerson, type Person } from './support/person.ts'

const all_day = [{ start_time: '00:00', end_time: '00:00' }]
const booking_hours = {
  monday: all_day,
  tuesday: all_day,
  wednesday: all_day,
  thursday: all_day,
  friday: all_day,
  saturday: all_day,
  sunday: all_day,
}

const kathmandu = { timezoneId: 'Asia/Kathmandu', zone: 'Kathmandu, Nepal Time' }
const st_johns = { timezoneId: 'America/St_Johns', zone: 'St. John’s, Newfoundland Time' }

for (const { javaScriptEnabled, width, timezoneId, zone, tag } of [
  { javaScriptEnabled: true, width: 320, ...st_johns, tag: [] },
  { javaScriptEnabled: true, width: 1440, ...kathmandu, tag: '@whole' },
  { javaScriptEnabled: false, width: 320, ...st_johns, tag: '@whole' },
  { javaScriptEnabled: false, width: 1440, ...kathmandu, tag: '@whole' },
])
  test(`[BKG17] [BKG20] [BKG23] [BKG24] [BKG26] [BKG27] [BKG66] a guest books, moves and cancels, ${width} px wide, ${javaScriptEnabled ? 'with' : 'without'} a script`, {
    tag,
  }, async ({ browser, request, guard }) => {
    guard.expectFailedLoads('400')
    const mara = await aPerson(request, javaScriptEnabled ? 'Mara' : 'Mona')
    const context = await browser.newContext({ javaScriptEnabled, timezoneId, locale: 'en-GB' })
    guard.watch(context)
    const guest = await context.newPage()
    await guest.setViewportSize({ width, height: 900 })
    await guest.goto(await addressOf(mara))
    await expect(guest.getByRole('heading', { name: 'First talk' })).toBeVisible()
    if (javaScriptEnabled) await expect(guest.getByText(`Times in ${zone}`)).toBeVisible()
    else {
      await expect(guest.getByText('Times in Berlin, Central European Time')).toBeVisible()
      await guest.getByRole('link', { name: 'Change time zone' }).click()
      await guest.getByLabel('Time zone').selectOption(timezoneId)
      await guest.getByRole('button', { name: 'Show' }).click()
    }
    await expect(guest.getByText(`Times in ${zone}`)).toBeVisible()
    await expectGoodPage(guest, javaScriptEnabled)
    await guest.getByRole('link', { name: 'Next month' }).click()
    const time = guest.getByRole('button', { name: /^12:/ }).first()
    const clock = (await time.textContent()) ?? ''
    await time.click()

    await expect(guest.getByText('This time is held for you until')).toBeVisible()
    await expectGoodPage(guest, javaScriptEnabled)
    await guest.getByLabel('Name').fill('Grace Guest')
    await guest.getByLabel('Email').fill('nowhere')
    await guest.getByRole('button', { name: 'Book', exact: true }).click()
    await expect(guest.getByLabel('Email')).toHaveAccessibleDescription(/Enter an email address/)
    await expect(guest.getByLabel('Name')).toHaveValue('Grace Guest')
    await expectGoodPage(guest, javaScriptEnabled)
    await guest.getByLabel('Email').fill(`grace.${Date.now()}@guests.example`)
    await guest.getByRole('button', { name: 'Book', exact: true }).click()

    await expect(guest.getByRole('status')).toContainText('The time is booked.')
    await expect(guest.getByRole('main')).toContainText(clock)
    await expectGoodPage(guest, javaScriptEnabled)
    await guest.emulateMedia({ media: 'print' })
    await expect(guest.getByText('Grace Guest')).toBeVisible()
    for (const name of ['Google', 'Move to another time'])
      await expect(guest.getByText(name, { exact: true })).toBeHidden()
    await guest.emulateMedia({ media: null })
    const [file] = await Promise.all([
      guest.waitForEvent('download'),
      guest.getByRole('link', { name: 'Apple and others (.ics)' }).click(),
    ])
    expect(file.suggestedFilename()).toBe('meeting.ics')

    await guest.getByRole('link', { name: 'Move to another time' }).click()
    await expectGoodPage(guest, javaScriptEnabled)
    await guest.getByRole('link', { name: 'Next month' }).click()
    await guest.getByRole('button', { name: /^15:/ }).first().click()
    await expectGoodPage(guest, javaScriptEnabled)
    await guest.getByRole('button', { name: 'Move the booking' }).click()
    await expect(guest.getByRole('status')).toContainText('The booking was moved.')
    await guest.getByText('Cancel the booking').click()
    await guest.getByLabel(/^Note to M/).fill('I am ill.')
    await guest.getByRole('button', { name: 'Cancel now' }).click()
    await expect(guest.getByRole('status')).toContainText('This booking was cancelled.')
    await expectGoodPage(guest, javaScriptEnabled)
    await context.close()
  })

test('[BKG27] the links of the mail move the booking or cancel it, one purpose each', {
  tag: '@whole',
}, async ({ browser, request, guard }) => {
  const mara = await aPerson(request, 'Mila')
  const context = await browser.newContext({ timezoneId: 'Asia/Kathmandu', locale: 'en-GB' })
  guard.watch(context)
  const guest = await context.newPage()
  await guest.setViewportSize({ width: 390, height: 844 })
  await guest.goto(await addressOf(mara))
  await guest.getByRole('link', { name: 'Next month' }).click()
  await guest.getByRole('button', { name: /^12:/ }).first().click()
  const address = `grace.${Date.now()}@guests.example`
  await guest.getByLabel('Name').fill('Grace Guest')
  await guest.getByLabel('Email').fill(address)
  await guest.getByRole('button', { name: 'Book', exact: true }).click()
  await expect(guest.getByRole('status')).toContainText('The time is booked.')
  const mail = await theMailTo(address)
  const html = mail.parts.find(({ type }) => type.startsWith('text/html'))?.text ?? ''
  const links = [...html.matchAll(/href="([^"]*\/book\/manage\/[^"]*)"/g)]
  const [move = '', cancel = ''] = links.map(([, url]) => url)

  await guest.goto(move)
  await expect(guest.getByRole('main')).toContainText('12:')
  await expect(guest.getByText('Cancel the booking')).toHaveCount(0)
  await expectGoodPage(guest, true)
  await guest.getByRole('link', { name: 'Move to another time' }).click()
  await guest.getByRole('link', { name: 'Next month' }).click()
  await guest.getByRole('button', { name: /^15:/ }).first().click()
  await guest.getByRole('button', { name: 'Move the booking' }).click()
  await expect(guest.getByRole('status')).toContainText('The booking was moved.')

  await guest.goto(cancel)
  await expect(guest.getByRole('main')).toContainText('15:')
  await expect(guest.getByRole('link', { name: 'Move to another time' })).toHaveCount(0)
  await expectGoodPage(guest, true)
  await guest.getByRole('button', { name: 'Cancel now' }).click()
  await expect(guest.getByRole('status')).toContainText('This booking was cancelled.')
  await context.close()
})

test('[BKG34] a guest whose browser prefers German reads German', { tag: '@whole' }, async ({
  browser,
  request,
  guard,
}) => {
  const mara = await aPerson(request, 'Marie')
  const context = await browser.newContext({ locale: 'de-DE', timezoneId: 'Europe/Berlin' })
  guard.watch(context)
  const guest = await context.newPage()
  await guest.goto(await addressOf(mara))
  await expect(guest.getByRole('link', { name: 'Zeitzone ändern' })).toBeVisible()
  await guest.locator('.slots button').first().click()
  await expect(guest.getByRole('heading', { name: 'Ihre Angaben' })).toBeVisible()
  await expectGoodPage(guest, true)
  await context.close()
})

test('[BKG31] a page of an allowed origin shows the booking page in a frame of its height, another cannot', async ({
  browser,
  baseURL,
  request,
  guard,
}) => {
  const mara = await aPerson(request, 'Mira')
  await using shop = await aSite()
  await using stranger = await aSite()
  const address = await addressOf(mara, { allowed_origins: [shop.origin] })
  const framed = new URL(`${address}?embed=1`, baseURL)
  const context = await browser.newContext({ timezoneId: 'America/St_Johns', locale: 'en-GB' })
  guard.watch(context)
  const page = await context.newPage()
  await page.goto(shop.around(framed))
  const frame = page.frameLocator('iframe')
  await expect(frame.getByRole('heading', { name: 'First talk' })).toBeVisible()
  await expect(frame.getByText('Times in St. John’s, Newfoundland Time')).toBeVisible()
  await expect(page.locator('iframe')).toHaveAttribute('data-height', /^\d{3,4}$/)
  await frame.getByRole('link', { name: 'Next month' }).click()
  await frame.locator('.slots button').first().click()
  await frame.getByLabel('Name').fill('Grace Guest')
  await frame.getByLabel('Email').fill(`grace.${Date.now()}@guests.example`)
  await frame.getByRole('button', { name: 'Book', exact: true }).click()
  await expect(frame.getByRole('status')).toContainText('The time is booked.')
  await context.close()

  // The browser complains about the refusal, as it should.
  const refused = await browser.newContext()
  const other = await refused.newPage()
  const complaint = other.waitForEvent('console', (message) => message.text().includes('frame-ancestors'))
  await other.goto(stranger.around(framed))
  await complaint
  await expect(other.frameLocator('iframe').getByRole('heading', { name: 'First talk' })).toHaveCount(0)
  await refused.close()
})

test('[BKG7] [BKG6] a guest chooses one of two hosts, and the seats that are left are told', {
  tag: '@whole',
}, async ({ browser, request, guard }) => {
  const mara = await aPerson(request, 'Maud')
  const otto = await aPerson(request, 'Otto')
  const hosts = [mara, otto].map(({ user }) => ({ user_id: user.user_id }))
  const turns = await addressOf(mara, { host_choice: 'round_robin', may_choose_host: true, hosts })
  const context = await browser.newContext({ timezoneId: 'Asia/Kathmandu', locale: 'en-GB' })
  guard.watch(context)
  const guest = await context.newPage()
  await guest.goto(turns)
  await guest.getByRole('link', { name: /^Otto/ }).click()
  await expect(guest.getByRole('link', { name: /^Otto/ })).toHaveAttribute('aria-current', 'true')
  await expectGoodPage(guest, true)
  await guest.getByRole('link', { name: 'Next month' }).click()
  await guest.locator('.slots button').first().click()
  await fillForm(guest)
  await expect(guest.getByRole('main')).toContainText('Otto')

  const seats = await addressOf(mara, { seats: 3, booking_page_slug: 'group-talk' })
  await guest.goto(seats)
  await guest.getByRole('link', { name: 'Next month' }).click()
  await guest
    .getByRole('button', { name: /3 seats left/ })
    .first()
    .click()
  await fillForm(guest)
  await guest.goto(seats)
  await guest.getByRole('link', { name: 'Next month' }).click()
  await expect(guest.getByRole('button', { name: /2 seats left/ })).toHaveCount(1)
  await expectGoodPage(guest, true)
  await context.close()
})

async function fillForm(guest: Page): Promise<void> {
  await guest.getByLabel('Name').fill('Grace Guest')
  await guest.getByLabel('Email').fill(`grace.${Date.now()}@guests.example`)
  await guest.getByRole('button', { name: 'Book', exact: true }).click()
  await expect(guest.getByRole('status')).toContainText('The time is booked.')
}

interface Site {
  readonly origin: string
  /** A page with the address in a frame, which grows as the frame's page says. */
  readonly around: (framed: URL) => string
  readonly [Symbol.asyncDispose]: () => Promise<void>
}

/** A site of another origin. */
async function aSite(): Promise<Site> {
  const server = createServer(({ url = '/' }, response) => {
    const { searchParams } = new URL(url, 'http://site.example')
    const framed = JSON.stringify(searchParams.get('framed') ?? '')
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(`<!doctype html><html lang="en"><title>A shop</title><link rel="icon" href="data:,"><script>
addEventListener('message', ({ data }) => {
  if (data?.type !== 'meridian:size') return
  const frame = document.querySelector('iframe')
  frame.height = data.height
  frame.dataset.height = data.height
})
addEventListener('load', () => {
  const frame = document.createElement('iframe')
  frame.title = 'Booking'
  frame.src = ${framed}
  document.body.append(frame)
})
</script><body></body></html>`)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  const origin = `http://127.0.0.1:${port}`
  return {
    origin,
    around: (framed) => `${origin}/?framed=${encodeURIComponent(framed.href)}`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => {
        server.close(resolve)
      })
    },
  }
}

async function addressOf(
  person: Person,
  about: Partial<NonNullable<Input<typeof createBookingPage>['body']>> = {},
): Promise<string> {
  const { page_url } = await person.call(createBookingPage, {
    body: {
      booking_page_title: 'First talk',
      booking_page_slug: 'first-talk',
      booking_page_description: 'We get to know each other.',
      booking_hours,
      booking_place: 'address',
      place_details: 'Room 5',
      durations: [30, 60],
      ...about,
    },
  })
  return new URL(page_url).pathname
}

/** Without barriers in light and dark, and no wider than the window. */
async function expectGoodPage(page: Page, hasScript: boolean): Promise<void> {
  // The examination is a script.
  if (!hasScript) return
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await findBarriers(page, { colorsOnly: colorScheme === 'dark' })).toEqual([])
  }
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
    expect(isTooWide).toBe(false)
  }
}
