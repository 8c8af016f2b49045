import { getMeeting, listMeetings, listProposals, type Meeting, updateMeeting } from '@meridian/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ListChecks } from 'lucide'
import { call } from '../../platform/api/api.ts'
import { keyOf } from '../../platform/api/queries.ts'
import { useSession } from '../../platform/session/session.ts'
import { showError, showSuccess } from '../../platform/state/toasts.ts'
import { plural, t } from '../../platform/text/text.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Icon } from '../../ui/icon.tsx'
import { agendaWith, linesToAdd } from './agenda-with-items.ts'
import { useActionItems } from './use-outcomes.ts'

/** Offers the organizer of a series to open its next meeting with what the last ones left unfinished. */
export function UnfinishedItems({ meeting }: { readonly meeting: Meeting }) {
  const user_id = useSession(({ user }) => user?.user_id)
  const { meeting_id, agenda, meeting_status, meeting_recurrence } = meeting
  // A part of a series that has not begun yet may have items of the part before.
  const isOffered =
    meeting.user_id === user_id && meeting_status === 'active' && meeting_recurrence.is_recurring
  const { data } = useActionItems(meeting_id, isOffered)
  const adding = useAddToAgenda(meeting)
  const next = agendaWith(agenda, linesToAdd(data ?? [], agenda))
  if (!isOffered || next.added === 0) return null
  return (
    <Card
      as="div"
      className="flex flex-wrap items-center gap-x-2.5 gap-y-2 border-transparent! bg-accent-soft! px-4 py-2.5 text-text-2"
    >
      <Icon of={ListChecks} className="text-accent-text" />
      <span className="num min-w-0 flex-1">
        {plural(next.added, {
          one: 'Start with {count} unfinished item',
          other: 'Start with {count} unfinished items',
        })}
      </span>
      <Button size="sm" isBusy={adding.isPending} onPress={() => adding.mutate(next.agenda)}>
        {t('Add to agenda')}
      </Button>
    </Card>
  )
}

function useAddToAgenda({ meeting_id, updated_at }: Meeting) {
  const queries = useQueryClient()
  const refresh = () =>
    Promise.all(
      [getMeeting, listMeetings, listProposals].map((shown) =>
        queries.invalidateQueries({ queryKey: keyOf(shown) }),
      ),
    )
  return useMutation({
    mutationFn: (agenda: string) =>
      call(updateMeeting, { params: { meeting_id }, body: { agenda, updated_at } }),
    onSuccess: async () => {
      showSuccess(t(updateMeeting.says.done))
      await refresh()
    },
    onError: (problem) => {
      showError(problem)
      void refresh()
    },
  })
}
