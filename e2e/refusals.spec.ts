import {
  assignLabel,
  createActionItem,
  createKeyTakeaway,
  createLabel,
  createMeetingTask,
} from '@meridian/contract'
import { expect, type Locator, type Page } from '@playwright/test'
import { cardOf, connectAccount, openAccounts } from './support/accounts.ts'
import { test } from './support/guard.ts'
import { dateAhead, inviting, meet } from './support/meetings.ts'
import { aPerson, signIn } from './support/person.ts'

test.use({ timezoneId: 'Europe/Berlin' })

test('[WEB125] what the server refuses about one meeting says the sentence of its call', {
  tag: '@whole',
}, async ({ page, request, guard }) => {
  test.slow()
  guard.expectFailedLoads('403')
  const mara = await aPerson(request)
  const { meeting_id } = await meet(mara)
  const garden = await mara.call(createLabel, { body: { label_title: 'Garden' } })
  await mara.call(assignLabel, { params: { meeting_id, label_id: garden.label_id } })
  await mara.call(createMeetingTask, { params: { meeting_id }, body: { task_description: 'Sow beans' } })
  const past = { meeting_id: (await meet(mara, { meeting_date: { start_date: dateAhead(-7) } })).meeting_id }
  await mara.call(createActionItem, { params: past, body: { action_item_description: 'Call Oslo' } })
  await mara.call(createKeyTakeaway, { params: past, body: { key_takeaway_description: 'Rain helps' } })
  await signIn(page, mara)
  await refuseChanges(page)

  await page.goto(`/user/meetings/${past.meeting_id}`)
  const items = page.getByRole('region', { name: 'Action items' })
  await items.getByRole('checkbox', { name: 'Done: Call Oslo' }).press('Space')
  await expectSaid(page, 'Failed to update action item. Please try again.')
  await act(page, items, 'Call Oslo', 'Delete')
  const takeaways = page.getByRole('region', { name: 'Key takeaways' })
  await act(page, takeaways, 'Rain helps', 'Edit')
  await takeaways.getByRole('textbox', { name: 'Description' }).fill('Sun helps')
  await page.keyboard.press('Control+Enter')
  await expectSaid(page, 'Failed to update key takeaway. Please try again.')
  await expectSaid(page, 'Failed to delete action item. Please try again.')
  await takeaways.getByRole('button', { name: 'Cancel' }).click()
  await act(page, takeaways, 'Rain helps', 'Delete')
  await expectSaid(page, 'Failed to delete key takeaway. Please try again.')
  await expect(items.getByText('Call Oslo')).toBeVisible()
  await expect(takeaways.getByText('Rain helps')).toBeVisible()

  await page.goto(`/user/meetings/${meeting_id}`)
  const labels = page.getByRole('region', { name: 'Labels' })
  await labels.getByRole('button', { name: 'Remove label Garden' }).click()
  await expectSaid(page, 'Failed to remove label from meeting. Please try again.')
  await expect(labels.getByText('Garden')).toBeVisible()
  const tasks = page.getByRole('region', { name: 'Tasks' })
  await tasks.getByRole('checkbox').first().press('Space')
  await expectSaid(page, 'Failed to update task. Please try again.')
  await tasks.getByRole('button', { name: 'Add task' }).click()
  await expect(tasks.getByRole('textbox', { name: 'Add a task' })).toBeFocused()
  await page.keyboard.type('Water them')
  await page.keyboard.press('Enter')
  await expectSaid(page, 'Failed to create task. Please try again.')
})

test('[WEB125] what the server refuses elsewhere says the sentence of its call', { tag: '@whole' }, async ({
  page,
  request,
  guard,
  isMobile,
}) => {
  test.slow()
  guard.expectFailedLoads('403')
  const mara = await aPerson(request)
  const otto = await aPerson(request, 'Otto')
  await meet(otto, { meeting_title: 'FormRequest', meeting_invitees: inviting(mara) })
  await mara.call(createLabel, { body: { label_title: 'Garden' } })
  await openAccounts(mara)
  await connectAccount(mara, 'zoom')
  await signIn(page, mara)
  await refuseChanges(page)

  await page.goto('/user/dashboard')
  const proposal = page.getByRole('region', { name: 'Meeting proposals' }).getByRole('listitem')
  await proposal.getByRole('button', { name: 'Accept' }).click()
  await expectSaid(page, 'Failed to update meeting proposal. Please try again.')

  await page.goto('/user/settings?option=4')
  await page.getByRole('textbox', { name: 'About' }).fill('Grows beans.')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expectSaid(page, 'Failed to update user. Please try again.')

  await page.goto('/user/settings?option=6')
  await page.getByRole('switch', { name: /Saturday/ }).press('Space')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expectSaid(page, 'Failed to update availability. Please try again.')

  await page.goto('/user/settings?option=5')
  await page.getByRole('button', { name: 'New label' }).first().click()
  await page.getByRole('textbox', { name: 'Title' }).fill('Kitchen')
  await page.getByRole('button', { name: 'Create label' }).click()
  await expectSaid(page, 'Failed to create label. Please try again.')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await act(page, page.getByRole('list', { name: 'Labels' }), 'Garden', 'Edit')
  await page.getByRole('textbox', { name: 'Title' }).fill('Orchard')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expectSaid(page, 'Failed to update label. Please try again.')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await act(page, page.getByRole('list', { name: 'Labels' }), 'Garden', 'Delete')
  await expectSaid(page, 'Failed to delete label. Please try again.')

  await page.route(/\/v1\/(oauth|user\/suggestions)/, (route) => route.fulfill({ status: 403, json: {} }))
  await page.goto('/user/integrations')
  await cardOf(page, 'Google')
    .getByRole('button', { name: /^Connect: / })
    .click()
  await expectSaid(page, 'Failed to get redirect uri. Please try again.')
  await cardOf(page, 'Zoom').getByRole('button', { name: 'Connected: Disconnect Zoom' }).click()
  const question = page.getByRole('alertdialog', { name: 'Disconnect Zoom?' })
  await question.getByRole('button', { name: 'Disconnect' }).click()
  await expectSaid(page, 'Failed to logout. Please try again.')
  await question.getByRole('button', { name: 'Keep connected' }).click()

  if (!isMobile) {
    await page.goto('/user/meetings')
    await page.getByRole('button', { name: 'Filter' }).click()
    await page.getByRole('menuitem', { name: 'This month' }).click()
    await expectSaid(page, 'Failed to update timestamp info. Please try again.')
  }
  await page.goto('/user/meetings')
  await page
    .getByRole('button', { name: /^Create Event/ })
    .first()
    .click()
  await page.getByRole('combobox', { name: /invite/i }).fill('Otto')
  await expectSaid(page, 'Failed to fetch user suggestions. Please try again.')
})

/** A refusal is not tried again by itself, which would take a while. */
async function refuseChanges(page: Page): Promise<void> {
  await page.route('**/v1/**', (route) =>
    route.request().method() === 'GET' ? route.fallback() : route.fulfill({ status: 403, json: {} }),
  )
}

async function expectSaid(page: Page, sentence: string): Promise<void> {
  await expect(page.getByText(sentence).first()).toBeVisible()
}

/** By the buttons of the row, or by its menu. */
async function act(page: Page, list: Locator, name: string, how: 'Edit' | 'Delete'): Promise<void> {
  const row = list.getByRole('listitem').filter({ hasText: name })
  await row.hover()
  const menu = row.getByRole('button', { name: /^Actions for/ })
  if (!(await menu.isVisible())) return row.getByRole('button', { name: new RegExp(`^${how} `) }).click()
  await menu.click()
  await page.getByRole('menuitem', { name: how }).click()
}
