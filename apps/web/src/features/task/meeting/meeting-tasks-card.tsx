import type { Meeting, Task } from '@meridian/contract'
import { Plus } from 'lucide'
import { Suspense, useId, useRef, useState } from 'react'
import { t } from '../../../platform/text/text.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { cx } from '../../../ui/cx.ts'
import { AddList } from '../../../ui/form/add-list.tsx'
import { lazyPart } from '../../../ui/state/lazy-part.tsx'
import { QueryView } from '../../../ui/state/query-view.tsx'
import { Skeleton } from '../../../ui/state/skeleton.tsx'
import type { RenderTaskLabels } from '../task-dialog.tsx'
import { useDeleteTask } from '../use-delete-task.ts'
import { useTaskEditor } from '../use-task-editor.ts'
import { useMeetingTasks } from '../use-tasks.ts'
import { AddTaskRow } from './add-task-row.tsx'
import { focusTaskBeside, MeetingTaskRow } from './meeting-task-row.tsx'

const TaskDialog = lazyPart(async () => ({ default: (await import('../task-dialog.tsx')).TaskDialog }))

interface MeetingTasksCardProps {
  readonly meeting: Meeting
  readonly renderLabels: RenderTaskLabels
}

/** What is to be done for a meeting, and by whom; there only while the meeting is active. */
export function MeetingTasksCard(props: MeetingTasksCardProps) {
  return props.meeting.meeting_status === 'active' ? <Tasks {...props} /> : null
}

function Tasks({ meeting, renderLabels }: MeetingTasksCardProps) {
  const titleId = useId()
  const newTask = useRef<HTMLInputElement>(null)
  // The list may be on its way when Add task is pressed.
  const [isAwaited, setAwaited] = useState(false)
  const tasks = useMeetingTasks(meeting.meeting_id)
  const editing = useTaskEditor(tasks.data ?? [])
  const deleteTask = useDeleteTask()
  const isEmpty = tasks.data?.length === 0

  function remove(task: Task) {
    editing.drop()
    focusTaskBeside(task.task_id, newTask.current)
    deleteTask(task)
  }

  return (
    <Card labelledBy={titleId} className="overflow-hidden">
      <header className={cx('flex flex-wrap items-center gap-2 ps-4 pe-2 pt-2', isEmpty && 'pb-2')}>
        <h2 id={titleId} className="text-base font-semibold tracking-snug">
          {t('Tasks')}
        </h2>
        {tasks.data && !isEmpty && (
          <span className="num inline-flex h-4.5 items-center rounded-[5px] border border-border bg-sunken px-1.5 text-2xs font-medium text-muted">
            {tasks.data.length}
          </span>
        )}
        <span className="ms-auto">
          <Button
            variant="ghost"
            size="sm"
            icon={Plus}
            onPress={() => {
              setAwaited(true)
              newTask.current?.focus()
            }}
          >
            {t('Add task')}
          </Button>
        </span>
      </header>
      <QueryView
        query={tasks}
        failed={t('Failed to get task. Please try again.')}
        loading={<Skeleton className="mx-4 my-3.5 h-4 w-2/3" />}
      >
        {(found) => (
          <AddList isEmpty={isEmpty} className="pt-1.5">
            {found.map((task) => (
              <MeetingTaskRow
                key={task.task_id}
                task={task}
                meeting={meeting}
                onEdit={() => editing.openTask(task.task_id)}
                onDelete={() => remove(task)}
              />
            ))}
            <AddTaskRow
              meeting_id={meeting.meeting_id}
              inputRef={newTask}
              isAwaited={isAwaited}
              isFirst={found.length === 0}
            />
          </AddList>
        )}
      </QueryView>
      <Suspense>
        <TaskDialog editing={editing} onDelete={remove} renderLabels={renderLabels} />
      </Suspense>
    </Card>
  )
}
