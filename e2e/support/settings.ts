import { freePorts } from '../../apps/server/test/free-ports.ts'

/** All processes on one database seal with one key. */
export const shared_key = 'a key for the servers of one run, long enough'

/** What a further server of the run is started with: those of one instance have the same settings, but their address. */
export async function settingsOfRun(): Promise<Record<string, string>> {
  const port = String(await findFreePort())
  const ofInstance = Object.fromEntries(new URLSearchParams(process.env['MERIDIAN_SETTINGS']))
  return { ...ofInstance, PORT: port, PUBLIC_URL: `http://localhost:${port}` }
}

/** The address is written into mails, so it is known before the server listens. */
export async function findFreePort(): Promise<number> {
  const [port = 0] = await freePorts(1)
  return port
}
