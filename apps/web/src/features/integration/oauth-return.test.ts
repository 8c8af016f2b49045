import { expect, it } from 'vitest'
import { readReturn } from './oauth-return.ts'

const back = (type: string, query: string) => readReturn(type, new URLSearchParams(query))

it('[SET33] takes code and state from the address', () => {
  expect(back('google', 'code=4%2Fabc&state=s&scope=openid')).toEqual({
    kind: 'granted',
    type: 'google',
    code: '4/abc',
    state: 's',
  })
})

it.each([
  ['fax', 'code=1&state=2', 'Invalid integration type.'],
  ['google', 'state=2', 'Failed to get oauth code. Please try again.'],
  ['google', 'code=&state=2', 'Failed to get oauth code. Please try again.'],
  ['google', 'code=1', 'Failed to verify oauth token. Please try again.'],
  [
    'zoom',
    'error=access_denied&state=2',
    'Failed to verify oauth token. Please try again. Access was not allowed at Zoom, so nothing has changed.',
  ],
])('[SET33] says why nothing has changed: %s?%s', (type, query, sentence) => {
  expect(back(type, query)).toEqual({ kind: 'failed', sentence })
})

it('[SET33] shows nothing of what an address claims a provider says', () => {
  const told = back('calendly', 'error=call+0900&error_description=Your+account+is+locked&state=2')
  expect(told).toEqual({
    kind: 'failed',
    sentence:
      'Failed to verify oauth token. Please try again. Calendly gave no access, so nothing has changed.',
  })
})
