const pause_ms = 60_000
let unasked = 0

/**
 * After an update the server no longer has the files that an open page still asks for. Such a page
 * loads itself anew, once a minute at most, so that a file that is really missing shows as the failure it is.
 * Where the server does not answer the page stays, since what is filled in would go and nothing would come; the same
 * holds while files are fetched that the person has not asked for.
 */
export function reloadWhenStale(reload: () => void = () => location.reload()): void {
  addEventListener('vite:preloadError', () => {
    const last = Number(history.state?.reloaded_at ?? 0)
    if (Date.now() - last < pause_ms || !navigator.onLine || unasked > 0) return
    void reloadIfServed(reload)
  })
}

async function reloadIfServed(reload: () => void): Promise<void> {
  if (!(await isServed())) return
  history.replaceState({ ...history.state, reloaded_at: Date.now() }, '')
  reload()
}

async function isServed(): Promise<boolean> {
  const answer = await fetch('/healthz', { cache: 'no-store' }).catch(() => null)
  return answer?.ok === true
}

/** Fetches files that the person has not asked for. */
export async function fetchInBackground<Result>(fetch: () => Promise<Result>): Promise<Result> {
  unasked += 1
  try {
    return await fetch()
  } finally {
    unasked -= 1
  }
}
