import { type Task, task_statuses } from '@meridian/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aTask } from './task.sample.ts'
import { afterMove, moveBack, withChange } from './tasks-in-order.ts'

const tasks = [
  aTask({ task_id: 'a' }),
  aTask({ task_id: 'b' }),
  aTask({ task_id: 'c', task_status: 'review' }),
  aTask({ task_id: 'd', task_status: 'done' }),
]

const anyTasks = fc
  .array(fc.constantFrom(...task_statuses), { minLength: 1, maxLength: 10 })
  .map((columns) =>
    task_statuses.flatMap((task_status) =>
      columns.flatMap((column, index) =>
        column === task_status ? [aTask({ task_id: `task ${index}`, task_status })] : [],
      ),
    ),
  )

describe('a move', () => {
  it('[DSH30] puts a task after another one, at the top or at the end', () => {
    expect(shown(afterMove(tasks, 'd', { task_status: 'backlog', after_task_id: 'a' }))).toEqual([
      'backlog a',
      'backlog d',
      'backlog b',
      'review c',
    ])
    expect(shown(afterMove(tasks, 'b', { task_status: 'backlog', after_task_id: null }))).toEqual([
      'backlog b',
      'backlog a',
      'review c',
      'done d',
    ])
    expect(shown(afterMove(tasks, 'a', { task_status: 'done' }))).toEqual([
      'backlog b',
      'review c',
      'done d',
      'done a',
    ])
    expect(afterMove(tasks, 'gone', { task_status: 'done' })).toBe(tasks)
  })

  it('[DSH30] is taken back to where the task stood', () => {
    fc.assert(
      fc.property(anyTasks, fc.nat(), fc.nat(), fc.constantFrom(...task_statuses), (before, pick, at, to) => {
        const { task_id } = before[pick % before.length] ?? aTask()
        const column = before.filter((task) => task.task_status === to && task.task_id !== task_id)
        const after_task_id = [null, ...column.map((task) => task.task_id)][at % (column.length + 1)] ?? null
        const back = moveBack(before, task_id)
        const moved = afterMove(before, task_id, { task_status: to, after_task_id })
        expect(moved).toHaveLength(before.length)
        expect(back && shown(afterMove(moved, task_id, back))).toEqual(shown(before))
      }),
    )
    expect(moveBack(tasks, 'gone')).toBeUndefined()
  })

  it('[DSH30] changes one task where it stands', () => {
    const changed = withChange(tasks, 'b', { task_priority: 'high' })
    expect(changed.map(({ task_id, task_priority }) => [task_id, task_priority])).toEqual([
      ['a', 'medium'],
      ['b', 'high'],
      ['c', 'medium'],
      ['d', 'medium'],
    ])
  })
})

function shown(list: readonly Task[]): string[] {
  return list.map(({ task_id, task_status }) => `${task_status} ${task_id}`)
}
