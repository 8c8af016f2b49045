import { useState } from 'react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '../../../test/barriers.ts'
import { Button } from '../button.tsx'
import { TextField } from '../form/text-field.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Dialog } from './dialog.tsx'

function WithDialog() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onPress={() => setOpen(true)}>Edit</Button>
      <Dialog title="Edit label" isOpen={isOpen} onClose={() => setOpen(false)}>
        <TextField label="Title" />
      </Dialog>
    </>
  )
}

it('[WEB60] a dialog keeps the focus inside, closes by Escape or a click outside, and gives the focus back', async () => {
  await render(<WithDialog />)
  const button = page.getByRole('button', { name: 'Edit' })
  const dialog = page.getByRole('dialog', { name: 'Edit label' })
  await button.click()
  await expect.element(dialog).toBeVisible()
  await expectAccessible()
  await userEvent.tab()
  await expect.element(dialog.getByRole('button', { name: 'Close' })).toHaveFocus()
  await userEvent.tab()
  await expect.element(dialog.getByRole('textbox', { name: 'Title' })).toHaveFocus()
  await userEvent.tab()
  await expect.element(dialog.getByRole('button', { name: 'Close' })).toHaveFocus()
  // At the button Escape would close the tooltip first.
  await userEvent.tab()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
  await button.click()
  await expect.element(dialog).toBeVisible()
  await userEvent.click(document.body, { position: { x: 5, y: 5 }, force: true })
  await expect.element(dialog).not.toBeInTheDocument()
})

it('[WEB147] the back button of a phone closes what is on top, and the screen stays', async () => {
  const { watchers } = watchTouch()
  await render(<WithDialog />)
  await page.getByRole('button', { name: 'Edit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit label' })
  await expect.element(dialog).toBeVisible()
  await expect.poll(() => watchers.length).toBeGreaterThan(0)
  watchers.at(-1)?.requestClose()
  await expect.element(dialog).not.toBeInTheDocument()
})

it('[WEB147] the back button asks again where the first press asked a question', async () => {
  const { watchers } = watchTouch()
  const onClose = vi.fn()
  await render(
    <Dialog title="Edit label" isOpen onClose={onClose}>
      Title
    </Dialog>,
  )
  await expect.element(page.getByRole('dialog')).toBeVisible()
  for (const times of [1, 2]) {
    await expect.poll(() => watchers.length).toBeGreaterThanOrEqual(times)
    watchers.at(-1)?.requestClose()
    expect(onClose).toHaveBeenCalledTimes(times)
    await expect.poll(() => watchers.length).toBe(times + 1)
  }
})

it('[WEB160] a dialog with unsaved text asks before it closes, but for its own Cancel', async () => {
  const close = vi.fn<() => void>()
  await render(
    <Dialog title="Message" isOpen hasUnsaved onClose={close}>
      <TextField label="Text" autoFocus />
    </Dialog>,
  )
  const question = page.getByRole('alertdialog', { name: 'Discard your text?' })
  await expect.element(page.getByRole('textbox', { name: 'Text' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(question.getByRole('button', { name: 'Keep editing' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('textbox', { name: 'Text' })).toHaveFocus()
  await page.getByRole('button', { name: 'Close' }).click()
  expect(close).not.toHaveBeenCalled()
  await question.getByRole('button', { name: 'Discard' }).click()
  expect(close).toHaveBeenCalledOnce()
})

it('[WEB60] a question has the focus at its safe answer, and a click outside answers nothing', async () => {
  const [onConfirm, onClose] = [vi.fn(), vi.fn()]
  await render(
    <ConfirmDialog
      title="Delete this label?"
      confirmLabel="Delete"
      isDangerous
      isOpen
      onConfirm={onConfirm}
      onClose={onClose}
    >
      Three meetings lose the label.
    </ConfirmDialog>,
  )
  const question = page.getByRole('alertdialog', { name: 'Delete this label?' })
  await expect.element(question.getByRole('button', { name: 'Cancel' })).toHaveFocus()
  await expectAccessible()
  await userEvent.click(document.body, { position: { x: 5, y: 5 }, force: true })
  expect(onClose).not.toHaveBeenCalled()
  // The focus that the click took returns a moment later, and keys go where the focus is.
  await expect.element(question.getByRole('button', { name: 'Cancel' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledOnce()
  await question.getByRole('button', { name: 'Delete' }).click()
  expect(onConfirm).toHaveBeenCalledOnce()
})

/** A device without a mouse, and the watchers by which its back button is heard. */
function watchTouch() {
  const watchers: { readonly requestClose: () => void }[] = []
  const Watcher = window.CloseWatcher as unknown as new () => { readonly requestClose: () => void }
  vi.stubGlobal(
    'CloseWatcher',
    class extends Watcher {
      constructor() {
        super()
        watchers.push(this)
      }
    },
  )
  const [always, coarse] = [window.matchMedia('(min-width: 1px)'), '(pointer: coarse)']
  const matchMedia = window.matchMedia.bind(window)
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    query === coarse ? always : matchMedia(query),
  )
  onTestFinished(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })
  return { watchers }
}
