import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '../../../test/barriers.ts'
import { PasswordField } from './password-field.tsx'

it('[WEB64] a password is shown and hidden again by keys, and the error describes the field', async () => {
  await render(
    <PasswordField label="Password" autoComplete="new-password" error="At least eight characters." />,
  )
  const field = page.getByRole('textbox', { name: 'Password' })
  const toggle = page.getByRole('button', { name: 'Show password' })
  await expect.element(field).toHaveAttribute('type', 'password')
  await expect.element(field).toHaveAccessibleDescription('At least eight characters.')
  await expectAccessible()
  await field.fill('correct horse battery')
  await userEvent.tab()
  await expect.element(toggle).toHaveFocus()
  await userEvent.keyboard(' ')
  await expect.element(field).toHaveAttribute('type', 'text')
  await expect.element(toggle).toHaveAttribute('aria-pressed', 'true')
  await userEvent.keyboard(' ')
  await expect.element(field).toHaveAttribute('type', 'password')
  await expect.element(field).toHaveValue('correct horse battery')
})
