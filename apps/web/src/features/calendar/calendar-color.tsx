import {
  type Calendar,
  label_colors,
  type LabelColor,
  listCalendars,
  updateCalendar,
} from '@meridian/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Palette } from 'lucide'
import { call } from '../../platform/api/api.ts'
import { keyOf } from '../../platform/api/queries.ts'
import { showError } from '../../platform/state/toasts.ts'
import { t } from '../../platform/text/text.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Menu } from '../../ui/overlay/menu.tsx'
import { tintOfColor } from '../../ui/tint.ts'

/** The menu with the colors that a calendar may have. */
export function CalendarColor({ calendar, name }: { readonly calendar: Calendar; readonly name: string }) {
  const choose = useChooseColor(calendar)
  return (
    <Menu
      label={t('Color of {calendar}', { calendar: name })}
      trigger={<IconButton label={t('Color of {calendar}', { calendar: name })} icon={Palette} size="sm" />}
      groups={[
        [{ id: 'own', label: t('Its own color'), onAction: () => choose(null) }],
        label_colors.map(({ name: color, value }) => ({
          id: value,
          label: t<string>(color),
          tint: tintOfColor(value),
          isChosen: value === calendar.calendar_color,
          onAction: () => choose(value),
        })),
      ]}
    />
  )
}

function useChooseColor({ calendar_key }: Calendar): (color: LabelColor | null) => void {
  const queries = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: (calendar_color: LabelColor | null) =>
      call(updateCalendar, { body: { calendar_key, calendar_color } }),
    onError: (problem) => showError(problem),
    onSettled: () => queries.invalidateQueries({ queryKey: keyOf(listCalendars) }),
  })
  return mutate
}
