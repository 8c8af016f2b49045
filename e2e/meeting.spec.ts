import { listMeetings, updateMeeting } from '@meridian/contract'
import { expect, type Locator, type Page } from '@playwright/test'
import { aBrokenEvent, anEvent, calendarFile } from './support/calendars.ts'
import { test } from './support/guard.ts'
import { tabTo } from './support/keyboard.ts'
import { meet } from './support/meetings.ts'
import { inOneMoment } from './support/moment.ts'
import { aPerson, type Person, signIn } from './support/person.ts'

test.use({ timezoneId: 'Europe/Berlin' })

test('[JRN9] finds a time and books it by the keyboard alone, and another answers so', async ({
  page,
  request,
  browser,
  guard,
  isMobile,
}) => {
  test.skip(isMobile, 'Phones have no keyboard.')
  const mara = await aPerson(request)
  const otto = await aPerson(request, uniqueName('Otto'))
  await signIn(page, mara)
  await page.goto('/user/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await page.keyboard.press('c')
  const dialog = page.getByRole('dialog', { name: 'Add new event' })
  await expect(dialog.getByRole('textbox', { name: 'Title' })).toBeFocused()
  await page.keyboard.type('Budget')
  await tabTo(page, dialog.getByRole('combobox', { name: 'Invitees' }))
  await page.keyboard.type(otto.user.first_name)
  await expect(page.getByRole('option', { name: otto.user.full_name })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('button', { name: `Remove ${otto.user.full_name}` })).toBeVisible()
  await tabTo(page, dialog.getByRole('button', { name: 'Find a time' }))
  await page.keyboard.press('Enter')
  const slots = dialog.getByRole('region', { name: 'Smart Suggestion' }).getByRole('listitem')
  await expect(slots).toHaveCount(2)
  const pick = slots.nth(1).getByRole('button')
  await tabTo(page, pick)
  await page.keyboard.press('Enter')
  await expect(pick).toHaveText('Picked')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(toast(page, 'Meeting created successfully.')).toBeVisible()
  await expect(dialog).toBeHidden()

  const context = await browser.newContext()
  guard.watch(context)
  const other = await context.newPage()
  await signIn(other, otto)
  await other.goto('/user/meetings')
  await expect(card(other, 'Budget')).toBeVisible()
  await inOneMoment(other, async () => {
    await other.keyboard.press('g')
    await other.keyboard.press('d')
  })
  await expect(other).toHaveURL('/user/dashboard')
  const accept = other
    .getByRole('region', { name: 'Meeting proposals' })
    .getByRole('button', { name: 'Accept' })
  await expect(accept).toBeVisible()
  await tabTo(other, accept)
  await other.keyboard.press('Enter')
  await expect(toast(other, 'Meeting proposal updated successfully')).toBeVisible()
  await expect(accept).toBeHidden()
  const [booked] = await mara.call(listMeetings, { query: { search_term: 'Budget' } })
  expect(Object.values(booked?.meeting_invitees ?? {})).toMatchObject([{ meeting_action: 'approved' }])
})

test('[AVL17] the meeting that is changed is not in its own way when a time is looked for', {
  tag: '@whole',
}, async ({ page, request }) => {
  const mara = await aPerson(request)
  const { meeting_id } = await meet(mara)
  await signIn(page, mara)
  const excluded: unknown[] = []
  page.on('request', (asked) => {
    if (!asked.url().includes('/availability/multi_user/')) return
    const body: { exclude_meeting_id?: string } = asked.postDataJSON()
    excluded.push(body.exclude_meeting_id)
  })
  await page.goto(`/user/meetings/${meeting_id}`)
  await page.getByRole('button', { name: 'Edit' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Edit event' })
  // Beside the form the people's whereabouts are asked for as well, where nothing is left out.
  excluded.length = 0
  await dialog.getByRole('button', { name: 'Find a time' }).click()
  await expect.poll(() => excluded).toEqual([meeting_id, meeting_id])
})

test('[WEB67] a change by the form is undone, and what was changed since is not written over', {
  tag: '@whole',
}, async ({ page, request, guard }) => {
  guard.expectFailedLoads('409')
  const mara = await aPerson(request)
  const { meeting_id } = await meet(mara, { meeting_title: 'Dress rehearsal' })
  await signIn(page, mara)
  await page.goto(`/user/meetings/${meeting_id}`)
  const changeTitle = async (title: string) => {
    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Edit event' })
    await dialog.getByRole('textbox', { name: 'Title' }).fill(title)
    await dialog.getByRole('button', { name: 'Save Changes' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  }
  const undo = toast(page, 'Meeting updated successfully').getByRole('button', { name: 'Undo' })
  await changeTitle('First night')
  await undo.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dress rehearsal' })).toBeVisible()
  expect(await titlesOf(mara)).toEqual(['Dress rehearsal'])

  await changeTitle('Second night')
  await mara.call(updateMeeting, { params: { meeting_id }, body: { meeting_title: 'Called off' } })
  await undo.click()
  await expect(page.getByRole('alertdialog')).toHaveCount(1)
  expect(await titlesOf(mara)).toEqual(['Called off'])
})

test('[JRN15] reads several calendar files, tells of each, and nothing twice', { tag: '@whole' }, async ({
  page,
  request,
}) => {
  const mara = await aPerson(request)
  await signIn(page, mara)
  await page.goto('/user/meetings')
  await page.getByRole('main').getByRole('button', { name: 'Import' }).last().click()
  const good = calendarFile(anEvent('boat', 'Boat'))
  const half = calendarFile(anEvent('tea', 'Tea'), aBrokenEvent('Lost'))
  await chooseFiles(page, { 'boat.ics': good, 'tea.ics': half, 'notes.txt': 'not a calendar' })
  const files = page.getByRole('list', { name: 'Files' })
  await expect(files.getByText('1 imported', { exact: true })).toBeVisible()
  await expect(files.getByText('1 imported, 1 skipped')).toBeVisible()
  await expect(files.getByRole('region', { name: 'Report' })).toContainText('Lost')
  await expect(files.getByText('This is not a calendar file.')).toBeVisible()
  await chooseFiles(page, { 'again.ics': good })
  await expect(files.getByText('1 unchanged')).toBeVisible()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(card(page, 'Boat')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(2)
})

async function chooseFiles(page: Page, files: Readonly<Record<string, string>>): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose files' }).click()
  const chosen = Object.entries(files).map(([name, text]) => ({
    name,
    mimeType: name.endsWith('.ics') ? 'text/calendar' : 'text/plain',
    buffer: Buffer.from(text),
  }))
  await (await chooser).setFiles(chosen)
}

async function titlesOf(person: Person): Promise<readonly string[]> {
  return (await person.call(listMeetings, { query: {} })).map(({ meeting_title }) => meeting_title)
}

function uniqueName(name: string): string {
  return `${name}${crypto.randomUUID().slice(0, 6)}`
}

function card(page: Page, title: string): Locator {
  return page.getByRole('article', { name: title })
}

function toast(page: Page, text: string): Locator {
  return page.getByRole('alertdialog').filter({ hasText: text })
}
