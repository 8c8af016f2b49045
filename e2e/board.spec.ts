import { createMeeting, createTask, listMeetingTasks, listTasks } from '@meridian/contract'
import { expect, type Page } from '@playwright/test'
import { test } from './support/guard.ts'
import { doForGood } from './support/moment.ts'
import { aPerson, expectAccessible, listenToConsole, type Person, signIn } from './support/person.ts'

const next_month = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)

test(
  '[DSH30] [DSH34] [WEB67] cards are dragged, changed and deleted, and a refused move goes back',
  { tag: '@whole' },
  async ({ page, request, guard }, { project }) => {
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
  },
)

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
