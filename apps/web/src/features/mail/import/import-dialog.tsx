import { Suspense, useState } from 'react'
import { lazyPart } from '../../../ui/state/lazy-part.tsx'
import type { MailImporting } from './use-mail-import.ts'

const MailImportPanel = lazyPart(async () => ({
  default: (await import('./import-panel.tsx')).MailImportPanel,
}))

/** Chooses mail files and shows what becomes of each; fetched when it is first opened. */
export function MailImportDialog({ importing }: { readonly importing: MailImporting }) {
  const [wasOpened, setOpened] = useState(importing.isOpen)
  if (importing.isOpen && !wasOpened) setOpened(true)
  if (!wasOpened) return null
  return (
    <Suspense>
      <MailImportPanel importing={importing} />
    </Suspense>
  )
}
