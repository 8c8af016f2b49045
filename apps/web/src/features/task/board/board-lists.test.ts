import { task_statuses } from '@meridian/contract'
import { expect, it } from 'vitest'
import { board_lists, cardOf, listKeyOf, titleOfList } from './board-lists.ts'
import { aTask } from '../task.sample.ts'
import { sample_cards } from './sample-cards.ts'

it('[DSH26] has four columns in the order of the work, each with its colour', () => {
  expect(
    board_lists.map(({ list_title, list_key, list_color }) => [list_title, list_key, list_color]),
  ).toEqual([
    ['Backlog', 'backlog', 'red'],
    ['In Progress', 'in_progress', 'blue'],
    ['Review', 'review', 'light blue'],
    ['Done', 'done', 'green'],
  ])
})

it.each([
  ['backlog', 'BACKLOG', 'Backlog'],
  ['in_progress', 'IN_PROGRESS', 'In Progress'],
  ['review', 'REVIEW', 'Review'],
  ['done', 'DONE', 'Done'],
] as const)(
  '[DSH26] shows a task with the status %s as a card of its column',
  (task_status, card_status, title) => {
    const card = cardOf(aTask({ task_id: 'a', task_status }))
    expect(card).toMatchObject({ card_id: 'a', card_status })
    expect(listKeyOf(card)).toBe(task_status)
    expect(titleOfList(task_status)).toBe(title)
  },
)

it('[DSH26] has a column for every status of the contract, in its order', () => {
  expect(board_lists.map(({ list_key }) => list_key)).toEqual([...task_statuses])
})

it('[DSH26] has eight sample cards, two in each column', () => {
  expect(new Set(sample_cards.map(({ card_id }) => card_id)).size).toBe(8)
  expect(sample_cards).toHaveLength(8)
  for (const { list_key } of board_lists) {
    expect(sample_cards.filter((card) => listKeyOf(card) === list_key)).toHaveLength(2)
  }
  for (const { card_title, card_description } of sample_cards) {
    expect(card_title).not.toBe('')
    expect(card_description).not.toBe('')
  }
})
