import type { Interval } from '@meridian/engine'
import { useState } from 'react'
import { useClock } from '../../platform/time/use-clock.ts'
import { placesOf } from './picked-places.ts'
import { dateOf } from './search-window.ts'

interface LaneSlots {
  readonly slots: readonly Interval[]
  /** The days that can be shown. */
  readonly dates: readonly string[]
  readonly picked: readonly Interval[]
  /** Whose first day is shown where there is no slot. */
  readonly window: Interval
  readonly onPick: (slot: Interval, zone: string) => void
}

/** The lanes show the day that was chosen or picked last, at first that of a picked slot or of the first one. */
export function useLaneDay({ slots, dates, picked, window, onPick }: LaneSlots) {
  const { zone } = useClock()
  const pickedPlaces = placesOf(slots, picked)
  const [chosenDate, setChosenDate] = useState<string | null>(null)
  const firstDate = dateOf((slots[Math.min(...pickedPlaces)] ?? slots[0] ?? window)[0], zone)
  return {
    date: chosenDate !== null && dates.includes(chosenDate) ? chosenDate : firstDate,
    dates,
    onDate: setChosenDate,
    slots,
    pickedPlaces,
    onPick: (slot: Interval) => {
      setChosenDate(dateOf(slot[0], zone))
      onPick(slot, zone)
    },
  }
}
