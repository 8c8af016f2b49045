// The page for a visitor without a connection: in German where the browser prefers it, and gone once there is one.
;(() => {
  const german = {
    title: 'Keine Verbindung',
    text: 'Meridian erreicht seinen Server nicht. Diese Seite öffnet sich von selbst, sobald die Verbindung wieder da ist.',
    again: 'Erneut versuchen',
  }
  if (navigator.language.startsWith('de')) {
    document.documentElement.lang = 'de'
    document.title = `${german.title} · Meridian`
    for (const [id, text] of Object.entries(german)) document.getElementById(id).textContent = text
  }
  addEventListener('online', () => location.reload())
  // The network may be there while the server is not.
  setInterval(async () => {
    if (!navigator.onLine) return
    const answer = await fetch('/healthz', { cache: 'no-store' }).catch(() => null)
    if (answer?.ok) location.reload()
  }, 5000)
  // theme.js sets the theme while the page loads.
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => location.reload())
})()
