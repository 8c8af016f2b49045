import { z } from 'zod'
import type { Rewritten } from './token-gate.ts'

interface StandIn {
  readonly tool: string
  readonly input: Readonly<Record<string, unknown>>
  /** What the scenario calls the question that Meridian calls `confirm`. */
  readonly question?: string
}

const list_tasks: StandIn = { tool: 'list_tasks', input: {} }
const add_task: StandIn = { tool: 'add_task', input: { text: 'Water the fern' } }

/** The tools that scenarios call, which no server has outside of tests, and the tools of Meridian that do such a thing. */
const stand_ins: Readonly<Record<string, StandIn>> = {
  test_simple_text: list_tasks,
  test_error_handling: {
    tool: 'get_meeting',
    input: { meeting_id: '01890000-0000-7000-8000-000000000000' },
  },
  test_input_required_result_elicitation: { ...add_task, question: 'user_name' },
  test_input_required_result_request_state: add_task,
  test_input_required_result_tampered_state: add_task,
}

const Call = z.looseObject({
  method: z.literal('tools/call'),
  params: z.looseObject({ name: z.string(), inputResponses: z.unknown().optional() }),
})
const Answers = z.record(z.string(), z.unknown())
const Accepted = z.looseObject({ action: z.literal('accept') })
const Asked = z.looseObject({
  result: z.looseObject({ inputRequests: z.looseObject({ confirm: z.unknown() }) }),
})

/** The same call of a tool of Meridian; undefined for every other request. */
export function useStandIn(body: string): Rewritten | undefined {
  const call = Call.safeParse(parse(body)).data
  const standIn = call && stand_ins[call.params.name]
  if (!standIn) return undefined
  const { tool: name, input, question = 'confirm' } = standIn
  const { inputResponses: answers } = call.params
  const params = {
    ...call.params,
    name,
    arguments: input,
    ...(answers !== undefined && { inputResponses: answersTo(question, answers) }),
  }
  return {
    headers: { 'mcp-name': name },
    body: JSON.stringify({ ...call, params }),
    answer: (said) => named(question, said),
  }
}

/** What is accepted becomes the answer that Meridian asks for; anything else stays as wrong as it is. */
function answersTo(question: string, answers: unknown): unknown {
  const known = Answers.safeParse(answers).data
  if (!known || !(question in known)) return answers
  const { [question]: answer, ...rest } = known
  const accepted = Accepted.safeParse(answer).data
  return { ...rest, confirm: accepted ? { ...accepted, content: { confirm: true } } : answer }
}

function named(question: string, said: string): string {
  const asked = Asked.safeParse(parse(said)).data
  if (!asked) return said
  const { confirm, ...rest } = asked.result.inputRequests
  return JSON.stringify({
    ...asked,
    result: { ...asked.result, inputRequests: { ...rest, [question]: confirm } },
  })
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
