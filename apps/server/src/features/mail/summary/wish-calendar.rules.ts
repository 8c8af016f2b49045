/** When and where a mail was written. */
export interface WrittenTime {
  /** On the sender's clock, `yyyy-MM-ddTHH:mm`. */
  readonly sentOn: string
  readonly timeZone: string
  readonly readersZone: string
}

/** `The mail was written on Thursday 2026-11-19 at 10:00 on the sender's clock (Asia/Kolkata).` */
export function formatWritten({ sentOn, timeZone, readersZone }: WrittenTime): string {
  const day = Temporal.PlainDate.from(sentOn)
  const reader =
    readersZone === timeZone ? 'The reader has the same clock.' : `The reader's zone is ${readersZone}.`
  return `The mail was written on ${weekdays[day.dayOfWeek - 1]} ${day.toString()} at ${sentOn.slice(11, 16)} on the sender's clock (${nameOf(timeZone)}). ${reader}`
}

/** The days of the weeks from that of the mail on, because models count days badly. */
export function formatCalendar(sentOn: string): string {
  const monday = mondayOf(sentOn)
  const weeks = Array.from({ length: shown_weeks }, (_, week) =>
    formatWeek(monday.add({ weeks: week }), week),
  )
  return ['Calendar:', ...weeks].join('\n')
}

const shown_weeks = 7

/** The Monday of the week of a date. */
function mondayOf(date: string): Temporal.PlainDate {
  const day = Temporal.PlainDate.from(date)
  return day.subtract({ days: day.dayOfWeek - 1 })
}

function formatWeek(monday: Temporal.PlainDate, week: number): string {
  const days = weekdays.map(
    (weekday, day) => `${weekday.slice(0, 3)} ${monday.add({ days: day }).toString()}`,
  )
  const name = week_names[week] ?? `in ${week} weeks`
  return `${name} (calendar week ${monday.weekOfYear}): ${days.join(', ')}`
}

const week_names = ['this week', 'next week', 'the week after next']
const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

/** The sign in the names of offsets is turned, which misleads readers. */
function nameOf(timeZone: string): string {
  const offset = /^Etc\/GMT([+-])(\d{1,2})$/.exec(timeZone)
  return offset ? `UTC${offset[1] === '-' ? '+' : '-'}${offset[2]}` : timeZone
}
