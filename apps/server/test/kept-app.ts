import type { FastifyInstance } from 'fastify'
import { newApp } from '../src/server.ts'

type Callback = (...args: unknown[]) => unknown

/** What a server registers at its app: a route, a hook, or a scope with steps of its own. */
interface Step {
  readonly name: string
  readonly args: readonly unknown[]
  readonly within: readonly Step[]
}

/**
 * An app with its routes. To register 400 of them takes Fastify longer than most tests take to call them, so a worker
 * does it once and hands the app from server to server. Each server is put together anew: the handlers and hooks that
 * it registers, with all that they remember, take the places of those before.
 */
interface KeptApp {
  readonly app: FastifyInstance
  /** What was registered, but for the callbacks. Only a server that registers just this gets the app. */
  readonly shape: string
  /** Those of the server that has the app now, in the order of registering. */
  readonly callbacks: Callback[]
  /** What Fastify tells of its routes. */
  readonly routes: unknown[]
}

const idle: KeptApp[] = []
let blank: FastifyInstance | undefined

/** As `newApp`; nothing can be asked of it before it is ready. */
export const keptApp: typeof newApp = (config, log) => {
  const steps: Step[] = []
  let kept: KeptApp | undefined

  async function ready(): Promise<void> {
    if (kept) return
    const shape = [config.trustProxy, log.level, ...steps.map(describe)].join('\n')
    const index = idle.findIndex((one) => one.shape === shape)
    kept = idle.splice(index, index === -1 ? 0 : 1)[0]
    if (kept) putInto(kept, steps)
    else kept = makeKept(newApp(config, log), shape, steps)
    await kept.app.ready()
  }

  async function close(): Promise<void> {
    // Connections end with their app.
    if (kept?.app.server.listening) await kept.app.close()
    else if (kept) idle.push(kept)
    kept = undefined
  }

  const own = { ...recorder(steps), log, ready, close }
  blank ??= newApp(config, log)
  return new Proxy(blank, {
    get: (_, name) => {
      if (kept && registering.includes(String(name)))
        throw new Error('The server has its routes already; a test with routes of its own says addsRoutes.')
      if (Object.hasOwn(own, name)) return Reflect.get(own, name)
      const from = kept?.app ?? blank
      if (!kept && name !== 'getDefaultJsonParser' && name !== 'supportedMethods')
        throw new Error(`The app is not ready to tell ${String(name)}.`)
      const value: unknown = Reflect.get(from ?? {}, name)
      return typeof value === 'function' ? value.bind(from) : value
    },
  })
}

const registering = [
  'addContentTypeParser',
  'addHook',
  'addHttpMethod',
  'get',
  'post',
  'removeAllContentTypeParsers',
  'removeContentTypeParser',
  'route',
  'setErrorHandler',
  'setNotFoundHandler',
]

/** The part of an app that registers. */
function recorder(steps: Step[]): Record<string, Callback> {
  const record = (name: string): [string, Callback] => [
    name,
    (...args) => void steps.push({ name, args, within: [] }),
  ]
  const register: Callback = (part) => {
    const within: Step[] = []
    const scope = recorder(within)
    ;(part as Callback)(scope, {}, () => {})
    steps.push({ name: 'register', args: [], within })
  }
  return { ...Object.fromEntries(registering.map(record)), register }
}

function makeKept(app: FastifyInstance, shape: string, steps: readonly Step[]): KeptApp {
  const kept: KeptApp = { app, shape, callbacks: [], routes: [] }
  app.addHook('onRoute', (route) => void kept.routes.push(route))
  replay(app, withPlaces(steps, kept.callbacks))
  return kept
}

function putInto({ callbacks, routes }: KeptApp, steps: readonly Step[]): void {
  callbacks.length = 0
  withPlaces(steps, callbacks)
  for (const { name, args } of steps)
    if (name === 'addHook' && args[0] === 'onRoute') for (const route of routes) (args[1] as Callback)(route)
}

function replay(app: FastifyInstance, steps: readonly Step[]): void {
  for (const { name, args, within } of steps) {
    if (name !== 'register') Reflect.apply(Reflect.get(app, name), app, args)
    else
      app.register((scope, _options, done) => {
        replay(scope, within)
        done()
      })
  }
}

/** The same steps, with callbacks that call whatever stands at their place then; theirs are put there. */
function withPlaces(steps: readonly Step[], callbacks: Callback[]): Step[] {
  const place = (arg: unknown): unknown => {
    if (typeof arg !== 'function') return arg
    const at = callbacks.push(arg as Callback) - 1
    return likeness(arg as Callback, (...args) => callbacks[at]?.(...args))
  }
  const placeAll = (arg: unknown): unknown =>
    isOptions(arg)
      ? Object.fromEntries(Object.entries(arg).map(([name, value]) => [name, place(value)]))
      : place(arg)
  return steps.map((step) => ({
    ...step,
    args: step.args.map(placeAll),
    within: withPlaces(step.within, callbacks),
  }))
}

function isOptions(arg: unknown): arg is object {
  return typeof arg === 'object' && arg !== null && !Array.isArray(arg)
}

/** Fastify tells by its kind and by the number of its parameters how a callback answers. */
function likeness(callback: Callback, call: Callback): Callback {
  const made: Callback = isAsync(callback) ? async (...args) => call(...args) : call
  return Object.defineProperty(made, 'length', { value: callback.length })
}

function isAsync(callback: Callback): boolean {
  return callback.constructor.name === 'AsyncFunction'
}

/** All that Fastify reads of a step but the call's own description, which has its method and path. */
function describe({ name, args, within }: Step): string {
  const told = args.map((arg) =>
    isOptions(arg) ? Object.entries(arg).map(([option, value]) => `${option}: ${tell(value)}`) : tell(arg),
  )
  return `${name} ${told.join(', ')} { ${within.map(describe).join('; ')} }`
}

function tell(value: unknown): string {
  if (typeof value === 'function') return `${isAsync(value as Callback)} ${value.length}`
  return isOptions(value) ? Object.keys(value).join(' ') : String(value)
}
