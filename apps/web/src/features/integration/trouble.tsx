import type { Connection, Integration } from '@meridian/contract'
import { CloudOff, KeyRound } from 'lucide'
import { tServer } from '../../platform/text/server-text.ts'
import { t } from '../../platform/text/text.ts'
import { formatDay, formatTime, isoDate } from '../../platform/time/format.ts'
import { useClock } from '../../platform/time/use-clock.ts'
import { useNow } from '../../platform/time/use-now.ts'
import { TroubleFrame } from '../../ui/state/trouble-frame.tsx'
import { nextSyncWords } from './integration-state.ts'
import { provider_cards } from './provider-card.ts'

interface TroubleProps {
  readonly integration: Integration
  readonly connection: Connection
}

/** Why nothing comes in, what happens next, and what is safe; nothing while all is well. */
export function Trouble({ integration: { type }, connection }: TroubleProps) {
  const title = t<string>(provider_cards[type].failed)
  const { state, reason, problem } = connection
  if (state === 'needs_reconnect') {
    return (
      <TroubleFrame icon={KeyRound} title={title} isGrave>
        {reason && tServer(reason)} {t('Events already synced stay in your calendar.')}
      </TroubleFrame>
    )
  }
  if (state !== 'error' || problem === null) return null
  return (
    <TroubleFrame icon={CloudOff} title={title}>
      {tServer(problem)} <NextTry connection={connection} />
    </TroubleFrame>
  )
}

/** Since when, and when it is tried again. */
function NextTry({ connection: { problem_since, next_sync_at } }: Pick<TroubleProps, 'connection'>) {
  const clock = useClock()
  const nowMs = useNow(60_000)
  const when = nextSyncWords(next_sync_at, nowMs)
  if (problem_since === null) return t('Next attempt {when}. Events already synced are kept.', { when })
  const time = formatTime(problem_since, clock)
  const isToday = isoDate(problem_since, clock.zone) === isoDate(nowMs, clock.zone)
  const since = isToday ? time : `${formatDay(problem_since, clock.zone)}, ${time}`
  return (
    <span className="num">
      {t('Failing since {since}. Next attempt {when}. Events already synced are kept.', { since, when })}
    </span>
  )
}
