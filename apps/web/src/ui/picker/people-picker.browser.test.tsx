import { useEffect, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
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

it('[WEB143] sixty people take the height of a few lines, and the field behind them is in sight', async () => {
  const people = Array.from({ length: 60 }, (_, index) => ({ id: `${index}`, name: `Person ${index}` }))
  await render(
    <PeoplePicker
      label="Guests"
      people={people}
      onAdd={vi.fn()}
      onRemove={vi.fn()}
      query=""
      onQueryChange={vi.fn()}
      suggestions={[]}
    />,
  )
  const field = page.getByRole('combobox', { name: 'Guests' })
  const frame = field.element().parentElement as HTMLElement
  expect(frame.clientHeight).toBeLessThanOrEqual(160)
  ;(field.element() as HTMLElement).focus()
  const [inner, outer] = [field.element(), frame].map((one) => one.getBoundingClientRect().bottom)
  expect(inner).toBeLessThanOrEqual(outer ?? 0)
  await expectAccessible()
})

describe('[WEB63] Enter before the search has answered', () => {
  const field = page.getByRole('combobox', { name: 'Guests' })

  it('starts the search, waits for it, and takes the first that it finds', async () => {
    const search = heldSearch()
    await render(<SearchedGuests search={search} />)
    await field.click()
    await userEvent.keyboard('mar{Enter}')
    await expect.element(page.getByText('Loading...')).toBeVisible()
    expect(search.onSearchNow).toHaveBeenCalledOnce()
    expect(chosen()).toEqual([])
    await expect.element(field).toHaveValue('mar')
    search.answer(everyone)
    await expect.poll(chosen).toEqual(['Remove Mara Lindqvist'])
    await expect.element(field).toHaveValue('')
    await expect.element(field).toHaveFocus()
  })

  it('adds whom it finds after the focus has gone on, and leaves the focus there', async () => {
    const search = heldSearch()
    await render(<SearchedGuests search={search} />)
    await field.click()
    await userEvent.keyboard('mar{Enter}{Tab}')
    const next = page.getByRole('button', { name: 'Next' })
    await expect.element(next).toHaveFocus()
    search.answer(everyone)
    await expect.poll(chosen).toEqual(['Remove Mara Lindqvist'])
    await expect.element(next).toHaveFocus()
  })

  it('says that nobody matches, and keeps what was typed', async () => {
    const search = heldSearch()
    await render(<SearchedGuests search={search} />)
    await field.click()
    await userEvent.keyboard('Jo{Enter}')
    search.answer([])
    await expect.element(page.getByRole('status')).toHaveTextContent('Nobody matches “Jo”.')
    await expect.element(page.getByRole('paragraph')).toHaveTextContent('Nobody matches “Jo”.')
    await expect.element(field).toHaveValue('Jo')
    await expectAccessible()
  })

  it('takes nobody where the text has changed meanwhile', async () => {
    const search = heldSearch()
    await render(<SearchedGuests search={search} />)
    await field.click()
    await userEvent.keyboard('mar{Enter}k')
    search.answer(everyone)
    await expect.poll(() => page.getByRole('option').length).toBe(2)
    expect(chosen()).toEqual([])
    await expect.element(field).toHaveValue('mark')
  })

  it('adds an address at once, also where its list was closed', async () => {
    const search = heldSearch()
    await render(<SearchedGuests search={search} />)
    await field.click()
    await userEvent.keyboard('ines@people.example{Enter}')
    await expect.poll(chosen).toEqual(['Remove ines@people.example'])
    await userEvent.keyboard('jo@people.example{Escape}{Enter}')
    await expect.poll(chosen).toEqual(['Remove ines@people.example', 'Remove jo@people.example'])
    expect(search.onSearchNow).not.toHaveBeenCalled()
    await expect.element(field).toHaveValue('')
  })
})

/** The names of the buttons of those who are chosen. */
const chosen = () =>
  page
    .getByRole('button', { name: /^Remove / })
    .elements()
    .map(({ ariaLabel }) => ariaLabel)

/** A search that has answered nothing until the test says so. */
function heldSearch() {
  const answered = vi.fn<(found: readonly PersonOption[]) => void>()
  return {
    onSearchNow: vi.fn(),
    onAnswer: (tell: (found: readonly PersonOption[]) => void) => void answered.mockImplementation(tell),
    answer: (found: readonly PersonOption[]) => answered(found),
  }
}

function SearchedGuests({ search }: { readonly search: ReturnType<typeof heldSearch> }) {
  const [people, setPeople] = useState<readonly PersonOption[]>([])
  const [query, setQuery] = useState('')
  const [found, setFound] = useState<readonly PersonOption[] | null>(null)
  useEffect(() => search.onAnswer(setFound), [search])
  return (
    <>
      <PeoplePicker
        label="Guests"
        people={people}
        onAdd={(person) => setPeople([...people, person])}
        onRemove={({ id }) => setPeople(people.filter((person) => person.id !== id))}
        query={query}
        onQueryChange={setQuery}
        suggestions={found ?? []}
        isSearching={found === null}
        onSearchNow={search.onSearchNow}
        onInvite={(address) => setPeople([...people, { id: address, name: address }])}
      />
      <button type="button" className="p-3">
        Next
      </button>
    </>
  )
}
