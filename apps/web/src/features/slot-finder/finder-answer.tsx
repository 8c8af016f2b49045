import type { Interval } from '@meridian/engine'
import { useEffect } from 'react'
import { plural } from '../../platform/text/text.ts'
import { FoundSlots } from './found-slots.tsx'
import { NoSlots } from './no-slots.tsx'
import type { SlotSearch } from './use-slot-search.ts'

interface FinderAnswerProps {
  readonly search: SlotSearch
  readonly found: NonNullable<SlotSearch['found']>
  readonly guestCount: number
  readonly picked: readonly Interval[]
  readonly onPick: (slot: Interval, zone: string) => void
  readonly durationMinutes: number
  /** Called once the answer is drawn, so that the focus can go to it. */
  readonly onShown: () => void
}

/** The times that were found, or who is in the way. */
export function FinderAnswer(props: FinderAnswerProps) {
  const { guestCount, durationMinutes, onShown, ...shown } = props
  const { search, found } = shown
  useEffect(onShown)
  return (
    <div aria-busy={!search.isFresh} className={search.isFresh ? undefined : 'opacity-60'}>
      {found.slots.length > 0 ? (
        <FoundSlots {...shown} />
      ) : (
        <NoSlots {...shown} durationMinutes={durationMinutes} />
      )}
      {guestCount > 0 && (
        <p className="mt-3 text-xs text-muted">
          {plural(guestCount, {
            one: "The search doesn't include the guest without an account: their calendar is unknown.",
            other:
              "The search doesn't include the {count} guests without an account: their calendars are unknown.",
          })}
        </p>
      )}
    </div>
  )
}
