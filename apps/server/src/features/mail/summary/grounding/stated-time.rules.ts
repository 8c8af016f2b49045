import {
  clock_token,
  clockValue,
  german_am,
  half_day,
  hour,
  hour_mark,
  behind_lead,
  behind_time_lead,
  midnight,
  minutes,
  minutes_beside,
  minutes_in_words,
  noon,
  range_mark,
  small_hour,
} from './clock-words.rules.ts'

/** Minutes since midnight that a time of day may mean: `halb drei` is 2:30 or 14:30. */
export interface StatedTime {
  readonly minutes: readonly number[]
  /** Nothing else could be meant: `at 5 sites` names no time. */
  readonly isSure: boolean
  readonly start: number
  readonly end: number
}

interface Shape {
  readonly pattern: RegExp
  readonly isSure: boolean
  readonly minutesOf: (named: readonly string[]) => number
}

/** Not within a word, a number or a date; a second time may follow a stroke: `10:00/11:30`. */
const before = '(?<=^|[^\\p{L}\\p{N}.,:/]|(?:[:.h]\\d\\d|\\dh|[ap]m)/)'
const mark = `\\s?(?:${half_day}|${hour_mark})(?!\\p{L})`
const behind = `(?:(?=${mark})|(?![\\p{L}\\p{N}]))`

/** A space of the source is any space: lines break between any two words. */
function shape(source: string, minutesOf: Shape['minutesOf'], isSure = true): Shape {
  const spaced = `${before}(?:${source})${behind}`.replaceAll(' ', '\\s')
  return { pattern: new RegExp(spaced, 'giu'), minutesOf, isSure }
}

/** The hour, then the minutes. */
function clock(source: string, isSure = true): Shape {
  return shape(source, ([hours, minute]) => atHour(hours, clockValue(minute ?? '0')), isSure)
}

/** The hour, then the minutes that are left to it. */
function clockBefore(source: string): Shape {
  return shape(source, ([hours, minute]) => atHour(hours, -clockValue(minute ?? '0')))
}

/** The hour, in words that add minutes to it: `half past two`. */
function moved(added: number, ...sources: readonly string[]): Shape {
  return shape(sources.join('|'), ([hours]) => atHour(hours, added))
}

/** The minutes, then the hour: `ten past two`, `fünf vor halb drei`. */
function minutesFirst(sign: 1 | -1, added: number, ...sources: readonly string[]): Shape {
  return shape(sources.join('|'), ([minute, hours]) =>
    atHour(hours, added + sign * clockValue(minute ?? '0')),
  )
}

function atHour(text: string | undefined, minutes = 0): number {
  return clockValue(text ?? '') * 60 + minutes
}

const any_hour = `(${hour})`
const any_noon = `(${noon}|${midnight})`
const any_beside = `(${minutes_beside})`
const french_hour = `(?:${any_hour}\\s?(?:heures?|h)|${any_noon})`
const spanish_hour = `(?<=(?<!entre )las? )${any_hour}`
const italian_hour = `(?<=(?<![tf]ra )(?:d?alle|ore|le) |all[’'])${any_hour}`
const said_minutes = `(${minutes_in_words}|[1-5]5|[2-5]0)`
const behind_nearly = `(?:${behind_time_lead}|(?<=(?:by|ab|bis|es ist|it is|it[’']s) ))`
const dotted = '(\\d{1,2})\\.([0-5]\\d)(?!\\.?\\d)'
const no_measure = `(?!(?:${range_mark}\\d{1,6}[.,]\\d\\d)?\\s?(?:[%€$£]|(?:euros?|eur|usd|chf|gbp|pounds?|dollars?|prozent|percent|km|kg)(?!\\p{L})))`
const before_clock = `(?=${range_mark}\\d{1,2}[.:]\\d\\d${mark})`
const behind_clock = `(?<=\\d[.:h]\\d\\d(?: ?(?:uhr|h|[ap]m))?${range_mark})`
/** Where a bare number may be an hour: behind a word that leads to one, or beside another hour. */
const bare = `(?:${behind_lead}|(?<=\\p{N}${range_mark}))`

/** The longer ones first: each names what those below it leave. */
const shapes: readonly Shape[] = [
  clock('(\\d{1,2})\\s?[:h]\\s?(\\d{2})'),
  clock(`(\\d{1,2})\\.([0-5]\\d)(?=${mark})`),
  clock(`${behind_time_lead}${dotted}${no_measure}`),
  // `von 12.03. bis 14.03.` names days.
  clock(`${behind_lead}${dotted}(?!(?<=0[1-9]|1[0-2])\\.)${no_measure}`),
  clock(`${dotted}${before_clock}`),
  clock(`${behind_clock}${dotted}${no_measure}`),
  clock(`(?<=(?:alle|ore|a las) )(\\d{1,2}),([0-5]\\d)(?!,?\\d)${no_measure}`),
  clock(`${any_hour}\\s?(?:uhr|heures?|h)\\s(${minutes})`),
  clock('([01]\\d|2[0-3])([0-5]\\d)(?=\\s?(?:h|hrs?|hours)(?!\\p{L}))', false),
  minutesFirst(1, -30, `${any_beside} nach halb ${any_hour}`),
  minutesFirst(-1, -30, `${any_beside} vor halb ${any_hour}`),
  minutesFirst(
    1,
    0,
    `${any_beside}(?: minutes)? past ${any_hour}`,
    `${behind_nearly}${any_beside} (?:after|nach) ${any_hour}`,
  ),
  minutesFirst(-1, 0, `${behind_nearly}${any_beside}(?: minutes)? (?:to|till|before|vor) ${any_hour}`),
  moved(
    30,
    `half past (?:${any_hour}|${any_noon})`,
    `(?<=(?:at|around|about|by|until|till) )half ${any_hour}`,
    `${french_hour} et demie?`,
    `(?:${any_hour}|${any_noon}) (?:y media|e mezz[ao])`,
  ),
  moved(-30, `halb ${any_hour}`),
  moved(
    15,
    `quarter (?:past|after) ${any_hour}`,
    `viertel nach ${any_hour}`,
    `${french_hour} et quart`,
    `${any_hour} (?:y cuarto|e (?:un )?quarto)`,
  ),
  moved(45, `${any_hour} e tre quarti`),
  moved(
    -15,
    `quarter (?:to|till|before) ${any_hour}`,
    `(?:viertel vor|drei ?viertel) ${any_hour}`,
    `${french_hour} moins (?:le |un )?quart`,
    `${any_hour} (?:menos cuarto|meno un quarto)`,
  ),
  moved(-45, `${behind_nearly}viertel ${any_hour}`),
  clock(`${spanish_hour} y ${said_minutes}|${italian_hour} e ${said_minutes}`),
  clockBefore(`${spanish_hour} menos ${said_minutes}|${italian_hour} meno ${said_minutes}`),
  clockBefore(`${french_hour} moins ${said_minutes}`),
  clock(`${any_noon} (${minutes_in_words})`),
  clock(`${behind_lead}${any_hour}[ -](${minutes_in_words})(?!-\\p{L})`),
  shape(any_noon, ([hours]) => atHour(hours)),
  shape(`${any_hour}\\s?(?:uhr|heures?|h|o[’']clock)`, ([hours]) => atHour(hours)),
  shape(`${any_hour}(?=\\s?${half_day}(?!\\p{L}))`, ([hours]) => atHour(hours)),
  shape(`${any_hour}(?=${range_mark}\\d{1,2}(?:[.:]\\d\\d)?${mark})`, ([hours]) => atHour(hours), false),
  shape(
    `(?<=(?:^|[^\\p{L}])(?:at|las?|alle|dalle|um|ore|[tf]ra le|e le) |all[’'])${any_hour}(?=[.,;!?]?$|[.,;!?]?\\s?(?:$|\\n)|[.,;!?]\\s|\\s(?:on|in|am|im|for|and|und|to|or|il|el|le|y|e|et|o|with|mit|con|bei|zu|horas)(?!\\p{L}))`,
    ([hours]) => atHour(hours),
  ),
  shape(
    `${bare}(${small_hour})(?!\\s?(?:[.,:/%€$£]\\d|%|€|euros?|st|nd|rd|th|\\.\\s\\p{L}))`,
    ([hours]) => atHour(hours),
    false,
  ),
]

const hour_marks = /^\s?(?:uhr|heures?|h|o[’']clock|ore)(?!\p{L})/iu
const later =
  /^\s?(?:p\.m\.?|pm|in the (?:afternoon|evening)|nachmittags|abends|am (?:nachmittag|abend)|de l’après-midi|de l'après-midi|du soir|de la (?:tarde|noche)|del pomeriggio|di sera|della sera)(?!\p{L})/iu
const earlier = new RegExp(
  `^\\s?(?:a\\.m\\.?|am${german_am}|in the morning|morgens|früh|vormittags|am (?:morgen|vormittag)|du matin|de la mañana|di mattina|del mattino)(?!\\p{L})`,
  'iu',
)

/** The times of day that a text names, in any of the five languages. */
export function statedTimes(text: string): StatedTime[] {
  const found: StatedTime[] = []
  if (!clock_token.test(text)) return found
  const taken = new Uint8Array(text.length)
  for (const { pattern, minutesOf, isSure } of shapes) {
    for (const match of text.matchAll(pattern)) {
      if (taken[match.index] === 1) continue
      const time = timeAt(text, match, minutesOf)
      if (!time) continue
      taken.fill(1, time.start, time.end)
      found.push({ ...time, isSure: isSure || time.isSure })
    }
  }
  return found
}

function timeAt(text: string, match: RegExpExecArray, minutesOf: Shape['minutesOf']): StatedTime | undefined {
  const minutes = minutesOf(match.slice(1).filter((named) => named !== undefined))
  if (!(minutes >= 0 && minutes <= 24 * 60)) return undefined
  let end = match.index + match[0].length
  end += hour_marks.exec(text.slice(end, end + 10))?.[0].length ?? 0
  const rest = text.slice(end, end + 20)
  const part = later.exec(rest) ?? earlier.exec(rest)
  const isLater = later.test(rest)
  const isEarlier = !isLater && part !== null
  end += part?.[0].length ?? 0
  const isSure = part !== null || end > match.index + match[0].length
  return { minutes: meanings(minutes, isLater, isEarlier), isSure, start: match.index, end }
}

function meanings(minutes: number, isLater: boolean, isEarlier: boolean): number[] {
  const half = 12 * 60
  if (isLater) return [minutes < half ? minutes + half : minutes]
  if (isEarlier) return [minutes % half]
  return minutes <= half + 59 && minutes > 0
    ? [minutes, (minutes + half) % (2 * half)]
    : [minutes % (2 * half)]
}
