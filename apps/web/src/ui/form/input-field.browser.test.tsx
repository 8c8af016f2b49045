import { useState } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '../../../test/barriers.ts'
import { TextArea } from './text-area.tsx'
import { TextField } from './text-field.tsx'

it('[WEB62] a field is described by its hint, and by its error in its place', async () => {
  await render(<Form />)
  const name = page.getByRole('textbox', { name: 'Name' })
  await expect.element(name).toHaveFocus()
  await expect.element(name).toHaveAttribute('aria-required', 'true')
  await expect.element(name).toHaveAccessibleDescription('As in your passport.')
  await expect.element(name).not.toHaveAttribute('aria-invalid')
  await userEvent.keyboard('Mara1')
  await expect.element(name).toHaveValue('Mara1')
  await expect.element(name).toHaveAccessibleDescription('A name has no digits.')
  await expect.element(name).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible()
})

it('[WEB62] a field without hint and error has no description, and one that is switched off no focus', async () => {
  await render(<Form />)
  const text = page.getByRole('textbox', { name: 'Text' })
  await text.fill('Two\nlines')
  await expect.element(text).toHaveValue('Two\nlines')
  await expect.element(text).not.toHaveAttribute('aria-describedby')
  await userEvent.tab()
  await expect.element(page.getByRole('textbox', { name: 'Address' })).toBeDisabled()
  expect(document.activeElement).toBe(document.body)
})

function Form() {
  const [name, setName] = useState('')
  const [text, setText] = useState('')
  return (
    <>
      <TextField
        label="Name"
        value={name}
        onChange={setName}
        hint="As in your passport."
        error={/\d/.test(name) ? 'A name has no digits.' : undefined}
        isRequired
        autoFocus
      />
      <TextArea label="Text" value={text} onChange={setText} />
      <TextField label="Address" isDisabled />
    </>
  )
}
