import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { ZoneData } from '@meridian/engine'
import type { Server } from '../../../platform/http/serve.ts'
import { zonesInUse } from '../../../platform/zones.ts'

/**
 * Serves the zone data in use to browsers, whose own may be older. Requested with each load of the page, and
 * answered 304 where they are the same.
 */
export function zoneRoutes({ app }: Server): void {
  app.get('/v1/zones', async (request, reply) => {
    const data = zonesInUse()?.data
    if (!data) return reply.code(204).header('cache-control', 'no-cache').send()
    const file = await fileOf(data)
    reply.header('cache-control', 'no-cache').header('etag', file.tag).header('vary', 'accept-encoding')
    if (request.headers['if-none-match']?.includes(file.tag)) return reply.code(304).send()
    const accepted = (request.headers['accept-encoding'] ?? '').split(/[\s,;]+/)
    const coding = (['br', 'gzip'] as const).find((one) => accepted.includes(one))
    if (coding) reply.header('content-encoding', coding)
    return reply.type('application/json; charset=utf-8').send(file[coding ?? 'plain'])
  })
}

interface ZoneFile {
  readonly tag: string
  readonly plain: Buffer
  readonly gzip: Buffer
  readonly br: Buffer
}

const files = new WeakMap<ZoneData, Promise<ZoneFile>>()

function fileOf(data: ZoneData): Promise<ZoneFile> {
  const known = files.get(data)
  if (known) return known
  const file = compress(Buffer.from(JSON.stringify(data)))
  files.set(data, file)
  return file
}

async function compress(plain: Buffer): Promise<ZoneFile> {
  const tag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 20)}"`
  const [gzipped, br] = await Promise.all([
    promisify(gzip)(plain, { level: 9 }),
    promisify(brotliCompress)(plain),
  ])
  return { tag, plain, gzip: gzipped, br }
}
