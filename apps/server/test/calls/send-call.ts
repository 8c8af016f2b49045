import type { Endpoint, SessionUser } from '@meridian/contract'
import type { Answer } from '../server.ts'
import { idOf } from './valid-input.ts'
import { newSession, type WholeAccount } from './whole-account.ts'

export interface CallParts {
  readonly search?: string
  readonly body?: object | undefined
  /** In place of the body, as it is. */
  readonly payload?: string
  readonly type?: string
  readonly isSignedOut?: boolean
}

/** Sends a call about the things of the account: as its owner, or as the operator where the call is for operators. */
export interface SendTo {
  (endpoint: Endpoint, parts: CallParts): Promise<Answer<unknown>>
  /** What stands for a parameter of the address. */
  readonly idOf: (endpoint: Endpoint, parameter: string) => string
}

export function newSender(account: WholeAccount, operator: SessionUser): SendTo {
  const known: Record<string, string> = {
    type: 'google',
    user_id: account.stranger.user_id,
    job_id: account.stranger.user_id,
    way_in_kind: 'password',
    way_in_id: account.stranger.user_id,
    hash: 'x'.repeat(43),
    file: 'x',
  }
  const parameterOf = ({ path }: Endpoint, name: string) => known[name] ?? idOf(path, name, account.ids)
  const send = async (endpoint: Endpoint, { search = '', body, isSignedOut, ...raw }: CallParts) => {
    const { payload = body && JSON.stringify(body), type = endpoint.consumes } = raw
    const person = endpoint.access === 'administration' ? operator : account.owner
    return account.server.send({
      method: endpoint.method,
      path: `${endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => parameterOf(endpoint, name))}?${search}`,
      // Some calls end the session they are made in.
      ...(!isSignedOut && { token: await newSession(account.server, person) }),
      ...(payload !== undefined && { payload, headers: { 'content-type': type } }),
    })
  }
  return Object.assign(send, { idOf: parameterOf })
}
