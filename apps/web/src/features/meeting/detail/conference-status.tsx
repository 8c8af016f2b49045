import { type Meeting, updateMeeting } from '@meridian/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { RotateCw } from 'lucide'
import { call } from '../../../platform/api/api.ts'
import { showError } from '../../../platform/state/toasts.ts'
import { tServer } from '../../../platform/text/server-text.ts'
import { t } from '../../../platform/text/text.ts'
import { Button } from '../../../ui/button.tsx'
import { Spinner } from '../../../ui/state/spinner.tsx'
import { conferenceName } from '../conference.ts'
import { refreshMeetings } from '../refresh-meetings.ts'

/** How far the meeting's video call has come; nothing once there is one, or where none was asked for. */
export function ConferenceStatus({ meeting }: { readonly meeting: Meeting }) {
  const { meeting_conference: conference, is_editable } = meeting
  if (!conference || conference.state === 'ready') return null
  const name = conferenceName(conference.type)
  if (conference.state === 'pending') {
    return (
      <p role="status" className="flex items-center gap-1.5 text-muted">
        <Spinner />
        {conference.problem ? tServer(conference.problem) : t('Creating {name}…', { name })}
      </p>
    )
  }
  return (
    <div className="flex flex-col items-start gap-1.5">
      <p className="text-warning-text">
        {conference.problem
          ? tServer(conference.problem)
          : t("{name} isn't available for this meeting.", { name })}
      </p>
      {is_editable && <TryAgain meeting={meeting} type={conference.type} />}
    </div>
  )
}

interface TryAgainProps {
  readonly meeting: Meeting
  readonly type: NonNullable<Meeting['meeting_conference']>['type']
}

function TryAgain({ meeting: { meeting_id }, type }: TryAgainProps) {
  const queries = useQueryClient()
  const asking = useMutation({
    mutationFn: () =>
      call(updateMeeting, {
        params: { meeting_id },
        body: { meeting_conference: type, series_scope: 'all' },
      }),
    onSuccess: () => refreshMeetings(queries),
    onError: (problem) => showError(problem, t(updateMeeting.says.failed)),
  })
  return (
    <Button size="sm" icon={RotateCw} isBusy={asking.isPending} onPress={() => asking.mutate()}>
      {t('Try again')}
    </Button>
  )
}
