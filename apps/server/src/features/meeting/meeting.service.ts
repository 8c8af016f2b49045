export {
  endOfOccurrence,
  expandSeries,
  findListedOccurrence,
  isSeries,
  type OccurrenceChange,
  occupiedUntilMs,
  type SeriesOccurrence,
  type SeriesTimes,
} from './occurrence.rules.ts'
