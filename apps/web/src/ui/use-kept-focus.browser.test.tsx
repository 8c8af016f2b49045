import { useState } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { focusOn } from '../../test/keyboard.ts'
import { ConfirmDialog } from './overlay/confirm-dialog.tsx'
import { useKeptFocus } from './use-kept-focus.ts'

const first = page.getByRole('button', { name: 'First' })
const list = page.getByRole('group', { name: 'Rows' })

/** Rows as a query gives them: another window may have deleted some. */
function Rows({ rows, isBusy = false }: { readonly rows: readonly string[]; readonly isBusy?: boolean }) {
  const [part] = useKeptFocus()
  return (
    <>
      <div ref={part} role="group" aria-label="Rows" tabIndex={-1}>
        {rows.map((row) => (
          <button key={row} type="button" disabled={isBusy}>
            {row}
          </button>
        ))}
      </div>
      <p>Nothing to press</p>
    </>
  )
}

it('[WEB163] the part gets the focus of its element that has gone', async () => {
  const { rerender } = await render(<Rows rows={['First', 'Second']} />)
  await focusOn(first)
  await rerender(<Rows rows={['Second']} />)
  await expect.element(list).toHaveFocus()
})

it('[WEB163] the part gets the focus of a button that was switched off while it worked', async () => {
  const { rerender } = await render(<Rows rows={['First']} />)
  await focusOn(first)
  await rerender(<Rows rows={['First']} isBusy />)
  await expect.poll(() => document.activeElement).toBe(document.body)
  await rerender(<Rows rows={['First', 'Second']} isBusy />)
  await rerender(<Rows rows={[]} />)
  await expect.element(list).toHaveFocus()
})

it('[WEB163] the part gets the focus where its element goes after a question about it', async () => {
  const question = (
    <div role="alertdialog" aria-label="Delete?">
      <button type="button">Yes</button>
    </div>
  )
  const shown = (rows: readonly string[], isAsked: boolean) => (
    <>
      <Rows rows={rows} />
      {isAsked && question}
    </>
  )
  const { rerender } = await render(shown(['First', 'Second'], true))
  await focusOn(first)
  await focusOn(page.getByRole('button', { name: 'Yes' }))
  await rerender(shown(['First', 'Second'], false))
  expect(document.activeElement).toBe(document.body)
  await rerender(shown(['Second'], false))
  await expect.element(list).toHaveFocus()
})

it('[WEB192] a part that changes from elsewhere takes no focus', async () => {
  const { rerender } = await render(<Rows rows={['First', 'Second']} />)
  await rerender(<Rows rows={['Second']} />)
  await expect.element(first).not.toBeInTheDocument()
  expect(document.activeElement).toBe(document.body)
})

it('[WEB192] a part that the user has left takes no focus', async () => {
  const { rerender } = await render(<Rows rows={['First', 'Second']} />)
  await focusOn(first)
  await page.getByText('Nothing to press').click()
  expect(document.activeElement).toBe(document.body)
  await rerender(<Rows rows={['Second']} />)
  await expect.element(first).not.toBeInTheDocument()
  expect(document.activeElement).toBe(document.body)
})

function NewestFirst() {
  const [rows, setRows] = useState(['First'])
  const [part, focusAfterChange] = useKeptFocus()
  const add = () => {
    focusAfterChange((shown) => shown.querySelector('button'))
    setRows(['Second', ...rows])
  }
  return (
    <>
      <div ref={part}>
        {rows.map((row) => (
          <button key={row} type="button">
            {row}
          </button>
        ))}
      </div>
      <button type="button" onClick={add}>
        Add
      </button>
    </>
  )
}

it('[BKG58] a change names what gets the focus once it is drawn', async () => {
  await render(<NewestFirst />)
  await focusOn(page.getByRole('button', { name: 'Add' }))
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('button', { name: 'Second' })).toHaveFocus()
})

function Disconnection() {
  const [isConnected, setConnected] = useState(true)
  const [isOpen, setOpen] = useState(false)
  return (
    <section aria-label="Google">
      {isConnected ? (
        <button type="button" onClick={() => setOpen(true)}>
          Disconnect
        </button>
      ) : (
        <button type="button">Connect</button>
      )}
      <ConfirmDialog
        title="Disconnect Google?"
        confirmLabel="End it"
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onConfirm={() => {
          setConnected(false)
          setOpen(false)
        }}
      >
        Its meetings stay.
      </ConfirmDialog>
    </section>
  )
}

it('[WEB60] a question whose opener goes leaves the focus in the card of the opener', async () => {
  await render(<Disconnection />)
  await focusOn(page.getByRole('button', { name: 'Disconnect' }))
  await userEvent.keyboard('{Enter}')
  await page.getByRole('button', { name: 'End it' }).click()
  await expect.element(page.getByRole('button', { name: 'Connect', exact: true })).toHaveFocus()
})
