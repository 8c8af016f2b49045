import { appendFileSync } from 'node:fs'
import { afterAll, beforeAll, expect } from 'vitest'

/** With TEST_COSTS=<file> each test file adds a line: its seconds of processor in its worker, and its path. */
const costs = process.env['TEST_COSTS']

if (costs !== undefined) {
  let before: NodeJS.CpuUsage
  beforeAll(() => {
    before = process.cpuUsage()
  })
  afterAll(() => {
    const { user, system } = process.cpuUsage(before)
    appendFileSync(costs, `${((user + system) / 1e6).toFixed(2)} ${expect.getState().testPath}\n`)
  })
}
