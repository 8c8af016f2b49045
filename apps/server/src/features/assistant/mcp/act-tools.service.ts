import {
  type ActSummary,
  hold_days_max,
  hold_slots_max,
  type Meeting,
  priorities,
  type SeriesScope,
  series_scopes,
  task_description_characters_max,
  TaskCreation,
} from '@meridian/contract'
import { minute_ms } from '@meridian/engine'
import { z } from 'zod'
import { badField } from '../../../platform/errors.ts'
import type { MovePlan } from '../acts/act-plan.rules.ts'
import { occurrence_field, readMeeting, timedWindow } from './read-tools.service.ts'
import { actTimeOf, spanOf, timedActTime } from './shown-meeting.rules.ts'
import { actTool } from './tool.rules.ts'
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
import {
  empty_summary,
  findShownScope,
  presentActor,
  presentWholeDays,
  readParticipants,
  requireFuture,
  two_steps,
  usual_minutes,
} from './act-parts.service.ts'

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
      participants: [presentActor(actor)],
    }
  },
})

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
    const participants = await readParticipants(context, meeting)
    return {
      plan: { tool: 'move', meeting_id: meeting.meeting_id, ...scope, time, updated_at: meeting.updated_at },
      summary: {
        ...empty_summary,
        title: meeting.meeting_title,
        series_scope: findShownScope(meeting, scope.series_scope),
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
  const after = presentWholeDays({ start_date: start, end_date: last_date }, meeting.meeting_timezone)
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
    const participants = await readParticipants(context, meeting)
    return {
      plan: { tool: 'cancel', meeting_id: meeting.meeting_id, ...scope, updated_at: meeting.updated_at },
      summary: {
        ...empty_summary,
        title: meeting.meeting_title,
        series_scope: findShownScope(meeting, scope.series_scope),
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
