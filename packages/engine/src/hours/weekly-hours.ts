/**
 * Wall-clock minutes since midnight by weekday, 0 = Sunday … 6 = Saturday. Several intervals a day, up to
 * minute 1440 (24:00), in any order; overlapping ones merge. Not to be changed once it was used in a search.
 */
export type WeeklyHours = Readonly<
  Partial<Record<0 | 1 | 2 | 3 | 4 | 5 | 6, readonly (readonly [startMinute: number, endMinute: number])[]>>
>
