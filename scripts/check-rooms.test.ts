import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../apps/server/test/temporary-folder.ts'
import { checkRooms } from './check-rooms.ts'

const platform = 'apps/server/src/platform'
const features = 'apps/server/src/features'

it('[RUN14] lets every room import what the table grants', () => {
  const problems = check({
    'packages/engine/src/index.ts': `export * from './slots/free.ts'`,
    'packages/engine/src/slots/free.ts': `export const word = 'from zod'`,
    'packages/engine/src/slots/free.test.ts': `import { it } from 'vitest'\nimport { a } from 'rrule-temporal'`,
    [`${platform}/db.ts`]: `import { Pool } from 'pg'\nimport type { A } from '@meridian/contract'`,
    [`${features}/meeting/meeting.service.ts`]: `import { b } from '../user/user.api.ts'\nimport { e } from '../../queues.ts'\nimport { c } from '../../platform/db.ts'`,
    [`${features}/meeting/meeting.service.test.ts`]: `import { d } from '../../../test/database.ts'`,
    'apps/web/src/features/meeting/meeting-screen.tsx': `import { Card } from '../user/user-card.tsx'`,
    'apps/web/src/ui/button.tsx': `import { Button } from 'react-aria-components/Button'`,
    'scripts/seed.ts': `import { e } from '@meridian/engine'`,
  })
  expect(problems).toEqual([])
})

it.each([
  [
    'a package in the engine',
    'packages/engine/src/free.ts',
    `import { z } from 'zod'`,
    'may not import zod.',
  ],
  [
    'a built-in in the contract',
    'packages/contract/src/a.ts',
    `import { join } from 'node:path'`,
    'may not import node:path.',
  ],
  [
    'a feature in the platform',
    `${platform}/db.ts`,
    `import { a } from '../features/user/user.service.ts'`,
    `may not import ${features}/user/user.service.ts.`,
  ],
  [
    "another feature's queries",
    `${features}/meeting/meeting.service.ts`,
    `import { a } from '../user/user.queries.ts'`,
    `may not import ${features}/user/user.queries.ts.`,
  ],
  [
    "another feature's queries, by a type",
    `${features}/meeting/meeting.service.ts`,
    `import type { A } from '../user/user.queries.ts'`,
    `may not import ${features}/user/user.queries.ts.`,
  ],
  [
    "another feature's queries, over several lines",
    `${features}/meeting/meeting.service.ts`,
    `import {\n  a,\n  type B,\n} from '../user/user.queries.ts'`,
    `may not import ${features}/user/user.queries.ts.`,
  ],
  [
    "another feature's queries, later",
    `${features}/meeting/meeting.service.ts`,
    laterImport('../user/user.queries.ts'),
    `may not import ${features}/user/user.queries.ts.`,
  ],
  [
    'a feature in the shared look',
    'apps/web/src/ui/card.tsx',
    `export { a } from '../features/meeting/card.tsx'`,
    'may not import apps/web/src/features/meeting/card.tsx.',
  ],
  [
    'the server in the browser',
    'apps/web/src/platform/api.ts',
    `import { a } from '../../../server/src/platform/db.ts'`,
    `may not import ${platform}/db.ts.`,
  ],
  [
    "another feature's component outside a screen",
    'apps/web/src/features/meeting/card.tsx',
    `import { a } from '../user/user-card.tsx'`,
    'may not import apps/web/src/features/user/user-card.tsx.',
  ],
  [
    'an undeclared package',
    `${platform}/db.ts`,
    `import 'left-pad'`,
    'left-pad is not among the dependencies of apps/server/package.json.',
  ],
  [
    'an undeclared workspace',
    `${platform}/db.ts`,
    `import { a } from '@meridian/contract'`,
    '@meridian/contract is not among the dependencies of apps/server/package.json.',
    {},
  ],
  [
    'an unknown role',
    `${features}/meeting/meeting.manager.ts`,
    '',
    /^a feature's files are <noun>.<role>.ts, role one of api, routes, service, /,
  ],
  ['a file without a role', `${features}/meeting/meeting.ts`, '', /^a feature's files are/],
  [
    "another feature's service",
    `${features}/meeting/series/split.service.ts`,
    `import { a } from '../../user/user.service.ts'`,
    `may not import ${features}/user/user.service.ts.`,
  ],
  ['a barrel', 'apps/web/src/ui/index.ts', '', 'only a package has an index; import from the file itself.'],
  [
    'the clock in the engine',
    'packages/engine/src/free.ts',
    'export const now = () => Date.now()',
    'the engine takes the time and all else as arguments.',
  ],
  ['a file outside every room', 'packages/misc/src/a.ts', '', 'belongs to no room.'],
])('[RUN14] finds %s', (_name, file, text, problem, dependencies = defaultDependencies) => {
  const problems = check({ [file]: text }, dependencies)
  expect(problems).toHaveLength(1)
  expect(problems[0]?.replace(`${file}: `, '')).toMatch(problem)
})

it('[RUN41] lets workers, and what workers alone run, read mails', () => {
  const problems = check(
    {
      [`${features}/mail/mail.worker.ts`]: `import { visibleMail } from '@meridian/mail'\nimport { a } from './cut.rules.ts'`,
      [`${features}/mail/cut.rules.ts`]: `import { b } from './deep.rules.ts'`,
      [`${features}/mail/deep.rules.ts`]: `import { datesIn, type Language } from '@meridian/text'\nimport { readMessage } from '@meridian/icalendar'`,
      [`${features}/mail/mail.service.ts`]: `import { writePerson } from '@meridian/mail/person'\nimport type { A } from './mail.worker.ts'\nconst tasks = tasksOf<typeof ${laterImport('./mail.worker.ts').slice('const a = await '.length)}>(url)`,
      [`${features}/mail/mail.service.test.ts`]: `import { visibleMail } from '@meridian/mail'`,
    },
    mailDependencies,
  )
  expect(problems).toEqual([])
})

it.each([
  ['in a service', { 'mail.service.ts': `import { readMail } from '@meridian/mail'` }],
  [
    'beside an entry for answers',
    {
      'mail.service.ts': `import { gap } from '@meridian/text/answering'\nimport { summarise as s } from '@meridian/text'`,
    },
  ],
  ['as a whole', { 'mail.service.ts': `import * as mail from '@meridian/mail'` }],
  ['later', { 'mail.service.ts': laterImport('@meridian/mail') }],
  ['in a calendar', { 'mail.service.ts': `import { readMessage } from '@meridian/icalendar'` }],
  [
    'by running a worker',
    { 'mail.service.ts': `import { a } from './mail.worker.ts'`, 'mail.worker.ts': '' },
  ],
  [
    'in rules that a service runs, too',
    {
      'mail.rules.ts': `import { visibleMail } from '@meridian/mail'`,
      'mail.worker.ts': `import { a } from './mail.rules.ts'`,
      'mail.service.ts': `import { a } from './mail.rules.ts'`,
    },
  ],
])(
  "[RUN41] finds a mail that is read on the server's own thread, %s",
  (_name, files: Record<string, string>) => {
    const placed = Object.entries(files).map(([name, text]) => [`${features}/mail/${name}`, text])
    const problems = check(Object.fromEntries(placed), mailDependencies)
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatch(/worker\.ts/)
  },
)

it('[RUN14] finds features that need each other in a circle, once', () => {
  const problems = check({
    [`${features}/label/label.service.ts`]: uses('meeting'),
    [`${features}/meeting/meeting.service.ts`]: uses('user'),
    [`${features}/user/user.service.ts`]: uses('label'),
    [`${features}/task/task.service.ts`]: uses('meeting'),
  })
  expect(problems).toEqual([`${features}: a circle of features, label → meeting → user → label.`])
})

it('[RUN14] finds files that need each other in a circle, and lets types go round', () => {
  const problems = check({
    [`${platform}/a.ts`]: `import { b } from './b.ts'`,
    [`${platform}/b.ts`]: `import { c } from './c.ts'\nimport type { A } from './a.ts'`,
    [`${platform}/c.ts`]: `import { d } from './d.ts'`,
    [`${platform}/d.ts`]: `import { b } from './b.ts'`,
  })
  expect(problems).toEqual([
    `a circle of files, ${platform}/b.ts → ${platform}/c.ts → ${platform}/d.ts → ${platform}/b.ts.`,
  ])
})

/** Put together here, so that this file does not import it itself. */
function laterImport(specifier: string): string {
  return ['const a = await import', `('${specifier}')`].join('')
}

function uses(feature: string): string {
  return `import { a } from '../${feature}/${feature}.api.ts'`
}

const mailDependencies = { '@meridian/mail': '1', '@meridian/text': '1', '@meridian/icalendar': '1' }
const defaultDependencies: Record<string, string> = { '@meridian/contract': '1', pg: '1' }

function check(files: Record<string, string>, dependencies = defaultDependencies): string[] {
  using folder = temporaryFolder()
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder.path, path)), { recursive: true })
    writeFileSync(join(folder.path, path), text)
  }
  write('package.json', JSON.stringify({ devDependencies: { vitest: '1' } }))
  write('apps/server/package.json', JSON.stringify({ dependencies }))
  write('apps/web/package.json', JSON.stringify({ dependencies: { 'react-aria-components': '1' } }))
  write('packages/engine/package.json', JSON.stringify({ devDependencies: { 'rrule-temporal': '1' } }))
  for (const [path, text] of Object.entries(files)) write(path, text)
  return checkRooms(folder.path)
}
