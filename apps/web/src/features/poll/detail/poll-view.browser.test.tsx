import { bookPollOption, getPoll, type Poll } from '@meridian/contract'
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { expectAccessible } from '../../../../test/barriers.ts'
import { queryFor } from '../../../platform/api/queries.ts'
import { anOption, aPoll } from '../poll.sample.ts'
import { PollView } from './poll-view.tsx'

interface Sent {
  readonly path: string
  readonly body: unknown
}

const sent: Sent[] = []
let reply: Poll | null = null

beforeEach(async () => {
  sent.length = 0
  reply = null
  vi.spyOn(window, 'fetch').mockImplementation(async (address, init) => {
    const { pathname: path } = new URL(address instanceof Request ? address.url : address)
    sent.push({ path, body: typeof init?.body === 'string' ? JSON.parse(init.body) : null })
    if (reply) return Response.json({ status: 'success', message: '', data: reply })
    return Response.json({ status: 'error', message: 'This poll has ended.' }, { status: 409 })
  })
  await page.viewport(1280, 800)
})

afterEach(() => vi.restoreAllMocks())

/** The poll as the cache has it, so that what a call answers is seen. */
function Shown({ poll }: { readonly poll: Poll }) {
  const found = useQuery(queryFor(getPoll, { params: { poll_id: poll.poll_id } }))
  return <PollView poll={found.data ?? poll} />
}

async function open(poll: Poll): Promise<QueryClient> {
  const queries = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } },
  })
  queries.setQueryData(queryFor(getPoll, { params: { poll_id: poll.poll_id } }).queryKey, poll)
  await render(
    <QueryClientProvider client={queries}>
      <MemoryRouter>
        <main>
          <Shown poll={poll} />
        </main>
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return queries
}

const table = page.getByRole('region', { name: 'Answers' })

describe('[POL31] the table of answers', () => {
  it('names each answer by its word, and its barriers are none', async () => {
    await open(aPoll())
    const ana = table.getByRole('row', { name: /Ana Example/ })
    await expect.element(ana.getByText('No', { exact: true })).toBeVisible()
    await expect.element(ana.getByText('Yes', { exact: true })).toBeVisible()
    const ben = table.getByRole('row', { name: /Ben Example/ })
    await expect.element(ben.getByText('If need be')).toBeVisible()
    await expectAccessible()
  })

  it('keeps the names in view while its options scroll', async () => {
    await page.viewport(800, 800)
    const poll_options = Array.from({ length: 14 }, (_, place) => anOption(place))
    await open(aPoll({ poll_options }))
    const box = table.element()
    box.scrollLeft = box.scrollWidth
    const name = table
      .getByRole('rowheader', { name: /Ana Example/ })
      .element()
      .getBoundingClientRect()
    expect(box.scrollLeft).toBeGreaterThan(0)
    expect(Math.abs(name.left - box.getBoundingClientRect().left)).toBeLessThan(3)
  })

  it('is a list of options on a phone, with who answered what', async () => {
    await page.viewport(320, 700)
    await open(aPoll())
    const first = page.getByRole('list', { name: 'Answers' }).getByRole('listitem').first()
    const details = first.element().querySelector('details')
    expect(details?.textContent).toContain('No:Ana Example')
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
    await expectAccessible()
  })
})

describe('[POL31] the own answer', () => {
  it('is given by the arrow keys, and saved with all that was answered', async () => {
    const poll = aPoll()
    await open(poll)
    const groups = table.getByRole('radiogroup')
    ;(groups.nth(0).getByRole('radio', { name: 'Yes' }).element() as HTMLElement).focus()
    await userEvent.keyboard(' {ArrowRight}')
    await expect.element(groups.nth(0).getByRole('radio', { name: 'If need be' })).toBeChecked()
    await groups.nth(1).getByTitle('No').click()
    await page.getByRole('textbox', { name: 'Comment' }).fill('Later is better.')
    reply = poll
    await page.getByRole('button', { name: 'Save answer' }).click()
    await expect
      .poll(() => sent)
      .toEqual([
        {
          path: `/v1/poll/${poll.poll_id}/answer`,
          body: {
            answers: [
              { option_id: anOption(0).option_id, answer: 'if_need_be' },
              { option_id: anOption(1).option_id, answer: 'no' },
            ],
            comment: 'Later is better.',
          },
        },
      ])
  })

  it('stays while others answer, and where the server refuses it', async () => {
    const poll = aPoll({ poll_id: '0198a000-0000-7000-8000-000000000301' })
    const queries = await open(poll)
    const first = table.getByRole('radiogroup').nth(0)
    await first.getByTitle('Yes').click()
    const [organizer, ana, ben] = poll.participants
    if (!organizer || !ana || !ben) throw new Error('The sample has three participants.')
    const changed = { ...ben, answers: { ...ben.answers, [anOption(0).option_id]: 'no' as const } }
    queries.setQueryData(queryFor(getPoll, { params: { poll_id: poll.poll_id } }).queryKey, {
      ...poll,
      participants: [organizer, ana, changed],
    })
    const row = table.getByRole('row', { name: /Ben Example/ })
    await expect.element(row.getByText('No', { exact: true })).toBeVisible()
    await expect.element(first.getByRole('radio', { name: 'Yes' })).toBeChecked()
    await page.getByRole('button', { name: 'Save answer' }).click()
    await expect.poll(() => sent.length).toBeGreaterThan(0)
    await expect.element(first.getByRole('radio', { name: 'Yes' })).toBeChecked()
  })

  it('is filled in by the calendar where nothing is answered yet', async () => {
    const poll = aPoll({
      poll_id: '0198a000-0000-7000-8000-000000000302',
      poll_options: [anOption(0, { is_busy: true }), anOption(1)],
    })
    await open(poll)
    await page.getByRole('button', { name: 'Fill in by calendar' }).click()
    const groups = table.getByRole('radiogroup')
    await expect.element(groups.nth(0).getByRole('radio', { name: 'No' })).toBeChecked()
    await expect.element(groups.nth(1).getByRole('radio', { name: 'Yes' })).toBeChecked()
    expect(sent).toEqual([])
  })
})

describe('[POL34] choosing an option', () => {
  it('asks once, says what will happen and whom it does not suit', async () => {
    const poll = aPoll()
    await open(poll)
    await page
      .getByRole('button', { name: /^Choose Tue 01 Dec/ })
      .first()
      .click()
    const dialog = page.getByRole('alertdialog')
    await expect.element(dialog.getByText('‘Harbour walk’ becomes a meeting at this time.')).toBeVisible()
    await expect
      .element(dialog.getByText('2 people are invited by mail; a yes counts as accepted.'))
      .toBeVisible()
    await expect.element(dialog.getByText('It does not suit: Ana Example.')).toBeVisible()
    await expectAccessible()
    expect(sent).toEqual([])
    reply = { ...poll, poll_state: 'booked', is_answerable: false }
    await dialog.getByRole('button', { name: 'Choose and invite' }).click()
    await expect
      .poll(() => sent[0])
      .toEqual({
        path: bookPollOption.path.replace(':poll_id', poll.poll_id),
        body: { option_id: anOption(0).option_id },
      })
    await expect.element(dialog).not.toBeInTheDocument()
  })
})

describe('[POL37] after a time is chosen', () => {
  const { option_id } = anOption(1)
  const poll = aPoll({ best_option: { option_id, kind: 'all', cannot: [] } })
  const meeting_id = '0198a000-0000-7000-8000-000000000400'
  const booked = {
    ...poll,
    poll_state: 'booked',
    is_answerable: false,
    chosen_option_id: option_id,
    meeting_id,
  } as const

  it.each([
    ['Choose this time', 1280, page.getByRole('link', { name: 'Open meeting' })],
    [/^Choose Tue 01 Dec/, 1280, table],
    [/^Choose Tue 01 Dec/, 390, page.getByRole('list', { name: 'Answers' }).getByRole('group').first()],
  ] as const)('by %s, the focus is on what is in the place of the button', async (name, width, next) => {
    await open(poll)
    await page.viewport(width, 800)
    const button = page.getByRole('button', { name }).first()
    reply = booked
    await button.click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Choose and invite' }).click()
    await expect.element(button).not.toBeInTheDocument()
    await expect.poll(() => next.element().contains(document.activeElement)).toBe(true)
  })
})

it('[POL34] choosing a time at which the organizer is busy says so', async () => {
  await open(aPoll({ poll_options: [anOption(0, { is_busy: true }), anOption(1)] }))
  const choose = page.getByRole('button', { name: /^Choose Tue 01 Dec/ })
  const warning = page.getByRole('alertdialog').getByText(/^You are busy then/)
  await choose.first().click()
  await expect.element(warning).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await choose.nth(1).click()
  await expect.element(page.getByRole('alertdialog')).toBeVisible()
  expect(warning.elements()).toEqual([])
})

it('[POL34] choosing an option that came later names those who answered the others only', async () => {
  await open(aPoll({ poll_options: [anOption(0), anOption(1), anOption(2)] }))
  await page
    .getByRole('button', { name: /^Choose Tue 01 Dec/ })
    .nth(2)
    .click()
  const dialog = page.getByRole('alertdialog')
  await expect
    .element(dialog.getByText('No answer to this option: Ana Example and Ben Example.'))
    .toBeVisible()
  expect(dialog.getByText('It does not suit').elements()).toEqual([])
})

describe('[POL35] [POL38] a poll that has ended', () => {
  it('says what was decided and leads to the meeting', async () => {
    await open(
      aPoll({
        poll_state: 'booked',
        is_answerable: false,
        chosen_option_id: anOption(1).option_id,
        meeting_id: '0198a000-0000-7000-8000-000000000400',
        deadline: '2026-11-30T12:00:00.000Z',
      }),
    )
    await expect.element(page.getByText(/^Decided: Tue 01 Dec/)).toBeVisible()
    expect(page.getByText(/^Answers until/).elements()).toEqual([])
    await expect
      .element(page.getByRole('link', { name: 'Open meeting' }))
      .toHaveAttribute('href', expect.stringContaining('0198a000-0000-7000-8000-000000000400'))
    expect(table.getByRole('radiogroup').elements()).toEqual([])
    expect(page.getByRole('button', { name: 'Choose' }).elements()).toEqual([])
    await expectAccessible()
  })

  it('is opened again where nothing was booked', async () => {
    const poll = aPoll({ poll_state: 'closed', is_answerable: false })
    await open(poll)
    await expect.element(page.getByText('This poll is closed. Nothing was booked.')).toBeVisible()
    reply = aPoll()
    await page.getByRole('button', { name: 'Reopen' }).click()
    await expect.element(table.getByRole('radiogroup').first()).toBeVisible()
  })
})
