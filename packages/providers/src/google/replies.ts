import { z } from 'zod'
import { Flag, Identifier, items, listOf, Moment, text, textOrNone } from '../kit/reply-text.ts'

/** What Google answers, as far as it is used; anything else in it is ignored. */

export const Nothing = z.unknown().transform(() => undefined)

const Reason = z.object({ reason: text(100) }).catch({ reason: '' })

export const GoogleRefusal = z.object({
  error: z.object({
    message: textOrNone(1000),
    errors: z.array(Reason).max(100).catch([]).default([]),
    details: z.array(Reason).max(100).catch([]).default([]),
  }),
})

export const GoogleAccount = z.object({
  id: Identifier,
  email: text(320).nullish(),
  name: text(200).nullish(),
})

export const GoogleCalendars = z.object({
  items: items(1000).default([]),
  nextPageToken: Identifier.nullish(),
})

export const GoogleCalendar = z.object({
  id: Identifier,
  summary: textOrNone(500),
  summaryOverride: textOrNone(500),
  primary: Flag,
  deleted: Flag,
  accessRole: textOrNone(50),
  timeZone: textOrNone(100),
  backgroundColor: textOrNone(50),
})

// Page and sync tokens of large calendars are longer than any id.
const Token = z.string().min(1).max(8192)

export const GoogleEvents = z.object({
  items: items(2500).default([]),
  timeZone: textOrNone(100),
  nextPageToken: Token.nullish(),
  nextSyncToken: Token.nullish(),
})

const Time = z.object({
  date: z.iso.date().nullish(),
  dateTime: z.string().max(40).nullish(),
  timeZone: textOrNone(100),
})
export type GoogleTime = z.infer<typeof Time>

const Person = z.object({
  email: textOrNone(320),
  displayName: textOrNone(300),
  self: Flag,
})

export const GoogleAttendee = Person.extend({
  optional: Flag,
  resource: Flag,
  responseStatus: textOrNone(30),
})

const Conference = z.object({
  createRequest: z
    .object({ status: z.object({ statusCode: textOrNone(30) }) })
    .nullish()
    .catch(null),
  entryPoints: listOf(z.object({ entryPointType: textOrNone(30), uri: textOrNone(2000) }), 100),
})

/** What is no text in it says nothing. */
const Lines = z
  .array(z.unknown())
  .max(1000)
  .nullish()
  .transform((lines) => (lines ?? []).filter((line) => typeof line === 'string'))
  .pipe(z.array(z.string().max(50_000)))

export const GoogleEvent = z.object({
  id: Identifier,
  status: textOrNone(30),
  etag: z.string().max(300).nullish(),
  updated: Moment.nullish(),
  created: Moment.nullish(),
  summary: textOrNone(1000),
  description: textOrNone(100_000),
  location: textOrNone(2000),
  start: Time.nullish(),
  end: Time.nullish(),
  originalStartTime: Time.nullish(),
  recurringEventId: Identifier.nullish(),
  recurrence: Lines,
  iCalUID: textOrNone(1024),
  sequence: z.int().min(0).max(2_147_483_647).nullish(),
  transparency: textOrNone(30),
  visibility: textOrNone(30),
  eventType: textOrNone(50),
  htmlLink: textOrNone(2000),
  hangoutLink: textOrNone(2000),
  conferenceData: Conference.nullish().catch(null),
  organizer: Person.nullish(),
  attendees: listOf(GoogleAttendee, 10_000),
  locked: Flag,
  extendedProperties: z
    .object({
      private: z
        .object({ meridian_busy_mirror: textOrNone(100) })
        .nullish()
        .catch(null),
    })
    .nullish()
    .catch(null),
})
export type GoogleEvent = z.infer<typeof GoogleEvent>

export const GoogleChannel = z.object({
  id: Identifier,
  resourceId: Identifier,
  // Milliseconds, as a text.
  expiration: z.coerce.number().int().min(0).max(8e15).nullish(),
})
