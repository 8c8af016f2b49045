import { weekdayOfNumber } from '../../../platform/text/dates.ts'
import { formatTagOf, languageFor } from '../../../platform/text/languages.ts'
import { t } from '../../../platform/text/text.ts'
import { weekStartOf } from '../../../platform/time/use-clock.ts'
import type { SearchOption } from '../../../ui/option-search.ts'
import { countryOptions } from './countries.ts'
import type { ProfileForm } from './profile-form.ts'

/** All countries as the regions whose way of writing one can choose, with a first one for that of the language. */
export function regionOptions(chosen: string): readonly SearchOption[] {
  const [, ...countries] = countryOptions(chosen)
  return [{ id: '', label: t('As the language has it') }, ...countries]
}

/** The days a week can begin with, Monday first, after the one that holds where none is chosen. */
export function weekStartOptions(region: string, workspaceStart: number) {
  const usual = weekStartOf(region === '' ? null : region) ?? workspaceStart
  return [
    { id: '', label: t('Automatic, {day}', { day: weekdayOfNumber(usual) }) },
    ...[1, 2, 3, 4, 5, 6, 0].map((day) => ({ id: String(day), label: weekdayOfNumber(day) })),
  ]
}

/** How a date and a number look with what is chosen: '20 Nov 2026 · 1,234.5' */
export function formatsExample({
  language,
  region,
  country,
}: Pick<ProfileForm, 'language' | 'region' | 'country'>): string {
  const spoken = languageFor([language])
  const tag = formatTagOf(spoken, { region: region || null, country: country || null })
  const number = new Intl.NumberFormat(tag).format(1234.5)
  // English without a region writes dates in the product's own way, which is British in all but the zero.
  const date = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' }).format(example_ms)
  return `${date} · ${number}`
}

const example_ms = Date.UTC(2026, 10, 20)
