import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './run.ts'
import { listSources } from './sources.ts'

/** This one, and one with made-up secrets, which are to be found in mails. */
const known = ['scripts/source-safety.test.ts', 'apps/server/src/features/mail/summary/prompt.rules.test.ts']

const sources = ['apps', 'packages', 'e2e', 'scripts', 'bench']
  .flatMap((folder) => listSources(root, folder))
  .filter((file) => !known.includes(file))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))

/** What no source may hold, tests and simulators included. */
const forbidden: Readonly<Record<string, RegExp>> = {
  'a certificate that is not looked at':
    /rejectUnauthorized:\s*false|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity:/,
  'text that is run as a program': /\beval\(|new Function\(/,
  'text that is put into a page as markup':
    /dangerouslySetInnerHTML|\.(?:inner|outer)HTML\s*=|document\.write\(|insertAdjacentHTML/,
  'a private key or an access key':
    /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----\n[\w+/=\n]{200}|\bAKIA[0-9A-Z]{16}\b|\bghp_\w{36}\b/,
}

it.each(Object.entries(forbidden))('[RUN18] no source holds %s', (_, pattern) => {
  expect(sources.length).toBeGreaterThan(1000)
  expect(sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file)).toEqual([])
})
