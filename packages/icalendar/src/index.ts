export type {
  CalendarEvent,
  CalendarWarning,
  EventAttendee,
  EventLocation,
  EventOverride,
  EventPerson,
  EventStatus,
  EventTime,
  OverridableField,
  SkippedEvent,
} from './calendar-event.ts'
export {
  type FollowingChange,
  withFollowing,
  withOccurrence,
  withoutFollowing,
  withoutOccurrence,
} from './apply-changes.ts'
export { mergeUnknown, type ObjectShape, readObjectShape } from './calendar-object.ts'
export { decodeCalendar } from './decode-calendar.ts'
export {
  type CalendarReading,
  type CalendarSummary,
  type ReadOptions,
  readCalendar,
  readCalendarEvents,
} from './read-calendar.ts'
export { type CalendarMessage, type MessagePart, readMessage } from './read-message.ts'
export type { CalendarBatch } from './read-series.ts'
export { asStartOf } from './read-times.ts'
export { changedStartOf, endAfter, isOccurrence, shiftStart, wallDifferenceMs } from './split-series.ts'
export { type WriteOptions, writeCalendar } from './write-calendar.ts'
