import { explainSlot, type Interval, suggestSlots } from '@meridian/engine'
import { CircleHelp } from 'lucide'
import { t } from '../../platform/text/text.ts'
import { formatTime } from '../../platform/time/format.ts'
import { useClock } from '../../platform/time/use-clock.ts'
import { Icon } from '../../ui/icon.tsx'
import { DayLanes } from './day-lanes.tsx'
import type { FinderPerson } from './finder-people.ts'
import { LookFurther } from './look-further.tsx'
import { dateOf } from './search-window.ts'
import { SlotCard } from './slot-card.tsx'
import { blockedSentences, knownInPart, peopleCountLabel, reasonSentence, type Words } from './slot-words.ts'
import { UnknownNotice } from './unknown-notice.tsx'
import { useLaneDay } from './use-lane-day.ts'
import type { SlotSearch } from './use-slot-search.ts'

interface FoundSlotsProps {
  readonly search: SlotSearch
  readonly found: { readonly slots: readonly Interval[]; readonly people: readonly FinderPerson[] }
  readonly picked: readonly Interval[]
  readonly onPick: (slot: Interval, zone: string) => void
}

/** Two slots that differ as bands across the lanes and as cards with the reason. */
export function FoundSlots({ search, found, picked, onPick }: FoundSlotsProps) {
  const clock = useClock()
  const words: Words = { people: found.people, clock }
  const { slots: free, people } = found
  const suggested = suggestSlots({ slots: free, people, timeZone: clock.zone })
  const slots = suggested.map(({ slot }) => slot)
  const dates = [...new Set(slots.map(([start]) => dateOf(start, clock.zone)))]
  const lanes = useLaneDay({ slots, dates, picked, window: search.window, onPick })
  const about = { people: peopleCountLabel(found.people.length), days: search.days }
  const [first] = free
  const whyNotEarlier = first && earlierSentence(first, search.nowMs, words)

  return (
    <>
      <p role="status" className="mt-0.5 mb-3.5 text-muted">
        {knownInPart(words) === null
          ? t('Free for {people} in the next {days} days.', about)
          : t('Free for {people} in the next {days} days, as far as is known.', about)}
      </p>
      <UnknownNotice words={words} nowMs={search.nowMs} />
      <DayLanes {...lanes} words={words} nowMs={search.nowMs} />
      <ul className="flex flex-col gap-2">
        {suggested.map(({ slot, reasons }, place) => (
          <SlotCard
            key={slot[0]}
            rank={place + 1}
            slot={slot}
            words={words}
            sentences={[reasonSentence(slot, reasons, words)]}
            isPicked={lanes.pickedPlaces.has(place)}
            onPick={() => lanes.onPick(slot)}
          />
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap items-start gap-x-4 gap-y-2 text-xs text-muted">
        {whyNotEarlier && (
          <p className="flex min-w-0 flex-1 gap-1.5">
            <Icon of={CircleHelp} size={14} className="mt-px" />
            {whyNotEarlier}
          </p>
        )}
        <LookFurther search={search} />
      </div>
    </>
  )
}

/** Who stands in the way a quarter of an hour before the first slot; null when only now does. */
function earlierSentence(first: Interval, nowMs: number, words: Words): string | null {
  const slot: Interval = [first[0] - 15 * 60_000, first[1] - 15 * 60_000]
  if (slot[0] < nowMs) return null
  const blocked = explainSlot({ slot, people: words.people }).filter(({ status }) => status !== 'free')
  const [sentence] = blockedSentences(slot, blocked, words)
  return sentence === undefined
    ? null
    : t('Before {time}: {sentence}', { time: formatTime(first[0], words.clock), sentence })
}
