import { expect, it } from 'vitest'
import { needsAttention, notSentReason, outgoingTitle } from './outgoing-status.ts'

const now = Date.parse('2026-11-20T09:00:00Z')

it('[WML36] shows replies that were given up or are held up, and none that is just on its way', () => {
  expect(needsAttention({ state: 'failed', problem: null })).toBe(true)
  expect(needsAttention({ state: 'waiting', problem: 'The server is busy.' })).toBe(true)
  expect(needsAttention({ state: 'waiting', problem: null })).toBe(false)
  expect(needsAttention({ state: 'sending', problem: 'The server was busy.' })).toBe(false)
  expect(needsAttention({ state: 'sent', problem: null })).toBe(false)
})

it('[WML37] says why a reply is still here and when it is tried again', () => {
  const problem = 'Google wants you to connect again.'
  expect(notSentReason({ problem, next_try_at: null }, now)).toBe(
    "Google wants you to connect again. Meridian doesn't retry it automatically.",
  )
  expect(notSentReason({ problem, next_try_at: '2026-11-20T09:05:00.000Z' }, now)).toBe(
    'Google wants you to connect again. Next try in 5 min.',
  )
  expect(notSentReason({ problem: null, next_try_at: '2026-11-20T09:00:00.000Z' }, now)).toBe(
    'It could not be handed over. Next try now.',
  )
})

it('[WML37] counts what was given up, or else what waits', () => {
  expect(outgoingTitle([{ state: 'waiting' }])).toBe('One reply waits to be sent')
  expect(outgoingTitle([{ state: 'waiting' }, { state: 'waiting' }])).toBe('2 replies wait to be sent')
  expect(outgoingTitle([{ state: 'waiting' }, { state: 'failed' }])).toBe('2 replies were not sent')
})
