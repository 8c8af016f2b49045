import type { Connection } from '@meridian/contract'
import { Server } from 'lucide'
import { useId, useRef } from 'react'
import { t } from '../../../platform/text/text.ts'
import { FormProblem } from '../../../ui/form/form-problem.tsx'
import { PasswordField } from '../../../ui/form/password-field.tsx'
import { useFocusOnProblem } from '../../../ui/form/problem-focus.ts'
import { TextField } from '../../../ui/form/text-field.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { SubmitButtons } from '../../../ui/overlay/submit-buttons.tsx'
import { useCalDavForm } from './use-caldav-form.ts'

interface CalDavDialogProps {
  /** Of the account that is to be opened anew; null for a new one. */
  readonly connection: Connection | null
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** The address of a calendar server, and what opens the account there. */
export function CalDavDialog({ connection, isOpen, onClose }: CalDavDialogProps) {
  const formId = useId()
  const element = useRef<HTMLFormElement>(null)
  const { form, problems, error, refusal, isConnecting, submit, change } = useCalDavForm(connection, onClose)
  useFocusOnProblem(error, element)
  return (
    <Dialog
      title={connection ? t('Reconnect the calendar server') : t('Connect a calendar server')}
      size="sm"
      isSheetOnPhone
      isOpen={isOpen}
      onClose={onClose}
      isDismissable={!isConnecting}
      footer={
        <SubmitButtons
          form={formId}
          label={connection ? t('Reconnect') : t('Connect')}
          isBusy={isConnecting}
          busyLabel={t('Connecting...')}
          onCancel={onClose}
        />
      }
    >
      <form
        ref={element}
        id={formId}
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        {refusal !== null && <FormProblem>{refusal}</FormProblem>}
        <TextField
          label={t('Address of the server, or email')}
          icon={Server}
          autoComplete="off"
          inputMode="url"
          spellCheck="false"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- The dialog was opened to fill it in.
          autoFocus={connection === null}
          value={form.address}
          onChange={(address) => change({ address })}
          error={problems.address}
          hint={t('For example caldav.icloud.com, caldav.fastmail.com, or the address of your Nextcloud.')}
          isRequired
        />
        <TextField
          label={t('User name')}
          autoComplete="off"
          spellCheck="false"
          value={form.user}
          onChange={(user) => change({ user })}
          error={problems.user}
          hint={t('Empty: the email address.')}
        />
        <PasswordField
          label={t('App password')}
          // The one of this site must not be filled in.
          autoComplete="new-password"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- Of a connected account it is all that is missing.
          autoFocus={connection !== null}
          value={form.password}
          onChange={(password) => change({ password })}
          error={problems.password}
          hint={t(
            'Create one in the settings of your account there. It is stored encrypted and never shown again.',
          )}
          isRequired
        />
      </form>
    </Dialog>
  )
}
