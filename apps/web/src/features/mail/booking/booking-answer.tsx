import { type BookingPage, listBookingPages, type Mail } from '@meridian/contract'
import { answerWithLink, type BookingRequest, readBookingRequest } from '@meridian/text'
import { useQuery } from '@tanstack/react-query'
import { CalendarClock, ListChecks } from 'lucide'
import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { queryFor } from '../../../platform/api/queries.ts'
import { new_poll_path } from '../../../platform/navigation/poll-path.ts'
import { useSession } from '../../../platform/session/session.ts'
import { t } from '../../../platform/text/text.ts'
import { useClock } from '../../../platform/time/use-clock.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { askingMail } from './asking-mail.ts'
import { fittingPage, pollOfMail } from './booking-answer-parts.ts'

interface BookingAnswerProps {
  readonly mail: Mail
  readonly isDisabled: boolean
  /** Writes the answer into the box, and says so. */
  readonly onAnswer: (text: string, said: string) => void
}

/** Ways to answer a mail that asks for a link to book or when to meet; nothing for any other mail. */
export function BookingAnswer(props: BookingAnswerProps) {
  const request = useBookingRequest(props.mail)
  return request && <BookingWays {...props} request={request} />
}

function BookingWays({
  mail,
  isDisabled,
  onAnswer,
  request,
}: BookingAnswerProps & { readonly request: BookingRequest }) {
  const user = useSession((session) => session.user)
  const { zone } = useClock()
  const pages = useQuery(queryFor(listBookingPages, {})).data?.booking_pages ?? []
  const page = fittingPage(pages, request.minutes)
  const navigate = useNavigate()
  // A poll asks a group; a sender who asks for a link wants to choose alone.
  const mayAsk = request.asks !== 'link'
  if (page === undefined && !mayAsk) return null

  function answer({ page_url }: BookingPage) {
    const names = { ownName: user?.full_name ?? '', senderName: mail.mail_sender.name }
    const link = { kind: 'page', url: page_url } as const
    onAnswer(
      answerWithLink(askingMail(mail, zone), link, names),
      t('An answer with your booking page is written.'),
    )
  }

  return (
    <section
      aria-label={t('Let them choose a time')}
      className="mx-4 mt-2.5 rounded-md bg-accent-soft px-3 py-2.5 text-xs text-text-2 print:hidden"
    >
      <p className="flex items-center gap-2 font-medium">
        <Icon of={CalendarClock} size={14} className="text-accent-text" />
        {request.asks === 'link'
          ? t('This mail asks for a link to book a time.')
          : t('This mail asks when you have time.')}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        {page !== undefined && (
          <Button size="sm" icon={CalendarClock} isDisabled={isDisabled} onPress={() => answer(page)}>
            {t('Offer booking page')}
          </Button>
        )}
        {mayAsk && (
          <Button
            size="sm"
            icon={ListChecks}
            onPress={() =>
              void navigate(new_poll_path, { state: pollOfMail(mail, user?.primary_email ?? '') })
            }
          >
            {t('Ask in a poll')}
          </Button>
        )}
      </div>
    </section>
  )
}

function useBookingRequest(mail: Mail): BookingRequest | null {
  const { zone } = useClock()
  const own = useSession(({ user }) => user?.primary_email.toLowerCase())
  const isOwn = mail.mail_sender.address.toLowerCase() === own
  return useMemo(() => (isOwn ? null : readBookingRequest(askingMail(mail, zone))), [mail, zone, isOwn])
}
