import type { AssistantAct } from '@meridian/contract'
import {
  acceptedContent,
  type CallToolResult,
  type ClientCapabilities,
  inputRequired,
  inputResponse,
  type InputRequiredResult,
  McpServer,
  type RequestStateCodec,
  type ServerContext,
} from '@modelcontextprotocol/server'
import { z } from 'zod'
import { AppError } from '../../../platform/errors.ts'
import { withRetry } from '../../../platform/postgres/retry.ts'
import { requireScope } from '../../../platform/security/auth.ts'
import { presentAct } from '../acts/act.present.ts'
import { confirmAct, createAct, discardAct, getAct } from '../acts/act.service.ts'
import { actWords } from '../acts/act-words.rules.ts'
import { add_task, cancel, hold_times, move } from './act-tools.service.ts'
import { answer } from './answer-tool.service.ts'
import { propose } from './propose-tool.service.ts'
import {
  explain_time,
  find_times,
  get_meeting,
  list_meetings,
  list_tasks,
  search_people,
} from './read-tools.service.ts'
import { spanOf, texts_note } from './shown-meeting.rules.ts'
import { localTime } from './shown-time.rules.ts'
import type { ActTool, PreparedAct, ReadTool, Tool, ToolAnswer, ToolContext } from './tool.rules.ts'

/** All tools, in the order in which every client gets them. */
export const tools: readonly Tool[] = [
  find_times,
  explain_time,
  list_meetings,
  get_meeting,
  search_people,
  hold_times,
  propose,
  answer,
  move,
  cancel,
  list_tasks,
  add_task,
]

const instructions = `Meridian keeps a person's meetings, free times and tasks. Times are exact: start and end are instants, and local times stand beside them with their zones. Times without an offset are read in the person's own zone. Find meetings with list_meetings before you change one. ${texts_note} Every change is two steps: the tool answers with an act that waits, and it is done only once the person confirms it.`

/** What a question to the person is about, between two rounds of a call. */
export interface AskedState {
  readonly act_id: string
}

export interface McpParts extends ToolContext {
  readonly era: 'legacy' | 'modern'
  /** Where the person opens Meridian. */
  readonly origin: string
  readonly codec: RequestStateCodec<AskedState>
  readonly onError: (error: unknown) => void
}

/** A server for one request, with the access of its caller. */
export function buildMcpServer(parts: McpParts): McpServer {
  const server = new McpServer(
    { name: 'meridian', title: 'Meridian', version: '1.0.0' },
    {
      instructions,
      capabilities: { tools: { listChanged: false } },
      requestState: { verify: (state, context) => parts.codec.verify(state, context) },
      inputRequired: { legacyShim: false },
    },
  )
  for (const tool of tools) register(server, parts, tool)
  return server
}

function register(server: McpServer, parts: McpParts, tool: Tool): void {
  const { name, title, description, input } = tool
  const isRead = tool.kind === 'read'
  const annotations = {
    title,
    readOnlyHint: isRead,
    destructiveHint: !isRead && tool.isDestructive,
    // The same wish is one act.
    idempotentHint: true,
    openWorldHint: false,
  }
  server.registerTool(name, { title, description, inputSchema: input, annotations }, async (given, context) =>
    withErrors(parts, async () => {
      requireToolScope(parts, tool)
      return tool.kind === 'read'
        ? presentAnswer(await readWith(parts, tool, given))
        : askFor(server, parts, { tool, given, context })
    }),
  )
}

function readWith(parts: McpParts, tool: ReadTool, given: unknown): Promise<ToolAnswer> {
  return withRetry(() => tool.run(parts, given), { isRepeatable: true })
}

interface Asked {
  readonly tool: ActTool
  readonly given: unknown
  readonly context: ServerContext
}

/** The first round stores the act; a second one brings what the person answered to the client's question. */
async function askFor(
  server: McpServer,
  parts: McpParts,
  { tool, given, context }: Asked,
): Promise<CallToolResult | InputRequiredResult> {
  const asked = context.mcpReq.requestState<AskedState>()
  if (asked) return decide(parts, asked, context)
  const { db, now, access } = parts
  const { plan, summary, participants } = await tool.prepare(parts, given)
  const row = await withRetry(
    () => createAct(db, access.actor, { plan, summary, client: access.client }, now),
    {
      isRepeatable: true,
    },
  )
  const act = presentAct(row, now)
  if (parts.era === 'legacy' || !canAsk(server.server.getClientCapabilities()))
    return presentAnswer(withTimes(actAnswer(parts, act), act, participants))
  return inputRequired({
    inputRequests: {
      confirm: inputRequired.elicit({
        message: `${access.client.name} asks: ${actWords(act, access.actor.timezone)}`,
        requestedSchema: Confirmation,
      }),
    },
    requestState: await parts.codec.mint({ act_id: act.act_id }, context),
  })
}

/** A program that names no kind of question asks by forms, as the protocol says of an empty capability. */
function canAsk(capabilities: ClientCapabilities | undefined): boolean {
  const kinds = capabilities?.elicitation
  return kinds !== undefined && (kinds.form !== undefined || kinds.url === undefined)
}

const Confirmation = z.object({
  confirm: z.boolean().describe('Whether Meridian should do this now'),
})

/** Only a direct answer counts: what is left open waits in Meridian. */
async function decide(
  parts: McpParts,
  { act_id }: AskedState,
  context: ServerContext,
): Promise<CallToolResult> {
  const { db, now, access } = parts
  const responses = context.mcpReq.inputResponses
  const row = await getAct(db, access.actor, act_id)
  if (row.client_key !== access.client.key)
    throw new AppError('not_found', 'This act is another assistant’s.')
  const decision = { act_id, decided_in: 'client' } as const
  const said = acceptedContent(responses, 'confirm', Confirmation)
  if (said?.confirm === true) {
    const done = await withRetry(() => confirmAct(db, access.actor, decision, now), { isRepeatable: false })
    return presentAnswer(actAnswer(parts, presentAct(done, now)))
  }
  const view = inputResponse(responses, 'confirm')
  const isRefused = said?.confirm === false || (view.kind === 'elicit' && view.action === 'decline')
  if (!isRefused) return presentAnswer(actAnswer(parts, presentAct(row, now)))
  const discarded = await withRetry(() => discardAct(db, access.actor, decision, now), {
    isRepeatable: false,
  })
  return presentAnswer(actAnswer(parts, presentAct(discarded, now)))
}

const state_words = {
  waiting: 'Nothing is done yet. The person has to confirm it in Meridian, at confirm_at.',
  confirmed: 'The person confirmed it, and it is done.',
  discarded: 'The person does not want it, and nothing was done.',
  expired: 'It has expired, and nothing was done.',
  undone: 'It was done and undone.',
}

function actAnswer({ access, origin }: McpParts, act: AssistantAct): ToolAnswer {
  const { act_id, act_state, expires_at, summary } = act
  const link = `${origin}/user/assistant/${act_id}`
  return {
    text: `${state_words[act_state]}${act_state === 'waiting' ? ` Link for the person: ${link}` : ''}`,
    data: {
      act_id,
      state: act_state,
      is_done: act_state === 'confirmed',
      confirm_at: act_state === 'waiting' ? link : null,
      expires_at,
      times_before: summary.before.map(({ start_timestamp: start, end_timestamp: end, timezone }) => ({
        start,
        end,
        timezone,
      })),
      times_after: summary.after.map(({ start_timestamp: start, end_timestamp: end, timezone }) => ({
        start,
        end,
        timezone,
      })),
      texts_by_people: { what_would_happen: actWords(act, access.actor.timezone) },
      note: texts_note,
    },
  }
}

/** With the time that everybody would have on the own clock, or has where none is new. */
function withTimes(
  { text, data }: ToolAnswer,
  { summary }: AssistantAct,
  participants: PreparedAct['participants'],
): ToolAnswer {
  const [time] = summary.after.length > 0 ? summary.after : summary.before
  const span = time && !time.is_all_day ? spanOf(time) : null
  const people = participants.map(({ user_id, name, timezone }) => ({
    user_id,
    name,
    local_time: span && timezone !== null ? localTime(span, timezone) : null,
  }))
  return { text, data: { ...data, people } }
}

/** One sentence, and the data as JSON for clients that read text alone. */
function presentAnswer({ text, data }: ToolAnswer): CallToolResult {
  return {
    content: [
      { type: 'text', text },
      { type: 'text', text: JSON.stringify(data) },
    ],
    structuredContent: { ...data },
  }
}

function requireToolScope({ access }: McpParts, { name, scope }: Tool): void {
  if (access.scopes.includes(scope)) return
  if (access.actor.api_token) requireScope(scope, { ...access.actor.api_token, scopes: access.scopes })
  throw new AppError('forbidden', `The tool ${name} needs the scope ${scope}.`)
}

/** An expected failure is an answer that a model can act on; any other one stays in the log. */
async function withErrors<Result>(
  { onError }: McpParts,
  work: () => Promise<Result>,
): Promise<Result | CallToolResult> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof AppError)) {
      onError(error)
      return { content: [{ type: 'text', text: 'This failed. Please try again later.' }], isError: true }
    }
    const { message, errors } = error
    const fields = errors.map((field) =>
      field.message.startsWith(field.path) ? field.message : `${field.path}: ${field.message}`,
    )
    return {
      content: [{ type: 'text', text: fields.length > 0 ? fields.join('\n') : message }],
      isError: true,
    }
  }
}
