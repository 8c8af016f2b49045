import { englishCityOf, listZones } from '@meridian/engine'
import type { Language } from '../language.ts'
import { foldText, readTokens, type Token } from './tokens.ts'
import { zoneOfAdjective } from './zone-adjectives.ts'

/** The words before and behind a city that make it a zone: `Lisbon time`, `heure de Lisbonne`. */
const frames: Readonly<Record<Language, { readonly ahead: readonly string[]; readonly behind: string }>> = {
  en: { ahead: [], behind: 'time|times' },
  de: { ahead: [], behind: 'zeit|ortszeit' },
  fr: { ahead: ['heure|heures|horaire', 'de|d|a'], behind: '' },
  es: { ahead: ['hora|horas|horario', 'de|en'], behind: '' },
  it: { ahead: ['ora|orario|ore', 'di|a'], behind: '' },
}

function isOneOf(words: string, word: string | undefined): boolean {
  return word !== undefined && words.split('|').includes(word)
}

/** What the five languages call cities that the zone database names in English. */
const foreign_names: Readonly<Record<string, string>> = {
  'America/Santiago': 'chile',
  'America/Argentina/Buenos_Aires': 'argentina',
  'America/Bogota': 'colombia|kolumbien',
  'America/Lima': 'peru',
  'America/Sao_Paulo': 'brasil|brazil|rio de janeiro|brasilien',
  'America/Mexico_City': 'mexiko|mexiko stadt|mexico|ciudad de mexico|citta del messico|cdmx|df',
  'America/New_York':
    'nueva york|nyc|boston|washington|washington dc|atlanta|miami|philadelphia|new jersey|brooklyn|ny',
  'Atlantic/Canary':
    'canarias|canaria|canaries|kanaren|kanarischer|canary islands|las palmas|tenerife|teneriffa|canarie',
  'America/Toronto': 'montreal|ottawa|quebec',
  'America/Los_Angeles':
    'san francisco|san diego|portland|las vegas|bay area|seattle|california|west coast|kalifornien',
  'America/Chicago': 'dallas|austin|houston',
  'Indian/Christmas': 'christmas island',
  'Indian/Reunion': 'reunion island',
  'Pacific/Easter': 'easter island|osterinsel|isla de pascua|ile de paques',
  'Pacific/Norfolk': 'norfolk island',
  'Asia/Kolkata': 'mumbai|delhi|new delhi|bangalore|india|indian|indische',
  'Asia/Shanghai': 'beijing|peking|pekin|pechino|china|chinese',
  'Asia/Singapore': 'singapur|singapour',
  'Asia/Tokyo': 'tokio|japan|japanese',
  'Europe/Athens': 'athen|athene|atenas|atene|griechische',
  'Europe/Berlin': 'munich|munchen|hamburg|frankfurt|koln|cologne|germany|germania|berlino|alemania',
  'Europe/Brussels': 'brussel|bruxelles|bruselas',
  'Europe/Copenhagen': 'kopenhagen|copenhague|copenaghen',
  'Europe/Dublin': 'irish|irische|dublino|irland',
  'Europe/Istanbul': 'estambul',
  'Europe/Lisbon': 'lissabon|lisbonne|lisboa|lisbona|portugal|portuguese|portugiesische',
  'Europe/London': 'londres|londra|uk|british|britische|englische|edinburgh|manchester',
  'Europe/Madrid': 'barcelona|barcelone|barcellona|spain|spanish|espana|spanische',
  'Europe/Moscow': 'moskau|moscou|moscu|mosca',
  'Europe/Paris': 'parigi|lyon|french|franzosische',
  'Europe/Prague': 'prag|praga',
  'Europe/Rome': 'rom|roma|milan|milano|mailand|italian|italienische',
  'Europe/Vienna': 'wien|viena|vienne|wiener',
  'Europe/Warsaw': 'warschau|varsovie|varsovia|varsavia',
  'Europe/Zurich': 'zuerich|geneva|genf|geneve|ginevra|ginebra|swiss|zurigo',
}

/** Words of other meanings that the zone database has as cities: `at Christmas time`, `deux heures de réunion`, `im Wallis`. */
const other_words = new Set(
  'casey|center|christmas|davis|easter|midway|nome|norfolk|oral|palmer|resolute|reunion|salta|troll|wake|wallis'.split(
    '|',
  ),
)

/** Names of persons as well, so that the name alone is no place. */
const first_names = new Set(
  'adelaide|asuncion|darwin|merida|regina|samara|santiago|sofia|stanley|sydney'.split('|'),
)

let cities: ReadonlyMap<string, string> | undefined

function zoneOfCity(name: string): string | undefined {
  cities ??= new Map([
    ...listZones()
      .filter((zone) => zone.includes('/') && !zone.startsWith('Etc/'))
      .map((zone) => [foldText(englishCityOf(zone)), zone] as const)
      .filter(([city]) => !other_words.has(city)),
    ...Object.entries(foreign_names).flatMap(([zone, names]) =>
      names.split('|').map((one) => [one, zone] as const),
    ),
  ])
  return cities.get(name)
}

const most_words = 3

/** The zone that a phrase names by a city, and the token behind it. */
export function readCityZone(
  tokens: readonly Token[],
  at: number,
  language: Language,
): { readonly zone: string; readonly next: number } | null {
  const { ahead, behind } = frames[language]
  const adjective = readAdjective(tokens, at, language)
  if (adjective) return adjective
  if (!ahead.every((words, index) => isOneOf(words, tokens[at + index]?.word))) return null
  const first = at + ahead.length + (isArticle(tokens[at + ahead.length]?.word) ? 1 : 0)
  for (let words = most_words; words > 0; words -= 1) {
    const end = first + words
    if (behind !== '' && !isOneOf(behind, tokens[end]?.word)) continue
    const name = tokens
      .slice(first, end)
      .map(({ word }) => word)
      .join(' ')
    const zone =
      zoneOfCity(name) ??
      (language === 'de'
        ? (zoneOfCity(name.replace(/er$/, '')) ?? zoneOfCity(name.replace(/ner$/, '')))
        : undefined)
    if (zone !== undefined) return { zone, next: end + (behind === '' ? 0 : 1) }
  }
  return null
}

/** `Portugiesische Zeit`, `heure portugaise` */
function readAdjective(
  tokens: readonly Token[],
  at: number,
  language: Language,
): { readonly zone: string; readonly next: number } | null {
  const { ahead, behind } = frames[language]
  const [noun, adjective] = behind === '' ? [at, at + 1] : [at + 1, at]
  if (!isOneOf(behind === '' ? (ahead[0] ?? '') : behind, tokens[noun]?.word)) return null
  const zone = zoneOfAdjective(tokens[adjective]?.word ?? '')
  return zone === undefined ? null : { zone, next: at + 2 }
}

/** The zone of a city in a sentence that speaks of the times of the mail: `all times are London time`. */
export function zoneOfTimes(text: string): string | null {
  for (const sentence of text.split(/[.!?\n]/u, most_tokens)) {
    if (!speaks_of_times.test(foldText(sentence))) continue
    const tokens = readTokens(sentence)
    const zone =
      findPlace(sentence, tokens, () => true, first_names) ??
      tokens.map(({ word }) => zoneOfAdjective(word)).find((one) => one !== undefined)
    if (zone !== undefined) return zone
  }
  return null
}

const speaks_of_times =
  /(?:^|[^\p{L}])(?:all times|(?:these|those|both) (?:are|times)|alle zeiten|alle uhrzeiten|(?:beide|die) zeiten sind|(?:beides|alles) (?:ist )?(?:in )?\p{L}+ (?:orts)?zeit|toutes les heures|heures sont|les heures|horas son|los horarios son|gli orari sono|orari di|parlo (?:di|in) (?:ore|orari)|hablo de horas|je parle d'heures?|ich rede von|i mean)(?![\p{L}])/u

/** `I'm in`, `ich sitze in`, `je suis à`: where the writer is. */
const says_self = new Set(
  'm|am|im|here|based|sitting|living|bin|sitze|hier|wohne|lebe|sind|suis|sommes|estoy|vivo|sono|siamo|escribo|schreibe'.split(
    '|',
  ),
)
const before_places = new Set(
  'in|from|near|at|im|aus|bei|a|au|en|de|depuis|desde|di|da|dal|dalla|to|nach'.split('|'),
)
const most_tokens = 2_000

/** The zone of the first city that a text names with a capital, if possible behind a word such as `in`. */
export function zoneOfPlace(text: string): string | null {
  const tokens = readTokens(text).slice(0, most_tokens)
  return (
    findPlace(text, tokens, (at) => isPlaceAhead(tokens, at) && says_self.has(tokens[at - 1]?.word ?? '')) ??
    findPlace(text, tokens, (at) => isPlaceAhead(tokens, at)) ??
    findPlace(text, tokens, () => true, first_names)
  )
}

function isArticle(word = ''): boolean {
  return /^(?:la|el|le|los|las|the|der|den)$/.test(word)
}

function isPlaceAhead(tokens: readonly Token[], at: number): boolean {
  return before_places.has(tokens[at]?.word ?? '')
}

/** `Two hours less than in Berlin`, `six hours behind Berlin`: the reader is there. */
function isCompared(tokens: readonly Token[], at: number): boolean {
  const [word = '', before = ''] = [tokens[at]?.word, tokens[at - 1]?.word]
  return than.test(word) || (before_places.has(word) && than.test(before))
}

const than = /^(?:than|behind|hinter|vor|als|que|qu|sur|rispetto|respecto)$/

const no_names: ReadonlySet<string> = new Set()

function findPlace(
  text: string,
  tokens: readonly Token[],
  isAhead: (at: number) => boolean,
  unlikely: ReadonlySet<string> = no_names,
): string | null {
  for (const at of tokens.keys()) {
    if (!isAhead(at) || isCompared(tokens, at)) continue
    for (let words = most_words; words > 0; words -= 1) {
      const from = at + (isArticle(tokens[at + 1]?.word) ? 2 : 1)
      const [first, last] = [tokens[from], tokens[from + words - 1]]
      if (!first || !last || !/^\p{Lu}/u.test(text.slice(first.start, first.end))) continue
      const name = foldText(text.slice(first.start, last.end))
      const zone = unlikely.has(name) ? undefined : zoneOfCity(name)
      if (zone !== undefined) return zone
    }
  }
  return null
}
