import { describe, expect, it } from 'vitest'
import { hashOf } from './cue-table.ts'
import { judgeMail } from '../judge-mail.ts'
import { likelyRole, withLikelyRoles } from './likely-roles.ts'
import type { NamedTime } from './time-cues.ts'

/** Says of each time that it is something else. */
const table = {
  keys: Uint32Array.of(hashOf('any')),
  weights: Int8Array.of(0, 0, 100, 0, 0),
  classes: 5,
  unit: 0.1,
}

describe('[GEN192] the role of a time', () => {
  it('is the one by the weights that were learned', () => {
    expect(likelyRole(aTime({}), table).role).toBe('other')
  })

  it('is the one by the grammar where its words leave no doubt', () => {
    const { role, likelihood, shares } = likelyRole(aTime({ isSettled: true }), table)
    expect(role).toBe('meant')
    expect(likelihood).toBeCloseTo(0.97)
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1)
  })
})

it('[GEN177] hours that were learned to be meant count in the zone beside them', () => {
  const text = 'Our team is in from 2 pm to 6 pm IST.'
  const { judged, grounds } = judgeMail({ subject: '', text, language: 'en', sentOn: '2027-01-13T09:00' })
  const context = { ...grounds, about: [], told: [], length: null }
  const meant = { role: 'meant', likelihood: 1, shares: [1, 0, 0, 0, 0] } as const
  const told = withLikelyRoles(judged, context, () => meant).told.flat()
  expect(told.map(({ kind }) => kind)).toEqual(['hours', 'zone'])
  expect(told).toContainEqual(expect.objectContaining({ kind: 'zone', zone: 'Asia/Kolkata' }))
})

function aTime(more: object): NamedTime {
  const item = { kind: 'days', start: 0, end: 1, ...more } as NamedTime['item']
  return { item, read: item, role: 'meant', cues: ['any'] }
}
