import { z } from 'zod'
import { Flag, Identifier, items, listOf, Moment, text, textOrNone } from '../kit/reply-text.ts'

/** What Calendly answers, as far as it is used; anything else in it is ignored. */

export const Nothing = z.unknown().transform(() => undefined)

export const CalendlyAccount = z.object({
  resource: z.object({
    uri: Identifier,
    name: textOrNone(200),
    email: textOrNone(320),
    timezone: textOrNone(100),
    current_organization: Identifier.nullish(),
  }),
})

/** A list always says where it ends. */
export const CalendlyPage = z.object({
  collection: items(100),
  pagination: z.object({ next_page_token: z.string().min(1).max(8192).nullish() }),
})

const Location = z.object({
  type: textOrNone(50),
  location: textOrNone(2000),
  join_url: textOrNone(2000),
})

const Membership = z.object({
  user: textOrNone(1024),
  user_email: textOrNone(320),
  user_name: textOrNone(300),
})

/** An address that ends in an id. */
const Uri = Identifier.regex(/\/[\w-]{1,200}$/)

export const CalendlyEvent = z.object({
  uri: Uri,
  name: textOrNone(1000),
  status: text(30),
  start_time: Moment,
  end_time: Moment,
  created_at: Moment.nullish(),
  updated_at: Moment.nullish(),
  location: Location.nullish(),
  meeting_notes_plain: textOrNone(50_000),
  invitees_counter: z.object({ total: z.number(), active: z.number() }).nullish(),
  event_memberships: listOf(Membership, 1000),
  event_guests: listOf(z.object({ email: textOrNone(320) }), 1000),
  calendar_event: z.object({ kind: textOrNone(50), external_id: textOrNone(1024) }).nullish(),
})
export type CalendlyEvent = z.infer<typeof CalendlyEvent>

export const CalendlyBooking = z.object({ resource: z.object({ status: textOrNone(30) }) })

const Answer = z.object({ question: textOrNone(2000), answer: textOrNone(10_000) })

export const CalendlyInvitee = z.object({
  uri: Identifier,
  email: textOrNone(320),
  name: textOrNone(300),
  status: textOrNone(30),
  rescheduled: Flag,
  old_invitee: textOrNone(1024),
  questions_and_answers: listOf(Answer, 100),
})
export type CalendlyInvitee = z.infer<typeof CalendlyInvitee>

export const CalendlyEventType = z.object({
  uri: Identifier,
  name: textOrNone(300),
  slug: textOrNone(300),
  active: Flag,
  kind: textOrNone(30),
  duration: z.number().min(0).max(100_000),
  scheduling_url: textOrNone(2000),
  color: textOrNone(50),
  description_plain: textOrNone(10_000),
})

const Webhook = z.object({ uri: Identifier, callback_url: textOrNone(2000), state: textOrNone(30) })
export const CalendlyWebhook = Webhook
export const CalendlyWebhookReply = z.object({ resource: Webhook })
