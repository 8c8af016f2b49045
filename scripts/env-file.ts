import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './run.ts'

// Settings may stand in a file `.env` of the checkout. A variable that is set otherwise wins.
const file = join(root, '.env')
if (existsSync(file)) process.loadEnvFile(file)
