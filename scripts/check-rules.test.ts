import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../apps/server/test/temporary-folder.ts'
import { checkRules } from './check-rules.ts'

const rules = ['- **[M1]** One.', '- **[M2]** Two, unlike [M7] elsewhere.'].join('\n')

it('[G11] is content when every rule has a test and every citation a rule', () => {
  expect(check(rules, [test('M1'), test('M2'), test('M1')])).toEqual([])
  expect(check(rules, [`it('${cite('M1')} ${cite('M2')} both', () => {})`])).toEqual([])
})

it('[G11] finds a rule that no test cites', () => {
  expect(check(rules, [test('M2'), `// ${cite('M1')} in a comment is no test`])).toEqual([
    'docs/rules/meeting.md: no test cites rule M1.',
  ])
})

it('[G11] finds a citation of a rule that does not exist', () => {
  expect(check(rules, [test('M1'), test('M2'), test('M7')])).toEqual([
    'apps/server/src/a.test.ts: there is no rule M7.',
  ])
})

it('[G11] finds a rule that is written twice', () => {
  expect(check(`${rules}\n- **[M1]** Again.`, [test('M1'), test('M2')])).toEqual([
    'docs/rules/meeting.md: rule M1 is written twice.',
  ])
})

/** Put together here, so that this file does not cite the made-up rules itself. */
function cite(id: string): string {
  return `[${id}]`
}

function test(id: string): string {
  return `it('${cite(id)} holds', () => {})`
}

function check(ruleText: string, tests: readonly string[]): string[] {
  using folder = temporaryFolder()
  for (const [path, text] of Object.entries({
    'docs/rules/meeting.md': ruleText,
    'apps/server/src/a.test.ts': tests.join('\n'),
  })) {
    mkdirSync(dirname(join(folder.path, path)), { recursive: true })
    writeFileSync(join(folder.path, path), text)
  }
  return checkRules(folder.path)
}
