import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { isTurnOver, nextTurn } from './pace.ts'

it('[RUN19] gives one turn in each round of the event loop, in order', async () => {
  const turns: string[] = []
  let rounds = 0
  const watching = new AbortController()
  const watch = async () => {
    for (; !watching.signal.aborted; rounds += 1) await setImmediate()
  }
  const work = async (name: string) => {
    for (let piece = 0; piece < 3; piece += 1) {
      await nextTurn()
      expect(isTurnOver()).toBe(false)
      turns.push(`${name}${piece} in round ${rounds}`)
    }
  }
  const watched = watch()
  await Promise.all([work('a'), work('b')])
  watching.abort()
  await watched
  expect(turns.map((turn) => turn.slice(0, 2))).toEqual(['a0', 'b0', 'a1', 'b1', 'a2', 'b2'])
  expect(new Set(turns.map((turn) => turn.slice(3))).size).toBe(turns.length)
})
