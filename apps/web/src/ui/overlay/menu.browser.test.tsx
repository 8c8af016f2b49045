import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '../../../test/barriers.ts'
import { Button } from '../button.tsx'
import { Menu } from './menu.tsx'

it('[WEB59] opens by ArrowDown at its first action and by ArrowUp at its last, and gives the focus back', async () => {
  const onDelete = vi.fn()
  await render(
    <Menu
      label="Actions"
      trigger={<Button>More</Button>}
      groups={[
        [{ id: 'open', label: 'Open', href: '#somewhere' }],
        [{ id: 'delete', label: 'Delete', isDangerous: true, onAction: onDelete }],
      ]}
    />,
  )
  const button = page.getByRole('button', { name: 'More' })
  await expectAccessible()
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByRole('menuitem', { name: 'Open' })).toHaveFocus()
  await expectAccessible()
  await userEvent.keyboard('{Escape}')
  await expect.element(button).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(page.getByRole('menuitem', { name: 'Delete' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(button).toHaveFocus()
  expect(onDelete).toHaveBeenCalledOnce()
})
