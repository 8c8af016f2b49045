import { z } from 'zod'
import { SlotPair, TimeSpan } from './availability.ts'
import { endpoint } from './endpoint.ts'
import {
  byWeekday,
  id,
  Moment,
  MomentInput,
  name,
  oneOf,
  requiredText,
  text,
  TimeZone,
  wholeNumber,
  yesOrNo,
} from './field.ts'
import { LabelColor, LabelColorInput } from './label.ts'
import { weekdays } from './weekday.ts'
import { most_spans_a_day } from './working-hours.ts'

/** How many booking pages one person can have. */
export const booking_pages_max = 100
export const hosts_max = 20
export const questions_max = 10
export const durations_max = 6
export const seats_max = 100
export const share_slots_max = 10
/** Minutes for which a time is held while a guest fills in the form. */
export const form_hold_minutes = 10
/** Days for which a single-use link can be opened, at most. */
export const single_use_days_max = 90

/** Names under `/book` that are the server's own. */
const reserved_slugs = new Set(['manage', 'confirm', 'style', 'script', 'embed', 'all', 'new'])

/** A part of a public address: small letters, digits and single hyphens. */
export function slug(field: string) {
  return z
    .string({ error: `${field} must be text.` })
    .regex(
      /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
      `${field} must consist of small letters, digits and single hyphens between them.`,
    )
    .min(2, `${field} must be at least 2 characters long.`)
    .max(60, `${field} must be at most 60 characters long.`)
    .refine((value) => !reserved_slugs.has(value), `${field} is reserved. Please choose another one.`)
}

export const booking_places = ['link', 'google_meet', 'zoom', 'phone', 'guest_phone', 'address'] as const
/** Where the meeting takes place: `phone` is the host's number, `guest_phone` a number that the guest enters. */
export const BookingPlace = oneOf('booking_place', booking_places)
export type BookingPlace = z.infer<typeof BookingPlace>

export const host_choices = ['one', 'collective', 'round_robin'] as const
/** `one`: the owner; `collective`: all hosts come; `round_robin`: one of them, chosen when the time is booked. */
export const HostChoice = oneOf('host_choice', host_choices)
export type HostChoice = z.infer<typeof HostChoice>

export const question_kinds = ['text', 'choice'] as const

/** A question to the guest. `options` are empty unless it is a choice. */
export const BookingQuestion = z
  .object({
    question_id: id('question_id'),
    question_kind: oneOf('question_kind', question_kinds),
    question_text: requiredText('Question', 200),
    options: z
      .array(requiredText('Option', 100), { error: 'options must be a list.' })
      .max(20, 'A question can have at most 20 options.'),
    is_required: yesOrNo('is_required'),
  })
  .refine(({ question_kind, options }) => question_kind === 'text' || options.length >= 2, {
    path: ['options'],
    message: 'A choice needs at least two options.',
  })
  .refine(({ options }) => new Set(options).size === options.length, {
    path: ['options'],
    message: 'Each option can be listed once.',
  })
export type BookingQuestion = z.infer<typeof BookingQuestion>

/** Hours of a weekday; a weekday without hours is closed. */
const day_hours = z
  .array(TimeSpan, { error: 'Hours of a weekday must be a list.' })
  .max(most_spans_a_day, `A day can have at most ${most_spans_a_day} intervals.`)
const hours_input = byWeekday('booking_hours', day_hours)
export const BookingHours = z.partialRecord(z.enum(weekdays), z.array(TimeSpan))
export type BookingHours = z.infer<typeof BookingHours>

const a_day = wholeNumber('Bookings a day', 1, 100).nullable()
const a_week = wholeNumber('Bookings a week', 1, 500).nullable()
const buffer = (field: string) => wholeNumber(field, 0, 240)

/** A host, and what holds for this host instead of the type's own settings; null where the type's setting holds. */
export const BookingHostInput = z.object({
  user_id: id('user_id'),
  /** Of 100 bookings between two hosts of weight 1 and 3 the first gets 25. */
  weight: wholeNumber('Weight', 1, 10).default(1),
  booking_hours: hours_input.nullable().default(null),
  bookings_a_day_max: a_day.default(null),
  buffer_before_minutes: buffer('Buffer before').nullable().default(null),
  buffer_after_minutes: buffer('Buffer after').nullable().default(null),
})

export const BookingHost = z.object({
  user_id: z.uuid(),
  full_name: z.string(),
  profile_picture: z.string().nullable(),
  weight: z.int(),
  booking_hours: BookingHours.nullable(),
  bookings_a_day_max: z.int().nullable(),
  buffer_before_minutes: z.int().nullable(),
  buffer_after_minutes: z.int().nullable(),
})
export type BookingHost = z.infer<typeof BookingHost>

const lengths = z
  .array(wholeNumber('A length', 5, 720), { error: 'durations must be a list of minutes.' })
  .min(1, 'At least one length is needed.')
  .max(durations_max, `At most ${durations_max} lengths are possible.`)
  .refine((all) => new Set(all).size === all.length, 'Each length can be listed once.')

/** Where a page may be shown inside another one: `https://example.com`, without path. */
const Origin = text('The origin', 300).refine((value) => {
  if (!URL.canParse(value)) return false
  const { protocol, origin } = new URL(value)
  return origin === value && (protocol === 'https:' || protocol === 'http:')
}, 'An origin must look like https://example.com, without a path.')

const fields = {
  booking_page_title: name('Title', 120).refine((value) => value.trim() !== '', 'Title must not be empty.'),
  booking_page_slug: slug('Address'),
  booking_page_description: text('Description', 2000).nullable(),
  is_on: yesOrNo('is_on'),
  /** Listed on the person's page, and found by search engines. */
  is_listed: yesOrNo('is_listed'),
  durations: lengths,
  booking_place: BookingPlace,
  /** The link, number or address; null for a conference and for the guest's number. */
  place_details: text('Place', 500).nullable(),
  questions: z
    .array(BookingQuestion, { error: 'questions must be a list.' })
    .max(questions_max, `At most ${questions_max} questions are possible.`),
  /** Null for the working hours of the hosts. */
  booking_hours: hours_input.nullable(),
  notice_minutes: wholeNumber('Minimum notice', 0, 60 * 24 * 60),
  days_ahead: wholeNumber('Days ahead', 1, 365),
  bookings_a_day_max: a_day,
  bookings_a_week_max: a_week,
  buffer_before_minutes: buffer('Buffer before'),
  buffer_after_minutes: buffer('Buffer after'),
  step_minutes: wholeNumber('Step', 5, 120),
  /** The zone that guests are shown; null for their own. */
  shown_timezone: TimeZone.nullable(),
  needs_confirmation: yesOrNo('needs_confirmation'),
  /** A booking counts once the guest has opened a link in a mail; until then its time is held for half an hour. */
  needs_confirmed_address: yesOrNo('needs_confirmed_address'),
  seats: wholeNumber('Seats', 1, seats_max),
  host_choice: HostChoice,
  may_choose_host: yesOrNo('may_choose_host'),
  label_id: id('label_id').nullable(),
  booking_page_color: LabelColorInput.nullable(),
  /** Null for the language of the guest's browser. */
  page_language: oneOf('page_language', ['en', 'de']).nullable(),
  allowed_origins: z
    .array(Origin, { error: 'allowed_origins must be a list.' })
    .max(20, 'At most 20 origins.'),
}

/** A kind of meeting that guests book on a page of their own, at `/book/<booking_name>/<booking_page_slug>`. */
export const BookingPageInput = z.object({
  ...fields,
  hosts: z
    .array(BookingHostInput, { error: 'hosts must be a list.' })
    .max(hosts_max, `At most ${hosts_max} hosts are possible.`)
    .refine(
      (hosts) => new Set(hosts.map(({ user_id }) => user_id.toLowerCase())).size === hosts.length,
      'Each host can be listed once.',
    ),
})

const defaults = {
  booking_page_description: fields.booking_page_description.default(null),
  is_on: fields.is_on.default(true),
  is_listed: fields.is_listed.default(true),
  durations: fields.durations.default([30]),
  booking_place: fields.booking_place.default('link'),
  place_details: fields.place_details.default(null),
  questions: fields.questions.default([]),
  booking_hours: fields.booking_hours.default(null),
  notice_minutes: fields.notice_minutes.default(240),
  days_ahead: fields.days_ahead.default(60),
  bookings_a_day_max: fields.bookings_a_day_max.default(null),
  bookings_a_week_max: fields.bookings_a_week_max.default(null),
  buffer_before_minutes: fields.buffer_before_minutes.default(0),
  buffer_after_minutes: fields.buffer_after_minutes.default(0),
  step_minutes: fields.step_minutes.default(30),
  shown_timezone: fields.shown_timezone.default(null),
  needs_confirmation: fields.needs_confirmation.default(false),
  needs_confirmed_address: fields.needs_confirmed_address.default(false),
  seats: fields.seats.default(1),
  host_choice: fields.host_choice.default('one'),
  may_choose_host: fields.may_choose_host.default(false),
  label_id: fields.label_id.default(null),
  booking_page_color: fields.booking_page_color.default(null),
  page_language: fields.page_language.default(null),
  allowed_origins: fields.allowed_origins.default([]),
}

export const BookingPageCreation = BookingPageInput.extend({
  ...defaults,
  hosts: BookingPageInput.shape.hosts.default([]),
})
export type BookingPageCreation = z.infer<typeof BookingPageCreation>

export const BookingPage = z.object({
  booking_page_id: z.uuid(),
  ...fields,
  booking_hours: BookingHours.nullable(),
  booking_page_color: LabelColor.nullable(),
  /** The whole address of its page. */
  page_url: z.string(),
  /** The owner first; of one host, only the owner. */
  hosts: z.array(BookingHost),
  /** Bookings that are still to come. */
  upcoming_count: z.int(),
})
export type BookingPage = z.infer<typeof BookingPage>

const booking_page_params = z.object({ booking_page_id: id('booking_page_id') })

export const listBookingPages = endpoint({
  method: 'GET',
  path: '/v1/booking/page/all',
  scope: 'bookings:read',
  summary: 'List the person’s booking pages and the name in their addresses',
  reply: z.object({ booking_name: z.string(), booking_pages: z.array(BookingPage) }),
  says: { failed: 'Failed to get booking pages. Please try again.' },
})

export const updateBookingName = endpoint({
  method: 'PUT',
  path: '/v1/booking/name',
  scope: 'bookings:write',
  summary: 'Choose the name in the addresses of the person’s booking pages; links with the former name end',
  body: z.object({ booking_name: slug('The name') }),
  reply: z.object({ booking_name: z.string() }),
  says: { failed: 'Failed to update the name. Please try again.', done: 'Name updated successfully.' },
})

export const createBookingPage = endpoint({
  method: 'POST',
  path: '/v1/booking/page/create',
  scope: 'bookings:write',
  summary: 'Create a booking page',
  status: 201,
  body: BookingPageCreation,
  reply: BookingPage,
  says: {
    failed: 'Failed to create booking page. Please try again.',
    done: 'Booking page created successfully.',
  },
})

export const updateBookingPage = endpoint({
  method: 'PUT',
  path: '/v1/booking/page/:booking_page_id',
  scope: 'bookings:write',
  summary: 'Update a booking page; omitted fields are unchanged, lists are replaced whole',
  params: booking_page_params,
  body: BookingPageInput.partial(),
  fixed: ['booking_page_id', 'page_url', 'upcoming_count'],
  reply: BookingPage,
  says: {
    failed: 'Failed to update booking page. Please try again.',
    done: 'Booking page updated successfully.',
  },
})

export const deleteBookingPage = endpoint({
  method: 'DELETE',
  path: '/v1/booking/page/:booking_page_id',
  scope: 'bookings:write',
  summary: 'Delete a booking page; meetings that were booked on it stay',
  params: booking_page_params,
  reply: z.object({ booking_page_id: z.uuid() }),
  says: {
    failed: 'Failed to delete booking page. Please try again.',
    done: 'Booking page deleted successfully.',
  },
})

export const createSingleUseLink = endpoint({
  method: 'POST',
  path: '/v1/booking/page/:booking_page_id/single_use_link',
  scope: 'bookings:write',
  summary: 'Make a link by which one booking can be made, also while the page is off or not listed',
  status: 201,
  params: booking_page_params,
  body: z.object({ valid_days: wholeNumber('valid_days', 1, single_use_days_max).default(14) }),
  reply: z.object({ page_url: z.string(), expires_at: Moment }),
  says: { failed: 'Failed to make a link. Please try again.', done: 'Link made successfully.' },
})

export const listBookableSlots = endpoint({
  method: 'GET',
  path: '/v1/booking/page/:booking_page_id/slots',
  scope: 'bookings:read',
  summary: 'List the times that a guest can book now, earliest first; at most 31 days',
  params: booking_page_params,
  query: z.object({
    start_timestamp: MomentInput,
    end_timestamp: MomentInput,
    /** Minutes; the first length of the page by default. */
    duration: wholeNumber('duration', 5, 720).optional(),
  }),
  reply: z.object({ slots: z.array(SlotPair) }),
  says: { failed: 'Failed to get times. Please try again.' },
})

export const shareSlots = endpoint({
  method: 'POST',
  path: '/v1/booking/page/:booking_page_id/share',
  scope: 'bookings:write',
  summary: 'Hold some times for one guest for up to a week, with a single-use link for each',
  status: 201,
  params: booking_page_params,
  body: z.object({
    slots: z
      .array(z.tuple([MomentInput, MomentInput]), { error: 'slots must be a list of times.' })
      .min(1, 'Please choose at least one time.')
      .max(share_slots_max, `At most ${share_slots_max} times can be shared at once.`),
  }),
  reply: z.object({
    expires_at: Moment,
    page_url: z.string(),
    slots: z.array(z.object({ start_timestamp: Moment, end_timestamp: Moment, slot_url: z.string() })),
  }),
  says: { failed: 'Failed to share times. Please try again.', done: 'Times are held.' },
})

export const messageGuests = endpoint({
  method: 'POST',
  path: '/v1/booking/page/:booking_page_id/message',
  scope: 'bookings:write',
  summary: 'Send one mail to each guest of the bookings that are still to come',
  params: booking_page_params,
  body: z.object({
    subject: requiredText('Subject', 200),
    message: requiredText('Message', 5000),
  }),
  reply: z.object({ guests: z.int() }),
  says: { failed: 'Failed to send the message. Please try again.', done: 'Message sent.' },
})

export const booking_states = ['pending', 'booked', 'declined', 'cancelled', 'expired'] as const
/** `pending` waits for the host's approval. */
export const BookingState = oneOf('booking_state', booking_states)
export type BookingState = z.infer<typeof BookingState>

export const Booking = z.object({
  booking_id: z.uuid(),
  /** Null where the page was deleted. */
  booking_page_id: z.uuid().nullable(),
  booking_page_title: z.string(),
  booking_state: BookingState,
  /** Null until the booking is approved, and after the meeting was deleted. */
  meeting_id: z.uuid().nullable(),
  /** Null where the host's account was deleted. */
  host_name: z.string().nullable(),
  /** All hosts: of a collective page several. */
  host_names: z.array(z.string()),
  guest_name: z.string(),
  guest_email: z.string(),
  guest_timezone: z.string(),
  start_timestamp: Moment,
  end_timestamp: Moment,
  /** The questions as they were asked. */
  answers: z.array(z.object({ question_text: z.string(), answer: z.string() })),
  /** Why this host: how many of the last bookings each host had; null without a choice. */
  host_reason: z.string().nullable(),
  /** What the guest or the host wrote when it was cancelled or declined. */
  end_note: z.string().nullable(),
  is_no_show: z.boolean(),
  created_at: Moment,
})
export type Booking = z.infer<typeof Booking>

const booking_params = z.object({ booking_id: id('booking_id') })

export const listBookings = endpoint({
  method: 'GET',
  path: '/v1/booking/all',
  scope: 'bookings:read',
  summary: 'List bookings of the person’s pages and of the person as a host',
  paged: true,
  query: z.object({
    page: wholeNumber('page', 1, 100_000).default(1),
    limit: wholeNumber('limit', 1, 100).default(30),
    booking_page_id: z.union([z.literal(''), id('booking_page_id')]).optional(),
    /** The bookings of this meeting, whenever it is. */
    meeting_id: z.union([z.literal(''), id('meeting_id')]).optional(),
    booking_state: oneOf('booking_state', ['', ...booking_states]).optional(),
    /** `upcoming`: earliest first; `past`: latest first. */
    when: oneOf('when', ['upcoming', 'past']).default('upcoming'),
  }),
  reply: z.array(Booking),
  says: { failed: 'Failed to get bookings. Please try again.' },
})

export const decideBooking = endpoint({
  method: 'POST',
  path: '/v1/booking/:booking_id/decision',
  scope: 'bookings:write',
  summary: 'Approve or decline a booking that waits for it; the guest is told',
  params: booking_params,
  body: z.object({
    decision: oneOf('decision', ['approve', 'decline']),
    note: text('Note', 1000).default(''),
  }),
  reply: Booking,
  says: { failed: 'Failed to answer the booking. Please try again.', done: 'The guest is told.' },
})

export const updateBooking = endpoint({
  method: 'PUT',
  path: '/v1/booking/:booking_id',
  scope: 'bookings:write',
  summary: 'Note that the guest did not come',
  params: booking_params,
  body: z.object({ is_no_show: yesOrNo('is_no_show') }),
  reply: Booking,
  says: { failed: 'Failed to update booking. Please try again.', done: 'Booking updated successfully.' },
})
