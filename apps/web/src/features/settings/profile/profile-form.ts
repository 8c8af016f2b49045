import { type FieldError, isLink, type User, type UserChange } from '@meridian/contract'
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
  'about',
]

export function profileForm(user: User): ProfileForm {
  return {
    first_name: user.first_name,
    last_name: user.last_name,
    primary_phone_number: user.primary_phone_number ?? '',
    linkedin_url: user.linkedin_url ?? '',
    country: user.country ?? '',
    language: user.language,
    time_format: user.time_format,
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
export function profileChange({ time_format, ...draft }: ProfileDraft): UserChange {
  const texts = Object.entries(draft).map(([field, value]) => {
    const text = value.trim()
    return [field, text === '' && isEmptiable(field) ? null : text] as const
  })
  return { ...Object.fromEntries(texts), ...(time_format && { time_format }) }
}

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
    .map((field, index) => (index === 0 ? profile_labels[field] : lowered(profile_labels[field])))
  return `${new Intl.ListFormat('en-GB').format(names)} changed.`
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
  if (text.length > most) return t('{name} must be at most {most} characters long.', { name, most })
  if (field === 'first_name' && text === '') return t('First name must not be empty.')
  if (field === 'linkedin_url' && text !== '' && !isLink(text)) return t('Invalid link')
  return undefined
}

function isField(name: string): name is ProfileField {
  return profile_fields.some((field) => field === name)
}

function isEmptiable(field: string): boolean {
  return ['primary_phone_number', 'linkedin_url', 'country', 'about'].includes(field)
}

function lowered(label: string): string {
  return label.startsWith('LinkedIn') ? label : label.toLowerCase()
}
