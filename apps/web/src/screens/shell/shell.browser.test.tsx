import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Answers, Refusal } from '../../../test/answers.ts'
import { expectAccessible } from '../../../test/barriers.ts'
import { anInstance } from '../../../test/frame-answers.ts'
import { anId, anOccurrence, aPlan } from '../../../test/samples.ts'
import { show } from '../../../test/show.tsx'

const sidebar = page.getByRole('complementary', { name: 'Sidebar' })
const bar = page.getByRole('banner').first()
const here = () => `${location.pathname}${location.search}`

it('[WEB106] the sidebar leads everywhere, and to the next meeting', async () => {
  await show('/', {
    answers: {
      listOccurrences: [
        anOccurrence({
          meeting_id: anId(1),
          meeting_link: 'https://meet.example/plan',
          start_timestamp: '2026-11-20T09:00:00.000Z',
          end_timestamp: '2026-11-20T09:30:00.000Z',
          meeting_date: { start_date: '2026-11-20', end_date: '2026-11-20' },
        }),
      ],
      getMeeting: aPlan(1),
    },
  })
  await expect.poll(here).toBe('/user/dashboard')
  await expect.element(sidebar.getByText('Meridian', { exact: true })).toBeVisible()
  const links = sidebar.getByRole('navigation', { name: 'Main' }).getByRole('link')
  for (const name of ['Dashboard', 'Meetings', 'Calendar', 'Mails', 'Board', 'Integrations', 'Settings']) {
    const link = links.filter({ hasText: new RegExp(`^${name}$`) })
    await link.click()
    await expect.poll(here).toBe(`/user/${name.toLowerCase()}`)
    await expect.element(link).toHaveAttribute('aria-current', 'page')
  }
  const next = sidebar.getByRole('region', { name: 'Next meeting' })
  await expect.element(next).toMatchTextContent(/10:00 – 10:30 AM/)
  await expect
    .element(next.getByRole('link', { name: 'meet.example/plan' }))
    .toHaveAttribute('href', 'https://meet.example/plan')
})

it('[WEB106] the sidebar counts what waits', async () => {
  await show('/user/settings', {
    answers: {
      getWaiting: { proposals: 3, unread_mails: 100, accounts_to_reconnect: 1, calendars_to_check: 0 },
    },
  })
  await expect.element(sidebar.getByRole('link', { name: /^Dashboard/ })).toMatchTextContent(/3/)
  await expect.element(sidebar.getByRole('link', { name: /^Mails/ })).toMatchTextContent(/99\+/)
  await expect.element(sidebar.getByRole('link', { name: /^Integrations.+/ })).toBeVisible()
})

it('[WEB107] the clock of the top bar ticks every second', async () => {
  await show('/user/dashboard', { now: '2026-11-18T09:00:00.900Z' })
  const clock = bar.getByRole('button', { name: /^Time zone, Berlin/ })
  await expect.element(clock).toMatchTextContent(/10:00:00 AM/)
  for (const second of ['01', '02']) {
    vi.setSystemTime(new Date(`2026-11-18T09:00:${second}.900Z`))
    await expect.element(clock).toMatchTextContent(new RegExp(`10:00:${second} AM`))
  }
})

it('[WEB107] the top bar chooses the day', async () => {
  await show('/user/dashboard', {
    user: { week_start: 1 },
    answers: { getInstance: anInstance({ has_weather: true }), getWeather: null },
  })
  await bar.getByRole('button', { name: 'Next day' }).click()
  await expect.poll(here).toBe('/user/dashboard?date=2026-11-19')
  await bar.getByRole('button', { name: 'Today' }).click()
  await expect.poll(here).toBe('/user/dashboard')
  await bar.getByRole('button', { name: 'Filter' }).click()
  await expect
    .poll(() =>
      page
        .getByRole('menuitem')
        .elements()
        .map(({ textContent }) => textContent),
    )
    .toEqual(['This week', 'This month', 'This year'])
  await userEvent.keyboard('{Escape}')
  await expect.element(sidebar.getByText('Ctrl K')).toBeVisible()
  await expect.element(bar.getByRole('button', { name: /^Weather/ })).toBeVisible()
  await expect.element(bar.getByRole('button', { name: 'Create Event' })).toBeVisible()
  await bar.getByRole('button', { name: /^Choose a day/ }).click()
  const month = page.getByRole('dialog', { name: /^Choose a day/ })
  await expect.poll(() => month.element().querySelector('th')?.textContent).toBe('M')
  await month.getByRole('button', { name: /\b(19 November|November 19,) 2026/ }).click()
  await expect.poll(here).toBe('/user/dashboard?date=2026-11-19')
  await expect.element(month).not.toBeInTheDocument()
})

it('[WEB107] the top bar chooses the days of the list', async () => {
  await show('/user/meetings?from=2026-11-16&to=2026-11-22')
  const chip = page.getByRole('button', { name: /^Choose the days/ })
  await expect.element(chip).toMatchTextContent(/16 – 22 Nov 2026/)
  await chip.click()
  const days = page.getByRole('dialog', { name: /^Choose the days/ })
  await days.getByRole('button', { name: /\b(12 November|November 12,) 2026/ }).click()
  await days.getByRole('button', { name: /\b(10 November|November 10,) 2026/ }).click()
  await expect.poll(here).toBe('/user/meetings?from=2026-11-10&to=2026-11-12')
})

it('[WEB107] another zone converts the times that are shown', async () => {
  const shown = await show('/user/meetings', {
    answers: {
      listMeetings: [aPlan(1)],
      updateTimestampInfo: ({ body }) => body,
    },
  })
  const card = page.getByRole('article', { name: 'Plan' })
  await expect.element(card).toMatchTextContent(/10:00 – 10:30 AM/)
  await bar.getByRole('button', { name: /^Time zone, Berlin/ }).click()
  await page.getByRole('combobox').fill('Kolkata')
  await page
    .getByRole('option', { name: /Kolkata/ })
    .first()
    .click()
  await expect.element(page.getByText('Timestamp info updated successfully')).toBeVisible()
  await expect.element(card).toMatchTextContent(/02:30 – 03:00 PM/)
  expect(shown.changed()).toEqual(['updateTimestampInfo'])
})

it('[WEB142] the clock calls a city as people write it', async () => {
  await show('/user/dashboard', { answers: { updateTimestampInfo: ({ body }) => body } })
  await bar.getByRole('button', { name: /^Time zone, Berlin/ }).click()
  await page.getByRole('combobox', { name: 'Time zone' }).fill("st. john's")
  const option = page.getByRole('option')
  await expect.element(option).toMatchTextContent(/^St\. John’s America/)
  await option.click()
  await expect.element(bar.getByRole('button', { name: /^Time zone, St\. John’s/ })).toBeVisible()
})

it('[WEB110] the clock of a phone opens seconds, zone, Today and a day to choose', async () => {
  await show('/user/dashboard?date=2026-03-03', { size: [390, 844] })
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Time and day, Berlin/ })
    .click()
  const panel = page.getByRole('dialog', { name: /^Time and day/ })
  await expect.element(panel).toMatchTextContent(/10:0\d:\d\d\sAM/)
  await expect.element(panel.getByRole('button', { name: /^Time zone/ })).toBeVisible()
  await expectAccessible()
  await panel.getByRole('button', { name: 'Next month' }).click()
  await panel.getByRole('button', { name: /\b(19 April|April 19,) 2026/ }).click()
  await expect.poll(here).toBe('/user/dashboard?date=2026-04-19')
  await expect.element(panel).not.toBeInTheDocument()
  await page.getByRole('button', { name: /^Time and day, Berlin/ }).click()
  await panel.getByRole('button', { name: 'Today', exact: true }).click()
  await expect.poll(here).toBe('/user/dashboard')
})

it('[WEB206] on a phone the request to confirm the address is two short lines beside its button', async () => {
  const primary_email = 'a.rather.long.name@department.example.com'
  await show('/user/dashboard', { user: { is_address_confirmed: false, primary_email }, size: [390, 844] })
  const notice = page.getByRole('region', { name: 'Confirm your address' })
  await expect.element(notice.getByText(`Confirm ${primary_email}`)).toBeVisible()
  await expect.element(notice.getByText('Until then, invitations wait.')).toBeVisible()
  expect(notice.element().getBoundingClientRect().height).toBeLessThan(60)
  await expect.element(notice.getByRole('button', { name: 'Send again' })).toBeInViewport({ ratio: 1 })
})

it('[WEB114] no control of the top bar is cut or overlaps another at any width', async () => {
  await show('/user/dashboard', {
    answers: { getInstance: anInstance({ has_weather: true }), getWeather: null },
  })
  await expect.element(bar.getByRole('button', { name: /^Weather/ })).toBeVisible()
  for (let width = 320; width <= 1600; width += 20) {
    await page.viewport(width, 900)
    await expect.poll(cutControls, { message: `${width} px` }).toEqual([])
  }
})

it('[WEB132] the sidebar folds in a narrow window, and keeps what was chosen there', async () => {
  await show('/user/settings')
  const word = sidebar.getByText('Meetings', { exact: true })
  await expect.element(word).toBeVisible()
  await page.viewport(1179, 900)
  await expect.poll(() => word.elements().filter((one) => one.checkVisibility()).length).toBe(0)
  await expect.element(sidebar.getByRole('link', { name: 'Meetings' })).toBeVisible()
  await sidebar.getByRole('button', { name: 'Unfold the sidebar' }).click()
  await expect.element(word).toBeVisible()
  expect(JSON.parse(localStorage.getItem('preferences') ?? '{}')).toMatchObject({
    is_narrow_sidebar_folded: false,
  })
  await page.viewport(1180, 900)
  await sidebar.getByRole('button', { name: 'Fold the sidebar' }).click()
  await expect.poll(() => word.elements().filter((one) => one.checkVisibility()).length).toBe(0)
  await page.viewport(1179, 900)
  await expect.element(word).toBeVisible()
})

/** Only where the address leads is looked at. */
const closed: Answers = {
  getOverview: () => new Refusal(403),
  getRegistration: () => new Refusal(403),
  getTextModel: () => new Refusal(403),
  listAuditLog: () => new Refusal(403),
  listFigures: () => new Refusal(403),
}

it.each([
  ['user', '/user/dashboard'],
  ['admin', '/admin/dashboard'],
  ['system_admin', '/user/dashboard'],
] as const)('[PPL68] %s begins on the first screen of the role', async (role, first) => {
  await show('/', { user: { role }, answers: closed })
  await expect.poll(here).toBe(first)
})

it.each([
  ['user', '/admin/users'],
  ['admin', '/user/meetings'],
  ['system_admin', '/user/board'],
  ['system_admin', '/admin/account'],
] as const)('[PPL68] %s finds no page at %s', async (role, address) => {
  const shown = await show(address, { user: { role } })
  await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent('Page not found')
  expect(shown.asked('listAccounts')).toEqual([])
})

/** What of the bar reaches beyond it or into another control; and 'none' where there is no bar. */
function cutControls(): (string | null)[] {
  const found = [...document.querySelectorAll('header')].find((one) => one.offsetHeight >= 50)
  if (!found) return ['none']
  const edges = found.getBoundingClientRect()
  const controls = [...found.querySelectorAll('button')]
    .filter((control) => control.checkVisibility())
    .map((control) => ({
      name: control.ariaLabel ?? control.textContent,
      place: control.getBoundingClientRect(),
    }))
  return controls.flatMap(({ name, place }, index) => {
    const isCut = place.left < edges.left || place.right > Math.min(edges.right, innerWidth)
    const next = controls[index + 1]
    const isOver = next !== undefined && next.place.left < place.right - 0.5
    return isCut || isOver ? [name] : []
  })
}
