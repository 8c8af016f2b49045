import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../../../test/show.tsx'

it.each(['dashboard', 'calendar', 'mails', 'meetings', 'board'])(
  '[WEB213] in a low window, as when zoomed in four times, the screen of %s has most of the room once it is scrolled',
  async (screen) => {
    await show(`/user/${screen}`, { size: [320, 256] })
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
    document.body.style.minHeight = '1000px'
    window.scrollTo(0, 400)
    const { bottom } = page.getByRole('banner').first().element().getBoundingClientRect()
    expect(bottom).toBeLessThanOrEqual(0)
    const menu = page.getByRole('navigation', { name: 'Main' }).element().getBoundingClientRect()
    expect(menu.height).toBeLessThan(256 / 6)
    expect(menu.bottom).toBe(256)
    await expect.poll(() => document.documentElement.scrollWidth).toBe(320)
  },
)

it('[WEB213] in a window of a phone the bars stay', async () => {
  await show('/user/dashboard', { size: [390, 844] })
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  document.body.style.minHeight = '2000px'
  window.scrollTo(0, 400)
  expect(page.getByRole('banner').first().element().getBoundingClientRect().top).toBe(0)
})
