import { cutAtWords } from './correct-typos.ts'

/** Cyrillic and Greek letters that look like Latin ones. */
const twins: ReadonlyMap<string, string> = new Map(
  'аa вb еe ёe кk мm нh оo рp сc тt уy хx іi їi јj ѕs ԁd һh ӏl ԛq ԝw ɡg ıi αa βb εe ηn ιi κk νv οo ρp τt υu χx'
    .split(' ')
    .map((pair) => [pair.slice(0, 1), pair.slice(1)]),
)
const digits: ReadonlyMap<string, string> = new Map(
  Object.entries({ 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's' }),
)

/** Letters that the same sign parts, three or more. */
const spaced_letters =
  /(?<![\p{L}\p{N}])(?:(?:\p{L} ){2,}\p{L}|(?:\p{L}-){2,}\p{L}|(?:\p{L}\.){2,}\p{L}|(?:\p{L}_){2,}\p{L}|(?:\p{L}\*){2,}\p{L}|(?:\p{L}·){2,}\p{L})(?![\p{L}\p{N}])/gu

/** A text as it reads: with Latin letters where twins or digits stand for them, and spaced letters joined. */
export function plainLetters(text: string): string {
  const letters = text.normalize('NFKC').replaceAll(/\p{Cf}/gu, '')
  const words = may_be_disguised.test(letters) ? letters.replaceAll(/[\p{L}\p{N}@$]+/gu, plainWord) : letters
  return words.replaceAll(spaced_letters, (letters) => cutAtWords(letters.replaceAll(/[^\p{L}]/gu, '')))
}

/** A digit beside a letter, or a letter of no European language in Latin script: in nearly no line. */
const may_be_disguised = /\p{L}[0-9@$]|[0-9@$]\p{L}|(?![\0-ɏ])\p{L}/u

function plainWord(word: string): string {
  const isMixed = /\p{Script=Latin}/u.test(word) && /[^\p{Script=Latin}\p{N}@$]/u.test(word)
  const isLeet = /\p{L}[0-9@$]+\p{L}|^[0-9@$]\p{L}{2}/u.test(word)
  if (!isMixed && !isLeet) return word
  return Array.from(word.toLowerCase(), (letter) => twins.get(letter) ?? digits.get(letter) ?? letter).join(
    '',
  )
}
