import type { Account } from '@meridian/contract'
import { type FormEvent, useId, useState } from 'react'
import { errorOf } from '../../platform/api/api-error.ts'
import { t } from '../../platform/text/text.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { FormProblem } from '../../ui/form/form-problem.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { lossSentence } from './account-words.ts'
import { useDeleteAccount } from './use-accounts.ts'

interface DeleteDialogProps {
  readonly account: Account
  readonly onClose: () => void
}

/** Says what a deletion takes away, and wants the address typed: this cannot be undone. */
export function DeleteDialog({ account, onClose }: DeleteDialogProps) {
  const formId = useId()
  const [typed, setTyped] = useState('')
  const [hasExport, setExport] = useState(true)
  const [successor, setSuccessor] = useState('')
  const deleting = useDeleteAccount()
  const successorError = errorOf(deleting.error, 'successor_email')
  const isMeant = typed.trim().toLowerCase() === account.primary_email.toLowerCase()

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isMeant || deleting.isPending) return
    deleting.mutate({ account, hasExport, successor_email: successor.trim() }, { onSuccess: onClose })
  }

  return (
    <Dialog
      title={t('Delete {name}', { name: account.full_name })}
      size="sm"
      isOpen
      onClose={onClose}
      isDismissable={false}
      footer={
        <>
          <Button onPress={onClose} isDisabled={deleting.isPending}>
            {t('Cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="danger"
            isDisabled={!isMeant}
            isBusy={deleting.isPending}
            busyLabel={t('Deleting...')}
          >
            {t('Delete user')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="flex flex-col gap-3.5">
        {deleting.error && successorError === undefined && (
          <FormProblem>{deleting.error.message}</FormProblem>
        )}
        <p className="text-text-2">
          {[
            t('The account, its labels and all data that is only its own are permanently deleted.'),
            lossSentence(account),
            t('This cannot be undone.'),
          ].join(' ')}
        </p>
        {account.meeting_count > 0 && (
          <TextField
            label={t('Pass its coming meetings with guests on to')}
            hint={t(
              'The email address of another account, which becomes their organizer. Guests keep their meetings and answers. If empty, these meetings are canceled.',
            )}
            type="email"
            value={successor}
            onChange={setSuccessor}
            error={successorError}
            autoComplete="off"
            spellCheck="false"
          />
        )}
        <Checkbox isSelected={hasExport} onChange={setExport}>
          {t('Save an export first, to hand it over')}
        </Checkbox>
        <TextField
          label={t('Type {email} to confirm', { email: account.primary_email })}
          value={typed}
          onChange={setTyped}
          autoFocus
          autoComplete="off"
          spellCheck="false"
          className="wrap-anywhere"
        />
      </form>
    </Dialog>
  )
}
