import { type Account, type Role, roles } from '@meridian/contract'
import { type FormEvent, useId, useState } from 'react'
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup'
import { t } from '../../platform/text/text.ts'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { SubmitButtons } from '../../ui/overlay/submit-buttons.tsx'
import { role_sentences, role_words } from './account-words.ts'
import { useChangeAccount } from './use-accounts.ts'

interface RoleDialogProps {
  readonly account: Account
  readonly onClose: () => void
}

/** Gives the account another role. */
export function RoleDialog({ account, onClose }: RoleDialogProps) {
  const formId = useId()
  const [role, setRole] = useState<Role>(account.role)
  const changing = useChangeAccount()

  function submit(event: FormEvent) {
    event.preventDefault()
    if (role !== account.role) changing.mutate({ account, change: { role } })
    onClose()
  }

  return (
    <Dialog
      title={t('Role of {name}', { name: account.full_name })}
      size="sm"
      isOpen
      onClose={onClose}
      footer={
        <SubmitButtons
          form={formId}
          label={t('Change role')}
          isDisabled={role === account.role}
          onCancel={onClose}
        />
      }
    >
      <form id={formId} onSubmit={submit}>
        <RadioGroup
          aria-label={t('Role')}
          value={role}
          onChange={(value) => setRole(roles.find((one) => one === value) ?? role)}
          className="flex flex-col gap-2"
        >
          {roles.map((one) => (
            <Radio
              key={one}
              value={one}
              className="group flex cursor-pointer gap-3 rounded-[10px] border border-border px-3.5 py-3 data-focus-visible:outline-2 data-focus-visible:outline-offset-2 data-focus-visible:outline-focus data-hovered:bg-hover data-selected:border-accent data-selected:bg-selected"
            >
              <span className="mt-0.5 size-4 shrink-0 rounded-full border-[1.5px] border-border-control bg-raised group-data-selected:border-5 group-data-selected:border-accent" />
              <span className="min-w-0">
                <b className="block font-semibold">{t(role_words[one])}</b>
                <span className="block text-text-2">{t(role_sentences[one])}</span>
              </span>
            </Radio>
          ))}
        </RadioGroup>
      </form>
    </Dialog>
  )
}
