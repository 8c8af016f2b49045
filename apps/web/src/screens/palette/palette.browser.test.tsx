import type { Meeting } from '@meridian/contract'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Answers, no_answer, Refusal } from '../../../test/answers.ts'
import { expectAccessible } from '../../../test/barriers.ts'
import { aMail, anId, aPlan, omar } from '../../../test/samples.ts'
import { show, type Shown } from '../../../test/show.tsx'
import { rememberAct } from '../../platform/state/undo.ts'

const field = page.getByRole('combobox', { name: 'Search or jump to' })
const active = page.getByRole('option', { selected: true })
const here = () => `${location.pathname}${location.search}`

let meetings: Meeting[] = []
beforeEach(() => {
  meetings = []
})

const answers: Answers = {
  listMeetings: ({ query }) =>
    meetings.filter(({ meeting_title }) =>
      meeting_title.toLowerCase().includes((query.search_term ?? '').toLowerCase()),
    ),
  getMeeting: aPlan(1),
  suggestUsers: [],
  getFreeBusy: { people: [] },
  createMeeting: ({ body }) => {
    const meeting = aPlan(meetings.length + 1, { meeting_title: body.meeting_title ?? '' })
    meetings = [...meetings, meeting]
    return meeting
  },
  deleteMeeting: ({ params }) => {
    meetings = meetings.filter(({ meeting_id }) => meeting_id !== params.meeting_id)
    return { meeting_id: params.meeting_id }
  },
}

function rows(group: string): (string | null)[] {
  return page
    .getByRole('group', { name: group, exact: true })
    .getByRole('option')
    .elements()
    .map(({ textContent }) => textContent)
}

async function openPalette(): Promise<void> {
  await expect.poll(() => page.getByRole('dialog').length).toBe(0)
  await expect.element(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(field).toHaveFocus()
}

function open(address = '/user/dashboard', others: Answers = {}): Promise<Shown> {
  return show(address, { answers: { ...answers, ...others } })
}

it('[PAL27] / opens the palette where the screen has no search of its own', async () => {
  await open()
  await expect.element(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await userEvent.keyboard('/mails')
  await expect.element(field).toHaveValue('mails')
  await userEvent.keyboard('{Enter}')
  const search = page.getByRole('searchbox', { name: 'Search mail' })
  await expect.element(search).toBeVisible()
  await userEvent.keyboard('/')
  await expect.element(search).toHaveFocus()
  await expect.element(field).not.toBeInTheDocument()
})

it('[PAL24] takes what is typed before its field is there', async () => {
  await open()
  await expect.element(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await userEvent.keyboard('{Control>}k{/Control}cal mon')
  await expect.element(field).toHaveValue('cal mon')
  await expect.element(active).toMatchTextContent('Calendar: Month')
})

it('[CAL62] Ctrl+Z in the calendar offers earlier acts, once none waits to be undone', async () => {
  const takeBack = vi.fn()
  await open('/user/calendar')
  await expect.element(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  rememberAct({ text: 'Moved to Tue 08 Dec', about: 'Harbour weekly', takeBack })
  await userEvent.keyboard('{Control>}z{/Control}')
  await expect.element(field).toHaveValue('Undo')
  await expect.element(active).toMatchTextContent('Undo: Moved to Tue 08 Dec')
  expect(takeBack).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => takeBack.mock.calls.length).toBe(1)
})

it('[PAL9] [PAL12] [PAL16] leads everywhere by keys alone, and remembers', async () => {
  await open()
  await openPalette()
  await expect.element(active).toMatchTextContent(/^Dashboard/)
  await expectAccessible()
  await userEvent.keyboard('cal mon')
  await expect.element(active).toMatchTextContent('Calendar: Month')
  await userEvent.keyboard('{Enter}')
  await expect.poll(here).toBe('/user/calendar?view=month')
  await expect.element(field).not.toBeInTheDocument()
  await expect.poll(() => document.activeElement?.id).toBe('content')
  await openPalette()
  await userEvent.keyboard('go to 15 March 2027')
  await expect.element(active).toMatchTextContent('15 Mar 2027')
  await userEvent.keyboard('{Enter}')
  await expect.poll(here).toBe('/user/calendar?date=2027-03-15')
  await openPalette()
  await expect.poll(() => rows('Recent')).toEqual(['Calendar: Month'])
})

it('[PAL12] opens and closes by its keys, chooses the theme, and presses what a screen offers', async () => {
  await open('/user/settings')
  await openPalette()
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(field).not.toBeInTheDocument()
  await openPalette()
  await userEvent.keyboard('dark{Enter}')
  await expect
    .poll(() => JSON.parse(localStorage.getItem('preferences') ?? '{}'))
    .toMatchObject({ theme: 'dark' })
  await openPalette()
  await userEvent.keyboard('import{Enter}')
  await expect.poll(here).toBe('/user/meetings')
  await expect.element(page.getByRole('dialog', { name: /Import/ })).toBeVisible()
  await userEvent.keyboard('{Escape}')
})

it('[PAL12] opens by a button of the sidebar, and of the top bar of a phone', async () => {
  await open('/user/settings')
  await page
    .getByRole('button', { name: /^Search or jump to/ })
    .first()
    .click()
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(field).not.toBeInTheDocument()
  await page.viewport(390, 844)
  const opener = page.getByRole('banner').getByRole('button', { name: /^Search or jump to/ })
  await opener.click()
  await expect.element(field).toHaveFocus()
})

it('[PAL12] an operator finds the screens of administration and nothing of meetings', async () => {
  await show('/admin/account', { user: { role: 'admin' }, answers: { listAccounts: () => new Refusal(403) } })
  await openPalette()
  await expect
    .poll(() => rows('Go to'))
    .toEqual([expect.stringMatching(/^Overview/), expect.stringMatching(/^Users/)])
  await userEvent.keyboard('meeting tomorrow 3pm')
  await expect.poll(() => page.getByRole('option').length).toBe(0)
  await field.fill('users')
  await userEvent.keyboard('{Enter}')
  await expect.poll(here).toBe('/admin/users')
})

it('[WEB66] acts of the visit are undone from the palette, newest first', async () => {
  await open('/user/meetings')
  for (const title of ['First', 'Second']) {
    await openPalette()
    await userEvent.keyboard(`${title} tomorrow 15:00`)
    await expect.element(active).toMatchTextContent(`Create ‘${title}`)
    await userEvent.keyboard('{Enter}')
    await expect.element(field).not.toBeInTheDocument()
    await expect.poll(() => meetings.at(-1)?.meeting_title).toBe(title)
  }
  await openPalette()
  await userEvent.keyboard('undo')
  const acts = page.getByRole('option', { name: /^Undo: Meeting created successfully/ })
  await expect.poll(() => acts.length).toBe(2)
  await acts.last().click()
  await expect.poll(() => meetings.map(({ meeting_title }) => meeting_title)).toEqual(['Second'])
  await openPalette()
  await userEvent.keyboard('undo')
  await expect.poll(() => acts.length).toBe(1)
})

it('[WEB78] a meeting made by a sentence waits for the connection, and is made once it is back', async () => {
  let isLost = true
  const offline = vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => !isLost)
  onTestFinished(() => offline.mockRestore())
  const made = answers.createMeeting
  const shown = await open('/user/meetings', {
    createMeeting: (asked) => (isLost || typeof made !== 'function' ? no_answer : made(asked)),
  })
  await openPalette()
  await userEvent.keyboard('Over the hills tomorrow 15:00')
  await expect.element(active).toMatchTextContent('Create ‘Over the hills')
  await userEvent.keyboard('{Enter}')
  const waiting = page.getByRole('region', { name: 'Changes made offline' })
  await expect.element(waiting).toMatchTextContent('Over the hills · New meeting · Waits for the connection')
  isLost = false
  window.dispatchEvent(new Event('online'))
  await expect.poll(() => meetings.map(({ meeting_title }) => meeting_title)).toEqual(['Over the hills'])
  await expect.element(waiting).not.toBeInTheDocument()
  expect(shown.asked('createMeeting').length).toBe(2)
})

describe('[PAL15] finds', () => {
  it('meetings', async () => {
    meetings = [aPlan(1, { meeting_title: 'Quarterly figures' })]
    await open()
    await openPalette()
    await userEvent.keyboard('figures')
    await expect.poll(() => rows('Meetings')).toEqual([expect.stringMatching(/^Quarterly figures/)])
    await expect.element(active).toMatchTextContent('Quarterly figures')
    await userEvent.keyboard('{Enter}')
    await expect.poll(here).toBe(`/user/meetings/${anId(1)}`)
  })

  it('people, and opens the form to meet them', async () => {
    await open('/user/settings', { suggestUsers: [omar] })
    await openPalette()
    await userEvent.keyboard('omar')
    await expect.poll(() => rows('People')).toEqual([expect.stringMatching(/Omar Example/)])
    await userEvent.keyboard('{Enter}')
    await expect
      .element(
        page
          .getByRole('dialog', { name: 'Add new event' })
          .getByRole('button', { name: 'Remove Omar Example' }),
      )
      .toBeVisible()
  })

  it('mails', async () => {
    // An unread one would be marked as read when it has been open for a while.
    const mail = aMail({
      mail_subject: 'Frame price',
      mail_preview: 'The quotation for Lisbon.',
      is_read: true,
    })
    await open('/user/settings', {
      listMails: ({ query }) => ((query.search_term ?? '').includes('quotation') ? [mail] : []),
      getMailThread: [],
      getMail: mail,
    })
    await openPalette()
    await userEvent.keyboard('quotation')
    await expect.element(page.getByRole('option', { name: /Frame price/ })).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect.poll(here).toBe(`/user/mails/${mail.mail_id}`)
  })
})
