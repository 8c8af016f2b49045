import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { aMail } from '../mail.sample.ts'
import { Subject } from './row-cells.tsx'

const mail = aMail({
  mail_subject: 'The delivery to the north quay moves to Thursday afternoon',
  mail_summary: 'The crane is free from two o’clock on, so the steel comes then. '.repeat(4),
})

it('[WML2] a wide row shows a long subject whole, and beside it as much of the summary as fits', async () => {
  await page.viewport(1440, 900)
  const { subject, summary } = await cells(900)
  expect(subject.scrollWidth).toBe(subject.clientWidth)
  expect(summary.scrollWidth).toBeGreaterThan(summary.clientWidth)
  expect(summary.clientWidth).toBeGreaterThan(300)
})

it('[WML2] a narrow row cuts the subject at its own edge, and keeps both on one line each', async () => {
  await page.viewport(390, 844)
  const { subject, summary, edge } = await cells(260)
  for (const cell of [subject, summary]) {
    expect(cell.scrollWidth).toBeGreaterThan(cell.clientWidth)
    expect(cell.getBoundingClientRect().right).toBeLessThanOrEqual(edge)
    expect(cell.getBoundingClientRect().height).toBeLessThan(30)
  }
  expect(subject.clientWidth).toBeGreaterThan(240)
})

async function cells(width: number) {
  const screen = await render(
    <div data-testid="cell" style={{ width }}>
      <Subject mail={mail} onOpen={() => {}} />
    </div>,
  )
  const subject = screen.getByRole('link').element()
  const summary = screen.getByText(/^The crane/).element()
  return { subject, summary, edge: screen.getByTestId('cell').element().getBoundingClientRect().right }
}
