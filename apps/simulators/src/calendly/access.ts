import { minute_ms } from '../durations.ts'
import { InputError } from '../kit/input.ts'
import { findBearer, findJson, type Json, type SimulatedReply } from '../kit/message.ts'
import { findAccess } from '../kit/oauth-state.ts'
import type { Route, Scene } from '../kit/provider.ts'
import { denied, invalid, Refusal, too_many, unauthenticated } from './refusals.ts'
import { findUser } from './world.ts'
import type { CalendlyUser, CalendlyWorld } from './world.ts'

/** An authorized call. */
export interface Call {
  readonly scene: Scene<CalendlyWorld>
  readonly world: CalendlyWorld
  readonly nowMs: number
  readonly url: string
  readonly user: CalendlyUser
  readonly params: Readonly<Record<string, string>>
  readonly query: URLSearchParams
  /** Empty where none was sent. */
  readonly body: Json
}

export type Endpoint = (call: Call) => SimulatedReply

/** Lets a call through to its endpoint when the token lives, the minute's limit is not reached and the scope is there. */
export function guarded(scope: string, endpoint: Endpoint): Route<CalendlyWorld>['answer'] {
  return (request, scene) => {
    const { world, url, clock } = scene
    const nowMs = clock.now()
    const access = findAccess(world.oauth, findBearer(request), nowMs)
    if (access.state === 'expired') return unauthenticated('The access token expired')
    if (access.state === 'revoked') return unauthenticated('The access token was revoked')
    const user = access.state === 'live' ? findUser(world, access.grant.account) : undefined
    if (access.state !== 'live' || !user) return unauthenticated('The access token is invalid')
    const { isOver, headers } = countRequest(world, user, nowMs)
    if (isOver) return { ...too_many, headers }
    if (!mayUse(access.scopes, scope)) return { ...denied(), headers }
    const { params, query } = request
    const call = { scene, world, nowMs, url, user, params, query, body: findJson(request) ?? {} }
    return { ...answer(endpoint, call), headers }
  }
}

function answer(endpoint: Endpoint, call: Call): SimulatedReply {
  try {
    return endpoint(call)
  } catch (error) {
    if (error instanceof Refusal) return error.reply
    if (error instanceof InputError) {
      return invalid(/^"(\w+)"/.exec(error.message)?.[1] ?? 'body', error.message)
    }
    throw error
  }
}

/** The right to write includes the right to read; apps from before the scopes have them all. */
function mayUse(granted: readonly string[], scope: string): boolean {
  return [scope, scope.replace(/:read$/, ':write'), 'default'].some((enough) => granted.includes(enough))
}

/** Counts by user in minutes that begin with their first request. `reset` is in seconds to go, not a moment. */
function countRequest(world: CalendlyWorld, { id, tier }: CalendlyUser, nowMs: number) {
  const known = world.windows[id]
  const window = known && nowMs < known.start_ms + minute_ms ? known : { start_ms: nowMs, count: 0 }
  world.windows[id] = window
  window.count += 1
  const limit = tier === 'free' ? 50 : 500
  const resetMs = window.start_ms + minute_ms - nowMs
  const headers = {
    'x-ratelimit-limit': String(limit),
    'x-ratelimit-remaining': String(Math.max(0, limit - window.count)),
    'x-ratelimit-reset': String(Math.ceil(resetMs / 1000)),
    'x-ratelimit-tier': tier,
  }
  return { isOver: window.count > limit, headers }
}
