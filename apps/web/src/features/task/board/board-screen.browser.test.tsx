import type { Task } from '@meridian/contract'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type Answers, no_answer, Refusal } from '../../../../test/answers.ts'
import { expectAccessible } from '../../../../test/barriers.ts'
import { focusOn } from '../../../../test/keyboard.ts'
import { anId, aTask, aUser } from '../../../../test/samples.ts'
import { show, type Shown, stopTime } from '../../../../test/show.tsx'
import { aChange } from '../../../platform/offline/queued-change.sample.ts'
import { queueChange } from '../../../platform/offline/queued-changes.ts'
import { listUnsavedInput } from '../../../platform/session/unsaved-inputs.ts'
import { reopenTask } from '../reopen-task.ts'
import { blankForm } from '../task-form.ts'
import { typedIn } from '../typed-task.ts'

const mara = aUser()

/** The tasks that the server has, in the order of the board. */
let tasks: Task[] = []
beforeEach(() => {
  tasks = []
})

const answers: Answers = {
  listTasks: () => tasks,
  createTask: ({ body }) => {
    const task = ownTask(tasks.length + 1, body.task_description, {
      task_status: body.task_status,
      task_due_date: body.task_due_date,
    })
    tasks = [...tasks, task]
    return task
  },
  updateTask: ({ params, body }) => {
    const { after_task_id, task_status, task_description, task_priority } = body
    const found = tasks.find(({ task_id }) => task_id === params.task_id)
    if (!found) return new Refusal(404)
    const changed = {
      ...found,
      ...(task_status && { task_status }),
      ...(task_description !== undefined && { task_description }),
      ...(task_priority && { task_priority }),
    }
    const others = tasks.filter((one) => one !== found)
    const after = others.findIndex(({ task_id }) => task_id === after_task_id)
    tasks =
      after_task_id === undefined
        ? tasks.map((one) => (one === found ? changed : one))
        : others.toSpliced(after + 1, 0, changed)
    tasks = tasks.map((one, place) => ({ ...one, position: String.fromCodePoint(65 + place) }))
    return changed
  },
  deleteTask: ({ params }) => {
    tasks = tasks.filter(({ task_id }) => task_id !== params.task_id)
    return { task_id: params.task_id }
  },
}

function ownTask(number: number, task_description: string, part: Partial<Task> = {}): Task {
  return aTask({
    task_id: anId(number),
    user_id: mara.user_id,
    associate_user_id: mara.user_id,
    task_description,
    position: String.fromCodePoint(64 + number),
    ...part,
  })
}

function refusedTask({ about, body }: { about: string; body: Record<string, unknown> }) {
  const form = { ...blankForm('review', mara.user_id), title: 'Plan both days' }
  return aChange({
    user_id: mara.user_id,
    kind: 'update_task',
    input: { params: { task_id: about }, body },
    about,
    typed: typedIn(form, { title: form.title }),
    problem: 'This task has changed meanwhile.',
  })
}

function refuseChange() {
  return new Refusal(409, 'This task has changed meanwhile.')
}

function openBoard(has_board = true, others: Answers = {}, address = '/user/board'): Promise<Shown> {
  return show(address, { user: { has_board }, answers: { ...answers, ...others } })
}

function titlesIn(list: string): (string | null)[] {
  return page
    .getByRole('region', { name: list, exact: true })
    .getByRole('heading', { level: 3 })
    .elements()
    .map(({ textContent }) => textContent)
}

function card(title: string) {
  return page.getByRole('heading', { level: 3 }).getByRole('button', { name: title, exact: true })
}

async function act(title: string, action: string): Promise<void> {
  await focusOn(card(title))
  await page.getByRole('button', { name: `Actions for ${title}` }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

const title = page.getByRole('textbox', { name: 'Title' })

it('[DSH26] the sample board moves cards within their column, and sends nothing', async () => {
  const shown = await openBoard(false)
  await expect.element(page.getByRole('heading', { name: 'Task Board' })).toBeVisible()
  await expect.element(page.getByText('Manage your task easily through kanban board')).toBeVisible()
  await expect.element(page.getByText('Sample board', { exact: true })).toBeVisible()
  for (const list of ['Backlog', 'In Progress', 'Review', 'Done'])
    await expect.poll(() => titlesIn(list).length).toBe(2)
  await expectAccessible()
  const [first = '', second = ''] = titlesIn('Review').map(String)
  await focusOn(card(second))
  await userEvent.keyboard(' {ArrowLeft}')
  await expect
    .element(page.getByText('Cards move within their column here.', { exact: true }))
    .toBeInTheDocument()
  await userEvent.keyboard('{ArrowUp} ')
  await expect.poll(() => titlesIn('Review')).toEqual([second, first])
  await expect.element(card(second)).toHaveFocus()
  await userEvent.keyboard(' {ArrowDown}{Escape}')
  await expect.poll(() => titlesIn('Review')).toEqual([second, first])
  expect(shown.changed()).toEqual([])
  expect(shown.asked('listTasks')).toEqual([])
})

it('[WEB81] opens what was typed without a connection and refused, and shows what was saved meanwhile', async () => {
  tasks = [ownTask(1, 'Plan the photo day')]
  const shown = await openBoard(true, { updateTask: refuseChange })
  await expect.poll(() => titlesIn('Backlog')).toEqual(['Plan the photo day'])
  await queueChange(refusedTask({ about: anId(1), body: { updated_at: '2026-01-01T00:00:00.000Z' } }))
  await page.getByRole('button', { name: 'Open', exact: true }).click()
  await expect.element(title).toHaveValue('Plan both days')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect.element(page.getByText(/Another change was saved in the meantime/)).toBeVisible()
  expect(shown.asked('updateTask').map(({ body }) => body)).toEqual([
    { task_description: 'Plan both days', updated_at: '2026-01-01T00:00:00.000Z' },
  ])
})

it('[WEB81] makes a new card of what was typed for one that is gone', async () => {
  const shown = await openBoard()
  await queueChange(refusedTask({ about: anId(1), body: {} }))
  await page.getByRole('button', { name: 'Open', exact: true }).click()
  await page.getByRole('button', { name: 'Create card' }).click()
  await expect.poll(() => titlesIn('Review')).toEqual(['Plan both days'])
  expect(shown.asked('createTask')).toHaveLength(1)
})

describe('[DSH34] the own board', () => {
  it('is started and filled', async () => {
    const { access_token: _, ...user } = mara
    const shown = await openBoard(false, { updateUser: { ...user, has_board: true } })
    await page.getByRole('button', { name: 'Start my board' }).click()
    await expect.element(page.getByText(/Your board is empty\./)).toBeVisible()
    expect(shown.asked('updateUser').map(({ body }) => body)).toEqual([{ has_board: true }])
    await page.getByRole('button', { name: 'New card', exact: true }).first().click()
    await expect.element(title).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('Title must not be empty.')).toBeVisible()
    await expectAccessible()
    await title.fill('Plan the photo day')
    await page.getByRole('textbox', { name: 'Description' }).fill('Shot list, two models.')
    await page.getByRole('textbox', { name: 'Due date' }).fill('2020-11-18')
    await page.getByRole('button', { name: 'Create card' }).click()
    await expect.element(page.getByText('Task created successfully.')).toBeVisible()
    await expect.poll(() => titlesIn('Backlog')).toEqual(['Plan the photo day'])
    await expect.element(page.getByText('Overdue since Wed 18 Nov 2020')).toBeVisible()
    await userEvent.keyboard('n')
    await title.fill('Order the bikes')
    await userEvent.keyboard('{Enter}')
    await expect.poll(() => titlesIn('Backlog')).toEqual(['Plan the photo day', 'Order the bikes'])
    await expectAccessible()
  })

  it('[JRN25] is put in order by keys and menu', async () => {
    tasks = [
      ownTask(1, 'Plan the photo day'),
      ownTask(2, 'Order the bikes'),
      ownTask(3, 'Book the venue', { task_status: 'in_progress' }),
    ]
    await openBoard()
    await expect.element(card('Order the bikes')).toBeVisible()
    await focusOn(card('Order the bikes'))
    await userEvent.keyboard(' ')
    await expect
      .element(page.getByText('Picked up “Order the bikes”, place 2 of 2 in Backlog.'))
      .toBeInTheDocument()
    await userEvent.keyboard('{ArrowRight}{ArrowUp}')
    await expect
      .element(page.getByText('“Order the bikes”, place 1 of 2 in In Progress.'))
      .toBeInTheDocument()
    await expect.element(card('Order the bikes')).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect.poll(() => titlesIn('In Progress')).toEqual(['Order the bikes', 'Book the venue'])
    await act('Plan the photo day', 'Move to Review')
    await expect.poll(() => titlesIn('Review')).toEqual(['Plan the photo day'])
    await expect.element(card('Plan the photo day')).toHaveFocus()
    await expect
      .poll(() => tasks.map(({ task_status, task_description }) => `${task_status} ${task_description}`))
      .toEqual(['review Plan the photo day', 'in_progress Order the bikes', 'in_progress Book the venue'])
  })

  it('keeps a card where it was when its move is refused', async () => {
    tasks = [ownTask(1, 'a card')]
    await openBoard(true, { updateTask: () => new Refusal(500) })
    await act('a card', 'Move to Done')
    await expect.element(page.getByText('Failed to update task. Please try again.')).toBeVisible()
    await expect.poll(() => titlesIn('Backlog')).toEqual(['a card'])
  })

  it('[WEB208] says where a card is whose move is refused, with the focus on it', async () => {
    tasks = [ownTask(1, 'a card')]
    await openBoard(true, { updateTask: () => new Refusal(500) })
    await expect.element(card('a card')).toBeVisible()
    await focusOn(card('a card'))
    await userEvent.keyboard(' {ArrowRight} ')
    await expect.element(page.getByText('“a card” is back, place 1 of 1 in Backlog.')).toBeInTheDocument()
    await expect.poll(() => titlesIn('Backlog')).toEqual(['a card'])
    await expect.element(card('a card')).toHaveFocus()
  })

  it('changes a card, and deletes one with a way back', async () => {
    tasks = [ownTask(1, 'a card')]
    const shown = await openBoard()
    await expect.element(card('a card')).toBeVisible()
    await focusOn(card('a card'))
    await userEvent.keyboard('e')
    await title.fill('A card')
    await page.getByRole('button', { name: 'Save Changes' }).click()
    await expect.element(page.getByText('Task updated successfully.')).toBeVisible()
    await act('A card', 'Delete')
    await expect.poll(() => titlesIn('Backlog')).toEqual([])
    await page.getByRole('button', { name: /^Undo/ }).last().click()
    await expect.poll(() => titlesIn('Backlog')).toEqual(['A card'])
    stopTime()
    await act('A card', 'Delete')
    await expect.element(page.getByText('Task deleted')).toBeVisible()
    vi.advanceTimersByTime(7000)
    await expect.poll(() => shown.asked('deleteTask').length).toBe(1)
  })
})

it('[WEB78] cards that are made and edited without a connection wait for it', async () => {
  let isLost = true
  const offline = vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => !isLost)
  onTestFinished(() => offline.mockRestore())
  tasks = [ownTask(1, 'Plan')]
  const { createTask, updateTask } = answers
  await openBoard(true, {
    createTask: (asked) => (isLost || typeof createTask !== 'function' ? no_answer : createTask(asked)),
    updateTask: (asked) => (isLost || typeof updateTask !== 'function' ? no_answer : updateTask(asked)),
  })
  await focusOn(card('Plan'))
  await userEvent.keyboard('e')
  await title.fill('Plan B')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.poll(() => titlesIn('Backlog')).toEqual(['Plan B'])
  await page
    .getByRole('button', { name: /^New card/ })
    .first()
    .click()
  await title.fill('Boots')
  await page.getByRole('button', { name: 'Create card' }).click()
  const waiting = page.getByRole('region', { name: 'Changes made offline' })
  await expect.element(waiting).toMatchTextContent('Plan B · Changed task · Waits for the connection')
  await expect.element(waiting).toMatchTextContent('Boots · New task · Waits for the connection')
  isLost = false
  window.dispatchEvent(new Event('online'))
  await expect.element(waiting).not.toBeInTheDocument()
  await expect.poll(() => titlesIn('Backlog')).toEqual(['Plan B', 'Boots'])
})

it('[DSH50] what was typed for a card is still there after another screen', async () => {
  tasks = [ownTask(1, 'Plan')]
  await openBoard()
  await card('Plan').click()
  await title.fill('Plan both days')
  await userEvent.keyboard('{Escape}')
  await page.getByRole('link', { name: 'Settings' }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  history.back()
  await card('Plan').click()
  await expect.element(title).toHaveValue('Plan both days')
})

it('[WEB194] a card whose text is typed back to what it was is not unsaved', async () => {
  tasks = [ownTask(1, 'Plan')]
  await openBoard()
  await card('Plan').click()
  await title.fill('Plan both days')
  expect(await listUnsavedInput()).toEqual(['unsaved_tasks'])
  await title.fill('Plan')
  expect(await listUnsavedInput()).toEqual([])
})

it('[WEB214] a typed date that is none is not dropped: Enter and Save lead to it', async () => {
  tasks = [ownTask(1, 'Plan', { task_due_date: '2026-11-20' })]
  const shown = await openBoard()
  await card('Plan').click()
  const due = page.getByRole('textbox', { name: 'Due date' })
  await due.fill('32.13.2026')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(due).toHaveAccessibleDescription(/^Not a date/)
  await title.click()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect.element(due).toHaveFocus()
  await expect.element(due).toHaveValue('32.13.2026')
  expect(shown.asked('updateTask')).toEqual([])
  await due.fill('tomorrow')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.poll(() => shown.asked('updateTask')[0]?.body.task_due_date).toBe('2026-11-19')
})

it('[DSH51] a refused card that is opened again replaces no card that was being written', async () => {
  await openBoard()
  const newCard = page.getByRole('button', { name: /^New card/ }).first()
  await newCard.click()
  await title.fill('Half of a card')
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  const typed = typedIn({ ...blankForm('backlog', null), title: 'Refused' })
  reopenTask(aChange({ kind: 'create_task', about: null, typed }))
  await expect.element(title).toHaveValue('Refused')
  await page.getByRole('button', { name: 'Create card' }).click()
  await expect.poll(() => titlesIn('Backlog')).toEqual(['Refused'])
  await newCard.click()
  await expect.element(title).toHaveValue('Half of a card')
})

it('[DSH52] after a card is deleted in its form the focus is on the card beside it', async () => {
  tasks = [ownTask(1, 'Plan'), ownTask(2, 'Boots')]
  await openBoard()
  await focusOn(card('Plan'))
  await userEvent.keyboard('{Enter}')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect.element(card('Boots')).toHaveFocus()
})

it('[DSH32] a card shows what was saved elsewhere meanwhile, and keeps what was typed', async () => {
  tasks = [ownTask(1, 'Plan')]
  const shown = await openBoard()
  await card('Plan').click()
  await title.fill('My plan')
  tasks = [ownTask(1, 'Other plan', { task_priority: 'low', updated_at: '2026-11-20T10:00:00.000Z' })]
  const sentence = 'The task was changed meanwhile. Please look at it again.'
  shown.answer({ updateTask: () => new Refusal(409, sentence) })
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect.element(page.getByText(sentence)).toBeVisible()
  await expect.element(title).toHaveValue('My plan')
  await expect.element(page.getByText('Other plan', { exact: true }).last()).toBeVisible()
  shown.answer({ updateTask: answers.updateTask })
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect.poll(() => titlesIn('Backlog')).toEqual(['My plan'])
  expect(tasks.map(({ task_description, task_priority }) => [task_description, task_priority])).toEqual([
    ['My plan', 'low'],
  ])
})

it('[DSH36] who is given a first task while the board is open sees the real one at once', async () => {
  const shown = await openBoard(false)
  await expect.element(page.getByRole('button', { name: 'Start my board' })).toBeVisible()
  tasks = [ownTask(1, 'Order the cake', { user_id: anId(9) })]
  const { access_token: _, ...user } = mara
  shown.answer({ getUser: { ...user, has_board: true } })
  shown.announce('user', 'task')
  await expect.poll(() => titlesIn('Backlog')).toEqual(['Order the cake'])
  expect(page.getByRole('button', { name: 'Start my board' }).elements()).toEqual([])
})

it('[DSH31] the board shows the tasks of one person, and its address says whose', async () => {
  const bea = {
    associate_user_id: anId(9),
    associate_user_details: { full_name: 'Bea Example', profile_picture: null },
  }
  tasks = [ownTask(1, 'mine'), ownTask(2, 'hers', bea)]
  await openBoard()
  await expect.poll(() => titlesIn('Backlog')).toEqual(['mine', 'hers'])
  await page.getByRole('button', { name: /Filter by person/ }).click()
  await page.getByRole('option', { name: 'Bea Example' }).click()
  await expect.poll(() => titlesIn('Backlog')).toEqual(['hers'])
  expect(location.search).toContain(anId(9))
  history.back()
  await expect.poll(() => titlesIn('Backlog')).toEqual(['mine', 'hers'])
})
