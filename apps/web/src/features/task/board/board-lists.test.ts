import { expect, it } from 'vitest'
import { board_lists, listKeyOf } from './board-lists.ts'
import { sample_cards } from './sample-cards.ts'

it('[BW1] has four columns in the order of the work, each with its colour', () => {
  expect(
    board_lists.map(({ list_title, list_key, list_color }) => [list_title, list_key, list_color]),
  ).toEqual([
    ['Backlog', 'backlog', 'red'],
    ['In Progress', 'in_progress', 'blue'],
    ['Review', 'review', 'light blue'],
    ['Done', 'done', 'green'],
  ])
})

it('[BW1] has eight sample cards, two in each column', () => {
  expect(sample_cards).toHaveLength(8)
  for (const { list_key } of board_lists) {
    expect(sample_cards.filter((card) => listKeyOf(card) === list_key)).toHaveLength(2)
  }
  for (const { card_title, card_description } of sample_cards) {
    expect(card_title).not.toBe('')
    expect(card_description).not.toBe('')
  }
})
