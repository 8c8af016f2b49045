import { expect } from '@playwright/test'
import { test } from './support/guard.ts'
import { aPerson, expectAccessible, signIn } from './support/person.ts'

test.use({ timezoneId: 'Europe/Berlin' })

test('[SCR7] the clock of a phone opens seconds, zone, Today and a day to choose', {
  tag: ['@phone', '@whole'],
}, async ({ page, request, isMobile }) => {
  test.skip(!isMobile, 'A desktop has all of it in its bar.')
  await signIn(page, await aPerson(request))
  await page.goto('/user/dashboard?date=2026-03-03')
  const clock = page.getByRole('banner').getByRole('button', { name: /^Time and day, Berlin/ })
  await expect(clock).toHaveText(/\d\d:\d\d [AP]M/)
  await clock.click()
  const panel = page.getByRole('dialog', { name: 'Time and day' })
  await expect(panel.getByText(/^\d\d:\d\d:\d\d [AP]M$/)).toBeVisible()
  await expectAccessible(page)
  await panel.getByRole('button', { name: /^Time zone/ }).click()
  await page.getByRole('combobox').fill('Kolkata')
  await page
    .getByRole('option', { name: /Kolkata/ })
    .first()
    .click()
  await expect(page.getByText('Timestamp info updated successfully')).toBeVisible()
  await panel.getByRole('button', { name: 'Next month' }).click()
  await panel.getByRole('button', { name: /\b(19 April|April 19,) 2026/ }).click()
  await expect(page).toHaveURL('/user/dashboard?date=2026-04-19')
  await expect(panel).toBeHidden()
  await page.getByRole('button', { name: /^Time and day, Kolkata/ }).click()
  await panel.getByRole('button', { name: 'Today', exact: true }).click()
  await expect(page).toHaveURL('/user/dashboard')
})

test('[SCR10] [SCR28] the bars of a desktop fit each width of the window', { tag: '@whole' }, async ({
  page,
  request,
  isMobile,
}) => {
  test.skip(isMobile, 'A desktop is made as narrow as a phone, and a phone has no sidebar.')
  await signIn(page, await aPerson(request))
  await page.goto('/user/dashboard')
  await test.step('[SCR10] no control of the top bar is cut or overlaps another at any width', async () => {
    await expect(page.getByRole('banner').getByRole('button', { name: /^Weather/ })).toBeVisible()
    for (let width = 320; width <= 1600; width += 20) {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(() => page.evaluate(cutControls), { message: `${width} px` }).toEqual([])
    }
  })
  await test.step('[SCR28] the sidebar folds in a narrow window, and keeps what was chosen there', async () => {
    const sidebar = page.getByRole('complementary', { name: 'Sidebar' })
    const word = sidebar.getByText('Meetings', { exact: true })
    await expect(word).toBeVisible()
    await page.setViewportSize({ width: 1179, height: 900 })
    await expect(word).toBeHidden()
    await expect(sidebar.getByRole('link', { name: 'Meetings' })).toBeVisible()
    await sidebar.getByRole('button', { name: 'Unfold the sidebar' }).click()
    await expect(word).toBeVisible()
    await page.reload()
    await expect(word).toBeVisible()
    await page.setViewportSize({ width: 1180, height: 900 })
    await sidebar.getByRole('button', { name: 'Fold the sidebar' }).click()
    await expect(word).toBeHidden()
    await page.setViewportSize({ width: 1179, height: 900 })
    await expect(word).toBeVisible()
  })
})

/** What of the bar reaches beyond it or into another control; and 'none' where there is no bar. */
function cutControls(): string[] {
  const bar = [...document.querySelectorAll('header')].find((one) => one.offsetHeight >= 50)
  if (!bar) return ['none']
  const edges = bar.getBoundingClientRect()
  const controls = [...bar.querySelectorAll('button')]
    .filter((control) => control.checkVisibility())
    .map((control) => ({
      name: control.ariaLabel ?? control.textContent,
      place: control.getBoundingClientRect(),
    }))
  return controls.flatMap(({ name, place }, index) => {
    const isCut = place.left < edges.left || place.right > Math.min(edges.right, innerWidth)
    const next = controls[index + 1]
    const isOver = next !== undefined && next.place.left < place.right - 0.5
    return isCut || isOver ? [name] : []
  })
}
