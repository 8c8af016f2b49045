import type { TriedDelivery } from './deliver.ts'
import { readFaultRule, type FaultBook } from './faults.ts'
import { findFlag, findNumber, InputError, takeList, takeText } from './input.ts'
import { findJson, isJson, type Json, type SimulatedReply, type SimulatedRequest } from './message.ts'
import type { Provider, Scene } from './provider.ts'
import type { RequestLog } from './request-log.ts'

export const control_prefix = '/_control/'

/** All that the control may read and move. */
export interface Controlled<World> {
  readonly provider: Provider<World>
  readonly scene: Scene<World>
  readonly faults: FaultBook
  readonly requests: RequestLog
  readonly deliveries: TriedDelivery[]
}

/** Answers below `/_control/`: what tests, the soak and a demo do to a simulator from outside. */
export async function answerControl<World>(
  request: SimulatedRequest,
  controlled: Controlled<World>,
): Promise<SimulatedReply> {
  const name = `${request.method} ${request.path.slice(control_prefix.length)}`
  const endpoint = endpoints[name]
  if (!endpoint) return { status: 404, body: { error: `There is no ${name}.` } }
  try {
    // The endpoints hand the world through without looking into it.
    return { status: 200, body: (await endpoint(controlled as Controlled<unknown>, request)) ?? {} }
  } catch (error) {
    if (error instanceof InputError) return { status: 400, body: { error: error.message } }
    throw error
  }
}

/** Does one change as a person at the provider would. */
export function applyChange<World>({ provider, scene }: Controlled<World>, change: Json): unknown {
  const op = takeText(change, 'op')
  const apply = Object.hasOwn(provider.changes, op) ? provider.changes[op] : undefined
  if (!apply) throw new InputError(`"${op}" is not one of ${Object.keys(provider.changes).join(', ')}.`)
  return apply(scene, change)
}

/** Plays a script into the present world, or into a new one. */
export function applySeed<World>({ provider, scene }: Controlled<World>, seed: Json): unknown {
  const script = takeText(seed, 'script')
  const play = Object.hasOwn(provider.scripts, script) ? provider.scripts[script] : undefined
  if (!play) throw new InputError(`"${script}" is not one of ${Object.keys(provider.scripts).join(', ')}.`)
  if (findFlag(seed, 'reset') === true) scene.world = provider.newWorld(scene.clock)
  return play(scene, seed)
}

type ControlEndpoint = (controlled: Controlled<unknown>, request: SimulatedRequest) => unknown

const endpoints: Readonly<Record<string, ControlEndpoint>> = {
  'GET clock': ({ scene }) => ({ now_ms: scene.clock.now() }),
  'POST clock': moveClock,
  'POST settle': async ({ scene }) => {
    await scene.clock.settle()
    return { now_ms: scene.clock.now() }
  },
  'GET faults': ({ faults }) => ({ faults: faults.list() }),
  'POST faults': ({ faults, provider }, request) => ({
    id: faults.add(readFaultRule(bodyOf(request), Object.keys(provider.faults))),
  }),
  'DELETE faults': ({ faults }, { query }) => {
    const id = query.get('id')
    faults.clear(id === null ? undefined : Number(id))
  },
  'GET requests': ({ requests }) => ({ requests: requests.list() }),
  'DELETE requests': ({ requests }) => requests.clear(),
  'GET deliveries': ({ deliveries }) => ({ deliveries }),
  'DELETE deliveries': ({ deliveries }) => {
    deliveries.length = 0
  },
  'GET world': ({ provider, scene }) => provider.presentWorld(scene.world),
  'POST world': (controlled, request) => {
    const results = takeList(bodyOf(request), 'changes').map((change) => {
      if (!isJson(change)) throw new InputError('A change must be an object.')
      return applyChange(controlled, change) ?? null
    })
    return { results }
  },
  'POST seed': (controlled, request) => ({ result: applySeed(controlled, bodyOf(request)) ?? null }),
}

async function moveClock({ scene }: Controlled<unknown>, request: SimulatedRequest) {
  const body = bodyOf(request)
  const nowMs = findNumber(body, 'now_ms')
  const advanceMs = findNumber(body, 'advance_ms')
  if (nowMs === undefined && advanceMs === undefined)
    throw new InputError('"now_ms" or "advance_ms" is missing.')
  await scene.clock.moveTo(nowMs ?? scene.clock.now() + (advanceMs ?? 0))
  return { now_ms: scene.clock.now() }
}

function bodyOf(request: SimulatedRequest): Json {
  const body = findJson(request)
  if (!body) throw new InputError('The body must be a JSON object.')
  return body
}
