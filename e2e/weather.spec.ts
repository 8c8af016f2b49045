import { createMeeting, getInstance } from '@meridian/contract'
import { expect } from '@playwright/test'
import { test } from './support/guard.ts'
import { aPerson, expectAccessible, listenToConsole, signIn } from './support/person.ts'

const in_two_days = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10)

test('[WTH9] [WTH12] the weather stands in the bar, in its details, on cards and with a meeting', {
  tag: '@whole',
}, async ({ page, request, isMobile }) => {
  const mara = await aPerson(request)
  const { meeting_id } = await mara.call(createMeeting, {
    body: {
      meeting_title: 'Dry run',
      meeting_date: { start_date: in_two_days },
      meeting_time: { start_time: '10:00', end_time: '10:30' },
      meeting_timezone: 'Europe/Berlin',
      meeting_location: { location_name: 'Depot', latitude: 52.47, longitude: 13.4 },
    },
  })
  await signIn(page, mara)
  const complaints = listenToConsole(page)
  await page.goto('/user/meetings')
  const card = page.getByRole('article', { name: 'Dry run' })
  await expect(card).toContainText('Weather Information')
  await expect(card).toContainText('7.42 °C, 4.1 m/s, 81%')

  if (isMobile) {
    await page.getByRole('button', { name: 'More' }).last().click()
    await page.getByRole('menuitem', { name: 'Weather' }).click()
  } else {
    await page.getByRole('button', { name: 'Weather in Berlin: 7.42 °C, scattered clouds' }).click()
  }
  const dialog = page.getByRole('dialog', { name: 'Weather' })
  await expect(dialog).toContainText('Feels like')
  await expect(dialog).toContainText('4.86 °C')
  await expect(dialog).toContainText('1017 hPa')
  await expect(dialog).toContainText('Sunrise')
  await expectAccessible(page)
  await dialog.getByRole('radio', { name: '°F' }).click()
  await expect(dialog).toContainText('45.36 °F')
  await dialog.getByRole('radio', { name: '°C' }).click()

  await dialog.getByRole('textbox', { name: 'City' }).fill('Lisbon')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText('Lisbon')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.goto(`/user/meetings/${meeting_id}`)
  const weather = page.getByRole('region', { name: 'Weather Information' })
  await expect(weather).toContainText('7.42 °C Scattered clouds')
  await expectAccessible(page)
  expect(complaints).toEqual([])
})

test('[WTH8] [WTH12] weather that is away is told once, in its own place, without a toast or an error', {
  tag: '@whole',
}, async ({ page, request, isMobile }) => {
  test.skip(isMobile, 'A phone has the weather in its menu.')
  const mara = await aPerson(request)
  await signIn(page, mara)
  await page.route('**/v1/weather/**', (route) =>
    route.fulfill({
      json: { status: 200, message: 'OK', data: { is_away: true, reason: 'Failed to get weather' } },
    }),
  )
  const complaints = listenToConsole(page)
  await page.goto('/user/dashboard')
  const button = page.getByRole('button', { name: 'Weather: Failed to get weather' })
  await expect(button).toHaveText('Failed to get weather')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Weather', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Weather', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Weather' })).toContainText('Failed to get weather')
  expect(complaints).toEqual([])
})

test('[WTH13] tells the weather of where one is, once asked to and allowed', { tag: '@whole' }, async ({
  page,
  request,
  context,
  isMobile,
}) => {
  const mara = await aPerson(request, 'Mara', 'UTC')
  await signIn(page, mara)
  const complaints = listenToConsole(page)
  const asked: string[] = []
  page.on('request', (one) => {
    if (one.url().includes('/weather/details')) asked.push(new URL(one.url()).search)
  })
  await page.goto('/user/meetings')
  if (isMobile) {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: 'Weather' }).click()
  } else await page.getByRole('button', { name: 'Weather' }).click()
  const dialog = page.getByRole('dialog', { name: 'Weather' })
  const use = dialog.getByRole('button', { name: 'Use my position' })
  await use.click()
  await expect(dialog).toContainText("Your browser doesn't share your location. Enter a city below.")
  await expectAccessible(page)
  await context.setGeolocation({ latitude: 52.5487, longitude: 13.4129 })
  await context.grantPermissions(['geolocation'])
  await use.click()
  await expect(dialog).toContainText('Where you are')
  await expect(dialog).toContainText('7.42 °C')
  expect([...new Set(asked)]).toEqual(['', '?latitude=52.5&longitude=13.4'])
  const kept = await page.evaluate(() =>
    [localStorage, sessionStorage].flatMap((storage) => Object.values(storage)).join(' '),
  )
  expect(kept).toContain(mara.user.user_id)
  expect(kept).not.toContain('52.5')
  expect(complaints).toEqual([])
})

test('[WMT52] a map link tells where a meeting is, and with it the weather there', { tag: '@whole' }, async ({
  page,
  request,
}) => {
  const mara = await aPerson(request)
  const { meeting_id } = await mara.call(createMeeting, {
    body: {
      meeting_title: 'Dry run',
      meeting_date: { start_date: in_two_days },
      meeting_time: { start_time: '10:00', end_time: '10:30' },
      meeting_timezone: 'Europe/Berlin',
      meeting_location: { location_name: 'Depot' },
    },
  })
  await signIn(page, mara)
  const complaints = listenToConsole(page)
  await page.goto(`/user/meetings/${meeting_id}`)
  await page.getByRole('button', { name: 'Edit' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Edit event' })
  const link = dialog.getByRole('textbox', { name: 'Location link' })
  await link.fill('https://www.openstreetmap.org/#map=16/52.47/13.4')
  const coordinates = dialog.getByRole('textbox', { name: 'Coordinates' })
  await expect(coordinates).toHaveValue('52.47, 13.4')
  await expectAccessible(page)
  await coordinates.fill('around here')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(coordinates).toHaveAccessibleDescription(/Coordinates look like/)
  await coordinates.fill('52.47 13.4')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(dialog).toBeHidden()
  const weather = page.getByRole('region', { name: 'Weather Information' })
  await expect(weather).toContainText('7.42 °C Scattered clouds')
  expect(complaints).toEqual([])
})

test('[WTH12] there is no button where the weather is switched off', { tag: '@whole' }, async ({
  page,
  request,
}) => {
  const mara = await aPerson(request)
  await signIn(page, mara)
  const instance = await mara.call(getInstance, {})
  expect(instance.has_weather).toBe(true)
  await page.route('**/v1/instance', (route) =>
    route.fulfill({ json: { status: 200, message: 'OK', data: { ...instance, has_weather: false } } }),
  )
  await page.goto('/user/meetings')
  await expect(page.getByRole('button', { name: /^Create Event/ }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: /Weather/ })).toHaveCount(0)
})
