export const minute_ms = 60_000
export const hour_ms = 3_600_000
export const day_ms = 86_400_000
export const week_ms = 604_800_000
