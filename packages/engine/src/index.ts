export { day_ms, hour_ms, minute_ms, second_ms, week_ms } from './durations.ts'
export { isDayOff } from './hours/exceptional-bounds.ts'
export type { WeeklyHours } from './hours/weekly-hours.ts'
export { workingIntervals } from './hours/working-intervals.ts'
export type { DateOverride, Stay, WorkingTime } from './hours/working-time.ts'
export {
  type Interval,
  intersectIntervals,
  mergeIntervals,
  overlaps,
  subtractIntervals,
} from './interval/interval.ts'
export { type DaySegment, segmentDay } from './layout/day-segments.ts'
export { layOutOverlaps, type Placement } from './layout/overlap-lanes.ts'
export { type DaySpan, type PackedRow, type PackedSpan, packSpans } from './layout/span-rows.ts'
export {
  type AxisDay,
  type AxisRow,
  type AxisStretch,
  instantAt,
  missingStretches,
  positionOf,
  type TimeAxis,
  timeAxis,
} from './layout/time-axis.ts'
export { occurrencesPerDay } from './recurrence/density.ts'
export { expandRecurrence } from './recurrence/expand-recurrence.ts'
export { lastOccurrence } from './recurrence/last-occurrence.ts'
export { parseRecurrence, type Rule } from './recurrence/rule.ts'
export type { Series } from './recurrence/series.ts'
export { rruleOf, type SimpleRule } from './recurrence/simple-rule.ts'
export { type RemainingTime, remainingTime } from './remaining-time.ts'
export {
  cancelledOccurrence,
  changeAt,
  changedTimes,
  isAtRegularTime,
  occurrenceTimes,
  replaceChange,
} from './series/change-occurrence.ts'
export {
  type ChangedSeries,
  changeSeries,
  firstEndWall,
  liveOthers,
  type RepeatChange,
} from './series/change-series.ts'
export { moveSeries } from './series/move-series.ts'
export { findListedOccurrence, findSeriesMoments, type SeriesMoments } from './series/nearest-occurrences.ts'
export {
  dateOf,
  daysBetween,
  firstTimes,
  formatTimes,
  isWholeDays,
  type OccurrenceTimes,
  type ShownTimes,
  timesOfMoments,
  timesOfWalls,
  wallLengthMs,
} from './series/occurrence-times.ts'
export { expandSeries, findOccurrenceAt, occurrencesADay, visitRegular } from './series/occurrences.ts'
export {
  no_repetition,
  type RepeatingSeries,
  type Repetition,
  seriesRepetition,
  type WantedRepeat,
} from './series/repetition.ts'
export { basicTime, ruleEnding } from './series/rule-text.ts'
export { SeriesRefusal, type SeriesRefusalReason } from './series/series-refusal.ts'
export {
  type ChangedOccurrence,
  endOfOccurrence,
  isSeries,
  keptEndWall,
  type OccurrenceChange,
  type SeriesOccurrence,
  type SeriesTimes,
  seriesTimesOf,
  shiftWall,
  shiftWalls,
  wallMs,
  wallOf,
} from './series/series-times.ts'
export { type EndedSeries, endBefore, type SeriesPart, splitSeries, startAt } from './series/split-series.ts'
export {
  type BookableHost,
  type BookableQuestion,
  type BookableSlot,
  findBookableSlots,
} from './slots/bookable-slots.ts'
export type { Person } from './slots/common-hours.ts'
export { explainSlot, type NamedPerson, type SlotExplanation } from './slots/explain-slot.ts'
export { type FreeSlotQuestion, findFreeSlots } from './slots/free-slots.ts'
export { findNearMisses, type NearMiss, type NearMissQuestion } from './slots/near-misses.ts'
export type { PersonalCode, RankedSlot, SlotReason } from './slots/rank-slots.ts'
export { suggestSlots } from './slots/suggest-slots.ts'
export type { WallClock } from './zone/wall-clock.ts'
export { instantOf, wallTimeOf } from './zone/wall-time.ts'
export { clockOffset, periodsOf, yearlyMoment } from './zone/zone-clock.ts'
export {
  onZoneDataChange,
  setZoneData,
  type YearlyChange,
  type ZoneClock,
  type ZoneData,
  zoneDataVersion,
} from './zone/zone-data.ts'
export { canonicalZone, englishCityOf, isRuntimeZone, listZones } from './zone/zone-name.ts'
export { zoneOfOffset } from './zone/zone-of-offset.ts'
export { runtimeZone, zoneChanges, zoneOffsetMinutes } from './zone/zone-offset.ts'
