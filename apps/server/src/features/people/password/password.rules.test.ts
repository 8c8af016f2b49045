import { describe, expect, it } from 'vitest'
import { weaknessOf } from './password.rules.ts'

const ada = {
  primary_email: 'ada.lovely@people.example',
  first_name: 'Adelgunde',
  last_name: 'Beispiel-Muster',
}

describe('[PPL4]', () => {
  it.each(['password', 'Password1', ' iloveyou ', '12345678', 'qwertyuiop', '1q2w3e4r5t', 'TRUSTNO1'])(
    'refuses the common password %j',
    (password) => {
      expect(weaknessOf(password, ada)).toMatch(/most common/)
    },
  )

  it.each([
    'ada.lovely@people.example',
    'ADA.LOVELY@people.example',
    'ada.lovely',
    'adelgunde',
    'Beispiel-Muster',
    'Adelgunde Beispiel-Muster',
    'beispiel-musteradelgunde',
  ])('refuses %j, which is the name or the address', (password) => {
    expect(weaknessOf(password, ada)).toMatch(/name or your email/)
  })

  it.each(['meridian1', 'Meridian2026!', '  MEETING-1', '123calendar', 'Scheduling?'])(
    'refuses %j, which is a word of the product',
    (password) => {
      expect(weaknessOf(password, ada)).toMatch(/easy to guess here/)
    },
  )

  it.each([
    'correct horse battery',
    'my meridian calendar',
    'aaaabbbbcccd',
    'пароль мой длинный',
    '        x',
    '🐎🐎🐎🐎🔋',
  ])('lets %j pass', (password) => {
    expect(weaknessOf(password, ada)).toBeUndefined()
  })

  it('takes neither an empty last name nor a row of spaces for a password of its own', () => {
    expect(weaknessOf('        ', { ...ada, last_name: '' })).toMatch(/most common/)
  })
})
