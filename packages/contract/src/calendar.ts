import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { requiredText } from './field.ts'
import { LabelColor, LabelColorInput } from './label.ts'
import { MeetingIntegrationType } from './meeting.ts'

/** A calendar whose events the person sees. */
export const Calendar = z.object({
  /** The type of its meetings; for one of several calendars of a type, that type, a colon and an id. */
  calendar_key: z.string(),
  meeting_integration_type: MeetingIntegrationType,
  /** Null for the only calendar of its type. */
  calendar_name: z.string().nullable(),
  /** The person's choice, or else the color of labels that is nearest to the provider's; null for neither. */
  calendar_color: LabelColor.nullable(),
})
export type Calendar = z.infer<typeof Calendar>

const path = '/v1/meeting/calendars'

export const listCalendars = endpoint({
  method: 'GET',
  path,
  scope: 'meetings:read',
  summary: 'List the calendars whose events the person sees',
  reply: z.array(Calendar),
  says: { failed: 'Failed to fetch calendars. Please try again.' },
})

export const updateCalendar = endpoint({
  method: 'PUT',
  path,
  scope: 'meetings:write',
  summary: 'Choose the color of a calendar; null gives it the color that it has by itself',
  body: z.object({
    calendar_key: requiredText('Calendar', 1500),
    calendar_color: LabelColorInput.nullable(),
  }),
  reply: Calendar,
  says: { failed: 'Failed to update calendar. Please try again.', done: 'Calendar updated successfully.' },
})
