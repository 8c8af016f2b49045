/** One or two capital letters that stand for a name; a question mark for a name without letters. */
export function initialsOf(name: string): string {
  const words = name.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’.-]*/gu) ?? []
  const chosen = words.length > 1 ? [words[0], words[words.length - 1]] : [words[0]]
  const letters = chosen.map((word) => Array.from(word ?? '')[0] ?? '').join('')
  return letters.toUpperCase() || '?'
}
