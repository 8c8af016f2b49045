import { expect, it } from 'vitest'
import { passkeyProblem } from './passkeys.ts'

it('[SGN34] tells in words of the page what a browser says in its own', () => {
  const unable = new DOMException('Resident credentials are not supported.', 'NotSupportedError')
  expect(passkeyProblem(unable)).toBe('Your browser could not use a passkey. Please try again.')
})

it('[SGN33] says nothing where the dialog of the browser was closed', () => {
  expect(passkeyProblem(new DOMException('Closed.', 'NotAllowedError'))).toBeNull()
})

it('[SGN34] repeats what the server says', () => {
  expect(passkeyProblem(new Error('This passkey is not known here.'))).toBe('This passkey is not known here.')
})
