import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { showError } from '../platform/state/toasts.ts'
import { someOf } from '../../test/every-case.ts'
import { show } from '../../test/show.tsx'

const long = 'The range could not be kept, since the server did not answer in time.'
const toasts = page.getByRole('region', { name: 'Notifications' })

describe('[WEB31] toasts cover nothing that can be used', () => {
  const screens = ['dashboard', 'meetings', 'calendar', 'mails', 'board', 'integrations', 'settings']
  const sizes = screens.flatMap((screen) => [1440, 768, 390].map((width) => [screen, width] as const))
  it.each(someOf(sizes, 2))('on the screen of %s, %i px wide', async (screen, width) => {
    await show(`/user/${screen}`, { size: [width, width === 390 ? 844 : 900] })
    await expect.element(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    for (const sentence of [long, 'The server is busy.']) showError(sentence)
    await expect.element(toasts.getByText('The server is busy.')).toBeVisible()
    await expect.poll(coveredControls).toEqual([])
  })

  it('in a dialog', async () => {
    await show('/user/meetings')
    await page.getByRole('banner').first().getByRole('button', { name: 'Create Event' }).click()
    await expect.element(page.getByRole('dialog', { name: 'Add new event' })).toBeVisible()
    showError(long)
    await expect.element(toasts.getByText(long)).toBeVisible()
    await expect.poll(coveredControls).toEqual([])
  })
})

it('[WEB32] toasts gather, and are closed one after the other', async () => {
  await show('/user/settings')
  const sentences = [long, 'The server is busy.', 'Error in updating timestamp info']
  for (const sentence of sentences) showError(sentence)
  await toasts.getByRole('button', { name: 'and 2 more' }).click()
  for (const sentence of sentences) await expect.element(toasts.getByText(sentence)).toBeInViewport()
  for (const left of [2, 1, 0]) {
    await toasts.getByRole('button', { name: 'Close' }).first().click()
    await expect.poll(() => page.getByRole('alertdialog').length).toBe(left)
  }
})

/** The controls in the upper part of the screen, or of the dialog above it, that another element covers. */
function coveredControls(): string[] {
  const layer = '[data-react-aria-top-layer]'
  const dialogs = [...document.querySelectorAll('[role="dialog"]')].filter((one) => !one.closest(layer))
  const controls = (dialogs.at(-1) ?? document.body).querySelectorAll('button, a[href], input, textarea')
  return [...controls].flatMap((control) => {
    const { x, y, width, height } = control.getBoundingClientRect()
    const [middleX, middleY] = [x + width / 2, y + height / 2]
    const isThere = width > 3 && control.checkVisibility({ visibilityProperty: true })
    const isScrolledAway = control.closest('[class*="overflow-x-auto"]') !== null
    const isHidden = control.closest(`${layer}, .sr-only, [aria-hidden="true"]`) !== null
    if (!isThere || isScrolledAway || isHidden || middleY < 0 || middleY > 300) return []
    const hit = document.elementFromPoint(middleX, middleY)
    const isHit =
      hit !== null && (control.contains(hit) || hit.closest('label') !== null || hit.contains(control))
    return isHit ? [] : [`${control.ariaLabel ?? control.textContent}, below ${hit?.className ?? 'nothing'}`]
  })
}
