// Sets the theme before the first paint. platform/state/theme.ts keeps it in step afterwards.
;(() => {
  let choice = 'system'
  try {
    choice = JSON.parse(localStorage.getItem('preferences'))?.theme ?? 'system'
  } catch {
    // Storage that is blocked or unreadable means no choice was made.
  }
  const isDark =
    choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light'
  document.querySelector('meta[name="theme-color"]').content = isDark ? '#0a0d0b' : '#ecefea'
})()
