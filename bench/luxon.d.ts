// The part of luxon that is used here; the package itself is there only when it is measured.
declare module 'luxon' {
  export class DateTime {
    static fromMillis(ms: number, options?: { readonly zone: string }): DateTime
    readonly weekday: number
    setZone(zone: string): DateTime
    startOf(unit: 'day'): DateTime
    plus(duration: { readonly days: number }): DateTime
    set(values: { readonly hour: number; readonly minute: number }): DateTime
    toMillis(): number
    valueOf(): number
  }
  export class Interval {
    static fromDateTimes(start: DateTime, end: DateTime): Interval
    static merge(intervals: readonly Interval[]): Interval[]
    readonly start: DateTime | null
    readonly end: DateTime | null
    difference(...others: readonly Interval[]): Interval[]
    intersection(other: Interval): Interval | null
    splitBy(duration: { readonly milliseconds: number }): Interval[]
    length(): number
  }
}
