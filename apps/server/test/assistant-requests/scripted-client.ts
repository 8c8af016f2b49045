import { z } from 'zod'
import type { TestAssistant } from '../assistant.ts'

/** What a person wants, resolved by the tools alone: a program in place of a model. */
export interface Wish {
  readonly words: string
  /** The person's own clock. */
  readonly zone: string
  readonly now: string
}

const LocalTime = z.looseObject({ timezone: z.string(), start: z.string(), end: z.string() })
const Listed = z.looseObject({
  meetings: z.array(
    z.looseObject({
      meeting_id: z.string(),
      occurrence: z.string().nullable(),
      start: z.string(),
      end: z.string(),
      your_local_time: LocalTime,
      texts_by_people: z.looseObject({ title: z.string() }),
    }),
  ),
})
type Meeting = z.infer<typeof Listed>['meetings'][number]
const People = z.looseObject({ people: z.array(z.looseObject({ user_id: z.string(), name: z.string() })) })
const Found = z.looseObject({ times: z.array(z.looseObject({ start: z.string(), end: z.string() })) })
const Act = z.looseObject({ act_id: z.string() })

const cities: Readonly<Record<string, string>> = {
  Berlin: 'Europe/Berlin',
  Kathmandu: 'Asia/Kathmandu',
  "St. John's": 'America/St_Johns',
  'Lord Howe': 'Australia/Lord_Howe',
  Apia: 'Pacific/Apia',
  London: 'Europe/London',
  'New York': 'America/New_York',
}
const months = 'January February March April May June July August September October November December'.split(
  ' ',
)
const parts_of_day = {
  morning: { from: '06:00', to: '12:00' },
  afternoon: { from: '12:00', to: '18:00' },
}

/** The act that the assistant asked for; null where it found no time. Throws for words that it does not understand. */
export async function resolve(assistant: TestAssistant, wish: Wish): Promise<string | null> {
  const { words } = wish
  if (/^(move|push|bring|make) /.test(words)) return change(assistant, wish)
  if (words.startsWith('book ')) return book(assistant, wish)
  const [, first, second, date, title] = taken(/^hold (\S+) and (\S+) on (.+) for (.+)$/, words)
  const times = [first, second].map((time) => ({ start: `${dateOf(date, wish)}T${time}` }))
  return asked(assistant, 'hold_times', { times, title })
}

async function change(assistant: TestAssistant, wish: Wish): Promise<string | null> {
  const { words } = wish
  const isSeries = words.includes('standup')
  const meeting = await meetingOf(assistant, wish, isSeries ? 'standup' : 'review')
  const { meeting_id, occurrence, your_local_time } = meeting
  const lengthMs = Date.parse(meeting.end) - Date.parse(meeting.start)
  const moved = (start: string, more: object = {}) => asked(assistant, 'move', { meeting_id, start, ...more })

  const push = /^(?:push the review back|bring the review forward) by (.+)$/.exec(words)
  if (push?.[1] !== undefined) {
    const byMs = durationOf(push[1]) * (words.startsWith('push') ? 1 : -1)
    return moved(new Date(Date.parse(meeting.start) + byMs).toISOString())
  }
  const longer = /^make the review (.+) longer$/.exec(words)
  if (longer?.[1] !== undefined)
    return moved(meeting.start, {
      end: new Date(Date.parse(meeting.end) + durationOf(longer[1])).toISOString(),
    })
  if (words.includes('the same day')) {
    const day = your_local_time.start.slice(0, 10)
    const search = { from: day, to: day, moving_meeting_id: meeting_id, duration_minutes: lengthMs / 60_000 }
    const found = await firstTime(assistant, { ...search, ...partOfDay(words) })
    return found && moved(found)
  }
  const same =
    /^move the review to the same time (next week|the day after|in two weeks)(?:, on the clocks of (.+))?$/.exec(
      words,
    )
  if (same?.[1] !== undefined) {
    const days = { 'next week': 7, 'the day after': 1, 'in two weeks': 14 }[same[1]] ?? 0
    const timezone = same[2] === undefined ? wish.zone : zoneOf(same[2])
    const shown = same[2] === undefined ? your_local_time.start : startIn(meeting, timezone)
    return moved(`${addDays(shown.slice(0, 10), days)}T${shown.slice(11)}`, { timezone })
  }
  const all = /^move all standups to (\S+)$/.exec(words)
  if (all?.[1] !== undefined)
    return moved(`${your_local_time.start.slice(0, 10)}T${all[1]}`, { occurrence, applies_to: 'all' })
  const one = /^move the standup of (.+) to (\S+)$/.exec(words)
  if (one?.[1] !== undefined) return moved(`${dateOf(one[1], wish)}T${one[2]}`, { occurrence })
  const midnight = /^move the review to midnight at the end of (.+)$/.exec(words)
  if (midnight?.[1] !== undefined) return moved(`${addDays(dateOf(midnight[1], wish), 1)}T00:00`)
  const [, time, date] = taken(/^move the review to (\S+) on (.+)$/, words)
  return moved(`${dateOf(date, wish)}T${time === 'noon' ? '12:00' : time}`)
}

async function book(assistant: TestAssistant, wish: Wish): Promise<string | null> {
  const { words } = wish
  const off =
    /^book days? off (?:on|from) (.+?)(?: to (.+))?$/.exec(words) ?? /^book a day off on (.+)$/.exec(words)
  if (off?.[1] !== undefined) {
    const [start, end] = [dateOf(off[1], wish), dateOf(off[2] ?? off[1], wish)]
    return asked(assistant, 'propose', { title: 'Day off', start, end })
  }
  const friend = /with (\S+ \S+)/.exec(words)?.[1]
  const people = friend === undefined ? [] : [await personOf(assistant, friend)]
  const about = { title: 'Tea', people }
  const early = /for (\d+) minutes as early as possible (?:in the morning of|on) ([^,]+)/.exec(words)
  if (early?.[2] !== undefined) {
    const day = dateOf(early[2], wish)
    const search = { from: day, to: day, people, duration_minutes: Number(early[1]), ...partOfDay(words) }
    const start = await firstTime(assistant, search)
    return start && asked(assistant, 'propose', { ...about, start, duration_minutes: Number(early[1]) })
  }
  const until = /from (\S+) until (\S+) on (.+)$/.exec(words)
  if (until?.[3] !== undefined) {
    const day = dateOf(until[3], wish)
    return asked(assistant, 'propose', { ...about, start: `${day}T${until[1]}`, end: `${day}T${until[2]}` })
  }
  const there = /at (\S+) (.+) time on (.+)$/.exec(words)
  if (there?.[2] !== undefined && there[3] !== undefined) {
    const start = `${dateOf(there[3], wish)}T${there[1]}`
    return asked(assistant, 'propose', { ...about, start, timezone: zoneOf(there[2]) })
  }
  const [, time, date, minutes] = taken(/at (\S+) on (.+) for (\d+) minutes$/, words)
  return asked(assistant, 'propose', {
    ...about,
    start: `${dateOf(date, wish)}T${time}`,
    duration_minutes: Number(minutes),
  })
}

async function asked(assistant: TestAssistant, tool: string, input: object): Promise<string> {
  return Act.parse(await assistant.ask(tool, input)).act_id
}

async function meetingOf(assistant: TestAssistant, wish: Wish, title: string): Promise<Meeting> {
  const { meetings } = Listed.parse(
    await assistant.ask('list_meetings', { words: title, to: addDays(wish.now.slice(0, 10), 30) }),
  )
  const named = /of (.+) to /.exec(wish.words)?.[1]
  const day = title === 'standup' && named !== undefined ? dateOf(named, wish) : undefined
  const found = meetings.find(
    ({ your_local_time }) => day === undefined || your_local_time.start.startsWith(day),
  )
  if (!found) throw new Error(`There is no ${title}: ${wish.words}`)
  return found
}

/** What the clocks of a zone show at the start of the meeting. */
function startIn(meeting: Meeting, zone: string): string {
  const offset = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' })
  return offset.format(new Date(meeting.start)).replace(' ', 'T')
}

async function personOf(assistant: TestAssistant, name: string): Promise<string> {
  const { people } = People.parse(await assistant.ask('search_people', { name }))
  const [found] = people
  if (!found) throw new Error(`There is nobody called ${name}.`)
  return found.user_id
}

async function firstTime(assistant: TestAssistant, search: object): Promise<string | null> {
  return Found.parse(await assistant.ask('find_times', { ...search, limit: 1 })).times[0]?.start ?? null
}

function partOfDay(words: string) {
  const part = words.includes('afternoon') ? 'afternoon' : words.includes('morning') ? 'morning' : undefined
  if (!part) return {}
  return { time_of_day: { ...parts_of_day[part], for: words.includes('everybody') ? 'everybody' : 'me' } }
}

function durationOf(words: string): number {
  if (words === 'an hour and a half') return 90 * 60_000
  const [, count, unit] = taken(/^(\d+) (minutes|hours)$/, words)
  return Number(count) * (unit === 'hours' ? 3_600_000 : 60_000)
}

/** 'Sunday 28 March': the next day of that name. */
function dateOf(words: string, { now }: Wish): string {
  const [, day, name] = taken(/(\d+) (\w+)$/, words)
  const month = String(months.indexOf(name) + 1).padStart(2, '0')
  const date = `${now.slice(0, 4)}-${month}-${day.padStart(2, '0')}`
  return date < now.slice(0, 10) ? `${Number(now.slice(0, 4)) + 1}${date.slice(4)}` : date
}

function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}

function zoneOf(city: string): string {
  const zone = cities[city]
  if (zone === undefined) throw new Error(`Where is ${city}?`)
  return zone
}

function taken(pattern: RegExp, words: string): [string, string, string, string, string] {
  const found = pattern.exec(words)
  if (!found) throw new Error(`Not understood: ${words}`)
  const [whole = '', one = '', two = '', three = '', four = ''] = found
  return [whole, one, two, three, four]
}
