import { priorities, task_statuses } from '@meridian/contract'
import { type Interval, minute_ms, week_ms } from '@meridian/engine'
import { z } from 'zod'
import { badField } from '../../../platform/errors.ts'
import { listProposals, presentProposal } from '../../invitation/invitation.api.ts'
import {
  getMeeting,
  listOccurrences,
  listTitles,
  presentMeeting,
  presentOccurrence,
} from '../../meeting/meeting.api.ts'
import { suggestUsers } from '../../people/people.api.ts'
import { listTasks, presentTask } from '../../task/task.api.ts'
import { listParticipants } from './participant.queries.ts'
import { presentListed, presentWhole, spanOf, texts_note } from './shown-meeting.rules.ts'
import { localTime, timeWords } from './shown-time.rules.ts'
import { findTimes, type JudgedPerson, judgeTime } from './time-search.service.ts'
import { readTool, type ToolContext } from './tool.rules.ts'
import {
  choiceField,
  clockField,
  countField,
  edgeOf,
  idField,
  momentOf,
  textField,
  timeField,
  timeOrDateField,
  zone_field,
  zoneOf,
} from './tool-input.rules.ts'

const people_field = z
  .array(idField('Each of people'), { error: 'people must be a list of user_ids.' })
  .max(50, 'people must hold at most 50 user_ids.')
  .default([])
  .describe(
    'user_ids of the other people, from search_people or get_meeting. The person you act for always counts.',
  )

const moving_field = idField('moving_meeting_id')
  .optional()
  .describe('The meeting that is to be moved: everybody in it counts, and its own time is free.')

export const find_times = readTool({
  name: 'find_times',
  title: 'Find free times',
  description:
    'Finds the first times in which the person and all named people are free within their working hours, earliest first, with the local time of each. Use moving_meeting_id when a meeting is to be moved.',
  scope: 'availability:read',
  input: z.strictObject({
    people: people_field,
    duration_minutes: countField('duration_minutes', 5, 1440).default(30),
    from: timeOrDateField('from').describe('Where the search begins; a date means its beginning.'),
    to: timeOrDateField('to').describe('Where the search ends; a date means its end.'),
    timezone: zone_field,
    time_of_day: z
      .strictObject(
        {
          from: clockField('time_of_day.from'),
          to: clockField('time_of_day.to'),
          for: choiceField('time_of_day.for', ['me', 'everybody']).default('me'),
        },
        { error: 'time_of_day must be an object with from, to and for.' },
      )
      .optional()
      .describe(
        'Only times of day between these; for "everybody" on the own clock of each. An afternoon is 12:00 to 18:00.',
      ),
    moving_meeting_id: moving_field,
    limit: countField('limit', 1, 20).default(10),
  }),
  run: async ({ db, now, access: { actor } }, input) => {
    const zone = zoneOf(input.timezone, actor.timezone)
    const window: Interval = [
      edgeOf('from', input.from, zone, { isEnd: false }),
      edgeOf('to', input.to, zone, { isEnd: true }),
    ]
    const { slots, people, earliest_ms } = await findTimes(
      db,
      actor,
      {
        people: input.people,
        window,
        durationMs: input.duration_minutes * minute_ms,
        limit: input.limit,
        timeOfDay: input.time_of_day,
        movingMeetingId: input.moving_meeting_id,
      },
      now,
    )
    const times = slots.map(([starts_ms, ends_ms]) => ({
      start: new Date(starts_ms).toISOString(),
      end: new Date(ends_ms).toISOString(),
      people: people.map(({ user_id, full_name, timeZone }) => ({
        user_id,
        name: full_name,
        local_time: localTime({ starts_ms, ends_ms }, timeZone),
      })),
    }))
    const unknown = people.filter(
      ({ unknown_since_ms, unknown_from_ms }) => unknown_since_ms !== null || unknown_from_ms !== null,
    )
    const [first] = slots
    return {
      text: first
        ? `${times.length} free times; the first is ${timeWords({ starts_ms: first[0], ends_ms: first[1] }, zone)}.`
        : 'There is no time in which everybody is free. Widen the search, or ask explain_time about one time.',
      data: {
        times,
        earliest_start: new Date(earliest_ms).toISOString(),
        /** People whose calendars could not be read completely, and who may be busy at further times. */
        people_partly_unknown: unknown.map(({ user_id }) => user_id),
        note: texts_note,
      },
    }
  },
})

export const explain_time = readTool({
  name: 'explain_time',
  title: 'Explain a time',
  description:
    'Says for one time who is free, and for everybody else why not: busy, outside working hours, or away. Titles of meetings are told of the person you act for alone.',
  scope: 'availability:read',
  input: z.strictObject({
    people: people_field,
    start: timeField('start'),
    end: timeField('end').optional(),
    duration_minutes: countField('duration_minutes', 5, 1440).optional(),
    timezone: zone_field,
    moving_meeting_id: moving_field,
  }),
  run: async (context, input) => {
    const { db, now, access } = context
    const { actor } = access
    const zone = zoneOf(input.timezone, actor.timezone)
    const window = timedWindow(input, zone)
    const { people, moving_meeting_id: movingMeetingId } = input
    const judged = await judgeTime(db, actor, { people, window, movingMeetingId }, now)
    const [starts_ms, ends_ms] = window
    const busy = judged.filter(({ obstacle }) => obstacle !== null).length
    return {
      text: `${timeWords({ starts_ms, ends_ms }, zone)}: ${judged.length - busy} of ${judged.length} people are free.`,
      data: {
        start: new Date(starts_ms).toISOString(),
        end: new Date(ends_ms).toISOString(),
        people: judged.map(({ person, obstacle }) => ({
          user_id: person.user_id,
          name: person.full_name,
          local_time: localTime({ starts_ms, ends_ms }, person.timeZone),
          is_free: obstacle === null,
          reason: obstacle?.reason ?? null,
          is_calendar_known: person.unknown_since_ms === null && person.unknown_from_ms === null,
        })),
        texts_by_people: { your_meetings_then: await ownTitles(context, judged) },
        note: texts_note,
      },
    }
  },
})

async function ownTitles({ db, access }: ToolContext, judged: readonly JudgedPerson[]) {
  const own = judged.find(({ person }) => person.user_id === access.actor.user_id)
  const ids = own?.obstacle?.meeting_ids ?? []
  if (ids.length === 0 || !access.scopes.includes('meetings:read')) return []
  const titles = await listTitles(db, access.actor.user_id, ids)
  return titles.map(({ meeting_id, meeting_title }) => ({ meeting_id, title: meeting_title }))
}

const usual_minutes = 30

/** Throws `bad_input` for an end beside a duration. */
export function timedWindow(
  input: { start: string; end?: string | undefined; duration_minutes?: number | undefined },
  zone: string,
  lengthMs = usual_minutes * minute_ms,
): Interval {
  const { start, end, duration_minutes } = input
  if (end !== undefined && duration_minutes !== undefined)
    throw badField('duration_minutes', 'duration_minutes must be left out where end is given.')
  const starts_ms = momentOf('start', start, zone)
  const given_ms = duration_minutes === undefined ? lengthMs : duration_minutes * minute_ms
  const ends_ms = end === undefined ? starts_ms + given_ms : momentOf('end', end, zone)
  if (ends_ms <= starts_ms) throw badField('end', 'end must be after start.')
  return [starts_ms, ends_ms]
}

const longest_list_ms = 62 * 86_400_000
const listed_occurrences = 1000

export const list_meetings = readTool({
  name: 'list_meetings',
  title: 'List meetings',
  description:
    'Lists the meetings of the person that touch a window of at most 62 days, in order, with the local times of everybody. Each date of a series is listed with its occurrence, by which the other tools know it.',
  scope: 'meetings:read',
  input: z.strictObject({
    from: timeOrDateField('from').optional().describe('Without it: now.'),
    to: timeOrDateField('to').optional().describe('A date means its end. Without it: a week after from.'),
    timezone: zone_field,
    words: textField('words', 200).optional().describe('Only meetings whose title has all of these words.'),
    limit: countField('limit', 1, 50).default(25),
  }),
  run: async ({ db, now, access: { actor } }, input) => {
    const zone = zoneOf(input.timezone, actor.timezone)
    const from = input.from === undefined ? now.getTime() : edgeOf('from', input.from, zone, { isEnd: false })
    const to = input.to === undefined ? from + week_ms : edgeOf('to', input.to, zone, { isEnd: true })
    if (to <= from) throw badField('to', 'to must be after from.')
    if (to - from > longest_list_ms) throw badField('to', 'to must be at most 62 days after from.')
    const window = {
      start_timestamp: new Date(from).toISOString(),
      end_timestamp: new Date(to).toISOString(),
    }
    const page = await listOccurrences(db, actor, { ...window, limit: listed_occurrences })
    const words = input.words?.toLowerCase().split(/\s+/u).filter(Boolean) ?? []
    const found = page.occurrences
      .map((one) => presentOccurrence(one, { now }))
      .filter(({ meeting_title }) => words.every((word) => meeting_title.toLowerCase().includes(word)))
    const shown = found.slice(0, input.limit)
    const people = await listParticipants(db, actor.user_id, [
      ...new Set(shown.map(({ meeting_id }) => meeting_id)),
    ])
    const has_more = found.length > shown.length || page.next !== null || page.is_cut
    return {
      text: `${shown.length} meetings${has_more ? ', and there are more: ask for a shorter window' : ''}.`,
      data: {
        meetings: shown.map((one) => presentListed(one, people.get(one.meeting_id) ?? [], actor)),
        has_more,
        note: texts_note,
      },
    }
  },
})

export const occurrence_field = timeField('occurrence')
  .optional()
  .describe('Which date of a series: its occurrence as list_meetings returns it.')

export const get_meeting = readTool({
  name: 'get_meeting',
  title: 'Get a meeting',
  description:
    'Gets one meeting, or one date of a series: its exact time on the clock of everybody, who takes part and has answered what, and other times that were proposed to the person.',
  scope: 'meetings:read',
  input: z.strictObject({ meeting_id: idField('meeting_id'), occurrence: occurrence_field }),
  run: async (context, { meeting_id, occurrence }) => {
    const { db, now, access } = context
    const { actor } = access
    const meeting = await readMeeting(context, { meeting_id, occurrence })
    const people =
      (await listParticipants(db, actor.user_id, [meeting.meeting_id])).get(meeting.meeting_id) ?? []
    const proposals = (await listProposals(db, actor, now))
      .map((one) => presentProposal(one, { user_id: actor.user_id, now }))
      .filter(
        (one) => one.proposal_type === 'counter_proposal' && one.meeting.meeting_id === meeting.meeting_id,
      )
    const when = meeting.is_all_day
      ? `${meeting.meeting_date.start_date} to ${meeting.meeting_date.end_date}, whole days`
      : timeWords(spanOf(meeting.meeting_timestamps), actor.timezone)
    return {
      text: `The meeting takes place ${when}.`,
      data: {
        meeting: presentWhole(meeting, people, actor),
        times_proposed_to_you: proposals.map((one) => ({
          proposal_id: one.meeting_proposal_id,
          proposed_by: one.proposed_by.full_name,
          start: one.meeting.meeting_timestamps.start_timestamp,
          end: one.meeting.meeting_timestamps.end_timestamp,
          your_local_time: localTime(spanOf(one.meeting.meeting_timestamps), actor.timezone),
        })),
        note: texts_note,
      },
    }
  },
})

/** A meeting as the person sees it. Throws `bad_input` for a date that the calendar does not have. */
export async function readMeeting(
  { db, now, access: { actor } }: ToolContext,
  { meeting_id, occurrence }: { readonly meeting_id: string; readonly occurrence: string | undefined },
) {
  const original_start_timestamp =
    occurrence === undefined
      ? undefined
      : new Date(momentOf('occurrence', occurrence, actor.timezone)).toISOString()
  const row = await getMeeting(
    db,
    actor,
    { meeting_id: meeting_id.toLowerCase(), original_start_timestamp },
    now,
  )
  return presentMeeting(row, { user_id: actor.user_id, now })
}

export const search_people = readTool({
  name: 'search_people',
  title: 'Search people',
  description:
    'Searches people of the workspace by name, who can be invited and whose free times can be searched.',
  scope: 'meetings:write',
  input: z.strictObject({
    name: textField('name', 100).refine(
      (name) => name.trim().length >= 2,
      'name must have at least 2 characters.',
    ),
    limit: countField('limit', 1, 5).default(5),
  }),
  run: async ({ db, now, access: { actor } }, { name, limit }) => {
    const found = await suggestUsers(db, actor, { search: name, limit }, now)
    return {
      text: `${found.length} people found.`,
      data: {
        people: found.map(({ user_id, full_name, timezone }) => ({ user_id, name: full_name, timezone })),
        note: texts_note,
      },
    }
  },
})

export const list_tasks = readTool({
  name: 'list_tasks',
  title: 'List tasks',
  description:
    'Lists the tasks that the person made or is assigned to, column by column in the order of the board.',
  scope: 'tasks:read',
  input: z.strictObject({
    status: choiceField('status', task_statuses).optional(),
    priority: choiceField('priority', priorities).optional(),
    due_until: z.iso
      .date({ error: 'due_until must be a date such as 2026-12-01.' })
      .optional()
      .describe('Only tasks that are due on this date or earlier.'),
    limit: countField('limit', 1, 100).default(50),
  }),
  run: async ({ db, access: { actor } }, { status, priority, due_until, limit }) => {
    const tasks = (await listTasks(db, actor)).map((row) => presentTask(row, actor))
    const found = tasks.filter(
      (task) =>
        (status === undefined || task.task_status === status) &&
        (priority === undefined || task.task_priority === priority) &&
        (due_until === undefined || (task.task_due_date !== null && task.task_due_date <= due_until)),
    )
    return {
      text: `${Math.min(found.length, limit)} of ${found.length} tasks.`,
      data: {
        tasks: found.slice(0, limit).map((task) => ({
          task_id: task.task_id,
          status: task.task_status,
          priority: task.task_priority,
          due_date: task.task_due_date,
          assigned_to: task.associate_user_details?.full_name ?? null,
          meeting_id: task.meeting?.meeting_id ?? null,
          texts_by_people: {
            text: task.task_description,
            meeting_title: task.meeting?.meeting_title ?? null,
          },
        })),
        has_more: found.length > limit,
        note: texts_note,
      },
    }
  },
})
