import { weekdayOfNumber } from '../../../platform/text/dates.ts'
import { english, formatTagOf, languageFor } from '../../../platform/text/languages.ts'
import { t } from '../../../platform/text/text.ts'
import { weekStartOf } from '../../../platform/time/use-clock.ts'
import type { SearchOption } from '../../../ui/picker/option-search.ts'
import { countryOptions } from './countries.ts'
import type { ProfileForm } from './profile-form.ts'

/** All countries as the regions whose way of writing one can choose, with a first one for that of the language. */
export function regionOptions(chosen: string): readonly SearchOption[] {
  const [, ...countries] = countryOptions(chosen)
  return [{ id: '', label: t('Same as language') }, ...countries]
}

/** The days a week can begin with, Monday first, after the one that holds where none is chosen. */
export function weekStartOptions(form: FormatFields, workspaceStart: number) {
  const usual = (isOwn(form) ? null : weekStartOf(tagOf(form))) ?? workspaceStart
  return [
    { id: '', label: t('Automatic, {day}', { day: weekdayOfNumber(usual) }) },
    ...[1, 2, 3, 4, 5, 6, 0].map((day) => ({ id: String(day), label: weekdayOfNumber(day) })),
  ]
}

/** How a date and a number look with what is chosen: '20 Nov 2026 · 1,234.5' */
export function formatsExample(form: FormatFields): string {
  const tag = tagOf(form)
  const number = new Intl.NumberFormat(tag).format(1234.5)
  const date = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' }).format(example_ms)
  return `${date} · ${number}`
}

/** What decides how dates and numbers are written. */
type FormatFields = Pick<ProfileForm, 'language' | 'region' | 'country'>

// English without a region writes in the product's own way, which is British in all but the zero of a day.
function tagOf({ language, region, country }: FormatFields): string {
  return formatTagOf(languageFor([language]), { region: region || null, country: country || null })
}

function isOwn({ language, region }: FormatFields): boolean {
  return region === '' && languageFor([language]) === english
}

const example_ms = Date.UTC(2026, 10, 20)
