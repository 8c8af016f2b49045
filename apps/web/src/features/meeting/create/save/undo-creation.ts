import { deleteMeeting, type Meeting } from '@meridian/contract'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../../../platform/api/api.ts'
import { t } from '../../../../platform/text/text.ts'
import { undoSaving } from './undo-saving.ts'

/** The action of a toast that deletes the new meeting again. */
export function undoCreation({ meeting_id, meeting_title }: Meeting, queries: QueryClient, text: string) {
  const takeBack = () => call(deleteMeeting, { params: { meeting_id }, query: { how: 'delete' } })
  return undoSaving(queries, { text, about: meeting_title, takeBack, done: t(deleteMeeting.says.done) })
}
