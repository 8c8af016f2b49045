import { reminder_minutes, type User } from '@meridian/contract'
import { t } from '../../../platform/text/text.ts'
import { Card } from '../../../ui/card.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { useSaveUser } from '../use-save-user.ts'
import { NotificationSwitch } from './notification-switch.tsx'
import { minutesOf, optionOf, reminderWords } from './reminder-options.ts'

/** How long before a meeting the person is reminded of it. */
export function ReminderCard({ user }: { readonly user: User }) {
  const { shown, save } = useSaveUser({ reminder_minutes: user.reminder_minutes })

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
        value={optionOf(shown.reminder_minutes)}
        onChange={(id) => save({ reminder_minutes: minutesOf(id) })}
      />
      <NotificationSwitch user_id={user.user_id} isOff={shown.reminder_minutes === null} />
    </Card>
  )
}

function reminderOptions() {
  return [...reminder_minutes, null].map((minutes) => ({
    id: optionOf(minutes),
    label: reminderWords(minutes),
  }))
}
