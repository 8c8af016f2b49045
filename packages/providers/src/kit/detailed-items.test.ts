import fc from 'fast-check'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { type DetailedItems, type DetailedReading, lateAfter, readDetailedItems } from './detailed-items.ts'
import { fieldOf, UnreadableItem } from './listed-items.ts'
import { ProviderError } from './provider-error.ts'
import type { RemoteEvent } from './remote-event.ts'

const Thing = z.object({ id: z.string() })
type Thing = z.infer<typeof Thing>
const things = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id }))

it('[ADP18] stops where as many were asked for as may be, and goes on behind it', async () => {
  expect(await read({ most: 2 })).toEqual([['a', 'b'], 'b'])
  expect(await read({ most: 2, after: 'b' })).toEqual([['c', 'd'], 'd'])
  expect(await read({ most: 2, after: 'd' })).toEqual([['e'], null])
  expect(await read({ most: 5 })).toEqual([['a', 'b', 'c', 'd', 'e'], null])
})

it('[ADP16] counts only what had to be asked for', async () => {
  expect(await read({ most: 1, knownOf: ({ id }) => (id === 'd' ? null : eventOf(id)) })).toEqual([
    ['a', 'b', 'c', 'd', 'e'],
    null,
  ])
})

it('[ADP18] reads all again when the item it stopped at is no longer listed', async () => {
  expect(await read({ after: 'gone' })).toEqual([['a', 'b', 'c', 'd', 'e'], null])
})

it('[ADP18] keeps what was read before a limit, and gives no nothing for something', async () => {
  expect(await read({ fetchEvent: limitedFrom('c') })).toEqual([['a', 'b'], 'b'])
  await expect(read({ fetchEvent: limitedFrom('a') })).rejects.toMatchObject({ kind: 'limited' })
  await expect(read({ fetchEvent: limitedFrom('c'), after: 'b' })).rejects.toMatchObject({ kind: 'limited' })
})

it('[ADP18] keeps what was read when it takes long, but one at least', async () => {
  let at = 0
  const now = () => {
    at += 1000
    return new Date(at)
  }
  expect(await read({ isLate: lateAfter(now, 1500) })).toEqual([['a', 'b'], 'b'])
  expect(await read({ isLate: () => true })).toEqual([['a'], 'a'])
})

it('[ADP11] tells what cannot be read, and lets other failures through', async () => {
  const page = await readDetailedItems(things, Thing, {
    ...reading,
    fetchEvent: ({ id }) =>
      id === 'b' ? Promise.reject(new UnreadableItem('no b')) : Promise.resolve(eventOf(id)),
  })
  expect(page.problems).toEqual(['The event b cannot be read: no b.'])
  expect(page.events).toContainEqual({ kind: 'unchanged', external_id: 'b' })
  const broken = new ProviderError('broken', 'Down.')
  await expect(read({ fetchEvent: () => Promise.reject(broken) })).rejects.toMatchObject({ kind: 'broken' })
  await expect(readDetailedItems([{ id: 'a', more: 1 }, { id: 7 }], Thing, reading)).resolves.toMatchObject({
    problems: [expect.stringContaining('"id"')],
  })
})

it('[ADP18] reads everything once in the end, however often it is stopped', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 4 }), fc.array(fc.boolean()), async (most, limits) => {
      const read: string[] = []
      const left = [...limits]
      let after: string | null = null
      do {
        try {
          const page: DetailedItems = await readDetailedItems(things, Thing, {
            ...reading,
            most,
            after,
            fetchEvent: ({ id }) =>
              left.shift() === true ? limitedFrom(id)({ id }) : Promise.resolve(eventOf(id)),
          })
          read.push(...page.events.map(({ external_id }) => external_id))
          after = page.stopped_after
        } catch (problem) {
          expect(problem).toMatchObject({ kind: 'limited' })
        }
      } while (read.length < things.length)
      expect(read).toEqual(['a', 'b', 'c', 'd', 'e'])
      expect(after).toBe(null)
    }),
  )
})

const reading: DetailedReading<Thing> = {
  after: null,
  most: 100,
  isLate: () => false,
  idOf: (raw) => z.string().safeParse(fieldOf(raw, 'id')).data ?? null,
  nameOf: () => '',
  knownOf: () => null,
  fetchEvent: ({ id }) => Promise.resolve(eventOf(id)),
}

async function read(changed: Partial<DetailedReading<Thing>>) {
  const { events, stopped_after } = await readDetailedItems(things, Thing, { ...reading, ...changed })
  return [events.map(({ external_id }) => external_id), stopped_after]
}

function limitedFrom(first: string) {
  return ({ id }: Thing) =>
    id < first ? Promise.resolve(eventOf(id)) : Promise.reject(new ProviderError('limited', 'Wait.'))
}

function eventOf(external_id: string): RemoteEvent {
  return { kind: 'removed', external_id }
}
