// Builds what has changed and serves the product, in this very process.
import './env-file.ts'
import { buildWeb } from './web-build.ts'

if (!(await buildWeb())) process.exit(1)
await import('../apps/server/src/main.ts')
