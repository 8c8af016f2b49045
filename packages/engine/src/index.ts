export { type WeeklyHours, workingIntervals } from './hours/weekly-hours.ts'
export {
  type Interval,
  intersectIntervals,
  mergeIntervals,
  overlaps,
  subtractIntervals,
} from './interval/interval.ts'
export { expandRecurrence, type Series } from './recurrence/expand-recurrence.ts'
export { findCommonFreeTime, type Person } from './slots/common-free-time.ts'
export { findFreeSlots } from './slots/free-slots.ts'
export { instantOf, wallTimeOf } from './zone/wall-time.ts'
export { canonicalZone, listZones } from './zone/zone-name.ts'
export { zoneOffsetMinutes } from './zone/zone-offset.ts'
