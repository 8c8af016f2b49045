// Starts a cluster on the folder named by the first argument and holds it until it is told to stop.
import { startCluster } from '../src/platform/cluster.ts'

const [dataDir] = process.argv.slice(2)
if (dataDir === undefined) throw new Error('usage: hold-cluster <folder>')
const ignore = () => undefined
const cluster = await startCluster({ dataDir, log: { debug: ignore, info: ignore, error: ignore } })
process.stdout.write(`ready ${cluster.url}\n`)
const alive = setInterval(ignore, 60_000)
process.once('SIGTERM', async () => {
  await cluster.stop()
  clearInterval(alive)
})
