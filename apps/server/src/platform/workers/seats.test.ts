import { expect, it } from 'vitest'
import { openSeats, type SeatLane } from './seats.ts'

const limits = { seats: 3, longSeats: 2, waiting: 20, waitingOfPerson: 12 }

it('[MTG77] gives short work a seat at once, whatever long work waits', async () => {
  const { take, begun } = watched()
  for (const person of ['a', 'b', 'c', 'd']) void take(person, 'import')
  void take('e', 'short')
  await settled()
  expect(begun).toEqual(['a import', 'b import', 'e short'])
})

it('[MTG77] gives one person one seat in a lane, and lets others pass those who wait for their own', async () => {
  const { take, begun, release } = watched()
  for (let count = 0; count < 12; count += 1) void take('a', 'import')
  void take('b', 'import')
  void take('a', 'short')
  await settled()
  expect(begun).toEqual(['a import', 'b import', 'a short'])
  release('a import')
  await settled()
  expect(begun.at(-1)).toBe('a import')
  expect(begun).toHaveLength(4)
})

it('[MTG77] takes exports before imports', async () => {
  const { take, begun, release } = watched()
  for (const person of ['a', 'b', 'c']) void take(person, 'import')
  void take('d', 'export')
  await settled()
  release('a import')
  release('b import')
  await settled()
  expect(begun.slice(2)).toEqual(['d export', 'c import'])
})

it('[MTG77] refuses more than may wait, of one person and of all, with a time to retry', async () => {
  const { take } = watched()
  for (let count = 0; count < 13; count += 1) void take('a', 'import')
  await expect(take('a', 'import')).rejects.toMatchObject({ status: 503, retryAfterSeconds: 5 })
  for (let count = 0; count < 9; count += 1) void take('b', 'import')
  await expect(take('c', 'short')).resolves.toBeUndefined()
  await expect(take('d', 'import')).rejects.toMatchObject({ status: 503 })
})

function watched() {
  const seats = openSeats(limits)
  const begun: string[] = []
  const releases = new Map<string, () => void>()
  return {
    begun,
    take: async (person: string, lane: SeatLane) => {
      const release = await seats.take({ person, lane })
      begun.push(`${person} ${lane}`)
      releases.set(`${person} ${lane}`, release)
    },
    release: (name: string) => releases.get(name)?.(),
  }
}

async function settled(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve()
}
