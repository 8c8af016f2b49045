import type { Clock } from './clock.ts'
import type { Delivery, Outcome } from './deliver.ts'
import type { Json, SimulatedReply, SimulatedRequest } from './message.ts'

/** What makes a simulator one of a certain provider. */
export interface Provider<World> {
  readonly name: string
  readonly newWorld: (clock: Clock) => World
  readonly routes: readonly Route<World>[]
  /** The answer where no route fits. */
  readonly notFound: (request: SimulatedRequest) => SimulatedReply
  /** The owner of a request's token. */
  readonly accountOf: (request: Omit<SimulatedRequest, 'account'>, scene: Scene<World>) => string | undefined
  /** Misbehaviours by name, each with the body this provider gives; a function where the moment is told in it. */
  readonly faults: Readonly<Record<string, NamedFault>>
  readonly paging?: Paging
  /** Names of the fields of replies in which people write, for `hostile_text`. */
  readonly text_fields: readonly string[]
  /** The world as plain data, without tokens: what two sides are compared by. */
  readonly presentWorld: (world: World) => unknown
  /** What a person may do at the provider, by name. What is returned is answered to who asked for it. */
  readonly changes: Readonly<Record<string, Change<World>>>
  /** Worlds to begin with, by name. */
  readonly scripts: Readonly<Record<string, (scene: Scene<World>, options: Json) => unknown>>
}

export type NamedFault = SimulatedReply | ((nowMs: number) => SimulatedReply)

export interface Route<World> {
  readonly method: string
  /** `/calendars/:calendar_id/events`: a segment with a colon is a parameter. */
  readonly path: string
  readonly answer: (
    request: SimulatedRequest,
    scene: Scene<World>,
  ) => SimulatedReply | Promise<SimulatedReply>
}

export type Change<World> = (scene: Scene<World>, change: Json) => unknown

/** All that an endpoint or a change has to do with. */
export interface Scene<World> {
  /** Replaced as a whole when a simulator starts anew. */
  world: World
  readonly clock: Clock
  /** The simulator's own origin. */
  readonly url: string
  /** Posts to a subscriber's address, in real time, and returns the result. */
  readonly deliver: (delivery: Delivery) => Promise<Outcome>
}

/** How a provider's lists are paged. */
export interface Paging {
  /** The items of a body; undefined for one that is no page. */
  readonly itemsOf: (body: Json) => readonly unknown[] | undefined
  /** The body with these items, leading on to a page with this token and to nothing else. */
  readonly withNext: (
    body: Json,
    items: readonly unknown[],
    token: string,
    request: SimulatedRequest,
    url: string,
  ) => Json
  /** The query parameter that carries a page's token. */
  readonly token_parameter: string
}
