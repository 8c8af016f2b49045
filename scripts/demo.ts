// Builds what has changed and shows the product with simulated providers and made-up people.
import { buildWeb } from './web-build.ts'

if (!(await buildWeb())) process.exit(1)
await import('./demo/run-demo.ts')
