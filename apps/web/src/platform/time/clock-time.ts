import { wallTimeOf } from '@meridian/engine'
import { twelveHourText } from '../text/times.ts'

/** How a reader reads time: in which zone, and on which clock. */
export interface Clock {
  /** IANA name. */
  readonly zone: string
  readonly isTwelveHour: boolean
}

/** A moment: epoch milliseconds, or the ISO text of the wire. */
export type Moment = number | string

/** '11:00 AM', or '11:00' on a 24-hour clock. */
export function formatTime(moment: Moment, clock: Clock): string {
  const { hour, minute } = wallOf(moment, clock.zone)
  return clock.isTwelveHour ? twelveHourText(`${hour}:${minute}`) : `${hour}:${minute}`
}

/** '10:48:06 AM', or '10:48:06' on a 24-hour clock. */
export function formatTimeWithSeconds(moment: Moment, clock: Clock): string {
  const { hour, minute, second } = wallOf(moment, clock.zone)
  const time = `${hour}:${minute}:${second}`
  return clock.isTwelveHour ? twelveHourText(time) : time
}

/** The parts of a moment on the wall of a zone: '2026-11-18', '09', '30', '00'. */
export function wallOf(moment: Moment, zone: string) {
  const wall = wallTimeOf(epochOf(moment), zone)
  return {
    date: wall.slice(0, 10),
    hour: wall.slice(11, 13),
    minute: wall.slice(14, 16),
    second: wall.slice(17, 19),
  }
}

/** False for what the browser kept of another version, or another program wrote there. */
export function isMoment(moment: Moment): boolean {
  return Number.isFinite(epochOf(moment))
}

export function epochOf(moment: Moment): number {
  return typeof moment === 'number' ? moment : Date.parse(moment)
}
