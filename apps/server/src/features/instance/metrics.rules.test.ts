import { expect, it } from 'vitest'
import { readConfig } from '../../platform/config/config.ts'
import { mayReadMetrics } from './metrics.rules.ts'

const token = 'a-token-for-prometheus'

function isRead(settings: NodeJS.ProcessEnv, peer: string, headers: Record<string, string> = {}) {
  return mayReadMetrics(readConfig(settings, '/'), { peer, headers })
}

it.each(['127.0.0.1', '127.3.2.1', '::1', '::ffff:127.0.0.1'])(
  '[RUN45] lets a program on this machine read without a token, from %s',
  (peer) => expect(isRead({}, peer)).toBe(true),
)

it.each(['192.0.2.7', '2001:db8::1', '::ffff:192.0.2.7', '10.0.0.1', ''])(
  '[RUN45] refuses %j without a token',
  (peer) => expect(isRead({}, peer)).toBe(false),
)

it.each(['forwarded', 'via', 'x-forwarded-for', 'x-real-ip'])(
  '[RUN45] refuses what a proxy on this machine passes on with %s',
  (name) => expect(isRead({}, '127.0.0.1', { [name]: 'for=192.0.2.7' })).toBe(false),
)

it('[RUN45] wants the token once the address is public, and wherever there is one', () => {
  const authorization = `Bearer ${token}`
  expect(isRead({ PUBLIC_URL: 'https://meet.example' }, '127.0.0.1')).toBe(false)
  expect(isRead({ PUBLIC_URL: 'https://meet.example' }, '127.0.0.1', { authorization })).toBe(false)
  expect(isRead({ METRICS_TOKEN: token }, '127.0.0.1')).toBe(false)
  for (const wrong of [token, `Bearer ${token}x`, 'Bearer', `Basic ${token}`, `Bearer ${token} ${token}`]) {
    expect(isRead({ METRICS_TOKEN: token }, '127.0.0.1', { authorization: wrong })).toBe(false)
  }
  const settings = { METRICS_TOKEN: token, PUBLIC_URL: 'https://meet.example' }
  expect(isRead(settings, '192.0.2.7', { authorization, 'x-forwarded-for': '192.0.2.9' })).toBe(true)
})
