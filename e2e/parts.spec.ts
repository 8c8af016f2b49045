import { expect } from '@playwright/test'
import { test } from './support/guard.ts'
import { aPerson, expectAccessible, signIn } from './support/person.ts'

test.skip(({ isMobile }) => isMobile, 'The bars of a phone stay in the same way.')

test('[WEB111] a screen that cannot be fetched keeps the bars, and opens when the connection is back', {
  tag: '@whole',
}, async ({ page, context, request, guard }) => {
  guard.expectFailedLoads('ERR_INTERNET_DISCONNECTED')
  await signIn(page, await aPerson(request))
  await page.goto('/user/dashboard')
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await context.setOffline(true)
  const sidebar = page.getByRole('navigation', { name: 'Main' })
  await sidebar.getByRole('link', { name: 'Meetings' }).click()
  const main = page.getByRole('main')
  await expect(main.getByText("You're offline. Meetings opens when you're back.")).toBeVisible()
  await expectAccessible(page)
  await sidebar.getByRole('link', { name: 'Dashboard' }).click()
  await expect(page).toHaveURL('/user/dashboard')
  await expect(main.getByText("You're offline.")).toHaveCount(0)
  await sidebar.getByRole('link', { name: 'Meetings' }).click()
  await expect(main.getByText("You're offline.")).toBeVisible()
  await context.setOffline(false)
  await expect(main.getByRole('heading', { level: 1, name: /^Meetings/ })).toBeVisible()
})

test('[WEB113] parts that were fetched while the page was idle open without a connection', {
  tag: '@whole',
}, async ({ page, context, request, guard }) => {
  guard.expectFailedLoads('ERR_INTERNET_DISCONNECTED')
  await signIn(page, await aPerson(request), { fetchesAhead: true })
  // A page remembers 250 files by itself, and there are more parts than that.
  await page.addInitScript(() => performance.setResourceTimingBufferSize(2000))
  await page.goto('/user/dashboard')
  const hasCome = (name: string) =>
    page.evaluate(
      (part) => performance.getEntriesByType('resource').some((one) => one.name.includes(`/${part}-`)),
      name,
    )
  await expect.poll(() => hasCome('board-screen')).toBe(true)
  expect(await hasCome('admin-users-screen')).toBe(false)
  await context.setOffline(true)
  const sidebar = page.getByRole('navigation', { name: 'Main' })
  for (const name of ['Meetings', 'Settings']) {
    await sidebar.getByRole('link', { name }).click()
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toContainText(name)
  }
})
