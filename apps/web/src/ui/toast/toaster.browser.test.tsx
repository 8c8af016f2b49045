import { UNSTABLE_ToastQueue as ToastQueue } from 'react-aria-components/Toast'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '../../../test/barriers.ts'
import { focusOn } from '../../../test/keyboard.ts'
import type { ToastNote } from './toast-card.tsx'
import { Toaster } from './toaster.tsx'
import { UndoBar } from './undo-bar.tsx'

const failures = ['The server is busy.', 'The label was not saved.', 'Error in fetching meetings']
const givenSpace = () => document.documentElement.style.getPropertyValue('--h-toasts')

function middleOf(one: Locator): number {
  const { top, height } = one.element().getBoundingClientRect()
  return top + height / 2
}

function show(queue: ToastQueue<ToastNote>, text: string): string {
  return queue.add({ kind: 'error', text })
}

function stopTime(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
}

/** A list of one row, which may be gone after Undo. */
function Deletion({ isRowKept }: { readonly isRowKept: boolean }) {
  const [isDone, setDone] = useState(true)
  return (
    <>
      <main tabIndex={-1}>{(isDone || isRowKept) && <button type="button">Row</button>}</main>
      {isDone && <UndoBar text="Mail deleted" onUndo={() => setDone(false)} onExpire={() => {}} />}
    </>
  )
}

afterEach(() => {
  vi.useRealTimers()
})

it('[WEB162] Undo gives the focus back to where it was, or to the screen where that is gone', async () => {
  for (const isRowKept of [true, false]) {
    const { unmount } = await render(<Deletion isRowKept={isRowKept} />)
    await focusOn(page.getByRole('button', { name: 'Row' }))
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect
      .element(isRowKept ? page.getByRole('button', { name: 'Row' }) : page.getByRole('main'))
      .toHaveFocus()
    await unmount()
  }
})

it('[WEB34] the page gives space while nothing is pressed, and takes it back after a second of rest', async () => {
  const queue = new ToastQueue<ToastNote>()
  const [text = ''] = failures
  stopTime()
  await render(<Toaster queue={queue} />)
  dispatchEvent(new PointerEvent('pointerdown'))
  const key = show(queue, text)
  const toast = page.getByRole('alertdialog', { name: text })
  await expect.element(toast).toBeVisible()
  expect(givenSpace()).toMatch(/^(0px)?$/)
  dispatchEvent(new PointerEvent('pointerup'))
  vi.advanceTimersByTime(1)
  expect(givenSpace()).toMatch(/^[1-9]\d*px$/)
  queue.close(key)
  await expect.element(toast).not.toBeInTheDocument()
  vi.advanceTimersByTime(990)
  dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }))
  vi.advanceTimersByTime(990)
  expect(givenSpace()).toMatch(/^[1-9]\d*px$/)
  vi.advanceTimersByTime(10)
  expect(givenSpace()).toBe('0px')
})

it('[WEB32] the newest is in front and counts the others, which are listed on demand', async () => {
  const queue = new ToastQueue<ToastNote>()
  await render(<Toaster queue={queue} />)
  for (const failure of failures) show(queue, failure)
  const front = page.getByRole('alertdialog', { name: failures[2] })
  await expect.element(front).toBeVisible()
  await expectAccessible()
  await front.getByRole('button', { name: 'and 2 more' }).click()
  for (const failure of failures) await expect.element(page.getByText(failure)).toBeInViewport()
  await expectAccessible()
  for (const left of [2, 1, 0]) {
    await page.getByRole('button', { name: 'Close' }).first().click()
    await expect.poll(() => page.getByRole('alertdialog').elements().length).toBe(left)
  }
})

it('[WEB140] its text keeps a readable width beside two actions on a narrow page', async () => {
  await page.viewport(320, 640)
  const queue = new ToastQueue<ToastNote>()
  await render(<Toaster queue={queue} />)
  show(queue, 'The server is busy.')
  const text = 'A reply generated successfully.'
  queue.add({ kind: 'success', text, action: { label: 'Offer times', onPress: () => {} } })
  const title = page.getByText(text)
  await expect.element(title).toBeVisible()
  expect(title.element().getBoundingClientRect().width).toBeGreaterThan(100)
  await expect.element(page.getByRole('button', { name: 'Offer times' })).toBeVisible()
  await expectAccessible()
})

it('[WEB33] a failure that the page tells as well closes after five seconds, unless it is in use', async () => {
  const queue = new ToastQueue<ToastNote>()
  const [text = ''] = failures
  // The pointer may still be where a toast comes.
  await page.elementLocator(document.documentElement).hover({ position: { x: 1, y: 1 } })
  stopTime()
  const { rerender } = await render(<Toaster queue={queue} />)
  show(queue, text)
  const toast = page.getByRole('alertdialog', { name: text })
  await expect.element(toast).toBeVisible()
  vi.advanceTimersByTime(20_000)
  await expect.element(toast).toBeVisible()
  await rerender(
    <>
      <p>{text}</p>
      <Toaster queue={queue} />
    </>,
  )
  const close = page.getByRole('button', { name: 'Close' }).element()
  if (close instanceof HTMLElement) close.focus()
  vi.advanceTimersByTime(5000)
  await expect.element(toast).toBeVisible()
  if (close instanceof HTMLElement) close.blur()
  vi.advanceTimersByTime(4990)
  await expect.element(toast).toBeVisible()
  vi.advanceTimersByTime(10)
  await expect.element(toast).not.toBeInTheDocument()
})

it('[WEB31] a toast in the bar follows the bar when something comes above the bar', async () => {
  await page.viewport(1440, 900)
  const queue = new ToastQueue<ToastNote>()
  const screenWith = (reminder: boolean) => (
    <div>
      {reminder && <div style={{ height: 40 }}>Planning the quay, in 5 min</div>}
      <div data-testid="bar" style={{ display: 'flex', height: 52 }}>
        <span data-toast-room="" style={{ height: '100%', minWidth: 0, flex: 1 }} />
      </div>
      <Toaster queue={queue} />
    </div>
  )
  const { rerender } = await render(screenWith(false))
  const [text = ''] = failures
  show(queue, text)
  const toast = page.getByRole('alertdialog', { name: text })
  await expect.element(toast).toBeVisible()
  const fromBar = () => middleOf(toast) - middleOf(page.getByTestId('bar'))
  await expect.poll(fromBar).toBeCloseTo(0, 0)
  await rerender(screenWith(true))
  await expect.poll(fromBar).toBeCloseTo(0, 0)
})
