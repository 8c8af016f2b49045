import {
  createBookingPage,
  createHold,
  createMeeting,
  deleteHold,
  getAvailability,
  getMeeting,
  getWorkspace,
  importMeetings,
  listMeetings,
  listOccurrences,
  type Meeting,
  shareSlots,
} from '@meridian/contract'
import { expect, type Locator, type Page } from '@playwright/test'
import { test } from './support/guard.ts'
import { doForGood, inOneMoment } from './support/moment.ts'
import { aPerson, expectAccessible, listenToConsole, type Person, signIn } from './support/person.ts'

test.use({ timezoneId: 'Europe/Berlin' })

/** A Wednesday a few weeks ahead, so that nothing is over. */
const wednesday = dateOf(Date.now() + ((3 - new Date().getUTCDay() + 7) % 7) * 86_400_000 + 21 * 86_400_000)
const thursday = dateOf(Date.parse(wednesday) + 86_400_000)
const day = spoken(wednesday)
const next_day = spoken(thursday)
const week = `/user/calendar?view=week&date=${wednesday}`

test.describe('on a desktop', () => {
  test.skip(({ isMobile }) => isMobile, 'A phone has journeys of its own.')

  test('[CAL9] [CAL10] [CAL11] [CAL25] goes through views and dates, which the address holds', async ({
    page,
    request,
  }) => {
    const mara = await aPerson(request)
    await meet(mara, 'Plan')
    await signIn(page, mara)
    const complaints = listenToConsole(page)
    await page.goto('/user/calendar')
    await expect(page.getByRole('grid', { name: /^Week of/ })).toBeVisible()
    await expect(page.locator('.cal-now-time')).toHaveText(/^\d{1,2}(:\d\d)? [AP]M$/)
    await page.getByRole('tab', { name: 'Month' }).click()
    await expect(page).toHaveURL(/view=month/)
    await page.keyboard.press('w')
    await expect(page).toHaveURL(/view=week/)
    await page.keyboard.press('j')
    await expect(page).toHaveURL(/view=week&date=\d{4}-\d{2}-\d{2}/)
    await page.keyboard.press('k')
    await expect(page).toHaveURL(/view=week$/)
    await page.getByRole('button', { name: 'Next week' }).click()
    await page.getByRole('button', { name: 'Today', exact: true }).click()
    await expect(page).toHaveURL(/view=week$/)
    await page.keyboard.press('d')
    await page.getByRole('button', { name: 'Next day' }).click()
    await expect(page).toHaveURL(/view=day&date=/)
    await page.goBack()
    await expect(page).toHaveURL(/view=day$/)
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toContainText('Next period')
    await page.keyboard.press('Escape')
    expect(complaints).toEqual([])
  })

  test('[CAL12] shows every view to everybody, in the light and in the dark', { tag: '@whole' }, async ({
    page,
    request,
  }) => {
    const mara = await aPerson(request)
    await meet(mara, 'Plan')
    await signIn(page, mara)
    for (const view of ['day', 'week', 'month', 'agenda']) {
      await page.goto(`/user/calendar?view=${view}&date=${wednesday}`)
      await expect(event(page, 'Plan')).toBeVisible()
      await expectAccessible(page)
    }
  })

  test('[CAL17] [CAL24] [CAL32] makes an event by drawing it, and goes on in the full form', async ({
    page,
    request,
  }) => {
    const mara = await aPerson(request)
    await signIn(page, mara)
    const complaints = listenToConsole(page)
    await page.goto(week)
    const from = await placeIn(page, `${day}, 10 AM, free`, 0.05)
    const to = await placeIn(page, `${day}, 11 AM, free`, 0.45)
    await drag(page, from, to)
    const small = page.getByRole('dialog', { name: 'New event' })
    await expect(small).toContainText('10:00 – 11:30 AM CET')
    await expect(page.locator('.cal-ghost:visible')).toContainText('10:00 – 11:30 AM')
    await expect(small.getByRole('textbox', { name: 'Title' })).toBeFocused()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(small).toBeHidden()
    await expect(page.locator('.cal-ghost:visible')).toBeHidden()

    await drag(page, from, to)
    await page.keyboard.type('Drawn')
    await page.keyboard.press('Enter')
    await expect(event(page, `Drawn, ${day}, 10:00 AM to 11:30 AM`)).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(event(page, 'Drawn')).toBeHidden()

    await page.getByRole('gridcell', { name: `${day}, 2 PM, free` }).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.type('Kept')
    await page.keyboard.press('Escape')
    await expect(page.getByText('Draft kept')).toBeVisible()
    await expect(page.getByRole('gridcell', { name: `${day}, 2 PM, free` })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(small.getByRole('textbox', { name: 'Title' })).toHaveValue('Kept')
    await small.getByRole('combobox', { name: 'Invitees' }).fill('guest@example.org')
    await small.getByRole('combobox', { name: 'Invitees' }).press('Enter')
    await small.getByRole('button', { name: 'More options' }).click()
    const form = page.getByRole('dialog', { name: 'Add new event' })
    await expect(form.getByRole('textbox', { name: 'Title' })).toHaveValue('Kept')
    await expect(form.getByRole('button', { name: 'Remove guest@example.org' })).toBeVisible()
    await expect(form.getByRole('combobox', { name: 'Start' })).toHaveValue('02:00 PM')
    expect(complaints).toEqual([])
  })

  test('[CAL17] [CAL23] moves and resizes by dragging, with Undo, and tells the server', async ({
    page,
    request,
  }) => {
    const mara = await aPerson(request)
    const meeting = await meet(mara, 'Plan')
    await signIn(page, mara)
    const complaints = listenToConsole(page)
    await page.goto(week)
    await expect(event(page, `Plan, ${day}, 10:00 AM to 11:00 AM`)).toBeVisible()
    const onThursday = await placeIn(page, `${next_day}, 1 PM, free`, 0.5)

    await drag(page, await placeOn(event(page, 'Plan'), 0.5), onThursday)
    await expect(event(page, `Plan, ${next_day}, 01:00 PM to 02:00 PM`)).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(event(page, `Plan, ${day}, 10:00 AM to 11:00 AM`)).toBeVisible()

    await drag(page, await placeOn(event(page, 'Plan'), 0.5), onThursday)
    await page.keyboard.press('Control+z')
    await expect(event(page, `Plan, ${day}, 10:00 AM to 11:00 AM`)).toBeVisible()

    const bottom = await placeOn(event(page, 'Plan'), 0.97)
    await drag(page, bottom, { x: bottom.x, y: bottom.y + 26 })
    await expect(event(page, `Plan, ${day}, 10:00 AM to 11:30 AM`)).toBeVisible()

    const held = await placeOn(event(page, 'Plan'), 0.5)
    await page.mouse.move(held.x, held.y)
    await page.mouse.down()
    await page.mouse.move(onThursday.x, onThursday.y, { steps: 4 })
    await page.keyboard.press('Escape')
    await page.mouse.up()
    await expect(event(page, `Plan, ${day}, 10:00 AM to 11:30 AM`)).toBeVisible()

    await page.reload()
    await expect.poll(() => timesOf(mara, meeting)).toEqual(['10:00', '11:30'])
    await expect(event(page, `Plan, ${day}, 10:00 AM to 11:30 AM`)).toBeVisible()
    expect(complaints).toEqual([])
  })

  test('[WEB67] takes a resize and a deletion back from the history of the visit', { tag: '@whole' }, async ({
    page,
    request,
  }) => {
    const mara = await aPerson(request)
    const meeting = await meet(mara, 'Plan')
    await signIn(page, mara)
    await page.goto(week)
    await expect(event(page, `Plan, ${day}, 10:00 AM to 11:00 AM`)).toBeVisible()
    const undo = async (act: RegExp) => {
      await page.keyboard.press('Control+k')
      await page.getByRole('combobox', { name: 'Search or jump to' }).fill('undo')
      await page.getByRole('option', { name: act }).click()
      await expect(page.getByRole('dialog')).toBeHidden()
    }
    await doForGood(page, async () => {
      const bottom = await placeOn(event(page, 'Plan'), 0.97)
      await drag(page, bottom, { x: bottom.x, y: bottom.y + 26 })
    })
    await expect.poll(() => timesOf(mara, meeting)).toEqual(['10:00', '11:30'])
    await undo(/^Undo: Moved to/)
    await expect.poll(() => timesOf(mara, meeting)).toEqual(['10:00', '11:00'])
    await expect(event(page, `Plan, ${day}, 10:00 AM to 11:00 AM`)).toBeVisible()

    await event(page, 'Plan').focus()
    await doForGood(page, () => page.keyboard.press('Delete'))
    await expect.poll(async () => (await mara.call(listMeetings, { query: {} })).length).toBe(0)
    await undo(/^Undo: Meeting deleted/)
    await expect(event(page, `Plan, ${day}, 10:00 AM to 11:00 AM`)).toBeVisible()
    expect(await mara.call(listMeetings, { query: {} })).toHaveLength(1)
  })

  test('[WEB67] takes deleted and moved dates of a series back from the history of the visit', {
    tag: '@whole',
  }, async ({ page, request }) => {
    const mara = await aPerson(request)
    const days = { monday: true, tuesday: true, wednesday: true, thursday: true, friday: true }
    await meet(mara, 'Plan', {
      meeting_recurrence: { is_recurring: true, recurring_type: 'weekly', recurring_days: days },
    })
    await signIn(page, mara)
    const complaints = listenToConsole(page)
    await page.goto(week)
    const on_wednesday = event(page, `Plan, ${day}, 10:00 AM to 11:00 AM`)
    const on_thursday = event(page, `Plan, ${next_day}, 10:00 AM to 11:00 AM`)
    const scope = (name: string) => page.getByRole('dialog').getByRole('button', { name }).click()
    const undo = async (act: RegExp) => {
      await page.keyboard.press('Control+k')
      await page.getByRole('combobox', { name: 'Search or jump to' }).fill('undo')
      await page.getByRole('option', { name: act }).first().click()
      await expect(page.getByText('The series is back.').last()).toBeVisible()
    }
    const titles = async () => (await mara.call(listMeetings, { query: {} })).length

    await on_thursday.focus()
    await doForGood(page, async () => {
      await page.keyboard.press('Delete')
      await scope('This and following')
    })
    await expect(on_thursday).toBeHidden()
    await undo(/^Undo: Meeting deleted/)
    await expect(on_thursday).toBeVisible()

    await on_wednesday.focus()
    await doForGood(page, async () => {
      await page.keyboard.press('Delete')
      await scope('All events')
    })
    await expect.poll(titles).toBe(0)
    await undo(/^Undo: Meeting deleted/)
    await expect(on_wednesday).toBeVisible()
    expect(await titles()).toBe(1)

    await doForGood(page, async () => {
      await drag(page, await placeOn(on_thursday, 0.5), await placeIn(page, `${next_day}, 1 PM, free`, 0.5))
      await scope('This and following')
    })
    await expect(event(page, `Plan, ${next_day}, 01:00 PM to 02:00 PM`)).toBeVisible()
    await expect.poll(titles).toBe(2)
    await undo(/^Undo: Moved to/)
    await expect(on_thursday).toBeVisible()
    expect(await titles()).toBe(1)
    expect(complaints).toEqual([])
  })

  test('[WMT87] brings a deleted meeting with guests back in its form, which says that they are invited again', {
    tag: '@whole',
  }, async ({ page, request }) => {
    const mara = await aPerson(request)
    const bea = await aPerson(request, 'Bea')
    await meet(mara, 'Plan', {
      agenda: 'The quay',
      meeting_invitees: {
        [bea.user.user_id]: {},
        [`guest:${crypto.randomUUID()}`]: { primary_email: 'ann@guests.example', full_name: 'Ann Example' },
      },
    })
    await signIn(page, mara)
    const complaints = listenToConsole(page)
    await page.goto(week)
    await event(page, 'Plan').focus()
    await doForGood(page, async () => {
      await page.keyboard.press('Delete')
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click()
    })
    await expect.poll(async () => (await mara.call(listMeetings, { query: {} })).length).toBe(0)
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Search or jump to' }).fill('undo')
    await page.getByRole('option', { name: /^Undo: Meeting deleted/ }).click()
    const form = page.getByRole('dialog', { name: 'Add new event' })
    await expect(form).toContainText('Its 2 guests are invited again')
    await expectAccessible(page)
    await form.getByRole('button', { name: 'Create Event' }).click()
    await expect(form).toBeHidden()
    await expect(event(page, `Plan, ${day}, 10:00 AM to 11:00 AM`)).toBeVisible()
    const [back] = await mara.call(listMeetings, { query: {} })
    const names = Object.values(back?.meeting_invitees ?? {}).map(({ full_name }) => full_name)
    expect(names.toSorted()).toEqual(['Ann Example', bea.user.full_name].toSorted())
    expect(back?.agenda).toBe('The quay')
    expect(complaints).toEqual([])
  })

  test('[CAL12] [CAL18] [CAL29] does all of it by keyboard alone, and says so', { tag: '@whole' }, async ({
    page,
    request,
  }) => {
    const mara = await aPerson(request)
    const meeting = await meet(mara, 'Plan')
    await signIn(page, mara)
    const asked: string[] = []
    page.on('request', (sent) => {
      const { pathname, searchParams } = new URL(sent.url())
      const [start = 0, end = 0] = ['start', 'end'].map((edge) =>
        Date.parse(searchParams.get(`${edge}_timestamp`) ?? ''),
      )
      // The reminders ask for a month from today on.
      const isWhole = end - start > 40 * 86_400_000
      if (pathname === listOccurrences.path && isWhole) asked.push('the events')
    })
    await page.route(`**${getWorkspace.path}`, async (route) => {
      const response = await route.fetch({ maxRetries: 3 })
      asked.push('the workspace')
      await route.fulfill({ response })
    })
    await page.goto(week)
    await expect(event(page, 'Plan')).toBeVisible()
    expect(asked[0]).toBe('the workspace')
    const said = page.getByRole('status').filter({ hasText: /Moved|Put back|Deleted/ })
    await page.getByRole('gridcell', { name: `${day}, 9 AM, free` }).focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(event(page, 'Plan')).toBeFocused()

    await inOneMoment(page, async () => {
      await page.keyboard.press('Shift+ArrowDown')
      await expect(said).toHaveText(`Moved to ${day}, 10:15 AM to 11:15 AM`)
      await page.keyboard.press('Shift+ArrowRight')
      await expect(said).toHaveText(`Moved to ${next_day}, 10:15 AM to 11:15 AM`)
      await expect(event(page, 'Plan')).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(said).toHaveText(`Put back to ${day}, 10:00 AM to 11:00 AM`)
      await expect(event(page, 'Plan')).toBeFocused()

      await page.keyboard.press('Alt+Shift+ArrowDown')
      await expect(event(page, `Plan, ${day}, 10:00 AM to 11:15 AM`)).toBeFocused()
      await page.keyboard.press('Enter')
    })
    await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible()
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.keyboard.press('Enter')
    const panel = page.getByRole('dialog', { name: /^Plan/ })
    await expect(panel).toContainText('11:15 AM')
    await expect(panel).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(event(page, 'Plan')).toBeFocused()
    await expect.poll(() => timesOf(mara, meeting)).toEqual(['10:00', '11:15'])
    await inOneMoment(page, async () => {
      await page.keyboard.press('Delete')
      await expect(event(page, 'Plan')).toBeHidden()
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(event(page, 'Plan')).toBeVisible()
    })

    await page.getByRole('gridcell', { name: `${day}, 2 PM, free` }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'New event' })).toContainText('02:00 – 02:30 PM')
  })

  test('[CAL23] puts an event back where the server refuses, and says its reason', { tag: '@whole' }, async ({
    page,
    request,
    guard,
  }) => {
    guard.expectFailedLoads('409')
    const mara = await aPerson(request)
    await meet(mara, 'Plan')
    await meet(mara, 'Other', { meeting_time: { start_time: '14:00', end_time: '15:00' } })
    await signIn(page, mara)
    const refusal = { status: 409, message: 'The meeting was changed meanwhile.', data: null }
    await page.route('**/v1/meeting/update/*', (route) => route.fulfill({ status: 409, json: refusal }))
    await page.goto(week)
    await event(page, 'Plan').focus()
    await inOneMoment(page, async () => {
      await page.keyboard.press('Shift+ArrowDown')
      await page.keyboard.press('Enter')
    })
    await expect(event(page, `Plan, ${day}, 10:15 AM to 11:15 AM`)).toBeVisible()
    // The next act settles the one before.
    await event(page, 'Other').focus()
    await page.keyboard.press('Delete')
    await expect(page.getByText(refusal.message)).toBeVisible()
    await expect(event(page, `Plan, ${day}, 10:00 AM to 11:00 AM`)).toBeVisible()
  })

  test('[CAL37] [CAL38] unfolds a full day of a month, and prints months and weeks whole', {
    tag: '@whole',
  }, async ({ page, request }) => {
    const mara = await aPerson(request)
    for (const title of ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven']) await meet(mara, title)
    await signIn(page, mara)
    const complaints = listenToConsole(page)
    await page.goto(`/user/calendar?view=month&date=${wednesday}`)
    const more = page.getByRole('button', { name: new RegExp(`^\\+\\d more on ${day}$`) })
    await more.click()
    const panel = page.getByRole('dialog', { name: `Events of ${day}` })
    await expect(panel.locator('[data-event]')).toHaveCount(7)
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(more).toBeFocused()
    await page.keyboard.press('Enter')
    await panel.locator('[data-event]').filter({ hasText: 'Seven' }).click()
    await expect(page.getByRole('dialog', { name: /^Seven/ })).toContainText('10:00')
    await page.keyboard.press('Escape')

    const seven = page.getByRole('gridcell').filter({ has: page.getByRole('button', { name: day }) })
    await page.emulateMedia({ media: 'print' })
    await expect(seven.locator('[data-event]')).toHaveCount(7)
    await expect(more).toBeHidden()
    await page.emulateMedia({ media: null })
    await expect(more).toBeVisible()

    await page.goto(week)
    await expect(event(page, 'One')).toBeVisible()
    const hidden = () =>
      page.locator('.cal-grid').evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)
    expect(await hidden()).toBeGreaterThan(100)
    await page.emulateMedia({ media: 'print' })
    await expect.poll(hidden).toBeLessThan(2)
    await expect(page.getByRole('tablist', { name: 'View' })).toBeHidden()
    // The shading of a day off ends below the heads of the days.
    expect(await page.locator('.cal-grid').evaluate(isHeadShaded)).toBe(false)
    await page.emulateMedia({ media: null })
    expect(complaints).toEqual([])
  })

  test('[CAL39] shows the chosen days of a week, and remembers them', { tag: '@whole' }, async ({
    page,
    request,
  }) => {
    const mara = await aPerson(request)
    await meet(mara, 'Plan')
    await signIn(page, mara)
    const complaints = listenToConsole(page)
    await page.goto(week)
    await expect(event(page, 'Plan')).toBeVisible()
    const grid = page.locator('.cal-grid')
    await expect(grid).toHaveAttribute('data-days', '7')
    const menu = page.getByRole('button', { name: 'Days of the week view' })
    await menu.click()
    const chosen = page.getByRole('menuitemradio', { checked: true })
    await expect(chosen).toHaveText(/Whole week/)
    await expectAccessible(page)
    await page.getByRole('menuitemradio', { name: 'Without weekends' }).click()
    await expect(grid).toHaveAttribute('data-days', '5')
    await expect(page).toHaveURL(week)
    await page.reload()
    await expect(event(page, 'Plan')).toBeVisible()
    await expect(grid).toHaveAttribute('data-days', '5')

    await page.keyboard.press('3')
    await expect(grid).toHaveAttribute('data-days', '3')
    await page.getByRole('button', { name: 'Next 3 days' }).click()
    await expect(page).toHaveURL(`/user/calendar?view=week&date=${later(wednesday, 3)}`)
    await expect(event(page, 'Plan')).toBeHidden()
    expect(complaints).toEqual([])
  })

  test('[CAL14] [CAL36] says why the meeting of another person does not move, and answers it', {
    tag: '@whole',
  }, async ({ page, request }) => {
    const mara = await aPerson(request)
    const bea = await aPerson(request, 'Bea')
    await meet(bea, 'Supplier round', { meeting_invitees: { [mara.user.user_id]: {} } })
    await signIn(page, mara)
    await page.goto(week)
    const proposal = event(page, `Supplier round, ${day}, 10:00 AM to 11:00 AM, proposal, not answered`)
    await proposal.focus()
    await page.keyboard.press('Shift+ArrowDown')
    await expect(page.getByText('Only the organizer can move this meeting.')).toBeVisible()
    await expect(proposal).toBeVisible()

    await page.keyboard.press('Enter')
    const panel = page.getByRole('dialog', { name: /^Supplier round/ })
    await panel.getByRole('button', { name: 'Accept' }).press('Enter')
    await expect(panel).toBeHidden()
    await expect(event(page, `Supplier round, ${day}, 10:00 AM to 11:00 AM`)).toBeFocused()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(proposal).toBeVisible()
  })

  test('[CAL36] [CAL41] has a menu for every event, by pointer and by keys', { tag: '@whole' }, async ({
    page,
    request,
  }) => {
    const mara = await aPerson(request)
    const bea = await aPerson(request, 'Bea')
    await meet(mara, 'Plan')
    await meet(bea, 'Supplier round', { meeting_invitees: { [mara.user.user_id]: {} } })
    await signIn(page, mara)
    const complaints = listenToConsole(page)
    await page.goto(week)
    const plan = event(page, 'Plan')
    const menu = page.getByRole('menu')
    await plan.focus()
    await page.keyboard.press('Shift+F10')
    await expect(menu.getByRole('menuitem')).toHaveText(['Open', 'Edit', 'Duplicate', 'Delete meeting'])
    await expect(menu.getByRole('menuitem', { name: 'Open' })).toBeFocused()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(plan).toBeFocused()

    const round = event(page, `Supplier round, ${day}, 10:00 AM to 11:00 AM, proposal, not answered`)
    await round.focus()
    await page.keyboard.press('ContextMenu')
    await expect(menu.getByRole('menuitem')).toHaveText([
      'Open',
      'Duplicate',
      'Accept',
      'Maybe',
      'Decline',
      'Decline and remove',
    ])
    await menu.getByRole('menuitem', { name: 'Accept' }).click()
    await expect(menu).toBeHidden()
    await expect(event(page, `Supplier round, ${day}, 10:00 AM to 11:00 AM`)).toBeFocused()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(round).toBeVisible()

    await plan.click({ button: 'right' })
    await menu.getByRole('menuitem', { name: 'Delete meeting' }).click()
    await expect(plan).toBeHidden()
    await page.getByRole('button', { name: 'Undo' }).click()
    await plan.click({ button: 'right' })
    await menu.getByRole('menuitem', { name: 'Duplicate' }).click()
    const form = page.getByRole('dialog', { name: 'Add new event' })
    await expect(form.getByRole('textbox', { name: 'Title' })).toHaveValue('Plan')
    expect(complaints).toEqual([])
  })

  test('[CAL43] [CAL44] [CAL45] lists an imported file by its name, and colors it as it is told', {
    tag: '@whole',
  }, async ({ page, request }) => {
    const mara = await aPerson(request)
    const start = `DTSTART:${wednesday.replaceAll('-', '')}T120000Z`
    const choir = [
      'BEGIN:VEVENT',
      'UID:choir@example.org',
      'DTSTAMP:20261101T000000Z',
      start,
      'DURATION:PT1H',
    ]
    const file = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Example//EN', ...choir, 'SUMMARY:Rehearsal']
    const body = [...file, 'END:VEVENT', 'END:VCALENDAR', ''].join('\r\n')
    await mara.call(importMeetings, { query: { file_name: 'Choir.ics' }, body })
    await signIn(page, mara)
    await page.goto(week)
    const calendars = page.getByRole('region', { name: 'Calendars' })
    const rehearsal = event(page, 'Rehearsal')
    await expect(rehearsal).toBeVisible()
    await calendars.getByRole('button', { name: 'Color of Choir' }).click()
    await page.getByRole('menuitemradio', { name: 'Soft Pink' }).click()
    await expect(rehearsal).toHaveClass(/tint-pink/)
    await expectAccessible(page)
    await page.reload()
    await expect(rehearsal).toHaveClass(/tint-pink/)
    await calendars.getByRole('checkbox', { name: 'Color events by label' }).press('Space')
    await expect(rehearsal).toHaveClass(/source-custom/)
    await calendars.getByRole('checkbox', { name: /^Choir/ }).press('Space')
    await expect(rehearsal).toBeHidden()
    await expect(calendars.getByRole('checkbox', { name: /^Choir/ })).not.toBeChecked()
  })

  test('[CAL46] marks free times and writes the text that shares them', { tag: '@whole' }, async ({
    page,
    request,
  }) => {
    const mara = await aPerson(request)
    await meet(mara, 'Plan')
    await signIn(page, mara)
    const complaints = listenToConsole(page)
    await page.goto(week)
    await expect(event(page, 'Plan')).toBeVisible()
    await page.keyboard.press('s')
    const panel = page.getByRole('region', { name: 'Share free times' })
    await expect(panel.getByRole('button', { name: 'Copy text' })).toBeDisabled()
    const afternoon = page.getByRole('gridcell', { name: `${day}, 1 PM, free` })
    await afternoon.press('Enter')
    const text = panel.getByRole('textbox', { name: 'Text to share' })
    await expect(text).toHaveValue(/^I am free at these times:\n- Wed .*, 01:00 – 02:00 PM CES?T$/)
    await drag(page, await placeOn(afternoon, 1.02), await placeOn(afternoon, 1.98))
    await expect(text).toHaveValue(/^I am free at these times:\n- Wed .*, 01:00 – 03:00 PM CES?T$/)
    await expect(page.getByRole('dialog')).toBeHidden()
    await expectAccessible(page)
    await panel.getByRole('button', { name: /^Remove Wed/ }).click()
    await expect(text).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(page.getByRole('button', { name: 'Share free times' })).toBeFocused()
    expect(complaints).toEqual([])
  })

  test('[CAL51] [CAL52] [CAL53] holds the times that are shared, shows them in every view and releases them', {
    tag: '@whole',
  }, async ({ page, request, guard }) => {
    const mara = await aPerson(request)
    await signIn(page, mara)
    guard.expectFailedLoads('409 (Conflict)')
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(week)
    await expect(page.getByRole('grid', { name: /^Week of/ })).toBeVisible()
    await page.keyboard.press('s')
    const panel = page.getByRole('region', { name: 'Share free times' })
    await expect(page.getByRole('region', { name: 'Share free times' })).toBeVisible()
    await page.getByRole('gridcell', { name: `${day}, 1 PM, free` }).press('Enter')
    await page.getByRole('gridcell', { name: `${next_day}, 3 PM, free` }).press('Enter')
    await panel.locator('label', { hasText: 'Hold these times for 3 days' }).click()
    await panel.getByRole('textbox', { name: 'Title in your calendar' }).fill('Interview')
    await expectAccessible(page)
    // Another window takes one of them meanwhile.
    const taken = await hold(mara, thursday, '15:00', '15:30')
    await panel.getByRole('button', { name: 'Hold and copy' }).click()
    const problem = page.getByText(/^No longer free: Thu .*, 03:00 – 04:00 PM\. Remove it here/)
    await expect(problem).toBeVisible()
    await expect(panel.getByRole('textbox', { name: 'Title in your calendar' })).toHaveValue('Interview')
    await mara.call(deleteHold, { params: { holder_id: taken } })
    await panel.getByRole('button', { name: 'Hold and copy' }).click()
    await expect(page.getByText(/^2 times are held until /)).toBeVisible()
    await expect(panel).toBeHidden()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('01:00 – 02:00 PM')

    const held = page.getByRole('button', { name: `Held: Interview, ${day}, 01:00 PM to 02:00 PM, until ` })
    await expect(held).toBeVisible()
    await expectAccessible(page)
    await held.press('Enter')
    const popover = page.getByRole('dialog', { name: /^Held: Interview/ })
    await expect(popover).toContainText('You hold this time for others to choose it. Held until ')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(held).toBeFocused()
    await page.getByRole('checkbox', { name: /^Held times/ }).press('Space')
    await expect(held).toBeHidden()
    await page.getByRole('checkbox', { name: /^Held times/ }).press('Space')

    await page.getByRole('tab', { name: 'Agenda' }).click()
    await expect(held).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('tab', { name: 'Month' }).click()
    await page.getByRole('button', { name: `1 held time, ${day}` }).click()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Release all 2 times' }).click()
    await expect(page.getByText('Times are released.')).toBeVisible()
    await expect(page.getByRole('button', { name: /held time/ })).toHaveCount(0)
  })

  test('[CAL52] leads from a time that a booking page holds to the page', { tag: '@whole' }, async ({
    page,
    request,
  }) => {
    const mara = await aPerson(request)
    const body = { booking_page_title: 'Intro', booking_page_slug: 'intro', days_ahead: 60 }
    const { booking_page_id } = await mara.call(createBookingPage, { body })
    const [start, end] = ['14:00', '14:30'].map((time) => inBerlin(wednesday, time))
    await mara.call(shareSlots, { params: { booking_page_id }, body: { slots: [[start ?? '', end ?? '']] } })
    await signIn(page, mara)
    await page.goto(week)
    await page.getByRole('button', { name: `Held: Intro, ${day}, 02:00 PM to 02:30 PM` }).click()
    const popover = page.getByRole('dialog', { name: /^Held: Intro/ })
    await expect(popover).toContainText('Shared with a guest of the booking page “Intro”.')
    await expect(popover.getByRole('button')).toHaveCount(0)
    await popover.getByRole('link', { name: 'Booking page' }).click()
    await expect(page).toHaveURL(`/user/settings/booking/${booking_page_id}`)
  })

  test('[CAL53] takes a hold back, and shows what another window holds', { tag: '@whole' }, async ({
    page,
    request,
  }) => {
    const mara = await aPerson(request)
    await signIn(page, mara)
    await page.context().clearPermissions()
    await page.goto(week)
    await expect(page.getByRole('grid', { name: /^Week of/ })).toBeVisible()
    await page.keyboard.press('s')
    await expect(page.getByRole('region', { name: 'Share free times' })).toBeVisible()
    await page.getByRole('gridcell', { name: `${day}, 1 PM, free` }).press('Enter')
    await page.locator('label', { hasText: 'Hold these times for 3 days' }).click()
    await page.getByRole('button', { name: 'Hold and copy' }).click()
    const held = page.getByRole('button', { name: /^Held: Shared times/ })
    await expect(held).toBeVisible()
    // Without permission to copy the text stays to be copied by hand.
    const text = page.getByRole('textbox', { name: 'Text to share' })
    await expect(text).toHaveValue(/, 01:00 – 02:00 PM CES?T$/)
    await expect(text).toBeFocused()
    await expect(page.locator('.cal-share')).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(held).toBeHidden()
    await hold(mara, wednesday, '16:00', '16:30')
    await expect(page.getByRole('button', { name: `Held: Elsewhere, ${day}, 04:00 PM` })).toBeVisible()
  })

  test('[CAL47] copies an event that is dragged with the Alt key, and takes the copy back', {
    tag: '@whole',
  }, async ({ page, request }) => {
    const mara = await aPerson(request)
    await meet(mara, 'Plan')
    await signIn(page, mara)
    await page.goto(week)
    await expect(event(page, 'Plan')).toBeVisible()
    const to = await placeIn(page, `${next_day}, 2 PM, free`, 0.5)
    const from = await placeOn(event(page, 'Plan'), 0.5)
    await page.keyboard.down('Alt')
    await drag(page, from, to)
    await page.keyboard.up('Alt')
    const copy = event(page, `Plan, ${next_day}, 02:00 PM to 03:00 PM`)
    await expect(copy).toBeVisible()
    await expect(event(page, `Plan, ${day}, 10:00 AM to 11:00 AM`)).toBeVisible()
    await expect(page.getByText(/^Copied to Thu/)).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(copy).toBeHidden()
    await expect(event(page, 'Plan')).toBeVisible()
  })

  test('[CAL42] [DSH48] keeps edges and patterns in forced colors', { tag: '@whole' }, async ({
    page,
    request,
  }) => {
    const mara = await aPerson(request)
    const bea = await aPerson(request, 'Bea')
    await meet(mara, 'Plan')
    await meet(bea, 'Supplier round', { meeting_invitees: { [mara.user.user_id]: {} } })
    await signIn(page, mara)
    await page.emulateMedia({ forcedColors: 'active' })
    await page.goto(week)
    await expect(event(page, 'Plan')).toHaveCSS('border-top-style', 'solid')
    await expect(event(page, 'Supplier round')).toHaveCSS('border-top-style', 'dashed')
    const highlight = await page.evaluate(() => {
      document.body.style.outlineColor = 'Highlight'
      return getComputedStyle(document.body).outlineColor
    })
    await page.goto('/user/calendar?view=week&date=2026-03-29')
    await expect(page.locator('.cal-missing').first()).toHaveCSS(
      'background-image',
      /^repeating-linear-gradient/,
    )
    await page.goto('/user/calendar?view=day')
    await expect(page.locator('.cal-now-today')).toHaveCSS('background-color', highlight)

    await page.goto(`/user/dashboard?date=${wednesday}`)
    const strip = page.getByRole('list', { name: /^Meetings of/ })
    await expect(strip.getByRole('link', { name: /^Plan/ })).toHaveCSS('border-top-style', 'solid')
    await expect(strip.getByRole('link', { name: /^Supplier round/ })).toHaveCSS('border-top-style', 'dashed')
  })

  test('[CAL2] [CAL3] [CAL21] shows 25 hours on the day clocks go back', { tag: '@whole' }, async ({
    page,
    request,
  }) => {
    await signIn(page, await aPerson(request))
    await page.goto('/user/calendar?view=week&date=2026-10-25')
    await expect(page.getByRole('gridcell', { name: 'Sunday 25 October, 2 AM again, free' })).toBeAttached()
    await expect(page.getByText('Clocks go back 1 h')).toBeAttached()
    await page.goto('/user/calendar?view=day&date=2026-03-29')
    await expect(page.getByRole('gridcell', { name: /Sunday 29 March, \d/ })).toHaveCount(23)
  })
})

test('[CAL48] an agenda goes on beyond its weeks, and back by its button', {
  tag: ['@phone', '@whole'],
}, async ({ page, request }) => {
  const mara = await aPerson(request)
  await meet(mara, 'Far plan', { meeting_date: { start_date: later(dateOf(Date.now()), 40) } })
  await meet(mara, 'Past plan', { meeting_date: { start_date: later(dateOf(Date.now()), -10) } })
  await signIn(page, mara)
  const complaints = listenToConsole(page)
  await page.goto('/user/calendar?view=agenda')
  await expect(event(page, 'Far plan')).toBeVisible()
  await expect(event(page, 'Past plan')).toBeHidden()
  await page.getByRole('button', { name: 'Show earlier days' }).press('Enter')
  await expect(event(page, 'Past plan')).toBeFocused()
  await expectAccessible(page)
  expect(complaints).toEqual([])
})

test.describe('on a phone', { tag: '@phone' }, () => {
  test.skip(({ isMobile }) => !isMobile, 'A desktop has journeys of its own.')

  test('[CAL9] opens as an agenda, and shows month and week on 360 px', { tag: '@whole' }, async ({
    page,
    request,
  }) => {
    const mara = await aPerson(request)
    await meet(mara, 'Plan')
    await signIn(page, mara)
    const complaints = listenToConsole(page)
    await page.goto(`/user/calendar?date=${wednesday}`)
    await expect(page.getByRole('tab', { name: 'Agenda' })).toHaveAttribute('aria-selected', 'true')
    await event(page, 'Plan').tap()
    await expect(page.getByRole('dialog', { name: 'Plan' })).toContainText('10:00 – 11:00 AM')
    await page.getByRole('button', { name: 'Close' }).tap()
    await expectAccessible(page)

    await page.setViewportSize({ width: 360, height: 780 })
    for (const view of ['Week', 'Month']) {
      await page.getByRole('tab', { name: view }).tap()
      await expect(event(page, 'Plan')).toBeVisible()
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
      expect(beyond).toBe(false)
      await expectAccessible(page)
    }
    expect(complaints).toEqual([])
  })

  test('[CAL49] [CAL50] hides and colors calendars, and shares free times with taps', {
    tag: '@whole',
  }, async ({ page, request }) => {
    const mara = await aPerson(request)
    await meet(mara, 'Plan')
    await signIn(page, mara)
    const complaints = listenToConsole(page)
    await page.goto(`/user/calendar?view=day&date=${wednesday}`)
    await expect(event(page, 'Plan')).toBeVisible()
    const opening = page.getByRole('button', { name: 'Calendars', exact: true })
    await opening.tap()
    const sheet = page.getByRole('dialog', { name: 'Calendars' })
    await sheet.locator('label', { hasText: 'Meridian' }).tap()
    await expectAccessible(page)
    await sheet.getByRole('button', { name: 'Close' }).tap()
    await expect(event(page, 'Plan')).toBeHidden()
    await opening.tap()
    await sheet.locator('label', { hasText: 'Meridian' }).tap()
    await sheet.getByRole('button', { name: 'Color of Meridian' }).tap()
    await page
      .getByRole('menuitemradio', { name: 'Green' })
      .or(page.getByRole('menuitem', { name: 'Green' }))
      .tap()
    await sheet.getByRole('button', { name: 'Share free times' }).tap()
    await expect(sheet).toBeHidden()
    await expect(event(page, 'Plan')).toBeVisible()

    const panel = page.getByRole('region', { name: 'Share free times' })
    await page.getByRole('gridcell', { name: `${day}, 1 PM, free` }).tap({ position: { x: 60, y: 4 } })
    const text = panel.getByRole('textbox', { name: 'Text to share' })
    await expect(text).toHaveValue(/, 01:00 – 01:30 PM CES?T$/)
    await panel.getByRole('button', { name: 'End 15 minutes later' }).tap()
    await panel.getByRole('button', { name: 'Start 15 minutes earlier' }).tap()
    await expect(text).toHaveValue(/, 12:45 – 01:45 PM CES?T$/)
    await expectAccessible(page)
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await panel.getByRole('button', { name: 'Copy text' }).tap()
    await expect(page.getByText('Free times copied to clipboard.')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('12:45 – 01:45 PM')
    await page.getByRole('tab', { name: 'Month' }).tap()
    await expect(panel).toBeHidden()
    expect(complaints).toEqual([])
  })

  test('[CAL51] [CAL52] [CAL53] holds times with taps, and shows them in the month', {
    tag: '@whole',
  }, async ({ page, request }) => {
    const mara = await aPerson(request)
    await signIn(page, mara)
    const complaints = listenToConsole(page)
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(`/user/calendar?view=day&date=${wednesday}`)
    await page.getByRole('button', { name: 'Calendars', exact: true }).tap()
    await page.getByRole('button', { name: 'Share free times' }).tap()
    const panel = page.getByRole('region', { name: 'Share free times' })
    await expect(panel).toBeVisible()
    await page.getByRole('gridcell', { name: `${day}, 1 PM, free` }).tap({ position: { x: 60, y: 4 } })
    await expect(panel.getByRole('button', { name: 'Copy text' })).toBeEnabled()
    await panel.locator('label', { hasText: 'Hold these times for 3 days' }).tap()
    await expectAccessible(page)
    await panel.getByRole('button', { name: 'Hold and copy' }).tap()
    await expect(panel).toBeHidden()
    const held = page.getByRole('button', {
      name: `Held: Shared times, ${day}, 01:00 PM to 01:30 PM, until `,
    })
    await expect(held).toBeVisible()
    await page.getByRole('tab', { name: 'Month' }).tap()
    await expect(held).toBeVisible()
    await expectAccessible(page)
    await held.tap()
    const sheet = page.getByRole('dialog', { name: 'Held time' })
    await expectAccessible(page)
    await sheet.getByRole('button', { name: 'Release' }).tap()
    await expect(sheet).toBeHidden()
    await expect(held).toBeHidden()
    expect(complaints).toEqual([])
  })

  test('[CAL10] [CAL26] [CAL30] goes on by arrows, by swiping in every view and by the days to choose from', async ({
    page,
    request,
  }) => {
    const mara = await aPerson(request)
    await meet(mara, 'Plan')
    await signIn(page, mara)
    const complaints = listenToConsole(page)
    await page.goto(`/user/calendar?date=${wednesday}`)
    await expect(event(page, 'Plan')).toBeVisible()
    await page.getByRole('button', { name: 'Next week' }).tap()
    await expect(page).toHaveURL(`/user/calendar?date=${later(wednesday, 7)}`)
    await page.getByRole('button', { name: 'Previous week' }).tap()
    await expect(page).toHaveURL(`/user/calendar?date=${wednesday}`)

    for (const [view, step] of [
      ['agenda', 7],
      ['week', 3],
      ['day', 1],
    ] as const) {
      await page.goto(`/user/calendar?view=${view}&date=${wednesday}`)
      await expect(event(page, 'Plan')).toBeVisible()
      await swipe(page, -220)
      await expect(page).toHaveURL(`/user/calendar?view=${view}&date=${later(wednesday, step)}`)
      await swipe(page, 220)
      await expect(page).toHaveURL(`/user/calendar?view=${view}&date=${wednesday}`)
    }

    await page.goto(`/user/calendar?view=month&date=${wednesday}`)
    await expect(event(page, 'Plan')).toBeVisible()
    await page.getByRole('button', { name: `${next_day}, no events` }).tap()
    await expect(page.getByText('Nothing planned on this day')).toBeVisible()
    await page.getByRole('button', { name: `${day}, 1 event` }).tap()
    await expect(event(page, 'Plan')).toBeVisible()
    await expectAccessible(page)
    await swipe(page, -220)
    await expect(page).not.toHaveURL(new RegExp(wednesday))

    await page.getByRole('heading', { level: 1 }).getByRole('button').tap()
    await expectAccessible(page)
    await page.getByRole('dialog', { name: 'Choose a day' }).getByRole('gridcell', { name: '15' }).tap()
    await expect(page).toHaveURL(/view=month&date=\d{4}-\d{2}-15$/)
    expect(complaints).toEqual([])
  })

  test('[CAL26] swipes the other way where text runs from right to left', { tag: '@whole' }, async ({
    page,
    request,
  }) => {
    await page.addInitScript(() => localStorage.setItem('pseudo_language', 'ar-XB'))
    await signIn(page, await aPerson(request))
    await page.goto(`/user/calendar?view=day&date=${wednesday}`)
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await expect(page.getByRole('grid')).toBeVisible()
    await swipe(page, 220)
    await expect(page).toHaveURL(`/user/calendar?view=day&date=${thursday}`)
    await swipe(page, -220)
    await expect(page).toHaveURL(`/user/calendar?view=day&date=${wednesday}`)
  })

  test('[CAL26] scrolls by moving up, and drags an event that is held', { tag: '@whole' }, async ({
    page,
    request,
  }) => {
    const mara = await aPerson(request)
    const meeting = await meet(mara, 'Plan')
    await signIn(page, mara)
    await page.goto(`/user/calendar?view=day&date=${wednesday}`)
    const plan = event(page, 'Plan')
    await expect(plan).toBeVisible()
    await expect(page.locator('.cal-closed').first()).toBeAttached()
    const rest = restOf(page)
    await swipe(page, -40, -200)
    await rest
    await expect(page).toHaveURL(`/user/calendar?view=day&date=${wednesday}`)

    // Away from the edges, where a held event scrolls the hours.
    await plan.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    // Tried only, which waits until the hours have come to rest.
    await plan.tap({ trial: true })
    const box = await plan.boundingBox()
    if (!box) throw new Error('The event is there.')
    const finger = await touch(page, box.x + box.width / 2, box.y + box.height / 2)
    await expect(page.locator('.cal-ghost:visible')).toBeVisible()
    await finger.move(-120, 52)
    await finger.lift()
    await expect(event(page, `Plan, ${day}, 11:00 AM to 12:00 PM`)).toBeVisible()
    await expect(page).toHaveURL(`/user/calendar?view=day&date=${wednesday}`)
    await page.reload()
    await expect.poll(() => timesOf(mara, meeting)).toEqual(['11:00', '12:00'])
  })

  test('[CAL27] keeps the place that was looked at before the working hours are known', {
    tag: '@whole',
  }, async ({ page, request }) => {
    const mara = await aPerson(request)
    await meet(mara, 'Plan')
    await signIn(page, mara)
    const { promise: scrolled, resolve: release } = Promise.withResolvers<void>()
    await page.route(`**${getAvailability.path}*`, async (route) => {
      await scrolled
      await route.continue()
    })
    await page.goto(`/user/calendar?view=day&date=${wednesday}`)
    await expect(event(page, 'Plan')).toBeVisible()
    const grid = page.getByRole('grid')
    const rest = restOf(page)
    await swipe(page, 0, -200)
    await rest
    const place = await grid.evaluate(({ scrollTop }) => scrollTop)
    release()
    await expect(page.locator('.cal-closed').first()).toBeAttached()
    expect(Math.abs((await grid.evaluate(({ scrollTop }) => scrollTop)) - place)).toBeLessThan(2)
  })

  test('[CAL27] [CAL28] [CAL31] [CAL34] opens at the working hours, keeps the place, and stacks what overlaps', {
    tag: '@whole',
  }, async ({ page, request }) => {
    const mara = await aPerson(request)
    for (const title of ['Plan', 'Budget', 'Review']) await meet(mara, title)
    await signIn(page, mara)
    await page.goto(week)
    const stack = page.getByRole('button', { name: `3 events, ${day}, 10:00 – 11:00 AM: ` })
    await expect(stack).toContainText('Plan')
    await expectAccessible(page)
    const grid = page.getByRole('grid')
    // 09:00, an hour being 52 px.
    expect(await grid.evaluate(({ scrollTop }) => scrollTop)).toBe(468)

    await swipe(page, 0, -200)
    await expect.poll(() => grid.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(540)
    const place = await grid.evaluate(({ scrollTop }) => scrollTop)
    await page.getByRole('button', { name: 'Next 3 days' }).tap()
    await expect(page).toHaveURL(`/user/calendar?view=week&date=${later(wednesday, 3)}`)
    await expect(stack).toBeHidden()
    expect(await grid.evaluate(({ scrollTop }) => scrollTop)).toBe(place)

    await page.goBack()
    await stack.tap()
    await expect(page).toHaveURL(`/user/calendar?view=day&date=${wednesday}`)
    await expect(event(page, 'Budget')).toBeVisible()
  })
})

interface Point {
  readonly x: number
  readonly y: number
}

function event(page: Page, name: string): Locator {
  return page.locator('[data-event]').and(page.getByRole('button', { name }))
}

/** Moves a finger over the middle of the calendar, as fast as it goes. */
/** When the grid, which is about to be scrolled, has come to rest. */
async function restOf(page: Page): Promise<void> {
  await page
    .getByRole('grid')
    .evaluate(
      (element) =>
        new Promise<void>((end) => element.addEventListener('scrollend', () => end(), { once: true })),
    )
}

async function swipe(page: Page, dx: number, dy = 0): Promise<void> {
  const finger = await touch(page, 195 - dx / 2, 480 - dy / 2)
  await finger.move(dx, dy)
  // A finger that rests before it leaves throws nothing: the page stays where it was moved to.
  if (Math.abs(dy) > Math.abs(dx)) await finger.stay(dx, dy)
  await finger.lift()
}

async function touch(page: Page, x: number, y: number) {
  const session = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [...points] })
  await send('touchStart', [{ x, y }])
  return {
    move: async (dx: number, dy: number) => {
      for (const share of [0.1, 0.4, 0.7, 1])
        await send('touchMove', [{ x: x + dx * share, y: y + dy * share }])
    },
    stay: async (dx: number, dy: number) => {
      for (let times = 0; times < 8; times++) {
        await page.evaluate(() => new Promise(requestAnimationFrame))
        await send('touchMove', [{ x: x + dx, y: y + dy }])
      }
    },
    lift: async () => {
      await send('touchEnd', [])
      await session.detach()
    },
  }
}

function later(date: string, days: number): string {
  return dateOf(Date.parse(date) + days * 86_400_000)
}

/** The middle of the cell, at a share of its height. */
async function placeIn(page: Page, name: string, share: number): Promise<Point> {
  return placeOn(page.getByRole('gridcell', { name, exact: true }), share)
}

async function placeOn(target: Locator, share: number): Promise<Point> {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error('Nothing is there.')
  return { x: box.x + box.width / 2, y: box.y + box.height * share }
}

async function drag(page: Page, from: Point, to: Point): Promise<void> {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 3 })
  await page.mouse.move(to.x, to.y, { steps: 3 })
  await page.mouse.up()
}

function meet(person: Person, meeting_title: string, more: object = {}): Promise<Meeting> {
  return person.call(createMeeting, {
    body: {
      meeting_title,
      meeting_date: { start_date: wednesday },
      meeting_time: { start_time: '10:00', end_time: '11:00' },
      meeting_timezone: 'Europe/Berlin',
      ...more,
    },
  })
}

function inBerlin(date: string, time: string): string {
  return Temporal.ZonedDateTime.from(`${date}T${time}[Europe/Berlin]`).toInstant().toString()
}

/** Holds a time in Berlin; what holds it. */
async function hold(person: Person, date: string, start: string, end: string): Promise<string> {
  const slots: [[string, string]] = [[inBerlin(date, start), inBerlin(date, end)]]
  const body = { slots, held_title: 'Elsewhere' }
  return (await person.call(createHold, { body })).holder_id
}

async function timesOf(person: Person, { meeting_id }: Meeting) {
  const { meeting_time } = await person.call(getMeeting, { params: { meeting_id } })
  return [meeting_time.start_time, meeting_time.end_time]
}

function dateOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10)
}

/** 'Wednesday 16 December' */
function spoken(date: string): string {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en', { ...options, timeZone: 'UTC' }).format(new Date(date))
  return `${part({ weekday: 'long' })} ${Number(date.slice(8))} ${part({ month: 'long' })}`
}

/** Whether the shading of a day off lies over the head of a day. Runs in the page. */
function isHeadShaded(grid: Element): boolean {
  const head = grid.querySelector('[role="columnheader"]')?.getBoundingClientRect()
  const shades = [...grid.querySelectorAll('.cal-off')].map((one) => one.getBoundingClientRect())
  return !head || shades.length === 0 || shades.some(({ top }) => top < head.bottom)
}
