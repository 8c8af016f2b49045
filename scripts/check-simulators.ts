/**
 * Compares the answers of the simulators with the vendors' machine-readable descriptions:
 * npm run check-simulators -- <folder of descriptions> [simulator…] [--explained]
 */
import { checkSubject, type Report } from '../apps/simulators/src/check/check.ts'
import { readDocumentsIn } from '../apps/simulators/src/check/read-document.ts'
import { subjects } from '../apps/simulators/src/check/subjects.ts'

const words = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const [folder, ...names] = words
const unknown = names.find((name) => !subjects.some((subject) => subject.name === name))
if (folder === undefined || unknown !== undefined) {
  const known = subjects.map(({ name }) => name).join(', ')
  console.error(unknown === undefined ? 'Usage: npm run check-simulators -- <folder of descriptions>' : known)
  process.exit(1)
}

const chosen = subjects.filter(({ name }) => names.length === 0 || names.includes(name))
const read = readDocumentsIn(folder)
for (const subject of chosen) {
  const report = await checkSubject(subject, read).catch(stopWithoutDocument)
  print(report)
  if (report.unexplained.length > 0) process.exitCode = 1
}

function stopWithoutDocument(error: unknown): never {
  const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
  if (!isMissing) throw error
  console.error(`A description is missing: ${error.message}`)
  process.exit(1)
}

function print({ name, exchanges, operations, explained, unexplained }: Report): void {
  console.log(
    `${name}: ${exchanges} answers of ${operations} described operations, ` +
      `${explained.length} differences explained, ${unexplained.length} not`,
  )
  for (const line of unexplained) console.log(`  ${line}`)
  if (!process.argv.includes('--explained')) return
  for (const { operation, where, what } of explained)
    console.log(`  explained: ${operation}: ${where} ${what}`)
}
