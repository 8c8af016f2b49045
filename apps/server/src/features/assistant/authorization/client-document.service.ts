import { hour_ms, minute_ms, second_ms } from '@meridian/engine'
import type { Config } from '../../../platform/config/config.ts'
import { badField } from '../../../platform/errors.ts'
import { getOutside, type OutsideDocument } from '../../../platform/http/outside-request.ts'
import { type AssistantClient, clientIdProblem, parseClientDocument } from './client-document.rules.ts'

const timeout_ms = 5 * second_ms
const bytes_max = 16_384
const kept_max = 200
const kept_ms_min = minute_ms
const kept_ms_usual = 5 * minute_ms
const kept_ms_max = hour_ms

/** Reads what programs say of themselves, and remembers it for a while. */
export interface ClientReader {
  /** Throws `bad_input` in a sentence for the person. */
  readonly find: (client_id: string, now: Date) => Promise<AssistantClient>
}

interface Kept {
  readonly client: AssistantClient
  readonly untilMs: number
}

export function readClients({ assistantHosts: rule }: Pick<Config, 'assistantHosts'>): ClientReader {
  const kept = new Map<string, Kept>()
  /** Requests at the same moment ask once. */
  const asked = new Map<string, Promise<Kept>>()

  async function ask(client_id: string, now: Date): Promise<Kept> {
    const answer = await getOutside(rule, {
      url: client_id,
      headers: { accept: 'application/json', 'accept-encoding': 'identity', 'user-agent': 'Meridian' },
      timeoutMs: timeout_ms,
      bytesMax: bytes_max,
      signal: new AbortController().signal,
    })
    if ('problem' in answer) throw badField('client_id', problems[answer.problem])
    const client = clientIn(client_id, answer)
    const found = { client, untilMs: now.getTime() + keptMs(answer) }
    kept.delete(client_id)
    const [oldest] = kept.keys()
    if (kept.size >= kept_max && oldest !== undefined) kept.delete(oldest)
    kept.set(client_id, found)
    return found
  }

  return {
    async find(client_id, now) {
      const problem = clientIdProblem(client_id, rule)
      if (problem !== undefined) throw badField('client_id', problem)
      const known = kept.get(client_id)
      if (known && now.getTime() < known.untilMs) return known.client
      const asking = asked.get(client_id) ?? ask(client_id, now).finally(() => asked.delete(client_id))
      asked.set(client_id, asking)
      return (await asking).client
    },
  }
}

const problems = {
  timeout: 'The server of the program did not answer in time.',
  unreachable: 'The server of the program cannot be reached.',
  forbidden: 'This server must not call the address of the program.',
  unknown_host: 'There is no server with the name of the program.',
  certificate: 'The certificate of the program’s server is not valid.',
  too_large: 'The description of the program is too large.',
} as const

function clientIn(client_id: string, { status, headers, body }: OutsideDocument): AssistantClient {
  if (status !== 200)
    throw badField('client_id', `The server of the program answered ${status} in place of a description.`)
  if (!/^application\/([a-z0-9.-]+\+)?json\s*(;|$)/i.test(headers['content-type'] ?? ''))
    throw badField('client_id', 'The description of the program is not JSON.')
  const client = parseClientDocument(client_id, body.toString('utf8'))
  if (typeof client === 'string') throw badField('client_id', client)
  return client
}

/** As the answer asks for, within bounds. */
function keptMs({ headers }: OutsideDocument): number {
  const directives = headers['cache-control'] ?? ''
  if (/\bno-(?:store|cache)\b/i.test(directives)) return kept_ms_min
  const seconds = /\bmax-age=(\d{1,9})\b/i.exec(directives)?.[1]
  if (seconds === undefined) return kept_ms_usual
  return Math.min(kept_ms_max, Math.max(kept_ms_min, Number(seconds) * second_ms))
}
