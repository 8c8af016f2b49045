// Writes openapi.json from the contract; with --check it only says whether the file is in step.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openApiDocument } from '@meridian/contract/openapi'
import { version } from '../apps/server/src/platform/config/version.ts'
import { root } from './run.ts'

const file = join(root, 'openapi.json')
const wanted = `${JSON.stringify(openApiDocument(version), null, 2)}\n`
const isInStep = existsSync(file) && readFileSync(file, 'utf8') === wanted

if (!process.argv.includes('--check')) writeFileSync(file, wanted)
else if (!isInStep) {
  console.error('openapi.json is not what the contract says. This writes it anew: npm run openapi')
  process.exitCode = 1
}
