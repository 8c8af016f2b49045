import { MeetingCreation, SeriesScope, TaskCreation } from '@meridian/contract'
import { z } from 'zod'

const occurrence = { series_scope: SeriesScope, original_start_timestamp: z.string().nullable() }
const times = { start_timestamp: z.string(), end_timestamp: z.string() }
const answers = z.enum(['approved', 'rejected', 'pending'])

/** The times that a meeting had when the assistant asked; another time since then refuses the act. */
const seen = z.object({ ...times, original_start_timestamp: z.string().nullable() })

const HoldPlan = z.object({
  tool: z.literal('hold_times'),
  slots: z.array(z.tuple([z.string(), z.string()])),
  held_title: z.string(),
  hold_days: z.int(),
})
const CreationPlan = z.object({
  tool: z.literal('propose'),
  kind: z.literal('meeting'),
  creation: MeetingCreation,
})
const OtherTimePlan = z.object({
  tool: z.literal('propose'),
  kind: z.literal('other_time'),
  meeting_id: z.uuid(),
  meeting_proposal_id: z.uuid(),
  ...times,
  original_start_timestamp: z.string().nullable(),
  seen,
})
const AnswerPlan = z.object({
  tool: z.literal('answer'),
  meeting_id: z.uuid(),
  meeting_proposal_id: z.uuid(),
  /** Whether it answers another time that an invitee proposed to the person. */
  is_counter: z.boolean(),
  meeting_action: answers,
  is_tentative: z.boolean(),
  answer_note: z.string(),
  before: z.object({ meeting_action: answers, is_tentative: z.boolean(), answer_note: z.string() }),
  seen,
})
const MovePlan = z.object({
  tool: z.literal('move'),
  meeting_id: z.uuid(),
  ...occurrence,
  /** Either moments or, of an all-day meeting, dates. */
  time: z.union([
    z.object({ meeting_timestamps: z.object(times) }),
    z.object({ meeting_date: z.object({ start_date: z.string(), end_date: z.string() }) }),
  ]),
  updated_at: z.string(),
})
const CancelPlan = z.object({
  tool: z.literal('cancel'),
  meeting_id: z.uuid(),
  ...occurrence,
  updated_at: z.string(),
})
const TaskPlan = z.object({
  tool: z.literal('add_task'),
  task: TaskCreation,
  meeting_id: z.uuid().nullable(),
})

/** What is done once the person confirms. */
export const ActPlan = z.union([
  HoldPlan,
  CreationPlan,
  OtherTimePlan,
  AnswerPlan,
  MovePlan,
  CancelPlan,
  TaskPlan,
])
export type ActPlan = z.infer<typeof ActPlan>
export type MovePlan = z.infer<typeof MovePlan>
export type AnswerPlan = z.infer<typeof AnswerPlan>
export type OtherTimePlan = z.infer<typeof OtherTimePlan>
export type CancelPlan = z.infer<typeof CancelPlan>

/** What came of an act, and what undoing it needs. */
export const ActOutcome = z.object({
  meeting_id: z.uuid().nullable().default(null),
  holder_id: z.uuid().nullable().default(null),
  task_id: z.uuid().nullable().default(null),
  /** The version of the meeting that the act made. */
  updated_at: z.string().nullable().default(null),
})
export type ActOutcome = z.infer<typeof ActOutcome>

export const nothing_made: ActOutcome = { meeting_id: null, holder_id: null, task_id: null, updated_at: null }
