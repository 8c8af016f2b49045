import { expect, it } from 'vitest'
import { dueDateOf } from './due-date.ts'
import { aTask } from './task.sample.ts'

it.each([
  [null, null, false],
  ['2026-11-20', 'Due today', false],
  ['2026-11-21', 'Due tomorrow', false],
  ['2026-12-04', 'Due Fri 04 Dec', false],
  ['2027-01-04', 'Due Mon 04 Jan 2027', false],
  ['2026-11-19', 'Overdue since Thu 19 Nov', true],
  ['2025-12-31', 'Overdue since Wed 31 Dec 2025', true],
])('[DSH45] a task with the due date %s says %s', (task_due_date, text, isOverdue) => {
  const due = dueDateOf(aTask({ task_due_date }), '2026-11-20')
  expect(due).toEqual(text === null ? null : { text, isOverdue })
})

it('[DSH45] a finished task is not overdue', () => {
  const task = aTask({ task_due_date: '2026-11-19', task_status: 'done' })
  expect(dueDateOf(task, '2026-11-20')).toEqual({ text: 'Due Thu 19 Nov', isOverdue: false })
})
