import { Pencil } from 'lucide'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from '../button.tsx'
import { IconButton } from '../icon-button.tsx'

function TwoButtons() {
  return (
    <>
      <Button>Before</Button>
      <IconButton label="Edit" icon={Pencil} shortcut="E" />
    </>
  )
}

it('[WEB137] a button that has the focus keeps it when the text beside it comes, which Escape closes', async () => {
  await render(<TwoButtons />)
  const button = page.getByRole('button', { name: 'Edit' })
  await userEvent.tab()
  await userEvent.tab()
  await expect.element(button).toHaveFocus()
  const tooltip = page.getByRole('tooltip')
  await expect.element(tooltip).toHaveTextContent('EditE')
  await expect.element(button).toHaveFocus()
  await expect.element(button).toHaveAttribute('aria-describedby', tooltip.element().id)
  await userEvent.keyboard('{Escape}')
  await expect.element(tooltip).not.toBeInTheDocument()
  await expect.element(button).not.toHaveAttribute('aria-describedby')
  await expect.element(button).toHaveFocus()
})

it('[WEB137] the text beside a button shows while it is pointed at', async () => {
  await render(<TwoButtons />)
  await page.getByRole('button', { name: 'Before' }).hover()
  await page.getByRole('button', { name: 'Edit' }).hover()
  await expect.element(page.getByRole('tooltip')).toBeVisible()
  await page.getByRole('button', { name: 'Before' }).hover()
  await expect.element(page.getByRole('tooltip')).not.toBeInTheDocument()
})
