import { holdChanges } from './support/hold-changes.ts'
import {
  createLabel,
  createMeeting,
  createMeetingTask,
  type Meeting,
  updateAvailability,
  weekdays,
} from '@meridian/contract'
import { expect, type Page } from '@playwright/test'
import { test } from './support/guard.ts'
import { dateAhead, inviting, meet } from './support/meetings.ts'
import { aPerson, type Person, signIn } from './support/person.ts'

test.use({ timezoneId: 'Europe/Berlin' })

test('[SCR11] [DSH10] the dashboard has samples to hide, three meetings to join, and what waits for an answer', {
  tag: ['@phone', '@whole'],
}, async ({ page, request }) => {
  const mara = await aPerson(request)
  const otto = await aPerson(request, 'Otto')
  await workAllDay(mara, true)
  for (const days of [1, 2, 3, 4, 5]) {
    await meet(mara, {
      meeting_title: `Day ${days}`,
      meeting_date: { start_date: dateAhead(days + 1) },
      meeting_link: 'https://meet.example/garden',
    })
  }
  await meet(otto, {
    meeting_title: 'FormRequest',
    meeting_time: { start_time: '12:00' },
    meeting_invitees: inviting(mara),
  })
  await signIn(page, mara)
  await page.goto('/user/dashboard')

  const coming = page.getByRole('region', { name: 'After that' }).getByRole('listitem')
  await expect(coming.getByRole('heading')).toHaveText(['Day 2', 'Day 3'])
  await expect(coming.getByRole('link', { name: /^Join meeting/ })).toHaveCount(2)
  // The large card is the first of the three active meetings.
  await expect(page.getByRole('link', { name: /^Join meeting/ })).toHaveCount(3)

  const samples = page.getByRole('region', { name: 'Sample figures' })
  await expect(samples.getByRole('listitem')).toHaveText([/^Total Orders/, /^Total Sales/, /^Total Revenue/])
  await expect(samples.getByText('Sample', { exact: true })).toHaveCount(3)
  await samples.getByRole('button', { name: 'Hide samples' }).click()
  await expect(samples.getByRole('listitem')).toHaveCount(0)

  const proposal = page.getByRole('region', { name: 'Meeting proposals' }).getByRole('listitem')
  await expect(proposal.getByText('Available', { exact: true })).toBeVisible()
  await expect(proposal).toContainText('12:00 – 12:30 PM')
  await expect(proposal).toContainText('No Agenda')
  await expect(proposal.getByRole('button')).toHaveText(['Accept', 'Maybe', 'Decline'])

  await workAllDay(mara, false)
  await page.reload()
  await expect(proposal.getByText('Not Available', { exact: true })).toBeVisible()
  await expect(proposal).toContainText('No free slots')
  await expect(samples.getByRole('button', { name: 'Show samples' })).toBeVisible()
  await expect(samples.getByRole('listitem')).toHaveCount(0)
})

test('[SCR12] the list shows six grey cards, then its count, tabs and status', { tag: '@whole' }, async ({
  page,
  request,
}) => {
  const mara = await aPerson(request)
  await meet(mara)
  await meet(mara, { meeting_title: 'Harvest' })
  await signIn(page, mara)
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/v1/meeting/all?*', async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/user/meetings')
  await expect(page.locator('main [aria-busy="true"] > div > *')).toHaveCount(6)
  await expect(page.getByText('Fetching data...')).toBeAttached()
  release()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meetings 2')
  await expect(page.getByRole('article')).toHaveCount(2)
  await expect(page.getByRole('tab')).toHaveText([
    /^All/,
    /^Meridian/,
    /^Google Calendar/,
    /^Calendly/,
    /^Zoom/,
  ])
  await page.getByRole('button', { name: 'Status' }).click()
  await expect(page.getByRole('option')).toHaveText(['Active', 'Cancelled', 'Completed', 'Any status'])
  await page.getByRole('option', { name: 'Cancelled' }).click()
  await expect(page).toHaveURL('/user/meetings?status=cancelled')
  await expect(page.getByText('No meeting matches these filters.')).toBeVisible()
})

test('[SCR13] a card says all about a meeting, what it lacks, and counts down', { tag: '@whole' }, async ({
  page,
  request,
}) => {
  const mara = await aPerson(request)
  const otto = await aPerson(request, 'Otto')
  const label = await mara.call(createLabel, { body: { label_title: 'Garden', label_color: 'Soft Green' } })
  const bare = await meet(mara, { meeting_title: '', meeting_time: { start_time: '18:00' } })
  await meet(mara, {
    meeting_link: 'https://meet.example/garden',
    meeting_location: { location_name: 'Allotment 7' },
    meeting_invitees: inviting(otto),
    meeting_labels: { [label.label_id]: {} },
  })
  const startMs = Date.parse(bare.meeting_timestamps.start_timestamp)
  await page.clock.install({ time: startMs - 26 * 3_600_000 })
  await signIn(page, mara)
  await page.goto('/user/meetings')

  const plan = page.getByRole('article', { name: 'Plan' })
  for (const text of [
    'Meridian',
    'Garden',
    '10:00 – 10:30 AM',
    'CET',
    /\w{3} \d\d \w{3} 20\d\d/,
    'Allotment 7',
  ]) {
    await expect(plan.getByText(text).first()).toBeVisible()
  }
  await expect(plan.getByRole('link', { name: 'Check booking status' })).toHaveAttribute('href', /#guests$/)
  await expect(plan.getByText('1 waiting')).toBeVisible()
  await expect(plan.getByRole('button', { name: 'Delete meeting' })).toBeVisible()
  await expect(plan.getByRole('link', { name: 'Join meeting' })).toHaveCount(0)

  const card = page.getByRole('article', { name: 'No title provided' })
  await expect(card).toContainText('No location provided')
  for (const name of ['(Meet info)', 'Meeting details']) {
    await expect(card.getByRole('link', { name })).toHaveAttribute('href', new RegExp(bare.meeting_id))
  }
  await page.clock.pauseAt(startMs - 26 * 3_600_000 + 90_000)
  await expect(card).toContainText('in 1 d 1 h 59 min')
  await page.clock.runFor(60_000)
  await expect(card).toContainText('in 1 d 1 h 58 min')
  await page.clock.pauseAt(startMs - 300_000)
  await expect(card).toContainText('in 5 min')
})

test('[SCR13] what takes place at its source names that for a place', { tag: '@whole' }, async ({
  page,
  request,
}) => {
  const mara = await aPerson(request)
  await meet(mara)
  await signIn(page, mara)
  await holdChanges(page)
  await page.route('**/v1/meeting/all?*', async (route) => {
    const response = await route.fetch({ maxRetries: 3 })
    const answer: { data: Meeting[] } = await response.json()
    const data = answer.data.map((meeting) => ({ ...meeting, meeting_integration_type: 'zoom' }))
    await route.fulfill({ response, json: { ...answer, data } })
  })
  await page.goto('/user/meetings')
  await expect(page.getByRole('article').getByText('Zoom')).toHaveCount(2)
  await expect(page.getByRole('article')).not.toContainText('No location provided')
})

test('[SCR14] the search waits for a second without a letter', { tag: '@whole' }, async ({
  page,
  request,
}) => {
  const mara = await aPerson(request)
  await meet(mara)
  await meet(mara, { meeting_title: 'Harvest' })
  await page.clock.install()
  await signIn(page, mara)
  await page.goto('/user/meetings')
  await expect(page.getByRole('article')).toHaveCount(2)
  const searched = listCalls(page, 'search_term=harv')
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('searchbox', { name: 'Search meetings' }).pressSequentially('har')
  await page.clock.runFor(900)
  await page.keyboard.type('v')
  await page.clock.runFor(990)
  expect(searched).toEqual([])
  await expect(page).toHaveURL('/user/meetings')
  await page.clock.runFor(20)
  await expect(page).toHaveURL('/user/meetings?search=harv')
  await page.clock.resume()
  await expect(page.getByRole('article')).toHaveCount(1)
  expect(searched.length).toBeGreaterThan(0)
})

test('[SCR15] [WMT79] a meeting says what it lacks, and who has no labels is led to where they are made', {
  tag: ['@phone', '@whole'],
}, async ({ page, request, isMobile }) => {
  const mara = await aPerson(request)
  const otto = await aPerson(request, 'Otto')
  const { meeting_id } = await meet(otto, { meeting_title: '', meeting_invitees: inviting(mara) })
  await otto.call(createMeetingTask, {
    params: { meeting_id },
    body: { task_description: 'Bring seeds', associate_user_id: null },
  })
  await signIn(page, mara)
  await page.goto(`/user/meetings/${meeting_id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No title provided')
  for (const text of [
    'No description',
    'No Agenda',
    'No location provided',
    'Active',
    'Organizer: Otto Example',
  ]) {
    await expect(page.getByRole('main').getByText(text, { exact: true })).toBeVisible()
  }
  for (const role of ['button', 'combobox', 'radio', 'link'] as const) {
    await expect(page.getByRole('main').getByRole(role, { name: /^Active$|meeting status/i })).toHaveCount(0)
  }
  await expect(page.getByRole('region', { name: 'Tasks' })).toContainText('Bring seeds')
  await expect(page.getByRole('region', { name: 'Tasks' })).toContainText('No user assigned')
  await expect(page.getByRole('region', { name: 'Key takeaways' })).toHaveCount(0)
  if (isMobile) {
    const more = page.getByRole('main').getByRole('button', { name: 'More', exact: true })
    const [title, menu] = await Promise.all([
      page.getByRole('heading', { level: 1 }).boundingBox(),
      more.boundingBox(),
    ])
    expect(menu?.x).toBeGreaterThan(title?.x ?? Number.NaN)
    expect(menu?.y).toBeLessThan(title?.y ?? Number.NaN)
    expect([menu?.width, menu?.height]).toEqual([44, 44])
  }
  await page.getByRole('button', { name: 'Assign label' }).click()
  const labels = page.getByRole('dialog', { name: 'Assign label' })
  await expect(labels).toContainText('No labels found!')
  await labels.getByRole('link').click()
  await expect(page).toHaveURL('/user/settings?option=5')

  const past = await mara.call(createMeeting, {
    body: {
      meeting_date: { start_date: dateAhead(-7) },
      meeting_time: { start_time: '10:00' },
      meeting_timezone: 'UTC',
    },
  })
  await page.goto(`/user/meetings/${past.meeting_id}`)
  for (const name of ['Key takeaways', 'Action items']) {
    await expect(page.getByRole('region', { name })).toBeVisible()
  }
  await expect(page.getByRole('region', { name: 'Tasks' })).toHaveCount(0)
})

test('[SCR19] each part of the settings has its card, its view and its buttons', {
  tag: ['@phone', '@whole'],
}, async ({ page, request }) => {
  const mara = await aPerson(request)
  await signIn(page, mara)
  await page.goto('/user/settings')
  for (const [title, id] of [
    ['Profile Setting', 4],
    ['Labels Setting', 5],
    ['Availability Setting', 6],
  ] as const) {
    await page.getByRole('main').getByRole('link', { name: title }).click()
    await expect(page).toHaveURL(`/user/settings?option=${id}`)
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible()
    await page.getByRole('link', { name: 'Back to settings' }).click()
    await expect(page).toHaveURL('/user/settings')
  }

  await page.goto('/user/settings?option=4')
  const unchanged = page.getByRole('button', { name: 'No changes to save' })
  await expect(unchanged).toHaveCount(2)
  await expect(unchanged.first()).toBeDisabled()
  await page.getByRole('textbox', { name: 'About' }).fill('Grows beans.')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(said(page, 'User details updated successfully')).toBeVisible()
  await expect(unchanged).toHaveCount(2)
  const zones = page.getByRole('region', { name: 'Time zone' })
  await zones.getByRole('combobox').or(zones.getByRole('button').first()).first().click()
  await page
    .getByRole('option', { name: /Lisbon/ })
    .first()
    .click()
  const save = page.getByRole('button', { name: 'Save Timezone Changes' })
  await expect(save).toHaveText(/^Save Timezone Change\.{3}/)
  await save.click()
  await expect(unchanged).toHaveCount(2)

  await page.goto('/user/settings?option=6')
  await expect(page.getByRole('button', { name: 'No Changes' })).toBeDisabled()
  await page.getByRole('switch', { name: 'Sunday available' }).press('Space')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('button', { name: 'No Changes' })).toBeDisabled()
  await page.getByRole('switch', { name: 'Sunday available' }).press('Space')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(said(page, 'Availability updated successfully.')).toBeVisible()
})

test('[SCR26] a label without a title yet says so', { tag: '@whole' }, async ({ page, request }) => {
  await signIn(page, await aPerson(request))
  await page.goto('/user/settings?option=5')
  await page.getByRole('button', { name: 'New label' }).first().click()
  const shown = page.getByText('No title', { exact: true }).filter({ visible: true })
  await expect(shown.first()).toBeVisible()
  await page.getByRole('textbox', { name: 'Title' }).fill('Garden')
  await expect(shown).toHaveCount(0)
})

/** The whole of every day, or no hour of any. */
async function workAllDay(person: Person, is_available: boolean): Promise<void> {
  const hours = { start_time: '00:00', end_time: '24:00', is_available }
  const availability_info = Object.fromEntries(weekdays.map((weekday) => [weekday, hours]))
  await person.call(updateAvailability, { body: { availability_info } })
}

/** Addresses of calls that hold the words, as they are made. */
function listCalls(page: Page, words: string): string[] {
  const calls: string[] = []
  page.on('request', (sent) => {
    if (sent.url().includes(words)) calls.push(sent.url())
  })
  return calls
}

function said(page: Page, text: string) {
  return page.getByRole('alertdialog').filter({ hasText: text })
}
