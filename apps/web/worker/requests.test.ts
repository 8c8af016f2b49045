import { expect, it } from 'vitest'
import { whatAnswers } from './requests.ts'
import { newestOf, outdated, shellName } from './shells.ts'

const origin = 'https://meet.people.example'

it.each([
  '/',
  '/user/meetings',
  '/user/meetings/1?occurrence=x',
  '/auth/login',
  '/admin/users',
  '/privacy_policy',
])('[WEB69] answers for the screen %s', (path) => expect(whatAnswers(opening(path), origin)).toBe('page'))

it.each([
  '/answer/abc',
  '/book/abc',
  '/poll/abc',
  '/feed/abc.ics',
  '/mail-document/abc',
  '/reference',
  '/v1/user',
  '/healthz',
  '/userland',
])('[WEB69] leaves %s to the network', (path) => {
  expect(whatAnswers(opening(path), origin)).toBeNull()
  expect(whatAnswers({ ...opening(path), mode: 'cors' }, origin)).toBeNull()
})

it('[WEB69] answers for parts of the app that are read, and for no other site', () => {
  const part = { method: 'GET', mode: 'cors', url: `${origin}/assets/start-abc.js` } as const
  expect(whatAnswers(part, origin)).toBe('part')
  expect(whatAnswers({ ...part, url: `${origin}/theme.js` }, origin)).toBe('part')
  expect(whatAnswers({ ...part, method: 'POST' }, origin)).toBeNull()
  expect(whatAnswers({ ...part, url: 'https://other.example/assets/start-abc.js' }, origin)).toBeNull()
  expect(whatAnswers({ ...part, url: `${origin}/assets-of-mine/x` }, origin)).toBeNull()
})

it('[WEB71] keeps the version that takes over and the one before it', () => {
  const names = ['guest', shellName('a'), shellName('b'), shellName('c')]
  expect(newestOf(names)).toBe(shellName('c'))
  expect(newestOf(['guest'])).toBeUndefined()
  expect(outdated(names, shellName('c'))).toEqual([shellName('a')])
  expect(outdated(['guest', shellName('a')], shellName('a'))).toEqual([])
})

function opening(path: string) {
  return { method: 'GET', mode: 'navigate', url: `${origin}${path}` } as const
}
