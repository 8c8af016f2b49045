const form = /^(\d{4})([a-z]{1,2})$/

function isVersion(text: string): boolean {
  return form.test(text)
}

/** Positive where the first is newer, as 2026f after 2026c; a text that is no version is older than all. */
export function compareVersions(one: string, other: string): number {
  const [ranked, against] = [one, other].map(rankOf) as [string, string]
  return ranked === against ? 0 : ranked > against ? 1 : -1
}

/** After 2026z comes 2026za. */
function rankOf(version: string): string {
  return isVersion(version) ? version : ''
}

/** The version in a folder's tzdata.zi (`# version 2026f`) or +VERSION; null where there is none. */
export function findVersion(text: string): string | null {
  const [line = ''] = text.split('\n', 1)
  const version = line.replace(/^# version /, '').trim()
  return isVersion(version) ? version : null
}
