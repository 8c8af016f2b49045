import { useState } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '../../../test/barriers.ts'
import { TimeField } from './time-field.tsx'

function Start({ error }: { readonly error?: string }) {
  const [value, setValue] = useState<string | null>('09:00')
  return (
    <>
      <TimeField label="Start" value={value} onChange={setValue} error={error} isTwelveHour />
      <output>{value ?? 'none'}</output>
    </>
  )
}

const field = page.getByRole('combobox', { name: 'Start' })
const chosen = page.getByRole('status')

it('[WEB6] [WEB61] suggests every half hour by arrows and pointer, and takes what is typed', async () => {
  await render(<Start />)
  await field.click()
  await expect.poll(() => page.getByRole('option').elements().length).toBe(48)
  await expect.element(page.getByRole('option', { selected: true })).toHaveTextContent('09:00 AM')
  await expectAccessible()
  await userEvent.keyboard('{ArrowDown}')
  const next = page.getByRole('option', { name: '09:30 AM' })
  await expect.element(field).toHaveAttribute('aria-activedescendant', next.element().id)
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(chosen).toHaveTextContent('09:30')
  await expect.element(page.getByRole('option')).not.toBeInTheDocument()
  await field.fill('2:1')
  await expect.element(page.getByRole('option')).not.toBeInTheDocument()
  await field.fill('2:15 pm')
  await userEvent.keyboard('{Enter}')
  await expect.element(chosen).toHaveTextContent('14:15')
  await expect.element(field).toHaveValue('02:15 PM')
})

it('[WEB61] Escape closes the suggestions, and the arrows go round', async () => {
  await render(<Start />)
  await field.click()
  await expect.element(page.getByRole('option', { selected: true })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('option')).not.toBeInTheDocument()
  await expect.element(chosen).toHaveTextContent('09:00')
  await field.fill('8')
  await expect.poll(() => page.getByRole('option').elements().length).toBe(4)
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(page.getByRole('option', { selected: true })).toHaveTextContent('08:30 PM')
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByRole('option', { selected: true })).toHaveTextContent('08:00 AM')
})

it('[WEB62] keeps what is no time, marks the field and says what to type', async () => {
  await render(<Start />)
  await field.fill('soon')
  await userEvent.tab()
  await expect.element(field).toHaveValue('soon')
  await expect.element(field).toBeInvalid()
  await expect.element(field).toHaveAccessibleDescription('Not a time. Try 9:15 AM.')
  await expect.element(chosen).toHaveTextContent('09:00')
  await expectAccessible()
  await field.fill('')
  await userEvent.tab()
  await expect.element(chosen).toHaveTextContent('none')
  await expect.element(field).toBeValid()
})
