import type { Meeting, Task, TaskStatus } from '@meridian/contract'
import { Trash2 } from 'lucide'
import { useRef } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { QueuedMark } from '../../../platform/offline/queued-mark.tsx'
import { useSession } from '../../../platform/session/session.ts'
import { t, tLabels } from '../../../platform/text/text.ts'
import { cx } from '../../../ui/cx.ts'
import { Checkbox } from '../../../ui/form/checkbox.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { status_options, titleOfList } from '../board/board-lists.ts'
import { AssigneeMark, assigneeName } from '../card-meta.tsx'
import { DueMark } from '../due-mark.tsx'
import { PriorityBars } from '../priority-bars.tsx'
import { assigneeOptions, assigneesOf, priority_options } from '../task-form.ts'
import { textOf } from '../task-text.ts'
import { useChangeTask } from '../use-change-task.ts'
import { InlineSelect } from './inline-select.tsx'
import { StatusMark } from './status-mark.tsx'

interface MeetingTaskRowProps {
  readonly task: Task
  readonly meeting: Meeting
  readonly onEdit: () => void
  readonly onDelete: () => void
}

/** One task of a meeting; what it says about itself is changed where it stands. */
export function MeetingTaskRow({ task, meeting, onEdit, onDelete }: MeetingTaskRowProps) {
  const { title } = textOf(task.task_description)
  const { task_status, task_priority } = task
  const isDone = task_status === 'done'
  const change = useChangeTask()
  const reopened = useRef<TaskStatus>('backlog')

  function toggleDone(isSelected: boolean) {
    if (isSelected) reopened.current = task_status
    change(task, { task_status: isSelected ? 'done' : reopened.current })
  }

  return (
    <li
      data-task={task.task_id}
      className="group grid grid-cols-[auto_minmax(0,1fr)_auto_auto_auto] items-center gap-x-2.5 border-t border-border py-1.5 ps-4 pe-2 first:border-t-0 hover:bg-hover md:grid-cols-[auto_minmax(0,1fr)_8.375rem_auto_5.5rem_auto]"
    >
      <Checkbox label={t('Done: {title}', { title })} isSelected={isDone} onChange={toggleDone} />
      <AriaButton
        dir="auto"
        onPress={onEdit}
        className={cx(
          'touch min-h-8 min-w-0 py-1 text-start text-base/5 [overflow-wrap:anywhere] max-md:col-[2/-1]',
          isDone && 'text-muted line-through decoration-border-control',
        )}
      >
        {title} <QueuedMark id={task.task_id} />
        <span className="block text-xs text-muted empty:hidden">
          <DueMark task={task} />
        </span>
      </AriaButton>
      <Assignee task={task} meeting={meeting} title={title} />
      <InlineSelect
        label={t('Priority of {title}', { title })}
        options={tLabels(priority_options)}
        value={task_priority}
        onChange={(priority) => change(task, { task_priority: priority })}
      >
        <PriorityBars priority={task_priority} />
      </InlineSelect>
      <InlineSelect
        label={t('Status of {title}', { title })}
        options={tLabels(status_options)}
        value={task_status}
        onChange={(status) => change(task, { task_status: status })}
      >
        <StatusMark status={task_status} />
        <span className="text-text-2">{titleOfList(task_status)}</span>
      </InlineSelect>
      <span className="opacity-0 transition-opacity duration-(--dur-fast) group-focus-within:opacity-100 group-hover:opacity-100 [@media(hover:none)]:opacity-100">
        <IconButton label={t('Delete {title}', { title })} icon={Trash2} size="sm" onPress={onDelete} />
      </span>
    </li>
  )
}

/** The focus of a row that goes moves to the row beside it, or to `otherwise`. */
export function focusTaskBeside(task_id: string, otherwise: HTMLElement | null): void {
  const row = document.querySelector(`[data-task="${CSS.escape(task_id)}"]`)
  const beside = [row?.nextElementSibling, row?.previousElementSibling].find((one) =>
    one?.matches('[data-task]'),
  )
  const target = beside?.querySelector<HTMLElement>('button') ?? otherwise
  target?.focus()
}

function Assignee({
  task,
  meeting,
  title,
}: Pick<MeetingTaskRowProps, 'task' | 'meeting'> & { readonly title: string }) {
  const user = useSession((session) => session.user)
  const change = useChangeTask()
  if (!user) return null
  const people = assigneesOf(meeting, user)
  return (
    <span className="flex min-w-0 items-center gap-1.5 text-muted max-md:col-start-2 max-[22rem]:col-[2/-1]">
      <AssigneeMark task={task} />
      <InlineSelect
        label={t('Assigned to, for {title}', { title })}
        options={assigneeOptions(people, user.user_id)}
        value={task.associate_user_id ?? 'none'}
        onChange={(id) => {
          const person = people.find(({ user_id }) => user_id === id)
          change(
            task,
            { associate_user_id: person?.user_id ?? null },
            { associate_user_details: person ?? null },
          )
        }}
        className="min-w-0"
      >
        <span className="truncate">{assigneeName(task)}</span>
      </InlineSelect>
    </span>
  )
}
