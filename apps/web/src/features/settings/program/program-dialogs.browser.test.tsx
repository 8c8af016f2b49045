import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../../../../test/show.tsx'

it.each([
  ['New API token', 'Name', 'Reporting script'],
  ['New app password', 'Name', 'Calendar on my phone'],
  ['New webhook', 'Address', 'https://flows.example.org/hook'],
])('[WEB160] %s asks before it discards what was typed', async (title, field, text) => {
  await show('/user/settings?option=12')
  const dialog = page.getByRole('dialog', { name: title })
  const question = page.getByRole('alertdialog', { name: 'Discard your text?' })
  const open = () => page.getByRole('button', { name: title }).first().click()
  await open()
  await expect.element(dialog.getByRole('textbox', { name: field })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await open()
  await dialog.getByRole('textbox', { name: field }).fill(text)
  await userEvent.keyboard('{Escape}')
  await expect.element(question.getByRole('button', { name: 'Keep editing' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog.getByRole('textbox', { name: field })).toHaveValue(text)
  await dialog.getByRole('textbox', { name: field }).clear()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(question).not.toBeInTheDocument()
})
