import { deleteMeeting, type Meeting } from '@meridian/contract'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../../../platform/api/api.ts'
import { showError, showSuccess } from '../../../../platform/state/toasts.ts'
import { rememberAct } from '../../../../platform/state/undo.ts'
import { t } from '../../../../platform/text/text.ts'
import { refreshMeetings } from '../../refresh-meetings.ts'

/** The action of a toast that deletes the new meeting again. */
export function undoCreation({ meeting_id }: Meeting, queries: QueryClient, text: string) {
  const takeBack = async () => {
    try {
      await call(deleteMeeting, { params: { meeting_id }, query: { how: 'delete' } })
      showSuccess(t(deleteMeeting.says.done ?? ''))
    } catch (problem) {
      showError(problem)
    }
    await refreshMeetings(queries)
  }
  return { label: t('Undo'), onPress: rememberAct({ text, takeBack: () => void takeBack() }) }
}
