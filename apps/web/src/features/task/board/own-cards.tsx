import type { Task } from '@meridian/contract'
import { Pencil, Plus, SquareKanban, Trash2 } from 'lucide'
import { t } from '../../../platform/text/text.ts'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { MenuAction } from '../../../ui/overlay/menu.tsx'
import { EmptyState } from '../../../ui/state/notice.tsx'
import { CardMeta } from '../card-meta.tsx'
import { useMoveTask } from '../use-move-task.ts'
import type { TaskEditing } from '../use-task-editor.ts'
import { Board } from './board.tsx'
import { cardOf } from './board-lists.ts'

interface OwnCardsProps {
  /** The tasks that match the filter. */
  readonly tasks: readonly Task[]
  /** There is no task at all, whatever the filter. */
  readonly isEmpty: boolean
  readonly editing: TaskEditing
  readonly onDelete: (task: Task) => void
}

/** The tasks as cards that can be moved anywhere. */
export function OwnCards({ tasks, isEmpty, editing, onDelete }: OwnCardsProps) {
  const moveTask = useMoveTask()
  const tasksById = new Map(tasks.map((task) => [task.task_id, task]))

  function actionsOf(task: Task | undefined, moves: readonly MenuAction[]) {
    if (!task) return [moves]
    const edit = { id: 'edit', label: t('Edit'), icon: Pencil, shortcut: 'E' }
    const remove = { id: 'delete', label: t('Delete'), icon: Trash2, shortcut: '#', isDangerous: true }
    return [
      [{ ...edit, onAction: () => editing.openTask(task.task_id) }],
      moves,
      [{ ...remove, onAction: () => onDelete(task) }],
    ]
  }

  return (
    <Board
      cards={tasks.map(cardOf)}
      mayCross
      onMove={(task_id, { list_key, after_card_id }) =>
        moveTask(task_id, { task_status: list_key, after_task_id: after_card_id })
      }
      onOpen={editing.openTask}
      actionsOf={({ card_id }, moves) => actionsOf(tasksById.get(card_id), moves)}
      renderMeta={({ card_id }) => {
        const task = tasksById.get(card_id)
        return task && <CardMeta task={task} />
      }}
      renderListEnd={({ list_key, list_title }) => (
        <IconButton
          label={t('New card in {list}', { list: t(list_title) })}
          icon={Plus}
          size="sm"
          onPress={() => editing.openNew(list_key)}
        />
      )}
      renderEmpty={({ list_key }) =>
        isEmpty && list_key === 'backlog' ? <FirstCard onCreate={() => editing.openNew(list_key)} /> : null
      }
    />
  )
}

function FirstCard({ onCreate }: { readonly onCreate: () => void }) {
  return (
    <EmptyState
      icon={SquareKanban}
      title={t('Your board is empty.')}
      action={
        <Button size="sm" icon={Plus} onPress={onCreate}>
          {t('New card')}
        </Button>
      }
    />
  )
}
