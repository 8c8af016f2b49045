/** A text without the characters at its end that match. A pattern with `+$` would look at each run again and again. */
export function trimEnd(text: string, character: RegExp): string {
  let end = text.length
  while (end > 0 && character.test(text[end - 1] ?? '')) end -= 1
  return text.slice(0, end)
}
