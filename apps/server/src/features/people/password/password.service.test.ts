import { expect, it } from 'vitest'
import { hashPassword, isPassword } from './password.service.ts'

it.each([
  ['a NUL', 'with\0nul one', 'with\0nul two'],
  ['beyond 72 bytes', `${'x'.repeat(80)}1`, `${'x'.repeat(80)}2`],
  ['beyond the Latin letters', 'Łódź jest piękna', 'Łódź jest pięknA'],
  ['of spaces at the end', 'spaces count ', 'spaces count'],
])('[PPL4] counts every character: %s', async (_, password, other) => {
  const hash = await hashPassword(password)
  expect(await isPassword(password, hash)).toBe(true)
  expect(await isPassword(other, hash)).toBe(false)
})

it('[PPL4] knows a password again that another keyboard composes differently', async () => {
  const hash = await hashPassword('Zoë liebt Café'.normalize('NFC'))
  expect(await isPassword('Zoë liebt Café'.normalize('NFD'), hash)).toBe(true)
})

it('[PPL4] hashes with argon2id at OWASP cost and a salt of its own', async () => {
  const [one, other] = await Promise.all([hashPassword('the same words'), hashPassword('the same words')])
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(one).not.toBe(other)
})

it('[PPL11] fails without a hash, even for the password of the dummy hash', async () => {
  expect(await isPassword('', undefined)).toBe(false)
})
