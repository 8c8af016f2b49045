import type { Language } from '../../language.ts'
import type { Reader } from '../items/item-reader.ts'

/** `Around two`, `so um drei herum`: it may as well begin somewhat sooner or later. */
export function isAround({ language, terms, items, textAt }: Reader, at: number, next: number): boolean {
  const [first, last] = [terms[at], terms[next - 1]]
  if (!first || !last) return false
  const named = items.at(-1)
  // `Around two or around three`: the hours around both would be those around both at once.
  if (named?.kind === 'hours' && named.isAround === true && first.start - named.end <= longest_join)
    return false
  return (
    /(?:\d|\p{L})-?ish$/u.test(textAt(first.start, last.end)) ||
    ahead[language].test(textAt(Math.max(0, first.start - longest_ahead), first.start)) ||
    behind[language].test(textAt(last.start, last.end + longest_behind).slice(last.end - last.start))
  )
}

/** So many minutes sooner and later. */
export const around_minutes = 30

const longest_ahead = 24
const longest_join = 16
const longest_behind = 20

const ahead: Readonly<Record<Language, RegExp>> = {
  en: /(?:^|[^\p{L}])(?:around|about|towards?|roughly|approximately|approx\.?|circa|ca\.?)(?: at)? $/u,
  de: /(?:^|[^\p{L}])(?:gegen|so um|so gegen|ungefahr um|etwa um|etwa gegen|circa(?: um)?|ca\.?(?: um)?|rund um)(?: ca\.?| circa| etwa)? $/u,
  fr: /(?:^|[^\p{L}])(?:vers|autour de|aux? alentours? de|aux environs de|sur les|dans les|environ|a peu pres a)(?: les)? $/u,
  es: /(?:^|[^\p{L}])(?:sobre|hacia|a eso de|tipo|como a|cerca de|alrededor de|aproximadamente a|mas o menos a)(?: a)?(?: las?)? $/u,
  it: /(?:^|[^\p{L}])(?:verso|intorno|attorno|circa|sul|sull|sulle)(?: all| alle| le| l)?['’ ]$/u,
}

const behind: Readonly<Record<Language, RegExp>> = {
  en: /^(?: or so| or thereabouts|,? give or take| roughly)(?!\p{L})/u,
  de: /^(?: herum| rum| ungefahr| circa| ca\.?| etwa)(?!\p{L})/u,
  fr: /^(?: environ| a peu pres| grosso modo)(?!\p{L})/u,
  es: /^(?: mas o menos| aproximadamente| o asi| y pico)(?!\p{L})/u,
  it: /^(?: circa| piu o meno| o giu di li| all'incirca)(?!\p{L})/u,
}
