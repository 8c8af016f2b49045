import type { ActionItem } from '@meridian/contract'
import { SquareKanban } from 'lucide'
import { useSession } from '../../platform/session/session.ts'
import { t } from '../../platform/text/text.ts'
import { formatDay } from '../../platform/time/format.ts'
import { useClock } from '../../platform/time/use-clock.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { DraftBadge } from './draft-badge.tsx'
import { isUnfinished, outcomeOfItem, textOfOutcome } from './outcome.ts'
import { OutcomeActions } from './outcome-actions.tsx'
import { OutcomeForm } from './outcome-form.tsx'
import { useCreateTaskOfItem } from './use-create-task.ts'
import { useToggleItem } from './use-toggle-item.ts'

interface ActionItemRowProps {
  readonly item: ActionItem
  /** Items of a series say when they were written down. */
  readonly isOfSeries: boolean
  readonly isEdited: boolean
  readonly onEdit: () => void
  readonly onClose: () => void
  readonly onDelete: () => void
}

/** One action item: ticked, edited, deleted and made a task where it stands. */
export function ActionItemRow({ item, isOfSeries, isEdited, onEdit, onClose, onDelete }: ActionItemRowProps) {
  const toggle = useToggleItem()
  const outcome = outcomeOfItem(item)
  const text = textOfOutcome(outcome)
  return (
    <li
      data-outcome={item.action_item_id}
      className="group flex min-h-11 flex-wrap items-center gap-x-2.5 gap-y-1.5 border-t border-border py-2.25 ps-4 pe-1 first:border-t-0 hover:bg-hover md:flex-nowrap md:pe-4"
    >
      <Checkbox
        label={t('Done: {text}', { text })}
        isSelected={!isUnfinished(item)}
        onChange={(isDone) => toggle(item, isDone)}
        className={isEdited ? 'self-start pt-8.5' : undefined}
      />
      {isEdited ? (
        <div className="min-w-0 flex-1 max-md:pe-3">
          <OutcomeForm kind="action_item" outcome={outcome} onClose={onClose} />
        </div>
      ) : (
        <>
          <ItemText item={item} isOfSeries={isOfSeries} />
          <OutcomeActions name={text} onEdit={onEdit} onDelete={onDelete} />
          <TaskOfItem item={item} />
        </>
      )}
    </li>
  )
}

function ItemText({ item, isOfSeries }: Pick<ActionItemRowProps, 'item' | 'isOfSeries'>) {
  const { zone } = useClock()
  const outcome = outcomeOfItem(item)
  const text = textOfOutcome(outcome)
  const meta = [
    text === outcome.title ? null : outcome.title,
    isOfSeries ? t('noted {day}', { day: formatDay(item.created_at, zone) }) : null,
  ].filter((part) => part !== null)
  return (
    <div className="min-w-0 flex-1 max-md:basis-[calc(100%-6.5rem)]">
      <p
        className={cx(
          'text-base/5 whitespace-pre-line [overflow-wrap:anywhere]',
          !isUnfinished(item) && 'text-muted line-through decoration-border-control',
        )}
      >
        {text}
      </p>
      {meta.length > 0 && <span className="num block text-xs text-muted">{meta.join(', ')}</span>}
      <DraftBadge id={outcome.id} />
    </div>
  )
}

/** Whose task it has become, or the way to make it the reader's own. */
function TaskOfItem({ item }: Pick<ActionItemRowProps, 'item'>) {
  const user_id = useSession(({ user }) => user?.user_id)
  const making = useCreateTaskOfItem()
  const { task } = item
  if (task === null) {
    if (!isUnfinished(item)) return null
    return (
      <Button
        size="sm"
        isBusy={making.isPending}
        onPress={() => making.mutate(item)}
        className="print:hidden max-md:ms-6.5 md:h-6! md:px-2! md:text-2xs!"
      >
        {t('Make task')}
      </Button>
    )
  }
  const isOwn = task.user_id === user_id
  return (
    <span className="flex min-w-0 items-center gap-2.5 max-md:ms-6.5">
      {task.user_id !== null && task.full_name !== null && (
        <span className="flex min-w-0 items-center gap-1.5 text-xs text-muted">
          <Avatar id={task.user_id} name={task.full_name} size="sm" />
          <span className="max-w-28 truncate">{isOwn ? t('You') : task.full_name}</span>
        </span>
      )}
      {isOwn ? (
        <Link href="/user/board" look="bare" className={cx(on_board_class, 'touch hover:underline')}>
          <Icon of={SquareKanban} size={14} />
          {t('On the board')}
        </Link>
      ) : (
        <span className={on_board_class}>
          <Icon of={SquareKanban} size={14} />
          {t('On the board')}
        </span>
      )}
    </span>
  )
}

const on_board_class =
  'inline-flex h-4.5 items-center gap-1 rounded-[5px] bg-accent-soft px-1.5 text-2xs font-medium whitespace-nowrap text-accent-text'
