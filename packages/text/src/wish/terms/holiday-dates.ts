import { comingWeekday, type DayNumber, dayOf, lastOfMonth } from '../days/day-number.ts'

/** Days that people name instead of their date, each with its first and its last day in a year. */
export type Holiday = keyof typeof dates

export function datesOf(holiday: Holiday, year: number): readonly [DayNumber, DayNumber] {
  return dates[holiday](year)
}

type Dates = (year: number) => readonly [DayNumber, DayNumber]

const dates = {
  christmas: on(12, 24, 26),
  christmas_eve: on(12, 24),
  christmas_day: on(12, 25),
  boxing_day: on(12, 26),
  between_years: on(12, 27, 30),
  new_year_eve: on(12, 31),
  new_year: on(1, 1),
  epiphany: on(1, 6),
  burns_night: on(1, 25),
  candlemas: on(2, 2),
  saint_blaise: on(2, 3),
  valentine: on(2, 14),
  saint_patrick: on(3, 17),
  saint_joseph: on(3, 19),
  liberation_day: on(4, 25),
  walpurgis: on(4, 30),
  labour_day: on(5, 1),
  ice_saints: on(5, 11, 15),
  saint_isidore: on(5, 15),
  republic_day: on(6, 2),
  midsummer: on(6, 24),
  saint_peter: on(6, 29),
  saint_james: on(7, 25),
  assumption: on(8, 15),
  michaelmas: on(9, 29),
  unity_day: on(10, 3),
  hispanic_day: on(10, 12),
  reformation: on(10, 31),
  all_saints: on(11, 1),
  all_souls: on(11, 2),
  bonfire_night: on(11, 5),
  martinmas: on(11, 11),
  saint_nicholas: on(12, 6),
  saint_ambrose: on(12, 7),
  immaculate_conception: on(12, 8),
  saint_lucy: on(12, 13),
  carnival_thursday: byEaster(-52),
  carnival_monday: byEaster(-48),
  shrove_tuesday: byEaster(-47),
  ash_wednesday: byEaster(-46),
  lent: byEaster(-46, -1),
  mothering_sunday: byEaster(-21),
  palm_sunday: byEaster(-7),
  holy_week: byEaster(-6, -1),
  maundy_thursday: byEaster(-3),
  good_friday: byEaster(-2),
  easter_saturday: byEaster(-1),
  easter: byEaster(-2, 1),
  easter_sunday: byEaster(0),
  easter_monday: byEaster(1),
  ascension: byEaster(39),
  pentecost: byEaster(48, 50),
  pentecost_sunday: byEaster(49),
  pentecost_monday: byEaster(50),
  pentecost_week: byEaster(50, 55),
  corpus_christi: byEaster(60),
  martin_luther_king_day: onNth(1, 3, 1),
  presidents_day: onNth(1, 3, 2),
  mothers_day: onNth(7, 2, 5),
  fathers_day: onNth(7, 3, 6),
  labor_day: onNth(1, 1, 9),
  harvest: onNth(7, 1, 10),
  thanksgiving: onNth(4, 4, 11),
  black_friday: afterThanksgiving(1),
  remembrance_sunday: onNth(7, 2, 11),
  repentance: beforeAdvent(11),
  sunday_of_the_dead: beforeAdvent(7),
  advent: (year) => [firstAdvent(year), day(year, 12, 24)],
} as const satisfies Readonly<Record<string, Dates>>

function on(month: number, first: number, last = first): Dates {
  return (year) => [day(year, month, first), day(year, month, last)]
}

function byEaster(first: number, last = first): Dates {
  return (year) => [easterSunday(year) + first, easterSunday(year) + last]
}

/** `The third Monday in February` */
function onNth(weekday: number, nth: number, month: number): Dates {
  return (year) => {
    const day = comingWeekday(weekday, lastOfMonth(year, month - 1)) + 7 * (nth - 1)
    return [day, day]
  }
}

function afterThanksgiving(days: number): Dates {
  return (year) => {
    const [thanksgiving] = onNth(4, 4, 11)(year)
    return [thanksgiving + days, thanksgiving + days]
  }
}

function beforeAdvent(days: number): Dates {
  return (year) => [firstAdvent(year) - days, firstAdvent(year) - days]
}

/** The first of the four Sundays before Christmas. */
export function firstAdvent(year: number): DayNumber {
  return comingWeekday(7, day(year, 12, 17)) - 21
}

function day(year: number, month: number, dayOfMonth: number): DayNumber {
  return dayOf(year, month, dayOfMonth) ?? 0
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
