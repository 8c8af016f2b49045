import fc from 'fast-check'
import { expect, it } from 'vitest'
import { testBox } from '../../../../test/test-box.ts'
import { makeSecretBox } from '../../../platform/security/secret-box.ts'
import { answerLink, answerToken, readAnswerToken } from './rsvp-link.service.ts'

const id = '0199d5a2-7c1e-7b3a-9f00-0123456789ab'

it('[INV54] leads back to the person it was made for, and is the same each time', () => {
  const link = answerLink(testBox, 'https://plan.example', id)
  expect(link).toMatch(/^https:\/\/plan\.example\/answer\/[\w-]{43}$/)
  expect(answerLink(testBox, 'https://plan.example', id)).toBe(link)
  fc.assert(
    fc.property(fc.uuid(), (one) => {
      expect(readAnswerToken(testBox, answerToken(testBox, one))).toBe(one)
    }),
  )
})

it('[INV54] reads nothing that another key has made, or that was altered in any place', () => {
  const token = answerToken(testBox, id)
  expect(readAnswerToken(makeSecretBox('another key that is quite long enough'), token)).toBeUndefined()
  for (let at = 0; at < token.length; at += 1) {
    for (const character of 'A_9w') {
      if (token[at] === character) continue
      const altered = token.slice(0, at) + character + token.slice(at + 1)
      expect(readAnswerToken(testBox, altered)).toBeUndefined()
    }
  }
})

it('[INV54] reads nothing of what is no token', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300 }), (text) => {
      expect(readAnswerToken(testBox, text)).toBeUndefined()
    }),
  )
})
