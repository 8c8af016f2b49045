import { deleteSnippet, listSnippets, type MailSnippet } from '@meridian/contract'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/api/api.ts'
import { keyOf } from '../../../platform/api/queries.ts'
import { hide, unhide } from '../../../platform/state/hidden.ts'
import { showError } from '../../../platform/state/toasts.ts'
import { offerUndo, showUndoSettled } from '../../../platform/state/undo.ts'
import { t } from '../../../platform/text/text.ts'

/** Hides a snippet and offers Undo; the server deletes it when that time is over. */
export function useDeleteSnippet(): (snippet: MailSnippet) => void {
  const queries = useQueryClient()
  return ({ snippet_id, snippet_name }) => {
    hide(snippet_id)
    offerUndo(t('Snippet deleted'), {
      about: snippet_name,
      undo: () => unhide(snippet_id),
      commit: (isClosing) => commit(queries, snippet_id, isClosing),
    })
  }
}

async function commit(queries: QueryClient, snippet_id: string, isClosing: boolean): Promise<void> {
  try {
    await call(deleteSnippet, { params: { snippet_id } }, { keepalive: isClosing })
    showUndoSettled(t(deleteSnippet.says.done))
  } catch (problem) {
    showError(problem, t(deleteSnippet.says.failed))
  } finally {
    await queries.invalidateQueries({ queryKey: keyOf(listSnippets) })
    unhide(snippet_id)
  }
}
