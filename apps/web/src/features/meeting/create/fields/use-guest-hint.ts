import { getInstance, listMailboxes } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { queryFor } from '../../../../platform/api/queries.ts'
import { t } from '../../../../platform/text/text.ts'

/** Whether guests will get a mail, and from where; nothing while none is invited, or while that is not known. */
export function useGuestHint(hasGuests: boolean): string | undefined {
  const hasMail = useQuery({ ...queryFor(getInstance, {}), enabled: hasGuests }).data?.has_mail
  const mailboxes = useQuery({ ...queryFor(listMailboxes, {}), enabled: hasGuests && hasMail === false }).data
  if (!hasGuests || hasMail === undefined) return undefined
  if (hasMail) return t('Guests without an account are invited by mail.')
  if (mailboxes === undefined) return undefined
  const canSend = mailboxes.some(({ integration_mail_type }) => integration_mail_type !== 'file')
  return canSend
    ? t('Guests without an account are invited by mail, from your own mailbox.')
    : t(
        'Email is not set up on this server. After creating the event you can send guests without an account their answer link.',
      )
}
