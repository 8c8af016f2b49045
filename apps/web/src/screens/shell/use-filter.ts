import { updateTimestampInfo } from '@meridian/contract'
import { useMutation } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router'
import { call } from '../../platform/api/api.ts'
import { calendar_path, calendarAddress } from '../../platform/navigation/shown-period.ts'
import { keepTimestamp } from '../../platform/session/session-records.ts'
import { getSession } from '../../platform/session/session.ts'
import { showError, showSuccess } from '../../platform/state/toasts.ts'
import { t } from '../../platform/text/text.ts'
import { isoDate } from '../../platform/time/format.ts'
import { useClock, useWeekStart } from '../../platform/time/use-clock.ts'
import { type Period, rangeOf, viewOf } from './visible-range.ts'

/** Sets which days are looked at, and shows the meetings in them; on the calendar its view of that length. */
export function useFilter(): (period: Period) => void {
  const { zone } = useClock()
  const weekStart = useWeekStart()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const keep = useKeepRange()

  return (period) => {
    const { start_date: from, end_date: to } = rangeOf(period, isoDate(Date.now(), zone), weekStart)
    keep.mutate({ start_date: from, end_date: to })
    const params = new URLSearchParams(pathname === list_path ? search : '')
    params.set('from', from)
    params.set('to', to)
    void navigate(
      pathname === calendar_path ? calendarAddress(viewOf(period), undefined) : `${list_path}?${params}`,
    )
  }
}

const list_path = '/user/meetings'

/** Keeps the range in this browser at once, and on the server; takes it back where that fails. */
function useKeepRange() {
  return useMutation({
    mutationFn: (range: { start_date: string; end_date: string }) =>
      call(updateTimestampInfo, { body: { ...getSession().timestamp, ...range } }),
    onMutate: (range) => {
      const before = getSession().timestamp
      keepTimestamp({ ...before, ...range })
      return before
    },
    onSuccess: (timestamp) => {
      keepTimestamp(timestamp)
      showSuccess(t('Timestamp info updated successfully'))
    },
    onError: (error, _range, before) => {
      if (before) keepTimestamp(before)
      showError(error, t('Error in updating timestamp info'))
    },
  })
}
