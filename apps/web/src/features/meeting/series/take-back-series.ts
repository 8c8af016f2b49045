import { getWayBack, revertMeeting } from '@meridian/contract'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/api/api.ts'
import { showError, showSuccess } from '../../../platform/state/toasts.ts'
import { t } from '../../../platform/text/text.ts'
import { refreshMeetings } from '../refresh-meetings.ts'

/**
 * What takes the next change of the dates of a series back, or its whole deletion; called before the change is made.
 * Undefined where the series would not come back whole, and without a connection.
 */
export async function prepareSeriesTakeBack(
  queries: QueryClient,
  meeting_id: string,
  { isDeletion }: { readonly isDeletion: boolean },
): Promise<(() => void) | undefined> {
  const params = { meeting_id }
  const found = await call(getWayBack, { params }).catch(() => null)
  if (!found?.way_back || (isDeletion && !found.undoes_deletion)) return undefined
  const body = { way_back: found.way_back }
  return () => void revert(queries, { params, body })
}

async function revert(
  queries: QueryClient,
  input: { readonly params: { meeting_id: string }; readonly body: { way_back: string } },
): Promise<void> {
  try {
    await call(revertMeeting, input)
    showSuccess(t(revertMeeting.says.done))
  } catch (problem) {
    showError(problem)
  } finally {
    await refreshMeetings(queries)
  }
}
