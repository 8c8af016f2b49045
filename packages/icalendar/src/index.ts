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
export { overridable_fields, plain_event } from './calendar-event.ts'
export {
  type FollowingChange,
  withFollowing,
  withOccurrence,
  withoutFollowing,
  withoutOccurrence,
} from './apply-changes.ts'
export {
  listToldElsewhere,
  mergeUnknown,
  type ObjectShape,
  readObjectShape,
  withAnswer,
} from './calendar-object.ts'
export { type FreeBusyRequest, readFreeBusyRequest } from './free-busy-request.ts'
export { type CalendarTree, readTree } from './calendar-tree.ts'
export { parseText } from './content-line.ts'
export { decodeCalendar } from './decode-calendar.ts'
export {
  type CalendarReading,
  type CalendarSummary,
  type ReadOptions,
  readCalendar,
  readCalendarEvents,
} from './read-calendar.ts'
export {
  expandObject,
  limitOverrides,
  type ObjectOccurrence,
  type ObjectPlace,
} from './object-occurrences.ts'
export { type CalendarMessage, type MessagePart, readMessage } from './read-message.ts'
export type { CalendarBatch } from './read-series.ts'
export { asStartOf } from './read-times.ts'
export { changedStartOf, endAfter, isOccurrence, shiftStart, wallDifferenceMs } from './split-series.ts'
export { type WriteOptions, writeCalendar } from './write-calendar.ts'
