import { type ReactNode, useState } from 'react'
import { t } from '../../../platform/text/text.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { SubmitButtons } from '../../../ui/overlay/submit-buttons.tsx'
import { ShownSecret } from './shown-secret.tsx'

interface SecretDialogProps {
  readonly title: string
  readonly size: 'sm' | 'md'
  /** The id of the form among the children. */
  readonly form: string
  readonly submitLabel: string
  readonly busyLabel: string
  readonly isBusy: boolean
  /** Something was filled in that closing would lose. */
  readonly isEdited?: boolean
  /** What the server has made; undefined until then. */
  readonly secret: string | undefined
  readonly secretLabel: string
  readonly secretHint: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A form, and in its place the secret that sending the form has made. It stays until it is copied or said to be saved. */
export function SecretDialog({
  title,
  size,
  form,
  submitLabel,
  busyLabel,
  isBusy,
  isEdited = false,
  secret,
  secretLabel,
  secretHint,
  onClose,
  children,
}: SecretDialogProps) {
  const [isKept, setKept] = useState(false)
  return (
    <Dialog
      title={title}
      size={size}
      isOpen
      onClose={onClose}
      isDismissable={false}
      hasUnsaved={isEdited && secret === undefined}
      hasUnkept={secret !== undefined && !isKept}
      footer={
        secret === undefined ? (
          <SubmitButtons
            form={form}
            label={submitLabel}
            isBusy={isBusy}
            busyLabel={busyLabel}
            onCancel={onClose}
          />
        ) : (
          <Button variant="primary" onPress={onClose}>
            {t('I saved it')}
          </Button>
        )
      }
    >
      {secret === undefined ? (
        children
      ) : (
        <ShownSecret label={secretLabel} secret={secret} hint={secretHint} onKept={() => setKept(true)} />
      )}
    </Dialog>
  )
}
