import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { placeAfter, type Placed, position_length_max, positionBetween } from './position.rules.ts'

/** A move in a column: which card, and its new position. */
const anyMoves = fc.array(fc.tuple(fc.nat(40), fc.nat(40)), { maxLength: 120 })

describe('the position of a card', () => {
  it('[TSK9] is where it was put, and the order of the others stays', () => {
    fc.assert(
      fc.property(anyMoves, (moves) => {
        let column: readonly Placed[] = []
        let wished: string[] = []
        for (const [card, place] of moves) {
          const task_id = `card ${card}`
          wished = wished.filter((id) => id !== task_id)
          const index = Math.min(place, wished.length)
          const changes = placeAfter(without(column, task_id), task_id, wished[index - 1] ?? null)
          wished.splice(index, 0, task_id)
          column = written(column, changes ?? [])
          expect(column.map((one) => one.task_id)).toEqual(wished)
        }
      }),
    )
  })

  it('[TSK9] is written for the one card alone while there is room, for always longer', () => {
    let column = written([], placeAfter([], 'first', null) ?? [])
    for (let index = 0; index < 3000; index += 1) {
      const changes = placeAfter(column, `card ${index}`, column.at(-1)?.task_id ?? null)
      expect(changes).toHaveLength(1)
      column = [...column, ...(changes ?? [])]
    }
    expect(Math.max(...column.map(({ position }) => position.length))).toBeLessThanOrEqual(
      position_length_max,
    )
    expect(isAscending(column.map(({ position }) => position))).toBe(true)
  })

  it('[TSK9] finds room again where it was used up, and where two cards had the same place', () => {
    let column = written([], [at('top', 'V'), at('end', 'W')])
    let renewals = 0
    for (let index = 0; index < 1000; index += 1) {
      const task_id = `card ${index}`
      const changes = placeAfter(column, task_id, 'top') ?? []
      if (changes.length > 1) renewals += 1
      column = written(column, changes)
      expect(column[1]?.task_id).toBe(task_id)
    }
    expect(renewals).toBeGreaterThan(0)
    expect(column.every(({ position }) => position.length <= position_length_max)).toBe(true)

    const tied = [at('a', 'V'), at('b', 'V'), at('c', 'W')]
    const apart = written(tied, placeAfter(tied, 'x', 'a') ?? [])
    expect(apart.map((one) => one.task_id)).toEqual(['a', 'x', 'b', 'c'])
  })

  it('[TSK9] is nowhere after a card that is not in the column', () => {
    expect(placeAfter([at('a', 'V')], 'x', 'gone')).toBeUndefined()
    expect(placeAfter([], 'x', 'gone')).toBeUndefined()
  })
})

describe('a position', () => {
  const anyPosition = fc
    .array(fc.nat(61), { minLength: 1, maxLength: 12 })
    .map((values) =>
      values.map((value) => '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'.charAt(value)),
    )
    .map((written) => written.join('').replace(/0+$/, ''))
    .filter((position) => position !== '')

  it('[TSK9] lies between its neighbours, whatever they are, and leaves room on both sides', () => {
    fc.assert(
      fc.property(anyPosition, anyPosition, (one, other) => {
        fc.pre(one !== other)
        const [before, after] = one < other ? [one, other] : [other, one]
        const pairs = [
          [before, after],
          [null, before],
          [after, null],
        ] as const
        for (const [low, high] of pairs) {
          const position = positionBetween(low, high)
          expect(position).toMatch(/^[0-9A-Za-z]*[1-9A-Za-z]$/)
          expect(low === null || low < position).toBe(true)
          expect(high === null || position < high).toBe(true)
        }
      }),
    )
  })

  it('[TSK9] is refused between two that are not in order', () => {
    expect(() => positionBetween('V', 'V')).toThrow(RangeError)
    expect(() => positionBetween('W', 'V')).toThrow(RangeError)
  })
})

function at(task_id: string, position: string): Placed {
  return { task_id, position }
}

/** The column after the changes, in the order in which lists answer it. */
function written(column: readonly Placed[], changes: readonly Placed[]): Placed[] {
  const changed = new Map([...column, ...changes].map((one) => [one.task_id, one]))
  return [...changed.values()].toSorted((a, b) =>
    a.position === b.position ? (a.task_id < b.task_id ? -1 : 1) : a.position < b.position ? -1 : 1,
  )
}

function without(column: readonly Placed[], task_id: string): Placed[] {
  return column.filter((one) => one.task_id !== task_id)
}

function isAscending(positions: readonly string[]): boolean {
  return positions.every((position, index) => index === 0 || (positions[index - 1] ?? '') < position)
}
