import {
  createLabel,
  getMeeting,
  listLabels,
  listMeetings,
  type Meeting,
  updateUser,
} from '@meridian/contract'
import { expect, type Page } from '@playwright/test'
import { test } from './support/guard.ts'
import { aPerson, expectAccessible, listenToConsole, type Person, signIn } from './support/person.ts'

test(
  '[PAL13] [PAL14] a sentence is made a meeting, and taken back',
  {
    tag: '@whole',
  },
  async ({ page, request }, { project }) => {
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
