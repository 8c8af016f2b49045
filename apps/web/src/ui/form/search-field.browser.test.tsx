import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '../../../test/barriers.ts'
import { SearchField } from './search-field.tsx'

it('[WEB176] Escape empties a search, and reaches what is around an empty one; Enter submits it', async () => {
  const [onSubmit, onKeyDown] = [vi.fn(), vi.fn()]
  await render(<Search onSubmit={onSubmit} onKeyDown={({ key }) => onKeyDown(key)} />)
  const search = page.getByRole('searchbox', { name: 'Search meetings' })
  await expectAccessible()
  await search.fill('retro')
  await userEvent.keyboard('{Enter}')
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith('retro')
  await userEvent.keyboard('{Escape}')
  await expect.element(search).toHaveValue('')
  expect(onKeyDown).not.toHaveBeenCalled()
  await userEvent.keyboard('{Escape}')
  expect(onKeyDown).toHaveBeenCalledExactlyOnceWith('Escape')
})

it('[WEB176] the cross is there while a search has a text, empties it, and leaves the focus in the field', async () => {
  await render(<Search />)
  const search = page.getByRole('searchbox', { name: 'Search meetings' })
  const clear = page.getByRole('button', { name: 'Clear search' })
  await expect.element(clear).not.toBeInTheDocument()
  await search.fill('retro')
  await expectAccessible()
  await userEvent.tab()
  await expect.element(clear).not.toHaveFocus()
  await clear.click()
  await expect.element(search).toHaveValue('')
  await expect.element(search).toHaveFocus()
  await expect.element(clear).not.toBeInTheDocument()
})

interface SearchProps {
  readonly onSubmit?: (text: string) => void
  readonly onKeyDown?: (event: { readonly key: string }) => void
}

function Search({ onSubmit, onKeyDown }: SearchProps) {
  const [text, setText] = useState('')
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Hears what reaches it.
    <div onKeyDown={onKeyDown}>
      <SearchField label="Search meetings" value={text} onChange={setText} onSubmit={onSubmit} />
    </div>
  )
}
