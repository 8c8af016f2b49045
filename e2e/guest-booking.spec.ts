import { createBookingPage } from '@meridian/contract'
import { expect, type Page } from '@playwright/test'
import { findBarriers } from './support/axe.ts'
import { test } from './support/guard.ts'
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

for (const { javaScriptEnabled, width, timezoneId } of [
  { javaScriptEnabled: true, width: 1440, timezoneId: 'Asia/Kathmandu' },
  { javaScriptEnabled: false, width: 320, timezoneId: 'America/St_Johns' },
])
  test(`[BKP1] [BKP4] [BKP6] [BKP7] [BKP9] [BKP10] a guest books, moves and cancels, ${width} px wide, ${javaScriptEnabled ? 'with' : 'without'} a script`, async ({
    browser,
    request,
    guard,
  }) => {
    guard.expectFailedLoads('400')
    const mara = await aPerson(request, javaScriptEnabled ? 'Mara' : 'Mona')
    const context = await browser.newContext({ javaScriptEnabled, timezoneId, locale: 'en-GB' })
    guard.watch(context)
    const guest = await context.newPage()
    await guest.setViewportSize({ width, height: 900 })
    await guest.goto(await addressOf(mara))
    await expect(guest.getByRole('heading', { name: 'First talk' })).toBeVisible()
    if (javaScriptEnabled) await expect(guest.getByText(`Times in ${timezoneId}`)).toBeVisible()
    else {
      await expect(guest.getByText('Times in Europe/Berlin')).toBeVisible()
      await guest.getByRole('link', { name: 'Change time zone' }).click()
      await guest.getByLabel('Time zone').selectOption(timezoneId)
      await guest.getByRole('button', { name: 'Show' }).click()
    }
    await expect(guest.getByText(`Times in ${timezoneId}`)).toBeVisible()
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
    const [file] = await Promise.all([
      guest.waitForEvent('download'),
      guest.getByRole('link', { name: 'Calendar file (.ics)' }).click(),
    ])
    expect(file.suggestedFilename()).toBe('meeting.ics')

    await guest.getByRole('link', { name: 'Move to another time' }).click()
    await expectGoodPage(guest, javaScriptEnabled)
    await guest.getByRole('link', { name: 'Next month' }).click()
    await guest.getByRole('button', { name: /^15:/ }).first().click()
    await expect(guest.getByRole('status')).toContainText('The booking was moved.')
    await guest.getByText('Cancel the booking').click()
    await guest.getByLabel(/^Note to M/).fill('I am ill.')
    await guest.getByRole('button', { name: 'Cancel now' }).click()
    await expect(guest.getByRole('status')).toContainText('This booking was cancelled.')
    await expectGoodPage(guest, javaScriptEnabled)
    await context.close()
  })

test('[BKP17] a guest whose browser prefers German reads German', async ({ browser, request, guard }) => {
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

async function addressOf(person: Person): Promise<string> {
  const { page_url } = await person.call(createBookingPage, {
    body: {
      booking_page_title: 'First talk',
      booking_page_slug: 'first-talk',
      booking_page_description: 'We get to know each other.',
      booking_hours,
      booking_place: 'address',
      place_details: 'Room 5',
      durations: [30, 60],
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
