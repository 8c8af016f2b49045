import type { Interval, NearMiss } from '@meridian/engine'
import { CalendarX2 } from 'lucide'
import { useMemo } from 'react'
import { t } from '../../platform/text/text.ts'
import { formatDuration } from '../../platform/time/format.ts'
import { useClock } from '../../platform/time/use-clock.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/state/notice.tsx'
import { DayLanes } from './day-lanes.tsx'
import type { FinderPerson } from './finder-people.ts'
import { datesOf } from './search-window.ts'
import { shownNearMisses } from './shown-near-misses.ts'
import { SlotCard } from './slot-card.tsx'
import { blockedSentences, peopleCountLabel, type Words } from './slot-words.ts'
import { UnknownNotice } from './unknown-notice.tsx'
import { useLaneDay } from './use-lane-day.ts'
import { first_look_days, longer_look_days, type SlotSearch } from './use-slot-search.ts'

interface NoSlotsProps {
  readonly search: SlotSearch
  readonly found: { readonly people: readonly FinderPerson[]; readonly earliestMs: number }
  readonly durationMinutes: number
  readonly picked: readonly Interval[]
  readonly onPick: (slot: Interval, zone: string) => void
}

/** Nothing fits: who is in the way of the best times there are, and a look further. */
export function NoSlots({ search, found, durationMinutes, picked, onPick }: NoSlotsProps) {
  const clock = useClock()
  const words: Words = { people: found.people, clock }
  const misses = useNearMisses(found.people, [found.earliestMs, search.window[1]], durationMinutes)
  const slots = misses.map(({ slot }) => slot)
  const dates = datesOf(search.window, clock.zone)
  const lanes = useLaneDay({ slots, dates, picked, window: search.window, onPick })

  return (
    <>
      <div role="status" className="mt-4">
        <EmptyState
          icon={CalendarX2}
          title={t('No slots fetched')}
          text={[
            t('No {duration} free for {people} in the next {days} days.', {
              duration: formatDuration(durationMinutes),
              people: peopleCountLabel(found.people.length),
              days: search.days,
            }),
            ...noticeSentence(found.earliestMs - search.nowMs),
          ].join(' ')}
          action={
            search.days > first_look_days ? undefined : (
              <Button size="sm" variant="soft" onPress={() => search.begin(longer_look_days)}>
                {t('Look {days} days ahead', { days: longer_look_days })}
              </Button>
            )
          }
        />
      </div>
      <div className="mt-5">
        <UnknownNotice words={words} nowMs={search.nowMs} />
        <DayLanes {...lanes} words={words} nowMs={search.nowMs} />
      </div>
      {misses.length > 0 && (
        <h3 className="mb-2 font-semibold">{missesTitle(misses, found.people.length)}</h3>
      )}
      <ul className="flex flex-col gap-2">
        {misses.map(({ slot, blocked }, place) => (
          <SlotCard
            key={slot[0]}
            rank={place + 1}
            slot={slot}
            words={words}
            sentences={blockedSentences(slot, blocked, words).map((text) => ({ tone: 'caution', text }))}
            isPicked={lanes.pickedPlaces.has(place)}
            onPick={() => lanes.onPick(slot)}
          />
        ))}
      </ul>
    </>
  )
}

function useNearMisses(
  people: readonly FinderPerson[],
  window: Interval,
  durationMinutes: number,
): readonly NearMiss[] {
  const [startMs, endMs] = window
  return useMemo(
    () => shownNearMisses(people, [startMs, endMs], durationMinutes),
    [people, startMs, endMs, durationMinutes],
  )
}

/** Told where it rules out more than the next minutes. */
function noticeSentence(noticeMs: number): string[] {
  const minutes = Math.round(noticeMs / 60_000)
  return minutes < 5
    ? []
    : [t('Your minimum notice of {duration} counts.', { duration: formatDuration(minutes) })]
}

/** 'All but one can attend', or how many the best time suits. */
function missesTitle(misses: readonly NearMiss[], peopleCount: number): string {
  const blocked = misses[0]?.blocked.length ?? 0
  return blocked === 1
    ? t('All but one can attend')
    : t('{free} of {total} can attend', { free: peopleCount - blocked, total: peopleCount })
}
