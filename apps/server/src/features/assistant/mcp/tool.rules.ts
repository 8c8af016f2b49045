import type { Scope } from '@meridian/contract'
import type { z } from 'zod'
import type { Db } from '../../../platform/postgres/db.ts'
import type { NewAct } from '../acts/act.service.ts'
import type { ParticipantRow } from './participant.queries.ts'
import type { AssistantAccess } from '../assistant-access.service.ts'

export interface ToolContext {
  readonly db: Db
  readonly now: Date
  readonly access: AssistantAccess
}

/** What a tool answers: one sentence without words of others, and data. */
export interface ToolAnswer {
  readonly text: string
  readonly data: Readonly<Record<string, unknown>>
}

/** A change as it would be, and whose time it takes. */
export interface PreparedAct extends Omit<NewAct, 'client'> {
  readonly participants: readonly Pick<ParticipantRow, 'user_id' | 'name' | 'timezone'>[]
}

interface ToolDescription<Input extends z.ZodType> {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly scope: Scope
  readonly input: Input
}

/** A tool that only reads. */
export interface ReadTool<Input extends z.ZodType = z.ZodType> extends ToolDescription<Input> {
  readonly kind: 'read'
  readonly run: (context: ToolContext, input: z.output<Input>) => Promise<ToolAnswer>
}

/** A tool that asks for a change, which is done once the person confirms it. */
export interface ActTool<Input extends z.ZodType = z.ZodType> extends ToolDescription<Input> {
  readonly kind: 'act'
  /** Whether confirming takes something away. */
  readonly isDestructive: boolean
  readonly prepare: (context: ToolContext, input: z.output<Input>) => Promise<PreparedAct>
}

export type Tool = ReadTool | ActTool

/** Ties the input of a tool to its schema; the list of tools forgets it. */
export function readTool<Input extends z.ZodType>(tool: Omit<ReadTool<Input>, 'kind'>): Tool {
  const { run, input } = tool
  return { ...tool, kind: 'read', run: (context, given) => run(context, input.parse(given)) }
}

export function actTool<Input extends z.ZodType>(tool: Omit<ActTool<Input>, 'kind'>): Tool {
  const { prepare, input } = tool
  return { ...tool, kind: 'act', prepare: (context, given) => prepare(context, input.parse(given)) }
}
