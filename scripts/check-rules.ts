// Every rule in docs/rules has a test that cites it, and every rule that a test cites exists. What the tables of the
// specification's lines and of the security requirements name exists, too.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root as checkout } from './run.ts'
import { listSources } from './sources.ts'

const RULE = /^- \*\*\[([A-Z]+\d+)\]\*\*/gm
/** The ids that begin a test's name; one test may show several. */
const CITATION = /(['"`])((?:\[[A-Z]+\d+\]\s*)+)/g
/** What follows the rules of a test that `npm test -- --whole` tries, and `npm test` does not. */
const WHOLE_ALONE = /^[^\n]*?(?: @whole['"`]|['"`],\s*\{\s*tag: (?:\[[^\]]*)?'@whole')/
/** Which test shows which line of the specification, and which requirement of security. */
const TABLES = ['docs/specification-tests.md', 'docs/security-tests.md', 'docs/security-asvs.md']
/** What needs no test says why instead. */
const EXCUSE = /^(Not met|Does not apply)\b.{20}/

/** What is wrong with the rules and tests below `root`, one sentence each. */
export function checkRules(root: string): string[] {
  const rules = listRules(root)
  const citations = listCitations(root)
  const problems = [
    ...rules
      .filter(({ id }, index) => rules.findIndex((other) => other.id === id) !== index)
      .map(({ id, file }) => `${file}: rule ${id} is written twice.`),
    ...rules
      .filter(({ id }) => !citations.some((cited) => cited.id === id))
      .map(({ id, file }) => `${file}: no test cites rule ${id}.`),
    ...citations
      .filter(({ id }) => !rules.some((rule) => rule.id === id))
      .map(({ id, file }) => `${file}: there is no rule ${id}.`),
    ...checkPrefixes(root, rules),
    ...TABLES.flatMap((table) => checkTable(root, table, rules)),
  ]
  return [...new Set(problems)]
}

/** The rules that `npm test` does not try: all tests that cite them have `@whole` in their names or tags. */
export function listRulesOfWholeRun(root: string): string[] {
  const citations = listCitations(root)
  const tried = new Set(citations.filter(({ isWholeAlone }) => !isWholeAlone).map(({ id }) => id))
  return [...new Set(citations.map(({ id }) => id))].filter((id) => !tried.has(id)).sort()
}

interface Mention {
  readonly id: string
  readonly file: string
}

interface Citation extends Mention {
  readonly isWholeAlone: boolean
}

function listRules(root: string): Mention[] {
  return readdirSync(join(root, 'docs', 'rules'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/rules/${name}`)
    .flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(RULE)].map(([, id = '']) => ({ id, file })),
    )
}

function listCitations(root: string): Citation[] {
  return ['apps', 'packages', 'e2e', 'bench', 'scripts']
    .flatMap((top) => listSources(root, top))
    .filter((file) => /\.(test|spec)\.tsx?$/.test(file))
    .flatMap((file) => readCitations(file, readFileSync(join(root, file), 'utf8')))
}

function readCitations(file: string, source: string): Citation[] {
  return [...source.matchAll(CITATION)].flatMap(({ 0: start, 2: ids = '', index }) => {
    const isWholeAlone = WHOLE_ALONE.test(source.slice(index + start.length, index + 1000))
    return (ids.match(/[A-Z]+\d+/g) ?? []).map((id) => ({ id, file, isWholeAlone }))
  })
}

/** A prefix belongs to one file, and the list of rules names both. */
function checkPrefixes(root: string, rules: readonly Mention[]): string[] {
  const list = join(root, 'docs', 'rules', 'README.md')
  if (!existsSync(list)) return []
  const rows = readFileSync(list, 'utf8').matchAll(/^\| `([A-Z]+)` \| \[([a-z-]+\.md)\]/gm)
  const files = new Map([...rows].map(([, prefix = '', file = '']) => [prefix, `docs/rules/${file}`]))
  return rules
    .filter(({ id, file }) => files.get(id.replace(/\d+$/, '')) !== file)
    .map(({ id, file }) => `${file}: docs/rules/README.md does not list the prefix of ${id} for this file.`)
}

function checkTable(root: string, table: string, rules: readonly Mention[]): string[] {
  if (!existsSync(join(root, table))) return []
  const rows = readFileSync(join(root, table), 'utf8').split('\n').filter(isRow).map(readRow)
  return rows.flatMap(({ line, ids, files, titles, isExcused }) => {
    const present = files.filter((file) => existsSync(join(root, file)))
    const holds = (title: string) =>
      present.some((file) => readFileSync(join(root, file), 'utf8').includes(title))
    const problems = [
      ...(ids.length + files.length === 0 && !isExcused ? [`no test shows “${line}”.`] : []),
      ...ids.filter((id) => !rules.some((rule) => rule.id === id)).map((id) => `there is no rule ${id}.`),
      ...files.filter((file) => !present.includes(file)).map((file) => `there is no file ${file}.`),
      ...titles
        .filter((title) => !holds(title))
        .map((title) => `no file of “${line}” has a test “${title}”.`),
    ]
    return problems.map((problem) => `${table}: ${problem}`)
  })
}

/** A line of a table that is neither its head nor the rule below it. */
function isRow(line: string): boolean {
  return line.startsWith('| ') && !/^\|[\s|:-]+$/.test(line) && !line.startsWith('| Line |')
}

/** The last cell names tests: rules in brackets, files in backticks, and titles in quotation marks after their file. */
function readRow(line: string) {
  const cells = line.split(/(?<!\\)\|/).map((cell) => cell.trim())
  const tests = cells.at(-2) ?? ''
  const isExcused = EXCUSE.test(cells.at(-3) ?? '')
  return {
    line: cells[1] ?? '',
    isExcused,
    ids: [...tests.matchAll(/\[([A-Z]+\d+)\]/g)].map(([, id = '']) => id),
    files: [...tests.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file),
    titles: [...tests.matchAll(/“([^”]+)”/g)].map(([, title = '']) => title),
  }
}

if (import.meta.main) {
  // `--whole` lists what only the long run tries, so that it is decided knowingly.
  if (process.argv.includes('--whole')) for (const id of listRulesOfWholeRun(checkout)) console.log(id)
  const problems = checkRules(checkout)
  for (const problem of problems) console.error(problem)
  process.exitCode = problems.length > 0 ? 1 : 0
}
