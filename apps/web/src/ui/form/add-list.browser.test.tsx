import { createRef } from 'react'
import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { AddList } from './add-list.tsx'
import { AddRow } from './add-row.tsx'

it('[WMT78] the field of an empty list is seen while it is used', async () => {
  const input = createRef<HTMLInputElement>()
  const list = (isEmpty: boolean) => (
    <>
      <button type="button">Add entry</button>
      <AddList isEmpty={isEmpty} className="pt-1">
        {!isEmpty && <li>First entry</li>}
        <AddRow
          label="New entry"
          placeholder="Add an entry"
          inputRef={input}
          isFirst={isEmpty}
          isPending={false}
          onAdd={() => Promise.resolve()}
        />
      </AddList>
    </>
  )
  const screen = await render(list(true))
  const height = () => screen.getByRole('list').element().getBoundingClientRect().height
  expect(height()).toBe(1)

  await screen.getByRole('button').click()
  await userEvent.tab()
  expect(document.activeElement).toBe(input.current)
  expect(height()).toBeGreaterThan(40)

  await userEvent.keyboard('Call Oslo')
  await screen.getByRole('button').click()
  expect(height()).toBeGreaterThan(40)
  await screen.getByRole('textbox').clear()
  await screen.getByRole('button').click()
  expect(height()).toBe(1)

  await screen.rerender(list(false))
  expect(height()).toBeGreaterThan(40)
})
