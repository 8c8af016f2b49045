import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { runs } from '../../../test/every-case.ts'
import { type Candidate, chooseHost, reasonFor } from './host-choice.rules.ts'

function aHost(name: string, about: Partial<Candidate> = {}): Candidate {
  return { user_id: name, full_name: name, weight: 1, count: 0, last_ms: 0, ...about }
}

/** Books one after the other; each booking names the places of the hosts who are free. */
function bookAll(hosts: readonly Candidate[], bookings: readonly (readonly number[])[]): Candidate[] {
  const turns = [...hosts]
  for (const [moment, places] of bookings.entries()) {
    const chosen = chooseHost(places.flatMap((place) => turns[place] ?? []))
    const place = turns.findIndex(({ user_id }) => user_id === chosen?.user_id)
    if (chosen) turns[place] = { ...chosen, count: chosen.count + 1, last_ms: moment + 1 }
  }
  return turns
}

describe('[BKG7] the chosen host', () => {
  it('has the fewest bookings, then waits longest, then comes first', () => {
    const ana = aHost('ana', { count: 3, last_ms: 1 })
    const bo = aHost('bo', { count: 2, last_ms: 9 })
    const cy = aHost('cy', { count: 2, last_ms: 5 })
    expect(chooseHost([ana, bo, cy])?.user_id).toBe('cy')
    expect(chooseHost([ana, bo])?.user_id).toBe('bo')
    expect(chooseHost([aHost('di'), aHost('ed')])?.user_id).toBe('di')
    expect(chooseHost([])).toBeUndefined()
    expect(reasonFor(cy, [ana, bo, cy])).toBe('cy was free. Bookings of the last 90 days: ana 3, bo 2, cy 2.')
  })

  it('gets bookings by weight', () => {
    const all = Array.from({ length: 100 }, () => [0, 1])
    const turns = bookAll([aHost('ana'), aHost('bo', { weight: 3 })], all)
    expect(turns.map(({ count }) => count)).toEqual([25, 75])
  })

  it.each([
    [2, 10, 3],
    [3, 6, 2],
  ])(
    '[BKG16] of %i hosts is never worse after %i bookings than under any rule that does not know later ones',
    (count, length, above) => {
      const hosts = Array.from({ length: count }, (_, place) => aHost(String(place)))
      expect(worstRegret(hosts, length, any)).toBe(above)
      expect(worstRegret(hosts, length, ours)).toBe(above)
    },
  )

  it('[BKG16] leaves 250 of 1,000 bookings above the best plan where 500 that both can take come before 500 of one', () => {
    const both = Array.from({ length: 500 }, () => [0, 1])
    const turns = bookAll([aHost('ana'), aHost('bo')], both)
    const later = Array.from({ length: 500 }, () => [turns[0]?.count === 250 ? 0 : 1])
    const counts = bookAll(turns, later).map(({ count }) => count)
    expect(counts).toEqual([750, 250])
    expect(leastMost(2, [...both, ...later])).toBe(500)
  })

  it('[BKG16] of hosts who are all free each time is within one of every other, and at the best plan', () => {
    for (const count of [2, 3, 5, 7]) {
      const hosts = Array.from({ length: count }, (_, place) => aHost(String(place)))
      const bookings = Array.from({ length: 1000 }, () => hosts.map((_, place) => place))
      const counts = bookAll(hosts, bookings).map((host) => host.count)
      expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1)
      expect(Math.max(...counts)).toBe(leastMost(count, bookings))
    }
  })

  // The shares of hosts who are free at unequal times, and how far above the best plan 200 seeds come.
  it.each([
    { percents: [90, 90, 90], above: 1 },
    { percents: [50, 50, 50], above: 3 },
    { percents: [80, 70, 60, 60, 60], above: 2 },
    { percents: [90, 60, 30], above: 12 },
    { percents: [100, 40, 20, 10], above: 8 },
    { percents: [100, 50], above: 24 },
  ])(
    '[BKG16] of hosts free for $percents percent of 1,000 bookings is at most $above above the best plan',
    (given) => {
      const { percents, above } = given
      for (let seed = 1; seed <= 200; seed++) {
        const bookings = drawBookings(percents, seed)
        const hosts = percents.map((_, place) => aHost(String(place)))
        const most = Math.max(...bookAll(hosts, bookings).map(({ count }) => count))
        expect(most - leastMost(percents.length, bookings), `seed ${seed}`).toBeLessThanOrEqual(above)
      }
    },
  )

  it('has the smallest share of all who are free at each of 1,000 bookings, and a bounded one after them', () => {
    const weighted = fc.record({
      percent: fc.integer({ min: 1, max: 100 }),
      weight: fc.constantFrom(1, 2, 5),
    })
    const teams = fc.array(weighted, { minLength: 2, maxLength: 6 })
    fc.assert(
      fc.property(teams, fc.integer({ min: 1, max: 2 ** 31 - 2 }), (team, seed) => {
        const bookings = drawBookings(
          team.map(({ percent }) => percent),
          seed,
        )
        let turns = team.map(({ weight }, place) => aHost(String(place), { weight }))
        for (const places of bookings) {
          const next = bookAll(turns, [places])
          const shares = next.map(({ count, weight }) => count / weight)
          const place = next.findIndex(({ count }, at) => count !== turns[at]?.count)
          const others = places.map((at) => ((turns[at]?.count ?? 0) + 1) / (turns[at]?.weight ?? 1))
          expect(shares[place]).toBe(Math.min(...others))
          turns = next
        }
        // Azar, Naor and Rom 1995: no more than this multiple of the best plan, whatever the bookings are.
        const equal = bookAll(
          team.map((_, place) => aHost(String(place))),
          bookings,
        )
        const most = Math.max(...equal.map(({ count }) => count))
        const multiple = Math.ceil(Math.log2(team.length)) + 1
        expect(most).toBeLessThanOrEqual(multiple * leastMost(team.length, bookings))
      }),
      { numRuns: runs(20) },
    )
  })
})

/** 1,000 bookings at which at least one host is free, each host in so many percent of all moments. */
function drawBookings(percents: readonly number[], seed: number): readonly (readonly number[])[] {
  const draw = drawing(seed * 7919)
  const bookings: number[][] = []
  while (bookings.length < 1000) {
    const free = percents.flatMap((percent, place) => (draw() * 100 < percent ? [place] : []))
    if (free.length > 0) bookings.push(free)
  }
  return bookings
}

/** The groups of hosts who can be free at one booking. */
function groupsOf(count: number): readonly (readonly number[])[] {
  return Array.from({ length: 2 ** count - 1 }, (_, group) =>
    Array.from({ length: count }, (_host, place) => place).filter((place) => (group + 1) & (1 << place)),
  )
}

/** Whom a rule may choose of the hosts who are free. */
type Rule = (free: readonly Candidate[]) => readonly Candidate[]

const ours: Rule = (free) => {
  const chosen = chooseHost(free)
  return chosen ? [chosen] : []
}
const any: Rule = (free) => free

/**
 * How far above the best plan the best of the rule's choices come after so many bookings, each of them the worst that
 * could come next.
 */
function worstRegret(hosts: readonly Candidate[], length: number, rule: Rule): number {
  const groups = groupsOf(hosts.length)
  const known = new Map<string, number>()
  function after(turns: readonly Candidate[], taken: readonly number[]): number {
    const made = taken.reduce((sum, count) => sum + count, 0)
    if (made === length) {
      const bookings = taken.flatMap((count, group) =>
        Array.from({ length: count }, () => groups[group] ?? []),
      )
      return Math.max(...turns.map(({ count }) => count)) - leastMost(turns.length, bookings)
    }
    const order = turns.toSorted((one, other) => one.last_ms - other.last_ms).map(({ user_id }) => user_id)
    const state = JSON.stringify([turns.map(({ count }) => count), order, taken])
    const found = known.get(state)
    if (found !== undefined) return found
    const outcomes = groups.map((free, group) => {
      const next = taken.with(group, (taken[group] ?? 0) + 1)
      const choices = rule(free.flatMap((place) => turns[place] ?? []))
      return Math.min(
        ...choices.map(({ user_id }) =>
          after(
            turns.map((host) =>
              host.user_id === user_id ? { ...host, count: host.count + 1, last_ms: made + 1 } : host,
            ),
            next,
          ),
        ),
      )
    })
    known.set(state, Math.max(...outcomes))
    return Math.max(...outcomes)
  }
  return after(
    hosts,
    groups.map(() => 0),
  )
}

/** Hall’s theorem: some host of a group gets at least the group’s share of the bookings that only the group can take. */
function leastMost(hosts: number, bookings: readonly (readonly number[])[]): number {
  const masks = bookings.map((places) => places.reduce((mask, place) => mask | (1 << place), 0))
  const groups = Array.from({ length: 2 ** hosts - 1 }, (_, place) => place + 1)
  return Math.max(
    ...groups.map((group) => {
      const only = masks.filter((mask) => (mask & ~group) === 0).length
      return Math.ceil(only / group.toString(2).replaceAll('0', '').length)
    }),
  )
}

/** Numbers from 0 to 1 that follow from the seed alone (Park and Miller 1988). */
function drawing(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 48_271) % (2 ** 31 - 1)
    return state / (2 ** 31 - 1)
  }
}
