import { availableStorage } from '../session/memory-storage.ts'

const key = 'consent_origin'
const storage = availableStorage('sessionStorage')

/** Keeps the path of the screen that leaves for a provider's page of consent, for this window. */
export function keepConsentOrigin(path: string): void {
  storage.setItem(key, path)
}

/** The kept path, once: a later return without a departure from here finds null. */
export function takeConsentOrigin(): string | null {
  const path = storage.getItem(key)
  storage.removeItem(key)
  return path
}
