import { createHmac } from 'node:crypto'
import { expect, it } from 'vitest'
import { outsideHostsOf } from '../../platform/config/outside-hosts-config.ts'
import {
  addressProblem,
  changesWhatIsTold,
  hasFailedLong,
  newWebhookSecret,
  nextAttempt,
  signDelivery,
} from './webhook.rules.ts'

const now = new Date('2026-11-20T09:00:00.900Z')

// The vector that the libraries of Standard Webhooks are tested with.
it('[PRG15] signs as the example of Standard Webhooks', () => {
  const example = {
    webhook_delivery_id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    body: '{"test": 2432232314}',
    secrets: ['whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'],
  }
  expect(signDelivery(example, new Date(1_614_265_330_000))).toEqual({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  })
})

function signed(...secrets: string[]): string {
  return signDelivery({ webhook_delivery_id: '1', body: '{}', secrets }, now)['webhook-signature']
}

it('[PRG21] signs with each secret, the current one first', () => {
  const [fresh, former] = [newWebhookSecret(), newWebhookSecret()]
  expect(signed(fresh, former)).toBe(`${signed(fresh)} ${signed(former)}`)
})

it('[PRG20] knows what changes who is told what', () => {
  const before = {
    webhook_url: 'https://a.example/hook',
    event_types: ['meeting.created', 'booking.created'],
  } as const
  const told = { ...before, event_types: [...before.event_types] }
  expect(changesWhatIsTold(told, { ...told, event_types: ['booking.created', 'meeting.created'] })).toBe(
    false,
  )
  expect(changesWhatIsTold(told, { ...told, event_types: ['booking.created'] })).toBe(true)
  expect(changesWhatIsTold(told, { ...told, event_types: ['booking.created', 'meeting.changed'] })).toBe(true)
  expect(changesWhatIsTold(told, { ...told, webhook_url: 'https://a.example/other' })).toBe(true)
})

it('[PRG15] has a secret of its own each time, of 256 bits', () => {
  const secrets = Array.from({ length: 50 }, newWebhookSecret)
  for (const secret of secrets) {
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    const key = Buffer.from(secret.slice(6), 'base64')
    const expected = createHmac('sha256', key).update('1.1795165200.{}').digest('base64')
    const signed = signDelivery(
      { webhook_delivery_id: '1', body: '{}', secrets: [secret] },
      new Date(1_795_165_200_000),
    )
    expect(signed['webhook-signature']).toBe(`v1,${expected}`)
  }
  expect(new Set(secrets).size).toBe(50)
})

it('[PRG16] is tried ten times in about three days', () => {
  const pauses = Array.from({ length: 10 }, (_, index) => nextAttempt(index + 1, now))
  const seconds = pauses.map((next) => next && (next.getTime() - now.getTime()) / 1000)
  expect(seconds).toEqual([5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400, null])
})

it.each([
  ['in seconds', '120', 120],
  ['as a date', 'Fri, 20 Nov 2026 10:00:00 GMT', 3599.1],
  ['never before the pause is over', '1', 5],
  ['a day at most', '9999999', 86_400],
  ['not by a word', 'soon', 5],
])('[PRG16] comes back when the receiver says, %s', (_, retry_after, seconds) => {
  expect(Number(nextAttempt(1, now, retry_after)) - now.getTime()).toBe(seconds * 1000)
  expect(nextAttempt(10, now, retry_after)).toBeNull()
})

it('[PRG17] has failed long after five days without an arrival', () => {
  expect(hasFailedLong(null, now)).toBe(false)
  expect(hasFailedLong(new Date('2026-11-15T09:00:00.901Z'), now)).toBe(false)
  expect(hasFailedLong(new Date('2026-11-15T09:00:00.900Z'), now)).toBe(true)
})

it('[PRG13] has an address of https, without a password', () => {
  const rule = outsideHostsOf('WEBHOOK_HOSTS', '*,flows.example.org')
  expect(addressProblem('https://hooks.example.com/a?b=c', rule)).toBeUndefined()
  expect(addressProblem('http://flows.example.org:5678/hook', rule)).toBeUndefined()
  for (const wrong of [
    '',
    'hooks.example.com',
    'https://',
    'https:',
    '//hooks.example.com',
    'https://a b.example',
  ])
    expect(addressProblem(wrong, rule)).toContain('such as')
  for (const wrong of [
    'http://hooks.example.com',
    'ftp://flows.example.org',
    'file://flows.example.org/etc/passwd',
  ])
    expect(addressProblem(wrong, rule)).toContain('https://')
  expect(addressProblem('https://ada:secret@hooks.example.com', rule)).toContain('password')
})
