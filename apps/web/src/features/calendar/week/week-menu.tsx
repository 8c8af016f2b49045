import { Columns3 } from 'lucide'
import { usePreferences, week_choices } from '../../../platform/state/preferences.ts'
import { t } from '../../../platform/text/text.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Menu } from '../../../ui/overlay/menu.tsx'
import { useChooseWeek, week_keys, week_names } from './week-choices.ts'

/** Which days the week view shows. */
export function WeekMenu() {
  const chosen = usePreferences(({ calendar_week }) => calendar_week)
  const choose = useChooseWeek()
  return (
    <Menu
      label={t('Days of the week view')}
      trigger={<IconButton label={t('Days of the week view')} icon={Columns3} size="sm" />}
      groups={[
        week_choices.map((id) => ({
          id,
          label: t<string>(week_names[id]),
          shortcut: week_keys[id],
          isChosen: id === chosen,
          onAction: () => choose(id),
        })),
      ]}
    />
  )
}
