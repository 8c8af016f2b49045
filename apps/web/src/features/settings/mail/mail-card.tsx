import { getInstance, type User } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { MailWarning } from 'lucide'
import { queryFor } from '../../../platform/api/queries.ts'
import { t } from '../../../platform/text/text.ts'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { TitledCard } from '../../../ui/titled-card.tsx'
import { useSaveUser } from '../use-save-user.ts'
import { undoOptions } from './undo-options.ts'

/** How long a reply can be taken back, and what comes by mail. */
export function MailCard({ user }: { readonly user: User }) {
  const { undo_send_seconds, invitations_by_mail, reminders_by_mail } = user
  const { shown, save } = useSaveUser({ undo_send_seconds, invitations_by_mail, reminders_by_mail })
  return (
    <TitledCard title={t('Mail')} lead={t('What you send, and what Meridian sends you.')}>
      <Select
        label={t('Undo send')}
        hint={t('How long you can undo sending a reply.')}
        options={undoOptions(undo_send_seconds)}
        value={String(shown.undo_send_seconds)}
        onChange={(id) => save({ undo_send_seconds: Number(id) })}
      />
      <Choice
        label={t('Invitations by mail')}
        note={t(
          'From people on this server, with changes and cancellations. You see them in Meridian as well.',
        )}
        isSelected={shown.invitations_by_mail}
        onChange={(isSelected) => save({ invitations_by_mail: isSelected })}
      />
      <Choice
        label={t('Reminders by mail')}
        note={reminderNote(user)}
        isSelected={shown.reminders_by_mail}
        onChange={(isSelected) => save({ reminders_by_mail: isSelected })}
      />
      <NoMailNote />
    </TitledCard>
  )
}

interface ChoiceProps {
  readonly label: string
  readonly note: string
  readonly isSelected: boolean
  readonly onChange: (isSelected: boolean) => void
}

function Choice({ label, note, isSelected, onChange }: ChoiceProps) {
  return (
    <div>
      <Checkbox isSelected={isSelected} onChange={onChange}>
        {label}
      </Checkbox>
      <p className="mt-1 ps-6 text-xs text-muted">{note}</p>
    </div>
  )
}

/** Where nothing can be sent, what is chosen holds later. */
function NoMailNote() {
  const instance = useQuery(queryFor(getInstance, {})).data
  if (!instance || instance.has_mail) return null
  return (
    <p className="flex gap-2 rounded-md bg-warning-soft px-3 py-2 text-text-2">
      <Icon of={MailWarning} className="mt-0.5 text-warning-text" />
      {t("This server doesn't send mail yet. Your choice applies as soon as it does.")}
    </p>
  )
}

function reminderNote({ reminder_minutes }: User): string {
  return reminder_minutes === null
    ? t('Reminders are off, so none is sent by mail.')
    : t('In addition to the reminder on the screen, at the same time.')
}
