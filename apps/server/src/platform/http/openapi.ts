import { openApiDocument } from '@meridian/contract/openapi'
import { version } from '../config/version.ts'
import type { Server } from './serve.ts'

/** Takes a tenth of a second of a core to write, so the first request writes it and the start of the server does not. */
let document: string | undefined

export function serveOpenApi(app: Server['app']): void {
  app.get('/v1/openapi.json', (_request, reply) => {
    document ??= JSON.stringify(openApiDocument(version))
    return reply.header('cache-control', 'no-store').type('application/json; charset=utf-8').send(document)
  })
}
