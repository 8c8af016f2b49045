import type { Meeting } from '@meridian/contract'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Answers, Refusal } from '../../../test/answers.ts'
import { expectAccessible } from '../../../test/barriers.ts'
import { focusOn } from '../../../test/keyboard.ts'
import { emulate } from '../../../test/media.ts'
import { aHeldTime, anId, anInvitation, aPlan, occurrenceOf, omar } from '../../../test/samples.ts'
import { show, type Shown, stopTime } from '../../../test/show.tsx'

const week = '/user/calendar?view=week&date=2026-12-02'
const day = 'Wednesday 2 December'
const here = () => `${location.pathname}${location.search}`
const grid = page.getByRole('grid', { name: /^Week of/ })
const undo = page.getByRole('button', { name: /^Undo/ })

/** The own meeting of 10 to 11, as the server has it. */
let plan: Meeting
beforeEach(() => {
  plan = aPlan(1, { to: '11:00' })
})

const answers: Answers = {
  listOccurrences: () => [occurrenceOf(plan)],
  getMeeting: () => plan,
}

function open(address = week, others: Answers = {}, size?: readonly [number, number]): Promise<Shown> {
  return show(address, { answers: { ...answers, ...others }, ...(size && { size }) })
}

function event(name: string | RegExp = 'Plan') {
  return page.getByRole('button', { name: typeof name === 'string' ? new RegExp(`^${name}`) : name })
}

it('[CAL54] shows the empty hours at once, and the events in them when they come', async () => {
  const { promise, resolve } = Promise.withResolvers<ReturnType<typeof occurrenceOf>[]>()
  await open(week, { listOccurrences: () => promise })
  await expect.element(grid).toBeVisible()
  await expect.element(page.getByRole('status').filter({ hasText: 'Fetching data...' })).toBeInTheDocument()
  const before = grid.element()
  resolve([occurrenceOf(plan)])
  await expect.element(event()).toBeVisible()
  expect(grid.element()).toBe(before)
  expect(page.getByRole('status').filter({ hasText: 'Fetching data...' }).elements()).toEqual([])
})

it('[CAL60] opens at an early event that comes after the hours', async () => {
  const { promise, resolve } = Promise.withResolvers<ReturnType<typeof occurrenceOf>[]>()
  await open('/user/calendar?view=day&date=2026-12-02', { listOccurrences: () => promise })
  const hours = page.getByRole('grid', { name: 'Wednesday, 2 December 2026' })
  await expect.poll(() => hours.element().scrollTop).toBeGreaterThan(400)
  resolve([occurrenceOf(aPlan(1, { from: '03:30', to: '04:00' }))])
  await expect.element(event()).toBeVisible()
  await expect.poll(() => hours.element().scrollTop).toBeLessThan(150)
})

it('[CAL9] [CAL10] [CAL11] [CAL25] goes through views and dates, which the address holds', async () => {
  await open('/user/calendar')
  await expect.element(grid).toBeVisible()
  await expect.poll(() => document.querySelector('.cal-now-time')?.textContent).toMatch(/^10(:00)? AM$/)
  await page.getByRole('tab', { name: 'Month' }).click()
  await expect.poll(here).toBe('/user/calendar?view=month')
  await userEvent.keyboard('w')
  await expect.poll(here).toBe('/user/calendar?view=week')
  await userEvent.keyboard('j')
  await expect.poll(here).toBe('/user/calendar?view=week&date=2026-11-25')
  await userEvent.keyboard('k')
  await expect.poll(here).toBe('/user/calendar?view=week')
  await page.getByRole('button', { name: 'Next week' }).click()
  await page.getByRole('button', { name: 'Today', exact: true }).click()
  await expect.poll(here).toBe('/user/calendar?view=week')
  await userEvent.keyboard('d')
  await page.getByRole('button', { name: 'Next day' }).first().click()
  await expect.poll(here).toBe('/user/calendar?view=day&date=2026-11-19')
  history.back()
  await expect.poll(here).toBe('/user/calendar?view=day')
  await userEvent.keyboard('?')
  await expect
    .element(page.getByRole('dialog', { name: 'Keyboard shortcuts' }))
    .toMatchTextContent('Next period')
})

it('[CAL56] tells now in one line on a 12-hour clock', async () => {
  await show('/user/calendar', { answers, now: '2026-11-18T11:58:00.000Z' })
  await expect.element(grid).toBeVisible()
  await expect.poll(() => document.querySelector('.cal-now-time')?.textContent).toBe('12:58 PM')
  expect(document.querySelector('.cal-now-time > span')?.getClientRects().length).toBe(1)
})

it('[CAL58] an agenda tells the half of the day of each time on a 12-hour clock', async () => {
  const lunch = aPlan(1, { from: '11:30', to: '12:30' })
  await open('/user/calendar?view=agenda&date=2026-12-02', { listOccurrences: [occurrenceOf(lunch)] })
  await expect.element(event()).toBeVisible()
  await expect.element(page.getByText(/^11:30 AM\s*12:30 PM$/)).toBeVisible()
})

it.each(['day', 'week', 'month', 'agenda'])('[CAL12] shows the %s to everybody', async (view) => {
  await open(`/user/calendar?view=${view}&date=2026-12-02`)
  await expect.element(event()).toBeVisible()
  await expectAccessible()
})

describe('[CAL12] [CAL18] by the keyboard alone', () => {
  const said = page.getByRole('status').filter({ hasText: /Moved|Put back|Deleted/ })

  it('an event is reached, moved and put back, and all of it is said', async () => {
    const shown = await open()
    await expect.element(event()).toBeVisible()
    await focusOn(page.getByRole('gridcell', { name: `${day}, 9 AM, free` }))
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect.element(event()).toHaveFocus()
    stopTime()
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}')
    await expect.element(said).toHaveTextContent(`Moved to ${day}, 10:15 AM to 11:15 AM`)
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}')
    await expect.element(said).toHaveTextContent('Moved to Thursday 3 December, 10:15 AM to 11:15 AM')
    await expect.element(event()).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(said).toHaveTextContent(`Put back to ${day}, 10:00 AM to 11:00 AM`)
    await expect.element(event()).toHaveFocus()
    expect(shown.changed()).toEqual([])
  })

  it('[JRN26] an event is made longer, which the server learns', async () => {
    const shown = await open(week, {
      updateMeeting: () => {
        plan = aPlan(1, { to: '11:15' })
        return { ...plan, note: null }
      },
    })
    await focusOn(event())
    stopTime()
    await userEvent.keyboard('{Alt>}{Shift>}{ArrowDown}{/Shift}{/Alt}')
    await expect.element(event(`Plan, ${day}, 10:00 AM to 11:15 AM`)).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(undo).toBeVisible()
    expect(page.getByRole('dialog').elements()).toEqual([])
    vi.advanceTimersByTime(7000)
    await expect
      .poll(() => shown.asked('updateMeeting').map(({ body }) => body.meeting_timestamps))
      .toEqual([{ start_timestamp: '2026-12-02T09:00:00.000Z', end_timestamp: '2026-12-02T10:15:00.000Z' }])
    vi.useRealTimers()
    await userEvent.keyboard('{Enter}')
    const panel = page.getByRole('dialog', { name: /^Plan/ })
    await expect.element(panel).toMatchTextContent('11:15 AM')
    await expect.element(panel).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(event()).toHaveFocus()
  })

  it('[CAL63] an event is deleted and taken back, and a free hour opens a new one', async () => {
    const shown = await open()
    await focusOn(event())
    await userEvent.keyboard('{Delete}')
    await expect.element(event()).not.toBeInTheDocument()
    // The keyboard goes on where the event was.
    await expect.element(page.getByRole('gridcell', { name: `${day}, 10 AM, free` })).toHaveFocus()
    await undo.click()
    await expect.element(event()).toBeVisible()
    expect(shown.changed()).toEqual([])
    await focusOn(page.getByRole('gridcell', { name: `${day}, 2 PM, free` }))
    await userEvent.keyboard('{Enter}')
    await expect
      .element(page.getByRole('dialog', { name: 'New event' }))
      .toMatchTextContent('02:00 – 02:30 PM')
  })
})

it('[CAL29] asks for the events of its days only after the first weekday is known', async () => {
  const { promise: known, resolve: release } = Promise.withResolvers<void>()
  const workspace = {
    workspace_id: anId(1),
    name: 'Example',
    timezone: 'Europe/Berlin',
    week_start: 0,
    default_duration: 30,
  }
  const company = { company_id: anId(2), name: 'Example', domain: null, website: null }
  const shown = await open(week, { getWorkspace: () => known.then(() => ({ workspace, company })) })
  await expect.poll(() => shown.asked('listCalendars').length).toBeGreaterThan(0)
  const asked = () => shown.asked('listOccurrences').map(({ query }) => query.start_timestamp)
  // The reminders ask for a month from today on.
  expect(asked().filter((start) => start > '2026-11-20')).toEqual([])
  expect(grid.elements()).toEqual([])
  release()
  await expect.element(event()).toBeVisible()
  await expect.element(page.getByRole('grid', { name: /^Week of/ })).toBeVisible()
})

it('[CAL23] puts an event back where the server refuses, and says its reason', async () => {
  const other = aPlan(2, { meeting_title: 'Other', from: '14:00', to: '15:00' })
  await open(week, {
    listOccurrences: () => [occurrenceOf(plan), occurrenceOf(other)],
    updateMeeting: () => new Refusal(409, 'The meeting was changed meanwhile.'),
  })
  await focusOn(event())
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}{Enter}')
  await expect.element(event(`Plan, ${day}, 10:15 AM to 11:15 AM`)).toBeVisible()
  // The next act settles the one before.
  await focusOn(event('Other'))
  await userEvent.keyboard('{Delete}')
  await expect.element(page.getByText('The meeting was changed meanwhile.')).toBeVisible()
  await expect.element(event(`Plan, ${day}, 10:00 AM to 11:00 AM`)).toBeVisible()
})

it('[CAL37] [CAL38] unfolds a full day of a month, and prints it whole', async () => {
  const titles = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven']
  const meetings = titles.map((meeting_title, index) => aPlan(index + 1, { meeting_title, to: '11:00' }))
  await open('/user/calendar?view=month&date=2026-12-02', {
    listOccurrences: meetings.map((one) => occurrenceOf(one)),
    getMeeting: ({ params }) =>
      meetings.find(({ meeting_id }) => meeting_id === params.meeting_id) ?? new Refusal(404),
  })
  const more = page.getByRole('button', { name: new RegExp(`^\\+\\d more on ${day}$`) })
  await more.click()
  const panel = page.getByRole('dialog', { name: `Events of ${day}` })
  await expect.poll(() => panel.element().querySelectorAll('[data-event]').length).toBe(7)
  await expectAccessible()
  await userEvent.keyboard('{Escape}')
  await expect.element(panel).not.toBeInTheDocument()
  await expect.element(more).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await panel.getByRole('button', { name: /^Seven/ }).click()
  await expect.element(page.getByRole('dialog', { name: /^Seven/ })).toMatchTextContent('10:00')
  await userEvent.keyboard('{Escape}')
  const seven = more.element().closest('td, [role="gridcell"]')
  await emulate({ media: 'print' })
  await expect.poll(() => seven?.querySelectorAll('[data-event]').length).toBe(7)
  await expect.element(more).not.toBeInTheDocument()
})

it('[CAL55] a first press of Create Event makes the event, wherever the focus was', async () => {
  const shown = await open(week, {
    suggestUsers: [omar],
    getFreeBusy: { people: [] },
    createMeeting: () => plan,
  })
  await focusOn(page.getByRole('gridcell', { name: `${day}, 2 PM, free` }))
  await userEvent.keyboard('{Enter}')
  const dialog = page.getByRole('dialog', { name: 'New event' })
  const invitees = dialog.getByRole('combobox', { name: 'Invitees' })
  await invitees.click()
  await userEvent.keyboard('Omar{Enter}')
  await expect.element(dialog.getByText('1 person will be invited.')).toBeVisible()
  await expect.element(invitees).toHaveFocus()
  await userEvent.click(dialog.getByRole('button', { name: 'Create Event' }))
  await expect.poll(() => shown.asked('createMeeting').length).toBe(1)
})

describe('on other media', () => {
  it('[CAL38] prints a week whole, without controls', async () => {
    await open()
    await expect.element(event()).toBeVisible()
    expect(hidden()).toBeGreaterThan(100)
    await emulate({ media: 'print' })
    await expect.poll(hidden).toBeLessThan(2)
    const views = document.querySelector('[role="tablist"]')
    expect(views?.checkVisibility()).toBe(false)
  })

  it('[WEB207] prints a week on one page, also where it is wider than high', async () => {
    // A4 without its margins.
    const papers = [
      [673, 1001],
      [1001, 673],
    ] as const
    await open()
    await expect.element(event()).toBeVisible()
    await emulate({ media: 'print' })
    for (const [width, height] of papers) {
      await page.viewport(width, height)
      await expect.poll(() => document.querySelector('main')?.scrollHeight).toBeLessThan(height)
    }
  })

  it('[WEB207] a long day of a printed agenda begins below the one before it', async () => {
    await open('/user/calendar?view=agenda&date=2026-12-02')
    await expect.element(event()).toBeVisible()
    await emulate({ media: 'print' })
    const item = event().element()
    expect(getComputedStyle(item).breakInside).toBe('avoid')
    const day_section = item.closest('section')
    expect(day_section && getComputedStyle(day_section).breakInside).toBe('auto')
  })

  it('[CAL42] keeps edges and patterns in forced colors', async () => {
    const round = aPlan(2, { meeting_title: 'Supplier round', from: '14:00', to: '15:00' })
    await open(week, {
      listOccurrences: () => [
        occurrenceOf(plan),
        occurrenceOf(round, { meeting_action: 'pending', is_organizer: false }),
      ],
    })
    await emulate({ features: [{ name: 'forced-colors', value: 'active' }] })
    await expect.element(event()).toHaveStyle({ borderTopStyle: 'solid' })
    await expect.element(event('Supplier round')).toHaveStyle({ borderTopStyle: 'dashed' })
  })

  it('[DSH48] keeps the edges of the strip in forced colors', async () => {
    const round = aPlan(2, { meeting_title: 'Supplier round', from: '14:00', to: '15:00' })
    await open('/user/dashboard?date=2026-12-02', {
      listOccurrences: () => [
        occurrenceOf(plan),
        occurrenceOf(round, { meeting_action: 'pending', is_organizer: false }),
      ],
    })
    await emulate({ features: [{ name: 'forced-colors', value: 'active' }] })
    const strip = page.getByRole('list', { name: /^Meetings of/ })
    await expect.element(strip.getByRole('link', { name: /^Plan/ })).toHaveStyle({ borderTopStyle: 'solid' })
    await expect
      .element(strip.getByRole('link', { name: /^Supplier round/ }))
      .toHaveStyle({ borderTopStyle: 'dashed' })
  })
})

it('[WEB142] calls the city of a second zone as people write it, and offers no zone twice', async () => {
  await open()
  await page.getByRole('button', { name: 'Add time zone' }).click()
  await page.getByRole('combobox', { name: 'Add time zone' }).fill('st johns')
  await page.getByRole('option', { name: /^St\. John’s America/ }).click()
  await page.getByRole('button', { name: 'NST, St. John’s' }).click()
  await expect.element(page.getByRole('menuitem', { name: 'Remove St. John’s' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await page.getByRole('button', { name: 'Add time zone' }).click()
  for (const shown of ['st johns', 'berlin']) {
    await page.getByRole('combobox', { name: 'Add time zone' }).fill(shown)
    await expect.element(page.getByRole('listbox')).toMatchTextContent('No data found')
  }
})

it('[CAL64] a zone that is added or removed by the keyboard leaves the focus at the zones', async () => {
  await open()
  const zones = grid.getByRole('columnheader', { name: /^Time/ })
  for (const city of ['Tokyo', 'Lisbon']) {
    await focusOn(page.getByRole('button', { name: 'Add time zone' }))
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('combobox', { name: 'Add time zone' })).toHaveFocus()
    await userEvent.keyboard(city)
    await expect.element(page.getByRole('option', { name: new RegExp(city) }).first()).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect.element(zones.getByRole('button', { name: new RegExp(city) })).toBeVisible()
    await expect.poll(() => zones.element().contains(document.activeElement)).toBe(true)
  }
  await focusOn(zones.getByRole('button', { name: /Tokyo/ }))
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('menuitem', { name: 'Remove Tokyo' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => zones.getByRole('button', { name: /Tokyo/ }).length).toBe(0)
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument()
  expect(zones.element().contains(document.activeElement)).toBe(true)
})

it('[CAL39] shows the chosen days of a week, and remembers them', async () => {
  await open()
  await expect.element(event()).toBeVisible()
  expect(days()).toBe('7')
  await page.getByRole('button', { name: 'Days of the week view' }).click()
  await expect.element(page.getByRole('menuitemradio', { checked: true })).toMatchTextContent('Whole week')
  await expectAccessible()
  await page.getByRole('menuitemradio', { name: 'Without weekends' }).click()
  await expect.poll(days).toBe('5')
  expect(JSON.parse(localStorage.getItem('preferences') ?? '{}')).toMatchObject({
    calendar_week: 'no_weekend',
  })
  await userEvent.keyboard('3')
  await expect.poll(days).toBe('3')
  await page.getByRole('button', { name: 'Next 3 days' }).first().click()
  await expect.poll(here).toBe('/user/calendar?view=week&date=2026-12-05')
  await expect.element(event()).not.toBeInTheDocument()
})

describe('an invitation', () => {
  let invitation = anInvitation(3)
  beforeEach(() => {
    invitation = anInvitation(3)
  })
  const others: Answers = {
    listOccurrences: () => [
      occurrenceOf(plan),
      occurrenceOf(invitation.meeting, {
        meeting_action: invitation.meeting_action,
        is_organizer: false,
        is_editable: false,
      }),
    ],
    listProposals: () => [invitation],
    getMeeting: () => invitation.meeting,
    answerProposal: ({ body }) => {
      invitation = { ...invitation, meeting_action: body.meeting_action }
      return invitation
    },
  }
  const open_one = event(`Harvest, ${day}, 12:00 PM to 12:30 PM, proposal, not answered`)

  it('[CAL14] says why the meeting of another person does not move', async () => {
    await open(week, others)
    await focusOn(open_one)
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}')
    await expect.element(page.getByText('Only the organizer can move this meeting.')).toBeVisible()
    await expect.element(open_one).toBeVisible()
  })

  it('[CAL70] says in its popover why its calendar refused the last change', async () => {
    const calendar_problem =
      'Google does not take this meeting. Your change is in Meridian alone, and your next one is tried again.'
    await open(week, { listOccurrences: () => [occurrenceOf(plan, { calendar_problem })] })
    await expect.element(event(/^Plan, .*, a change is not in its calendar$/)).toBeVisible()
    await focusOn(event())
    await userEvent.keyboard('{Enter}')
    await expect
      .element(page.getByRole('dialog', { name: /^Plan/ }).getByText(calendar_problem))
      .toBeVisible()
  })

  it('[CAL36] is answered in its popover, with Undo', async () => {
    await open(week, others)
    await focusOn(open_one)
    await userEvent.keyboard('{Enter}')
    const panel = page.getByRole('dialog', { name: /^Harvest/ })
    await panel.getByRole('button', { name: 'Accept' }).click()
    await expect.element(panel).not.toBeInTheDocument()
    await expect.element(open_one).not.toBeInTheDocument()
    await expect.element(event(`Harvest, ${day}, 12:00 PM to 12:30 PM`)).toHaveFocus()
    await undo.click()
    await expect.element(open_one).toBeVisible()
    expect(invitation.meeting_action).toBe('pending')
  })

  it('[CAL36] [CAL41] has a menu, by pointer and by keys, as every event', async () => {
    await open(week, others)
    const menu = page.getByRole('menu')
    const entries = () =>
      menu
        .getByRole('menuitem')
        .elements()
        .map(({ textContent }) => textContent)
    await focusOn(event())
    await userEvent.keyboard('{Shift>}{F10}{/Shift}')
    await expect.poll(entries).toEqual(['Open', 'Edit', 'Duplicate', 'Delete meeting'])
    await expect.element(menu.getByRole('menuitem', { name: 'Open' })).toHaveFocus()
    await expectAccessible()
    await userEvent.keyboard('{Escape}')
    await expect.element(menu).not.toBeInTheDocument()
    await expect.element(event()).toHaveFocus()

    await focusOn(open_one)
    await userEvent.keyboard('{ContextMenu}')
    await expect
      .poll(entries)
      .toEqual(['Open', 'Duplicate', 'Accept', 'Maybe', 'Decline', 'Decline and remove'])
    await menu.getByRole('menuitem', { name: 'Accept' }).click()
    await expect.element(menu).not.toBeInTheDocument()
    await undo.click()
    await expect.element(open_one).toBeVisible()

    await event().click({ button: 'right' })
    await menu.getByRole('menuitem', { name: 'Delete meeting' }).click()
    await expect.element(event()).not.toBeInTheDocument()
    await undo.click()
  })
})

it('[CAL43] [CAL44] [CAL45] lists an imported file by its name, and colors it as it is told', async () => {
  const choir = {
    calendar_key: 'custom:choir',
    meeting_integration_type: 'custom' as const,
    calendar_name: 'Choir',
  }
  let calendar_color: '#FFB6C1' | null = null
  await open(week, {
    listOccurrences: () => [
      occurrenceOf(aPlan(4, { meeting_title: 'Rehearsal', from: '12:00', to: '13:00' }), {
        calendar_key: choir.calendar_key,
        meeting_integration_type: 'custom',
      }),
    ],
    listCalendars: () => [{ ...choir, calendar_color }],
    updateCalendar: () => {
      calendar_color = '#FFB6C1'
      return { ...choir, calendar_color }
    },
  })
  const rehearsal = event('Rehearsal')
  const calendars = page.getByRole('region', { name: 'Calendars' })
  await expect.element(rehearsal).toBeVisible()
  await calendars.getByRole('button', { name: 'Color of Choir' }).click()
  await page.getByRole('menuitemradio', { name: 'Soft Pink' }).click()
  await expect.element(rehearsal).toHaveClass(/tint-pink/)
  await expectAccessible()
  const press = async (name: string | RegExp) => {
    await focusOn(calendars.getByRole('checkbox', { name }))
    await userEvent.keyboard(' ')
  }
  await press('Color events by label')
  await expect.element(rehearsal).toHaveClass(/source-custom/)
  await press(/^Choir/)
  await expect.element(rehearsal).not.toBeInTheDocument()
  await expect.element(calendars.getByRole('checkbox', { name: /^Choir/ })).not.toBeChecked()
})

describe('shared free times', () => {
  const panel = page.getByRole('region', { name: 'Share free times' })
  const text = panel.getByRole('textbox', { name: 'Text to share' })

  it('[CAL46] are marked and written as a text', async () => {
    await open()
    await expect.element(event()).toBeVisible()
    await userEvent.keyboard('s')
    await expect.element(panel.getByRole('button', { name: 'Copy text' })).toBeDisabled()
    await mark(`${day}, 1 PM, free`)
    await expect
      .element(text)
      .toHaveValue('I am free at these times:\n- Wed 02 Dec 2026, 01:00 – 02:00 PM (Berlin, CET)')
    await mark(`${day}, 2 PM, free`)
    await expect
      .element(text)
      .toHaveValue('I am free at these times:\n- Wed 02 Dec 2026, 01:00 – 03:00 PM (Berlin, CET)')
    expect(page.getByRole('dialog').elements()).toEqual([])
    await expectAccessible()
    await panel.getByRole('button', { name: /^Remove Wed/ }).click()
    await expect.element(text).not.toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
    await expect.element(panel).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'Share free times' })).toHaveFocus()
  })

  it('[CAL53] are held under a title; a time that is taken meanwhile is named, and what was marked stays', async () => {
    const { time, moment } = { time: '2026-12-02T12:00:00.000Z', moment: '2026-12-02T13:00:00.000Z' }
    const taken = 'No longer free: Wed 02 Dec, 01:00 – 02:00 PM.'
    const shown = await open(week, { createHold: () => new Refusal(409, taken) })
    await userEvent.keyboard('s')
    await mark(`${day}, 1 PM, free`)
    await panel.getByText('Hold these times for 3 days').click()
    const title = panel.getByRole('textbox', { name: 'Title in your calendar' })
    await title.fill('Interview')
    await expectAccessible()
    await panel.getByRole('button', { name: 'Hold and copy' }).click()
    await expect.element(page.getByText(/^No longer free: Wed/)).toBeVisible()
    await expect.element(title).toHaveValue('Interview')
    expect(shown.asked('createHold').map(({ body }) => body)).toEqual([
      { slots: [[time, moment]], held_title: 'Interview', hold_days: 3 },
    ])
  })

  it('[CAL51] [CAL52] [CAL53] that are held are drawn with what holds them, in every view, and released', async () => {
    let held = [
      aHeldTime({ held_count: 2 }),
      aHeldTime({
        held_count: 2,
        held_time_id: anId(602),
        start_timestamp: '2026-12-03T14:00:00.000Z',
        end_timestamp: '2026-12-03T15:00:00.000Z',
      }),
    ]
    const shown = await open(week, {
      listHeldTimes: () => held,
      deleteHold: ({ params }) => {
        held = []
        return { holder_id: params.holder_id }
      },
    })
    const block = event(`Held: Interview, ${day}, 01:00 PM to 02:00 PM, until `)
    await expect.element(block).toBeVisible()
    await focusOn(block)
    await userEvent.keyboard('{Enter}')
    await expect
      .element(page.getByRole('dialog', { name: /^Held: Interview/ }))
      .toMatchTextContent(/You hold this time for others to choose it\. Held until /)
    await expectAccessible()
    await userEvent.keyboard('{Escape}')
    await expect.element(block).toHaveFocus()
    await focusOn(page.getByRole('checkbox', { name: /^Held times/ }))
    await userEvent.keyboard(' ')
    await expect.element(block).not.toBeInTheDocument()
    await userEvent.keyboard(' ')
    await page.getByRole('tab', { name: 'Agenda' }).click()
    await expect.element(block).toBeVisible()
    await expectAccessible()
    await page.getByRole('tab', { name: 'Month' }).click()
    await page.getByRole('button', { name: new RegExp(`^1 held time, ${day}`) }).click()
    await expectAccessible()
    await page.getByRole('button', { name: 'Release all 2 times' }).click()
    await expect.element(page.getByText('Times are released.')).toBeVisible()
    await expect.poll(() => page.getByRole('button', { name: /held time/ }).length).toBe(0)
    expect(shown.asked('deleteHold')).toHaveLength(1)
  })

  it('[CAL52] that a booking page holds lead to the page', async () => {
    const booking_page_id = anId(77)
    await open(week, {
      listHeldTimes: [aHeldTime({ purpose: 'booking', held_title: 'Intro', booking_page_id })],
    })
    await event(`Held: Intro, ${day}, 01:00 PM to 02:00 PM`).click()
    const popover = page.getByRole('dialog', { name: /^Held: Intro/ })
    await expect.element(popover).toMatchTextContent('Shared with a guest of the booking page “Intro”.')
    expect(popover.getByRole('button').elements()).toEqual([])
    await expect
      .element(popover.getByRole('link', { name: 'Booking page' }))
      .toHaveAttribute('href', `/user/settings/booking/${booking_page_id}`)
  })

  it('[CAL53] of another window are shown as they come', async () => {
    const shown = await open()
    await expect.element(event()).toBeVisible()
    shown.answer({ listHeldTimes: [aHeldTime({ held_title: 'Elsewhere' })] })
    shown.announce('availability', 'held_time')
    await expect.element(event('Held: Elsewhere')).toBeVisible()
  })
})

it('[CAL2] [CAL3] [CAL21] shows 25 hours on the day clocks go back', async () => {
  await open('/user/calendar?view=week&date=2026-10-25')
  await expect
    .element(page.getByRole('gridcell', { name: 'Sunday 25 October, 2 AM again, free' }))
    .toBeInTheDocument()
  await expect.element(page.getByText('Clocks go back 1 h')).toBeInTheDocument()
})

it('[CAL2] says in German that an hour comes twice', async () => {
  await show('/user/calendar?view=week&date=2026-10-25', { answers, user: { language: 'de' } })
  await expect
    .element(page.getByRole('gridcell', { name: /^Sonntag, 25\. Oktober, .*2.* zum zweiten Mal, frei$/ }))
    .toBeInTheDocument()
})

it('[CAL2] shows 23 hours on the day clocks go forward', async () => {
  await open('/user/calendar?view=day&date=2026-03-29')
  await expect.poll(() => page.getByRole('gridcell', { name: /Sunday 29 March, \d/ }).length).toBe(23)
})

it.each([
  ['on a desktop', [1440, 900]],
  ['on a phone', [390, 844]],
] as const)(
  '[CAL48] an agenda goes on beyond its weeks, and back by its button, %s',
  async (_where, size) => {
    const all = [
      occurrenceOf(aPlan(1, { meeting_title: 'Far plan', date: '2026-12-28' })),
      occurrenceOf(aPlan(2, { meeting_title: 'Past plan', date: '2026-11-08' })),
    ]
    await open(
      '/user/calendar?view=agenda',
      {
        listOccurrences: ({ query }) =>
          all.filter(
            ({ start_timestamp }) =>
              start_timestamp >= query.start_timestamp && start_timestamp < query.end_timestamp,
          ),
      },
      size,
    )
    await expect.element(event('Far plan')).toBeVisible()
    expect(event('Past plan').elements()).toEqual([])
    await focusOn(page.getByRole('button', { name: 'Show earlier days' }))
    await userEvent.keyboard('{Enter}')
    await expect.element(event('Past plan')).toHaveFocus()
    await expectAccessible()
  },
)

describe('on a phone', () => {
  const phone = [390, 844] as const

  it('[CAL9] opens as an agenda, and shows month and week on 360 px', async () => {
    await open('/user/calendar?date=2026-12-02', {}, phone)
    await expect.element(page.getByRole('tab', { name: 'Agenda' })).toHaveAttribute('aria-selected', 'true')
    await event().click()
    await expect.element(page.getByRole('dialog', { name: 'Plan' })).toMatchTextContent('10:00 – 11:00 AM')
    await page.getByRole('button', { name: 'Close' }).click()
    await expectAccessible()
    await page.viewport(360, 780)
    for (const view of ['Week', 'Month']) {
      await page.getByRole('tab', { name: view }).click()
      await expect.element(event()).toBeVisible()
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
      await expectAccessible()
    }
  })

  it('[CAL57] has the period and its buttons in one line, in German too', async () => {
    await show('/user/calendar?date=2026-11-25', { answers, user: { language: 'de' }, size: phone })
    const main = page.getByRole('main')
    const list = main.getByRole('button', { name: 'Kalender', exact: true })
    await expect.element(list).toBeVisible()
    const back = main.getByRole('button', { name: 'Vorige Woche', exact: true })
    const [left, right] = [back, list].map((one) => one.element().getBoundingClientRect().top)
    expect(right).toBe(left)
  })

  it('[CAL49] [CAL50] hides and shows calendars, and shares free times', async () => {
    await open('/user/calendar?view=day&date=2026-12-02', {}, phone)
    await expect.element(event()).toBeVisible()
    const opening = page.getByRole('button', { name: 'Calendars', exact: true })
    const sheet = page.getByRole('dialog', { name: 'Calendars' })
    await opening.click()
    await focusOn(sheet.getByRole('checkbox', { name: /^Meridian/ }))
    await userEvent.keyboard(' ')
    await expectAccessible()
    await sheet.getByRole('button', { name: 'Close' }).click()
    await expect.element(event()).not.toBeInTheDocument()
    await opening.click()
    await focusOn(sheet.getByRole('checkbox', { name: /^Meridian/ }))
    await userEvent.keyboard(' ')
    await expect.element(sheet.getByRole('button', { name: 'Color of Meridian' })).toBeVisible()
    await sheet.getByRole('button', { name: 'Share free times' }).click()
    await expect.element(sheet).not.toBeInTheDocument()
    await expect.element(event()).toBeVisible()
    const panel = page.getByRole('region', { name: 'Share free times' })
    await focusOn(page.getByRole('gridcell', { name: `${day}, 1 PM, free` }))
    await userEvent.keyboard('{Enter}')
    const text = panel.getByRole('textbox', { name: 'Text to share' })
    await expect
      .element(text)
      .toHaveValue('I am free at these times:\n- Wed 02 Dec 2026, 01:00 – 02:00 PM (Berlin, CET)')
    await panel.getByRole('button', { name: 'End 15 minutes later' }).click()
    await panel.getByRole('button', { name: 'Start 15 minutes earlier' }).click()
    await expect
      .element(text)
      .toHaveValue('I am free at these times:\n- Wed 02 Dec 2026, 12:45 – 02:15 PM (Berlin, CET)')
    await expectAccessible()
    await page.getByRole('tab', { name: 'Month' }).click()
    await expect.element(panel).not.toBeInTheDocument()
  })

  it('[CAL28] [CAL31] [CAL34] opens at the working hours, and stacks what overlaps', async () => {
    const meetings = ['Plan', 'Budget', 'Review'].map((meeting_title, index) =>
      aPlan(index + 1, { meeting_title, to: '11:00' }),
    )
    await open(week, { listOccurrences: meetings.map((one) => occurrenceOf(one)) }, phone)
    const stack = event(`3 events, ${day}, 10:00 – 11:00 AM: `)
    await expect.element(stack).toMatchTextContent('Plan')
    await expectAccessible()
    // 09:00, an hour being 52 px.
    await expect.poll(() => page.getByRole('grid').element().scrollTop).toBe(468)
    await stack.click()
    await expect.poll(here).toBe('/user/calendar?view=day&date=2026-12-02')
    await expect.element(event('Budget')).toBeVisible()
  })
})

/** How many days the grid shows. */
function days(): string | undefined {
  return document.querySelector<HTMLElement>('.cal-grid')?.dataset['days']
}

/** How much of the grid is scrolled away. */
function hidden(): number {
  const box = document.querySelector('.cal-grid')
  return box ? box.scrollHeight - box.clientHeight : Number.NaN
}

/** Marks an hour that is free. */
async function mark(name: string): Promise<void> {
  await focusOn(page.getByRole('gridcell', { name }))
  await userEvent.keyboard('{Enter}')
}
