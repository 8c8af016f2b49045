import {
  createMeeting,
  createMeetingTask,
  createTask,
  getUser,
  listMeetingTasks,
  listTasks,
  updateTask,
} from '@meridian/contract'
import { expect, type Page } from '@playwright/test'
import { test } from './support/guard.ts'
import { meet } from './support/meetings.ts'
import { doForGood } from './support/moment.ts'
import { aPerson, expectAccessible, listenToConsole, type Person, signIn } from './support/person.ts'

const next_month = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)

test('[DSH26] the sample board moves cards within their column, and sends nothing', {
  tag: '@whole',
}, async ({ page, request, isMobile }) => {
  const mara = await aPerson(request)
  await signIn(page, mara)
  const complaints = listenToConsole(page)
  const calls: string[] = []
  page.on('request', (sent) => {
    if (sent.url().includes('/v1/task')) calls.push(sent.url())
  })
  await page.goto('/user/board')
  await expect(page.getByRole('heading', { name: 'Task Board' })).toBeVisible()
  await expect(page.getByText('Manage your task easily through kanban board')).toBeVisible()
  await expect(page.getByText('Sample board', { exact: true })).toBeVisible()
  for (const list of ['Backlog', 'In Progress', 'Review', 'Done']) {
    await expect(cards(page, list)).toHaveCount(2)
  }
  await expectAccessible(page)

  const [first = '', second = ''] = await cards(page, 'Review').allInnerTexts()
  await card(page, second).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByText('Cards move within their column here.', { exact: true })).toHaveCount(1)
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Space')
  await expect(cards(page, 'Review')).toHaveText([second, first])
  await expect(card(page, second)).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Escape')
  await expect(cards(page, 'Review')).toHaveText([second, first])
  await page.reload()
  await expect(cards(page, 'Review')).toHaveText([first, second])
  if (!isMobile) {
    await drag(page, second, (await cards(page, 'Backlog').first().innerText()).trim())
    await expect(cards(page, 'Review')).toHaveText([first, second])
    await expect(cards(page, 'Backlog')).toHaveCount(2)
  }
  expect(calls).toEqual([])
  expect(complaints).toEqual([])
})

test('[DSH34] the own board is started, filled and put in order by keys and menu', { tag: '@whole' }, async ({
  page,
  request,
}) => {
  const mara = await aPerson(request)
  await signIn(page, mara)
  const complaints = listenToConsole(page)
  await page.goto('/user/board')
  await page.getByRole('button', { name: 'Start my board' }).click()
  await expect(page.getByText('Your board is empty.')).toBeVisible()
  await expect.poll(async () => (await mara.call(getUser, {})).has_board).toBe(true)

  await page.getByRole('button', { name: 'New card', exact: true }).first().click()
  const title = page.getByRole('textbox', { name: 'Title' })
  await expect(title).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Title must not be empty.')).toBeVisible()
  await expectAccessible(page)
  await title.fill('Plan the photo day')
  await page.getByRole('textbox', { name: 'Description' }).fill('Shot list, two models.')
  await page.getByRole('textbox', { name: 'Due date' }).fill('2020-11-18')
  await page.getByRole('button', { name: 'Add label' }).click()
  await page.getByRole('combobox', { name: 'Find or create a label' }).fill('Studio')
  await page.getByRole('option', { name: 'Create “Studio”' }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog').getByText('Studio', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Create card' }).click()
  await expect(page.getByText('Task created successfully.')).toBeVisible()
  await expect(cards(page, 'Backlog')).toHaveText(['Plan the photo day'])
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const made = page.getByRole('article').filter({ hasText: 'Plan the photo day' })
  await expect(made.getByText('Overdue since Wed 18 Nov 2020')).toBeVisible()
  await expect(made.getByRole('list', { name: 'Labels' })).toHaveText('Studio')
  await page.keyboard.press('n')
  await title.fill('Order the bikes')
  await page.keyboard.press('Enter')
  await expect(cards(page, 'Backlog')).toHaveText(['Plan the photo day', 'Order the bikes'])
  await mara.call(createTask, { body: { task_description: 'Book the venue', task_status: 'in_progress' } })
  await page.reload()
  await expectAccessible(page)

  await card(page, 'Order the bikes').focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('Picked up “Order the bikes”, place 2 of 2 in Backlog.')).toHaveCount(1)
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowUp')
  await expect(page.getByText('“Order the bikes”, place 1 of 2 in In Progress.')).toHaveCount(1)
  await expect(card(page, 'Order the bikes')).toBeFocused()
  await page.keyboard.press('Space')
  await expect(cards(page, 'In Progress')).toHaveText(['Order the bikes', 'Book the venue'])

  await act(page, 'Plan the photo day', 'Move to Review')
  await expect(cards(page, 'Review')).toHaveText(['Plan the photo day'])
  await expect(card(page, 'Plan the photo day')).toBeFocused()
  await expect
    .poll(async () => (await mara.call(listTasks, {})).map(columnAndTitle))
    .toEqual(['in_progress Order the bikes', 'in_progress Book the venue', 'review Plan the photo day'])
  await page.reload()
  await expect(cards(page, 'In Progress')).toHaveText(['Order the bikes', 'Book the venue'])
  expect(complaints).toEqual([])
})

test('[DSH30] [DSH34] [WEB67] cards are dragged, changed and deleted, and a refused move goes back', async ({
  page,
  request,
  guard,
}, { project }) => {
  guard.expectFailedLoads('500')
  const mara = await aPerson(request)
  const { task_id } = await mara.call(createTask, { body: { task_description: 'a card' } })
  await mara.call(createTask, { body: { task_description: 'b card' } })
  await mara.call(createTask, { body: { task_description: 'c card', task_status: 'in_progress' } })
  await signIn(page, mara)
  await page.goto('/user/board')
  await expect(cards(page, 'Backlog')).toHaveText(['a card', 'b card'])

  if (project.name === 'desktop') {
    await drag(page, 'b card', 'c card')
    await expect(cards(page, 'In Progress')).toHaveText(['b card', 'c card'])
    await expect(cards(page, 'Backlog')).toHaveText(['a card'])
  } else await act(page, 'b card', 'Move to In Progress')
  await expect(page.getByRole('dialog')).toBeHidden()

  await page.route(`**/v1/task/${task_id}`, (route) => route.fulfill({ status: 500, json: {} }), {
    times: 1,
  })
  await act(page, 'a card', 'Move to Done')
  await expect(page.getByText('Failed to update task. Please try again.')).toBeVisible()
  await expect(cards(page, 'Backlog')).toHaveText(['a card'])

  await card(page, 'a card').focus()
  await page.keyboard.press('e')
  await page.getByRole('textbox', { name: 'Title' }).fill('A card')
  await page
    .getByRole('radio', { name: 'High' })
    .or(page.getByRole('button', { name: 'High' }))
    .click()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Task updated successfully.')).toBeVisible()
  await expect(cards(page, 'Backlog')).toHaveText(['A card'])

  await act(page, 'A card', 'Delete')
  await expect(cards(page, 'Backlog')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(cards(page, 'Backlog')).toHaveText(['A card'])
  await doForGood(page, () => act(page, 'A card', 'Delete'))
  await expect(page.getByText('Task deleted successfully.')).toBeVisible()
  expect((await mara.call(listTasks, {})).map(columnAndTitle).length).toBe(2)

  if (project.name === 'desktop') await page.keyboard.press('Control+k')
  else await page.getByRole('button', { name: 'Search or jump to' }).click()
  await page.getByRole('combobox', { name: 'Search or jump to' }).fill('undo')
  await expect(page.getByRole('option', { name: 'Undo: Task updated successfully.' })).toBeVisible()
  await expect(page.getByRole('option', { name: /^Undo: Task moved\s*\S/ })).toBeVisible()
  await page.getByRole('option', { name: 'Undo: Task deleted' }).click()
  await expect(cards(page, 'Backlog')).toHaveText(['A card'])
})

test('[DSH32] a card shows what was saved elsewhere meanwhile, and keeps what was typed', {
  tag: '@whole',
}, async ({ page, request, guard }) => {
  guard.expectFailedLoads('409')
  const mara = await aPerson(request)
  const { task_id } = await mara.call(createTask, { body: { task_description: 'Plan' } })
  await signIn(page, mara)
  await page.goto('/user/board')
  await card(page, 'Plan').click()
  const title = page.getByRole('textbox', { name: 'Title' })
  await title.fill('My plan')
  await mara.call(updateTask, {
    params: { task_id },
    body: { task_description: 'Other plan', task_priority: 'low' },
  })
  await page.keyboard.press('Escape')
  // The change may have come meanwhile.
  await card(page, 'Plan').or(card(page, 'Other plan')).click()
  await expect(title).toHaveValue('My plan')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('The task was changed meanwhile. Please look at it again.')).toBeVisible()
  await expect(page.getByText('Other plan', { exact: true }).last()).toBeVisible()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(cards(page, 'Backlog')).toHaveText(['My plan'])
  const [saved] = await mara.call(listTasks, {})
  expect([saved?.task_description, saved?.task_priority]).toEqual(['My plan', 'low'])
})

test('[DSH33] [DSH35] an active meeting has tasks for those who take part', { tag: '@whole' }, async ({
  page,
  request,
}) => {
  const mara = await aPerson(request)
  const bea = await aPerson(request, 'Bea')
  const { meeting_id } = await aSharedMeeting(mara, bea)
  await signIn(page, mara)
  const complaints = listenToConsole(page)
  await page.goto(`/user/meetings/${meeting_id}`)
  const tasks = page.getByRole('region', { name: 'Tasks' })
  await page.getByRole('button', { name: 'Add task' }).click()
  await expect(tasks.getByRole('textbox', { name: 'Add a task' })).toBeFocused()
  await page.keyboard.type('Bring the figures')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Task created successfully.')).toBeVisible()
  await page.keyboard.type('Check the rules')
  await page.keyboard.press('Enter')
  await expect(tasks.getByRole('checkbox')).toHaveCount(2)

  await tasks.getByRole('button', { name: /Assigned to, for Bring the figures/ }).click()
  await page.getByRole('option', { name: 'Bea Example' }).click()
  await expect(tasks.getByText('Bea Example').first()).toBeVisible()
  await tasks.getByRole('button', { name: /Status of Check the rules/ }).click()
  await page.getByRole('option', { name: 'Review' }).click()
  await tasks.getByRole('checkbox', { name: 'Done: Bring the figures' }).focus()
  await page.keyboard.press('Space')
  await expect(tasks.getByRole('checkbox', { name: 'Done: Bring the figures' })).toBeChecked()
  await expectAccessible(page)
  await expect
    .poll(async () =>
      (await mara.call(listMeetingTasks, { params: { meeting_id } })).map(
        ({ task_status, associate_user_details }) => [task_status, associate_user_details?.full_name],
      ),
    )
    .toEqual([
      ['done', 'Bea Example'],
      ['review', 'Mara Example'],
    ])

  await doForGood(page, async () => {
    await tasks.getByRole('button', { name: 'Delete Check the rules' }).click()
    await expect(tasks.getByRole('checkbox')).toHaveCount(1)
  })
  await expect(page.getByText('Task deleted successfully.')).toBeVisible()

  expect((await bea.call(listTasks, {})).map(columnAndTitle)).toEqual(['done Bring the figures'])
  const past = await aSharedMeeting(mara, bea, '2026-01-05')
  await page.goto(`/user/meetings/${past.meeting_id}`)
  await expect(page.getByText('Completed')).toBeVisible()
  await expect(tasks).toBeHidden()
  expect(complaints).toEqual([])
})

test('[DSH36] who is given a first task while the board is open sees the real one at once', {
  tag: '@whole',
}, async ({ page, request }) => {
  const [mara, otto] = [await aPerson(request), await aPerson(request, 'Otto')]
  const { meeting_id } = await meet(mara, { meeting_invitees: { [otto.user.user_id]: {} } })
  await signIn(page, otto)
  const streaming = page.waitForResponse(/\/v1\/events\b/)
  await page.goto('/user/board')
  await expect(page.getByRole('button', { name: 'Start my board' })).toBeVisible()
  await streaming
  const body = { task_description: 'Order the cake', associate_user_id: otto.user.user_id }
  await mara.call(createMeetingTask, { params: { meeting_id }, body })
  await expect(page.getByText('Order the cake')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Start my board' })).toHaveCount(0)
})

test('[DSH31] the board shows the tasks of one person, and its address says whose', {
  tag: '@whole',
}, async ({ page, request }) => {
  const mara = await aPerson(request)
  const bea = await aPerson(request, 'Bea')
  const { meeting_id } = await aSharedMeeting(mara, bea)
  await mara.call(createTask, { body: { task_description: 'mine' } })
  await mara.call(createMeetingTask, {
    params: { meeting_id },
    body: { task_description: 'hers', associate_user_id: bea.user.user_id },
  })
  await signIn(page, mara)
  await page.goto('/user/board')
  await expect(cards(page, 'Backlog')).toHaveText(['mine', 'hers'])
  await page.getByRole('button', { name: /Filter by person/ }).click()
  await page.getByRole('option', { name: 'Bea Example' }).click()
  await expect(cards(page, 'Backlog')).toHaveText(['hers'])
  await page.reload()
  await expect(cards(page, 'Backlog')).toHaveText(['hers'])
  await page.goBack()
  await expect(cards(page, 'Backlog')).toHaveText(['mine', 'hers'])
})

function cards(page: Page, list: string) {
  return page.getByRole('region', { name: list, exact: true }).getByRole('heading', { level: 3 })
}

function card(page: Page, title: string) {
  return page.getByRole('heading', { level: 3 }).getByRole('button', { name: title, exact: true })
}

async function act(page: Page, title: string, action: string): Promise<void> {
  await card(page, title).focus()
  await page.getByRole('button', { name: `Actions for ${title}` }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

/** In the steps of a hand, so that the cards have time to make room. */
async function drag(page: Page, title: string, onto: string): Promise<void> {
  const [from, to] = [await card(page, title).boundingBox(), await card(page, onto).boundingBox()]
  if (!from || !to) throw new Error('A card is not on the screen.')
  await page.mouse.move(from.x + 10, from.y + 8)
  await page.mouse.down()
  await page.mouse.move(from.x + 30, from.y + 8, { steps: 5 })
  await page.mouse.move(to.x + 10, to.y + 2, { steps: 20 })
  await page.mouse.up()
}

function aSharedMeeting(mara: Person, bea: Person, start_date = next_month) {
  return mara.call(createMeeting, {
    body: {
      meeting_title: 'Supplier review',
      meeting_date: { start_date },
      meeting_time: { start_time: '11:00', end_time: '11:45' },
      meeting_timezone: 'Europe/Berlin',
      meeting_invitees: { [bea.user.user_id]: {} },
    },
  })
}

function columnAndTitle({
  task_status,
  task_description,
}: {
  task_status: string
  task_description: string
}) {
  return `${task_status} ${task_description.split('\n')[0]}`
}
