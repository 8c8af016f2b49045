import { startCluster } from '../src/platform/postgres/cluster.ts'
import { freePorts } from './free-ports.ts'
import { startServerProcess } from './server-process.ts'
import { temporaryFolder } from './temporary-folder.ts'

/** The product under an address of this machine that it knows, with a database of its own. */
export interface ProofInstance {
  /** Without a slash at the end. */
  readonly address: string
  /** Starts it with these settings; both end with the resources. */
  readonly start: (settings: Readonly<Record<string, string>>) => Promise<void>
}

/** Its address is known before it starts, for those who have to name it. */
export async function prepareInstance(resources: AsyncDisposableStack): Promise<ProofInstance> {
  const folder = resources.use(temporaryFolder())
  const log = { debug: () => {}, info: () => {}, error: (text: string) => process.stderr.write(`${text}\n`) }
  const cluster = await startCluster({ dataDir: folder.path, log, isDurable: false })
  resources.defer(() => cluster.stop())
  const [port] = await freePorts(1)
  const address = `http://localhost:${port}`
  const ours = {
    DATABASE_URL: cluster.url,
    PORT: String(port),
    PUBLIC_URL: address,
    REGISTRATION: 'open',
    SECRET_KEY: 'proof'.padEnd(44, '0'),
  }
  return {
    address,
    start: async (settings) => {
      const { child } = await startServerProcess({ ...ours, ...settings })
      resources.use(child)
    },
  }
}
