/** Minutes since midnight that a time of day may mean: `halb drei` is 2:30 or 14:30. */
export interface StatedTime {
  readonly minutes: readonly number[]
  /** Nothing else could be meant: `at 5 sites` names no time. */
  readonly isSure: boolean
  readonly start: number
  readonly end: number
}

const hour_names: ReadonlyMap<string, number> = new Map(
  [
    'one two three four five six seven eight nine ten eleven twelve',
    'eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf',
    'une deux trois quatre cinq six sept huit neuf dix onze douze',
    'una dos tres cuatro cinco seis siete ocho nueve diez once doce',
    'una due tre quattro cinque sei sette otto nove dieci undici dodici',
    'ein . . . . . . . . . . .',
  ].flatMap((names) => names.split(' ').map((name, index) => [name, index + 1] as const)),
)
const hour = `(?:\\d{1,2}|${[...hour_names.keys()].filter((name) => name !== '.').join('|')})`
const half_day = '(?:a\\.m\\.?|p\\.m\\.?|am|pm)'
const before = '(?<![\\p{L}\\p{N}.,:/])'
const behind = '(?![\\p{L}\\p{N}])'

interface Shape {
  readonly pattern: RegExp
  readonly isSure: boolean
  readonly minutesOf: (groups: readonly (string | undefined)[]) => number
}

function shape(source: string, minutesOf: Shape['minutesOf'], isSure = true, end = behind): Shape {
  return { pattern: new RegExp(`${before}(?:${source})${end}`, 'giu'), minutesOf, isSure }
}

function atHour(text: string | undefined, minutes = 0): number {
  const name = (text ?? '').toLowerCase()
  return (hour_names.get(name) ?? Number(name)) * 60 + minutes
}

const leads =
  "(?:at|by|from|until|till|after|before|between|um|ab|gegen|bis|von|vor|nach|zwischen|à|vers|dès|de|entre|avant|après|a las?|las?|alle|dalle|le|ore|all[’'])"
/** Where a bare number may be an hour: behind a word that leads to one, or beside another hour. */
const bare = `(?:(?<=${leads}\\s?)|(?<=\\p{N}\\s?(?:or|and|oder|und|et|ou|y|o|e|bis|to|–|-|à|a|alle)\\s))`

const shapes: readonly Shape[] = [
  shape('(\\d{1,2})\\s?[:hH]\\s?(\\d{2})', ([hours, minutes]) => atHour(hours, Number(minutes))),
  shape('(\\d{1,2})\\.(\\d{2})(?=\\s?(?:uhr|h|am|pm))', ([hours, minutes]) => atHour(hours, Number(minutes))),
  shape(`(?<=${leads}\\s)(\\d{1,2})\\.([0-5]\\d)(?!\\.)`, ([hours, minutes]) =>
    atHour(hours, Number(minutes)),
  ),
  shape(`half past (${hour})|(${hour}) and a half past`, ([one, other]) => atHour(one ?? other, 30)),
  shape(`(?:a )?quarter past (${hour})|viertel nach (${hour})`, ([one, other]) => atHour(one ?? other, 15)),
  shape(`(?:a )?quarter to (${hour})|(?:viertel vor|dreiviertel) (${hour})`, ([one, other]) =>
    atHour(one ?? other, -15),
  ),
  shape(`halb (${hour})`, ([hours]) => atHour(hours, -30)),
  shape(`(${hour}) heures? et demie|(${hour}) y media|(${hour}) e mezz[ao]`, ([one, two, three]) =>
    atHour(one ?? two ?? three, 30),
  ),
  shape(`(${hour}) heures? et quart|(${hour}) y cuarto|(${hour}) e un quarto`, ([one, two, three]) =>
    atHour(one ?? two ?? three, 15),
  ),
  shape(
    `(${hour}) heures? moins le quart|(${hour}) menos cuarto|(${hour}) meno un quarto`,
    ([one, two, three]) => atHour(one ?? two ?? three, -15),
  ),
  shape('noon|midday|midi|mediodía|mezzogiorno|mittags|zu mittag', () => 12 * 60),
  shape('midnight|minuit|medianoche|mezzanotte|mitternacht', () => 24 * 60),
  shape(`(${hour})\\s?(?:uhr|heures?|h|o[’']clock)`, ([hours]) => atHour(hours)),
  shape(`(${hour})(?=\\s?${half_day})`, ([hours]) => atHour(hours), true, ''),
  shape(
    `(?<=(?:at|a las?|alle|dalle|um)\\s)(${hour})(?=\\s?(?:[.,;!?]?(?:\\s|$))(?:$|\\p{Lu}|(?:on|in|am|im|for|and|und|to|or|il|el|le|y|e|et|o|with|mit|con|bei|zu)(?!\\p{L})))`,
    ([hours]) => atHour(hours),
  ),
  shape(
    `${bare}(${hour})(?!\\s?(?:[.,:/%€$£]\\d|%|€|euros?|st|nd|rd|th|\\.\\s\\p{L}))`,
    ([hours]) => atHour(hours),
    false,
  ),
]

const hour_marks = /^\s?(?:uhr|heures?|h|o[’']clock|ore)(?!\p{L})/iu
const later =
  /^\s?(?:p\.m\.?|pm|in the (?:afternoon|evening)|nachmittags|abends|am (?:nachmittag|abend)|de l’après-midi|de l'après-midi|du soir|de la (?:tarde|noche)|del pomeriggio|di sera|della sera)(?!\p{L})/iu
const earlier =
  /^\s?(?:a\.m\.?|am|in the morning|morgens|vormittags|am (?:morgen|vormittag)|du matin|de la mañana|di mattina|del mattino)(?!\p{L})/iu

/** The times of day that a text names, in any of the five languages. */
export function statedTimes(text: string): StatedTime[] {
  const found: StatedTime[] = []
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
  const minutes = minutesOf(match.slice(1))
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
