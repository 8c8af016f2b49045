import type { Token } from './tokens.ts'

/**
 * Whether a word such as 'not' asks its reader what is liked: `Tu préfères pas demain soir ?`, `Wäre dir nicht Freitag
 * lieber?`, `¿No te viene mejor el jueves?` Who asks so proposes the time.
 */
export function asksWhatIsLiked(tokens: readonly Token[], at: number): boolean {
  const wordAt = (back: number) => tokens[at - back]?.word ?? ''
  if (/^(?:dir|ihnen|euch)$/.test(wordAt(1))) return /^(?:ware|ist)$/.test(wordAt(2))
  const [to, suits, better] = [wordAt(-1), wordAt(-2), wordAt(-3)]
  if (/^(?:te|le|os|ti|vi)$/.test(to) && /^(?:mejor|meglio)$/.test(better)) return fits.test(suits)
  const reader = wordAt(/^(?:ne|n)$/.test(wordAt(2)) ? 3 : 2)
  return wordAt(1).startsWith('prefer') && /^(?:tu|vous)$/.test(reader)
}

const fits = /^(?:viene|va|vendria|iria|queda|andrebbe|verrebbe|starebbe)$/
