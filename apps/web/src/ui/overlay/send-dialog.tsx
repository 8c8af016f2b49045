import type { ReactNode } from 'react'
import { t } from '../../platform/text/text.ts'
import { Button } from '../button.tsx'
import { FormProblem } from '../form/form-problem.tsx'
import { Dialog } from './dialog.tsx'

interface SendDialogProps {
  readonly title: string
  readonly sendLabel: string
  /** What was refused, said above the fields. */
  readonly error: { readonly message: string } | null
  readonly isSending: boolean
  /** Whether something was written. */
  readonly hasText: boolean
  readonly onSend: () => void
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Fields of a message that goes out by a press; it stays open until that has worked. */
export function SendDialog({
  title,
  sendLabel,
  error,
  isSending,
  hasText,
  onSend,
  onClose,
  children,
}: SendDialogProps) {
  return (
    <Dialog
      title={title}
      size="sm"
      isSheetOnPhone
      isOpen
      onClose={onClose}
      hasUnsaved={hasText}
      footer={
        <>
          <Button onPress={onClose}>{t('Cancel')}</Button>
          <Button variant="primary" isBusy={isSending} busyLabel={t('Sending...')} onPress={onSend}>
            {sendLabel}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {error && <FormProblem>{error.message}</FormProblem>}
        {children}
      </div>
    </Dialog>
  )
}
