import type { Page } from '@playwright/test'
import { connectDatabase } from '../../apps/server/src/platform/postgres/db.ts'

export interface VirtualAuthenticator {
  /** Whether the person touches the sensor; without, the browser waits. */
  readonly setVerified: (isVerified: boolean) => Promise<void>
}

/** Chromium's own authenticator in place of a fingerprint reader. It answers at once. */
export async function addAuthenticator(page: Page): Promise<VirtualAuthenticator> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    setVerified: async (isUserVerified) => {
      await devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified })
    },
  }
}

/** Lets the person's sign-ins be so old that a change of how they sign in asks again. */
export async function ageSignIns(user_id: string): Promise<void> {
  const db = connectDatabase({ url: process.env['MERIDIAN_DATABASE_URL'] ?? '', connectionsMax: 1 })
  try {
    const confirmed_at = new Date(Date.now() - 3_600_000)
    await db.updateTable('session').set({ confirmed_at }).where('user_id', '=', user_id).execute()
  } finally {
    await db.destroy()
  }
}
