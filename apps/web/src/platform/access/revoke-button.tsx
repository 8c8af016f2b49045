import { Trash2 } from 'lucide'
import { useState } from 'react'
import { IconButton } from '../../ui/icon-button.tsx'
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx'
import { t } from '../text/text.ts'

interface RevokeButtonProps {
  /** Of the program that loses its access. */
  readonly name: string
  /** What revoking ends, and whether it comes back. */
  readonly consequence: string
  readonly isBusy: boolean
  readonly onRevoke: () => void
}

/** Ends the access of a program after a question. */
export function RevokeButton({ name, consequence, isBusy, onRevoke }: RevokeButtonProps) {
  const [isAsked, setAsked] = useState(false)
  const close = () => setAsked(false)
  return (
    <>
      <IconButton
        label={t('Revoke {name}', { name })}
        icon={Trash2}
        size="sm"
        onPress={() => setAsked(true)}
      />
      <ConfirmDialog
        title={t('Revoke “{name}”?', { name })}
        confirmLabel={t('Revoke')}
        isDangerous
        isBusy={isBusy}
        isOpen={isAsked}
        onClose={close}
        onConfirm={() => {
          close()
          onRevoke()
        }}
      >
        {consequence}
      </ConfirmDialog>
    </>
  )
}
