import type { SessionUser } from '@meridian/contract'
import { z } from 'zod'
import type { Chance } from '../soak/chance.ts'

export interface HostileRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** With its query. */
  readonly path: string
  readonly payload?: string | Buffer
  readonly headers?: Readonly<Record<string, string>>
  readonly token?: string
}

export interface HostileReply {
  /** 0 where no answer came. */
  readonly status: number
  readonly text: string
}

/** The server that hostile things are sent to. */
export interface HostileTarget {
  readonly send: (request: HostileRequest) => Promise<HostileReply>
  readonly aPerson: () => Promise<SessionUser>
  /** Gives the jobs behind the answers time until this holds; false where it does not in the end. */
  readonly waitUntil: (holds: () => Promise<boolean>) => Promise<boolean>
}

export interface HostileCase {
  /** `<way>: <what>`, which --only matches. */
  readonly name: string
  /** Sends it, and looks at it as its person and colleagues do; what went wrong, a sentence each. */
  readonly run: (target: HostileTarget, chance: Chance) => Promise<readonly string[]>
}

const Body = z.object({ message: z.string(), data: z.unknown() })

export interface Judged {
  readonly problems: readonly string[]
  /** Null where the call was refused. */
  readonly data: unknown
}

/** A call must succeed, be refused with a reason, or get a 503 with one. */
export function judge(reply: HostileReply, what: string): Judged {
  const body = bodyOf(reply.text)
  const isTold = body !== undefined && body.message !== ''
  if (reply.status === 0) return wrong(`${what}: no answer (${reply.text})`)
  if (reply.status >= 500 && !(reply.status === 503 && isTold))
    return wrong(`${what}: HTTP ${reply.status} ${reply.text.slice(0, 200)}`)
  // The HTTP parser refuses these before any handler runs.
  if ([413, 414, 431].includes(reply.status)) return fine(null)
  if (reply.status >= 400)
    return isTold ? fine(null) : wrong(`${what}: HTTP ${reply.status} without a reason`)
  return fine(body?.data ?? null)
}

/** Makes the calls one after the other; what went wrong. */
export async function lookAt(
  { send }: HostileTarget,
  token: string,
  paths: readonly string[],
): Promise<string[]> {
  const problems: string[] = []
  for (const path of paths) {
    const reply = await send({ method: 'GET', path, token })
    problems.push(...judge(reply, `GET ${path}`).problems)
  }
  return problems
}

export function sendJson(
  { send }: HostileTarget,
  { token, ...request }: Omit<HostileRequest, 'payload' | 'headers'> & { readonly body: unknown },
): Promise<HostileReply> {
  const { body, ...rest } = request
  return send({
    ...rest,
    ...(token !== undefined && { token }),
    payload: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  })
}

function bodyOf(text: string): z.infer<typeof Body> | undefined {
  try {
    return Body.parse(JSON.parse(text))
  } catch {
    return undefined
  }
}

function wrong(problem: string): Judged {
  return { problems: [problem], data: null }
}

function fine(data: unknown): Judged {
  return { problems: [], data }
}
