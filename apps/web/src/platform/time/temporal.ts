/** Must be the first import of main.tsx: the whole program may then count on Temporal. */
export const hasOwnTemporal = 'Temporal' in globalThis

if (!hasOwnTemporal) await import('temporal-polyfill/global')
