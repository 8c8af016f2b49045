import { filtered } from '../../literal-filter.ts'
import { first_names, isArticle, placeKey, zoneOfCity, zoneOfPlaceName } from './place-zones.ts'
import { foldText, readTokens, type Token } from './tokens.ts'
import { zoneOfAdjective } from './zone-adjectives.ts'

const most_words = 3

/** The zone of a city in a sentence that speaks of the times of the mail: `all times are London time`. */
export function zoneOfTimes(text: string): string | null {
  for (const sentence of text.split(/[.!?\n]/u, most_tokens)) {
    if (!speaks_of_times.test(foldText(sentence))) continue
    const tokens = readTokens(sentence)
    const zone =
      findPlace(sentence, tokens, () => true, zoneOfCityAlone) ??
      tokens.map(({ word }) => zoneOfAdjective(word)).find((one) => one !== undefined)
    if (zone !== undefined) return zone
  }
  return null
}

const speaks_of_times = filtered(
  /(?:^|[^\p{L}])(?:all times|(?:these|those|both) (?:are|times)|alle zeiten|alle uhrzeiten|(?:beide|die) zeiten sind|(?:beides|alles) (?:ist )?(?:in )?\p{L}+ (?:orts)?zeit|toutes les heures|heures sont|les heures|horas son|los horarios son|gli orari sono|orari di|parlo (?:di|in) (?:ore|orari)|hablo de horas|je parle d'heures?|ich rede von|i mean)(?![\p{L}])/u,
)

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

/** The zone of the first city that a text names with a capital, if possible behind a word such as `in`; or of the writer's country. */
export function zoneOfPlace(text: string): string | null {
  const tokens = readTokens(text).slice(0, most_tokens)
  return (
    findPlace(
      text,
      tokens,
      (at) => isPlaceAhead(tokens, at) && says_self.has(tokens[at - 1]?.word ?? ''),
      zoneOfPlaceName,
    ) ??
    findPlace(text, tokens, (at) => isPlaceAhead(tokens, at)) ??
    findPlace(text, tokens, () => true, zoneOfCityAlone)
  )
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

function findPlace(
  text: string,
  tokens: readonly Token[],
  isAhead: (at: number) => boolean,
  zoneOf: (key: string) => string | undefined = zoneOfCity,
): string | null {
  for (const at of tokens.keys()) {
    if (!isAhead(at) || isCompared(tokens, at)) continue
    for (let words = most_words; words > 0; words -= 1) {
      const from = at + (isArticle(tokens[at + 1]?.word) ? 2 : 1)
      const [first, last] = [tokens[from], tokens[from + words - 1]]
      if (!first || !last || !/^\p{Lu}/u.test(text.slice(first.start, first.end))) continue
      const zone = zoneOf(placeKey(text.slice(first.start, last.end)))
      if (zone !== undefined) return zone
    }
  }
  return null
}

function zoneOfCityAlone(key: string): string | undefined {
  return first_names.has(key) ? undefined : zoneOfCity(key)
}
