// Must be the first import of main.tsx: the whole program may then count on Temporal.
if (!('Temporal' in globalThis)) await import('temporal-polyfill/global')

export {}
