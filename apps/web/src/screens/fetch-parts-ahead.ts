import type { Role } from '@meridian/contract'
import { MissingPart, partsAhead } from '../ui/state/lazy-part.tsx'
import { fetchInBackground } from './stale-assets.ts'
import { whenIdle } from './when-idle.ts'

/**
 * Fetches all parts of the role while the page is idle, unless the person saves data. Small ones come first and
 * together, since what tells of a lost connection must be there before it is lost; then one screen after the other.
 */
export function fetchPartsAhead(role: Role): () => void {
  const tried = new Set<unknown>()
  let isStopped = savesData()
  let stopWaiting: (() => void) | undefined

  function fetchNext(): void {
    const left = partsAhead.filter((part) => !tried.has(part) && (!part.roles || part.roles.includes(role)))
    const small = left.filter(({ kind }) => kind !== 'screen')
    const next = small.length > 0 ? small : left.slice(0, 1)
    if (isStopped || next.length === 0 || !navigator.onLine) return
    for (const part of next) tried.add(part)
    stopWaiting = whenIdle(() => void fetchAll(next).then(fetchNext))
  }

  fetchNext()
  return () => {
    isStopped = true
    stopWaiting?.()
  }
}

async function fetchAll(parts: typeof partsAhead): Promise<void> {
  const fetched = await fetchInBackground(() => Promise.all(parts.map(({ get }) => get())))
  for (const part of fetched) if (part instanceof MissingPart) part.forget()
}

function savesData(): boolean {
  // Newer than the type library: https://wicg.github.io/savedata/
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } }
  return connection?.saveData === true
}
