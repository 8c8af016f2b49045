import type { Json } from '../kit/message.ts'
import type { Description } from './description.ts'

/** A simulator, the descriptions it is held against, and how all its shapes are reached. */
export interface Subject {
  readonly name: string
  /** Reads the descriptions out of the folder, the most trustworthy first. */
  readonly describe: (read: ReadDocument) => readonly Description[]
  /** Asks for everything there is and closes what it started. Says which routes there are. */
  readonly probe: (notes: Exchange[]) => Promise<readonly RouteName[]>
  /** Routes of which no description speaks, with the reason. */
  readonly undescribed: readonly Exception[]
  /** Differences from a description that are meant, with what is more to be believed than it. */
  readonly deviations: readonly Deviation[]
}

/** When everything is asked: what the probes create lies after it. */
export const probing_ms = Date.parse('2026-11-20T09:00:00.000Z')

export type ReadDocument = (file: string) => Json

export interface RouteName {
  readonly method: string
  /** `/v2/users/:user_id` */
  readonly path: string
}

/** One question and its answer. */
export interface Exchange {
  readonly method: string
  readonly path: string
  readonly status: number
  /** Undefined for an answer without a body; text where it is no JSON. */
  readonly body: unknown
  /** Where a redirect leads. */
  readonly location: string | null
}

export interface Exception {
  /** `GET /v2/users/:user_id`, a star for any number of characters. */
  readonly route: string
  readonly because: string
}

export interface Deviation {
  /** `GET /v2/users/{userId} 200`, stars allowed, as in the two others. */
  readonly operation: string
  readonly where: string
  readonly what: string
  readonly because: string
}
