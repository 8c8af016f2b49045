import { MeetingCreation } from '@meridian/contract'
import { z } from 'zod'
import { AppError, badField } from '../../../platform/errors.ts'
import { newId } from '../../../platform/id.ts'
import { occurrence_field, readMeeting, timedWindow } from './read-tools.service.ts'
import { actTimeOf, spanOf, timedActTime } from './shown-meeting.rules.ts'
import { actTool, type PreparedAct, type ToolContext } from './tool.rules.ts'
import {
  countField,
  idField,
  isDate,
  textField,
  timeOrDateField,
  zone_field,
  zoneOf,
} from './tool-input.rules.ts'
import {
  empty_summary,
  findShownScope,
  presentActor,
  presentSeenTime,
  presentWholeDays,
  readParticipants,
  requireFuture,
  two_steps,
} from './act-parts.service.ts'

export const propose = actTool({
  name: 'propose',
  title: 'Propose a time',
  description: `Asks to make a new meeting and invite people to it; or, with meeting_id, to propose another time to the organizer of a meeting that the person is invited to. ${two_steps}`,
  scope: 'meetings:write',
  isDestructive: false,
  input: z.strictObject({
    meeting_id: idField('meeting_id')
      .optional()
      .describe('A meeting of another organizer that should take place at this time instead.'),
    occurrence: occurrence_field,
    title: textField('title', 300).optional().describe('Of a new meeting.'),
    start: timeOrDateField('start').describe('A date alone makes a meeting of whole days.'),
    end: timeOrDateField('end').optional().describe('Of whole days: the last date.'),
    duration_minutes: countField('duration_minutes', 5, 1440).optional(),
    timezone: zone_field,
    people: z
      .array(idField('Each of people'), { error: 'people must be a list of user_ids.' })
      .max(100, 'people must hold at most 100 user_ids.')
      .default([])
      .describe('user_ids to invite, from search_people.'),
    guests: z
      .array(
        z.strictObject(
          {
            email: z.email({ error: 'Each email of guests must be an address such as cleo@example.com.' }),
            name: textField('Each name of guests', 200).optional(),
          },
          { error: 'Each of guests must be an object with email and name.' },
        ),
        { error: 'guests must be a list of objects with email and name.' },
      )
      .max(50, 'guests must hold at most 50 guests.')
      .default([])
      .describe('People without an account, who are invited by mail where the instance sends mail.'),
    description: textField('description', 20_000).optional(),
    location: textField('location', 500).optional(),
  }),
  prepare: async (context, input) =>
    input.meeting_id === undefined
      ? prepareNew(context, input)
      : prepareOtherTime(context, { ...input, meeting_id: input.meeting_id }),
})

interface ProposeInput {
  readonly occurrence?: string | undefined
  readonly title?: string | undefined
  readonly start: string
  readonly end?: string | undefined
  readonly duration_minutes?: number | undefined
  readonly timezone?: string | undefined
  readonly people: readonly string[]
  readonly guests: readonly { readonly email: string; readonly name?: string | undefined }[]
  readonly description?: string | undefined
  readonly location?: string | undefined
}

async function prepareNew({ db, now, access: { actor } }: ToolContext, input: ProposeInput) {
  const { title, people, guests, description, location } = input
  if (title === undefined) throw badField('title', 'title must be given for a new meeting.')
  if (input.occurrence !== undefined)
    throw badField('occurrence', 'occurrence must be left out for a new meeting.')
  const zone = zoneOf(input.timezone, actor.timezone)
  const when = newTime(input, zone, now)
  const invited = await listInvited(db, people)
  const meeting_invitees = Object.fromEntries([
    ...people.map((user_id) => [user_id.toLowerCase(), {}] as const),
    ...guests.map(
      ({ email, name }) => [`guest:${newId()}`, { primary_email: email, full_name: name }] as const,
    ),
  ])
  const creation = MeetingCreation.parse({
    meeting_title: title,
    ...when.fields,
    meeting_invitees,
    ...(description !== undefined && { meeting_description: description }),
    ...(location !== undefined && { meeting_location: { location_name: location } }),
  })
  return {
    plan: { tool: 'propose' as const, kind: 'meeting' as const, creation },
    summary: {
      ...empty_summary,
      title,
      proposal_kind: 'meeting' as const,
      after: [when.time],
      people: [
        ...invited.map(({ name }) => name),
        ...guests.map(({ email, name }) => (name ? `${name} <${email}>` : email)),
      ],
      description: (description ?? '').slice(0, shown_description),
    },
    participants: [presentActor(actor), ...invited],
  }
}

const shown_description = 500

/** A time with a clock, or whole days. */
function newTime(input: ProposeInput, zone: string, now: Date) {
  const { start, end } = input
  if (isDate(start)) {
    const last_date = end ?? start
    if (!isDate(last_date)) throw badField('end', 'end must be a date too where start is one.')
    if (last_date < start) throw badField('end', 'end must not be before start.')
    const time = presentWholeDays({ start_date: start, end_date: last_date }, zone)
    requireFuture(Date.parse(time.end_timestamp), now)
    const fields = { is_all_day: true, meeting_date: { start_date: start, end_date: last_date } }
    return { time, fields }
  }
  const [starts_ms, ends_ms] = timedWindow(input, zone)
  requireFuture(starts_ms, now)
  const time = timedActTime({ starts_ms, ends_ms }, zone)
  const { start_timestamp, end_timestamp } = time
  return { time, fields: { meeting_timestamps: { start_timestamp, end_timestamp }, meeting_timezone: zone } }
}

async function listInvited(
  db: ToolContext['db'],
  people: readonly string[],
): Promise<PreparedAct['participants'][number][]> {
  if (people.length === 0) return []
  const ids = people.map((user_id) => user_id.toLowerCase())
  const rows = await db
    .selectFrom('app_user')
    .select(['user_id', 'full_name as name', 'timezone'])
    .where('user_id', 'in', ids)
    .execute()
  const known = new Map(rows.map((row) => [row.user_id, row]))
  const errors = ids.flatMap((user_id, place) => {
    const message = `people.${place} must be the user_id of a person; search_people finds it.`
    return known.has(user_id) ? [] : [{ path: `people.${place}`, message }]
  })
  if (errors[0]) throw new AppError('bad_input', errors[0].message, { errors })
  return ids.flatMap((user_id) => known.get(user_id) ?? [])
}

async function prepareOtherTime(context: ToolContext, input: ProposeInput & { readonly meeting_id: string }) {
  const { now, access } = context
  const misplaced = (['title', 'description', 'location'] as const).find(
    (field) => input[field] !== undefined,
  )
  if (misplaced) throw badField(misplaced, `${misplaced} must be left out where meeting_id is given.`)
  if (input.people.length > 0) throw badField('people', 'people must be empty where meeting_id is given.')
  if (input.guests.length > 0) throw badField('guests', 'guests must be empty where meeting_id is given.')
  const meeting = await readMeeting(context, { ...input, occurrence: input.occurrence })
  const { reader_answer } = meeting
  if (!reader_answer)
    throw badField(
      'meeting_id',
      'The person is not invited to this meeting. Use move for a meeting of the person.',
    )
  if (meeting.is_all_day || isDate(input.start))
    throw badField(
      'start',
      'Another time cannot be proposed for meetings of whole days, and start must have a time.',
    )
  const span = spanOf(meeting.meeting_timestamps)
  const [starts_ms, ends_ms] = timedWindow(
    input,
    zoneOf(input.timezone, access.actor.timezone),
    span.ends_ms - span.starts_ms,
  )
  requireFuture(starts_ms, now)
  const original_start_timestamp = input.occurrence === undefined ? null : meeting.original_start_timestamp
  const after = timedActTime({ starts_ms, ends_ms }, meeting.meeting_timezone)
  return {
    plan: {
      tool: 'propose' as const,
      kind: 'other_time' as const,
      meeting_id: meeting.meeting_id,
      meeting_proposal_id: reader_answer.meeting_proposal_id,
      start_timestamp: after.start_timestamp,
      end_timestamp: after.end_timestamp,
      original_start_timestamp,
      seen: presentSeenTime(meeting, input.occurrence),
    },
    summary: {
      ...empty_summary,
      title: meeting.meeting_title,
      proposal_kind: 'other_time' as const,
      series_scope: findShownScope(meeting, input.occurrence === undefined ? 'all' : 'this'),
      before: [actTimeOf(meeting)],
      after: [after],
      people: [meeting.outside_organizer?.full_name ?? meeting.user_details.full_name],
    },
    participants: await readParticipants(context, meeting),
  }
}
