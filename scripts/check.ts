// Everything that can be said of the code without running it. Stops at the first thing that is wrong.
import { checkTable } from './check-patterns.ts'
import { checkRooms } from './check-rooms.ts'
import { checkRules } from './check-rules.ts'
import { checkTexts } from './check-texts.ts'
import { checkWriters } from './check-writers.ts'
import { root, run } from './run.ts'

interface Step {
  readonly name: string
  readonly isRight: () => Promise<boolean>
}

/** Whether everything is in order; what is not has been printed. */
export async function check(): Promise<boolean> {
  return (await checkTypes()) && checkCode()
}

export function checkTypes(): Promise<boolean> {
  return passAll([
    // Each checker more reads the libraries and our own types once more: four took twice the processor time of one.
    { name: 'types', isRight: () => succeeds('tsc', ['-b', '--checkers', '1'], roomy()) },
  ])
}

/** All but the types. */
export function checkCode(): Promise<boolean> {
  return passAll([
    { name: 'lint', isRight: () => succeeds('oxlint', ['--type-aware', '--quiet'], roomy()) },
    { name: 'format', isRight: () => succeeds('biome', ['format', '.']) },
    { name: 'rooms', isRight: async () => isEmpty(checkRooms(root)) },
    { name: 'writers', isRight: async () => isEmpty(checkWriters(root)) },
    { name: 'rules', isRight: async () => isEmpty(checkRules(root)) },
    { name: 'texts', isRight: async () => isEmpty(checkTexts(root)) },
    { name: 'patterns', isRight: async () => isEmpty(await checkTable(root)) },
    { name: 'openapi.json', isRight: () => succeeds('node', ['scripts/make-openapi.ts', '--check']) },
  ])
}

async function passAll(steps: readonly Step[]): Promise<boolean> {
  for (const { name, isRight } of steps) {
    if (await isRight()) continue
    console.error(`check: ${name} failed`)
    return false
  }
  return true
}

/**
 * Both tools are Go, keep nearly all that they read, and end soon: to collect their garbage takes up to half of their
 * time. Where there is room for it they collect none before they take 4 GB.
 */
function roomy(): NodeJS.ProcessEnv {
  const hasRoom = process.availableMemory() > 8 * 2 ** 30
  return hasRoom ? { GOGC: 'off', GOMEMLIMIT: '4GiB' } : {}
}

async function succeeds(
  command: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<boolean> {
  return (await run(command, args, { env: { ...process.env, ...environment } })) === 0
}

function isEmpty(problems: readonly string[]): boolean {
  for (const problem of problems) console.error(problem)
  return problems.length === 0
}

if (import.meta.main) process.exitCode = (await check()) ? 0 : 1
