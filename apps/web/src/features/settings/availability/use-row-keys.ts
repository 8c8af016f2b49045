import { useState } from 'react'

/** Names for the rows of a list whose items have none: what stands in a row stays in it when another goes. */
export function useRowKeys(count: number) {
  const [rows, setRows] = useState(() => ({ keys: firstKeys(count), next: count }))
  // Taken back, or saved elsewhere: the rows are others.
  const { keys, next } = rows.keys.length === count ? rows : { keys: firstKeys(count), next: count }
  return {
    keys,
    add: () => setRows({ keys: [...keys, next], next: next + 1 }),
    remove: (place: number) => setRows({ keys: keys.toSpliced(place, 1), next }),
  }
}

function firstKeys(count: number): number[] {
  return Array.from({ length: count }, (_, place) => place)
}
