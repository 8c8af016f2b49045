import { Plus } from 'lucide-react'
import { type Ref, useState } from 'react'
import { Input, TextField } from 'react-aria-components/TextField'
import { useSession } from '../../../platform/session/session.ts'
import { showError } from '../../../platform/state/toasts.ts'
import { t } from '../../../platform/text/text.ts'
import { cx } from '../../../ui/cx.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Spinner } from '../../../ui/state/spinner.tsx'
import { blankForm } from '../task-form.ts'
import { textProblem } from '../task-text.ts'
import { useCreateTask } from '../use-save-task.ts'

interface AddTaskRowProps {
  readonly meeting_id: string
  readonly inputRef: Ref<HTMLInputElement>
  /** It takes the focus as soon as it is there. */
  readonly isAwaited: boolean
  readonly isFirst: boolean
}

/** A line to type tasks into, one after the other; what the server refused comes back to it. */
export function AddTaskRow({ meeting_id, inputRef, isAwaited, isFirst }: AddTaskRowProps) {
  const user_id = useSession(({ user }) => user?.user_id ?? null)
  const [title, setTitle] = useState('')
  const creating = useCreateTask(meeting_id)

  function add() {
    const form = { ...blankForm('backlog', user_id), title }
    if (title.trim() === '') return
    const problem = textProblem(form)
    if (problem !== undefined) return showError(problem)
    setTitle('')
    creating.mutateAsync(form).catch((error: unknown) => {
      showError(error)
      // A title that was typed meanwhile is not overwritten.
      setTitle((now) => now || title)
    })
  }

  return (
    <li
      className={cx(
        'flex items-center gap-2.5 px-4 has-[input:focus-visible]:bg-hover',
        !isFirst && 'border-t border-border',
      )}
    >
      {creating.isPending ? <Spinner /> : <Icon of={Plus} className="text-muted" />}
      <TextField
        aria-label={t('Add a task')}
        autoFocus={isAwaited}
        value={title}
        onChange={setTitle}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) add()
        }}
        className="min-w-0 flex-1"
      >
        <Input
          ref={inputRef}
          autoComplete="off"
          enterKeyHint="done"
          placeholder={t('Add a task, press Enter to keep going')}
          className="h-11 w-full bg-transparent text-md outline-none md:text-base"
        />
      </TextField>
    </li>
  )
}
