/** Hands a text, or bytes, to the browser to save under that name. */
export function saveFile(name: string, content: string | Blob, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser has taken hold of the content when the click returns; a moment more for those that have not.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
