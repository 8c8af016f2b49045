import {
  createTask,
  deleteTask,
  listTasks,
  type Mail,
  task_description_characters_max,
} from '@meridian/contract'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/api/api.ts'
import { keyOf } from '../../../platform/api/queries.ts'
import { mergeUser } from '../../../platform/session/session.ts'
import { showError, showSuccess, undoAction } from '../../../platform/state/toasts.ts'
import { t } from '../../../platform/text/text.ts'
import { personWords, subjectWords } from '../mail-words.ts'

/** Puts the mail on the reader's own board: the subject as its title, who wrote and the summary below. */
export function useCreateMailTask(mail: Mail) {
  const queries = useQueryClient()
  const making = useMutation({
    mutationFn: () => call(createTask, { body: { task_description: descriptionOf(mail) } }),
    onSuccess: async ({ task_id }) => {
      mergeUser({ has_board: true })
      showSuccess(
        t(createTask.says.done),
        undoAction(() => void unmake(queries, task_id)),
      )
      await queries.invalidateQueries({ queryKey: keyOf(listTasks) })
    },
    onError: (problem) => showError(problem, t(createTask.says.failed)),
  })
  return { isMaking: making.isPending, make: () => making.mutate() }
}

function descriptionOf(mail: Mail): string {
  const title = subjectWords(mail).replaceAll(/\s+/g, ' ').trim()
  const details = mail.mail_summary ?? mail.mail_preview
  const from = t('From {name}', { name: personWords(mail.mail_sender) })
  return `${title}\n${from}\n\n${details}`.trimEnd().slice(0, task_description_characters_max)
}

async function unmake(queries: QueryClient, task_id: string): Promise<void> {
  try {
    await call(deleteTask, { params: { task_id } })
    showSuccess(t(deleteTask.says.done))
  } catch (problem) {
    showError(problem, t(deleteTask.says.failed))
  }
  await queries.invalidateQueries({ queryKey: keyOf(listTasks) })
}
