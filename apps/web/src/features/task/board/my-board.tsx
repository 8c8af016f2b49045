import type { Task } from '@meridian/contract'
import { SquareKanban } from 'lucide'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { mergeFilter } from '../../../platform/navigation/merge-filter.ts'
import { useHotkey } from '../../../platform/state/hotkeys.ts'
import { t } from '../../../platform/text/text.ts'
import { Button } from '../../../ui/button.tsx'
import { OnceOpen } from '../../../ui/overlay/once-open.tsx'
import { lazyPart } from '../../../ui/state/lazy-part.tsx'
import { EmptyState } from '../../../ui/state/notice.tsx'
import { QueryView } from '../../../ui/state/query-view.tsx'
import { useReopenedTask } from '../reopen-task.ts'
import type { RenderTaskLabels } from '../task-dialog.tsx'
import { useDeleteTask } from '../use-delete-task.ts'
import { type TaskEditing, useTaskEditor } from '../use-task-editor.ts'
import { useBoardTasks } from '../use-tasks.ts'
import { addressOfFilter, type BoardFilter, filterIn, filterTasks, no_filter } from './board-filter.ts'
import { BoardSkeleton } from './board-skeleton.tsx'
import { BoardToolbar } from './board-toolbar.tsx'
import { OwnCards } from './own-cards.tsx'
import { focusedCardId, focusNeighbourOf } from './use-focus-on-card.ts'

const TaskDialog = lazyPart(async () => ({ default: (await import('../task-dialog.tsx')).TaskDialog }))

/** The tasks the person made or is to do. */
export function MyBoard({ renderLabels }: { readonly renderLabels: RenderTaskLabels }) {
  const tasks = useBoardTasks()
  const all = tasks.data ?? []
  const [filter, setFilter] = useBoardFilter()
  const editing = useTaskEditor(all)
  const deleteTask = useDeleteTask()

  function remove(task: Task) {
    editing.drop()
    focusNeighbourOf(task.task_id)
    deleteTask(task)
  }

  useBoardKeys(all, editing, remove)
  useReopening(editing, tasks.data !== undefined || tasks.error !== null)

  return (
    <>
      <BoardToolbar
        tasks={all}
        filter={filter}
        onFilter={setFilter}
        onCreate={() => editing.openNew('backlog')}
      />
      <QueryView
        query={tasks}
        failed={t('Failed to get task. Please try again.')}
        loading={<BoardSkeleton />}
      >
        {(found) => {
          const shown = filterTasks(found, filter)
          if (found.length > 0 && shown.length === 0) {
            return <NothingShown onClear={() => setFilter(no_filter)} />
          }
          return <OwnCards tasks={shown} isEmpty={found.length === 0} editing={editing} onDelete={remove} />
        }}
      </QueryView>
      <OnceOpen isOpen={editing.isOpen}>
        <TaskDialog editing={editing} onDelete={remove} renderLabels={renderLabels} />
      </OnceOpen>
    </>
  )
}

/** Opens what was typed without a connection, once it is known whether its task still exists. */
function useReopening({ reopen }: TaskEditing, isKnown: boolean) {
  const typed = useReopenedTask((task) => task.typed)
  useEffect(() => {
    if (!typed || !isKnown) return
    useReopenedTask.setState({ typed: null })
    reopen(typed)
  })
}

function NothingShown({ onClear }: { readonly onClear: () => void }) {
  return (
    <EmptyState
      icon={SquareKanban}
      title={t('No data found')}
      text={t('No card matches this filter.')}
      action={
        <Button size="sm" onPress={onClear}>
          {t('Show all cards')}
        </Button>
      }
    />
  )
}

/** The filter lives in the address, so that a reload or a shared link keeps it. */
function useBoardFilter(): [BoardFilter, (filter: BoardFilter) => void] {
  const [params, setParams] = useSearchParams()
  const shown = filterIn(params)
  const setFilter = (wanted: BoardFilter) => {
    const latest = filterIn(new URLSearchParams(location.search))
    setParams(addressOfFilter(mergeFilter(shown, wanted, latest)))
  }
  return [shown, setFilter]
}

function useBoardKeys(tasks: readonly Task[], editing: TaskEditing, onDelete: (task: Task) => void) {
  const focusedTask = () => tasks.find(({ task_id }) => task_id === focusedCardId())
  useHotkey({ keys: 'n', label: t('New card'), group: t('Board') }, () => editing.openNew('backlog'))
  useHotkey({ keys: 'e', label: t('Edit the card'), group: t('Board') }, () => {
    const task = focusedTask()
    if (task) editing.openTask(task.task_id)
  })
  useHotkey({ keys: '#', label: t('Delete the card'), group: t('Board') }, () => {
    const task = focusedTask()
    if (task) onDelete(task)
  })
}
