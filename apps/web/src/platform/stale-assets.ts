const pause_ms = 60_000

/**
 * After an update the server no longer has the files that an open page still asks for. Such a page
 * loads itself anew, once a minute at most, so that a file that is really missing shows as the failure it is.
 * Without a connection it stays, since what is filled in would go and nothing would come.
 */
export function reloadWhenStale(): void {
  addEventListener('vite:preloadError', (event) => {
    const last = Number(history.state?.reloaded_at ?? 0)
    if (Date.now() - last < pause_ms || !navigator.onLine) return
    event.preventDefault()
    history.replaceState({ ...history.state, reloaded_at: Date.now() }, '')
    location.reload()
  })
}
