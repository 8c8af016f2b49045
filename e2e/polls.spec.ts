import { createPoll, listPolls, updateUser } from '@meridian/contract'
import { expect } from '@playwright/test'
import { test } from './support/guard.ts'
import { aPerson, expectAccessible, listenToConsole, signIn } from './support/person.ts'

// Clocks with odd minutes: a time in the wrong zone is never right by accident.
test.use({ timezoneId: 'Asia/Kathmandu' })

test('[POL29] [POL33] [POL34] [POL35] a poll is made in the calendar, answered in another zone, and becomes a meeting', async ({
  page,
  browser,
  request,
  guard,
  isMobile,
  viewport,
}) => {
  const name = `Kalinda${Date.now()}`
  const organizer = await aPerson(request, 'Orla', 'Asia/Kathmandu')
  const colleague = await aPerson(request, name, 'America/St_Johns')
  await signIn(page, organizer)
  const complaints = listenToConsole(page)

  await page.goto('/user/polls')
  await expect(page.getByText('No open polls')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'New poll' }).first().click()
  await page.getByRole('textbox', { name: 'Title' }).fill('Harbour walk')
  const people = page.getByRole('combobox', { name: 'People' })
  await people.fill(name)
  await page.getByRole('option', { name: new RegExp(name) }).click()
  await expect(page.getByRole('button', { name: `Remove ${name} Example` })).toBeVisible()

  await page.getByRole('button', { name: isMobile ? 'Later days' : 'Next week' }).click()
  const grid = page.getByRole('grid', { name: 'Times of the poll' })
  await grid.locator('[data-cell$=":1"][data-wall="600"]').click()
  await grid.locator('[data-cell$=":2"][data-wall="840"]').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Chosen times: 2')).toBeVisible()
  // A field below the edge of a phone's bar has no size for a finger until it is scrolled to.
  await page.evaluate(() => scrollTo(0, 0))
  await expectAccessible(page)

  // What is typed outlasts a reload.
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Harbour walk')
  await expect(page.getByText('Chosen times: 2')).toBeVisible()
  await page.getByRole('button', { name: 'Create poll' }).click()
  await expect(page.getByRole('heading', { name: 'Harbour walk' })).toBeVisible()
  await expect(page.getByText('Times in Kathmandu, UTC+05:45')).toBeVisible()
  await expect(page.getByText('10:00 – 11:00 AM').first()).toBeVisible()
  await expectAccessible(page)

  const context = await browser.newContext({
    timezoneId: 'America/St_Johns',
    locale: 'en-US',
    viewport,
    serviceWorkers: 'block',
  })
  guard.watch(context)
  const other = await context.newPage()
  await signIn(other, colleague)
  await other.goto('/user/polls')
  await other.goto('/user/polls?whose=own')
  await expect(other.getByText('No open polls')).toBeVisible()
  await other.goto('/user/polls?whose=asked')
  const row = other.getByRole('listitem').filter({ hasText: 'Harbour walk' })
  await expect(row).toContainText('Waits for your answer')
  await row.getByRole('link', { name: 'Answer', exact: true }).click()
  await expect(other.getByText('Times in St. John’s, NST')).toBeVisible()
  await expect(other.getByText('12:45 – 01:45 AM').first()).toBeVisible()
  const groups = other.getByRole('radiogroup')
  await groups.nth(0).getByTitle('No').click()
  await groups.nth(1).getByTitle('Yes').click()
  await other.getByRole('button', { name: 'Save answer' }).click()
  await expect(other.getByText('Answer saved.')).toBeVisible()
  await expectAccessible(other)

  // Without a reload.
  await expect(page.getByText(/02:00 – 03:00 PM suits everyone who answered\./)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Choose this time' }).click()
  const dialog = page.getByRole('alertdialog', { name: /^Choose/ })
  await expect(dialog).toContainText('1 person is invited by mail; a yes counts as accepted.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Choose and invite' }).click()
  await expect(page.getByText(/^Decided: .*02:00 – 03:00 PM$/)).toBeVisible()
  await expect(other.getByText(/^Decided: .*04:45 – 05:45 AM$/)).toBeVisible()
  await expect(other.getByRole('radiogroup')).toHaveCount(0)
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Open meeting' }).click()
  await expect(page.getByRole('heading', { name: 'Harbour walk' }).first()).toBeVisible()
  expect(complaints).toEqual([])
  await context.close()
})

test('[POL29] [POL36] suggested times are added and taken out one after the other, and a poll is not in its own way', {
  tag: '@whole',
}, async ({ page, request, isMobile }) => {
  const organizer = await aPerson(request, 'Oona', 'Asia/Kathmandu')
  await signIn(page, organizer)
  const complaints = listenToConsole(page)
  await page.goto('/user/polls/new')
  await page.getByRole('textbox', { name: 'Title' }).fill('Lighthouse')
  await page.getByRole('button', { name: 'Find a time' }).click()
  const finder = isMobile
    ? page.getByRole('dialog', { name: 'Smart Suggestion' })
    : page.getByRole('region', { name: 'Smart Suggestion' })
  const [first, second] = [0, 1].map((place) => finder.locator('[data-pick]').nth(place))
  if (!first || !second) return
  await expect(first).toHaveAttribute('aria-pressed', 'false')
  await first.click()
  await expect(first).toHaveAttribute('aria-pressed', 'true')
  await second.press('Enter')
  await expect(second).toHaveAttribute('aria-pressed', 'true')
  await expect(first).toHaveAttribute('aria-pressed', 'true')
  await expectAccessible(page)
  await first.click()
  await expect(first).toHaveAttribute('aria-pressed', 'false')
  await expect(second).toHaveAttribute('aria-pressed', 'true')
  await first.click()
  if (isMobile) await finder.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByText('Chosen times: 2')).toBeVisible()
  await page.getByRole('button', { name: 'Hold the times while the poll is open' }).click()
  await page.getByRole('option', { name: 'In my calendar', exact: true }).click()
  await page.getByRole('button', { name: 'Create poll' }).click()
  await expect(page.getByRole('heading', { name: 'Lighthouse' })).toBeVisible()

  const [poll] = await organizer.call(listPolls, { query: {} })
  await page.goto(`/user/polls/${poll?.poll_id}/edit`)
  await expect(page.getByText('You are free.')).toHaveCount(2)
  await expect(page.getByRole('gridcell', { selected: true, name: /Busy/ })).toHaveCount(0)
  const excluded: unknown[] = []
  page.on('request', (asked) => {
    if (!asked.url().includes('/availability/multi_user/')) return
    const body: { exclude_poll_id?: string } = asked.postDataJSON()
    excluded.push(body.exclude_poll_id)
  })
  await page.getByRole('button', { name: 'Find a time' }).click()
  await expect.poll(() => excluded).toEqual([poll?.poll_id, poll?.poll_id])
  expect(complaints).toEqual([])
})

test('[POL30] [POL35] a poll is closed, opened again, edited without losing an answer unseen, and deleted with Undo', {
  tag: '@whole',
}, async ({ page, request }) => {
  const organizer = await aPerson(request, 'Odile', 'Asia/Kathmandu')
  const tomorrow = Date.now() + 30 * 3_600_000
  const times = [0, 3].map((hours) => ({
    start_timestamp: new Date(tomorrow + hours * 3_600_000).toISOString(),
    end_timestamp: new Date(tomorrow + (hours + 1) * 3_600_000).toISOString(),
  }))
  const { poll_id } = await organizer.call(createPoll, {
    body: {
      poll_title: 'Pier',
      poll_options: times,
      poll_timezone: 'Asia/Kathmandu',
      has_public_link: true,
    },
  })
  await signIn(page, organizer)
  const complaints = listenToConsole(page)
  await page.goto(`/user/polls/${poll_id}`)
  const groups = page.getByRole('radiogroup')
  await groups.nth(0).getByTitle('Yes').click()
  await page.getByRole('button', { name: 'Save answer' }).click()
  await expect(page.getByText('Answer saved.')).toBeVisible()

  const more = page.getByRole('button', { name: 'More for this poll' })
  await more.click()
  await page.getByRole('menuitem', { name: 'Close poll' }).click()
  await page
    .getByRole('alertdialog', { name: 'Close this poll?' })
    .getByRole('button', { name: 'Close poll' })
    .click()
  await expect(page.getByText('This poll is closed. Nothing was booked.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Reopen' }).click()
  await expect(groups.first()).toBeVisible()

  await page.goto(`/user/polls/${poll_id}/edit`)
  await page.getByRole('textbox', { name: 'Title' }).fill('Second pier')
  await page
    .getByRole('button', { name: /^Remove .*\d\d:\d\d/ })
    .first()
    .click()
  const dialog = page.getByRole('alertdialog', { name: 'Remove this option?' })
  await expect(dialog).toContainText('When you save, these answers are let go: Odile Example.')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByRole('heading', { name: 'Second pier' })).toBeVisible()
  await expect(groups.nth(0).getByRole('radio', { name: 'Yes' })).toBeChecked()

  await more.click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(page.getByText('No open polls')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('link', { name: 'Second pier' })).toBeVisible()
  expect(await organizer.call(listPolls, { query: {} })).toHaveLength(1)
  expect(complaints).toEqual([])
})

test('[POL29] [POL30] free times marked in the calendar are asked about, once, and the link of the poll goes into a mail, in German', {
  tag: '@whole',
}, async ({ page, request, isMobile }) => {
  test.skip(isMobile, 'On a phone the calendar marks its times in a sheet.')
  const organizer = await aPerson(request, 'Oda', 'Asia/Kathmandu')
  const user = await organizer.call(updateUser, { body: { language: 'de', time_format: '24' } })
  await signIn(page, { ...organizer, user: { ...organizer.user, ...user } })
  const complaints = listenToConsole(page)
  const date = new Date(Date.now() + 14 * 86_400_000).toISOString().slice(0, 10)
  await page.goto(`/user/calendar?view=week&date=${date}`)
  await page.locator('[data-cell$=":2"][data-hour="9"]').press('s')
  await page.locator('[data-cell$=":2"][data-hour="9"]').press('Enter')
  await page.locator('[data-cell$=":3"][data-hour="14"]').press('Enter')
  await page.getByRole('button', { name: 'In Umfrage fragen' }).click()
  await expect(page.getByText('Gewählte Zeiten: 2')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Gewählte Zeiten: 2')).toBeVisible()
  await page.getByRole('textbox', { name: 'Titel' }).fill('Hafenrundgang')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Umfrage anlegen' }).click()
  await expect(page.getByText('Zeiten in Kathmandu', { exact: false })).toBeVisible()
  await expectAccessible(page)

  const [poll] = await organizer.call(listPolls, { query: {} })
  await page.goto('/user/mails/new')
  await page.getByRole('button', { name: 'Link einfügen' }).click()
  await page.getByRole('menuitem', { name: 'Umfrage: Hafenrundgang' }).click()
  await expect(page.locator('textarea').first()).toHaveValue(
    `Hier können Sie angeben, welche Zeiten Ihnen passen: ${poll?.public_url}`,
  )
  expect(complaints).toEqual([])
})
