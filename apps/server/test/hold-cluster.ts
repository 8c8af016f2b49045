// Starts a cluster on the folder named by the first argument and keeps it until it gets a line of input.
import { once } from 'node:events'
import { startCluster } from '../src/platform/postgres/cluster.ts'

const [dataDir] = process.argv.slice(2)
if (dataDir === undefined) throw new Error('usage: hold-cluster <folder>')
const told = once(process, 'SIGTERM')
const ignore = () => {}
const alive = setInterval(ignore, 60_000)
const cluster = await startCluster({ dataDir, log: { debug: ignore, info: ignore, error: ignore } })
process.stdout.write(`ready ${cluster.url}\n`)
await told
await cluster.stop()
clearInterval(alive)
