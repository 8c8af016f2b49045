import { Suspense, useState } from 'react'
import { lazyPart } from '../../../ui/state/lazy-part.tsx'
import type { Importing } from './use-import.ts'

const ImportPanel = lazyPart(async () => ({ default: (await import('./import-panel.tsx')).ImportPanel }))

/** Chooses calendar files and shows what becomes of each; fetched when it is first opened. */
export function ImportDialog({ importing }: { readonly importing: Importing }) {
  const [wasOpened, setOpened] = useState(importing.isOpen)
  if (importing.isOpen && !wasOpened) setOpened(true)
  if (!wasOpened) return null
  return (
    <Suspense>
      <ImportPanel importing={importing} />
    </Suspense>
  )
}
