import { followSummary } from '@meridian/contract'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { followCall, type StreamedEvent } from './api-stream.ts'

const input = { params: { mail_id: '0190a0a0-0000-7000-8000-000000000000' } }
let stream: TransformStream<Uint8Array, Uint8Array>

beforeEach(() => {
  stream = new TransformStream()
  vi.stubGlobal('location', { origin: 'http://meridian.example' })
  vi.stubGlobal('fetch', async (_: URL, { signal }: RequestInit) => {
    signal?.addEventListener('abort', () => void stream.writable.abort(signal.reason))
    return new Response(stream.readable, { headers: { 'content-type': 'text/event-stream' } })
  })
})

afterEach(() => vi.unstubAllGlobals())

it('[WEB28] hears the events of a stream as they come, until it ends', async () => {
  const heard: StreamedEvent[] = []
  const writer = stream.writable.getWriter()
  const following = follow(heard)
  await write(writer, 'event: text\ndata: {"te')
  await write(writer, 'xt":"One."}\n\nevent: done\ndata: {"summary":{}}\n\n')
  await writer.close()
  await following
  expect(heard).toEqual([
    { event: 'text', data: { text: 'One.' } },
    { event: 'done', data: { summary: {} } },
  ])
})

it('[WEB28] fails with the call’s words when a stream breaks off, and quietly when it was closed', async () => {
  const broken = follow([])
  const writer = stream.writable.getWriter()
  await write(writer, 'event: text\n')
  await writer.abort(new Error('cut'))
  await expect(broken).rejects.toMatchObject({ status: 0, message: followSummary.says.failed })

  stream = new TransformStream()
  const closing = new AbortController()
  const closed = follow([], closing.signal)
  const reason = new Error('enough')
  closing.abort(reason)
  await expect(closed).rejects.toBe(reason)
})

it('[WEB28] is refused as other calls are', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ status: 404, message: 'Mail not found.', data: null }, { status: 404 }),
  )
  await expect(follow([])).rejects.toMatchObject({ status: 404, message: 'Mail not found.' })
})

function follow(heard: StreamedEvent[], signal = new AbortController().signal): Promise<void> {
  return followCall(followSummary, input, {
    hear: (event) => void heard.push(event),
    signal,
    timeoutMs: 5000,
  })
}

function write(writer: WritableStreamDefaultWriter<Uint8Array>, text: string): Promise<void> {
  return writer.write(new TextEncoder().encode(text))
}
