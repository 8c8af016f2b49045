import type { Plugin } from 'vite'

const router_file = /[\\/]react-router[\\/]dist[\\/].*\.m?js$/

/**
 * Takes the names for React's developer tools out of the router. An assignment to a component counts as an effect, so
 * that the components which the app does not use, and the parts of the router behind them, would stay in each first
 * visit: links, forms, data routers and scripts of rendered pages.
 */
export function routerWithoutNames(): Plugin {
  return {
    name: 'router-without-names',
    apply: 'build',
    transform: {
      filter: { id: router_file },
      handler: (code) => ({ code: withoutNames(code), map: null }),
    },
  }
}

/** What `forwardRef` and `createContext` make is left out too where nothing uses it. */
export function withoutNames(code: string): string {
  return code
    .replaceAll(/^\w+\.displayName = "[^"]*";$/gm, '')
    .replaceAll(
      /^((?:const|let|var) \w+ = )(?=(?:React\$1\.)?(?:forwardRef|createContext|memo)\()/gm,
      '$1/* @__PURE__ */ ',
    )
}
