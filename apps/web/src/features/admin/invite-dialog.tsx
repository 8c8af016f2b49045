import { type Invitation, inviteAccount, type Role, roles } from '@meridian/contract'
import { type FormEvent, useId, useRef, useState } from 'react'
import { errorOf, messageOf } from '../../platform/api/api-error.ts'
import { useSession } from '../../platform/session/session.ts'
import { mark, t } from '../../platform/text/text.ts'
import { Button } from '../../ui/button.tsx'
import { FormProblem } from '../../ui/form/form-problem.tsx'
import { Select } from '../../ui/form/select.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { SubmitButtons } from '../../ui/overlay/submit-buttons.tsx'
import { role_sentences, role_words } from './account-words.ts'
import { LinkPanel } from './link-panel.tsx'
import { useInviteAccount } from './use-accounts.ts'

interface InviteDialogProps {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Asks whom to invite, then shows the link to hand over. */
export function InviteDialog({ isOpen, onClose }: InviteDialogProps) {
  const formId = useId()
  const inviting = useInviteAccount()
  const [isKept, setKept] = useState(false)
  const done = inviting.data
  return (
    <Dialog
      title={done ? t('{name} is invited', { name: done.account.full_name }) : t('Invite user')}
      size="sm"
      isOpen={isOpen}
      onClose={onClose}
      isDismissable={false}
      hasUnkept={done !== undefined && !isKept}
      footer={
        done ? (
          <Button onPress={onClose}>{t('Done')}</Button>
        ) : (
          <SubmitButtons
            form={formId}
            label={t('Invite user')}
            isBusy={inviting.isPending}
            busyLabel={t('Inviting...')}
            onCancel={onClose}
          />
        )
      }
    >
      {done ? (
        <LinkPanel link={done} name={done.account.full_name} onKept={() => setKept(true)} />
      ) : (
        <InviteForm
          id={formId}
          failure={inviting.error}
          onSend={(body) => {
            if (!inviting.isPending) inviting.mutate({ body })
          }}
        />
      )}
    </Dialog>
  )
}

interface InviteFormProps {
  readonly id: string
  readonly failure: Error | null
  readonly onSend: (invitation: Required<Invitation>) => void
}

const fields = ['first_name', 'last_name', 'primary_email'] as const
type Field = (typeof fields)[number]

function InviteForm({ id, failure, onSend }: InviteFormProps) {
  const [person, setPerson] = useState({ first_name: '', last_name: '', primary_email: '' })
  const [role, setRole] = useState<Role>('user')
  const [isTried, setTried] = useState(false)
  /** What was sent: its complaints are about nothing else. */
  const [sent, setSent] = useState(person)
  const form = useRef<HTMLFormElement>(null)

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    const body = { ...person, primary_email: person.primary_email.trim() }
    const empty = fields.find((field) => missing_sentences[field] && body[field].trim() === '')
    if (empty) return form.current?.querySelector<HTMLInputElement>(`input[name="${empty}"]`)?.focus()
    setSent(person)
    return onSend({ ...body, role })
  }

  const bind = (field: Field) => ({
    name: field,
    value: person[field],
    onChange: (value: string) => setPerson({ ...person, [field]: value }),
    autoComplete: 'off',
    error:
      isTried && person[field].trim() === '' && missing_sentences[field]
        ? t(missing_sentences[field])
        : sent[field] === person[field]
          ? errorOf(failure, field)
          : undefined,
  })
  const isFieldFailure = fields.some((field) => errorOf(failure, field) !== undefined)

  return (
    <form ref={form} id={id} noValidate onSubmit={submit} className="flex flex-col gap-3.25">
      {failure && !isFieldFailure && (
        <FormProblem>{messageOf(failure, t(inviteAccount.says.failed))}</FormProblem>
      )}
      <div className="grid grid-cols-2 items-start gap-3">
        <TextField label={t('First name')} autoFocus isRequired {...bind('first_name')} />
        <TextField label={t('Last name')} {...bind('last_name')} />
      </div>
      <TextField label={t('Email')} type="email" spellCheck="false" isRequired {...bind('primary_email')} />
      <RoleChoice role={role} onChange={setRole} />
      <p className="text-xs text-muted">{t('You get a link to pass on. No mail is sent.')}</p>
    </form>
  )
}

/** Only a system admin makes operators; for everybody else there is nothing to choose. */
function RoleChoice({ role, onChange }: { readonly role: Role; readonly onChange: (role: Role) => void }) {
  const isChief = useSession(({ user }) => user?.role === 'system_admin')
  if (!isChief) return null
  return (
    <Select
      label={t('Role')}
      options={roles.map((one) => ({ id: one, label: t(role_words[one]) }))}
      value={role}
      onChange={onChange}
      hint={t(role_sentences[role])}
    />
  )
}

const missing_sentences: Readonly<Partial<Record<Field, string>>> = {
  first_name: mark('Enter a first name.'),
  primary_email: mark('Enter an email address.'),
}
