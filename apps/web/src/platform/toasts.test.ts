import { afterEach, expect, it } from 'vitest'
import { sayDone, sayFailed, sayFetched, toasts } from './toasts.ts'

afterEach(() => toasts.clear())

it('[TO1] shows what was done for 5 seconds, and a refresh that was asked for during one', () => {
  sayDone('Meeting created successfully.')
  sayFetched('Meetings fetched successfully')
  expect(listShown()).toEqual([
    ['success', 'Meetings fetched successfully', 1000],
    ['success', 'Meeting created successfully.', 5000],
  ])
})

it('[TO1] shows a failure until it is closed', () => {
  sayFailed('Failed to login. Please try again.')
  expect(listShown()).toEqual([['error', 'Failed to login. Please try again.', undefined]])
})

it('[TO2] says what the server said, and the words of the screen where it said nothing', () => {
  sayFailed(new Error('The meeting is over.'), 'Error in deleting meeting')
  sayFailed(new Error(''), 'Error in deleting label')
  expect(listShown().map(([, text]) => text)).toEqual(['Error in deleting label', 'The meeting is over.'])
})

it('[TO2] says nothing twice', () => {
  sayFailed('Failed to get weather')
  sayFailed('Failed to get weather')
  expect(listShown()).toHaveLength(1)
})

function listShown() {
  return toasts.visibleToasts.map(({ content, timeout }) => [content.kind, content.text, timeout])
}
