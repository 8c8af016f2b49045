import { formatShortDay } from '../../../platform/text/dates.ts'
import { t } from '../../../platform/text/text.ts'
import { type Clock, formatTime, isoDate } from '../../../platform/time/format.ts'
import type { LaterTime } from './later-times.ts'

/** 'Mon 23 Nov, 09:00' */
export function whenWords(at: string, clock: Clock): string {
  return t('{day}, {time}', {
    day: formatShortDay(isoDate(at, clock.zone)),
    time: formatTime(at, clock),
  })
}

/** 'Tomorrow, Sat 21 Nov, 09:00' */
export function suggestionWords({ id, at }: LaterTime, clock: Clock): string {
  return t('{name}, {time}', { name: laterNames()[id], time: whenWords(at, clock) })
}

function laterNames(): Record<LaterTime['id'], string> {
  return { today: t('This evening'), tomorrow: t('Tomorrow'), monday: t('Monday morning') }
}
