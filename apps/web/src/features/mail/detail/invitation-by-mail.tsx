import { answerMailInvitation } from '@meridian/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Check, X } from 'lucide'
import { call } from '../../../platform/api/api.ts'
import { showError, showSuccess } from '../../../platform/state/toasts.ts'
import { t } from '../../../platform/text/text.ts'
import { Button } from '../../../ui/button.tsx'
import { refreshAnswered } from '../refresh-mails.ts'

/** The answer to an invitation of an unknown sender that only its mail shows: it becomes a meeting then. */
export function AnswerByMail({ mail_id }: { readonly mail_id: string }) {
  const queries = useQueryClient()
  const answering = useMutation({
    mutationFn: (meeting_action: 'approved' | 'rejected') =>
      call(answerMailInvitation, { params: { mail_id }, body: { meeting_action } }),
    onSuccess: () => showSuccess(t(answerMailInvitation.says.done)),
    onError: (problem) => showError(problem, t('Error in updating meeting proposal')),
    onSettled: () => refreshAnswered(queries),
  })
  const isBusy = (action: 'approved' | 'rejected') => answering.isPending && answering.variables === action
  return (
    <div className="flex gap-2 px-4.5 pb-3">
      <Button
        size="sm"
        variant="soft"
        icon={Check}
        isBusy={isBusy('approved')}
        isDisabled={answering.isPending}
        onPress={() => answering.mutate('approved')}
      >
        {t('Accept')}
      </Button>
      <Button
        size="sm"
        icon={X}
        isBusy={isBusy('rejected')}
        isDisabled={answering.isPending}
        onPress={() => answering.mutate('rejected')}
      >
        {t('Decline')}
      </Button>
    </div>
  )
}
