import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'

const own = fileURLToPath(new URL('../../../reference/', import.meta.url))
const library = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'))

const files = [
  { path: '/reference', file: join(own, 'page.html'), type: 'text/html' },
  { path: '/reference/show.js', file: join(own, 'show.js'), type: 'text/javascript' },
  { path: '/reference/swagger-ui.css', file: join(library, 'swagger-ui.css'), type: 'text/css' },
  {
    path: '/reference/swagger-ui-bundle.js',
    file: join(library, 'swagger-ui-bundle.js'),
    type: 'text/javascript',
  },
]

/** The API's reference, to read and to try out in a browser. */
export function serveReference(app: FastifyInstance): void {
  for (const { path, file, type } of files) {
    let content: Buffer | undefined
    app.get(path, (_request, reply) => {
      // Read at the first request: most instances never show this page, and it weighs 2 MB.
      content ??= readFileSync(file)
      return reply.type(`${type}; charset=utf-8`).header('cache-control', 'no-cache').send(content)
    })
  }
}
