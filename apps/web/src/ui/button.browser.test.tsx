import { Pencil } from 'lucide'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Button } from './button.tsx'
import { IconButton } from './icon-button.tsx'

it('[WEB141] a button tells its shortcut to assistive technology', async () => {
  await render(
    <>
      <Button shortcut="Mod+Enter">Save</Button>
      <IconButton label="Edit" icon={Pencil} shortcut="E" />
      <Button>Discard</Button>
    </>,
  )
  expect(told('Save')).toMatch(/^(Control|Meta)\+Enter$/)
  expect(told('Edit')).toBe('E')
  expect(told('Discard')).toBeNull()
})

it('[WEB149] a double click sends once', async () => {
  const [save, send, next] = [vi.fn(), vi.fn(), vi.fn()]
  await render(
    <form
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <Button isBusy={false} onPress={save}>
        Save
      </Button>
      <Button type="submit">Send</Button>
      <Button onPress={next}>Next</Button>
    </form>,
  )
  for (const name of ['Save', 'Send', 'Next']) await page.getByRole('button', { name }).dblClick()
  expect([save, send, next].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 2])
})

it('[WEB151] the second half of a double click presses nothing that came up in the place of the first', async () => {
  const create = vi.fn()
  function Board() {
    const [isStarted, setStarted] = useState(false)
    return isStarted ? (
      <Button key="new" onPress={create}>
        New card
      </Button>
    ) : (
      <Button key="start" onPress={() => setStarted(true)}>
        Start
      </Button>
    )
  }
  await render(<Board />)
  await page.getByRole('button', { name: 'Start' }).dblClick()
  const fresh = page.getByRole('button', { name: 'New card' })
  await expect.element(fresh).toBeVisible()
  expect(create).not.toHaveBeenCalled()
  await fresh.click()
  expect(create).toHaveBeenCalledOnce()
})

it('[WEB149] what was refused is sent again at once, however soon that is', async () => {
  const send = vi.fn()
  function Form() {
    const [isBusy, setBusy] = useState(false)
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault()
          send()
          setBusy(true)
        }}
      >
        <Button type="submit" isBusy={isBusy}>
          Send
        </Button>
        <Button onPress={() => setBusy(false)}>Refuse</Button>
      </form>
    )
  }
  await render(<Form />)
  for (const name of ['Send', 'Refuse', 'Send']) await pressAtOnce(name)
  expect(send).toHaveBeenCalledTimes(2)
})

/** Faster than any pointer: within the time of a double click. */
async function pressAtOnce(name: string): Promise<void> {
  const button = page.getByRole('button', { name }).element()
  if (!(button instanceof HTMLElement)) throw new Error(`There is no button ${name}.`)
  button.click()
  // React draws what a click changes before the next task.
  await Promise.resolve()
}

function told(name: string): string | null {
  return page.getByRole('button', { name }).element().getAttribute('aria-keyshortcuts')
}
