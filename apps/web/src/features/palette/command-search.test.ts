import fc from 'fast-check'
import { expect, it } from 'vitest'
import { searchCommands, withRecent } from './command-search.ts'

const commands = [
  { id: 'dashboard', label: 'Dashboard' },
  { id: 'dark', label: 'Dark theme', alias: 'appearance night' },
  { id: 'calendar', label: 'Calendar' },
  { id: 'month', label: 'Calendar: month' },
  { id: 'accessibility', label: 'Réglages' },
]

it('[PAL8] finds commands by the beginnings of their words, in any order, and by letters in order', () => {
  expect(idsFor('da')).toEqual(['dashboard', 'dark'])
  expect(idsFor('mon cal')).toEqual(['month'])
  expect(idsFor('clndr')).toEqual(['calendar', 'month'])
  expect(idsFor('night')).toEqual(['dark'])
  expect(idsFor('reglages')).toEqual(['accessibility'])
  expect(idsFor('zebra')).toEqual([])
})

it('[PAL8] finds every command by its own name', () => {
  fc.assert(
    fc.property(fc.constantFrom(...commands), ({ id, label }) => {
      expect(idsFor(label)[0]).toBe(id)
    }),
  )
})

it('[PAL9] remembers the last three commands, each once', () => {
  expect(['a', 'b', 'a', 'c', 'd'].reduce(withRecent, [] as readonly string[])).toEqual(['d', 'c', 'a'])
})

function idsFor(query: string): string[] {
  return searchCommands(commands, query).map(({ id }) => id)
}
