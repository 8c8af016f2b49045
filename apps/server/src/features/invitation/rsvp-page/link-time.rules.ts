/** A time as links name it: `20261124T140000Z`. */
export function formatLinkTime(time: Date): string {
  return time.toISOString().replaceAll(/[-:]|\.\d{3}/g, '')
}

/** Whether a link could name a time so. */
export function isLinkTime(text: string): boolean {
  return /^\d{8}T\d{6}Z$/.test(text)
}
