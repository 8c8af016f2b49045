import { onTestFinished } from 'vitest'
import { cdp } from 'vitest/browser'

type Feature = 'forced-colors' | 'prefers-contrast'

/** The page as on paper, or as a reader's settings ask for it, until the test is over. */
export async function emulate({
  media = '',
  features = [],
}: {
  readonly media?: 'print' | ''
  readonly features?: readonly { readonly name: Feature; readonly value: string }[]
}): Promise<void> {
  onTestFinished(() => send({ media: '', features: [] }))
  await send({ media, features })
}

async function send(params: object): Promise<void> {
  // The types of Playwright's session are not those of `vitest/browser`.
  const session = cdp() as { readonly send?: (method: string, params: object) => Promise<unknown> }
  await session.send?.('Emulation.setEmulatedMedia', params)
}
