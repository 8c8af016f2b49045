import {
  bookOffer,
  type Mail,
  type MailOffer,
  type MovedMeeting,
  type OfferedSlot,
  releaseOffer,
} from '@meridian/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CalendarCheck, CalendarClock, CalendarX } from 'lucide'
import { call } from '../../../platform/api/api.ts'
import { meetingHref } from '../../../platform/navigation/meeting-path.ts'
import { showError, showSuccess } from '../../../platform/state/toasts.ts'
import { mark, t } from '../../../platform/text/text.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Link } from '../../../ui/link.tsx'
import { cacheMail } from '../detail-cache.ts'
import { refreshMails } from '../refresh-mails.ts'
import { useSlotWords } from './use-slot-words.ts'

interface MailReplyOfferProps {
  readonly mail: Pick<Mail, 'mail_id'>
  readonly offer: MailOffer
}

/** The times that the last answer has offered: kept free until one is booked or all are let go of. */
export function MailReplyOffer({ mail: { mail_id }, offer }: MailReplyOfferProps) {
  const queries = useQueryClient()
  const settled = {
    onError: (error: Error) => {
      showError(error)
      void refreshMails(queries)
    },
  }
  const booking = useMutation({
    mutationFn: ({ start_timestamp }: OfferedSlot) =>
      call(bookOffer, { params: { mail_id }, body: { start_timestamp } }),
    onSuccess: async (changed) => {
      await cacheMail(queries, changed)
      showSuccess(t(changed.mail_offer ? stateWords(changed.mail_offer) : bookOffer.says.done))
    },
    ...settled,
  })
  const release = useMutation({
    mutationFn: () => call(releaseOffer, { params: { mail_id } }),
    onSuccess: async (changed) => {
      await cacheMail(queries, changed)
      showSuccess(t(releaseOffer.says.done))
    },
    ...settled,
  })
  const isOpen = offer.state === 'open'
  const isBusy = booking.isPending || release.isPending
  return (
    <section
      aria-label={t('Times you have offered')}
      className="mx-4 mt-2.5 rounded-md bg-sunken px-3 py-2.5 text-xs text-text-2"
    >
      <p className="flex items-center gap-2 font-medium">
        <Icon of={signs[offer.state]} size={14} className="text-accent-text" />
        {t(stateWords(offer))}
      </p>
      {isOpen && offer.moved_meeting && <MoveLine moved={offer.moved_meeting} />}
      <ul className="mt-1.5 flex flex-col gap-1.5">
        {offer.slots.map((slot) => (
          <li key={slot.start_timestamp} className="flex flex-wrap items-center gap-2">
            <When slot={slot} />
            {isOpen && (
              <Button
                size="sm"
                variant="soft"
                isBusy={booking.isPending && booking.variables === slot}
                isDisabled={isBusy}
                onPress={() => booking.mutate(slot)}
              >
                {t('Book this')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <div className="mt-1.5 flex flex-wrap items-center gap-2">
        {(isOpen || offer.state === 'booked') && (
          <Link href={meetingHref(offer.meeting_id)} className="touch">
            {t('See the meeting')}
          </Link>
        )}
        {isOpen && (
          <Button
            size="sm"
            variant="ghost"
            isBusy={release.isPending}
            isDisabled={isBusy}
            onPress={() => release.mutate()}
            className="ms-auto"
          >
            {t('Release')}
          </Button>
        )}
      </div>
    </section>
  )
}

function MoveLine({ moved }: { readonly moved: MovedMeeting }) {
  const when = useSlotWords()([moved.start_timestamp, moved.end_timestamp])
  return (
    <p dir="auto" className="mt-1 wrap-anywhere">
      {t('“{title}” ({when}) moves to the time that is chosen.', { title: moved.meeting_title, when })}
    </p>
  )
}

function When({ slot: { start_timestamp, end_timestamp } }: { readonly slot: OfferedSlot }) {
  const wordsOf = useSlotWords()
  return (
    <time dateTime={start_timestamp} className="num min-w-0 flex-1 font-medium text-text">
      {wordsOf([start_timestamp, end_timestamp])}
    </time>
  )
}

const signs = {
  open: CalendarClock,
  booked: CalendarCheck,
  expired: CalendarX,
  released: CalendarX,
} as const

function stateWords({ state, meeting_id, moved_meeting }: MailOffer): string {
  const isMoved = state === 'booked' && meeting_id === moved_meeting?.meeting_id
  return isMoved ? mark('The meeting is moved.') : state_words[state]
}

const state_words = {
  open: mark('These times are held until you get an answer.'),
  booked: mark('The meeting is booked.'),
  expired: mark('None of the times you offered was chosen. They are free again.'),
  released: mark('You released the times you offered.'),
} as const
