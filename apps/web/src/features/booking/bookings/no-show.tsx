import { type Booking, updateBooking } from '@meridian/contract'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../../platform/api/api.ts'
import { showError } from '../../../platform/state/toasts.ts'
import { t } from '../../../platform/text/text.ts'
import { Button } from '../../../ui/button.tsx'
import { useRefreshBookings } from './use-refresh-bookings.ts'

/** Notes that the guest of a time that has begun did not come, or takes that back. */
export function NoShow({ booking: { booking_id, is_no_show } }: { readonly booking: Booking }) {
  const refresh = useRefreshBookings()
  const saving = useMutation({
    mutationFn: () => call(updateBooking, { params: { booking_id }, body: { is_no_show: !is_no_show } }),
    onError: (error) => showError(error),
    onSettled: refresh,
  })
  return (
    <Button size="sm" isBusy={saving.isPending} onPress={() => saving.mutate()}>
      {is_no_show ? t('The guest came') : t('Did not come')}
    </Button>
  )
}
