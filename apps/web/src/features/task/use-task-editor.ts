import type { Task, TaskStatus } from '@meridian/contract'
import { useState } from 'react'
import { create } from 'zustand'
import { newKey } from '../../platform/key.ts'
import { useSession } from '../../platform/session/session.ts'
import { keepForUser } from '../../platform/session/unsaved-input.ts'
import type { TypedTask } from './reopen-task.ts'
import { blankForm, formOf, isSameForm, type TaskForm } from './task-form.ts'

/** A new task in a column, or one by its id. */
type Target = { readonly task_status: TaskStatus } | { readonly task_id: string }

interface Draft {
  /** What was filled in; other fields follow the task. */
  readonly part: Partial<TaskForm>
  /** When the task had been changed last as the filling in began; undefined for however it is now. */
  readonly since: string | undefined
}

type Drafts = Readonly<Record<string, Draft>>

/** By the id of the task, or 'new'. */
const useDrafts = create<Drafts>()(() => ({}))

function setDrafts(change: (now: Drafts) => Drafts): void {
  useDrafts.setState(change(useDrafts.getState()), true)
}

// The next user of this browser never sees the drafts of the previous one.
keepForUser(useDrafts, {
  empty: {},
  unsaved: { unsaved_tasks: (drafts) => Object.keys(drafts).length > 0 },
})

/**
 * Which task is edited and what was filled in so far. Closing the form, and leaving its screen, keep that until the form is
 * opened for the same task again; saving and cancelling forget it.
 */
export function useTaskEditor(tasks: readonly Task[]) {
  const user_id = useSession(({ user }) => user?.user_id ?? null)
  const [target, setTarget] = useState<Target>({ task_status: 'backlog' })
  const [isOpen, setOpen] = useState(false)
  const drafts = useDrafts()
  const key = 'task_id' in target ? target.task_id : 'new'
  const task = tasks.find(({ task_id }) => task_id === key)
  const untouched = task
    ? formOf(task)
    : blankForm('task_status' in target ? target.task_status : 'backlog', user_id)
  const draft = drafts[key]
  const form = { ...untouched, ...draft?.part }

  function open(next: Target) {
    setTarget(next)
    setOpen(true)
  }

  return {
    /** What was deleted meanwhile is no longer edited. */
    isOpen: isOpen && (task !== undefined || key === 'new'),
    key,
    /** The task that is edited; undefined for a new one. */
    task,
    form,
    untouched,
    isChanged: !isSameForm(form, untouched),
    /** The version of the task that the form was opened with. */
    seen_at: draft?.since ?? task?.updated_at,
    openNew: (task_status: TaskStatus) => open({ task_status }),
    openTask: (task_id: string) => open({ task_id }),
    /** Opens the form with what was typed earlier; a task that is gone becomes a new one. */
    reopen: ({ task_id, seen_at, part, form: whole }: TypedTask) => {
      const isKnown = task_id !== null && tasks.some((one) => one.task_id === task_id)
      const draft = isKnown ? { part, since: seen_at } : { part: whole, since: undefined }
      const key = isKnown ? task_id : 'new'
      setDrafts((now) => ({ ...withAside(now, key), [key]: draft }))
      open(isKnown ? { task_id } : { task_status: whole.task_status })
    },
    /** A function gets the fields as they are then, so that two changes at once both count. */
    update: (change: Partial<TaskForm> | ((form: TaskForm) => Partial<TaskForm>)) =>
      setDrafts((now) => {
        const part = typeof change === 'function' ? change({ ...untouched, ...now[key]?.part }) : change
        const since = now[key]?.since ?? task?.updated_at
        return { ...now, [key]: { part: { ...now[key]?.part, ...part }, since } }
      }),
    /** Takes note of what others have changed meanwhile, and keeps what was filled in. */
    rebase: () => setDrafts((now) => ({ ...now, [key]: { part: now[key]?.part ?? {}, since: undefined } })),
    /** Puts the form away and keeps what was filled in. */
    close: () => setOpen(false),
    /** Puts the form away and forgets what was filled in. */
    drop: () => {
      setDrafts((now) => withoutDraft(now, key))
      setOpen(false)
    },
  }
}

/** What was filled in under the key steps aside for what comes there. */
function withAside(drafts: Drafts, key: string): Drafts {
  const { [key]: draft } = drafts
  return draft ? { ...drafts, [`${key}/${newKey()}`]: draft } : drafts
}

/** What has stepped aside comes back, the latest first. */
function withoutDraft(drafts: Drafts, key: string): Drafts {
  const { [key]: _, ...others } = drafts
  const aside = Object.keys(others).findLast((one) => one.startsWith(`${key}/`))
  if (aside === undefined) return others
  const { [aside]: back, ...rest } = others
  return back ? { ...rest, [key]: back } : rest
}

export type TaskEditing = ReturnType<typeof useTaskEditor>
