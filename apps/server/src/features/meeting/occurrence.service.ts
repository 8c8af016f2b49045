// When a series takes place, for other features. Apart from the meeting service, so that a worker thread
// can have it without the database and the contract.
export {
  expandSeries,
  findListedOccurrence,
  isSeries,
  type OccurrenceChange,
  occupiedUntilMs,
  type SeriesTimes,
} from './occurrence.rules.ts'
