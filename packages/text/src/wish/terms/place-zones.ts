import { canonicalZone, englishCityOf, listZones } from '@meridian/engine'
import { placeIn } from '@meridian/languages/places'
import { phrase_tables } from './phrase-tables.ts'
import { foldText } from './tokens.ts'

/** What the five languages call places that the zone database names otherwise or not at all. */
const foreign_names: Readonly<Record<string, string>> = {
  'America/Santiago': 'chile',
  'America/Argentina/Buenos_Aires': 'argentina',
  'America/Bogota': 'colombia|kolumbien',
  'America/Lima': 'peru',
  'America/Sao_Paulo': 'brasil|brazil|rio de janeiro|brasilien|bresil|brasile|brasilia',
  'America/Mexico_City':
    'mexiko|mexiko stadt|mexico|ciudad de mexico|citta del messico|cdmx|df|mexique|messico',
  'America/New_York':
    'nueva york|nyc|boston|washington|washington dc|washington d c|atlanta|miami|philadelphia|new jersey|brooklyn|ny|florida|floride',
  'Atlantic/Canary':
    'canarias|canaria|canaries|kanaren|kanarischer|canary islands|las palmas|tenerife|teneriffa|canarie',
  'America/Toronto': 'montreal|ottawa|quebec|ontario',
  'America/Los_Angeles':
    'san francisco|san diego|portland|las vegas|bay area|seattle|california|west coast|kalifornien',
  'America/Chicago': 'dallas|austin|houston|texas|illinois|minneapolis',
  'Indian/Christmas': 'christmas island',
  'Indian/Reunion': 'reunion island',
  'Pacific/Easter': 'easter island|osterinsel|isla de pascua|ile de paques',
  'Pacific/Norfolk': 'norfolk island',
  'Asia/Kolkata':
    'mumbai|delhi|new delhi|bangalore|india|indian|indische|chennai|hyderabad|pune|bombay|calcutta|kalkutta|inde|indien',
  'Asia/Shanghai': 'beijing|peking|pekin|pechino|china|chinese|shenzhen|hangzhou',
  'Asia/Singapore': 'singapur|singapour',
  'Asia/Tokyo': 'tokio|japan|japanese',
  'Europe/Athens': 'athen|athene|atenas|atene|griechische',
  'Europe/Berlin': 'munich|munchen|hamburg|frankfurt|koln|cologne|germany|germania|berlino|alemania',
  'Europe/Brussels': 'brussel|bruxelles|bruselas',
  'Europe/Copenhagen': 'kopenhagen|copenhague|copenaghen',
  'Europe/Dublin': 'irish|irische|dublino|irland',
  'Europe/Istanbul': 'estambul|turkey|ankara',
  'Europe/Lisbon': 'lissabon|lisbonne|lisboa|lisbona|portugal|portuguese|portugiesische|porto',
  'Europe/London':
    'londres|londra|uk|british|britische|englische|edinburgh|manchester|england|scotland|wales|glasgow|birmingham|bristol|leeds|liverpool|grossbritannien|angleterre|inglaterra|inghilterra',
  'Europe/Madrid':
    'barcelona|barcelone|barcellona|spain|spanish|espana|spanische|seville|sevilla|valencia|bilbao|malaga',
  'Europe/Moscow': 'moskau|moscou|moscu|mosca',
  'Europe/Paris':
    'parigi|lyon|french|franzosische|marseille|toulouse|bordeaux|lille|nantes|strasbourg|strassburg',
  'Europe/Prague': 'prag|praga|czech republic',
  'Europe/Rome':
    'rom|roma|milan|milano|mailand|italian|italienische|turin|torino|naples|napoli|florence|firenze|florenz',
  'Europe/Vienna': 'wien|viena|vienne|wiener|graz|salzburg|linz',
  'Europe/Warsaw': 'warschau|varsovie|varsovia|varsavia|krakow|krakau|cracovie',
  'Europe/Zurich': 'zuerich|geneva|genf|geneve|ginevra|ginebra|swiss|zurigo',
  'America/St_Johns': 'st john s|saint john s|newfoundland|neufundland|terre neuve|terranova',
  'Pacific/Honolulu': 'hawaii|hawai',
  'America/Anchorage': 'alaska',
  'America/Halifax': 'atlantic|nova scotia|nouvelle ecosse|neuschottland|nueva escocia|nuova scozia',
  'America/Phoenix': 'arizona',
  'Asia/Dubai': 'gulf|golfe|golfo|abu dhabi|uae|vae|emirate|emirates|emirats|emiratos|emirati',
  'Asia/Jerusalem': 'tel aviv',
  'Africa/Johannesburg':
    'south african|cape town|kapstadt|le cap|ciudad del cabo|citta del capo|pretoria|durban',
  'Africa/Cairo': 'le caire|el cairo|il cairo',
  'Asia/Ho_Chi_Minh': 'ho chi minh city|ho chi minh stadt|saigon|hanoi',
  'Asia/Kathmandu': 'katmandu|katmandou',
  'Australia/Sydney': 'sidney|canberra',
  'Australia/Lord_Howe': 'lord howe|lord howe insel|ile lord howe|isla lord howe|isola lord howe',
  'Europe/Kyiv': 'kiev|kiew',
  'Pacific/Auckland': 'wellington|christchurch',
  'Pacific/Apia': 'samoa',
}

/** Words of other meanings that the zone database has as cities: `at Christmas time`, `deux heures de réunion`, `im Wallis`. */
const other_words = new Set(
  'casey|center|christmas|davis|easter|midway|nome|norfolk|oral|palmer|resolute|reunion|salta|troll|wake|wallis'.split(
    '|',
  ),
)

/** Names of persons as well, so that the name alone is no place. */
export const first_names: ReadonlySet<string> = new Set(
  'adelaide|asuncion|darwin|florence|merida|regina|samara|santiago|sidney|sofia|stanley|sydney'.split('|'),
)

/** The clock of most people of a country that has several. */
const main_zones: Readonly<Record<string, string>> = {
  AR: 'America/Argentina/Buenos_Aires',
  CL: 'America/Santiago',
  CN: 'Asia/Shanghai',
  CY: 'Asia/Nicosia',
  DE: 'Europe/Berlin',
  EC: 'America/Guayaquil',
  ES: 'Europe/Madrid',
  MY: 'Asia/Kuala_Lumpur',
  NZ: 'Pacific/Auckland',
  PG: 'Pacific/Port_Moresby',
  PS: 'Asia/Hebron',
  PT: 'Europe/Lisbon',
  UA: 'Europe/Kyiv',
  UZ: 'Asia/Tashkent',
}

/** Names of states and persons as well. */
const other_places: ReadonlySet<string> = new Set(['georgia', 'georgie', 'jordan', 'chad'])

let cities: ReadonlyMap<string, string> | undefined
let countries: ReadonlyMap<string, string> | undefined

/** The name of a place as it is looked up: `st john s` of `St. John’s`. */
export function placeKey(name: string): string {
  return foldText(name)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** A word before the name of a place that is no part of it: `hora de la India`. */
export function isArticle(word = ''): boolean {
  return /^(?:la|el|le|los|las|the|der|den)$/.test(word)
}

/** The zone of a city, an island or a region, by its key. */
export function zoneOfCity(key: string): string | undefined {
  cities ??= new Map([
    ...listZones()
      .filter((zone) => zone.includes('/') && !zone.startsWith('Etc/'))
      .flatMap((zone) => namesOf(zone).map((name) => [placeKey(name), zone] as const))
      .filter(([city]) => !other_words.has(city)),
    ...Object.entries(foreign_names).flatMap(([zone, names]) =>
      names.split('|').map((one) => [one, zone] as const),
    ),
  ])
  return cities.get(key)
}

function namesOf(zone: string): readonly string[] {
  const city = englishCityOf(zone)
  return [city, placeIn('en', city), placeIn('de', city)]
}

/** The zone of a city, an island, a region or a country, by its key. */
export function zoneOfPlaceName(key: string): string | undefined {
  return zoneOfCity(key) ?? zoneOfCountry(key)
}

/** The zone of a country with one clock, or with one that most of its people have, by its key in any of the languages. */
function zoneOfCountry(key: string): string | undefined {
  countries ??= new Map(listCountries().filter(([name]) => !other_places.has(name)))
  return countries.get(key)
}

function listCountries(): (readonly [name: string, zone: string])[] {
  const names = Object.keys(phrase_tables).flatMap((language) =>
    (['long', 'short'] as const).map(
      (style) => new Intl.DisplayNames(language, { type: 'region', style, fallback: 'none' }),
    ),
  )
  return countryCodes().flatMap((code) => {
    const zone = zoneIn(code)
    if (zone === null) return []
    return names.flatMap((one) => {
      const name = one.of(code)
      return name === undefined ? [] : [[placeKey(name), zone] as const]
    })
  })
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.split('')

function countryCodes(): string[] {
  return letters.flatMap((first) => letters.map((second) => `${first}${second}`))
}

function zoneIn(country: string): string | null {
  const main = main_zones[country]
  if (main !== undefined) return main
  const [zone, ...others] = new Intl.Locale(`en-${country}`).getTimeZones() ?? []
  return zone === undefined || others.length > 0 ? null : canonicalZone(zone)
}
