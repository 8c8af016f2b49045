import { findBrowser } from './browser.ts'

/** Says how to get a browser where there is none. */
export default async function requireBrowser(): Promise<void> {
  if (await findBrowser(process.env)) return
  throw new Error(
    'The component tests need a browser, and none starts here. This brings one: apt-get install -y chromium',
  )
}
