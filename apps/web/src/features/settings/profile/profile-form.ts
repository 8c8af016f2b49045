import { type FieldError, isLink, isName, type User, type UserChange } from '@meridian/contract'
import { isRecord } from '../../../platform/is-record.ts'
import { formatList, formatTag } from '../../../platform/text/intl.ts'
import { mark, t } from '../../../platform/text/text.ts'

/** What can be filled in, in the order of the form; an empty text stands for nothing given. */
export interface ProfileForm {
  readonly first_name: string
  readonly last_name: string
  readonly primary_phone_number: string
  readonly linkedin_url: string
  readonly country: string
  readonly language: string
  readonly time_format: User['time_format']
  /** Empty for that of the language. */
  readonly region: string
  /** '0' for Sunday … '6'; empty for that of the region or the workspace. */
  readonly week_start: string
  readonly about: string
}

export type ProfileField = keyof ProfileForm
/** The fields that were changed. */
export type ProfileDraft = Partial<ProfileForm>
/** A sentence for each field that is wrong. */
export type ProfileProblems = Readonly<Partial<Record<ProfileField, string>>>

export const profile_labels: Readonly<Record<ProfileField, string>> = {
  first_name: mark('First name'),
  last_name: mark('Last name'),
  primary_phone_number: mark('Phone'),
  linkedin_url: mark('LinkedIn link'),
  country: mark('Country'),
  language: mark('Language'),
  time_format: mark('Time format'),
  region: mark('Dates and numbers'),
  week_start: mark('Week starts on'),
  about: mark('About'),
}

export const profile_fields: readonly ProfileField[] = [
  'first_name',
  'last_name',
  'primary_phone_number',
  'linkedin_url',
  'country',
  'language',
  'time_format',
  'region',
  'week_start',
  'about',
]

/** Whether what a tab has stored is such a draft. */
export function isProfileDraft(stored: unknown): stored is ProfileDraft {
  return (
    isRecord(stored) &&
    Object.entries(stored).every(
      ([name, value]) => profile_fields.some((field) => field === name) && typeof value === 'string',
    )
  )
}

export function profileForm(user: User): ProfileForm {
  return {
    first_name: user.first_name,
    last_name: user.last_name,
    primary_phone_number: user.primary_phone_number ?? '',
    linkedin_url: user.linkedin_url ?? '',
    country: user.country ?? '',
    language: user.language,
    time_format: user.time_format,
    region: user.region ?? '',
    week_start: user.week_start === null ? '' : String(user.week_start),
    about: user.about ?? '',
  }
}

/** The draft after a change; what is back at its saved value is no part of it. */
export function withChange(saved: ProfileForm, draft: ProfileDraft, change: ProfileDraft): ProfileDraft {
  const next = Object.entries({ ...draft, ...change })
  return Object.fromEntries(next.filter(([field, value]) => isField(field) && value !== saved[field]))
}

/** The draft without what is saved already; spaces around a text are no change. */
export function openChanges(saved: ProfileForm, draft: ProfileDraft): ProfileDraft {
  return Object.fromEntries(
    Object.entries(draft).filter(
      ([field, value]) => isField(field) && value !== saved[field] && value.trim() !== saved[field].trim(),
    ),
  )
}

/** What is sent: the changed fields alone, without spaces around them; null empties a field. */
export function profileChange({ time_format, week_start, ...draft }: ProfileDraft): UserChange {
  const texts = Object.entries(draft).map(([field, value]) => {
    const text = value.trim()
    return [field, text === '' && isEmptiable(field) ? null : text] as const
  })
  return {
    ...Object.fromEntries(texts),
    ...(time_format && { time_format }),
    ...(week_start !== undefined && { week_start: weekdays_by_text.get(week_start) ?? null }),
  }
}

const weekdays_by_text = new Map(([0, 1, 2, 3, 4, 5, 6] as const).map((day) => [String(day), day]))

/** What the API would refuse, in its own words, as far as it is known without asking. */
export function profileProblems(form: ProfileForm): ProfileProblems {
  const found = profile_fields.flatMap((field) => {
    const problem = problemOf(field, form[field].trim())
    return problem === undefined ? [] : [[field, problem] as const]
  })
  return Object.fromEntries(found)
}

/** The server's complaints on the fields they are about; the first one about a field counts. */
export function refusedFields(errors: readonly FieldError[]): ProfileProblems {
  const known = errors.flatMap(({ path, message }) => (isField(path) ? [[path, message] as const] : []))
  return Object.fromEntries(known.toReversed())
}

/** 'First name and phone changed.' */
export function changedSentence(draft: ProfileDraft): string {
  const names = profile_fields
    .filter((field) => field in draft)
    .map((field, index) => (index === 0 ? t(profile_labels[field]) : within(t(profile_labels[field]))))
  return t('{names} changed.', { names: formatList(names) })
}

const lengths_max: Readonly<Partial<Record<ProfileField, readonly [name: string, most: number]>>> = {
  first_name: [mark('First name'), 100],
  last_name: [mark('Last name'), 100],
  primary_phone_number: [mark('Phone number'), 40],
  linkedin_url: [mark('The link'), 2000],
  about: [mark('About'), 2000],
}

function problemOf(field: ProfileField, text: string): string | undefined {
  const [name, most] = lengths_max[field] ?? ['', Number.POSITIVE_INFINITY]
  if (text.length > most)
    return t('{field} must be at most {max} characters long.', { field: t(name), max: String(most) })
  if ((field === 'first_name' || field === 'last_name') && !isName(text))
    return t('{field} must not contain < > " @, line breaks, control characters or invisible characters.', {
      field: t(name),
    })
  if (field === 'first_name' && text === '') return t('First name must not be empty.')
  if (field === 'linkedin_url' && text !== '' && !isLink(text)) return t('Invalid link')
  return undefined
}

function isField(name: string): name is ProfileField {
  return profile_fields.some((field) => field === name)
}

function isEmptiable(field: string): boolean {
  return ['primary_phone_number', 'linkedin_url', 'country', 'region', 'about'].includes(field)
}

/** English writes a name small within a sentence, other languages as it is. */
function within(label: string): string {
  return label.startsWith('LinkedIn') || !formatTag().startsWith('en') ? label : label.toLowerCase()
}
