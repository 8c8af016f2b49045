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

/** The provider of this instance with what it takes to leave it in peace. */
export interface WeatherSource {
  readonly provider: WeatherProvider
  readonly log: Pick<Log, 'warn'>
  /** Questions that this process is asking right now. */
  readonly underway: Map<string, Promise<queries.CachedAnswer>>
}

/** Who asks, when, and with which database. */
export interface Asking {
  readonly db: Db
  readonly actor: Actor
  readonly now: Date
}

/** Undefined where the operator has switched the weather off. */
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

/** Undefined for a place that the provider does not know. Throws `WeatherUnavailable` when the provider gives nothing. */
export async function findReport(
  source: WeatherSource,
  city: { name: string; timeZone?: string },
  asking: Asking,
): Promise<WeatherReport | undefined> {
  const question = `now ${JSON.stringify([city.name.trim().toLowerCase(), city.timeZone ?? null])}`
  const ask = () => source.provider.fetchNow(city)
  const answer = await findAnswer(source, { question, ask, holdsMs: 15 * minute_ms }, asking)
  // Under its question lies what `ask` gave, or what it gave before.
  return answer as WeatherReport | undefined
}

/** As `findReport`, for a point. */
export async function findReportAt(
  source: WeatherSource,
  place: { latitude: number; longitude: number },
  asking: Asking,
): Promise<WeatherReport | undefined> {
  const question = `now ${place.latitude} ${place.longitude}`
  const ask = () => source.provider.fetchNow(place)
  const answer = await findAnswer(source, { question, ask, holdsMs: 15 * minute_ms }, asking)
  // As above.
  return answer as WeatherReport | undefined
}

/** As `findReport`, for every hour that the provider foresees. */
export async function findHours(
  source: WeatherSource,
  place: { latitude: number; longitude: number },
  asking: Asking,
): Promise<readonly WeatherHour[] | undefined> {
  const question = `hours ${place.latitude} ${place.longitude}`
  const ask = () => source.provider.fetchHours(place)
  const answer = await findAnswer(source, { question, ask, holdsMs: 60 * minute_ms }, asking)
  // As above.
  return answer as readonly WeatherHour[] | undefined
}

/** The provider gives nothing, or may not be asked for now. */
export class WeatherUnavailable extends Error {}

const failure_holds_ms = minute_ms
const per_person = { most: 20, windowSeconds: 60 }
/** Below what a free key of OpenWeatherMap allows. */
const all_together = { most: 50, windowSeconds: 60 }

interface Question {
  readonly question: string
  readonly ask: () => Promise<unknown>
  readonly holdsMs: number
}

async function findAnswer(source: WeatherSource, asked: Question, asking: Asking): Promise<unknown> {
  const { db, actor, now } = asking
  const kept = await queries.findAnswer(db, asked.question, now)
  if (!kept) await countHit(db, 'weather', actor.user_id, per_person, now)
  const { outcome, answer } = kept ?? (await askOnce(source, asked, asking))
  if (outcome === 'failed') throw new WeatherUnavailable()
  return outcome === 'known' ? answer : undefined
}

/** However many wait for an answer, the provider is asked once. */
async function askOnce(
  source: WeatherSource,
  asked: Question,
  asking: Asking,
): Promise<queries.CachedAnswer> {
  const { underway } = source
  const same = underway.get(asked.question)
  if (same) return same
  const answering = askProvider(source, asked, asking).finally(() => underway.delete(asked.question))
  underway.set(asked.question, answering)
  return answering
}

async function askProvider(
  { log }: WeatherSource,
  { question, ask, holdsMs }: Question,
  { db, now }: Asking,
): Promise<queries.CachedAnswer> {
  // Whoever looked before another's answer was kept, and came here after it, must not ask again.
  const kept = await queries.findAnswer(db, question, now)
  if (kept) return kept
  await countForAll(db, now)
  const answer = await ask().then(
    (known): queries.CachedAnswer => ({ outcome: 'known', answer: known }),
    (problem: unknown) => outcomeOf(problem, log),
  )
  const holds = answer.outcome === 'failed' ? failure_holds_ms : holdsMs
  await queries.writeAnswer(db, { question, ...answer, expires_at: new Date(now.getTime() + holds) })
  return answer
}

/** Whoever asks when all together ask too often is not to blame for it. */
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
  log.warn({ err: problem }, 'the weather provider gave nothing')
  return { outcome: 'failed', answer: null }
}
