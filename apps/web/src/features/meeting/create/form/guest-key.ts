/** The key of a guest without an account, `guest:` and a UUID of version 4, out of 128 random bits in hexadecimal. */
export function guestKey(random: string): string {
  const variant = '89ab'[Number.parseInt(random.charAt(16), 16) % 4] ?? '8'
  const parts = [
    random.slice(0, 8),
    random.slice(8, 12),
    `4${random.slice(13, 16)}`,
    `${variant}${random.slice(17, 20)}`,
    random.slice(20, 32),
  ]
  return `guest:${parts.join('-')}`
}
