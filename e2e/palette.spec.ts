import {
  createLabel,
  getMeeting,
  listLabels,
  listMeetings,
  type Meeting,
  updateAccount,
  updateUser,
} from '@meridian/contract'
import { expect, type Page } from '@playwright/test'
import { test } from './support/guard.ts'
import { dateAhead, meet } from './support/meetings.ts'
import {
  aPerson,
  expectAccessible,
  listenToConsole,
  type Person,
  signIn,
  theChief,
} from './support/person.ts'

test(
  '[PAL9] [PAL12] [PAL16] Mod+K leads everywhere by keys alone, and remembers',
  { tag: '@whole' },
  async ({ page, request }, { project }) => {
    await signIn(page, await aPerson(request))
    const complaints = listenToConsole(page)
    await page.goto('/user/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await openPalette(page, project.name)
    await expect(active(page)).toHaveText(/^Dashboard/)
    await expectAccessible(page)

    await page.keyboard.type('cal mon')
    await expect(active(page)).toHaveText('Calendar: Month')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/user/calendar?view=month')
    await expect(field(page)).toBeHidden()
    await expect(page.locator('#content')).toBeFocused()

    await openPalette(page, project.name)
    await page.keyboard.type('go to 15 March 2027')
    await expect(active(page)).toContainText('15 Mar 2027')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/user/calendar?date=2027-03-15')
    await expect(field(page)).toBeHidden()

    await openPalette(page, project.name)
    await expect(rows(page, 'Recent')).toHaveText(['Calendar: Month'])
    await page.keyboard.type('dark')
    await page.keyboard.press('Enter')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')

    await openPalette(page, project.name)
    await page.keyboard.type('import')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/user/meetings')
    await expect(page.getByRole('dialog', { name: /Import/ })).toBeVisible()
    await page.keyboard.press('Escape')

    if (project.name === 'desktop') {
      await openPalette(page, project.name)
      await page.keyboard.press('Control+k')
      await expect(field(page)).toBeHidden()
      await page.keyboard.press('?')
      await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toContainText(
        'Search or jump to',
      )
    }
    expect(complaints).toEqual([])
  },
)

test('[PAL13] [PAL14] a sentence is made a meeting, and taken back', async ({ page, request }, {
  project,
}) => {
  const name = aName()
  const [mara, guest] = [await aPerson(request), await aPerson(request, name, 'Europe/Lisbon')]
  await mara.call(createLabel, { body: { label_title: 'Food' } })
  await signIn(page, mara)
  const complaints = listenToConsole(page)
  await page.goto('/user/meetings')
  await openPalette(page, project.name)
  await page.keyboard.type(`lunch with ${name} thu 12:30 45m weekly #food !high @Office #brand-new`)
  await expect(chips(page)).toContainText([
    /Example/,
    /Thu/,
    /12:30/,
    /45 min/,
    'Every week',
    'Food',
    'High priority',
    'Office',
    /brand-new/,
  ])
  await expect(active(page)).toContainText(`Create ‘lunch with ${name} #brand-new’`)
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Create label brand-new' }).click()
  await expect(active(page)).toContainText(`Create ‘lunch with ${name}’`)
  await page.getByRole('button', { name: 'Remove High priority' }).click()
  await expect(active(page)).toContainText(`Create ‘lunch with ${name} !high’`)
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Meeting created successfully.')).toBeVisible()
  await expect(field(page)).toBeHidden()

  const made = await onlyMeeting(mara)
  expect(made).toMatchObject({
    meeting_title: `lunch with ${name} !high`,
    meeting_time: { start_time: '12:30', end_time: '13:15' },
    meeting_timezone: 'Europe/Berlin',
    meeting_location: { location_name: 'Office' },
    meeting_recurrence: { is_recurring: true, recurring_type: 'weekly' },
    meeting_priority: 'medium',
  })
  expect(Object.keys(made.meeting_invitees)).toEqual([guest.user.user_id])
  expect(
    Object.values(made.meeting_labels)
      .map(({ label_title }) => label_title)
      .toSorted(),
  ).toEqual(['Food', 'brand-new'])
  expect(await mara.call(listLabels, {})).toHaveLength(2)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(async () => (await mara.call(listMeetings, { query: {} })).length).toBe(0)
  expect(complaints).toEqual([])
})

test(
  '[WEB66] acts of the visit are undone from the palette, newest first',
  { tag: '@whole' },
  async ({ page, request }, { project }) => {
    const mara = await aPerson(request)
    await signIn(page, mara)
    await page.goto('/user/meetings')
    const create = async (title: string, count: number) => {
      await openPalette(page, project.name)
      await page.keyboard.type(`${title} tomorrow 15:00`)
      await expect(active(page)).toContainText(`Create ‘${title}`)
      await page.keyboard.press('Enter')
      await expect(field(page)).toBeHidden()
      await expect.poll(async () => (await mara.call(listMeetings, { query: {} })).length).toBe(count)
    }
    await create('First', 1)
    await create('Second', 2)
    await openPalette(page, project.name)
    await page.keyboard.type('undo')
    const acts = page.getByRole('option', { name: /^Undo: Meeting created successfully/ })
    await expect(acts).toHaveCount(2)
    await acts.last().click()
    await expect
      .poll(async () => (await mara.call(listMeetings, { query: {} })).map((one) => one.meeting_title))
      .toEqual(['Second'])
    await openPalette(page, project.name)
    await page.keyboard.type('undo')
    await expect(acts).toHaveCount(1)
  },
)

test(
  '[PAL13] a German sentence in a German profile, quicker than any search',
  { tag: '@whole' },
  async ({ page, request }, { project }) => {
    const name = aName()
    const mara = await aPerson(request)
    await aPerson(request, name)
    const user = {
      ...mara.user,
      ...(await mara.call(updateUser, { body: { language: 'de', time_format: '24' } })),
    }
    await signIn(page, { ...mara, user })
    await page.goto('/user/calendar')
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    await openPalette(page, project.name, /^Suchen/)
    await page
      .getByRole('combobox')
      .fill(`Gespräch mit ${name} jeden Montag und Mittwoch um halb drei, anderthalb Stunden`)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('combobox')).toBeHidden()
    const made = await onlyMeeting(mara)
    expect(made).toMatchObject({
      meeting_title: `Gespräch mit ${name}`,
      meeting_time: { start_time: '14:30', end_time: '16:00' },
      meeting_recurrence: {
        recurring_type: 'custom',
        recurring_days: { monday: true, tuesday: false, wednesday: true },
      },
    })
    expect(Object.keys(made.meeting_invitees)).toHaveLength(1)
  },
)

test(
  '[PAL13] what is still open is said, and Mod+Enter opens the form with all of it',
  { tag: '@whole' },
  async ({ page, request, guard }, { project }) => {
    guard.expectFailedLoads('500')
    const name = aName()
    const mara = await aPerson(request)
    for (const zone of ['Europe/Lisbon', 'Asia/Tokyo']) await aPerson(request, name, zone)
    await signIn(page, mara)
    await page.goto('/user/dashboard')
    await openPalette(page, project.name)
    await field(page).fill('dentist on the 3rd')
    await expect(active(page)).toContainText('Choose a time')
    await field(page).fill('piano every other tuesday 5pm')
    await expect(active(page)).toContainText("isn't supported; this will be a single event")
    await field(page).fill(`plan with ${name} tomorrow 3pm @Office`)
    await expect(rows(page, 'Create')).toContainText(['Say first who is meant'])
    await expect(rows(page, `Who is ${name}?`)).toHaveText([/Lisbon/, /Tokyo/])
    await expect(active(page)).toContainText('Lisbon')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(active(page)).toContainText(`Create ‘plan with ${name}’`)

    await page.route('**/v1/meeting/create', (route) => route.fulfill({ status: 500, json: {} }), {
      times: 1,
    })
    await expect(field(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Failed to create meeting. Please try again.')).toBeVisible()
    await expect(field(page)).toHaveValue(`plan with ${name} tomorrow 3pm @Office`)
    await field(page).press('Control+Enter')
    const form = page.getByRole('dialog', { name: 'Add new event' })
    await expect(form.getByRole('textbox', { name: 'Title' })).toHaveValue(`plan with ${name}`)
    await expect(form.getByRole('button', { name: `Remove ${name} Example` })).toBeVisible()
  },
)

test(
  '[PAL15] meetings are found and people met',
  { tag: '@whole' },
  async ({ page, request }, { project }) => {
    const name = aName()
    const mara = await aPerson(request)
    await aPerson(request, name)
    const { meeting_id } = await meet(mara, {
      meeting_title: 'Quarterly figures',
      meeting_date: { start_date: dateAhead(9) },
    })
    await signIn(page, mara)
    const complaints = listenToConsole(page)
    await page.goto('/user/dashboard')
    await openPalette(page, project.name)
    await page.keyboard.type('figures')
    await expect(rows(page, 'Meetings')).toHaveText([/^Quarterly figures/])
    await expect(active(page)).toContainText('Quarterly figures')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`/user/meetings/${meeting_id}`)

    await openPalette(page, project.name)
    await page.keyboard.type(name)
    await expect(rows(page, 'People')).toHaveText([new RegExp(`${name} Example`)])
    await page.keyboard.press('Enter')
    await expect(
      page
        .getByRole('dialog', { name: 'Add new event' })
        .getByRole('button', { name: `Remove ${name} Example` }),
    ).toBeVisible()
    expect(complaints).toEqual([])
  },
)

test(
  '[PAL12] an operator finds the screens of administration and nothing of meetings',
  { tag: '@whole' },
  async ({ page, request }, { project }) => {
    const admin = await aPerson(request, 'Ops')
    await theChief(request).call(updateAccount, {
      params: { user_id: admin.user.user_id },
      body: { role: 'admin' },
    })
    await signIn(page, { ...admin, user: { ...admin.user, role: 'admin' } })
    const complaints = listenToConsole(page)
    await page.goto('/admin/dashboard')
    await openPalette(page, project.name)
    await expect(rows(page, 'Go to')).toHaveText([/^Overview/, /^Users/])
    await page.keyboard.type('meeting tomorrow 3pm')
    await expect(page.getByRole('option')).toHaveCount(0)
    await field(page).fill('users')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/admin/users')
    expect(complaints).toEqual([])
  },
)

async function openPalette(
  page: Page,
  project: string,
  name: string | RegExp = 'Search or jump to',
): Promise<void> {
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  if (project === 'desktop') await page.keyboard.press('Control+k')
  else await page.getByRole('button', { name }).click()
  await expect(page.getByRole('combobox', { name })).toBeFocused()
}

function field(page: Page) {
  return page.getByRole('combobox', { name: 'Search or jump to' })
}

function active(page: Page) {
  return page.getByRole('option', { selected: true })
}

function rows(page: Page, group: string) {
  return page.getByRole('group', { name: group, exact: true }).getByRole('option')
}

function chips(page: Page) {
  return page.getByRole('list', { name: 'Understood' }).getByRole('listitem')
}

/** Nobody else of the run has this name. */
function aName(): string {
  return `Q${crypto.randomUUID().replaceAll(/[^a-f]/g, '')}`
}

async function onlyMeeting(person: Person): Promise<Meeting> {
  await expect.poll(async () => (await person.call(listMeetings, { query: {} })).length).toBe(1)
  const [listed] = await person.call(listMeetings, { query: {} })
  return person.call(getMeeting, { params: { meeting_id: listed?.meeting_id ?? '' } })
}
