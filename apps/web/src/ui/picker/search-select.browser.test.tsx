import { useState } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '../../../test/barriers.ts'
import { Dropdown } from '../overlay/dropdown.tsx'
import { SearchSelect } from './search-select.tsx'

const countries = [
  { id: 'AT', label: 'Austria' },
  { id: 'DE', label: 'Germany' },
  { id: 'SE', label: 'Sweden' },
] as const

function Country() {
  const [value, setValue] = useState('DE')
  return (
    <SearchSelect
      label="Country"
      options={countries}
      value={value}
      onChange={setValue}
      searchPlaceholder="Country"
    />
  )
}

it('[WEB8] [WEB61] is searched by what is typed, and Enter picks the first match', async () => {
  await render(<Country />)
  const button = page.getByRole('button', { name: /^Country/ })
  await expectAccessible()
  await button.click()
  await expect.element(page.getByRole('option', { selected: true })).toHaveTextContent('Germany')
  await expectAccessible()
  await userEvent.keyboard('swe')
  await expect.poll(() => page.getByRole('option').elements().length).toBe(1)
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('option')).not.toBeInTheDocument()
  await expect.element(button).toHaveTextContent('Sweden')
  await expect.element(button).toHaveFocus()
})

it('[WEB108] a list to choose from closes by a click outside, and nothing is chosen', async () => {
  await render(<Dropdown label="Country" options={countries} value="DE" onChange={expect.unreachable} />)
  const button = page.getByRole('button', { name: /Country/ })
  // The picture of the choice, which stands there before its list is fetched, has no such state.
  await expect.element(button).toHaveAttribute('aria-expanded', 'false')
  await button.click()
  await expect.element(page.getByRole('listbox')).toBeVisible()
  await page.elementLocator(document.body).click({ position: { x: 900, y: 600 }, force: true })
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
})
