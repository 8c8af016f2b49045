/** The browser's storage; where the browser forbids it, one that lasts as long as the page. */
export function availableStorage(kind: 'localStorage' | 'sessionStorage'): Storage {
  try {
    return globalThis[kind] ?? memoryStorage()
  } catch {
    // Browsers that forbid storage throw on the mere access.
    return memoryStorage()
  }
}

/** Storage that lasts as long as the page, for browsers that forbid the lasting kind. */
export function memoryStorage(): Storage {
  const items = new Map<string, string>()
  return {
    get length() {
      return items.size
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  }
}
