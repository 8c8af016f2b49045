import type { Task, TaskStatus } from '@meridian/contract'
import { useState } from 'react'
import { useSession } from '../../platform/session.ts'
import { blankForm, formOf, isSameForm, type TaskForm } from './task-form.ts'

/** A new task in a column, or one by its id. */
export type EditorTarget = { readonly task_status: TaskStatus } | { readonly task_id: string }

/**
 * Which task is edited and what was filled in so far. Closing the form keeps that until the form is opened for
 * the same task again; saving and cancelling forget it.
 */
export function useTaskEditor(tasks: readonly Task[]) {
  const user_id = useSession(({ user }) => user?.user_id ?? null)
  const [target, setTarget] = useState<EditorTarget>({ task_status: 'backlog' })
  const [isOpen, setOpen] = useState(false)
  const [drafts, setDrafts] = useState<Readonly<Record<string, TaskForm>>>({})
  const task = 'task_id' in target ? tasks.find(({ task_id }) => task_id === target.task_id) : undefined
  const key = 'task_id' in target ? target.task_id : 'new'
  const untouched = task
    ? formOf(task)
    : blankForm('task_status' in target ? target.task_status : 'backlog', user_id)
  const form = drafts[key] ?? untouched

  return {
    /** What was deleted meanwhile is no longer edited. */
    isOpen: isOpen && (task !== undefined || key === 'new'),
    key,
    /** The task that is edited; undefined for a new one. */
    task,
    form,
    isChanged: !isSameForm(form, untouched),
    openNew: (task_status: TaskStatus) => {
      setTarget({ task_status })
      setDrafts(({ new: draft, ...others }) =>
        draft ? { ...others, new: { ...draft, task_status } } : others,
      )
      setOpen(true)
    },
    openTask: (task_id: string) => {
      setTarget({ task_id })
      setOpen(true)
    },
    update: (part: Partial<TaskForm>) =>
      setDrafts((now) => ({ ...now, [key]: { ...(now[key] ?? untouched), ...part } })),
    /** Puts the form away and keeps what was filled in. */
    close: () => setOpen(false),
    /** Puts the form away and forgets what was filled in. */
    drop: () => {
      setDrafts((now) => Object.fromEntries(Object.entries(now).filter(([one]) => one !== key)))
      setOpen(false)
    },
  }
}

export type TaskEditing = ReturnType<typeof useTaskEditor>
