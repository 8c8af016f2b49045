import { countryName, formatTag, sortByName } from '../../../platform/text/intl.ts'
import { t } from '../../../platform/text/text.ts'
import type { SearchOption } from '../../../ui/picker/option-search.ts'

/** The countries that the specification names, in its order; they come first. */
const named = ['AF', 'AL', 'DZ', 'AS', 'IN', 'US', 'GB', 'CA', 'AU', 'DE']

/** Codes that Intl has a name for and that are neither countries nor territories of ISO 3166-1. */
const no_countries = 'AC CP CQ DG EA EU EZ IC QO TA UN XA XB ZZ'.split(' ')

/** All countries by their names in the reader's language, with a first one for none; an unknown code stands for itself. */
export function countryOptions(chosen: string): readonly SearchOption[] {
  if (known?.tag !== formatTag()) known = { tag: formatTag(), options: readCountries() }
  const { options } = known
  const isKnown = chosen === '' || options.some(({ id }) => id === chosen)
  return isKnown ? options : [...options, { id: chosen, label: chosen }]
}

let known: { readonly tag: string; readonly options: readonly SearchOption[] } | undefined

function readCountries(): readonly SearchOption[] {
  const found = codes().flatMap((id) => {
    const label = countryName(id)
    return label === undefined || isFormer(id) ? [] : [{ id, label }]
  })
  const first = named.flatMap((id) => found.find((country) => country.id === id) ?? [])
  const rest = sortByName(
    found.filter(({ id }) => !named.includes(id)),
    ({ label }) => label,
  )
  return [{ id: '', label: t('Not given') }, ...withGroup(first), ...withGroup(rest)]
}

function codes(): readonly string[] {
  const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ')
  const pairs = letters.flatMap((first) => letters.map((second) => first + second))
  return pairs.filter((code) => !no_countries.includes(code))
}

/** Codes of countries that are no more are read as those that followed. */
function isFormer(code: string): boolean {
  return new Intl.Locale(`und-${code}`).region !== code
}

function withGroup(options: readonly SearchOption[]): readonly SearchOption[] {
  return options.map((option, index) => (index === 0 ? { ...option, startsGroup: true } : option))
}
