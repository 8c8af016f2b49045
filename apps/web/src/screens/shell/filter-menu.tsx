import { t, tLabels } from '../../platform/text/text.ts'
import { Button } from '../../ui/button.tsx'
import { Menu, type MenuAction } from '../../ui/overlay/menu.tsx'
import { ListFilter } from '../../ui/sided-icons.ts'
import { useFilter } from './use-filter.ts'
import { periods } from './visible-range.ts'

/** Which days are looked at: this week, month or year. The label stays, whatever was chosen. */
export function FilterMenu() {
  const choose = useFilter()
  return (
    <Menu
      label={t('Filter')}
      trigger={
        <Button size="sm" icon={ListFilter} className="@max-[50rem]:text-[0px] @max-[50rem]:[&_span]:gap-0">
          {t('Filter')}
        </Button>
      }
      groups={[tLabels(periods).map(({ id, label }) => ({ id, label, onAction: () => choose(id) }))]}
    />
  )
}

/** The same as entries of a longer menu, where each says what it does. */
export function useFilterActions(): readonly MenuAction[] {
  const choose = useFilter()
  return tLabels(periods).map(({ id, label }) => ({
    id: `filter ${id}`,
    label: t('Filter: {period}', { period: label }),
    icon: ListFilter,
    onAction: () => choose(id),
  }))
}
