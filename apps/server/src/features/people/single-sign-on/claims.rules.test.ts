import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Claims, isAdmitted, nameIn, provenAddress } from './claims.rules.ts'

describe('claims', () => {
  it.each([
    [{ given_name: 'Ana', family_name: 'de la Cruz' }, 'Ana', 'de la Cruz'],
    [{ name: 'Ana María Cruz' }, 'Ana María', 'Cruz'],
    [{ preferred_username: 'ana' }, 'ana', ''],
    [{ email: 'ana@people.example' }, 'ana', ''],
    [{ given_name: '  ', name: '' }, 'New user', ''],
  ])('[SGN45] %j is a first and a last name', (claims, first_name, last_name) => {
    expect(nameIn(Claims.parse({ sub: 's', ...claims }))).toEqual({ first_name, last_name })
  })

  it('[SGN45] an address counts only where the provider vouches for it', () => {
    expect([true, 'true'].map(provenWhere)).toEqual(['a@people.example', 'a@people.example'])
    expect([false, 'false', 1, 'yes', null, undefined, {}].map(provenWhere)).toEqual(Array(7).fill(undefined))
  })

  it('[SGN45] whatever a provider says is read or left out, and only a subject is needed', () => {
    fc.assert(
      fc.property(
        fc.record({ sub: fc.string({ minLength: 1, maxLength: 255 }) }),
        fc.object(),
        ({ sub }, rest) => {
          const claims = Claims.parse({ ...rest, sub })
          expect(claims.sub).toBe(sub)
          expect(nameIn(claims).first_name.length).toBeGreaterThan(0)
        },
      ),
    )
  })

  it('[SGN45] a domain is admitted as a whole', () => {
    expect(isAdmitted('a@people.example', ['people.example'])).toBe(true)
    expect(isAdmitted('a@PEOPLE.example', ['people.example'])).toBe(true)
    expect(isAdmitted('a@evilpeople.example', ['people.example'])).toBe(false)
    expect(isAdmitted('a@people.example', [])).toBe(false)
    expect(isAdmitted('a@anything.example', ['*'])).toBe(true)
  })
})

function provenWhere(email_verified: unknown): string | undefined {
  return provenAddress(Claims.parse({ sub: 's', email: 'a@people.example', email_verified }))
}
