import {
  createPasskey,
  listSessions,
  type Passkey,
  passkey_name_characters_max,
  startPasskey,
  updatePasskey,
} from '@meridian/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useRef, useState } from 'react'
import { call } from '../../../platform/api/api.ts'
import { errorOf } from '../../../platform/api/api-error.ts'
import { queryFor } from '../../../platform/api/queries.ts'
import { NotConfirmed, withFreshSignIn } from '../../../platform/session/fresh-sign-in.ts'
import { makePasskey, passkeyProblem } from '../../../platform/session/passkeys.ts'
import { showSuccess } from '../../../platform/state/toasts.ts'
import { t } from '../../../platform/text/text.ts'
import { FormProblem } from '../../../ui/form/form-problem.tsx'
import { TextField } from '../../../ui/form/text-field.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { SubmitButtons } from '../../../ui/overlay/submit-buttons.tsx'
import { suggestedName } from '../../../platform/session/sign-in-words.ts'
import { refreshSignInWays } from './use-sign-in-change.ts'

/** Names the new passkey, and has the browser make it. */
export function NewPasskeyDialog({ onClose }: { readonly onClose: () => void }) {
  const { data: sessions } = useQuery(queryFor(listSessions, {}))
  const cache = useQueryClient()
  const adding = useMutation({
    mutationFn: async (passkey_name: string) => {
      const made = await makePasskey(await withFreshSignIn(() => call(startPasskey, {})))
      return withFreshSignIn(() => call(createPasskey, { body: { passkey_name, ...made } }))
    },
    onSuccess: () => {
      showSuccess(t(createPasskey.says.done))
      void refreshSignInWays(cache)
      onClose()
    },
  })
  return (
    <NameDialog
      title={t('Add a passkey')}
      lead={t(
        'Your browser asks where to keep it: on this device, on a phone, a security key or in a password manager.',
      )}
      suggestion={suggestedName(sessions?.find(({ is_current }) => is_current))}
      confirmLabel={t('Continue')}
      isBusy={adding.isPending}
      fieldProblem={errorOf(adding.error, 'passkey_name')}
      problem={problemOf(adding.error)}
      onSubmit={adding.mutate}
      onClose={onClose}
    />
  )
}

function problemOf(error: Error | null): string | null {
  if (error === null || error instanceof NotConfirmed) return null
  return passkeyProblem(error) ?? t('No passkey was added. Try again when you are ready.')
}

interface RenamePasskeyDialogProps {
  readonly passkey: Passkey
  readonly onClose: () => void
}

export function RenamePasskeyDialog({
  passkey: { passkey_id, passkey_name },
  onClose,
}: RenamePasskeyDialogProps) {
  const cache = useQueryClient()
  const renaming = useMutation({
    mutationFn: (name: string) =>
      call(updatePasskey, { params: { passkey_id }, body: { passkey_name: name } }),
    onSuccess: () => {
      showSuccess(t(updatePasskey.says.done))
      void refreshSignInWays(cache)
      onClose()
    },
  })
  const fieldProblem = errorOf(renaming.error, 'passkey_name')
  return (
    <NameDialog
      title={t('Rename passkey')}
      suggestion={passkey_name}
      confirmLabel={t('Save')}
      isBusy={renaming.isPending}
      fieldProblem={fieldProblem}
      problem={fieldProblem === undefined ? (renaming.error?.message ?? null) : null}
      onSubmit={renaming.mutate}
      onClose={onClose}
    />
  )
}

interface NameDialogProps {
  readonly title: string
  readonly lead?: string
  /** What the field holds until something is typed. */
  readonly suggestion: string
  readonly confirmLabel: string
  readonly isBusy: boolean
  readonly fieldProblem: string | undefined
  readonly problem: string | null
  readonly onSubmit: (name: string) => void
  readonly onClose: () => void
}

function NameDialog(props: NameDialogProps) {
  const { title, lead, suggestion, confirmLabel, isBusy, problem, fieldProblem, onSubmit, onClose } = props
  const form = useId()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<string | null>(null)
  const [isEmpty, setEmpty] = useState(false)
  const name = typed ?? suggestion

  function submit(event: FormEvent) {
    event.preventDefault()
    setEmpty(name.trim() === '')
    if (name.trim() === '') input.current?.focus()
    else if (!isBusy) onSubmit(name.trim())
  }

  return (
    <Dialog
      title={title}
      size="sm"
      isSheetOnPhone
      isOpen
      onClose={onClose}
      footer={<SubmitButtons form={form} label={confirmLabel} isBusy={isBusy} onCancel={onClose} />}
    >
      <form id={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
        {problem !== null && <FormProblem>{problem}</FormProblem>}
        {lead && <p className="text-text-2">{lead}</p>}
        <TextField
          label={t('Name')}
          name="passkey_name"
          hint={t('So that you recognize it in the list.')}
          autoComplete="off"
          maxLength={passkey_name_characters_max}
          autoFocus
          isRequired
          inputRef={input}
          value={name}
          onChange={(value) => {
            setTyped(value)
            setEmpty(false)
          }}
          error={isEmpty ? t('Enter a name.') : fieldProblem}
        />
      </form>
    </Dialog>
  )
}
