// Stands in for zod in the browser's bundle (vite.config.ts). The contract's schemas are run by the
// server; the browser needs the addresses, words and types beside them, and would pay 30 KB for the rest.

/** Any chain of calls gives the same thing again; running a schema is a mistake and says so. */
export const z: unknown = new Proxy(() => z, {
  get(_, name) {
    if (typeof name === 'string' && /parse|^validate/i.test(name)) {
      throw new TypeError('The contract’s schemas are not in the browser’s bundle: the server checks.')
    }
    return name === Symbol.toPrimitive ? () => 'schema' : z
  },
})
