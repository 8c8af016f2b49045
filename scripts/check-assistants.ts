/**
 * Runs the conformance scenarios of the Model Context Protocol, the package of its authors, against /mcp and the
 * authorization of a server of its own, and fails where one that applies does not pass:
 * npm run check-assistants -- [scenario…] [--revision 2026-07-28]
 */
import { parseArgs } from 'node:util'
import { startAssistantInstance } from '../apps/server/test/assistant-proof/assistant-instance.ts'
import { tryAuthorization } from '../apps/server/test/assistant-proof/authorization.ts'
import {
  judge,
  listScenarios,
  tryScenario,
  type Check,
} from '../apps/server/test/assistant-proof/conformance.ts'
import { does_not_apply } from '../apps/server/test/assistant-proof/does-not-apply.ts'
import { useStandIn } from '../apps/server/test/assistant-proof/stand-ins.ts'
import { startTokenGate } from '../apps/server/test/assistant-proof/token-gate.ts'

const { values, positionals } = parseArgs({
  options: { revision: { type: 'string' } },
  allowPositionals: true,
})
const revisions =
  values.revision === undefined ? ['2025-06-18', '2025-11-25', '2026-07-28'] : [values.revision]

await using resources = new AsyncDisposableStack()
const stop = () => void resources.disposeAsync().finally(() => process.exit(1))
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop)
const instance = await startAssistantInstance(resources)
const gate = resources.use(await startTokenGate(instance.address, useStandIn))
for (const revision of revisions) {
  const names = (await listScenarios(revision)).filter(isWanted)
  const sums = { passed: 0, checks: 0, left_out: 0 }
  for (const name of names) {
    gate.setToken(await instance.newToken())
    report(sums, name, await tryScenario(`${gate.address}/mcp`, name, revision))
  }
  if (isWanted('authorization')) report(sums, 'authorization', await tryAuthorization(instance, revision))
  console.log(
    `${revision}: ${sums.passed} scenarios passed in ${sums.checks} checks, ${sums.left_out} do not apply\n`,
  )
}
for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, stop)

function isWanted(name: string): boolean {
  return positionals.length === 0 || positionals.includes(name)
}

function report(
  sums: { passed: number; checks: number; left_out: number },
  name: string,
  checks: readonly Check[],
): void {
  const { passed, left_out, problems } = judge(name, checks)
  const isLeftOut = passed === 0 || does_not_apply[name] !== undefined
  if (problems.length > 0) process.exitCode = 1
  else if (isLeftOut) sums.left_out += 1
  else {
    sums.passed += 1
    sums.checks += passed
  }
  const says = problems.length > 0 ? 'FAILS' : isLeftOut ? 'does not apply' : `${passed} checks passed`
  const why = left_out.length > 0 ? ` (${isLeftOut ? '' : 'without: '}${left_out.join('; ')})` : ''
  console.log(`${name}: ${says}${why}`)
  for (const problem of problems) console.log(`  ${problem}`)
}
