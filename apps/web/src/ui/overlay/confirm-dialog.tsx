import { type ReactNode } from 'react'
import { lazyPart } from '../state/lazy-part.tsx'
import { OnceOpen } from './once-open.tsx'

export interface ConfirmDialogProps {
  readonly title: string
  /** What will happen and what stays. */
  readonly children: ReactNode
  readonly confirmLabel: string
  readonly cancelLabel?: string
  /** A second way out between cancel and confirm. */
  readonly alternative?: { readonly label: string; readonly onPress: () => void }
  readonly isDangerous?: boolean
  readonly isBusy?: boolean
  readonly isOpen: boolean
  readonly onConfirm: () => void
  readonly onClose: () => void
}

const ConfirmWindow = lazyPart(async () => ({
  default: (await import('./confirm-window.tsx')).ConfirmWindow,
}))

/** A question that must be answered; the safe answer has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  return (
    <OnceOpen isOpen={props.isOpen}>
      <ConfirmWindow {...props} />
    </OnceOpen>
  )
}
