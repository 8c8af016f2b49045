import type { FiguresStep } from '@meridian/contract'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { FigureChart } from './figure-chart.tsx'

const values: FiguresStep['memory_bytes'][] = [3, null, 8, 5]
const times = ['10:00', '10:15', '10:30', '10:45']

it('[WEB135] a chart tells its newest and highest value, and each step by the arrow keys', async () => {
  await page.viewport(390, 844)
  const screen = await render(
    <FigureChart
      title="Memory"
      times={times}
      format={(value) => `${value} MB`}
      lines={[{ label: '', values }]}
    />,
  )
  const chart = screen.getByRole('slider', { name: 'Memory' })
  await expect.element(chart).toHaveAttribute('aria-valuetext', 'now 5 MB, at most 8 MB')
  await userEvent.tab()
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
  await expect.element(chart).toHaveAttribute('aria-valuetext', '10:30: 8 MB')
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(chart).toHaveAttribute('aria-valuetext', '10:15: not measured')
  await userEvent.keyboard('{Home}')
  await expect.element(screen.getByText('3 MB')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(chart).toHaveAttribute('aria-valuetext', 'now 5 MB, at most 8 MB')
  await screen.unmount()
})
