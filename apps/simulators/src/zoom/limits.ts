import { day_ms } from '../durations.ts'
import type { SimulatedReply } from '../kit/message.ts'
import { per_day, per_second } from './refusals.ts'
import type { ZoomUser, ZoomWorld } from './world.ts'

/** How heavy the vendor finds an endpoint. */
export type Label = 'Light' | 'Medium' | 'Heavy'

/** Requests a second, for accounts without and with a licence. */
const per_second_limits: Readonly<Record<Label, readonly [basic: number, licensed: number]>> = {
  Light: [4, 30],
  Medium: [2, 20],
  Heavy: [1, 10],
}

/** Counts by account and label in seconds of the clock; answers the headers, and the refusal when there are too many. */
export function countSecond(world: ZoomWorld, user: ZoomUser, label: Label, nowMs: number) {
  const limit = per_second_limits[label][user.type === 1 ? 0 : 1]
  const second = Math.floor(nowMs / 1000)
  const key = `${user.account_id} ${label}`
  const known = world.limits.seconds[key]
  const window = known?.second === second && world.limits.per_second ? known : { second, count: 0 }
  window.count += 1
  world.limits.seconds[key] = window
  const headers = limitHeaders(label, 'QPS', limit, window.count)
  return { headers, refusal: window.count > limit ? tooManyThisSecond(label, limit, nowMs) : undefined }
}

/** Counts creates and updates of a host in days of UTC. */
export function countDay(
  world: ZoomWorld,
  user: ZoomUser,
  label: Label,
  nowMs: number,
): SimulatedReply | undefined {
  const day = Math.floor(nowMs / day_ms)
  const known = world.limits.days[user.id]
  const window = known?.day === day ? known : { day, count: 0 }
  window.count += 1
  world.limits.days[user.id] = window
  if (window.count <= world.limits.per_day) return undefined
  return tooManyToday(label, world.limits.per_day, nowMs)
}

/** Reset is a moment in seconds here. */
export function tooManyThisSecond(label: Label, limit: number, nowMs: number): SimulatedReply {
  const reset = String(Math.floor(nowMs / 1000) + 1)
  return {
    ...per_second,
    headers: { ...limitHeaders(label, 'QPS', limit, limit), 'x-ratelimit-reset': reset },
  }
}

/** `Retry-After` is a moment here, the next midnight of UTC, and no number of seconds. */
export function tooManyToday(label: Label, limit: number, nowMs: number): SimulatedReply {
  const midnight = (Math.floor(nowMs / day_ms) + 1) * day_ms
  const headers = limitHeaders(label, 'Daily-limit', limit, limit)
  return {
    ...per_day,
    headers: { ...headers, 'retry-after': `${new Date(midnight).toISOString().slice(0, 19)}Z` },
  }
}

function limitHeaders(label: Label, type: 'QPS' | 'Daily-limit', limit: number, count: number) {
  return {
    'x-ratelimit-category': label,
    'x-ratelimit-type': type,
    'x-ratelimit-limit': String(limit),
    'x-ratelimit-remaining': String(Math.max(0, limit - count)),
  }
}
