import type { Poll } from '@meridian/contract'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '../../../../test/barriers.ts'
import { Button } from '../../../ui/button.tsx'
import { anOption, aPoll } from '../poll.sample.ts'
import { getPollDraft, storePollDraft } from './poll-drafts.ts'
import { PollFormView } from './poll-form-view.tsx'

const sent: { readonly method: string; readonly body: Record<string, unknown> }[] = []

beforeEach(() => {
  sent.length = 0
  storePollDraft('new', null)
  storePollDraft(aPoll().poll_id, null)
  // The server knows when nobody is busy, and refuses every poll.
  vi.spyOn(window, 'fetch').mockImplementation(async (address, init) => {
    const { pathname } = new URL(address instanceof Request ? address.url : address)
    if (pathname.endsWith('/free_busy'))
      return Response.json({ status: 'success', message: '', data: { people: [] } })
    sent.push({
      method: init?.method ?? '',
      body: typeof init?.body === 'string' ? JSON.parse(init.body) : {},
    })
    const errors = [{ path: 'body.poll_title', message: 'Title must not be empty.' }]
    return Response.json({ status: 'error', message: 'Title must not be empty.', errors }, { status: 422 })
  })
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

async function open(poll: Poll | null = null) {
  await page.viewport(1280, 900)
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const form = (
    <QueryClientProvider client={queries}>
      <PollFormView
        poll={poll}
        onSaved={() => undefined}
        onCancelled={() => undefined}
        renderFoot={() => <Button type="submit">Save</Button>}
        renderPeople={() => null}
        renderFinder={() => null}
      />
    </QueryClientProvider>
  )
  return render(form)
}

const grid = page.getByRole('grid', { name: 'Times of the poll' })
const chosen = page.getByRole('heading', { name: /^Chosen times/ })

/** Of next week, so that no cell is over. */
async function nextWeek(): Promise<void> {
  await page.getByRole('button', { name: 'Next week' }).click()
}

function cellAt(column: number, wallMinute: number): HTMLElement {
  const cell = grid
    .element()
    .querySelector<HTMLElement>(`[data-cell$=":${column}"][data-wall="${wallMinute}"]`)
  if (!cell) throw new Error('There is no such cell.')
  return cell
}

describe('[POL29] times in the calendar', () => {
  it('are added by a press and taken away by the next one', async () => {
    await open()
    await nextWeek()
    await userEvent.click(cellAt(1, 600))
    await expect.element(chosen).toHaveTextContent('Chosen times: 1')
    const mark = grid.element().querySelector<HTMLElement>('[data-start]')
    await userEvent.click(mark ?? grid.element())
    await expect.element(chosen).toHaveTextContent('Chosen times: 0')
  })

  it('are walked to, added and removed by the keyboard, and told', async () => {
    await open()
    await nextWeek()
    cellAt(2, 540).focus()
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}')
    await expect.element(chosen).toHaveTextContent('Chosen times: 1')
    expect(document.activeElement).toBe(cellAt(3, 570))
    await expect.element(page.getByText(/^Added /)).toBeInTheDocument()
    expect(cellAt(3, 570).getAttribute('aria-selected')).toBe('true')
    await userEvent.keyboard(' ')
    await expect.element(chosen).toHaveTextContent('Chosen times: 0')
    await expect.element(page.getByText(/^Removed /)).toBeInTheDocument()
  })

  it('are drawn in quarters of an hour', async () => {
    await open()
    await nextWeek()
    const from = cellAt(4, 600).getBoundingClientRect()
    const at = { clientX: from.left + 10, pointerId: 1, button: 0, bubbles: true, pointerType: 'mouse' }
    cellAt(4, 600).dispatchEvent(new PointerEvent('pointerdown', { ...at, clientY: from.top + 2 }))
    window.dispatchEvent(new PointerEvent('pointermove', { ...at, clientY: from.top + 20 }))
    window.dispatchEvent(new PointerEvent('pointermove', { ...at, clientY: from.top + 3 * from.height + 2 }))
    window.dispatchEvent(new PointerEvent('pointerup', { ...at, clientY: from.top + 3 * from.height + 2 }))
    await expect.element(chosen).toHaveTextContent('Chosen times: 1')
    const { times = [] } = getPollDraft('new') ?? {}
    expect(times.map(({ start, end }) => (end - start) / 60_000)).toEqual([105])
  })

  it('[WEB214] are typed, and what is missing or none is said at its field', async () => {
    await open()
    const typed = page.getByRole('group', { name: 'Type a time' })
    await typed.getByRole('button', { name: 'Add time' }).click()
    await expect
      .element(typed.getByRole('textbox', { name: 'Day' }))
      .toHaveAccessibleDescription('Choose a day.')
    await typed.getByRole('textbox', { name: 'Day' }).fill('2030-05-06')
    await userEvent.keyboard('{Enter}')
    const start = typed.getByRole('combobox', { name: 'Start' })
    await start.fill('25:99')
    await typed.getByRole('button', { name: 'Add time' }).click()
    await expect.element(start).toHaveFocus()
    expect(chosen.getByText('Chosen times: 1').elements()).toEqual([])
    await start.fill('10:00')
    await typed.getByRole('button', { name: 'Add time' }).click()
    await expect.element(chosen).toHaveTextContent('Chosen times: 1')
    expect(sent).toEqual([])
  })
})

describe('[POL30] the form', () => {
  it('says what is wrong at its field, which has the focus, and keeps everything', async () => {
    await open()
    await nextWeek()
    await userEvent.click(cellAt(1, 600))
    await page.getByRole('textbox', { name: 'Description' }).fill('A walk.')
    await page.getByRole('button', { name: 'Save' }).click()
    const title = page.getByRole('textbox', { name: 'Title' })
    await expect.element(title).toHaveFocus()
    await expect.element(title).toHaveAccessibleDescription('Title must not be empty.')
    expect(page.getByText('Title must not be empty.').elements()).toHaveLength(1)
    await expect.element(page.getByRole('textbox', { name: 'Description' })).toHaveValue('A walk.')
    await expect.element(chosen).toHaveTextContent('Chosen times: 1')
    await expectAccessible()
  })

  it('keeps its draft in the storage of the window, which outlasts a reload', async () => {
    const shown = await open()
    await page.getByRole('textbox', { name: 'Title' }).fill('Pier walk')
    await expect.poll(() => sessionStorage.getItem('unsaved_polls')).toContain('Pier walk')
    await shown.unmount()
    await open()
    await expect.element(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Pier walk')
  })

  it('asks by name before answers are let go, and then names them to the server', async () => {
    await open(aPoll())
    const remove = page.getByRole('button', { name: /^Remove Tue 01 Dec/ }).first()
    await remove.click()
    const dialog = page.getByRole('alertdialog')
    await expect
      .element(dialog.getByText('When you save, these answers are let go: Ana Example and Ben Example.'))
      .toBeVisible()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect.element(chosen).toHaveTextContent('Chosen times: 2')
    await remove.click()
    await dialog.getByRole('button', { name: 'Remove' }).click()
    await expect.element(chosen).toHaveTextContent('Chosen times: 1')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect.poll(() => sent[0]?.body['deleted_option_ids']).toEqual([anOption(0).option_id])
    expect(sent[0]?.method).toBe('PUT')
  })

  it('fits a phone of 320 pixels, where a few days stand side by side', async () => {
    await open(aPoll())
    await page.viewport(320, 700)
    await expect.poll(() => grid.element().querySelectorAll('[role="columnheader"]')).toHaveLength(4)
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
    await expectAccessible()
  })

  it('asks about whole days, several at once', async () => {
    await open()
    await page.getByRole('radio', { name: 'Whole days' }).click()
    await page.getByRole('button', { name: 'Next month' }).click()
    const days = page.getByRole('application', { name: /Days of the poll/ })
    await days.getByText('10', { exact: true }).click()
    await days.getByText('12', { exact: true }).click()
    await expect.element(page.getByRole('heading', { name: 'Chosen days: 2' })).toBeVisible()
    await days.getByText('10', { exact: true }).click()
    await expect.element(page.getByRole('heading', { name: 'Chosen days: 1' })).toBeVisible()
    await expectAccessible()
  })
})
