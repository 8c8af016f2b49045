import { type DayHours, getAvailability, updateAvailability, weekdays } from '@meridian/contract'
import { expect, type Locator, type Page } from '@playwright/test'
import { test } from './support/guard.ts'
import { tabTo } from './support/keyboard.ts'
import { aPerson, expectAccessible, listenToConsole, type Person, signIn } from './support/person.ts'

test.use({ timezoneId: 'Europe/Berlin' })

/** Today in Berlin, and the days after it. */
const [today = '', , second = ''] = [0, 1, 2].map((days) =>
  Temporal.Now.plainDateISO('Europe/Berlin').add({ days }).toString(),
)

test('[SET12] [SET13] [SET14] [AVL3] gives a day further hours, and copies them', { tag: '@whole' }, async ({
  page,
  request,
}) => {
  const mara = await aPerson(request)
  await signIn(page, mara)
  const complaints = listenToConsole(page)
  await page.goto('/user/settings?option=6')
  await page.getByRole('button', { name: 'More for Monday' }).click()
  await page.getByRole('menuitem', { name: 'Add hours' }).click()
  const start = page.getByRole('combobox', { name: 'Monday start, interval 2' })
  await expect(start).toBeFocused()
  await expect(start).toHaveValue('06:00 PM')

  await retype(start, '4:30 PM')
  await expect(page.getByText('These hours overlap other hours of the same day.')).toBeVisible()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(start).toBeFocused()
  await expectAccessible(page)
  await retype(start, '7 PM')
  await retype(page.getByRole('combobox', { name: 'Monday end, interval 2' }), '9 PM')
  await page.getByRole('button', { name: 'More for Monday' }).click()
  await page.getByRole('menuitem', { name: 'Copy to Saturday' }).click()
  await expect(page.getByText('Monday and Saturday changed. 52 h a week.')).toBeVisible()
  await save(page)
  const { additional_hours, availability_info } = await mara.call(getAvailability, {})
  const evening = [{ start_time: '19:00', end_time: '21:00' }]
  expect(additional_hours).toMatchObject({ monday: evening, saturday: evening, tuesday: [] })
  expect(availability_info.saturday.is_available).toBe(true)

  await page.getByRole('button', { name: 'Remove interval 2 of Saturday' }).click()
  await expect(page.getByRole('button', { name: 'More for Saturday' })).toBeFocused()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('combobox', { name: 'Saturday start, interval 2' })).toHaveValue('07:00 PM')
  expect(complaints).toEqual([])
})

test('[SET15] [SET16] [AVL4] [AVL5] [AVL18] takes days off and a stay elsewhere, and others are offered only what is left', {
  tag: '@whole',
}, async ({ page, request, browser, isMobile }) => {
  // Found by a name that nobody else has.
  const mara = await aPerson(request, `Mara${crypto.randomUUID().slice(0, 8)}`)
  const ben = await aPerson(request, 'Ben')
  await work(mara, '09:00', '09:30')
  await work(ben, '00:00', '24:00')
  await signIn(page, mara)
  const complaints = listenToConsole(page)
  await page.goto('/user/settings?option=6')
  await page.getByRole('button', { name: /^More\b.*other time zones/ }).click()
  await page.getByRole('button', { name: 'Add an override' }).click()
  const overrides = page.getByRole('region', { name: 'Date overrides' })
  await expect(overrides.getByRole('textbox', { name: 'First day' })).toBeFocused()
  await retype(overrides.getByRole('textbox', { name: 'First day' }), 'today')

  await page.getByRole('button', { name: 'Add a trip' }).click()
  const stays = page.getByRole('region', { name: 'Travel to other time zones' })
  await retype(stays.getByRole('textbox', { name: 'First day' }), second)
  await stays.getByRole('button', { name: /^Time zone/ }).click()
  await page.getByRole('combobox', { name: 'Time zone' }).fill('kathmandu')
  await page.getByRole('option', { name: /Kathmandu/ }).click()
  await expect(stays.getByText('Your hours apply in the time of Kathmandu.', { exact: false })).toBeVisible()
  await expectAccessible(page)
  await save(page)
  await page.reload()
  await expect(page.getByRole('button', { name: 'More 1 date override, 1 trip' })).toBeVisible()
  expect(await mara.call(getAvailability, {})).toMatchObject({
    date_overrides: [{ first_date: today, hours: [] }],
    stays: [{ timezone: 'Asia/Kathmandu', first_date: second }],
  })
  expect(complaints).toEqual([])

  const other = await browser.newPage({ isMobile, viewport: page.viewportSize() })
  await signIn(other, ben)
  await findTimeWith(other, mara)
  // On a phone the answer opens over the form.
  const finder = other.getByRole(isMobile ? 'dialog' : 'region', { name: 'Smart Suggestion' })
  const slots = finder.getByRole('listitem')
  await expect(slots).toHaveCount(2)
  await expect(slots.nth(0)).toContainText(inBerlin('09:00', '09:30'))
  await expect(finder).not.toContainText('Kathmandu')
  await other.close()
})

test('[SET10] is done by the keyboard alone', { tag: '@whole' }, async ({ page, request, isMobile }) => {
  test.skip(isMobile, 'A phone has no keyboard to tab with.')
  const mara = await aPerson(request)
  await signIn(page, mara)
  await page.goto('/user/settings?option=6')
  await tabTo(page, page.getByRole('button', { name: 'More for Monday' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem', { name: 'Add hours' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('combobox', { name: 'Monday start, interval 2' })).toBeFocused()
  await tabTo(page, page.getByRole('button', { name: /^More\b.*other time zones/ }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('button', { name: 'Add an override' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'First day' })).toBeFocused()
  await tabTo(page, page.getByRole('switch', { name: 'Not available' }))
  await page.keyboard.press('Space')
  await expect(page.getByRole('combobox', { name: 'Start, interval 1' })).toHaveValue('09:00 AM')
  await tabTo(page, page.getByRole('button', { name: 'Save Changes' }))
  await page.keyboard.press('Enter')
  await expect(toast(page)).toBeVisible()
  const { additional_hours, date_overrides } = await mara.call(getAvailability, {})
  expect(additional_hours.monday).toEqual([{ start_time: '18:00', end_time: '19:00' }])
  expect(date_overrides).toMatchObject([{ hours: [{ start_time: '09:00', end_time: '17:00' }] }])
})

/** The same hours on every day. */
async function work(person: Person, start_time: string, end_time: string): Promise<void> {
  const hours: DayHours = { start_time, end_time, is_available: true }
  const availability_info = Object.fromEntries(weekdays.map((weekday) => [weekday, hours]))
  await person.call(updateAvailability, { body: { availability_info } })
}

/** Asks the form for a new event for free times with somebody. */
async function findTimeWith(page: Page, { user }: Person): Promise<void> {
  await page.goto('/user/dashboard')
  await page.getByRole('button', { name: 'Create Event' }).first().click()
  await page.getByRole('combobox', { name: 'Invitees' }).fill(user.full_name)
  await page.getByRole('option', { name: user.full_name }).click()
  await page.getByRole('button', { name: 'Find a time' }).click()
}

/** What a clock in Berlin shows while these times pass in Kathmandu: '04:15 – 04:30 AM'. */
function inBerlin(...times: readonly [string, string]): string {
  const shown = times.map((time) =>
    Temporal.PlainDateTime.from(`${second}T${time}`)
      .toZonedDateTime('Asia/Kathmandu')
      .withTimeZone('Europe/Berlin')
      .toPlainTime()
      .toString({ smallestUnit: 'minute' }),
  )
  return `${shown.join(' – ')} AM`
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(toast(page)).toBeVisible()
  await expect(page.getByRole('button', { name: 'No Changes' })).toBeVisible()
}

function toast(page: Page): Locator {
  return page.getByRole('alertdialog').filter({ hasText: 'Availability updated successfully.' })
}

/** By keys, as a person does: leaving one field may change the next. */
async function retype(field: Locator, text: string): Promise<void> {
  await field.click()
  await field.press('ControlOrMeta+a')
  await field.pressSequentially(text)
  await field.press('Tab')
}
