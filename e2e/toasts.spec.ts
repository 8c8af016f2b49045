import { createMeeting, exportMeetings, updateTimestampInfo } from '@meridian/contract'
import { expect, type Page } from '@playwright/test'
import { test } from './support/guard.ts'
import { aPerson, signIn } from './support/person.ts'

test.use({ timezoneId: 'Europe/Berlin' })

const failures = [
  'The range could not be kept, since the server did not answer in time.',
  'The server is busy.',
  'Failed to create meeting. Please try again.',
]
/** Each fails for a reason of its own: a second failure of the same action would replace the first. */
const acts = [filter, exportAll, createBySentence]
/** The screens by the beginning of their titles. */
const screens = {
  dashboard: 'Dashboard',
  meetings: 'Meetings',
  // The days that it shows.
  calendar: '.*\\d',
  mails: 'Mails',
  board: 'Task Board',
  integrations: 'Integrations',
  settings: 'Settings',
}

test('[WEB31] [WEB32] toasts cover nothing that can be used, and gather', {
  tag: ['@phone', '@whole'],
}, async ({ page, request, guard, isMobile }) => {
  guard.expectFailedLoads('500')
  await signIn(page, await aPerson(request))
  for (const [{ path }, message] of [
    [updateTimestampInfo, failures[0]],
    [exportMeetings, failures[1]],
    [createMeeting, ''],
  ] as const)
    await page.route(`**${path}`, (route) => route.fulfill({ status: 500, json: { message } }))
  await page.goto('/user/meetings')
  const toasts = page.getByRole('region', { name: 'Notifications' })
  for (const places of [[0], [1, 2]]) {
    const more = places.map((place) => failures[place] ?? '')
    await expect(page.getByRole('navigation', { name: 'Main' }).filter({ visible: true })).toBeVisible()
    await goTo(page, 'meetings', isMobile)
    for (const place of places) {
      await acts[place]?.(page, isMobile)
      await expect(toasts.getByText(failures[place] ?? '')).toBeVisible()
    }
    for (const width of isMobile ? [390] : [1440, 768]) {
      await page.setViewportSize({ width, height: isMobile ? 844 : 900 })
      await expect(toasts.getByText(more.at(-1) ?? '')).toBeInViewport({ ratio: 1 })
      for (const [screen, title] of Object.entries(screens)) {
        await goTo(page, screen, isMobile)
        await expect(page).toHaveTitle(new RegExp(`^${title}.* · Meridian$`))
        await expect
          .poll(() => page.evaluate(coveredControls), { message: `${screen}, ${width}` })
          .toEqual([])
      }
      await page.getByRole('button', { name: 'Create Event' }).filter({ visible: true }).click()
      const dialog = page.getByRole('dialog', { name: 'Add new event' })
      await expect(dialog).toBeVisible()
      await expect.poll(() => page.evaluate(coveredControls), { message: `dialog, ${width}` }).toEqual([])
      await dialog.getByRole('button', { name: 'Close' }).click()
      await expect(dialog).toBeHidden()
    }
  }

  const front = toasts.getByRole('alertdialog').filter({ hasText: failures[2] ?? '' })
  await front.getByRole('button', { name: 'and 2 more' }).click()
  for (const failure of failures) await expect(toasts.getByText(failure)).toBeInViewport()
  for (const left of [2, 1, 0]) {
    await toasts.getByRole('button', { name: 'Close' }).first().click()
    await expect(page.getByRole('alertdialog')).toHaveCount(left)
  }
})

/** The controls in the upper part of the screen, or of the dialog above it, that another element covers. */
function coveredControls(): string[] {
  const toasts = '[data-react-aria-top-layer]'
  const dialogs = [...document.querySelectorAll('[role="dialog"]')].filter((one) => !one.closest(toasts))
  const controls = (dialogs.at(-1) ?? document.body).querySelectorAll('button, a[href], input, textarea')
  return [...controls].flatMap((control) => {
    const { x, y, width, height } = control.getBoundingClientRect()
    const [middleX, middleY] = [x + width / 2, y + height / 2]
    const isThere = width > 3 && control.checkVisibility({ visibilityProperty: true })
    const isScrolledAway = control.closest('[class*="overflow-x-auto"]') !== null
    if (
      !isThere ||
      isScrolledAway ||
      middleY < 0 ||
      middleY > 300 ||
      control.closest(`${toasts}, .sr-only, [aria-hidden="true"]`)
    )
      return []
    const hit = document.elementFromPoint(middleX, middleY)
    const isHit =
      hit !== null && (control.contains(hit) || hit.closest('label') !== null || hit.contains(control))
    return isHit ? [] : [`${control.ariaLabel ?? control.textContent}, below ${hit?.className ?? 'nothing'}`]
  })
}

async function filter(page: Page, isPhone: boolean): Promise<void> {
  if (isPhone) {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: 'Filter: This week' }).click()
  } else {
    await page.getByRole('banner').first().getByRole('button', { name: 'Filter' }).click()
    await page.getByRole('menuitem', { name: 'This week' }).click()
  }
}

async function exportAll(page: Page, isPhone: boolean): Promise<void> {
  const main = page.getByRole('main')
  if (isPhone) {
    await main.getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: 'Export all' }).click()
  } else await main.getByRole('button', { name: 'Export all' }).click()
}

async function createBySentence(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Search or jump to' }).filter({ visible: true }).click()
  const palette = page.getByRole('dialog')
  await palette.getByRole('combobox').fill('Lunch tomorrow 12:00')
  await expect(palette.getByRole('option', { selected: true })).toContainText('Lunch')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Notifications' })).toContainText(failures[2] ?? '')
  await page.keyboard.press('Escape')
  await expect(palette).toBeHidden()
}

/** By the menu, as a person goes. */
async function goTo(page: Page, screen: string, isPhone: boolean): Promise<void> {
  const name = `${screen.charAt(0).toUpperCase()}${screen.slice(1)}`
  const menu = page.getByRole('navigation', { name: 'Main' }).filter({ visible: true })
  const link = menu.getByRole('link', { name, exact: true })
  if (isPhone && !(await link.isVisible())) {
    await menu.getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: new RegExp(`^${name}`) }).click()
  } else await link.click()
  await expect(page).toHaveURL(new RegExp(`/user/${screen}`))
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
}
