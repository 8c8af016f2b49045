/** The words with a space on each side where the text needs one. */
export function spacedWords(text: string, [start, end]: readonly [number, number], words: string): string {
  const before = start > 0 && !/\s/u.test(text.charAt(start - 1)) ? ' ' : ''
  const after = end < text.length && !/\s/u.test(text.charAt(end)) ? ' ' : ''
  return `${before}${words}${after}`
}

/** Puts the words in the place of the selected ones, where the browser's undo takes them back. False without room. */
export function insertText(box: HTMLTextAreaElement, words: string): boolean {
  const { value, selectionStart, selectionEnd, maxLength } = box
  const spaced = spacedWords(value, [selectionStart, selectionEnd], words)
  const length = value.length - (selectionEnd - selectionStart) + spaced.length
  if (maxLength >= 0 && length > maxLength) return false
  box.focus()
  // Deprecated, but the only edit that joins the browser's own undo.
  if (!document.execCommand('insertText', false, spaced)) {
    box.setRangeText(spaced, selectionStart, selectionEnd, 'end')
    box.dispatchEvent(new Event('input', { bubbles: true }))
  }
  return true
}
