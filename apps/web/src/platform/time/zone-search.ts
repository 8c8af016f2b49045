/** A time zone as a person looks for it. */
export interface ZoneOption {
  /** IANA name. */
  readonly id: string
  /** 'Kathmandu' */
  readonly city: string
  /** 'Asia' */
  readonly region: string
  /** Now: 'UTC+05:45' */
  readonly offset: string
  /** Now: 'CET', or the offset where there is none. */
  readonly abbreviation: string
  /** Other words that mean it: 'EST', 'India', former names. */
  readonly aliases: readonly string[]
  readonly isPopular: boolean
}

/** Zones that go with all words of the query, best first: names that start so, then aliases, then the rest; popular ones lead. */
export function searchZones(zones: readonly ZoneOption[], query: string): readonly ZoneOption[] {
  const words = plain(query)
    .split(/[\s,/_]+/)
    .filter(Boolean)
  if (words.length === 0) return popularFirst(zones)
  const ranked = zones
    .map((zone) => ({ zone, rank: rankOf(zone, words) }))
    .filter(({ rank }) => rank < no_match)
    .toSorted((a, b) => a.rank - b.rank || Number(b.zone.isPopular) - Number(a.zone.isPopular))
  return ranked.map(({ zone }) => zone)
}

const no_match = 9

function rankOf(zone: ZoneOption, words: readonly string[]): number {
  return Math.max(...words.map((word) => rankOfWord(zone, word)))
}

function rankOfWord(zone: ZoneOption, word: string): number {
  const aliases = [zone.abbreviation, ...zone.aliases].map(plain)
  if (aliases.includes(word)) return 0
  if (plain(zone.city).startsWith(word)) return 1
  if (aliases.some((alias) => alias.startsWith(word))) return 2
  if (plain(zone.id).includes(word) || plain(zone.city).includes(word)) return 3
  if (plain(zone.offset).includes(word)) return 4
  return no_match
}

function popularFirst(zones: readonly ZoneOption[]): readonly ZoneOption[] {
  return [...zones.filter((zone) => zone.isPopular), ...zones.filter((zone) => !zone.isPopular)]
}

/** Without case, accents, dots and apostrophes, so that 'sao' finds São Paulo and "st john's" St. John’s. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\p{M}.'’]/gu, '')
    .toLowerCase()
}
