import type { Task } from '@meridian/contract'
import { Pencil, Plus, SquareKanban, Trash2 } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { useHotkey } from '../../platform/hotkeys.ts'
import { useSession } from '../../platform/session.ts'
import { Answer } from '../../ui/answer.tsx'
import { Button } from '../../ui/button.tsx'
import { Dropdown } from '../../ui/dropdown.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { EmptyState } from '../../ui/notice.tsx'
import { Board } from './board.tsx'
import {
  addressOfFilter,
  type BoardFilter,
  filterIn,
  filterTasks,
  labelOptions,
  no_filter,
  peopleOptions,
} from './board-filter.ts'
import { cardOf } from './board-lists.ts'
import { BoardSkeleton } from './board-skeleton.tsx'
import { CardMeta } from './card-meta.tsx'
import { TaskDialog } from './task-dialog.tsx'
import { useDeleteTask } from './use-delete-task.ts'
import { focusedCardId, focusNeighbourOf } from './use-focus-on-card.ts'
import { useMoveTask } from './use-move-task.ts'
import { type TaskEditing, useTaskEditor } from './use-task-editor.ts'
import { useBoardTasks } from './use-tasks.ts'

/** The tasks the person made or is to do. */
export function MyBoard() {
  const tasks = useBoardTasks()
  const [filter, setFilter] = useBoardFilter()
  const editing = useTaskEditor(tasks.data ?? [])
  const deleteTask = useDeleteTask()

  function remove(task: Task) {
    editing.drop()
    focusNeighbourOf(task.task_id)
    deleteTask(task)
  }

  useBoardKeys(tasks.data ?? [], editing, remove)

  return (
    <>
      <Toolbar
        tasks={tasks.data ?? []}
        filter={filter}
        onFilter={setFilter}
        onCreate={() => editing.openNew('backlog')}
      />
      <Answer of={tasks} failed="Failed to get task. Please try again." loading={<BoardSkeleton />}>
        {(found) => (
          <Cards
            all={found}
            shown={filterTasks(found, filter)}
            onClear={() => setFilter(no_filter)}
            editing={editing}
            onDelete={remove}
          />
        )}
      </Answer>
      <TaskDialog editing={editing} onDelete={remove} />
    </>
  )
}

interface ToolbarProps {
  readonly tasks: readonly Task[]
  readonly filter: BoardFilter
  readonly onFilter: (filter: BoardFilter) => void
  readonly onCreate: () => void
}

/** Filters are there once there is something to tell apart. */
function Toolbar({ tasks, filter, onFilter, onCreate }: ToolbarProps) {
  const user_id = useSession(({ user }) => user?.user_id)
  const people = peopleOptions(tasks, user_id)
  const labels = labelOptions(tasks)
  return (
    <div className="mb-5 flex flex-wrap items-center gap-2">
      {(people.length > 2 || filter.person !== 'all') && (
        <Dropdown
          label="Filter by person"
          variant="secondary"
          options={people}
          value={filter.person}
          placeholder="Somebody else"
          onChange={(person) => onFilter({ ...filter, person })}
        />
      )}
      {(labels.length > 1 || filter.label !== 'all') && (
        <Dropdown
          label="Filter by label"
          variant="secondary"
          options={labels}
          value={filter.label}
          placeholder="Another label"
          onChange={(label) => onFilter({ ...filter, label })}
        />
      )}
      <span className="ms-auto">
        <Button variant="primary" icon={Plus} shortcut="N" onPress={onCreate}>
          New card
        </Button>
      </span>
    </div>
  )
}

interface CardsProps {
  readonly all: readonly Task[]
  readonly shown: readonly Task[]
  readonly onClear: () => void
  readonly editing: TaskEditing
  readonly onDelete: (task: Task) => void
}

function Cards({ all, shown, onClear, editing, onDelete }: CardsProps) {
  const moveTask = useMoveTask()
  const taskOf = (card_id: string) => shown.find(({ task_id }) => task_id === card_id)
  if (all.length > 0 && shown.length === 0) return <NothingShown onClear={onClear} />
  return (
    <Board
      cards={shown.map(cardOf)}
      mayCross
      onMove={(task_id, { list_key, after_card_id }) =>
        moveTask(task_id, { task_status: list_key, after_task_id: after_card_id })
      }
      onOpen={editing.openTask}
      actionsOf={({ card_id }, moves) => [
        [
          {
            id: 'edit',
            label: 'Edit',
            icon: Pencil,
            shortcut: 'E',
            onAction: () => editing.openTask(card_id),
          },
        ],
        moves,
        [
          {
            id: 'delete',
            label: 'Delete',
            icon: Trash2,
            shortcut: '#',
            isDangerous: true,
            onAction: () => {
              const task = taskOf(card_id)
              if (task) onDelete(task)
            },
          },
        ],
      ]}
      renderMeta={({ card_id }) => {
        const task = taskOf(card_id)
        return task && <CardMeta task={task} />
      }}
      renderListEnd={({ list_key, list_title }) => (
        <IconButton
          label={`New card in ${list_title}`}
          icon={Plus}
          size="sm"
          onPress={() => editing.openNew(list_key)}
        />
      )}
      renderEmpty={({ list_key }) =>
        all.length === 0 && list_key === 'backlog' ? (
          <EmptyState
            icon={SquareKanban}
            title="Your board is empty."
            action={
              <Button size="sm" icon={Plus} onPress={() => editing.openNew('backlog')}>
                New card
              </Button>
            }
          />
        ) : null
      }
    />
  )
}

function NothingShown({ onClear }: { readonly onClear: () => void }) {
  return (
    <EmptyState
      icon={SquareKanban}
      title="No data found"
      text="No card goes with this filter."
      action={
        <Button size="sm" onPress={onClear}>
          Show all cards
        </Button>
      }
    />
  )
}

/** The filter lives in the address, so that a reload or a shared link keeps it. */
function useBoardFilter(): [BoardFilter, (filter: BoardFilter) => void] {
  const [params, setParams] = useSearchParams()
  return [filterIn(params), (filter) => setParams(addressOfFilter(filter))]
}

function useBoardKeys(tasks: readonly Task[], editing: TaskEditing, onDelete: (task: Task) => void) {
  const focusedTask = () => tasks.find(({ task_id }) => task_id === focusedCardId())
  useHotkey({ keys: 'n', label: 'New card', group: 'Board' }, () => editing.openNew('backlog'))
  useHotkey({ keys: 'e', label: 'Edit the card', group: 'Board' }, () => {
    const task = focusedTask()
    if (task) editing.openTask(task.task_id)
  })
  useHotkey({ keys: '#', label: 'Delete the card', group: 'Board' }, () => {
    const task = focusedTask()
    if (task) onDelete(task)
  })
}
