// What other features may import from availability.
export {
  earliestSlot,
  isWithinUsualHours,
  type Obstacle,
  type PersonHours,
  slotsFor,
  suggestedSlots,
  wholeAdditionalHours,
  findObstacle,
  readWindowEdge,
} from './availability.rules.ts'
export { listFreeBusy, readPeople } from './availability.service.ts'
export { formatStart } from './held-time.rules.ts'
export {
  bookHeldTime,
  createHold,
  deleteHold,
  type HeldTimeRow,
  type Hold,
  holdFreeTimesOf,
  holdTimesOf,
  listTimesOf,
  lockTimesOf,
  releaseTimes,
} from './held-time.service.ts'
export { longest_zone_distance_ms } from './busy-time.rules.ts'
