import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { UndoBar } from './undo-bar.tsx'

it.each([320, 390])('[WEB140] a short text is on one line on a page of %i pixels', async (width) => {
  await page.viewport(width, 640)
  await render(<UndoBar text="E-Mail gelöscht" onUndo={() => {}} onExpire={() => {}} />)
  const text = page.getByRole('alert')
  await expect.element(text).toBeVisible()
  const lineHeight = Number.parseFloat(getComputedStyle(text.element()).lineHeight)
  expect(text.element().getBoundingClientRect().height).toBeLessThan(1.5 * lineHeight)
  const bar = page.getByRole('region').element().getBoundingClientRect()
  expect(Math.abs(bar.left - (width - bar.right))).toBeLessThan(2)
})

it('[WEB140] a long text stays within the page', async () => {
  await page.viewport(320, 640)
  const text =
    '4 meetings deleted, those with guests cancelled. One meeting stays: it can only be deleted where it was made.'
  await render(<UndoBar text={text} onUndo={() => {}} onExpire={() => {}} />)
  const bar = page.getByRole('region', { name: text })
  await expect.element(bar).toBeVisible()
  const { left, right } = bar.element().getBoundingClientRect()
  expect(left).toBeGreaterThanOrEqual(0)
  expect(right).toBeLessThanOrEqual(320)
})
