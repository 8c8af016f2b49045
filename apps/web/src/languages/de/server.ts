import type { Texts } from '../../platform/text/catalogue.ts'

/** What the server says, and the words of the contract. */
export const server: Texts = {
  '{field} must be text.': '{field}: Hier wird Text erwartet.',
  '{field} must be at most {max} characters long.': '{field}: höchstens {max} Zeichen.',
  '{field} must not be empty.': '{field}: Bitte ausfüllen.',
  '{field} must be a whole number from {min} to {max}.':
    '{field}: Bitte eine ganze Zahl von {min} bis {max} angeben.',
  '{field} must be one of {values}.': '{field}: Möglich sind {values}.',
}
