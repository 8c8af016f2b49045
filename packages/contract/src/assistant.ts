import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, Moment, PlainDate } from './field.ts'
import { SeriesScope } from './meeting.ts'

/** The tools by which an assistant asks for a change. */
export const act_tools = ['hold_times', 'propose', 'answer', 'move', 'cancel', 'add_task'] as const
export const ActTool = z.enum(act_tools)
export type ActTool = z.infer<typeof ActTool>

/** How long an act waits for the person, in minutes. */
export const act_minutes = 30

/** How many acts of one person may wait at once. */
export const waiting_acts_max = 50

export const act_states = ['waiting', 'confirmed', 'discarded', 'expired', 'undone'] as const
export const ActState = z.enum(act_states)
export type ActState = z.infer<typeof ActState>

/** A time of a meeting. For all-day meetings `first_date` and `last_date` count, which belong to no zone. */
export const ActTime = z.object({
  start_timestamp: Moment,
  end_timestamp: Moment,
  /** The zone of the meeting. */
  timezone: z.string(),
  is_all_day: z.boolean(),
  first_date: PlainDate,
  last_date: PlainDate,
})
export type ActTime = z.infer<typeof ActTime>

export const ActAnswer = z.enum(['none', 'approved', 'tentative', 'rejected'])
export type ActAnswer = z.infer<typeof ActAnswer>

/** What an act would do, or did. */
export const ActSummary = z.object({
  /** The title of the meeting or of held times, or the text of a task. */
  title: z.string(),
  /** `meeting`: a new meeting; `other_time`: a proposal to an organizer. Null for all but `propose`. */
  proposal_kind: z.enum(['meeting', 'other_time']).nullable(),
  /** What of a series; null for a single meeting. */
  series_scope: SeriesScope.nullable(),
  before: z.array(ActTime),
  after: z.array(ActTime),
  answer: z.object({ before: ActAnswer, after: ActAnswer, note: z.string() }).nullable(),
  /** Who is told: names, or addresses of guests. */
  people: z.array(z.string()),
  /** The first part of the description of a new meeting. */
  description: z.string(),
  due_date: PlainDate.nullable(),
  /** How many days times are held; null for all but `hold_times`. */
  hold_days: z.int().nullable(),
})
export type ActSummary = z.infer<typeof ActSummary>

/** Why an act cannot be undone. */
export const undo_obstacles = ['not_done', 'part_of_series', 'moved_for_all', 'past'] as const
export const UndoObstacle = z.enum(undo_obstacles)
export type UndoObstacle = z.infer<typeof UndoObstacle>

export const AssistantAct = z.object({
  act_id: z.uuid(),
  tool: ActTool,
  client_name: z.string(),
  act_state: ActState,
  summary: ActSummary,
  /** The meeting that it is about, or that it made. */
  meeting_id: z.uuid().nullable(),
  created_at: Moment,
  expires_at: Moment,
  /** Where the person decided: here, or at the question of the assistant's program. */
  decided_in: z.enum(['meridian', 'client']).nullable(),
  decided_at: Moment.nullable(),
  undone_at: Moment.nullable(),
  /** Null where it can be undone. */
  undo_obstacle: UndoObstacle.nullable(),
})
export type AssistantAct = z.infer<typeof AssistantAct>

const act_params = z.object({ act_id: id('act_id') })

export const listAssistantActs = endpoint({
  method: 'GET',
  path: '/v1/assistant/act/all',
  scope: null,
  summary: 'List the last 100 acts of the person’s assistants, the newest first',
  reply: z.array(AssistantAct),
  says: { failed: 'Failed to get what assistants did. Please try again.' },
})

export const getAssistantAct = endpoint({
  method: 'GET',
  path: '/v1/assistant/act/:act_id',
  scope: null,
  summary: 'Get an act of one of the person’s assistants',
  params: act_params,
  reply: AssistantAct,
  says: { failed: 'Failed to get what the assistant asks for. Please try again.' },
})

export const confirmAssistantAct = endpoint({
  method: 'POST',
  path: '/v1/assistant/act/:act_id/confirm',
  scope: null,
  summary: 'Do what an assistant asks for; once, and while it waits',
  params: act_params,
  reply: AssistantAct,
  says: { failed: 'Failed to do this. Please try again.', done: 'Done.' },
})

export const discardAssistantAct = endpoint({
  method: 'POST',
  path: '/v1/assistant/act/:act_id/discard',
  scope: null,
  summary: 'Discard what an assistant asks for, and release the time it holds',
  params: act_params,
  reply: AssistantAct,
  says: { failed: 'Failed to discard this. Please try again.', done: 'Discarded.' },
})

export const undoAssistantAct = endpoint({
  method: 'POST',
  path: '/v1/assistant/act/:act_id/undo',
  scope: null,
  summary: 'Undo what an assistant did',
  params: act_params,
  reply: AssistantAct,
  says: { failed: 'Failed to undo this. Please try again.', done: 'Undone.' },
})
