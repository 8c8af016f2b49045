import { freePorts } from '../../apps/server/test/free-ports.ts'

/** All processes on one database seal with one key. */
export const shared_key = 'a key for the servers of one run, long enough'

/**
 * What a further server of the run is started with: those of one instance have the same settings, but their port. Each may
 * write a mail of any journey, so their links lead to the first server, which outlasts them.
 */
export async function settingsOfRun(): Promise<Record<string, string> & { readonly PORT: string }> {
  const ofInstance = Object.fromEntries(new URLSearchParams(process.env['MERIDIAN_SETTINGS']))
  return { ...ofInstance, PORT: String(await findFreePort()) }
}

/** The address is written into mails, so it is known before the server listens. */
export async function findFreePort(): Promise<number> {
  const [port = 0] = await freePorts(1)
  return port
}
