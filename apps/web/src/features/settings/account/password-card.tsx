import { type FormEvent, useRef } from 'react'
import { t } from '../../../platform/text/text.ts'
import { Button } from '../../../ui/button.tsx'
import { FormProblem } from '../../../ui/form/form-problem.tsx'
import { PasswordField } from '../../../ui/form/password-field.tsx'
import { TitledCard } from '../../../ui/titled-card.tsx'
import { type PasswordField as Field, usePasswordForm } from './use-password-form.ts'

export function PasswordCard({ email }: { readonly email: string }) {
  const form = useRef<HTMLFormElement>(null)
  const password = usePasswordForm((field) =>
    form.current?.querySelector<HTMLInputElement>(`input[name="${field}"]`)?.focus(),
  )

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    password.submit()
  }

  const bind = (name: Field) => ({
    name,
    isRequired: true,
    value: password.form[name],
    onChange: (value: string) => password.update(name, value),
    error: password.problems[name],
  })

  return (
    <TitledCard title={t('Password')} lead={t('Changing it signs you out everywhere else.')}>
      <form ref={form} noValidate onSubmit={onSubmit} className="flex flex-col gap-3.5">
        {password.failure && <FormProblem>{password.failure}</FormProblem>}
        {/* Tells a password manager whose password it is. */}
        <input hidden readOnly type="text" autoComplete="username" value={email} />
        <PasswordField
          label={t('Current password')}
          autoComplete="current-password"
          {...bind('current_password')}
        />
        <PasswordField
          label={t('New password')}
          autoComplete="new-password"
          hint={t('At least 8 characters. A short sentence is easy to remember.')}
          {...bind('new_password')}
        />
        <Button
          type="submit"
          isBusy={password.isBusy}
          busyLabel={t('Changing...')}
          className="h-10 self-stretch md:h-8 md:self-end"
        >
          {t('Change password')}
        </Button>
      </form>
    </TitledCard>
  )
}
