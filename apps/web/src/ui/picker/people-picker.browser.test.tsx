import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '../../../test/barriers.ts'
import { PeoplePicker, type PersonOption } from './people-picker.tsx'

const everyone: readonly PersonOption[] = [
  { id: 'mara', name: 'Mara Lindqvist', detail: 'Stockholm' },
  { id: 'otto', name: 'Otto Marquardt', detail: 'Berlin' },
]

function Guests({ onInvite, onSubmit }: { onInvite: (email: string) => void; onSubmit: () => void }) {
  const [people, setPeople] = useState<readonly PersonOption[]>([])
  const [query, setQuery] = useState('')
  const goesWithQuery = ({ name }: PersonOption) => name.toLowerCase().includes(query.toLowerCase())
  return (
    <form onSubmit={onSubmit}>
      <PeoplePicker
        label="Guests"
        people={people}
        onAdd={(person) => setPeople([...people, person])}
        onRemove={({ id }) => setPeople(people.filter((person) => person.id !== id))}
        query={query}
        onQueryChange={setQuery}
        suggestions={everyone.filter((person) => goesWithQuery(person) && !people.includes(person))}
        onInvite={onInvite}
      />
    </form>
  )
}

it('[WEB63] adds by Enter, removes the last by Backspace, invites an address, and never submits its form', async () => {
  const [onInvite, onSubmit] = [vi.fn(), vi.fn()]
  await render(<Guests onInvite={onInvite} onSubmit={onSubmit} />)
  const field = page.getByRole('combobox', { name: 'Guests' })
  await field.fill('mar')
  await expect.poll(() => page.getByRole('option').elements().length).toBe(2)
  await expect.element(page.getByRole('status')).toHaveTextContent('2 found')
  await expectAccessible()
  await userEvent.keyboard('{ArrowDown}{Enter}')
  const otto = page.getByRole('button', { name: 'Remove Otto Marquardt' })
  await expect.element(otto).toBeVisible()
  await expect.element(field).toHaveValue('')
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expectAccessible()
  await userEvent.keyboard('{Backspace}')
  await expect.element(otto).not.toBeInTheDocument()

  await field.fill('nobody')
  await expect.element(page.getByText('No data found')).toBeVisible()
  await field.fill('ines@people.example')
  await page.getByRole('option', { name: 'Invite ines@people.example by mail' }).click()
  expect(onInvite).toHaveBeenCalledExactlyOnceWith('ines@people.example')
  expect(onSubmit).not.toHaveBeenCalled()
})
