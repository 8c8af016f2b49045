import { getInstance, getMailAllowance, listMailboxes } from '@meridian/contract'
import { useQuery } from '@tanstack/react-query'
import { queryFor } from '../../../../platform/api/queries.ts'
import { plural, t } from '../../../../platform/text/text.ts'

/** Whether guests will get a mail, when and from where; nothing while none is invited, or while that is not known. */
export function useGuestHint(guests: number, isOver: boolean): string | undefined {
  const hasGuests = guests > 0
  const hasMail = useQuery({ ...queryFor(getInstance, {}), enabled: hasGuests }).data?.has_mail
  const mailboxes = useQuery({ ...queryFor(listMailboxes, {}), enabled: hasGuests && hasMail === false }).data
  const allowance = useQuery({ ...queryFor(getMailAllowance, {}), enabled: hasGuests }).data
  if (hasGuests && isOver) return t('Guests get no mail about an event that is over.')
  if (!hasGuests || hasMail === undefined || (!hasMail && mailboxes === undefined)) return undefined
  const hasMailbox = mailboxes?.some(({ integration_mail_type }) => integration_mail_type !== 'file')
  if (!hasMail && !hasMailbox)
    return t(
      'Email is not set up on this server. After creating the event you can send guests without an account their answer link.',
    )
  if (allowance !== undefined && guests > allowance.guest_mails_left)
    return limitHint(allowance.guest_mails_left, allowance.guest_mails_per_day)
  return hasMail
    ? t('Guests without an account are invited by mail.')
    : t('Guests without an account are invited by mail, from your own mailbox.')
}

function limitHint(left: number, limit: number): string {
  return left === 0
    ? t(
        'The daily limit of {limit} mails to guests is reached: the guests without an account are mailed on the next days.',
        { limit },
      )
    : plural(
        left,
        {
          one: 'Only {count} guest without an account can be mailed now, with at most {limit} a day; the others are mailed on the next days.',
          other:
            'Only {count} guests without an account can be mailed now, with at most {limit} a day; the others are mailed on the next days.',
        },
        { limit },
      )
}
