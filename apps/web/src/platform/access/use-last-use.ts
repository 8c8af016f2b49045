import { t } from '../text/text.ts'
import { formatPast } from '../time/format.ts'
import { useClock } from '../time/use-clock.ts'
import { useNow } from '../time/use-now.ts'

/** 'Last used 3 minutes ago' */
export function useLastUse(): (last_used_at: string | null) => string {
  const { zone } = useClock()
  const nowMs = useNow(60_000)
  return (last_used_at) =>
    last_used_at === null
      ? t('Never used')
      : t('Last used {when}', { when: formatPast(last_used_at, nowMs, zone) })
}
