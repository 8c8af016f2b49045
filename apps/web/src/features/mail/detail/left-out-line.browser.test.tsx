import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '../../../../test/barriers.ts'
import { LeftOutLine } from './left-out-line.tsx'

it.each([
  [1, "One sentence was left out: your mail doesn't support it."],
  [2, "2 sentences were left out: your mail doesn't support them."],
])(
  '[GEN78] the line below a generated text says how many sentences were left out: %i',
  async (count, line) => {
    await render(<LeftOutLine count={count} className="" />)
    expect(page.getByRole('paragraph').element().textContent).toBe(line)
    await expectAccessible()
  },
)

it('[GEN78] there is no line below a whole text', async () => {
  const { container } = await render(<LeftOutLine count={0} className="" />)
  expect(container.childElementCount).toBe(0)
})
