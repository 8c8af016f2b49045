import { reminder_minutes, type User, updateUser } from '@meridian/contract'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../../platform/api/api.ts'
import { showError, showSuccess } from '../../../platform/state/toasts.ts'
import { t } from '../../../platform/text/text.ts'
import { Card } from '../../../ui/card.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { useCacheUser } from '../use-cache-user.ts'
import { NotificationSwitch } from './notification-switch.tsx'
import { minutesOf, optionOf, reminderWords } from './reminder-options.ts'

/** How long before a meeting the person is reminded of it; changed at once. */
export function ReminderCard({ user }: { readonly user: User }) {
  const { stopAsking, keepUser } = useCacheUser()
  const saving = useMutation({
    mutationFn: (minutes: User['reminder_minutes']) =>
      call(updateUser, { body: { reminder_minutes: minutes } }),
    onMutate: stopAsking,
    onSuccess: (updated) => {
      keepUser(updated)
      showSuccess(t('User details updated successfully'))
    },
    onError: (error) => showError(error, t('Error updating user details')),
  })
  const shown = saving.isPending ? saving.variables : user.reminder_minutes

  return (
    <Card labelledBy="reminders" className="flex flex-col gap-4 p-4">
      <div>
        <h3 id="reminders" className="text-base font-semibold">
          {t('Reminders')}
        </h3>
        <p className="mt-0.25 text-muted">{t("For meetings you haven't declined, on every screen.")}</p>
      </div>
      <Select
        label={t('Remind me')}
        options={reminderOptions()}
        value={optionOf(shown)}
        onChange={(id) => saving.mutate(minutesOf(id))}
      />
      <NotificationSwitch user_id={user.user_id} isOff={shown === null} />
    </Card>
  )
}

function reminderOptions() {
  return [...reminder_minutes, null].map((minutes) => ({
    id: optionOf(minutes),
    label: reminderWords(minutes),
  }))
}
