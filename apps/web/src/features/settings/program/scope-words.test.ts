import { scopes } from '@meridian/contract'
import { expect, it } from 'vitest'
import { scope_areas, wordsOfScopes } from './scope-words.ts'

it('[PRG25] offers every scope once', () => {
  const offered = scope_areas.flatMap(({ choices }) => choices.map(({ scope }) => scope))
  expect(offered.toSorted((a, b) => a.localeCompare(b))).toEqual(
    scopes.toSorted((a, b) => a.localeCompare(b)),
  )
})

it('[PRG27] says what a token may do, area by area', () => {
  expect(wordsOfScopes(['mail:send', 'meetings:read', 'mail:read'])).toBe(
    'Meetings, polls, labels and invitations: See · Mail: See and Send',
  )
  expect(wordsOfScopes(['profile:read'])).toBe('Your profile: See')
})
