import type { Task, TaskStatus } from '@meridian/contract'
import { useState } from 'react'
import { isRecord } from '../../platform/is-record.ts'
import { newKey } from '../../platform/key.ts'
import type { ById } from '../../platform/session/kept-by-id.ts'
import { keptDrafts } from '../../platform/session/kept-drafts.ts'
import { useSession } from '../../platform/session/session.ts'
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

/** By the id of the task, or 'new'. */
const { useDrafts, getDraft, storeDraft } = keptDrafts('unsaved_tasks', readDraft)

/**
 * Which task is edited and what was filled in so far. Closing the form, and leaving its screen, keep that until the form is
 * opened for the same task again; saving and cancelling forget it.
 */
export function useTaskEditor(tasks: readonly Task[]) {
  const user_id = useSession(({ user }) => user?.user_id ?? null)
  const [target, setTarget] = useState<Target>({ task_status: 'backlog' })
  const [isOpen, setOpen] = useState(false)
  const drafts = useDrafts((all) => all)
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
      setAside(key)
      storeDraft(key, draft)
      open(isKnown ? { task_id } : { task_status: whole.task_status })
    },
    /** A function gets the fields as they are then, so that two changes at once both count. */
    update: (change: Partial<TaskForm> | ((form: TaskForm) => Partial<TaskForm>)) => {
      const now = getDraft(key)
      const before = { ...untouched, ...now?.part }
      const part = typeof change === 'function' ? change(before) : change
      // What is typed back to what it was is no input to ask about.
      const isAsBefore = isSameForm({ ...before, ...part }, untouched)
      const since = now?.since ?? task?.updated_at
      storeDraft(key, isAsBefore ? null : { part: { ...now?.part, ...part }, since })
    },
    /** Takes note of what others have changed meanwhile, and keeps what was filled in. */
    rebase: () => storeDraft(key, { part: getDraft(key)?.part ?? {}, since: undefined }),
    /** Puts the form away and keeps what was filled in. */
    close: () => setOpen(false),
    /** Puts the form away and forgets what was filled in. */
    drop: () => {
      storeDraft(key, null)
      bringBack(key, drafts)
      setOpen(false)
    },
  }
}

/** What was filled in under the key steps aside for what comes there. */
function setAside(key: string): void {
  const draft = getDraft(key)
  if (draft) storeDraft(`${key}/${newKey()}`, draft)
}

/** What has stepped aside comes back, the latest first. */
function bringBack(key: string, drafts: ById<Draft>): void {
  const aside = Object.keys(drafts).findLast((one) => one.startsWith(`${key}/`))
  if (aside === undefined) return
  storeDraft(key, getDraft(aside) ?? null)
  storeDraft(aside, null)
}

/** Only this file writes it; an older version of the page may have written another shape. */
function readDraft(value: unknown): Draft | undefined {
  if (!isRecord(value) || !isRecord(value['part'])) return undefined
  const { part, since } = value
  const isFine = Object.entries(part).every(
    ([name, content]) =>
      content === null || typeof content === 'string' || (name === 'label_ids' && Array.isArray(content)),
  )
  return isFine ? { part, since: typeof since === 'string' ? since : undefined } : undefined
}

export type TaskEditing = ReturnType<typeof useTaskEditor>
