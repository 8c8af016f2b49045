import { dictionary } from '@zxcvbn-ts/language-common'

/** The shortest password of the contract; shorter words need no check. */
const least_length = 8

const common_passwords: ReadonlySet<string> = new Set(
  dictionary['passwords-common'].filter((password) => password.length >= least_length),
)

/** What everybody who attacks an instance of this product tries. The documentation lists them (security-asvs.md). */
const words_of_the_product: ReadonlySet<string> = new Set([
  'meridian',
  'meeting',
  'meetings',
  'calendar',
  'schedule',
  'scheduling',
])

/**
 * Why a password of allowed length is too easy to guess, as text for its owner; undefined when it is not.
 * Common passwords and facts about the owner are the first guesses of every attack.
 */
export function weaknessOf(
  password: string,
  owner: { readonly primary_email: string; readonly first_name: string; readonly last_name: string },
): string | undefined {
  const guess = password.trim().toLowerCase()
  if (guess === '' || common_passwords.has(guess)) {
    return 'This password is one of the most common ones. Please choose another.'
  }
  const letters = guess.replaceAll(/[^\p{L}]/gu, '')
  if (words_of_the_product.has(letters)) {
    return 'This password is easy to guess here. Please choose another.'
  }
  const known = namesOf(owner).map((name) => name.trim().toLowerCase())
  if (known.includes(guess)) {
    return 'The password must not be your name or your email address.'
  }
  return undefined
}

function namesOf({ primary_email, first_name, last_name }: Parameters<typeof weaknessOf>[1]): string[] {
  return [
    primary_email,
    primary_email.split('@', 1)[0] ?? '',
    first_name,
    last_name,
    `${first_name} ${last_name}`,
    `${first_name}${last_name}`,
    `${last_name} ${first_name}`,
    `${last_name}${first_name}`,
  ]
}
