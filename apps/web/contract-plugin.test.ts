import * as contract from '@meridian/contract'
import { describe, expect, it } from 'vitest'
import { asBrowserModule } from './contract-plugin.ts'

describe('what the browser gets of the contract', () => {
  it('has addresses, texts and constants, and no schema', async () => {
    const { updateUser, roles, ...others } = await load(asBrowserModule(contract))
    const { method, path, says } = contract.updateUser
    expect(updateUser).toMatchObject({ method, path, says })
    expect(Object.keys(updateUser as object)).not.toEqual(expect.arrayContaining(['body', 'reply']))
    expect(roles).toEqual(contract.roles)
    expect(others).not.toHaveProperty('User')
  })

  it('has every call', async () => {
    const given = await load(asBrowserModule(contract))
    const calls = Object.entries(contract).filter(([, value]) => Object.hasOwn(Object(value), 'says'))
    expect(calls.length).toBeGreaterThan(100)
    expect(calls.map(([name]) => name).filter((name) => !(name in given))).toEqual([])
  })
})

function load(code: string): Promise<Record<string, unknown>> {
  return import(`data:text/javascript,${encodeURIComponent(code)}`)
}
