import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../apps/server/test/temporary-folder.ts'
import { checkRules, listRulesOfWholeRun } from './check-rules.ts'

const rules = ['- **[M1]** One.', '- **[M2]** Two, unlike [M7] elsewhere.'].join('\n')

it('[RUN15] is content when every rule has a test and every citation a rule', () => {
  expect(check(rules, [test('M1'), test('M2'), test('M1')])).toEqual([])
  expect(check(rules, [`it('${cite('M1')} ${cite('M2')} both', () => {})`])).toEqual([])
})

it('[RUN15] finds a rule that no test cites', () => {
  expect(check(rules, [test('M2'), `// ${cite('M1')} in a comment is no test`])).toEqual([
    'docs/rules/meeting.md: no test cites rule M1.',
  ])
})

it('[RUN15] finds a citation of a rule that does not exist', () => {
  expect(check(rules, [test('M1'), test('M2'), test('M7')])).toEqual([
    'apps/server/src/a.test.ts: there is no rule M7.',
  ])
})

it('[RUN15] finds a rule whose prefix the list of rules does not give to its file', () => {
  expect(check(rules, bothTests, listing('meeting.md'))).toEqual([])
  expect(check(rules, bothTests, listing('task.md'))).toEqual([
    'docs/rules/meeting.md: docs/rules/README.md does not list the prefix of M1 for this file.',
    'docs/rules/meeting.md: docs/rules/README.md does not list the prefix of M2 for this file.',
  ])
})

it('[RUN15] lets a requirement without a test pass that says why', () => {
  const table = 'docs/security-asvs.md'
  for (const how of ['Not met: it would need another server.', 'Does not apply: there are no telephones.'])
    expect(check(rules, bothTests, { [table]: rowSaying(how) })).toEqual([])
  for (const how of ['Not met', 'By itself, and without any doubt.'])
    expect(check(rules, bothTests, { [table]: rowSaying(how) })).toEqual([`${table}: no test shows “one”.`])
})

it('[RUN15] finds a rule that is written twice', () => {
  expect(check(`${rules}\n- **[M1]** Again.`, [test('M1'), test('M2')])).toEqual([
    'docs/rules/meeting.md: rule M1 is written twice.',
  ])
})

it('[RUN15] holds the tables of tests to rules, files and titles that exist', () => {
  const known = [cite('M1'), `${cite('M2')} ${cite('M1')}`, '`apps/server/src/a.test.ts` “holds”']
  for (const table of tables) expect(check(rules, bothTests, { [table]: tableOf(...known) })).toEqual([])
  const unknown = [cite('M7'), '`apps/server/src/b.test.ts`', '`apps/server/src/a.test.ts` “breaks”', '']
  for (const table of tables) {
    expect(check(rules, bothTests, { [table]: tableOf(...unknown) })).toEqual([
      `${table}: there is no rule M7.`,
      `${table}: there is no file apps/server/src/b.test.ts.`,
      `${table}: no file of “one” has a test “breaks”.`,
      `${table}: no test shows “one”.`,
    ])
  }
})

it('[RUN15] lists the rules that only the long run tries', () => {
  const journeys = [
    `test('${cite('M1')} one, with more', { tag: '@whole' }, async () => {})`,
    `test(\n  \`${cite('M2')} \${two}\`,\n  { tag: ['@phone', '@whole'] },\n  async () => {})`,
    `test('${cite('M3')} three', { tag: '@phone' }, async () => {})`,
  ]
  const long = `it('${cite('M4')} four @whole', () => {})\nit('${cite('M5')} five', () => {})`
  using folder = write({ 'e2e/a.spec.ts': journeys.join('\n'), 'apps/b.test.ts': long })
  expect(listRulesOfWholeRun(folder.path)).toEqual(['M1', 'M2', 'M4'])
  using tried = write({ 'e2e/a.spec.ts': journeys.join('\n'), 'apps/a.test.ts': test('M2') })
  expect(listRulesOfWholeRun(tried.path)).toEqual(['M1'])
})

const tables = ['docs/specification-tests.md', 'docs/security-tests.md']

const bothTests = [test('M1'), test('M2')]

/** Put together here, so that this file does not cite the made-up rules itself. */
function cite(id: string): string {
  return `[${id}]`
}

function test(id: string): string {
  return `it('${cite(id)} holds', () => {})`
}

function tableOf(...tests: readonly string[]): string {
  const rows = tests.map((shown) => `| one | here | ${shown} |`)
  return ['# Table', '', '| Line | Where | Tests |', '|---|---|---|', ...rows].join('\n')
}

function check(
  ruleText: string,
  tests: readonly string[],
  written: Readonly<Record<string, string>> = {},
): string[] {
  using folder = write({
    'docs/rules/meeting.md': ruleText,
    'apps/server/src/a.test.ts': tests.join('\n'),
    ...written,
  })
  return checkRules(folder.path)
}

function write(files: Readonly<Record<string, string>>) {
  const folder = temporaryFolder()
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder.path, path)), { recursive: true })
    writeFileSync(join(folder.path, path), text)
  }
  return folder
}

/** A list of rules that gives the prefix M to the file. */
function listing(file: string): Record<string, string> {
  return { 'docs/rules/README.md': `| \`M\` | [${file}](${file}) | 2 |` }
}

function rowSaying(how: string): string {
  return ['| Line | How | Tests |', '|---|---|---|', `| one | ${how} | |`].join('\n')
}
