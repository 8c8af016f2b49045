import type { Role } from '@meridian/contract'
import { whenIdle } from '../platform/when-idle.ts'
import { MissingPart, partsAhead } from '../ui/lazy-part.tsx'

/**
 * Fetches all parts of the role, one after the other while the page is idle, unless the person saves data. Small ones
 * come first: what tells of a lost connection must be there before it is lost.
 */
export function fetchPartsAhead(role: Role): () => void {
  const tried = new Set<unknown>()
  let isStopped = savesData()
  let stopWaiting: (() => void) | undefined

  function fetchNext(): void {
    const left = partsAhead.filter((part) => !tried.has(part) && (!part.roles || part.roles.includes(role)))
    const next = left.find(({ kind }) => kind !== 'screen') ?? left[0]
    if (isStopped || !next || !navigator.onLine) return
    tried.add(next)
    stopWaiting = whenIdle(() => void next.get().then(fetchNextAfter))
  }

  function fetchNextAfter(part: unknown): void {
    if (part instanceof MissingPart) part.forget()
    fetchNext()
  }

  fetchNext()
  return () => {
    isStopped = true
    stopWaiting?.()
  }
}

function savesData(): boolean {
  // Newer than the type library: https://wicg.github.io/savedata/
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } }
  return connection?.saveData === true
}
