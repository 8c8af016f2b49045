import { findJson, type Json, type SimulatedReply, type SimulatedRequest } from '../../kit/message.ts'
import type { Route, Scene } from '../../kit/provider.ts'
import { authorize } from '../authorize.ts'
import {
  forbidden,
  insufficientScopes,
  notFound,
  rateLimitExceeded,
  refuse,
  RefusalError,
  userRateLimitExceeded,
} from '../errors.ts'
import type { GoogleWorld } from '../world.ts'
import type { AccessRole, Calendar, CalendarWorld } from './calendar-world.ts'
import { findCalendar } from './calendars.ts'

/** What a method of Calendar gets to work with. */
export interface CalendarCall {
  readonly scene: Scene<GoogleWorld>
  readonly world: CalendarWorld
  readonly account: string
  readonly params: Readonly<Record<string, string>>
  readonly query: URLSearchParams
  readonly headers: SimulatedRequest['headers']
  readonly body: Json
}

export interface CalendarMethod {
  /** As in the vendor's description, `calendar.events.list`. */
  readonly id: string
  readonly http: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below `/calendar/v3`. */
  readonly path: string
  /** Last segments of the scopes, any one of which suffices. */
  readonly scopes: readonly string[]
  /** Throws RefusalError for what it refuses. */
  readonly answer: (call: CalendarCall) => SimulatedReply
}

/** A method behind what every method asks first: a live token, a scope that allows it, quota, a body that is JSON. */
export function toRoute(method: CalendarMethod): Route<GoogleWorld> {
  return {
    method: method.http,
    path: `/calendar/v3${method.path}`,
    answer: (request, scene) => {
      const access = authorize(request, scene)
      if ('refusal' in access) return access.refusal
      if (!access.scopes.some((scope) => method.scopes.includes(scope.replace(auth, '')))) {
        return insufficientScopes(method.id)
      }
      const { calendar } = scene.world
      const limit = countRequest(calendar, access.account, scene.clock.now())
      if (limit) return limit
      const body = request.body.length === 0 ? {} : findJson(request)
      if (!body) return refuse(400, 'parseError', 'Parse Error')
      const { params, query, headers } = request
      return answered(() =>
        method.answer({ scene, world: calendar, account: access.account, params, query, headers, body }),
      )
    },
  }
}

/** The calendar of the path and the account's role in it; one that cannot be seen is not there. */
export function takeCalendar({ world, account, params }: CalendarCall): {
  readonly calendar: Calendar
  readonly role: AccessRole
} {
  const calendar = findCalendar(world, account, params['calendarId'] ?? '')
  const role = calendar?.access.get(account)
  if (!calendar || !role) throw new RefusalError(notFound())
  return { calendar, role }
}

/** The same for methods that write. */
export function takeWritable(call: CalendarCall): Calendar {
  const { calendar, role } = takeCalendar(call)
  if (role === 'owner' || role === 'writer') return calendar
  throw new RefusalError({
    ...forbidden(),
    ...refuse(403, 'requiredAccessLevel', 'You need to have writer access to this calendar.'),
  })
}

const auth = 'https://www.googleapis.com/auth/'

function answered(answer: () => SimulatedReply): SimulatedReply {
  try {
    return answer()
  } catch (error) {
    if (error instanceof RefusalError) return error.reply
    throw error
  }
}

/** A sliding minute for the user and for all; a request over the limit counts for neither. */
function countRequest(world: CalendarWorld, account: string, nowMs: number): SimulatedReply | undefined {
  const { limits, requests } = world
  const recent = (key: string) => (requests.get(key) ?? []).filter((at) => at > nowMs - 60_000)
  const [own, all] = [recent(account), recent('')]
  if (own.length >= limits.per_user_per_minute) return userRateLimitExceeded()
  if (all.length >= limits.per_project_per_minute) return rateLimitExceeded(429)
  requests.set(account, [...own, nowMs])
  requests.set('', [...all, nowMs])
  return undefined
}
