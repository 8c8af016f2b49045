// Every rule in docs/rules has a test that cites it, and every rule that a test cites exists.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root as checkout } from './run.ts'
import { listSources } from './sources.ts'

const RULE = /^- \*\*\[([A-Z]+\d+)\]\*\*/gm
/** The ids that begin a test's name; one test may show several. */
const CITATION = /(['"`])((?:\[[A-Z]+\d+\]\s*)+)/g

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
  ]
  return [...new Set(problems)]
}

interface Mention {
  readonly id: string
  readonly file: string
}

function listRules(root: string): Mention[] {
  return readdirSync(join(root, 'docs', 'rules'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/rules/${name}`)
    .flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(RULE)].map(([, id = '']) => ({ id, file })),
    )
}

function listCitations(root: string): Mention[] {
  return ['apps', 'packages', 'e2e', 'bench', 'scripts']
    .flatMap((top) => listSources(root, top))
    .filter((file) => /\.(test|spec)\.tsx?$/.test(file))
    .flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(CITATION)]
        .flatMap(([, , ids = '']) => ids.match(/[A-Z]+\d+/g) ?? [])
        .map((id) => ({ id, file })),
    )
}

if (import.meta.main) {
  const problems = checkRules(checkout)
  for (const problem of problems) console.error(problem)
  process.exitCode = problems.length > 0 ? 1 : 0
}
