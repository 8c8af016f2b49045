import { once } from 'node:events'
import { connect } from 'node:net'

/** A program of Mozilla's that is told by its remote protocol what to do. */
export interface Marionette extends AsyncDisposable {
  /** Runs the body of an async function among the program's own code, and answers what it returns. */
  readonly run: (body: string, ...args: readonly unknown[]) => Promise<unknown>
}

/** Connects to a program that listens on a port of this machine. */
export async function openMarionette(port: number): Promise<Marionette> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  const greeted = Promise.withResolvers<unknown>()
  let received = Buffer.alloc(0)
  let count = 0
  const take = (message: unknown) => {
    if (!Array.isArray(message)) return greeted.resolve(message)
    const [, id, error, value] = message as [number, number, { message: string } | null, unknown]
    const asked = waiting.get(id)
    waiting.delete(id)
    if (error) asked?.reject(new Error(error.message))
    else asked?.resolve(value)
  }
  // Each message has its length and a colon before it.
  socket.on('data', (part: Buffer) => {
    received = Buffer.concat([received, part])
    for (let colon = received.indexOf(':'); colon > 0; colon = received.indexOf(':')) {
      const end = colon + 1 + Number(received.subarray(0, colon).toString())
      if (received.length < end) return
      take(JSON.parse(received.subarray(colon + 1, end).toString()))
      received = received.subarray(end)
    }
  })
  const end = (reason: unknown) => {
    for (const { reject } of waiting.values()) reject(new Error('The program has ended.', { cause: reason }))
  }
  socket.on('close', end)
  socket.on('error', end)
  const ask = (command: string, parameters: Readonly<Record<string, unknown>>) => {
    const asked = Promise.withResolvers<unknown>()
    const id = (count += 1)
    waiting.set(id, asked)
    const message = JSON.stringify([0, id, command, parameters])
    socket.write(`${Buffer.byteLength(message)}:${message}`)
    return asked.promise
  }
  await greeted.promise
  await ask('WebDriver:NewSession', { capabilities: {} })
  await ask('WebDriver:SetTimeouts', { script: longest_ms })
  await ask('Marionette:SetContext', { value: 'chrome' })
  return {
    run: async (body, ...args) => {
      const script = `const given = arguments; return (async () => { ${body} })()`
      const answer = await ask('WebDriver:ExecuteScript', { script, args, sandbox: 'system' })
      return (answer as { readonly value: unknown }).value
    },
    async [Symbol.asyncDispose]() {
      socket.end()
      if (!socket.closed) await once(socket, 'close')
    },
  }
}

const longest_ms = 60_000
