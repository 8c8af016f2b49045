/**
 * A function of a text that remembers its latest answers, for what many readers ask of the same sentences one after the
 * other. The texts that it remembers have at most so many characters together, which bounds its memory; the oldest leaves
 * first.
 */
export function rememberLatest<Answer extends object | boolean | string>(
  make: (text: string) => Answer,
  characters_max: number,
): (text: string) => Answer {
  const answers = new Map<string, Answer>()
  let characters = 0
  return (text) => {
    const known = answers.get(text)
    if (known !== undefined) return known
    const made = make(text)
    answers.set(text, made)
    characters += text.length
    for (const oldest of answers.keys()) {
      if (characters <= characters_max) break
      answers.delete(oldest)
      characters -= oldest.length
    }
    return made
  }
}
