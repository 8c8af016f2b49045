import { minute_ms } from '@meridian/engine'
import {
  openMeteo,
  openWeatherMap,
  ProviderError,
  type WeatherHour,
  type WeatherProvider,
  type WeatherReport,
} from '@meridian/providers'
import type { Actor } from '../../platform/security/auth.ts'
import type { Config } from '../../platform/config/config.ts'
import type { Db } from '../../platform/postgres/db.ts'
import { AppError } from '../../platform/errors.ts'
import type { Log } from '../../platform/log.ts'
import { countHit } from '../../platform/security/rate-limit.ts'
import * as queries from './weather.queries.ts'

/** The provider of this instance, with the state that limits the requests to it. */
export interface WeatherSource {
  readonly provider: WeatherProvider
  readonly log: Pick<Log, 'warn'>
  /** The requests that this process is waiting for. */
  readonly underway: Map<string, Promise<queries.CachedAnswer>>
}

/** The caller, the time and the database of a request. */
export interface WeatherCall {
  readonly db: Db
  readonly actor: Actor
  readonly now: Date
}

/** Undefined where the operator has turned the weather off. */
export function weatherSource(
  { weather }: Pick<Config, 'weather'>,
  log: Pick<Log, 'warn'>,
): WeatherSource | undefined {
  if (weather === undefined) return undefined
  const { apiKey, baseUrl } = weather
  const provider =
    apiKey === undefined ? openMeteo({ fetch, baseUrl }) : openWeatherMap({ fetch, baseUrl, apiKey })
  return { provider, log, underway: new Map() }
}

/**
 * Undefined for a place that the provider does not know. Throws `WeatherUnavailable` when the provider fails.
 */
export async function findReport(
  source: WeatherSource,
  city: { name: string; timeZone?: string },
  asking: WeatherCall,
): Promise<WeatherReport | undefined> {
  const question = `now ${JSON.stringify([city.name.trim().toLowerCase(), city.timeZone ?? null])}`
  const ask = () => source.provider.fetchNow(city)
  const answer = await findAnswer(source, { question, ask, holdsMs: 15 * minute_ms }, asking)
  // The cache holds for this key what `ask` returns.
  return answer as WeatherReport | undefined
}

/** Like `findReport`, for coordinates. */
export async function findReportAt(
  source: WeatherSource,
  place: { latitude: number; longitude: number },
  asking: WeatherCall,
): Promise<WeatherReport | undefined> {
  const question = `now ${place.latitude} ${place.longitude}`
  const ask = () => source.provider.fetchNow(place)
  const answer = await findAnswer(source, { question, ask, holdsMs: 15 * minute_ms }, asking)
  // As above.
  return answer as WeatherReport | undefined
}

/** Like `findReport`, for every hour of the forecast. */
export async function findHours(
  source: WeatherSource,
  place: { latitude: number; longitude: number },
  asking: WeatherCall,
): Promise<readonly WeatherHour[] | undefined> {
  const question = questionOfHours(place)
  const ask = () => source.provider.fetchHours(place)
  const answer = await findAnswer(source, { question, ask, holdsMs: 60 * minute_ms }, asking)
  // As above.
  return answer as readonly WeatherHour[] | undefined
}

/** The cached forecast, empty for a place without one and where the provider has just failed; null where nothing is cached. */
export async function knownHours(
  place: { latitude: number; longitude: number },
  { db, now }: WeatherCall,
): Promise<readonly WeatherHour[] | null> {
  const kept = await queries.findAnswer(db, questionOfHours(place), now)
  if (!kept) return null
  // The cache holds for this key what `findHours` has fetched.
  return kept.outcome === 'known' ? (kept.answer as readonly WeatherHour[]) : []
}

function questionOfHours({ latitude, longitude }: { latitude: number; longitude: number }): string {
  return `hours ${latitude} ${longitude}`
}

/** The provider fails, or its rate limit is reached. */
export class WeatherUnavailable extends Error {}

const failure_holds_ms = minute_ms
const per_person = { most: 20, windowSeconds: 60 }
/** Below the limit of a free key of OpenWeatherMap. */
const all_together = { most: 50, windowSeconds: 60 }

interface Question {
  readonly question: string
  readonly ask: () => Promise<unknown>
  readonly holdsMs: number
}

async function findAnswer(source: WeatherSource, asked: Question, asking: WeatherCall): Promise<unknown> {
  const { db, actor, now } = asking
  const kept = await queries.findAnswer(db, asked.question, now)
  if (!kept) await countHit(db, 'weather', actor.user_id, per_person, now)
  const { outcome, answer } = kept ?? (await fetchOnce(source, asked, asking))
  if (outcome === 'failed') throw new WeatherUnavailable()
  return outcome === 'known' ? answer : undefined
}

/** Concurrent requests share one request to the provider. */
async function fetchOnce(
  source: WeatherSource,
  asked: Question,
  asking: WeatherCall,
): Promise<queries.CachedAnswer> {
  const { underway } = source
  const same = underway.get(asked.question)
  if (same) return same
  const answering = fetchFromProvider(source, asked, asking).finally(() => underway.delete(asked.question))
  underway.set(asked.question, answering)
  return answering
}

async function fetchFromProvider(
  { log }: WeatherSource,
  { question, ask, holdsMs }: Question,
  { db, now }: WeatherCall,
): Promise<queries.CachedAnswer> {
  // A request that checked the cache before another one filled it must not ask again.
  const kept = await queries.findAnswer(db, question, now)
  if (kept) return kept
  await countForAll(db, now)
  const answer = await ask().then(
    (known): queries.CachedAnswer => ({ outcome: 'known', answer: known }),
    (problem: unknown) => outcomeOf(problem, log),
  )
  const holds = answer.outcome === 'failed' ? failure_holds_ms : holdsMs
  await queries.upsertAnswer(db, { question, ...answer, expires_at: new Date(now.getTime() + holds) })
  return answer
}

/** The limit for all people together is no fault of the caller. */
async function countForAll(db: Db, now: Date): Promise<void> {
  try {
    await countHit(db, 'weather', 'all', all_together, now)
  } catch (problem) {
    throw problem instanceof AppError && problem.code === 'limited' ? new WeatherUnavailable() : problem
  }
}

function outcomeOf(problem: unknown, log: Pick<Log, 'warn'>): queries.CachedAnswer {
  if (!(problem instanceof ProviderError)) throw problem
  if (problem.kind === 'missing') return { outcome: 'unknown', answer: null }
  log.warn({ err: problem }, 'the weather provider failed')
  return { outcome: 'failed', answer: null }
}
