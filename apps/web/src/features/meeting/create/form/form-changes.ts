import { instantOf, wallTimeOf } from '@meridian/engine'
import { coordinatesIn } from './coordinates.ts'
import { coordinatesText } from './coordinates-text.ts'
import { daysLater, half_hour, instantsOf, lengthMinutes, type MeetingForm, startOf } from './meeting-form.ts'
import { includeDay, moveRepeat } from './repeat.ts'
import { addDays, addWallMinutes, type WallClock, wallClockAt, wallMinutesBetween } from './wall-clock.ts'

/** Another place: where it tells its point, the coordinates are those. A geo: address is nothing but its point. */
export function withPlace(
  form: MeetingForm,
  place: Partial<Pick<MeetingForm, 'location_name' | 'location_link'>>,
): MeetingForm {
  const told = coordinatesIn(place.location_link ?? place.location_name ?? '')
  if (!told) return { ...form, ...place }
  const isGeo = /^\s*geo:/i.test(place.location_link ?? '')
  return {
    ...form,
    ...place,
    ...(isGeo && { location_link: '' }),
    coordinates: coordinatesText(told),
  }
}

/** Another day: the end and the repetition move along. */
export function withDate(form: MeetingForm, date: string): MeetingForm {
  const repeat = moveRepeat(form.repeat, form.start_date, date)
  if (!form.is_all_day) return { ...withStartAt(form, { date, time: form.start_time }), repeat }
  return { ...form, start_date: date, end_date: addDays(date, daysLater(form)), repeat }
}

/** Another start: the length stays. */
export function withStart(form: MeetingForm, time: string): MeetingForm {
  return withStartAt(form, { date: form.start_date, time })
}

/** Another end: before the start it means the next day. A meeting over several nights keeps its last day. */
export function withEnd(form: MeetingForm, time: string): MeetingForm {
  const isLong = daysLater(form) > 1
  return { ...form, end_time: time, end_date: isLong ? form.end_date : nightlyEnd(form, time) }
}

/** Another length, from the same start. */
export function withMinutes(form: MeetingForm, minutes: number): MeetingForm {
  const end = addWallMinutes(startOf(form), minutes)
  return { ...form, end_date: end.date, end_time: end.time }
}

/** As long after the start as the meeting lasts, on a clock that skips nothing. */
export function withPlainEnd(form: MeetingForm): MeetingForm {
  const [, endMs] = instantsOf(form)
  const [start, end] = [startOf(form), wallClockAt(endMs, form.meeting_timezone)]
  if (start.date === form.start_date && start.time === form.start_time) return form
  const told = { date: form.start_date, time: form.start_time }
  const { date, time } = addWallMinutes(told, wallMinutesBetween(start, end))
  return { ...form, end_date: date, end_time: time }
}

/** The last of several whole days. */
export function withLastDay(form: MeetingForm, end_date: string): MeetingForm {
  return { ...form, end_date }
}

/** Whole days begin as one day; back on the clock the meeting ends within a day of its start. */
export function withAllDay(form: MeetingForm, is_all_day: boolean): MeetingForm {
  return {
    ...form,
    is_all_day,
    end_date: is_all_day ? form.start_date : nightlyEnd(form, form.end_time),
  }
}

/** A moment that was picked, on the clock of the given zone; the form keeps its own zone where that shows the same time. */
export function withSlot(
  form: MeetingForm,
  [startMs, endMs]: readonly [number, number],
  zone: string,
): MeetingForm {
  const isShownBy = (one: string) =>
    [startMs, endMs].every((ms) => wallTimeOf(ms, one) === wallTimeOf(ms, zone))
  const shown = isShownBy(form.meeting_timezone) ? form.meeting_timezone : zone
  const meeting_timezone = isExact(startMs, shown) && isExact(endMs, shown) ? shown : 'UTC'
  const start = wallClockAt(startMs, meeting_timezone)
  const end = wallClockAt(endMs, meeting_timezone)
  return {
    ...form,
    is_all_day: false,
    start_date: start.date,
    start_time: start.time,
    end_date: end.date,
    end_time: end.time,
    meeting_timezone,
    repeat: includeDay(moveRepeat(form.repeat, form.start_date, start.date), start.date),
  }
}

function withStartAt(form: MeetingForm, { date, time }: WallClock): MeetingForm {
  const moved = { ...form, start_date: date, start_time: time }
  const length = lengthMinutes(form)
  const end = addWallMinutes(startOf(moved), length > 0 ? length : half_hour)
  return { ...moved, end_date: end.date, end_time: end.time }
}

function nightlyEnd(form: MeetingForm, time: string): string {
  return addDays(form.start_date, time < form.start_time ? 1 : 0)
}

/** The second of two equal wall times, when clocks go back, cannot be written in that zone. */
function isExact(instantMs: number, timeZone: string): boolean {
  return instantOf(wallTimeOf(instantMs, timeZone), timeZone) === instantMs
}
