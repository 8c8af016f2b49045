import { type ReactNode } from 'react'
import { lazyPart } from '../state/lazy-part.tsx'
import { OnceOpen } from './once-open.tsx'

export interface SheetProps {
  readonly title: string
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

const SheetWindow = lazyPart(async () => ({ default: (await import('./sheet-window.tsx')).SheetWindow }))

/** A panel from the end edge; on a phone from below. */
export function Sheet(props: SheetProps) {
  return (
    <OnceOpen isOpen={props.isOpen}>
      <SheetWindow {...props} />
    </OnceOpen>
  )
}
