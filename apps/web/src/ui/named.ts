/** The name of a button where others beside it have the same words: these words and what it is about (WCAG 2.4.6, 2.5.3). */
export function named(words: string, thing: string): string {
  return `${words}: ${thing}`
}
