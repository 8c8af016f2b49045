import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { missingPromtool, readMetrics, runPromtool } from './metrics.ts'
import { startTestServer } from './server.ts'
import { temporaryFolder } from './temporary-folder.ts'

const problem = await missingPromtool()
const deploy = fileURLToPath(new URL('../../../deploy/', import.meta.url))
const alerts = join(deploy, 'prometheus', 'alerts.yml')
/** What Prometheus itself adds, and what the rules' own alerts are stored as. */
const foreign = ['up']

interface Dashboard {
  readonly panels: readonly {
    readonly title: string
    readonly targets: readonly { readonly expr: string }[]
  }[]
}

function readDashboard(): Dashboard {
  return JSON.parse(readFileSync(join(deploy, 'grafana', 'meridian.json'), 'utf8'))
}

function namesIn(text: string): string[] {
  const names = text.match(/\b(?:meridian_|process_|nodejs_)\w+|\bup(?=\{)/g) ?? []
  return [...new Set(names)]
}

it.skipIf(problem !== undefined)(
  '[RUN46] Prometheus accepts the alert rules, and each alert comes when it should and not before',
  async () => {
    expect(await runPromtool(['check', 'rules', alerts])).toEqual([])
    expect(await runPromtool(['test', 'rules', join(deploy, 'prometheus', 'alerts.test.yml')])).toEqual([])
  },
)

it.skipIf(problem !== undefined)(
  '[RUN46] Prometheus can read every expression of the dashboard',
  async () => {
    using folder = temporaryFolder()
    const expressions = readDashboard().panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))
    expect(expressions.length).toBeGreaterThan(10)
    const rules = expressions.map((expr, place) => ({ record: `panel:${place}`, expr }))
    const file = join(folder.path, 'dashboard.json')
    // JSON is YAML.
    writeFileSync(file, JSON.stringify({ groups: [{ name: 'dashboard', rules }] }))
    expect(await runPromtool(['check', 'rules', file])).toEqual([])
  },
)

it('[RUN46] the alerts and the dashboard name metrics that the server has', async () => {
  using backups = temporaryFolder()
  const server = await startTestServer({ settings: { DATABASE_URL: '', BACKUP_DIR: backups.path } })
  try {
    await server.send({ method: 'GET', path: '/healthz' })
    const { text } = await server.send({ method: 'GET', path: '/metrics' })
    const valueOf = readMetrics(text)
    const described = new Set([...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name))
    const isThere = (name: string) => valueOf(name, {}) !== undefined || described.has(name)
    const named = [...namesIn(readFileSync(alerts, 'utf8')), ...namesIn(JSON.stringify(readDashboard()))]
    expect(named.length).toBeGreaterThan(15)
    expect(named.filter((name) => !isThere(name) && !foreign.includes(name))).toEqual([])
  } finally {
    await server.close()
  }
})
