import { updateTimestampInfo } from '@meridian/contract'
import { useMutation } from '@tanstack/react-query'
import { ListFilter } from 'lucide-react'
import { useLocation, useNavigate } from 'react-router'
import { call } from '../../platform/api.ts'
import { getSession, keepTimestamp } from '../../platform/session.ts'
import { calendar_path, calendarAddress } from '../../platform/shown-period.ts'
import { t, tLabels } from '../../platform/text/text.ts'
import { useWeekStart } from '../../platform/time/use-clock.ts'
import { sayDone, sayFailed } from '../../platform/toasts.ts'
import { type Period, periods, rangeOf, viewOf } from '../../platform/visible-range.ts'
import { Button } from '../../ui/button.tsx'
import { Menu } from '../../ui/menu.tsx'

/** Which days are looked at: this week, month or year. The label stays, whatever was chosen. */
export function FilterMenu({ today }: { readonly today: string }) {
  const weekStart = useWeekStart()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const keep = useKeepRange()

  function choose(period: Period) {
    const { start_date: from, end_date: to } = rangeOf(period, today, weekStart)
    keep.mutate({ start_date: from, end_date: to })
    if (pathname === calendar_path) return navigate(calendarAddress(viewOf(period), undefined))
    const params = new URLSearchParams(pathname === list_path ? search : '')
    params.set('from', from)
    params.set('to', to)
    return navigate(`${list_path}?${params}`)
  }

  return (
    <Menu
      label={t('Filter')}
      trigger={
        <Button size="sm" icon={ListFilter} className="@max-[44rem]:[&_svg]:hidden!">
          {t('Filter')}
        </Button>
      }
      groups={[tLabels(periods).map(({ id, label }) => ({ id, label, onAction: () => void choose(id) }))]}
    />
  )
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
      sayDone(t('Timestamp info updated successfully'))
    },
    onError: (error, _range, before) => {
      if (before) keepTimestamp(before)
      sayFailed(error, t('Error in updating timestamp info'))
    },
  })
}
