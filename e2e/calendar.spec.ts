import {
  createHold,
  createMeeting,
  getAvailability,
  getMeeting,
  listMeetings,
  type Meeting,
} from '@meridian/contract'
import { expect, type Locator, type Page } from '@playwright/test'
import { test } from './support/guard.ts'
import { doForGood } from './support/moment.ts'
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
    await expect(text).toHaveValue(
      /^I am free at these times:\n- Wed .*, 01:00 – 02:00 PM \(Berlin, CES?T\)$/,
    )
    await drag(page, await placeOn(afternoon, 1.02), await placeOn(afternoon, 1.98))
    await expect(text).toHaveValue(
      /^I am free at these times:\n- Wed .*, 01:00 – 03:00 PM \(Berlin, CES?T\)$/,
    )
    await expect(page.getByRole('dialog')).toBeHidden()
    await expectAccessible(page)
    await panel.getByRole('button', { name: /^Remove Wed/ }).click()
    await expect(text).toBeHidden()
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(page.getByRole('button', { name: 'Share free times' })).toBeFocused()
    expect(complaints).toEqual([])
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
    await expect(text).toHaveValue(/, 01:00 – 02:00 PM \(Berlin, CES?T\)$/)
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
})

test.describe('on a phone', { tag: '@phone' }, () => {
  test.skip(({ isMobile }) => !isMobile, 'A desktop has journeys of its own.')

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
    const days = page.getByRole('dialog', { name: 'Choose a day' })
    await expect(days).toBeVisible()
    await expectAccessible(page)
    await days.getByRole('gridcell', { name: '15' }).tap()
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
