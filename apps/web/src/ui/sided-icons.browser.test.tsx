import { ArrowDown } from 'lucide'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { Icon } from './icon.tsx'
import { ArrowLeft } from './sided-icons.ts'

test('[WEB101] pictures that point along the line point the other way from right to left', async () => {
  const { container } = await render(
    <div>
      {(['ltr', 'rtl'] as const).flatMap((dir) => [
        <p key={dir} dir={dir}>
          <Icon of={ArrowLeft} /> <Icon of={ArrowDown} />
        </p>,
      ])}
    </div>,
  )
  const sides = [...container.querySelectorAll('svg')].map((svg) => {
    const head = svg.querySelector('path')
    return head === null ? null : Math.sign(Math.round(centerOf(head) - centerOf(svg)))
  })
  expect(sides).toEqual([-1, 0, 1, 0])
})

/** How far from the left of the page, in px. */
function centerOf(element: Element): number {
  const { left, width } = element.getBoundingClientRect()
  return left + width / 2
}
