import type { Meeting } from '@meridian/contract'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Answers, Asked } from '../../../../test/answers.ts'
import { expectAccessible, expectDistinctNames } from '../../../../test/barriers.ts'
import { emulate } from '../../../../test/media.ts'
import { aLabel, anId, anInvitee, aPlan } from '../../../../test/samples.ts'
import { show, stopTime } from '../../../../test/show.tsx'

const main = page.getByRole('main')
const cards = main.getByRole('article')
const search = page.getByRole('searchbox', { name: 'Search meetings' })

it('[WEB116] shows six grey cards, then the count, tabs and status', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const meetings = [aPlan(1), aPlan(2, { meeting_title: 'Harvest' })]
  const answers = listing(meetings)
  await show('/user/meetings', {
    answers: { ...answers, listMeetings: (asked) => released.then(() => filtered(meetings, asked.query)) },
  })
  await expect.element(page.getByText('Fetching data...')).toBeInTheDocument()
  await expect.poll(() => document.querySelectorAll('main [aria-busy="true"] > div > *').length).toBe(6)
  release()
  await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent('Meetings 2')
  await expect.poll(() => cards.length).toBe(2)
  expect(textsOf('tab')).toEqual([
    expect.stringMatching(/^All/),
    expect.stringMatching(/^Meridian/),
    expect.stringMatching(/^Google Calendar/),
    expect.stringMatching(/^Calendly/),
    expect.stringMatching(/^Zoom/),
  ])
  await page.getByRole('button', { name: /Status$/ }).click()
  await expect.poll(() => textsOf('option')).toEqual(['Active', 'Cancelled', 'Completed', 'Any status'])
  await page.getByRole('option', { name: 'Cancelled' }).click()
  await expect.element(page.getByText('No meeting matches these filters.')).toBeVisible()
  expect(location.search).toBe('?status=cancelled')
})

it('[WEB101] in longer words, from right to left, the buttons of a card lie within it', async () => {
  localStorage.setItem('pseudo_language', 'ar-XB')
  const meeting_invitees = Object.fromEntries(
    ['Otto', 'Ines', 'Sakura', 'Omar'].map((name, index) => {
      const user_id = anId(7 + index)
      return [user_id, anInvitee({ user_id, full_name: `${name} Example` })]
    }),
  )
  await show('/user/meetings', { answers: listing([1, 2, 3].map((n) => aPlan(n, { meeting_invitees }))) })
  await expect.poll(() => cards.length).toBe(3)
  for (const card of cards.elements()) {
    const { left, right } = card.getBoundingClientRect()
    for (const control of card.querySelectorAll('footer a, footer button')) {
      const box = control.getBoundingClientRect()
      expect([box.left >= left, box.right <= right]).toEqual([true, true])
    }
  }
})

it('[WEB196] a title from right to left runs so, and begins where the others do', async () => {
  const titles = ['Harvest', 'اجتماع (2) – Plan']
  await show('/user/meetings', {
    answers: listing(titles.map((meeting_title, place) => ({ ...aPlan(place + 1), meeting_title }))),
  })
  await expect.poll(() => cards.length).toBe(2)
  const [latin, arabic] = cards.elements().map((card) => {
    const text = card.querySelector('h2 a')?.firstChild
    if (!text?.textContent) throw new Error('The card has no title.')
    const range = document.createRange()
    range.selectNodeContents(text)
    const start = range.getBoundingClientRect().left - card.getBoundingClientRect().left
    range.setStart(text, text.textContent.length - 4)
    return { start, lastWord: range.getBoundingClientRect().left - card.getBoundingClientRect().left }
  })
  expect(arabic?.start).toBeCloseTo(latin?.start ?? 0, 0)
  // What is written last is the leftmost.
  expect(arabic?.lastWord).toBeCloseTo(arabic?.start ?? 0, 0)
})

it.each(['cards', 'rows'])(
  '[WEB198] on paper the list has no button and no checkbox, as %s',
  async (layout) => {
    await show('/user/meetings', { answers: listing([aPlan(1), aPlan(2)]) })
    await expect.poll(() => cards.length).toBe(2)
    if (layout === 'rows') await page.getByRole('button', { name: 'Show as rows' }).click()
    await emulate({ media: 'print' })
    await expect.element(main.getByRole('link', { name: 'Plan', exact: true }).first()).toBeVisible()
    const pressed = document.querySelectorAll('main :is(button, input, [role=tab])')
    expect([...pressed].filter(isShown).map((one) => one.outerHTML)).toEqual([])
    await emulate({})
    if (layout === 'rows') await page.getByRole('button', { name: 'Show as cards' }).click()
  },
)

it('[WEB117] a card says all about a meeting, what it lacks, and counts down', async () => {
  const label = aLabel()
  await show('/user/meetings', {
    now: '2026-12-01T06:00:30.000Z',
    answers: listing([
      aPlan(1, { meeting_title: '', date: '2026-12-02', from: '09:00', to: '09:30' }),
      aPlan(2, {
        meeting_link: 'https://meet.example/garden',
        meeting_location: { ...aPlan(2).meeting_location, location_name: 'Allotment 7' },
        meeting_invitees: { [anId(7)]: anInvitee({ user_id: anId(7), full_name: 'Otto Example' }) },
        meeting_labels: { [label.label_id]: label },
      }),
    ]),
  })
  const plan = page.getByRole('article', { name: 'Plan' })
  for (const text of ['Meridian', 'Garden', '10:00 – 10:30 AM', 'CET', 'Wed 02 Dec 2026', 'Allotment 7'])
    await expect.element(plan.getByText(text).first()).toBeVisible()
  await expect
    .element(plan.getByRole('link', { name: 'Check booking status: Plan' }))
    .toHaveAttribute('href', expect.stringMatching(/#guests$/))
  await expect.element(plan.getByText('1 waiting')).toBeVisible()
  await expect.element(plan.getByRole('button', { name: 'Delete meeting: Plan' })).toBeVisible()
  expect(plan.getByRole('link', { name: /^Join meeting/ }).elements()).toEqual([])

  const bare = page.getByRole('article', { name: 'No title provided' })
  await expect.element(bare).toMatchTextContent(/No location provided/)
  for (const name of ['(Meet info)', 'Meeting details'])
    await expect
      .element(bare.getByRole('link', { name: `${name}: No title provided` }))
      .toHaveAttribute('href', expect.stringContaining(anId(1)))
  await expect.element(bare).toMatchTextContent(/in 1 d 2 h/)
})

it('[WEB164] the buttons and links of two cards have different names', async () => {
  const cancelled = { meeting_status: 'cancelled', meeting_invitees: { [anId(7)]: anInvitee() } } as const
  await show('/user/meetings?status=all', {
    answers: listing([
      ...[1, 2].map((n) => aPlan(n, { meeting_title: `Plan ${n}` })),
      ...[3, 4].map((n) => aPlan(n, { ...cancelled, meeting_title: `Plan ${n}` })),
    ]),
  })
  await expect.poll(() => cards.length).toBe(4)
  expectDistinctNames(main.element())
  await expect.element(page.getByRole('button', { name: 'Delete meeting: Plan 1' })).toBeVisible()
})

it('[WEB117] the time that is left is counted down by the minute', async () => {
  await show('/user/meetings', {
    now: '2026-12-02T08:49:59.900Z',
    answers: listing([aPlan(1, { from: '10:00' })]),
  })
  await expect.element(cards.first()).toMatchTextContent(/in 11 min/)
  vi.setSystemTime(new Date('2026-12-02T08:50:00.000Z'))
  await expect.element(cards.first()).toMatchTextContent(/in 10 min/)
})

it('[WEB117] what takes place at its source names that for a place', async () => {
  await show('/user/meetings', { answers: listing([aPlan(1, { meeting_integration_type: 'zoom' })]) })
  await expect.poll(() => cards.getByText('Zoom').length).toBe(2)
  expect(cards.first().element().textContent).not.toContain('No location provided')
})

it('[WEB118] the search waits for a second without a letter', async () => {
  const shown = await show('/user/meetings', {
    answers: listing([aPlan(1), aPlan(2, { meeting_title: 'Harvest' })]),
  })
  await expect.poll(() => cards.length).toBe(2)
  stopTime()
  await search.click()
  await userEvent.keyboard('har')
  vi.advanceTimersByTime(900)
  await userEvent.keyboard('v')
  vi.advanceTimersByTime(990)
  const searches = () => shown.asked('listMeetings').map(({ query }) => query.search_term)
  expect(searches()).not.toContain('harv')
  expect(location.search).toBe('')
  vi.advanceTimersByTime(20)
  await expect.poll(() => location.search).toBe('?search=harv')
  await expect.poll(() => cards.length).toBe(1)
  expect(searches()).toContain('harv')
})

it('[JRN13] [WMT74] tabs, status and search stand in the address and come back from it', async () => {
  const meetings = [
    aPlan(1, { meeting_title: 'Harvest' }),
    aPlan(2, { meeting_title: 'Market' }),
    aPlan(3, { meeting_title: 'Boat', meeting_integration_type: 'google_calendar' }),
  ]
  await show('/user/meetings?source=smart_calendar&search=harv', { answers: listing(meetings) })
  await expect.element(search).toHaveValue('harv')
  await expect.poll(() => cards.length).toBe(1)
  await search.fill('')
  await expect.poll(() => location.search).toBe('?source=smart_calendar')
  await expect.poll(() => cards.length).toBe(2)
  history.back()
  await expect.poll(() => location.search).toBe('?source=smart_calendar&search=harv')
  await expect.poll(() => cards.length).toBe(1)
  await page.getByRole('tab', { name: /^All/ }).click()
  await page.getByRole('button', { name: /Status$/ }).click()
  await page.getByRole('option', { name: 'Cancelled' }).click()
  await expect.element(page.getByText('No meeting matches these filters.')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect.poll(() => cards.length).toBe(3)
  await expect.element(page.getByText('3 of 3 shown')).toBeVisible()
  await search.fill('2 December')
  await expect.element(page.getByText(/^Meetings on .+ are shown, too\.$/)).toBeVisible()
})

it('[WMT71] [WMT77] rows under their days are moved through by keys, and kept', async () => {
  const meetings = [
    aPlan(1, { meeting_title: 'Harvest', date: '2026-12-02' }),
    aPlan(2, { meeting_title: 'Market', date: '2026-12-03' }),
  ]
  await show('/user/meetings', { answers: listing(meetings) })
  await expect.poll(() => cards.length).toBe(2)
  await page.getByRole('button', { name: 'Show as rows' }).click()
  await expect.poll(() => cards.length).toBe(0)
  const harvest = main.getByRole('listitem').filter({ hasText: 'Harvest' })
  const market = main.getByRole('listitem').filter({ hasText: 'Market' })
  const day = main.getByRole('region').filter({ hasText: 'Harvest' })
  expect(day.element().textContent).not.toContain('Market')
  await expect.element(page.getByText('2 of 2 shown')).toBeVisible()
  await userEvent.keyboard('j')
  await expect.element(harvest).toHaveFocus()
  await userEvent.keyboard('j')
  await expect.element(market).toHaveFocus()
  await userEvent.keyboard('x')
  const selected = page.getByRole('toolbar', { name: 'Selected meetings' })
  await expect.element(selected).toMatchTextContent(/1 selected/)
  await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}')
  await expect.element(page.getByText('2 meetings selected')).toBeInTheDocument()
  await expectAccessible()
  await userEvent.keyboard('{Escape}')
  await expect.element(selected).not.toBeInTheDocument()
  await userEvent.keyboard('*')
  await expect.element(selected).toMatchTextContent(/2 selected/)
  await selected.getByRole('button', { name: 'Delete' }).click()
  await expect.element(market).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.element(page.getByText('2 of 2 shown')).toBeVisible()
  await expect.element(market).toBeVisible()
})

it('[JRN14] deletes with a way back, and the server learns of it when there is none', async () => {
  const shown = await show('/user/meetings', {
    answers: { ...listing([aPlan(1)]), deleteMeeting: ({ params }) => ({ meeting_id: params.meeting_id }) },
  })
  const deletion = cards.first().getByRole('button', { name: 'Delete meeting: Plan' })
  await deletion.click()
  await expect.poll(() => cards.length).toBe(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => cards.length).toBe(1)
  expect(shown.changed()).toEqual([])
  stopTime()
  await deletion.click()
  await expect.element(page.getByRole('button', { name: /^Undo/ })).toBeVisible()
  vi.advanceTimersByTime(7000)
  await expect.element(page.getByText('Meeting deleted successfully')).toBeVisible()
  expect(shown.asked('deleteMeeting').map(({ params }) => params.meeting_id)).toEqual([anId(1)])
})

it.each([
  ['on a desktop', [1440, 700]],
  ['on a phone', [390, 700]],
] as const)(
  '[WMT76] the bar of the selected meetings covers no other bar, the list does not move for it, and Undo stands above it, %s',
  async (_where, size) => {
    const meetings = Array.from({ length: 10 }, (_, place) => aPlan(place + 1))
    await show('/user/meetings', { size, answers: listing(meetings) })
    await expect.poll(() => cards.length).toBe(10)
    const list = cards.first().element().closest('ul')
    const place = list?.getBoundingClientRect().top
    await cards
      .first()
      .getByRole('checkbox', { name: /Select/ })
      .click()
    const bar = page.getByRole('toolbar', { name: 'Selected meetings' })
    await expect.element(bar).toBeVisible()
    expect(list?.getBoundingClientRect().top).toBe(place)
    await expect.poll(() => getComputedStyle(document.documentElement).scrollPaddingBottom).not.toBe('0px')
    scrollTo(0, document.body.scrollHeight)
    await expect.poll(() => scrollY).toBeGreaterThan(300)
    const { left, top, bottom } = bar.element().getBoundingClientRect()
    const [create] = page
      .getByRole('banner')
      .getByRole('button', { name: 'Create Event' })
      .elements()
      .filter(isShown)
    expect(create?.getBoundingClientRect().bottom).toBeLessThanOrEqual(top)
    expect(bar.element().contains(document.elementFromPoint(left + 20, top + 10))).toBe(true)
    expect(bar.element().contains(document.elementFromPoint(left + 20, bottom - 10))).toBe(true)
    expect(cards.last().element().getBoundingClientRect().bottom).toBeLessThanOrEqual(top)
    await cards.last().getByRole('button', { name: 'Delete meeting: Plan' }).click()
    const undo = page.getByRole('region', { name: 'Meeting deleted' })
    await expect.element(undo).toBeVisible()
    await expect.poll(() => undo.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(top)
  },
)

function listing(meetings: readonly Meeting[]): Answers {
  return { listMeetings: ({ query }) => filtered(meetings, query) }
}

function filtered(meetings: readonly Meeting[], query: Asked<'listMeetings'>['query']): Meeting[] {
  return meetings.filter(
    ({ meeting_title, meeting_status, meeting_integration_type }) =>
      meeting_title.toLowerCase().includes((query.search_term ?? '').toLowerCase()) &&
      isPassed(query.meeting_status, meeting_status) &&
      isPassed(query.meeting_integration_type, meeting_integration_type),
  )
}

function isPassed(wanted: string | undefined, value: string): boolean {
  return wanted === undefined || wanted === 'all' || wanted === value
}

function textsOf(role: 'tab' | 'option'): (string | null)[] {
  return page
    .getByRole(role)
    .elements()
    .map(({ textContent }) => textContent)
}

function isShown(element: Element): boolean {
  return element.getBoundingClientRect().height > 0
}

it('[WEB200] many long labels stand in one line, the one that filters among them, and the others in the list behind', async () => {
  const labels = Array.from({ length: 9 }, (_, index) =>
    aLabel({
      label_id: anId(900 + index),
      label_title: `A label with quite a long name, number ${index + 1}`,
      meeting_count: 20 - index,
    }),
  )
  await show(`/user/meetings?label=${anId(908)}`, { answers: { listMeetings: [], listLabels: labels } })
  const line = page.getByRole('group', { name: 'Labels' })
  const filters = line.getByRole('button', { pressed: true })
  await expect.element(filters).toMatchTextContent('number 9')
  const height = () => line.element().getBoundingClientRect().height
  expect(height()).toBeLessThan(34)
  const wide = line.getByRole('button').length
  expect(wide).toBeLessThan(9)
  await page.viewport(900, 800)
  await expect.poll(() => line.getByRole('button').length).toBeLessThan(wide)
  expect(height()).toBeLessThan(34)
  await page.viewport(1440, 900)
  await expect.poll(() => line.getByRole('button').length).toBe(wide)
  await line.getByRole('button', { name: 'All 9 labels' }).click()
  await expect.element(page.getByRole('option', { name: /number 7/ })).toBeVisible()
})
