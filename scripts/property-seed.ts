import fc from 'fast-check'
import { runs } from '../apps/server/test/every-case.ts'

/**
 * Properties draw their cases from this seed, so that a run can be repeated.
 * `npm test` sets PROPERTY_SEED, so that its result depends on the code alone; `npm run unit` draws other cases each time.
 */
const seed = process.env['PROPERTY_SEED']
fc.configureGlobal({ numRuns: runs(100), ...(seed !== undefined && { seed: Number(seed) }) })
