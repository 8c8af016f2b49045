/**
 * The week of the story of three people: in Newfoundland clocks go forward on its Sunday, in Germany two weeks
 * later, in Nepal never. So Friday and Monday have different distances between the three.
 */
export interface StoryWeek {
  /** The last working day before clocks change in St John's, and the first one after, as yyyy-MM-dd. */
  readonly friday: string
  readonly monday: string
  /** The moment of a wall time in UTC on one of the days, as the wire writes it. */
  readonly at: (date: string, utcTime: string) => string
  /** 'Mon 15 Mar 2027' */
  readonly dayText: (date: string) => string
}

export const zones = { asha: 'Asia/Kathmandu', jonas: 'Europe/Berlin', nora: 'America/St_Johns' } as const

/** The next such week that lies wholly in the future; throws when the zones' rules have become others. */
export function storyWeek(): StoryWeek {
  const soon = Temporal.Now.zonedDateTimeISO(zones.nora).add({ days: 10 })
  const sunday = nextClockChange(soon, 'forward').toPlainDate()
  const friday = sunday.subtract({ days: 2 })
  const monday = sunday.add({ days: 1 })
  for (const zone of [zones.asha, zones.jonas]) {
    if (hoursOf(friday, zone) !== hoursOf(monday, zone)) throw new Error(`clocks change in ${zone} as well`)
  }
  return {
    friday: friday.toString(),
    monday: monday.toString(),
    at: (date, utcTime) => `${date}T${utcTime}:00.000Z`,
    dayText: (date) => {
      const { weekday = '', day = '', month = '', year = '' } = partsOf(date)
      return `${weekday} ${day} ${month} ${year}`
    },
  }
}

function nextClockChange(
  after: Temporal.ZonedDateTime,
  direction: 'forward' | 'back',
): Temporal.ZonedDateTime {
  const change = after.getTimeZoneTransition('next')
  if (!change) throw new Error(`clocks no longer change in ${after.timeZoneId}`)
  const before = change.subtract({ seconds: 1 })
  const isForward = change.offsetNanoseconds > before.offsetNanoseconds
  return isForward === (direction === 'forward') ? change : nextClockChange(change, direction)
}

function hoursOf(date: Temporal.PlainDate, zone: string): string {
  return date.toZonedDateTime({ timeZone: zone, plainTime: '12:00' }).offset
}

function partsOf(date: string): Record<string, string> {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'UTC',
    weekday: 'short',
    day: '2-digit',
    month: 'short',
    year: 'numeric',
  })
  return Object.fromEntries(
    format.formatToParts(new Date(`${date}T00:00:00Z`)).map(({ type, value }) => [type, value]),
  )
}
