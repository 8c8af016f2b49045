// An event becomes a meeting in one way, whether a file or a provider tells of it.
export { draftMeeting, type DraftOptions, uidOf } from './calendar-file.import.ts'
export {
  askAgainWhereMoved,
  changeFromDrafts,
  type DraftedColumn,
  insertDrafts,
  insertGuests,
  lockImports,
  type PlacedDraft,
  told_columns,
} from './calendar-file.queries.ts'
export { type Importer, type MeetingDraft, UnusableEvent } from './calendar-file.rules.ts'
export { listRunningSeries, type RunningSeries } from './running-series.queries.ts'
export { isRunningSeries, most_running_series, too_many_series } from './running-series.rules.ts'
