import { CircleAlert, CloudUpload } from 'lucide'
import { useNavigate } from 'react-router'
import { reopenForm } from '../../features/meeting/create/save/reopen-form.ts'
import { reopenTask } from '../../features/task/reopen-task.ts'
import { type ChangeKind, type QueuedChange, useChangeQueue } from '../../platform/offline/change-queue.ts'
import { removeChange } from '../../platform/offline/queued-changes.ts'
import { useSession } from '../../platform/session/session.ts'
import { showError, showSuccess } from '../../platform/state/toasts.ts'
import { mark, t } from '../../platform/text/text.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'

/** The changes that were made without a connection, each with a way back. */
export function WaitingChanges() {
  const changes = useChangeQueue((list) => list.changes)
  return (
    <section
      aria-label={t('Changes made offline')}
      className="border-b border-border bg-sunken text-sm text-text-2 md:rounded-t-[14px]"
    >
      <div role="status">
        <ul className="max-h-48 overflow-y-auto px-4 py-1">
          {changes.map((change) => (
            <Line key={change.change_id} change={change} />
          ))}
        </ul>
      </div>
    </section>
  )
}

function Line({ change }: { readonly change: QueuedChange }) {
  const { kind, title, problem, typed } = change
  const reopen = useReopen()
  const hasBoard = useSession(({ user }) => user?.role === 'user')
  const isRefused = problem !== null
  const isOpenable = isRefused && typed !== null && (hasBoard || !task_kinds.has(kind))
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1">
      <Icon
        of={isRefused ? CircleAlert : CloudUpload}
        size={14}
        className={isRefused ? 'text-danger-text' : 'text-muted'}
      />
      <span className="min-w-0 flex-1 basis-48 wrap-anywhere">
        <b dir="auto" className="font-medium text-text">
          {title || t('No title provided')}
        </b>
        {` · ${t(kind_words[kind])} · `}
        {isRefused ? t('Not saved. {reason}', { reason: problem }) : t('Waits for the connection')}
      </span>
      <span className="ms-auto flex gap-1.5">
        {isOpenable && (
          <Button size="sm" onPress={() => void takeOut(change, 'open', reopen)}>
            {t('Open')}
          </Button>
        )}
        <Button size="sm" variant="ghost" onPress={() => void takeOut(change, 'drop', reopen)}>
          {isRefused ? t('Discard') : t('Take back')}
        </Button>
      </span>
    </li>
  )
}

/**
 * Opens the form with what was typed; that of a task is on the board, also for a task of a meeting: one that the server
 * refuses is most often of a meeting that is gone.
 */
function useReopen(): (change: QueuedChange) => void {
  const navigate = useNavigate()
  return (change) => {
    if (!task_kinds.has(change.kind)) return reopenForm(change.typed ?? {})
    reopenTask(change)
    void navigate('/user/board')
  }
}

/** What was typed can be opened again for as long as the toast is there. */
async function takeOut(
  change: QueuedChange,
  then: 'open' | 'drop',
  reopen: (change: QueuedChange) => void,
): Promise<void> {
  try {
    const taken = await removeChange(change.change_id)
    if (!taken) return showSuccess(t('It has been sent already'))
    if (then === 'open') return reopen(taken)
    showSuccess(t('Taken back'), taken.typed ? { label: t('Edit'), onPress: () => reopen(taken) } : undefined)
  } catch (error) {
    showError(error)
  }
}

const task_kinds: ReadonlySet<ChangeKind> = new Set(['create_task', 'create_meeting_task', 'update_task'])

const kind_words: Readonly<Record<ChangeKind, string>> = {
  create_meeting: mark('New meeting'),
  update_meeting: mark('Changed meeting'),
  delete_meeting: mark('Deleted meeting'),
  answer_meeting: mark('Your answer'),
  create_task: mark('New task'),
  create_meeting_task: mark('New task'),
  update_task: mark('Changed task'),
}
