import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { focusOn } from '../../../../test/keyboard.ts'
import { row_actions } from '../../../../test/row-actions.ts'
import { aMail } from '../mail.sample.ts'
import { MailRow } from './mail-row.tsx'
import { row_height_class } from './row-height.ts'

const mail = aMail({
  mail_subject: 'The delivery to the north quay moves to Thursday afternoon',
  mail_summary: 'The crane is free from two o’clock on, so the steel comes then. '.repeat(4),
  mail_labels: { integration_labels: ['Supplier'] },
})

it('[WML2] a wide row shows a long subject whole, and beside it as much of the summary as fits', async () => {
  const { subject, summary, height } = await showRow(1440)
  expect(subject.scrollWidth).toBe(subject.clientWidth)
  expect(summary.scrollWidth).toBeGreaterThan(summary.clientWidth)
  expect(summary.clientWidth).toBeGreaterThan(300)
  expect(height).toBe(44)
})

it('[WML2] on a phone a row has three lines, and cuts subject and summary at its own edge', async () => {
  const { row, subject, summary, height } = await showRow(390)
  const edge = row.getBoundingClientRect().right
  for (const cell of [subject, summary]) {
    expect(cell.scrollWidth).toBeGreaterThan(cell.clientWidth)
    expect(cell.getBoundingClientRect().right).toBeLessThanOrEqual(edge)
    expect(cell.getBoundingClientRect().height).toBeLessThan(30)
  }
  expect(subject.clientWidth).toBeGreaterThan(300)
  expect(height).toBe(84)
})

it('[WML2] on a phone with text twice as large, sender and subject wrap and nothing is cut sideways', async () => {
  const { row, subject, summary, height } = await showRow(160)
  expect(subject.getClientRects().length).toBeGreaterThan(1)
  expect(summary.getBoundingClientRect().top).toBeGreaterThan(subject.getBoundingClientRect().bottom - 8)
  const edges = row.getBoundingClientRect()
  for (const text of [...row.querySelectorAll('time'), subject, summary]) {
    expect(text.scrollWidth).toBe(text.clientWidth)
    expect(text.getBoundingClientRect().right).toBeLessThanOrEqual(edges.right)
  }
  expect(subject.getBoundingClientRect().bottom).toBeLessThan(edges.bottom)
  expect(height).toBe(200)
})

it('[WML65] on a phone the buttons of a row are out of sight and reach of a finger until a key comes to them, and no line moves then', async () => {
  const { row, subject } = await showRow(390)
  const remove = page.getByRole('button', { name: /^Delete/ })
  const group = getComputedStyle(remove.element().parentElement ?? row)
  expect([group.opacity, group.pointerEvents]).toEqual(['0', 'none'])
  const { top } = subject.getBoundingClientRect()
  await focusOn(remove)
  expect([group.opacity, group.pointerEvents]).toEqual(['1', 'auto'])
  expect(remove.element().getBoundingClientRect().width).toBeGreaterThanOrEqual(24)
  expect(remove.element().getBoundingClientRect().right).toBeLessThan(row.getBoundingClientRect().right)
  expect(subject.getBoundingClientRect().top).toBe(top)
})

async function showRow(width: number) {
  await page.viewport(width, 900)
  const screen = await render(
    <ul className={`relative top-40 ${row_height_class}`}>
      <MailRow
        mail={mail}
        heading={null}
        when="14:00"
        back={null}
        top={0}
        place={1}
        total={1}
        isChecked={false}
        isCurrent={false}
        isSummarising={false}
        acts={row_actions}
      />
    </ul>,
  )
  const row = screen.getByRole('listitem').element() as HTMLElement
  return {
    row,
    subject: screen.getByRole('link').element(),
    summary: screen.getByText(/^The crane/).element(),
    height: row.getBoundingClientRect().height,
  }
}
