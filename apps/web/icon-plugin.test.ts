import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { withoutKeys } from './icon-plugin.ts'

type Shape = readonly [tag: string, attributes: Readonly<Record<string, string>>]

describe('the icons of the built app', () => {
  it.each(['alarm-clock', 'calendar-days', 'key'])('%s has its shapes and no keys', (name) => {
    const code = readFileSync(fileURLToPath(import.meta.resolve(`lucide-react/icons/${name}`)), 'utf8')
    const before = shapesOf(code)
    expect(before.length).toBeGreaterThan(1)
    expect(before.every(([, { key }]) => key)).toBe(true)
    const after = shapesOf(withoutKeys(code))
    expect(after.some(([, attributes]) => 'key' in attributes)).toBe(false)
    expect(
      after.map(([tag, attributes], at) => [tag, { ...attributes, key: before[at]?.[1]['key'] }]),
    ).toEqual(before)
  })
})

function shapesOf(code: string): Shape[] {
  return [...code.matchAll(/\["(\w+)", \{ (.*?) \}\]/g)].map(([, tag = '', attributes = '']) => [
    tag,
    Object.fromEntries(
      [...attributes.matchAll(/(\w+): "(.*?)"/g)].map(([, name = '', value = '']) => [name, value]),
    ),
  ])
}
