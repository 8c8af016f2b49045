/**
 * Answers ten mails that ask to meet, in Chromium, and books what is offered. Fails where a meeting lies at a time that
 * its mail does not wish.
 * Usage: npm run check-mail-wishes
 */
import { run } from './run.ts'
import { buildWeb } from './web-build.ts'

const isBuilt = await buildWeb()
process.exitCode = isBuilt
  ? await run('playwright', ['test', '--config', 'e2e/mail-wishes.config.ts', ...process.argv.slice(2)])
  : 1
