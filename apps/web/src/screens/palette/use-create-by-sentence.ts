import { createMeeting, deleteMeeting, type Meeting } from '@meridian/contract'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { CalendarCheck } from 'lucide'
import { creationOf } from '../../features/meeting/create/form/meeting-body.ts'
import { refreshMeetings } from '../../features/meeting/refresh-meetings.ts'
import type { Plan } from '../../features/palette/use-sentence.ts'
import { call } from '../../platform/api/api.ts'
import { callOrQueue } from '../../platform/offline/call-or-queue.ts'
import { getSession } from '../../platform/session/session.ts'
import { showError, showSuccess } from '../../platform/state/toasts.ts'
import { offerTakeBack } from '../../platform/state/undo.ts'
import { t } from '../../platform/text/text.ts'
import { formOfPlan } from './prefill.ts'

/** Makes the meeting at once and offers to take it back; without a connection it waits. False where the server refused. */
export function useCreateBySentence(): (plan: Plan) => Promise<boolean> {
  const queries = useQueryClient()
  return async (plan) => {
    const zone = getSession().user?.timezone ?? 'UTC'
    const form = formOfPlan(plan, zone, Date.now())
    const note = { title: form.meeting_title.trim(), about: null, typed: { form, base: null } }
    try {
      const meeting = await callOrQueue('create_meeting', { body: creationOf(form) }, note)
      if (meeting === null) {
        showSuccess(t('Waits for the connection'))
        return true
      }
      void refreshMeetings(queries)
      const done: string = t(createMeeting.says.done)
      offerTakeBack(done, {
        about: meeting.meeting_title,
        icon: CalendarCheck,
        takeBack: () => void takeBack(queries, meeting),
      })
      return true
    } catch (problem) {
      showError(problem, t('Failed to create meeting.'))
      return false
    }
  }
}

async function takeBack(queries: QueryClient, { meeting_id }: Meeting): Promise<void> {
  try {
    await call(deleteMeeting, { params: { meeting_id } })
  } catch (problem) {
    showError(problem, t('Error in deleting meeting'))
  }
  await refreshMeetings(queries)
}
