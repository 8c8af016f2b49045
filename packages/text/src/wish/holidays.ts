import { comingWeekday, type DayNumber, dayOf, mondayOf, partsOf } from './day-number.ts'
import { type DayContext, type DayRange, dayRange, type ReadDays } from './day-range.ts'
import type { Holiday, Term } from './term.ts'

/** `Easter`, `am Buß- und Bettag`, `à la Toussaint` */
export function readHoliday(
  terms: readonly Term[],
  at: number,
  { today, mayBeMonthFirst }: DayContext,
): ReadDays | null {
  const [term, behind] = [terms[at], terms[at + 1]]
  // `the Christmas do` is no day.
  if (
    term?.kind !== 'holiday' ||
    (mayBeMonthFirst && behind?.kind === 'word' && behind.start === term.end + 1)
  )
    return null
  const { year } = partsOf(today)
  const days = [year, year + 1].map((each) => holidayOf(term.holiday, each)).find(({ last }) => last >= today)
  return days ? { days: [days], next: at + 1 } : null
}

/** `Die Woche mit Fronleichnam`, `la settimana di Ferragosto` */
export function weekOfHoliday(terms: readonly Term[], at: number, context: DayContext): ReadDays | null {
  const holiday = readHoliday(terms, at + (terms[at]?.kind === 'link' ? 1 : 0), context)
  const [days] = holiday?.days ?? []
  if (!holiday || !days || days.last > days.first) return null
  const monday = mondayOf(days.first)
  return { days: [dayRange(monday, monday + 6, { isFrame: true })], next: holiday.next }
}

/** `the week after Easter`: from the working day behind it to the end of that week. */
export function weekAfterHoliday(terms: readonly Term[], at: number, context: DayContext): ReadDays | null {
  const holiday = readHoliday(terms, at, context)
  const [days] = holiday?.days ?? []
  if (!holiday || !days) return null
  const isMonday = mondayOf(days.last) === days.last
  const first = isMonday ? days.last + 1 : mondayOf(days.last) + 7
  return { days: [dayRange(first, mondayOf(first) + 6, { isFrame: true })], next: holiday.next }
}

function holidayOf(holiday: Holiday, year: number): DayRange {
  const dates = fixed[holiday]
  if (dates) {
    const [month, first, last = first] = dates
    return dayRange(dayOf(year, month, first) ?? 0, dayOf(year, month, last) ?? 0, { isFrame: true })
  }
  const [first, last] = after_easter[holiday] ?? [0, 0]
  const sunday = easterSunday(year)
  if (holiday === 'harvest' || holiday === 'repentance') {
    const day = holiday === 'harvest' ? comingSunday(year) : dayBefore(3, dayOf(year, 11, 23) ?? 0)
    return dayRange(day, day, { isFrame: true })
  }
  return dayRange(sunday + first, sunday + last, { isFrame: true })
}

/** The first Sunday of October. */
function comingSunday(year: number): DayNumber {
  return comingWeekday(7, (dayOf(year, 10, 1) ?? 0) - 1)
}

function dayBefore(weekday: number, day: DayNumber): DayNumber {
  return comingWeekday(weekday, day - 8)
}

/** Month, first day and last day. */
const fixed: Readonly<Partial<Record<Holiday, readonly [number, number, number?]>>> = {
  christmas: [12, 24, 26],
  between_years: [12, 27, 30],
  new_year: [1, 1],
  epiphany: [1, 6],
  labour_day: [5, 1],
  midsummer: [6, 24],
  assumption: [8, 15],
  unity_day: [10, 3],
  reformation: [10, 31],
  all_saints: [11, 1],
  saint_nicholas: [12, 6],
  boxing_day: [12, 26],
}

/** First and last day, counted from Easter Sunday. */
const after_easter: Readonly<Partial<Record<Holiday, readonly [number, number]>>> = {
  carnival_monday: [-48, -48],
  shrove_tuesday: [-47, -47],
  ash_wednesday: [-46, -46],
  palm_sunday: [-7, -7],
  holy_week: [-6, -1],
  maundy_thursday: [-3, -3],
  good_friday: [-2, -2],
  easter: [-2, 1],
  easter_monday: [1, 1],
  ascension: [39, 39],
  pentecost: [48, 50],
  pentecost_week: [50, 55],
  corpus_christi: [60, 60],
}

/** The algorithm of Meeus, Jones and Butcher for the Gregorian calendar. */
function easterSunday(year: number): DayNumber {
  const [golden, century, rest] = [year % 19, Math.floor(year / 100), year % 100]
  const correction = Math.floor((century + 8) / 25)
  const moon =
    (19 * golden + century - Math.floor(century / 4) - Math.floor((century - correction + 1) / 3) + 15) % 30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - moon - (rest % 4)) % 7
  const shift = Math.floor((golden + 11 * moon + 22 * weekday) / 451)
  const days = moon + weekday - 7 * shift + 114
  return dayOf(year, Math.floor(days / 31), (days % 31) + 1) ?? 0
}
