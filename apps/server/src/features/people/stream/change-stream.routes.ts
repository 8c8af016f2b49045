import { followChanges } from '@meridian/contract'
import type { Server } from '../../../platform/http/serve.ts'
import { serveStream } from '../../../platform/http/serve-stream.ts'
import { type ChangeStreams, startChangeStreams } from './change-stream.service.ts'

/** Serves the stream of changes; the returned object must be closed with the server. */
export function changeStreamRoutes(server: Server): ChangeStreams {
  const live = startChangeStreams(server)
  serveStream(server, followChanges, ({ query }, { actor }) => live.follow(actor, query.recent_ms))
  return live
}
