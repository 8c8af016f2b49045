import type { Meeting } from '@meridian/contract'
import { useNow } from '../../platform/time/use-now.ts'
import { ActionItemsCard } from './action-items-card.tsx'
import { KeyTakeawaysCard } from './key-takeaways-card.tsx'
import { hasOutcomes } from './outcome.ts'

/** What a meeting led to, once something can have come of it. */
export function OutcomeCards({ meeting }: { readonly meeting: Meeting }) {
  const now = useNow(60_000)
  if (!hasOutcomes(meeting, now)) return null
  return (
    <>
      <KeyTakeawaysCard meeting={meeting} />
      <ActionItemsCard meeting={meeting} />
    </>
  )
}
