/** Runs once the page has nothing better to do, unless the returned function is called before. */
export function whenIdle(run: () => void): () => void {
  // Safari has no idle callbacks; there it waits until the first screen is likely to be there.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run, 2000)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(run, { timeout: 5000 })
  return () => cancelIdleCallback(handle)
}
