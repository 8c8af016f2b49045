/** A text without what opens something: keys, tokens, passwords and numbers of cards. What is left says so. */
export function redactSecrets(text: string): string {
  const withoutKeys = secrets.reduce((left, secret) => left.replaceAll(secret, removed), text)
  const withoutPasswords = withoutKeys.replaceAll(password, (_, label: string) => `${label}${removed}`)
  return withoutPasswords.replaceAll(card, (digits) => (isCard(digits) ? removed : digits))
}

const removed = '[removed]'

const secrets = [
  /-----BEGIN [A-Z ]*PRIVATE KEY-----(?:[^-]|-(?!----))+-----END [A-Z ]*PRIVATE KEY-----/g,
  /\beyJ(?:(?!\beyJ)[\w-]){8,}\.[\w-]{8,}\.[\w-]{8,}/g,
  /\b(?:sk|pk|rk)[-_](?:live|test|proj|ant)?[-_]?[\w-]{16,}/g,
  /\bgh[pousr]_\w{20,}|\bgithub_pat_\w{20,}/g,
  /\bglpat-[\w-]{16,}/g,
  /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/g,
  /\bAIza[\w-]{30,}/g,
  /\bya29\.[\w-]{20,}/g,
  /\bxox[abprs]-[\w-]{10,}/g,
] as const

const password =
  /((?:password|passwort|kennwort|passcode|mot de passe|contraseña|password temporanea|pin|api[ _-]?key|secret|token)\s*(?:(?:is|ist|lautet|est|es|è)\s*)?[:=]\s*)\S{4,200}/giu
const card = /(?<![\d.-])\d(?:[ -]?\d){12,18}(?![\d-])/g

/** By the check digit that cards have (ISO/IEC 7812-1, Luhn). */
function isCard(text: string): boolean {
  const digits = (text.match(/\d/g) ?? []).map(Number).toReversed()
  const sum = digits.reduce((total, digit, index) => {
    const value = index % 2 === 0 ? digit : digit * 2
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}
