import { readFileSync } from 'node:fs'

const manifest: unknown = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'))

/** Of the running code, as its package.json says. */
export const version =
  typeof manifest === 'object' && manifest !== null && 'version' in manifest ? String(manifest.version) : '0'
