import { expect, it } from 'vitest'
import { nextPath } from './next-path.ts'

it.each(['/user/meetings/42', '/user/meetings?search_term=a%2Fb&page=2#top', '/'])(
  '[WEB41] goes on to %j',
  (next) => {
    expect(nextPath(next, '/home')).toBe(next)
  },
)

it.each([
  null,
  '',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '\\\\evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  'user/meetings',
  '/x/..//evil.example',
  '/auth/login?next=/auth/login',
])('[WEB41] stays at home instead of %j', (next) => {
  expect(nextPath(next, '/home')).toBe('/home')
})
