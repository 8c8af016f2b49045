import { reminder_minutes, type User } from '@meridian/contract'
import { t } from '../../../platform/text/text.ts'
import { Select } from '../../../ui/form/select.tsx'
import { TitledCard } from '../../../ui/titled-card.tsx'
import { useSaveUser } from '../use-save-user.ts'
import { NotificationSwitch } from './notification-switch.tsx'
import { minutesOf, optionOf, reminderWords } from './reminder-options.ts'

/** How long before a meeting the person is reminded of it. */
export function ReminderCard({ user }: { readonly user: User }) {
  const { shown, save } = useSaveUser({ reminder_minutes: user.reminder_minutes })

  return (
    <TitledCard title={t('Reminders')} lead={t("For meetings you haven't declined, on every screen.")}>
      <Select
        label={t('Remind me')}
        options={reminderOptions()}
        value={optionOf(shown.reminder_minutes)}
        onChange={(id) => save({ reminder_minutes: minutesOf(id) })}
      />
      <NotificationSwitch user_id={user.user_id} isOff={shown.reminder_minutes === null} />
    </TitledCard>
  )
}

function reminderOptions() {
  return [...reminder_minutes, null].map((minutes) => ({
    id: optionOf(minutes),
    label: reminderWords(minutes),
  }))
}
