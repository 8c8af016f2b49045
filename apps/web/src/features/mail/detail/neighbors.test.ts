import { expect, it } from 'vitest'
import { findNeighbors } from './neighbors.ts'

const list = { mail_ids: ['a', 'b', 'c'], total: 148 }

it('[WML20] leads on and back through the list as it was seen, over what was just deleted', () => {
  expect(findNeighbors(list, 'a', new Set())).toEqual({ position: 1, total: 148, previous: null, next: 'b' })
  expect(findNeighbors(list, 'a', new Set(['b']))).toMatchObject({ next: 'c' })
  expect(findNeighbors(list, 'c', new Set(['a', 'b']))).toMatchObject({ previous: null, next: null })
  expect(findNeighbors(list, 'x', new Set())).toBeNull()
})
