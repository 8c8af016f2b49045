import { day_ms } from '@meridian/engine'

/**
 * The moment, in epoch milliseconds, that a header names as seconds from now, an HTTP date or an ISO 8601 moment;
 * null when it names none. A moment that has passed means now; one more than a day ahead counts as a day.
 */
export function retryAtOf(value: string | null, now: Date): number | null {
  const text = value?.trim() ?? ''
  if (/^\d{1,9}(\.\d+)?$/.test(text)) return within(now, now.getTime() + Number(text) * 1000)
  return momentNamed(text, now)
}

/** As `retryAtOf`, for a header that names epoch seconds or milliseconds. */
export function retryAtEpoch(value: string | null, now: Date): number | null {
  const text = value?.trim() ?? ''
  if (!/^\d{9,14}(\.\d+)?$/.test(text)) return momentNamed(text, now)
  const moment = Number(text)
  return within(now, moment < 1e11 ? moment * 1000 : moment)
}

function momentNamed(text: string, now: Date): number | null {
  // Date.parse takes much for a date that is none.
  const isNamed =
    /^(\d{4}-\d\d-\d\dT[\d:.]{5,15}Z|[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} [\d:]{8} GMT)$/.test(text)
  const moment = isNamed ? Date.parse(text) : Number.NaN
  return Number.isNaN(moment) ? null : within(now, moment)
}

function within(now: Date, moment: number): number {
  return Math.round(Math.min(Math.max(moment, now.getTime()), now.getTime() + day_ms))
}
