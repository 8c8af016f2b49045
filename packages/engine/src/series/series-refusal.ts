/** Why a change of a series is impossible. */
export type SeriesRefusalReason =
  /** A custom repetition without any weekday. */
  | 'no_weekday'
  /** The series would have no occurrence. */
  | 'no_occurrence'
  /** The rule names times of day, so that it keeps them. */
  | 'fixed_time'
  /** The rule names days, such as the second Tuesday, that do not move by a number of days. */
  | 'fixed_day'

/** The series stays as it is; the caller says why. */
export class SeriesRefusal extends RangeError {
  readonly reason: SeriesRefusalReason

  constructor(reason: SeriesRefusalReason) {
    super(`The series cannot be changed: ${reason}.`)
    this.reason = reason
  }
}
