import { InputError } from '../kit/input.ts'
import { findBearer, findJson, type Json, type SimulatedReply } from '../kit/message.ts'
import { findAccess } from '../kit/oauth-state.ts'
import type { Route, Scene } from '../kit/provider.ts'
import { countDay, countSecond, type Label } from './limits.ts'
import { bad_token, badField, expired_token, missingScopes, noUser, Refusal } from './refusals.ts'
import { findUser } from './world.ts'
import type { ZoomUser, ZoomWorld } from './world.ts'

/** An authorized call. */
export interface Call {
  readonly scene: Scene<ZoomWorld>
  readonly world: ZoomWorld
  readonly nowMs: number
  readonly user: ZoomUser
  readonly params: Readonly<Record<string, string>>
  readonly query: URLSearchParams
  /** Empty where none was sent. */
  readonly body: Json
}

export type Endpoint = (call: Call) => SimulatedReply

export interface Terms {
  /** The granular scope; apps from before 2024 have the classic one. */
  readonly scope: string
  readonly classic: string
  readonly label: Label
  /** Counted against the host's day. */
  readonly isDaily?: boolean
}

/** Lets a call through to its endpoint when the token lives, has the scope, and no limit is reached. */
export function guarded(terms: Terms, endpoint: Endpoint): Route<ZoomWorld>['answer'] {
  return (request, scene) => {
    const { world, clock } = scene
    const nowMs = clock.now()
    const access = findAccess(world.oauth, findBearer(request), nowMs)
    if (access.state === 'expired') return expired_token
    const user = access.state === 'live' ? findUser(world, access.grant.account) : undefined
    if (access.state !== 'live' || !user) return bad_token
    const { headers, refusal } = countSecond(world, user, terms.label, nowMs)
    if (refusal) return refusal
    if (![terms.scope, terms.classic].some((enough) => access.scopes.includes(enough))) {
      return { ...missingScopes(terms.scope), headers }
    }
    const { params, query } = request
    if (!isOneself(user, params.user_id)) return { ...noUser(params.user_id ?? ''), headers }
    const tooMany = terms.isDaily === true ? countDay(world, user, terms.label, nowMs) : undefined
    if (tooMany) return tooMany
    const call = { scene, world, nowMs, user, params, query, body: findJson(request) ?? {} }
    return { ...answer(endpoint, call), headers }
  }
}

/** An app that a user installed sees that user alone. */
function isOneself({ id, email }: ZoomUser, name: string | undefined): boolean {
  return name === undefined || name === 'me' || name === id || name === email
}

function answer(endpoint: Endpoint, call: Call): SimulatedReply {
  try {
    return endpoint(call)
  } catch (error) {
    if (error instanceof Refusal) return error.reply
    if (error instanceof InputError) return badField(/^"(\w+)"/.exec(error.message)?.[1] ?? 'body')
    throw error
  }
}
