import { foldText } from '../wish/terms/tokens.ts'

type Gender = 'm' | 'f'
interface Determined {
  readonly gender: Gender | null
  readonly isPlural: boolean
}

const of = (words: string, gender: Gender | null, isPlural: boolean) =>
  words.split(' ').map((word) => [word, { gender, isPlural }] as const)

/** What the word before a noun tells of it. */
const determiners: Readonly<Record<'fr' | 'es' | 'it', ReadonlyMap<string, Determined>>> = {
  fr: new Map([
    ...of('le un du au ce cet mon ton son quel', 'm', false),
    ...of('la une cette ma ta sa quelle', 'f', false),
    ...of('votre notre', null, false),
    ...of('les des aux ces mes tes ses nos vos quels quelles deux trois quatre', null, true),
  ]),
  es: new Map([
    ...of('el un del al este ese', 'm', false),
    ...of('la una esta esa', 'f', false),
    ...of('los unos estos esos cuantos', 'm', true),
    ...of('las unas estas esas cuantas', 'f', true),
  ]),
  it: new Map([
    ...of(
      'il lo un uno del dello al allo nel nello dal dallo sul questo mio tuo suo nostro vostro',
      'm',
      false,
    ),
    ...of('la una della alla nella dalla sulla questa mia tua sua nostra vostra', 'f', false),
    ...of('i gli dei degli ai agli nei dai miei tuoi suoi nostri vostri questi quanti', 'm', true),
    ...of('le delle alle nelle dalle mie tue sue nostre vostre queste quante', 'f', true),
  ]),
}

const french = ({ gender, isPlural }: Determined, noun: string): string | null => {
  if (isPlural) return `les ${noun}`
  if (/^[aeiou]/u.test(foldText(noun))) return `l’${noun}`
  return gender === null ? null : `${gender === 'm' ? 'le' : 'la'} ${noun}`
}

const spanish = ({ gender, isPlural }: Determined, noun: string): string | null => {
  if (gender === null) return null
  return gender === 'm' ? `${isPlural ? 'los' : 'el'} ${noun}` : `${isPlural ? 'las' : 'la'} ${noun}`
}

const italian = ({ gender, isPlural }: Determined, noun: string): string | null => {
  const folded = foldText(noun)
  const isVowel = /^[aeiou]/u.test(folded)
  const isHeavy = /^(?:s[bcdfgklmnpqrtvz]|z|gn|ps|x|y)/u.test(folded)
  if (gender === null) return null
  if (gender === 'f') return isPlural ? `le ${noun}` : isVowel ? `l’${noun}` : `la ${noun}`
  if (isPlural) return isVowel || isHeavy ? `gli ${noun}` : `i ${noun}`
  return isVowel ? `l’${noun}` : isHeavy ? `lo ${noun}` : `il ${noun}`
}

const articles = { fr: french, es: spanish, it: italian } as const

/** A noun with its definite article, as the word before it in a text tells: `la clé` behind `cette`. */
export function withArticle(noun: string, before: string, language: 'fr' | 'es' | 'it'): string | null {
  if (language === 'fr' && before === 'l') return `l’${noun}`
  const told = determiners[language].get(before)
  return told === undefined ? null : articles[language](told, noun)
}
