// Making an Intl object costs half a millisecond, so each is made once for a tag and its options.

/** IETF tag by which dates, numbers, lists and names are written; 'en-GB' until the reader's is known. */
export function formatTag(): string {
  return tag
}

/** Whether dates are written in the product's own English way, yyyy-MM-dd and dd MMM yyyy. */
export function hasOwnFormats(): boolean {
  return isOwn
}

/** From now on everything is written as `newTag` has it, dates in the product's own way if `own`. */
export function setFormats(newTag: string, own: boolean): void {
  tag = newTag
  isOwn = own
}

export function dateFormat(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return kept('date', options, () => new Intl.DateTimeFormat(tag, options))
}

export function numberFormat(options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  return kept('number', options, () => new Intl.NumberFormat(tag, options))
}

/** '1,234', and '1.234' where that is how one writes it. Small whole numbers need no Intl object. */
export function formatNumber(value: number): string {
  return Number.isInteger(value) && value >= 0 && value < 1000 && !tag.startsWith('ar')
    ? String(value)
    : numberFormat().format(value)
}

/** 'Ana, Ben and Cy' */
export function formatList(
  items: readonly string[],
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string {
  return kept('list', { type }, () => new Intl.ListFormat(tag, { type })).format(items)
}

/** Puts names in the order the reader's alphabet has them, and Guest 2 before Guest 10. */
export function compareNames(one: string, other: string): number {
  return kept('collator', {}, () => new Intl.Collator(tag, { numeric: true })).compare(one, other)
}

/** The list in that order of its names. */
export function sortByName<One>(list: readonly One[], nameOf: (one: One) => string): One[] {
  return list.toSorted((one, other) => compareNames(nameOf(one), nameOf(other)))
}

/** The name of a country by its ISO 3166 code; undefined where there is none. */
export function countryName(code: string): string | undefined {
  return displayNames('region').of(code)
}

/** The name of a language by its ISO 639 code; undefined where there is none. */
export function languageName(code: string): string | undefined {
  return displayNames('language').of(code)
}

function displayNames(type: 'region' | 'language'): Intl.DisplayNames {
  return kept('names', { type }, () => new Intl.DisplayNames(tag, { type, fallback: 'none' }))
}

let tag = 'en-GB'
let isOwn = true
const made = new Map<string, unknown>()

function kept<Made>(kind: string, options: object, make: () => Made): Made {
  const key = `${tag} ${kind} ${JSON.stringify(options)}`
  if (!made.has(key)) made.set(key, make())
  // Each kind of key is only ever given what its own maker made.
  return made.get(key) as Made
}
