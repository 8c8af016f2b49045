/** Chance that comes out the same for the same seed. */
export interface Chance {
  /** From 0 up to, but not including, 1. */
  readonly next: () => number
  /** A whole number below `count`. */
  readonly below: (count: number) => number
  readonly isHit: (probability: number) => boolean
  /** One of them; undefined of none. */
  readonly pick: <Item>(items: readonly Item[]) => Item | undefined
  /** One of the names, each as often as its weight. */
  readonly weighted: <Name extends string>(weights: Readonly<Record<Name, number>>) => Name
}

/** Mulberry32: small, and good enough to mix things up. */
export function newChance(seed: number): Chance {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (count: number) => Math.floor(next() * count)
  return {
    next,
    below,
    isHit: (probability) => next() < probability,
    pick: (items) => items[below(items.length)],
    weighted: (weights) => {
      // The keys of the record are its names.
      const entries = Object.entries(weights) as [keyof typeof weights, number][]
      let left = next() * entries.reduce((sum, [, weight]) => sum + weight, 0)
      for (const [name, weight] of entries) {
        left -= weight
        if (left < 0) return name
      }
      throw new RangeError('Nothing has any weight.')
    },
  }
}
