/** What a `data:` address of a style sheet says; null for any other address. */
export function readDataSheet(address: string): string | null {
  const [, kind = '', body] = /^\s*data:text\/css([^,]*),(.*)$/is.exec(address) ?? []
  if (body === undefined) return null
  try {
    return /;\s*base64\s*$/i.test(kind) ? atob(decodeURIComponent(body).trim()) : decodeURIComponent(body)
  } catch {
    return body
  }
}
