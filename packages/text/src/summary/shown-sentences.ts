import { countWords } from '../words.ts'

/** The sentence begins with a capital behind nothing or behind an end: `danke, dass …`, whose greeting is left out. */
export function withCapital(text: string, before: string): string {
  const first = small_first.exec(text)?.[0]
  if (first === undefined || !ends.test(before) || isWritten(text)) return text
  const capital = first.slice(-1).toUpperCase()
  // `ß` has none.
  return capital.length === 1 ? first.slice(0, -1) + capital + text.slice(first.length) : text
}

const small_first = /^["'“‘„«(¿¡]{0,3}\p{Ll}/u
const ends = /^$|[.!?…]["'”’»)\]]{0,3}$|\p{Emoji_Presentation}$|[:;]-?[()D]$/u

/** `iPhone`, `b2b`, `ada@example.test`: a name that is written so. */
function isWritten(text: string): boolean {
  const [word = ''] = text.split(/\s/u, 1)
  return /\p{Ll}\p{Lu}|\d|[@/_]|\p{L}\.\p{L}/u.test(word)
}

/** `It takes place on`: what stands below ends the sentence. */
export function isCutOff(text: string): boolean {
  return countWords(text) >= 3 && unended.test(text)
}

const unended =
  /(?<!\p{L})(?:am|an|um|im|zum|zur|ab|bis|den|dem|der|die|das|ist|sind|auf|bei|vom|und|oder|at|on|is|are|by|from|to|the|of|and|or|le|la|les|du|au|à|est|sont|et|ou|el|los|del|al|es|son|y|o|il|lo|gli|alle|dal|è|sono|e|per|para|pour|für)$/u
