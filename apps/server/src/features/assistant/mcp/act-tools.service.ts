import {
  type ActAnswer,
  type ActSummary,
  hold_days_max,
  hold_slots_max,
  type Meeting,
  type MeetingAction,
  MeetingCreation,
  priorities,
  type SeriesScope,
  series_scopes,
  task_description_characters_max,
  TaskCreation,
} from '@meridian/contract'
import { minute_ms } from '@meridian/engine'
import { z } from 'zod'
import { AppError, badField } from '../../../platform/errors.ts'
import { newId } from '../../../platform/id.ts'
import type { Actor } from '../../../platform/security/auth.ts'
import { findJudgedProposal } from '../../invitation/invitation.api.ts'
import { presentMeeting } from '../../meeting/meeting.api.ts'
import type { MovePlan } from '../acts/act-plan.rules.ts'
import { listParticipants, type ParticipantRow } from './participant.queries.ts'
import { occurrence_field, readMeeting, timedWindow } from './read-tools.service.ts'
import { actTimeOf, spanOf, timedActTime } from './shown-meeting.rules.ts'
import { actTool, type PreparedAct, type ToolContext } from './tool.rules.ts'
import {
  choiceField,
  countField,
  dateField,
  dayAfter,
  idField,
  isDate,
  textField,
  timeField,
  timeOrDateField,
  zone_field,
  zoneOf,
} from './tool-input.rules.ts'

/** Ends the description of each tool that changes something. */
const two_steps =
  'Nothing is done yet: the answer says what would happen, and the person confirms it in Meridian within 30 minutes. Tell the person so, with the link.'

const empty_summary: Omit<ActSummary, 'title'> = {
  proposal_kind: null,
  series_scope: null,
  before: [],
  after: [],
  answer: null,
  people: [],
  description: '',
  due_date: null,
  hold_days: null,
}

export const hold_times = actTool({
  name: 'hold_times',
  title: 'Hold times',
  description: `Asks to keep times of the person free for some days, while others choose from them. ${two_steps}`,
  scope: 'availability:write',
  isDestructive: false,
  input: z.strictObject({
    times: z
      .array(
        z.strictObject(
          { start: timeField('Each start of times'), end: timeField('Each end of times').optional() },
          { error: 'Each of times must be an object with start and end.' },
        ),
        { error: 'times must be a list of objects with start and end.' },
      )
      .min(1, 'times must hold at least one time.')
      .max(hold_slots_max, `times must hold at most ${hold_slots_max} times.`),
    duration_minutes: countField('duration_minutes', 5, 1440)
      .optional()
      .describe('For times without an end.'),
    title: textField('title', 200),
    days: countField('days', 1, hold_days_max).default(3).describe('How long the times are held.'),
    timezone: zone_field,
  }),
  prepare: async ({ access: { actor } }, { times, duration_minutes, title, days, timezone }) => {
    const zone = zoneOf(timezone, actor.timezone)
    const lengthMs = (duration_minutes ?? usual_minutes) * minute_ms
    const after = times.map((time) => {
      const [starts_ms, ends_ms] = timedWindow(time, zone, lengthMs)
      return timedActTime({ starts_ms, ends_ms }, zone)
    })
    const slots = after.map(({ start_timestamp, end_timestamp }): [string, string] => [
      start_timestamp,
      end_timestamp,
    ])
    return {
      plan: { tool: 'hold_times', slots, held_title: title, hold_days: days },
      summary: { ...empty_summary, title, after, hold_days: days },
      participants: [ownPart(actor)],
    }
  },
})

const usual_minutes = 30

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
    participants: [ownPart(actor), ...invited],
  }
}

function ownPart({ user_id, full_name, timezone }: Actor): PreparedAct['participants'][number] {
  return { user_id, name: full_name, timezone }
}

async function participantsOf(
  { db, access }: ToolContext,
  { meeting_id }: Meeting,
): Promise<ParticipantRow[]> {
  return (await listParticipants(db, access.actor.user_id, [meeting_id])).get(meeting_id) ?? []
}

const shown_description = 500

/** A time with a clock, or whole days. */
function newTime(input: ProposeInput, zone: string, now: Date) {
  const { start, end } = input
  if (isDate(start)) {
    const last_date = end ?? start
    if (!isDate(last_date)) throw badField('end', 'end must be a date too where start is one.')
    if (last_date < start) throw badField('end', 'end must not be before start.')
    const time = wholeDays({ start_date: start, end_date: last_date }, zone)
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

function wholeDays({ start_date, end_date }: { start_date: string; end_date: string }, zone: string) {
  const [starts_ms] = timedWindow({ start: `${start_date}T00:00` }, zone)
  const [ends_ms] = timedWindow({ start: `${dayAfter('end', end_date)}T00:00` }, zone)
  return {
    ...timedActTime({ starts_ms, ends_ms }, zone),
    is_all_day: true,
    first_date: start_date,
    last_date: end_date,
  }
}

function requireFuture(ms: number, now: Date): void {
  if (ms <= now.getTime()) throw badField('start', 'start must lie in the future.')
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
      seen: seenOf(meeting, input.occurrence),
    },
    summary: {
      ...empty_summary,
      title: meeting.meeting_title,
      proposal_kind: 'other_time' as const,
      series_scope: scopeShown(meeting, input.occurrence === undefined ? 'all' : 'this'),
      before: [actTimeOf(meeting)],
      after: [after],
      people: [meeting.outside_organizer?.full_name ?? meeting.user_details.full_name],
    },
    participants: await participantsOf(context, meeting),
  }
}

/** The time that the person had in mind when this was asked. */
function seenOf(meeting: Meeting, occurrence: string | undefined) {
  return {
    ...meeting.meeting_timestamps,
    original_start_timestamp: occurrence === undefined ? null : meeting.original_start_timestamp,
  }
}

function scopeShown({ meeting_recurrence }: Meeting, scope: SeriesScope): SeriesScope | null {
  return meeting_recurrence.is_recurring ? scope : null
}

export const answer = actTool({
  name: 'answer',
  title: 'Answer an invitation',
  description: `Asks to accept, decline or say maybe to a meeting that the person is invited to; of a series to all of it. With proposal_id it answers another time that somebody proposed to the person, and accepting it moves the meeting for everybody. ${two_steps}`,
  scope: 'meetings:write',
  isDestructive: true,
  input: z.strictObject({
    meeting_id: idField('meeting_id'),
    answer: choiceField('answer', ['accept', 'decline', 'maybe']),
    note: textField('note', 500).optional().describe('A note to the organizer.'),
    proposal_id: idField('proposal_id')
      .optional()
      .describe('Of times_proposed_to_you in get_meeting: answers that time.'),
  }),
  prepare: async (context, input) => {
    const meeting = await readMeeting(context, { meeting_id: input.meeting_id, occurrence: undefined })
    return input.proposal_id === undefined
      ? prepareAnswer(context, meeting, input)
      : prepareCounterAnswer(context, meeting, { ...input, proposal_id: input.proposal_id })
  },
})

interface AnswerInput {
  readonly answer: 'accept' | 'decline' | 'maybe'
  readonly note?: string | undefined
}

const actions = { accept: 'approved', decline: 'rejected', maybe: 'pending' } as const

async function prepareAnswer(
  context: ToolContext,
  meeting: Meeting,
  { answer: wanted, note = '' }: AnswerInput,
) {
  const { reader_answer } = meeting
  if (!reader_answer)
    throw badField(
      'meeting_id',
      'The person is not asked for an answer to this meeting. Name one that list_meetings shows with your_answer.',
    )
  const { meeting_proposal_id, meeting_action, is_tentative, answer_note } = reader_answer
  return {
    plan: {
      tool: 'answer' as const,
      meeting_id: meeting.meeting_id,
      meeting_proposal_id,
      is_counter: false,
      meeting_action: actions[wanted],
      is_tentative: wanted === 'maybe',
      answer_note: note,
      before: { meeting_action, is_tentative, answer_note },
      seen: seenOf(meeting, undefined),
    },
    summary: {
      ...empty_summary,
      title: meeting.meeting_title,
      series_scope: scopeShown(meeting, 'all'),
      before: [actTimeOf(meeting)],
      answer: { before: shownAnswer(meeting_action, is_tentative), after: shown_answers[wanted], note },
      people: [meeting.outside_organizer?.full_name ?? meeting.user_details.full_name],
    },
    participants: await participantsOf(context, meeting),
  }
}

const shown_answers = { accept: 'approved', decline: 'rejected', maybe: 'tentative' } as const

function shownAnswer(meeting_action: MeetingAction, is_tentative: boolean): ActAnswer {
  if (meeting_action !== 'pending') return meeting_action
  return is_tentative ? 'tentative' : 'none'
}

async function prepareCounterAnswer(
  context: ToolContext,
  meeting: Meeting,
  { answer: wanted, note, proposal_id }: AnswerInput & { readonly proposal_id: string },
) {
  const { db, now, access } = context
  const { actor } = access
  if (wanted === 'maybe') throw badField('answer', 'answer must be accept or decline for a proposed time.')
  if (note !== undefined) throw badField('note', 'note must be left out for a proposed time.')
  const found = await findJudgedProposal(db, actor.user_id, proposal_id.toLowerCase(), now)
  if (found?.row.proposal_type !== 'counter_proposal' || found.row.meeting_id !== meeting.meeting_id)
    throw badField('proposal_id', 'proposal_id must be one of times_proposed_to_you in get_meeting.')
  const { proposed_starts_at, proposed_ends_at, proposer_name, counter_original_starts_at } = found.row
  const moves = { starts_ms: proposed_starts_at.getTime(), ends_ms: proposed_ends_at.getTime() }
  const before = presentMeeting({ ...found.row }, { user_id: actor.user_id, now })
  return {
    plan: {
      tool: 'answer' as const,
      meeting_id: meeting.meeting_id,
      meeting_proposal_id: proposal_id.toLowerCase(),
      is_counter: true,
      meeting_action: actions[wanted],
      is_tentative: false,
      answer_note: '',
      before: { meeting_action: 'pending' as const, is_tentative: false, answer_note: '' },
      seen: seenOf(meeting, undefined),
    },
    summary: {
      ...empty_summary,
      title: before.meeting_title,
      series_scope: scopeShown(meeting, counter_original_starts_at ? 'this' : 'all'),
      before: [actTimeOf(meeting)],
      after: [timedActTime(moves, meeting.meeting_timezone)],
      answer: { before: 'none' as const, after: shown_answers[wanted], note: '' },
      people: [proposer_name],
    },
    participants: await participantsOf(context, meeting),
  }
}

const scope_fields = {
  occurrence: occurrence_field,
  applies_to: choiceField('applies_to', series_scopes)
    .optional()
    .describe('Of a series. Without it: this date where occurrence is given.'),
}

/** What of a series is meant. Throws `bad_input` where that is open. */
function meantScope(
  meeting: Meeting,
  { occurrence, applies_to }: { occurrence?: string | undefined; applies_to?: SeriesScope | undefined },
): { series_scope: SeriesScope; original_start_timestamp: string | null } {
  if (!meeting.meeting_recurrence.is_recurring) {
    if (occurrence !== undefined)
      throw badField('occurrence', 'This meeting does not repeat: leave occurrence out.')
    return { series_scope: 'all', original_start_timestamp: null }
  }
  if (occurrence === undefined && applies_to !== 'all') {
    const message =
      'This meeting repeats: name the occurrence as list_meetings returns it, or all of it by applies_to "all".'
    throw badField('occurrence', message)
  }
  return {
    series_scope: applies_to ?? 'this',
    original_start_timestamp: occurrence === undefined ? null : meeting.original_start_timestamp,
  }
}

export const move = actTool({
  name: 'move',
  title: 'Move a meeting',
  description: `Asks to move a meeting that the person organizes, for everybody in it; of a series one date, that and all later ones, or all. It stays as long as it was unless end or duration_minutes says otherwise. For a meeting of another organizer use propose. ${two_steps}`,
  scope: 'meetings:write',
  isDestructive: true,
  input: z.strictObject({
    meeting_id: idField('meeting_id'),
    ...scope_fields,
    start: timeOrDateField('start').describe('A date alone for a meeting of whole days.'),
    end: timeOrDateField('end').optional(),
    duration_minutes: countField('duration_minutes', 5, 1440).optional(),
    timezone: zone_field,
  }),
  prepare: async (context, input) => {
    const { now, access } = context
    const { actor } = access
    const meeting = await readMeeting(context, { meeting_id: input.meeting_id, occurrence: input.occurrence })
    if (!meeting.is_editable && meeting.reader_answer)
      throw badField(
        'meeting_id',
        'Another person organizes this meeting. Use propose with this meeting_id instead.',
      )
    const scope = meantScope(meeting, input)
    const zone = zoneOf(input.timezone, actor.timezone)
    const { time, after } = movedTime(meeting, input, zone, now)
    const participants = await participantsOf(context, meeting)
    return {
      plan: { tool: 'move', meeting_id: meeting.meeting_id, ...scope, time, updated_at: meeting.updated_at },
      summary: {
        ...empty_summary,
        title: meeting.meeting_title,
        series_scope: scopeShown(meeting, scope.series_scope),
        before: [actTimeOf(meeting)],
        after: [after],
        people: participants.flatMap(({ name, user_id }) => (user_id === actor.user_id ? [] : name)),
      },
      participants,
    }
  },
})

interface MoveInput {
  readonly start: string
  readonly end?: string | undefined
  readonly duration_minutes?: number | undefined
}

function movedTime(
  meeting: Meeting,
  input: MoveInput,
  zone: string,
  now: Date,
): { time: MovePlan['time']; after: ActSummary['after'][number] } {
  if (meeting.is_all_day) return movedDays(meeting, input, now)
  if (isDate(input.start)) throw badField('start', 'start must have a time, as in 2026-12-01T14:00.')
  if (input.end !== undefined && isDate(input.end))
    throw badField('end', 'end must have a time, as in 2026-12-01T15:00.')
  const span = spanOf(meeting.meeting_timestamps)
  const [starts_ms, ends_ms] = timedWindow(input, zone, span.ends_ms - span.starts_ms)
  requireFuture(starts_ms, now)
  if (starts_ms === span.starts_ms && ends_ms === span.ends_ms)
    throw badField('start', 'This is the time at which the meeting takes place already.')
  const after = timedActTime({ starts_ms, ends_ms }, meeting.meeting_timezone)
  const { start_timestamp, end_timestamp } = after
  return { time: { meeting_timestamps: { start_timestamp, end_timestamp } }, after }
}

function movedDays(meeting: Meeting, { start, end, duration_minutes }: MoveInput, now: Date) {
  if (!isDate(start)) throw badField('start', 'start must be a date: this meeting lasts whole days.')
  if (duration_minutes !== undefined)
    throw badField('duration_minutes', 'duration_minutes must be left out: this meeting lasts whole days.')
  if (end !== undefined && !isDate(end))
    throw badField('end', 'end must be a date: this meeting lasts whole days.')
  const { start_date, end_date } = meeting.meeting_date
  const days = (Date.parse(end_date) - Date.parse(start_date)) / (1440 * minute_ms)
  const last_date = end ?? dayAfter('start', start, days)
  if (last_date < start) throw badField('end', 'end must not be before start.')
  if (start === start_date && last_date === end_date)
    throw badField('start', 'These are the days on which the meeting takes place already.')
  const after = wholeDays({ start_date: start, end_date: last_date }, meeting.meeting_timezone)
  requireFuture(Date.parse(after.end_timestamp), now)
  return { time: { meeting_date: { start_date: start, end_date: last_date } }, after }
}

export const cancel = actTool({
  name: 'cancel',
  title: 'Cancel a meeting',
  description: `Asks to cancel a meeting that the person organizes, for everybody in it; of a series one date, that and all later ones, or all. To decline a meeting of another organizer use answer. ${two_steps}`,
  scope: 'meetings:write',
  isDestructive: true,
  input: z.strictObject({ meeting_id: idField('meeting_id'), ...scope_fields }),
  prepare: async (context, input) => {
    const { actor } = context.access
    const meeting = await readMeeting(context, { meeting_id: input.meeting_id, occurrence: input.occurrence })
    if (!meeting.is_editable)
      throw badField('meeting_id', 'Another person organizes this meeting. Use answer to decline it.')
    const scope = meantScope(meeting, input)
    const participants = await participantsOf(context, meeting)
    return {
      plan: { tool: 'cancel', meeting_id: meeting.meeting_id, ...scope, updated_at: meeting.updated_at },
      summary: {
        ...empty_summary,
        title: meeting.meeting_title,
        series_scope: scopeShown(meeting, scope.series_scope),
        before: [actTimeOf(meeting)],
        people: participants.flatMap(({ name, user_id }) => (user_id === actor.user_id ? [] : name)),
      },
      participants,
    }
  },
})

export const add_task = actTool({
  name: 'add_task',
  title: 'Add a task',
  description: `Asks to add a task for the person, or with meeting_id a task of a meeting, which can be assigned to anybody in it. ${two_steps}`,
  scope: 'tasks:write',
  isDestructive: false,
  input: z.strictObject({
    text: textField('text', task_description_characters_max),
    due_date: dateField('due_date').optional(),
    priority: choiceField('priority', priorities).default('medium'),
    meeting_id: idField('meeting_id').optional(),
    assign_to: idField('assign_to').optional().describe('user_id of a person in the meeting.'),
  }),
  prepare: async (context, { text, due_date, priority, meeting_id, assign_to }) => {
    const { access } = context
    if (assign_to !== undefined && meeting_id === undefined)
      throw badField('assign_to', 'assign_to must be left out for a task without a meeting_id.')
    const meeting =
      meeting_id === undefined ? null : await readMeeting(context, { meeting_id, occurrence: undefined })
    const task = TaskCreation.parse({
      task_description: text,
      task_priority: priority,
      task_due_date: due_date ?? null,
      associate_user_id: assign_to?.toLowerCase() ?? access.actor.user_id,
    })
    const invitee = assign_to === undefined ? undefined : meeting?.meeting_invitees[assign_to.toLowerCase()]
    return {
      plan: { tool: 'add_task', task, meeting_id: meeting?.meeting_id ?? null },
      summary: {
        ...empty_summary,
        title: text.slice(0, 300),
        due_date: due_date ?? null,
        people: invitee ? [invitee.full_name] : [],
        description: meeting?.meeting_title ?? '',
      },
      participants: [],
    }
  },
})
