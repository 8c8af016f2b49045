import { type Booking, decideBooking } from '@meridian/contract'
import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { call } from '../../../platform/api/api.ts'
import { errorOf } from '../../../platform/api/api-error.ts'
import { meetingHref } from '../../../platform/navigation/meeting-path.ts'
import { showError, showSuccess } from '../../../platform/state/toasts.ts'
import { formatList } from '../../../platform/text/intl.ts'
import { t } from '../../../platform/text/text.ts'
import { formatDay, formatTimeRange } from '../../../platform/time/format.ts'
import { useClock } from '../../../platform/time/use-clock.ts'
import { cityOf, isSameZone } from '../../../platform/time/zones.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { TextArea } from '../../../ui/form/text-area.tsx'
import { ButtonLink } from '../../../ui/link.tsx'
import { StatusChip } from '../../../ui/state/status.tsx'
import { useKeptFocus } from '../../../ui/use-kept-focus.ts'
import { Answers } from './answers.tsx'
import { state_tones, state_words } from './booking-words.ts'
import { NoShow } from './no-show.tsx'
import { useRefreshBookings } from './use-refresh-bookings.ts'

interface BookingRowProps {
  readonly booking: Booking
  readonly isPast: boolean
}

/** A booking with what its host can do about it. */
export function BookingRow({ booking, isPast }: BookingRowProps) {
  const titleId = useId()
  const clock = useClock()
  const { start_timestamp, end_timestamp, guest_timezone } = booking
  const [foot] = useKeptFocus()
  const isElsewhere = !isSameZone(guest_timezone, clock.zone)
  return (
    <Card as="li" labelledBy={titleId} className="flex flex-col gap-2.5 p-4">
      <div className="flex flex-wrap items-start gap-x-3 gap-y-1.5">
        <div className="min-w-0 flex-1 basis-56">
          <h3 id={titleId} dir="auto" className="text-base font-semibold break-words">
            {booking.guest_name} · {booking.booking_page_title}
          </h3>
          <p className="num">
            {formatDay(start_timestamp, clock.zone)}, {formatTimeRange(start_timestamp, end_timestamp, clock)}
          </p>
          {isElsewhere && (
            <p className="num text-muted">
              {t('For the guest in {city}: {day}, {time}', {
                city: cityOf(guest_timezone),
                day: formatDay(start_timestamp, guest_timezone),
                time: formatTimeRange(start_timestamp, end_timestamp, { ...clock, zone: guest_timezone }),
              })}
            </p>
          )}
          <p className="text-muted break-words">
            {booking.host_names.length === 0
              ? booking.guest_email
              : t('{email} · with {host}', {
                  email: booking.guest_email,
                  host: formatList(booking.host_names),
                })}
          </p>
          {booking.host_reason !== null && <p className="text-xs text-muted">{booking.host_reason}</p>}
        </div>
        <span className="flex flex-wrap gap-1.5">
          {booking.is_no_show && <StatusChip tone="warning">{t('Did not come')}</StatusChip>}
          <StatusChip tone={state_tones[booking.booking_state]}>
            {t<string>(state_words[booking.booking_state])}
          </StatusChip>
        </span>
      </div>
      <Answers answers={booking.answers} />
      {booking.end_note && (
        <p dir="auto" className="rounded-md bg-sunken px-3 py-2 break-words">
          {booking.end_note}
        </p>
      )}
      <div ref={foot} tabIndex={-1} className="outline-none">
        {booking.booking_state === 'pending' && !isPast ? (
          <Decision booking={booking} />
        ) : (
          <div className="flex flex-wrap gap-2 empty:hidden">
            {booking.meeting_id !== null && (
              <ButtonLink size="sm" href={meetingHref(booking.meeting_id)}>
                {t('Open meeting')}
              </ButtonLink>
            )}
            {isPast && booking.booking_state === 'booked' && <NoShow booking={booking} />}
          </div>
        )}
      </div>
    </Card>
  )
}

/** Approve or decline, with a note to the guest. */
function Decision({ booking: { booking_id, guest_name } }: { readonly booking: Booking }) {
  const [note, setNote] = useState('')
  const refresh = useRefreshBookings()
  const deciding = useMutation({
    mutationFn: (decision: 'approve' | 'decline') =>
      call(decideBooking, { params: { booking_id }, body: { decision, note } }),
    onSuccess: () => showSuccess(t(decideBooking.says.done)),
    onError: (error) => {
      if (errorOf(error, 'note') === undefined) showError(error)
    },
    onSettled: refresh,
  })
  return (
    <div className="flex flex-col gap-2">
      <TextArea
        label={t('Note to {name}', { name: guest_name })}
        value={note}
        onChange={setNote}
        maxLength={1000}
        error={errorOf(deciding.error, 'note') ?? null}
      />
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          variant="success"
          isBusy={deciding.isPending && deciding.variables === 'approve'}
          isDisabled={deciding.isPending}
          onPress={() => deciding.mutate('approve')}
        >
          {t('Approve')}
        </Button>
        <Button
          size="sm"
          variant="danger"
          isBusy={deciding.isPending && deciding.variables === 'decline'}
          isDisabled={deciding.isPending}
          onPress={() => deciding.mutate('decline')}
        >
          {t('Decline')}
        </Button>
      </div>
    </div>
  )
}
