import {
  createActionItem,
  createMeeting,
  getMeeting,
  listActionItems,
  listKeyTakeaways,
  listTasks,
  updateMeeting,
} from '@meridian/contract'
import { expect, type Page, test } from '@playwright/test'
import { doForGood } from './support/moment.ts'
import { aPerson, expectAccessible, listenToConsole, type Person, signIn } from './support/person.ts'

const last_week = dateIn(-7)

test('[TSK24] [TSK25] [WMT78] [WMT99] what came of a meeting is written down, changed, ticked and deleted', {
  tag: '@whole',
}, async ({ page, request }) => {
  const mara = await aPerson(request)
  const { meeting_id } = await mara.call(createMeeting, { body: aMeeting('Range test results', last_week) })
  await signIn(page, mara)
  const complaints = listenToConsole(page)
  await page.goto(`/user/meetings/${meeting_id}`)

  const takeaways = page.getByRole('region', { name: 'Key takeaways' })
  const heightOfCard = async () => (await takeaways.boundingBox())?.height ?? 0
  await expect(takeaways.getByRole('button', { name: 'Add takeaway' })).toBeEnabled()
  const height_folded = await heightOfCard()
  await takeaways.getByRole('button', { name: 'Add takeaway' }).click()
  const newTakeaway = takeaways.getByRole('textbox', { name: 'Add a key takeaway' })
  await expect(newTakeaway).toBeFocused()
  await expect.poll(heightOfCard).toBeGreaterThan(height_folded + 40)
  await page.keyboard.type('Pressure costs more range than heated grips.')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Key takeaway created successfully.')).toBeVisible()
  await expect(newTakeaway).toHaveValue('')
  await expect(takeaways.getByRole('listitem').first()).toContainText('Key takeaway 1')

  const items = page.getByRole('region', { name: 'Action items' })
  await items.getByRole('button', { name: 'Add item' }).click()
  for (const text of ['Print the pressure', 'Call Oslo']) {
    await page.keyboard.type(text)
    await page.keyboard.press('Enter')
    await expect(items.getByRole('listitem').filter({ hasText: text })).toBeVisible()
  }
  await items.getByRole('checkbox', { name: 'Done: Print the pressure' }).press('Space')
  await expect(items.getByText('1 of 2 done')).toBeVisible()
  await expect(page.getByText('Action item updated successfully.')).toBeVisible()
  await expectAccessible(page)

  await act(page, items, 'Call Oslo', 'Edit')
  const description = items.getByRole('textbox', { name: 'Description' })
  await expect(description).toBeFocused()
  await description.fill('Call Oslo about the frame')
  await items.getByRole('textbox', { name: 'Title' }).fill('')
  await expect(items.getByText('Title must not be empty.')).toBeVisible()
  await items.getByRole('textbox', { name: 'Title' }).fill('Oslo')
  await expectAccessible(page)
  await page.reload()
  await expect(items.getByRole('listitem').filter({ hasText: 'Call Oslo' })).toContainText('Draft')
  await act(page, items, 'Call Oslo', 'Edit')
  await expect(description).toHaveValue('Call Oslo about the frame')
  await page.keyboard.press('Control+Enter')
  await expect(items.getByText('Call Oslo about the frame')).toBeVisible()
  await items.getByRole('button', { name: 'Make task' }).click()
  await expect(items.getByRole('link', { name: 'On the board' })).toBeVisible()

  await act(page, takeaways, 'Key takeaway 1', 'Delete')
  await expect(takeaways.getByText('Key takeaway 1')).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(takeaways.getByText('Key takeaway 1')).toBeVisible()
  await doForGood(page, () => act(page, items, 'Print the pressure', 'Delete'))
  await doForGood(page, () => act(page, takeaways, 'Key takeaway 1', 'Delete'))
  await expect(page.getByText('Key takeaway deleted successfully.')).toBeVisible()
  const params = { meeting_id }
  expect(await mara.call(listKeyTakeaways, { params })).toEqual([])
  expect(await mara.call(listActionItems, { params })).toMatchObject([{ action_item_title: 'Oslo' }])
  expect(await mara.call(listTasks, {})).toMatchObject([
    { task_description: 'Call Oslo about the frame\n\nFrom the meeting “Range test results”.' },
  ])
  expect(complaints).toEqual([])
})

test('[TSK30] what the notes suggest is ticked, and nothing else is written down', { tag: '@whole' }, async ({
  page,
  request,
}) => {
  const mara = await aPerson(request)
  const body = {
    ...aMeeting('Frame review', last_week),
    meeting_description: [
      'The frame holds up well.',
      'Bea will send the drawings to Oslo by Friday.',
      'Please order twelve spare cells.',
    ].join('\n'),
  }
  const { meeting_id } = await mara.call(createMeeting, { body })
  await signIn(page, mara)
  const complaints = listenToConsole(page)
  await page.goto(`/user/meetings/${meeting_id}`)
  const items = page.getByRole('region', { name: 'Action items' })
  const suggest = items.getByRole('button', { name: 'Suggest from notes' })
  await suggest.press('Enter')
  const suggested = items.getByRole('region', { name: '2 suggestions from the notes' })
  await expect(suggested.getByRole('heading')).toBeFocused()
  await expect(suggested.getByRole('button', { name: 'Add items' })).toBeDisabled()
  await expectAccessible(page)
  await suggested.getByRole('button', { name: 'Close' }).press('Enter')
  await expect(suggest).toBeFocused()
  const params = { meeting_id }
  expect(await mara.call(listActionItems, { params })).toEqual([])

  await suggest.press('Enter')
  await suggested.getByRole('checkbox', { name: /spare cells/ }).press('Space')
  await suggested.getByRole('button', { name: 'Add one item' }).press('Enter')
  await expect(page.getByText('One action item created.')).toBeVisible()
  await expect(items.getByRole('checkbox', { name: /^Done: .*spare cells/ })).not.toBeChecked()
  await expect(suggest).toBeFocused()
  expect(await mara.call(listActionItems, { params })).toHaveLength(1)
  await suggest.press('Enter')
  await expect(items.getByRole('region', { name: 'One suggestion from the notes' })).toContainText('Oslo')
  expect(complaints).toEqual([])
})

test('[TSK27] unfinished items open the next meeting of a series as its agenda', { tag: '@whole' }, async ({
  page,
  request,
}) => {
  const mara = await aPerson(request)
  const body = {
    ...aMeeting('Weekly ops', last_week),
    agenda: 'Figures',
    meeting_recurrence: { is_recurring: true, recurring_type: 'daily' as const },
  }
  const { meeting_id } = await mara.call(createMeeting, { body })
  const params = { meeting_id }
  for (const text of ['Order spare cells', 'Call Oslo']) await addItem(mara, meeting_id, text)
  await signIn(page, mara)
  const complaints = listenToConsole(page)
  await page.goto(`/user/meetings/${meeting_id}`)
  await expect(page.getByText('Start with 2 unfinished items')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Add to agenda' }).click()
  const agenda = page.getByRole('region', { name: 'Agenda' })
  await expect(agenda.getByRole('listitem').last()).toContainText('Call Oslo')
  await expect(page.getByText('Start with 2 unfinished items')).toBeHidden()
  expect((await mara.call(getMeeting, { params })).agenda).toBe('Figures\nOrder spare cells\nCall Oslo')
  expect(complaints).toEqual([])
})

test('[TSK27] [TSK26] what the part before left unfinished opens the next part of a split series', {
  tag: '@whole',
}, async ({ page, request }) => {
  const mara = await aPerson(request)
  const body = {
    ...aMeeting('Weekly ops', dateIn(-8)),
    meeting_recurrence: { is_recurring: true, recurring_type: 'weekly' as const },
  }
  const { meeting_id } = await mara.call(createMeeting, { body })
  await addItem(mara, meeting_id, 'Order spare cells')
  const { original_start_timestamp } = await mara.call(getMeeting, { params: { meeting_id } })
  const next = await mara.call(updateMeeting, {
    params: { meeting_id },
    body: { meeting_title: 'Ops anew', series_scope: 'this_and_following', original_start_timestamp },
  })
  expect(next.meeting_id).not.toBe(meeting_id)
  await signIn(page, mara)
  await page.goto(`/user/meetings/${next.meeting_id}`)
  await expect(page.getByText('Start with 1 unfinished item')).toBeVisible()
  await page.getByRole('button', { name: 'Add to agenda' }).click()
  const agenda = page.getByRole('region', { name: 'Agenda' })
  await expect(agenda.getByRole('listitem')).toContainText(['Order spare cells'])
  await expect(page.getByText('Start with 1 unfinished item')).toBeHidden()
})

/** By the buttons of the row, or on a phone by its menu. */
async function act(page: Page, list: ReturnType<Page['getByRole']>, name: string, how: 'Edit' | 'Delete') {
  const row = list.getByRole('listitem').filter({ hasText: name })
  await row.hover()
  const menu = row.getByRole('button', { name: /^Actions for/ })
  if (!(await menu.isVisible())) return row.getByRole('button', { name: new RegExp(`^${how} `) }).click()
  await menu.click()
  await page.getByRole('menuitem', { name: how }).click()
}

function addItem(person: Person, meeting_id: string, action_item_description: string) {
  return person.call(createActionItem, { params: { meeting_id }, body: { action_item_description } })
}

function aMeeting(meeting_title: string, start_date: string) {
  return {
    meeting_title,
    meeting_date: { start_date },
    meeting_time: { start_time: '10:00', end_time: '10:30' },
    meeting_timezone: 'Europe/Berlin',
  }
}

function dateIn(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
}
