import {
  type BookingHost,
  type BookingHours,
  type BookingPage,
  type BookingQuestion,
  type DayHours,
  hosts_max,
  type Input,
  type TimeSpan,
  type updateBookingPage,
  type Weekday,
} from '@meridian/contract'
import { newKey } from '../../../platform/key.ts'
import { mark, t } from '../../../platform/text/text.ts'

/** All that can be set of a booking page, as it is edited. */
export type PageForm = Omit<BookingPage, 'booking_page_id' | 'page_url' | 'upcoming_count'>
/** Whom a page can have as its host, as the session and the search for people tell it. */
export type HostPerson = Pick<BookingHost, 'user_id' | 'full_name' | 'profile_picture'>
export type PageBody = NonNullable<Input<typeof updateBookingPage>['body']>

/** A page to begin with: half an hour in the working hours of its owner, by a call link. */
export function newPageForm(owner: HostPerson | null): PageForm {
  return {
    booking_page_title: t('Meeting of 30 minutes'),
    booking_page_slug: suggestSlug(t('Meeting of 30 minutes')),
    booking_page_description: null,
    is_on: true,
    is_listed: true,
    durations: [30],
    booking_place: 'link',
    place_details: null,
    questions: [],
    booking_hours: null,
    notice_minutes: 240,
    days_ahead: 60,
    bookings_a_day_max: null,
    bookings_a_week_max: null,
    buffer_before_minutes: 0,
    buffer_after_minutes: 0,
    step_minutes: 30,
    shown_timezone: null,
    needs_confirmation: false,
    needs_confirmed_address: false,
    seats: 1,
    host_choice: 'one',
    may_choose_host: false,
    label_id: null,
    booking_page_color: null,
    page_language: null,
    allowed_origins: [],
    hosts: owner ? [newHost(owner)] : [],
  }
}

export function newHost({ user_id, full_name, profile_picture }: HostPerson): BookingHost {
  return {
    user_id,
    full_name,
    profile_picture,
    weight: 1,
    booking_hours: null,
    bookings_a_day_max: null,
    buffer_before_minutes: null,
    buffer_after_minutes: null,
  }
}

export function formOfPage(page: BookingPage): PageForm {
  const { booking_page_id: _id, page_url: _url, upcoming_count: _count, ...form } = page
  return form
}

/** The form as the API takes it: hosts without their names, texts trimmed, an empty text as null. */
export function bodyOf({ hosts, ...form }: PageForm): Required<PageBody> {
  return {
    ...form,
    booking_page_title: form.booking_page_title.trim(),
    booking_page_description: trimmed(form.booking_page_description),
    place_details: places_with_details.has(form.booking_place) ? trimmed(form.place_details) : null,
    allowed_origins: form.allowed_origins.map((origin) => origin.trim()).filter((origin) => origin !== ''),
    questions: form.questions.map(trimmedQuestion),
    hosts: hosts.map(({ full_name: _name, profile_picture: _picture, ...host }) => host),
  }
}

/** The fields that differ from the saved page. */
export function changesOf(saved: PageForm, form: PageForm): PageBody {
  const before = bodyOf(saved)
  const changed = Object.entries(bodyOf(form)).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof PageBody]),
  )
  return Object.fromEntries(changed)
}

/** A title for the copy of a page, and an address that none of the pages has. */
export function copyOf(page: BookingPage, pages: readonly BookingPage[]): Required<PageBody> {
  const slugs = new Set(pages.map(({ booking_page_slug }) => booking_page_slug))
  const free = Array.from({ length: pages.length + 1 }, (_, index) => {
    const end = `-${index + 2}`
    return `${page.booking_page_slug.slice(0, slug_max - end.length).replace(/-$/, '')}${end}`
  }).find((slug) => !slugs.has(slug))
  return bodyOf({
    ...formOfPage(page),
    booking_page_title: t('Copy of {title}', { title: page.booking_page_title }).slice(0, 120),
    booking_page_slug: free ?? page.booking_page_slug,
    is_on: false,
  })
}

/** An address made of a title: 'Größeres Gespräch!' as 'groesseres-gespraech'. */
export function suggestSlug(title: string): string {
  const written = title
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
  const parts = written.split(/[^a-z0-9]/).filter((part) => part !== '')
  return parts.join('-').slice(0, slug_max).replace(/-$/, '')
}

/** The settings after a choice of hosts: one host needs no others, and only a choice among hosts leaves one to the guest. */
export function withHostChoice(form: PageForm, host_choice: PageForm['host_choice']): PageForm {
  return {
    ...form,
    host_choice,
    may_choose_host: host_choice === 'round_robin' && form.may_choose_host,
  }
}

export function isFull({ hosts }: Pick<PageForm, 'hosts'>): boolean {
  return hosts.length >= hosts_max
}

export function newQuestion(): BookingQuestion {
  return { question_id: newKey(), question_kind: 'text', question_text: '', options: [], is_required: false }
}

/** The list with the item at `place` moved up (-1) or down (1); unchanged at the ends. */
export function moved<Item>(items: readonly Item[], place: number, by: -1 | 1): Item[] {
  const item = items[place]
  const other = items[place + by]
  if (item === undefined || other === undefined) return [...items]
  return items.with(place, other).with(place + by, item)
}

/** A weekday as the editor of the weekly hours has it: one row, and the further hours below. */
export function dayOfHours(hours: BookingHours, weekday: Weekday): { row: DayHours; more: TimeSpan[] } {
  const [first, ...more] = hours[weekday] ?? []
  const row = first ? { ...first, is_available: true } : { ...office_hours, is_available: false }
  return { row, more }
}

/** What `dayOfHours` shows, as hours. */
export function hoursOfDay({ row, more }: { row: DayHours; more: readonly TimeSpan[] }): TimeSpan[] {
  if (!row.is_available) return []
  return [{ start_time: row.start_time, end_time: row.end_time }, ...more]
}

/** Hours to begin with: Monday to Friday from nine to five. */
export function officeWeek(): BookingHours {
  return {
    sunday: [],
    monday: [office_hours],
    tuesday: [office_hours],
    wednesday: [office_hours],
    thursday: [office_hours],
    friday: [office_hours],
    saturday: [],
  }
}

export const places_with_details: ReadonlySet<string> = new Set(['link', 'phone', 'address'])

export const place_words: Readonly<Record<PageForm['booking_place'], string>> = {
  link: mark('Call link'),
  google_meet: mark('Google Meet'),
  zoom: mark('Zoom'),
  phone: mark('My phone'),
  guest_phone: mark("The guest's phone"),
  address: mark('Address'),
}

const office_hours: TimeSpan = { start_time: '09:00', end_time: '17:00' }
const slug_max = 60

function trimmed(value: string | null): string | null {
  return value?.trim() || null
}

function trimmedQuestion(question: BookingQuestion): BookingQuestion {
  const options = question.options.map((option) => option.trim()).filter((option) => option !== '')
  return {
    ...question,
    question_text: question.question_text.trim(),
    options: question.question_kind === 'choice' ? options : [],
  }
}
