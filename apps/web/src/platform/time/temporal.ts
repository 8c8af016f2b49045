/** Importing this module guarantees Temporal: browsers that have none fetch it first. */
export const hasOwnTemporal = 'Temporal' in globalThis

if (!hasOwnTemporal) await import('temporal-polyfill/global')
