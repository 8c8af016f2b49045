const key = 'consent_origin'

/** Keeps the path of the screen that leaves for a provider's page of consent, for this window. */
export function keepConsentOrigin(path: string): void {
  sessionStorage.setItem(key, path)
}

/** The kept path, once: a later return without a departure from here finds null. */
export function takeConsentOrigin(): string | null {
  const path = sessionStorage.getItem(key)
  sessionStorage.removeItem(key)
  return path
}
