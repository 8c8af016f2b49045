import { adoptMailedAnswer, type MailInvitation } from '@meridian/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Check, UserCheck } from 'lucide'
import { call } from '../../../platform/api/api.ts'
import { showError, showSuccess } from '../../../platform/state/toasts.ts'
import { t } from '../../../platform/text/text.ts'
import { Button } from '../../../ui/button.tsx'
import { Menu } from '../../../ui/overlay/menu.tsx'
import { refreshAnswered } from '../refresh-mails.ts'

interface ClaimedAnswerProps {
  readonly mail_id: string
  readonly claim: NonNullable<MailInvitation['claim']>
}

/** An answer from an address without an invitation: the organizer says which guest has given it. */
export function ClaimedAnswer({ mail_id, claim: { from, guests } }: ClaimedAnswerProps) {
  const queries = useQueryClient()
  const adopting = useMutation({
    mutationFn: (meeting_attendee_id: string) =>
      call(adoptMailedAnswer, { params: { mail_id }, body: { meeting_attendee_id } }),
    onSuccess: () => showSuccess(t(adoptMailedAnswer.says.done)),
    onError: (problem) => showError(problem, t(adoptMailedAnswer.says.failed)),
    onSettled: () => refreshAnswered(queries),
  })
  const [likely] = guests.filter(({ is_likely }) => is_likely)
  const others = guests.filter((guest) => guest !== likely)
  const sender = personWords(from)
  return (
    <div className="px-4.5 pb-3">
      <p className="mb-2 text-text-2 wrap-anywhere">
        {likely
          ? t('This answer came from {sender}. Is this {guest}?', { sender, guest: personWords(likely) })
          : t(
              'This answer came from {sender}, who is not invited. If you know the person, record it for a guest.',
              { sender },
            )}
      </p>
      <div className="flex flex-wrap gap-2">
        {likely && (
          <Button
            size="sm"
            variant="soft"
            icon={Check}
            isBusy={adopting.isPending && adopting.variables === likely.meeting_attendee_id}
            isDisabled={adopting.isPending}
            onPress={() => adopting.mutate(likely.meeting_attendee_id)}
          >
            {t('Yes, record it')}
          </Button>
        )}
        {others.length > 0 && (
          <Menu
            label={t('Record it for a guest')}
            groups={[
              others.map((guest) => ({
                id: guest.meeting_attendee_id,
                label: personWords(guest),
                onAction: () => adopting.mutate(guest.meeting_attendee_id),
              })),
            ]}
            trigger={
              <Button size="sm" variant="ghost" icon={UserCheck} isDisabled={adopting.isPending}>
                {t('Record it for a guest')}
              </Button>
            }
          />
        )}
      </div>
    </div>
  )
}

function personWords({ name, address }: { readonly name: string; readonly address: string }): string {
  return name === '' ? address : `${name} (${address})`
}
