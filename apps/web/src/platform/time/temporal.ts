/** Importing this module guarantees Temporal: browsers that have none fetch it first. */
export const has_own_temporal = 'Temporal' in globalThis

if (!has_own_temporal) await import('temporal-polyfill/global')
