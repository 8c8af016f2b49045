import { describe, expect, it } from 'vitest'
import { otherRoles, type ReadRole } from './other-roles.ts'
import type { NamedTime, TimeRole } from './time-cues.ts'

describe('[GEN128] what the times of a mail may be as well', () => {
  it('has one or two other roles, likeliest first', () => {
    const others = otherRoles([aRole('meant', [0.6, 0.3, 0.1, 0, 0]), aRole('other', [0.2, 0, 0.8, 0, 0])])
    expect(others.map(({ roles }) => roles.map(({ role }) => role).join(' '))).toEqual([
      'left_out other',
      'meant meant',
      'other other',
      'left_out meant',
    ])
    expect(others.map(({ chance }) => chance)).toEqual([
      expect.closeTo(0.5),
      expect.closeTo(0.25),
      expect.closeTo(1 / 6),
      expect.closeTo(0.125),
    ])
  })

  it('is nothing for a length, and for what is clear', () => {
    expect(otherRoles([aRole('meant', [0.97, 0.01, 0.01, 0.01, 0])])).toEqual([])
    expect(otherRoles([aRole('meant', [0.5, 0, 0.5, 0, 0], 'length')])).toEqual([])
  })

  it('is never likelier than what was chosen', () => {
    const [first] = otherRoles([aRole('other', [0.4, 0, 0.3, 0.3, 0])])
    expect(first?.chance).toBe(1)
  })

  it('stays few however many times a mail names', () => {
    const many = Array.from({ length: 240 }, () => aRole('meant', [0.3, 0.2, 0.2, 0.2, 0.1]))
    expect(otherRoles(many)).toHaveLength(24)
  })
})

function aRole(role: TimeRole, shares: readonly number[], kind: 'days' | 'length' = 'days'): ReadRole {
  const item = { kind, start: 0, end: 1 } as NamedTime['item']
  return { role, likelihood: 1, shares, time: { item, read: item, role, cues: [] } }
}
