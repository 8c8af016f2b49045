import { Secret, TOTP } from 'otpauth'

const issuer = 'Meridian'
const period_seconds = 30
/** RFC 4226 recommends 160 bits. */
const secret_bytes = 20

/** Apps read a missing digit, algorithm and period as these. */
const as_apps_expect = { issuer, algorithm: 'SHA1', digits: 6, period: period_seconds }

export function makeTotpSecret(): string {
  return new Secret({ size: secret_bytes }).base32
}

/** What the QR code contains. */
export function formatOtpauthUrl(secret: string, label: string): string {
  return new TOTP({ ...as_apps_expect, label, secret }).toString()
}

/**
 * The step of 30 seconds of which this is the code: the current one, the one before or the next, because clocks
 * differ. Null for any other code.
 */
export function findStep(secret: string, code: string, now: Date): number | null {
  const totp = new TOTP({ ...as_apps_expect, secret })
  const timestamp = now.getTime()
  const delta = totp.validate({ token: code, timestamp, window: 1 })
  return delta === null ? null : totp.counter({ timestamp }) + delta
}
