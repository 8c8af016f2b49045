import { describe, expect, it } from 'vitest'
import { startTestServer } from '../../../test/server.ts'

const paths = ['/v1/user', '/v1/instance', '/v1/openapi.json', '/v1/nothing', '/healthz', '/reference']

describe('[API7]', () => {
  it('forbids sniffing, framing, foreign scripts and referrers in every answer', async () => {
    const server = await startTestServer()
    try {
      for (const path of paths) {
        const { headers } = await server.send({ method: 'GET', path })
        expect(headers).toMatchObject({
          'x-content-type-options': 'nosniff',
          'referrer-policy': 'no-referrer',
          'cross-origin-opener-policy': 'same-origin',
          'cross-origin-resource-policy': 'same-origin',
        })
        const policy = String(headers['content-security-policy']).split(';')
        const isData = ['/v1/user', '/v1/instance'].includes(path)
        if (isData) expect(policy).toEqual(["default-src 'none'", "frame-ancestors 'none'"])
        else
          expect(policy).toEqual(
            expect.arrayContaining([
              "default-src 'none'",
              "script-src 'self'",
              "frame-src 'self'",
              "frame-ancestors 'none'",
              "object-src 'none'",
            ]),
          )
        expect(headers['x-frame-options']).toBe(isData ? undefined : 'SAMEORIGIN')
        expect(policy.join()).not.toMatch(/script-src[^,]*unsafe/)
        expect(headers['access-control-allow-origin']).toBeUndefined()
        expect(headers['x-powered-by']).toBeUndefined()
        expect(headers['content-type']).toMatch(/; charset=utf-8$/)
      }
    } finally {
      await server.close()
    }
  })

  it('lets no cache store anything below /v1', async () => {
    const server = await startTestServer()
    try {
      const { access_token } = await server.aPerson()
      const statuses = new Set<number>()
      for (const path of [
        '/v1/user',
        '/v1/user/suggestions',
        '/v1/instance',
        '/v1/nothing',
        '/v1/user/auth/login',
      ]) {
        for (const token of [undefined, access_token]) {
          const answer = await server.send({ method: 'GET', path, ...(token !== undefined && { token }) })
          expect(answer.headers['cache-control']).toBe('no-store')
          statuses.add(answer.status)
        }
      }
      expect(statuses).toEqual(new Set([200, 400, 401, 404, 405]))
    } finally {
      await server.close()
    }
  })

  it('sends HSTS to browsers on HTTPS, and only there', async () => {
    for (const [address, expected] of [
      ['https://meet.example', 'max-age=63072000; includeSubDomains'],
      ['http://meet.example', undefined],
    ] as const) {
      const server = await startTestServer({ settings: { PUBLIC_URL: address } })
      const { headers } = await server.send({ method: 'GET', path: '/healthz' })
      await server.close()
      expect(headers['strict-transport-security']).toBe(expected)
    }
  })
})
