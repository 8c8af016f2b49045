import { getInstance } from '@meridian/contract'
import { expect, it } from 'vitest'
import { startTestServer } from './server.ts'

const provider = {
  PUBLIC_URL: 'http://localhost:3000',
  OIDC_ISSUER: 'https://login.example.com',
  OIDC_CLIENT_ID: 'meridian',
  OIDC_CLIENT_SECRET: 'made up',
}

it('serves the routes of a server alone, whatever a server before it had', async () => {
  const statuses: number[] = []
  for (const settings of [{}, provider, {}, provider]) {
    const server = await startTestServer({ settings })
    const { status } = await server.send({ method: 'POST', path: '/auth/sso/oidc/logout', payload: '' })
    statuses.push(status)
    expect(server.routes.some(({ url }) => url === '/auth/sso/oidc/logout')).toBe(settings === provider)
    await server.close()
  }
  expect(statuses).toEqual([404, 400, 404, 400])
})

it('remembers nothing of a server before it, and tells two at once apart', async () => {
  const settings = { METRICS_TOKEN: 'a-token-for-prometheus' }
  const authorization = `Bearer ${settings.METRICS_TOKEN}`
  const first = await startTestServer({ settings })
  await first.call(getInstance, {})
  const second = await startTestServer({ settings })
  const requestsOf = async ({ send }: typeof first) =>
    (await send({ method: 'GET', path: '/metrics', headers: { authorization } })).text.match(
      /^meridian_http_request_duration_seconds_count\{.*/gm,
    ) ?? []
  expect(await requestsOf(first)).toHaveLength(1)
  expect(await requestsOf(second)).toEqual([])
  await first.close()
  await second.close()

  const third = await startTestServer({ settings })
  expect(await requestsOf(third)).toEqual([])
  await third.close()
})
