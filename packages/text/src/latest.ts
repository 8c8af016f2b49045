/**
 * A function of a text that remembers its latest answers, for what many readers ask of the same sentences one after the
 * other. The texts that it remembers have at most so many characters together, which bounds its memory.
 */
export function rememberLatest<Answer extends object | boolean | number | string>(
  make: (text: string) => Answer,
  characters_max: number,
): (text: string) => Answer {
  // The older half is dropped at once: taking out single answers would take longer than to make them.
  let newer = new Map<string, Answer>()
  let older = new Map<string, Answer>()
  let characters = 0
  return (text) => {
    const known = newer.get(text)
    if (known !== undefined) return known
    const answer = older.get(text) ?? make(text)
    if (characters + text.length > characters_max / 2) {
      older = newer
      newer = new Map()
      characters = 0
    }
    newer.set(text, answer)
    characters += text.length
    return answer
  }
}
