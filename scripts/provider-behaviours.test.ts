import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './run.ts'

const table = readFileSync(join(root, 'docs', 'provider-behaviours.md'), 'utf8')
const rows = [...table.matchAll(/^\| PB(\d+) \| (.+) \| (.+) \|$/gm)]

it('[PB1] [PB46] all behaviours are simulated and survived, where the table says', () => {
  expect(rows.map(([, number]) => Number(number))).toEqual(
    Array.from({ length: 46 }, (_, index) => index + 1),
  )
  for (const [, number, simulated, survived] of rows) {
    const files = [...filesOf(simulated), ...filesOf(survived)]
    expect(filesOf(simulated), `PB${number}`).not.toEqual([])
    expect(filesOf(survived), `PB${number}`).not.toEqual([])
    for (const file of files) expect(readFileSync(join(root, file), 'utf8'), file).toContain(`[PB${number}]`)
  }
})

function filesOf(cell = ''): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => {
    if (name.startsWith('providers/')) return name.replace('providers/', 'packages/providers/src/')
    if (name.startsWith('server/')) return name.replace('server/', 'apps/server/src/features/')
    return `apps/simulators/src/${name}`
  })
}
