/** Whether the browser knows of no network. */
export function isOffline(): boolean {
  return 'onLine' in navigator && !navigator.onLine
}
