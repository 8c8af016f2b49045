import { type ReactNode } from 'react'
import { lazyPart } from '../state/lazy-part.tsx'
import { OnceOpen } from './once-open.tsx'

export interface DialogProps {
  readonly title: string
  readonly isOpen: boolean
  /** Called by Escape, the cross and, where `isDismissable`, a click beside the dialog. */
  readonly onClose: () => void
  /** sm 420, md 560, lg 760, xl 1180 px; the full screen on a phone. */
  readonly size?: 'sm' | 'md' | 'lg' | 'xl'
  /** Beside the title, such as a badge. */
  readonly titleEnd?: ReactNode
  readonly footer?: ReactNode
  readonly isDismissable?: boolean
  /** Closing would lose what was typed: Escape, the cross and a click beside the dialog ask first. */
  readonly hasUnsaved?: boolean
  /** It shows what isn't shown again, and none of it was copied: they ask, too. */
  readonly hasUnkept?: boolean
  /** On a phone a panel from below, above another dialog for example, instead of the full screen. */
  readonly isSheetOnPhone?: boolean
  /** No padding of its own, for content in columns. */
  readonly isFlush?: boolean
  readonly children: ReactNode
}

const DialogWindow = lazyPart(async () => ({ default: (await import('./dialog-window.tsx')).DialogWindow }))

/** Keeps the focus inside and gives it back; the page behind does not scroll. */
export function Dialog(props: DialogProps) {
  return (
    <OnceOpen isOpen={props.isOpen}>
      <DialogWindow {...props} />
    </OnceOpen>
  )
}
