export const second_ms = 1000
export const minute_ms = 60_000
export const hour_ms = 3_600_000
/** 24 hours of elapsed time. Where the clocks change, a calendar day is longer or shorter. */
export const day_ms = 86_400_000
export const week_ms = 604_800_000
