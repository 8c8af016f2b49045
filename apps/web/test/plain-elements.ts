import * as React from 'react'

const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
)

/**
 * React takes a stack trace for each of the first ten thousand elements of a second, to say where an element was made. A
 * complaint names the component without it, and the traces are a seventh of what a component test costs.
 */
if (typeof internals === 'object' && internals !== null) {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => 10_000,
    set() {
      // React counts the elements, and begins anew each second.
    },
  })
}
