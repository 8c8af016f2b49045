import { changePassword } from '@meridian/contract'
import { expect, it } from 'vitest'
import { changedSentence, no_passwords, passwordProblems, refusedPasswords } from './passwords.ts'

it('[SET18] refuses the lengths that the API refuses, in the same words', () => {
  for (const new_password of ['', 'x'.repeat(7), 'x'.repeat(8), 'x'.repeat(128), 'x'.repeat(129)]) {
    const passwords = { current_password: 'old', new_password }
    const refused = changePassword.body.safeParse(passwords).error?.issues[0]?.message
    expect(passwordProblems(passwords).new_password).toBe(refused)
  }
  expect(passwordProblems(no_passwords).current_password).toBe('Enter your current password.')
})

it('[SET18] puts what the server says at its field', () => {
  const message = 'This is not your password.'
  expect(refusedPasswords([{ path: 'current_password', message }])).toEqual({ current_password: message })
  expect(refusedPasswords([{ path: 'elsewhere', message }])).toEqual({})
})

it('[SET18] says how many sessions ended', () => {
  expect([0, 1, 2].map(changedSentence)).toEqual([
    'Password changed successfully.',
    'Password changed successfully. 1 other session ended.',
    'Password changed successfully. 2 other sessions ended.',
  ])
})
