import { createAppPassword, listAppPasswords, program_name_characters_max } from '@meridian/contract'
import { type FormEvent, useId, useRef, useState } from 'react'
import { useSession } from '../../../platform/session/session.ts'
import { t } from '../../../platform/text/text.ts'
import { FormProblem } from '../../../ui/form/form-problem.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { SecretDialog } from './secret-dialog.tsx'
import { useCreatedProgram } from './use-created-program.ts'

/** Asks for a name, and shows the app password once. */
export function AppPasswordDialog({ onClose }: { readonly onClose: () => void }) {
  const form = useId()
  const [program_name, setName] = useState('')
  const email = useSession(({ user }) => user?.primary_email ?? '')
  const creation = useCreatedProgram(createAppPassword, listAppPasswords)
  return (
    <SecretDialog
      title={t('New app password')}
      size="sm"
      form={form}
      submitLabel={t('Create password')}
      busyLabel={t('Creating...')}
      isBusy={creation.isBusy}
      isEdited={program_name !== ''}
      secret={creation.created?.app_password}
      secretLabel={t('Your app password')}
      secretHint={t("Enter it in the program with your address {email}. It isn't shown again.", { email })}
      onClose={onClose}
    >
      <PasswordForm id={form} creation={creation} program_name={program_name} onName={setName} />
    </SecretDialog>
  )
}

interface PasswordFormProps {
  readonly id: string
  readonly creation: ReturnType<typeof useCreatedProgram<typeof createAppPassword>>
  readonly program_name: string
  readonly onName: (program_name: string) => void
}

function PasswordForm({ id, creation, program_name, onName }: PasswordFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [wasTried, setTried] = useState(false)
  const nameProblem = program_name.trim() === '' ? t('Give the program a name.') : undefined
  const focus = (name: string) =>
    form.current?.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.focus()

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (creation.isBusy) return
    setTried(true)
    if (nameProblem) focus('program_name')
    else creation.create({ body: { program_name, purpose: 'calendar' } })
  }

  return (
    <form id={id} ref={form} noValidate onSubmit={onSubmit} className="flex flex-col gap-4">
      {creation.problem && <FormProblem>{creation.problem}</FormProblem>}
      <TextField
        label={t('Name')}
        name="program_name"
        hint={t('The program and the device, such as Calendar on my phone.')}
        value={program_name}
        onChange={(value) => {
          onName(value)
          creation.forgetProblem()
        }}
        maxLength={program_name_characters_max}
        autoComplete="off"
        autoFocus
        isRequired
        error={(wasTried ? nameProblem : undefined) ?? creation.problemOf('program_name')}
      />
    </form>
  )
}
