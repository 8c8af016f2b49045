import type { Task } from '@meridian/contract'
import { Plus } from 'lucide'
import { useSession } from '../../../platform/session/session.ts'
import { t } from '../../../platform/text/text.ts'
import { Button } from '../../../ui/button.tsx'
import { Dropdown } from '../../../ui/overlay/dropdown.tsx'
import { type BoardFilter, labelOptions, peopleOptions } from './board-filter.ts'

interface BoardToolbarProps {
  readonly tasks: readonly Task[]
  readonly filter: BoardFilter
  readonly onFilter: (filter: BoardFilter) => void
  readonly onCreate: () => void
}

/** New cards, and filters once there is something to tell apart. */
export function BoardToolbar({ tasks, filter, onFilter, onCreate }: BoardToolbarProps) {
  const user_id = useSession(({ user }) => user?.user_id)
  const people = peopleOptions(tasks, user_id)
  const labels = labelOptions(tasks)
  return (
    <div className="mb-5 flex flex-wrap items-center gap-2 print:hidden">
      {(people.length > 2 || filter.person !== 'all') && (
        <Dropdown
          label={t('Filter by person')}
          variant="secondary"
          options={people}
          value={filter.person}
          placeholder={t('Another person')}
          onChange={(person) => onFilter({ ...filter, person })}
        />
      )}
      {(labels.length > 1 || filter.label !== 'all') && (
        <Dropdown
          label={t('Filter by label')}
          variant="secondary"
          options={labels}
          value={filter.label}
          placeholder={t('Another label')}
          onChange={(label) => onFilter({ ...filter, label })}
        />
      )}
      <span className="ms-auto">
        <Button variant="primary" icon={Plus} shortcut="N" onPress={onCreate}>
          {t('New card')}
        </Button>
      </span>
    </div>
  )
}
