import { createLabel, createMeeting, listLabels } from '@meridian/contract'
import { expect, type Page } from '@playwright/test'
import { test } from './support/guard.ts'
import { doForGood } from './support/moment.ts'
import { aPerson, expectAccessible, listenToConsole, signIn } from './support/person.ts'

const next_month = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)

test('[LBL1] [LBL2] [LBL5] [WEB134] labels are made, changed and deleted in the settings', {
  tag: '@whole',
}, async ({ page, request }) => {
  const mara = await aPerson(request)
  await signIn(page, mara)
  const complaints = listenToConsole(page)
  await page.goto('/user/settings')
  await page.getByRole('link', { name: /Labels Setting/ }).click()
  await expect(page).toHaveURL(/option=5/)
  await expect(page.getByText('No labels found!')).toBeVisible()

  await page.getByRole('button', { name: 'New label' }).first().click()
  const title = page.getByRole('textbox', { name: 'Title' })
  await expect(title).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Title must not be empty.')).toBeVisible()
  await title.fill('Launch')
  await page.getByRole('textbox', { name: 'Description' }).fill('Lisbon, 10 December')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('radio', { name: 'Soft Blue' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Soft Green' })).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByRole('option', { name: 'Follow up' }).click()
  await page.getByRole('button', { name: 'Create label' }).click()
  await expect(page.getByText('Label created successfully.')).toBeVisible()
  await expect(page.getByText('Title must not be empty.')).toBeHidden()
  await expect(row(page, 'Launch')).toContainText('Lisbon, 10 December')
  await mara.call(createLabel, { body: { label_title: 'Team' } })
  await page.reload()
  await expectAccessible(page)

  await change(page, 'Team', 'Edit')
  await title.fill('launch')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('You have a label with this title already.')).toBeVisible()
  await expectAccessible(page)
  await title.fill('Crew')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(row(page, 'Crew')).toBeVisible()

  await change(page, 'Launch', 'Delete')
  await expect(row(page, 'Launch')).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row(page, 'Launch')).toBeVisible()
  await doForGood(page, () => change(page, 'Crew', 'Delete'))
  await expect(page.getByText('Label deleted successfully.')).toBeVisible()
  await page.reload()
  await expect(row(page, 'Launch')).toBeVisible()
  await expect(row(page, 'Crew')).toBeHidden()
  await doForGood(page, () => change(page, 'Launch', 'Delete'))
  await expect(page.getByText('Label deleted successfully.')).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Search or jump to' }).fill('undo')
  await page.getByRole('option', { name: /^Undo: Label deleted/ }).click()
  await expect(page.getByText('The label is back.')).toBeVisible()
  await expect(row(page, 'Launch')).toContainText('Lisbon, 10 December')
  expect((await mara.call(listLabels, {})).map(({ label_title }) => label_title)).toEqual(['Launch'])
  expect(complaints).toEqual([])
})

test('[LBL7] [LBL9] [LBL11] labels sort meetings: made with one, filtered by it, assigned and removed', {
  tag: '@whole',
}, async ({ page, request }) => {
  const mara = await aPerson(request)
  const launch = await mara.call(createLabel, { body: { label_title: 'Launch', label_color: 'Soft Cyan' } })
  await mara.call(createLabel, { body: { label_title: 'Team', label_color: 'Soft Pink' } })
  const { meeting_id } = await mara.call(createMeeting, { body: aMeeting('Stand-up') })
  await signIn(page, mara)
  const complaints = listenToConsole(page)

  await page.goto('/user/meetings')
  await page
    .getByRole('button', { name: /^Create Event/ })
    .first()
    .click()
  await page.getByRole('textbox', { name: 'Title' }).fill('Dry run')
  await page.getByRole('button', { name: 'More options' }).click()
  await page.getByRole('button', { name: 'Add label' }).click()
  await page.getByRole('option', { name: 'Launch' }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Remove label Launch' })).toBeVisible()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Create Event/ })
    .click()
  await expect(page.getByText('Meeting created successfully.')).toBeVisible()
  await expect(card(page, 'Dry run').getByText('Launch')).toBeVisible()

  const filter = page
    .getByRole('group', { name: 'Labels' })
    .getByRole('button', { name: 'Launch', exact: true })
  await filter.click()
  await expect(page).toHaveURL(new RegExp(`label=${launch.label_id}`))
  await expect(card(page, 'Stand-up')).toBeHidden()
  await expectAccessible(page)
  await page.goBack()
  await expect(card(page, 'Stand-up')).toBeVisible()

  await page.goto(`/user/meetings/${meeting_id}`)
  const labels = page.getByRole('region', { name: 'Labels' })
  await labels.getByRole('button', { name: 'Assign label' }).click()
  const search = page.getByRole('combobox', { name: 'Find or create a label' })
  await search.fill('te')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('option', { name: 'Team', exact: true })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await search.fill('Board')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('option', { name: 'Board' })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Escape')
  await expect(labels.getByText('Team')).toBeVisible()
  await expect(labels.getByText('Board')).toBeVisible()
  await labels.getByRole('button', { name: 'Remove label Team' }).click()
  await expect(labels.getByText('Team')).toBeHidden()
  await expect(labels.getByRole('button', { name: 'Assign label' })).toBeFocused()
  await expectAccessible(page)
  await page.reload()
  await expect(labels.getByText('Board')).toBeVisible()
  await expect(labels.getByText('Team')).toBeHidden()
  expect(complaints).toEqual([])
})

function aMeeting(meeting_title: string) {
  return {
    meeting_title,
    meeting_date: { start_date: next_month },
    meeting_time: { start_time: '10:00', end_time: '10:30' },
    meeting_timezone: 'Europe/Berlin',
  }
}

function row(page: Page, title: string) {
  return page.getByRole('list', { name: 'Labels' }).getByRole('listitem').filter({ hasText: title })
}

function card(page: Page, title: string) {
  return page.getByRole('article', { name: title })
}

/** By the buttons of the row, or on a phone by its menu. */
async function change(page: Page, title: string, act: 'Edit' | 'Delete'): Promise<void> {
  await expect(row(page, title)).toBeVisible()
  const button = row(page, title).getByRole('button', { name: `${act} ${title}` })
  if (await button.count()) return button.click()
  await row(page, title)
    .getByRole('button', { name: `Actions for ${title}` })
    .click()
  await page.getByRole('menuitem', { name: act }).click()
}
