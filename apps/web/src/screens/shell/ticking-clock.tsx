import { formatTimeWithSeconds } from '../../platform/time/format.ts'
import { useClock } from '../../platform/time/use-clock.ts'
import { useNow } from '../../platform/time/use-now.ts'
import { cx } from '../../ui/cx.ts'

/** Alone in a component, so that each second draws these few characters only. */
export function TickingClock({ className }: { readonly className: string }) {
  const clock = useClock()
  const now = useNow(1000)
  return <b className={cx('num', className)}>{formatTimeWithSeconds(now, clock)}</b>
}
