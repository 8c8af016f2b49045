import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { isApiToken, newApiToken } from './api-token.ts'

const made = Array.from({ length: 200 }, newApiToken)

it('[PRG1] looks like what secret scanners search for, and differs each time', () => {
  for (const { api_token, token_sha256, token_start } of made) {
    expect(api_token).toMatch(/^mrd_[0-9A-Za-z]{42}$/)
    expect(isApiToken(api_token)).toBe(true)
    expect(api_token.startsWith(token_start)).toBe(true)
    expect(token_start).toHaveLength(8)
    expect(token_sha256).toEqual(createHash('sha256').update(api_token).digest())
  }
  expect(new Set(made.map(({ api_token }) => api_token)).size).toBe(made.length)
})

it('[PRG1] has a checksum that other programs can compute', () => {
  // zlib.crc32 of Python, in base 62.
  expect(isApiToken(`mrd_${'0'.repeat(36)}2GiEBM`)).toBe(true)
})

it('[PRG4] shows every single mistyped character, a swap of two neighbors and a cut', () => {
  const [{ api_token } = { api_token: '' }] = made
  for (let place = 0; place < api_token.length; place += 1) {
    const other = api_token[place] === 'x' ? 'y' : 'x'
    expect(isApiToken(`${api_token.slice(0, place)}${other}${api_token.slice(place + 1)}`)).toBe(false)
    expect(isApiToken(api_token.slice(0, place))).toBe(false)
    const [one = '', two = ''] = api_token.slice(place, place + 2)
    if (one === two || two === '') continue
    expect(isApiToken(`${api_token.slice(0, place)}${two}${one}${api_token.slice(place + 2)}`)).toBe(false)
  }
  expect(isApiToken('')).toBe(false)
})
