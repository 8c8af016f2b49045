import type { Language } from '../../language.ts'
import type { Token } from './tokens.ts'

/** A word that is as near to the names of two days: `thuesday`. */
export const unclear_name = '?'

/**
 * The same tokens, where the name of a day or a month with one letter wrong, missing, too much or in the place of its
 * neighbour (Damerau 1964) is that name: `thrusday`, `am Donerstag`, `mercedi`.
 */
export function withDaysSpelled(
  tokens: readonly Token[],
  language: Language,
  isWord: (word: string) => boolean,
): readonly Token[] {
  return tokens.map((token) => {
    const { word } = token
    if (word.length < shortest || word.length > longest || isWord(word)) return token
    const name = namesOf(language).get(word)
    return name === undefined || name === word ? token : { ...token, word: name }
  })
}

const shortest = 5
const longest = 12

const names: Readonly<Record<Language, string>> = {
  en: 'monday tuesday wednesday thursday friday saturday sunday tomorrow january february september october november december',
  de: 'montag dienstag mittwoch donnerstag freitag samstag sonntag sonnabend ubermorgen januar februar september oktober november dezember',
  fr: 'lundi mardi mercredi jeudi vendredi samedi dimanche demain janvier fevrier juillet septembre octobre novembre decembre',
  es: 'lunes martes miercoles jueves viernes sabado domingo febrero septiembre octubre noviembre diciembre',
  it: 'lunedi martedi mercoledi giovedi venerdi sabato domenica domani gennaio febbraio settembre ottobre novembre dicembre',
}

/** Two letters wrong, as many people write. */
const spelled_so: Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>> = {
  en: {
    wensday: 'wednesday',
    wendsday: 'wednesday',
    tommorow: 'tomorrow',
    tomorrrow: 'tomorrow',
    tomoro: 'tomorrow',
  },
}

/** What is a word, a name, or a day of another language. */
const other_words: Readonly<Record<Language, string>> = {
  en: 'sundae sundry frida sonday mondays tuesdays wednesdays thursdays fridays saturdays sundays',
  de: 'montage montan montags dienstags mittwochs donnerstags freitags samstags sonntags montage montagen sonntage samstage freitage dienstage',
  fr: 'demains lundis mardis mercredis jeudis vendredis samedis dimanches',
  es: 'jueces marte mares martos marta martas martens domino dominio sabados domingos dominga',
  it: 'domini romani donami salato sabati domenico domeniche gennaro domati domando',
}

const maps = new Map<Language, ReadonlyMap<string, string>>()

/** The name that each misspelled one stands for. */
function namesOf(language: Language): ReadonlyMap<string, string> {
  const known = maps.get(language)
  if (known) return known
  const found = new Map<string, string>(Object.entries(spelled_so[language] ?? {}))
  const all = names[language].split(' ')
  for (const name of all) {
    for (const word of misspellings(name)) {
      const other = found.get(word)
      found.set(word, other === undefined || other === name ? name : unclear_name)
    }
  }
  for (const word of [...all, ...other_words[language].split(' ')]) found.delete(word)
  maps.set(language, found)
  return found
}

/** A short name is near to too many words, unless two of its letters have changed places. */
const shortest_changed = 6
const letters = 'abcdefghijklmnopqrstuvwxyz'

/** The first letter is right, but where it has changed its place with the second. */
function misspellings(name: string): string[] {
  const places = Array.from(name, (_, place) => place)
  const behind = places.slice(1)
  const swapped = behind.map(
    (at) => `${name.slice(0, at - 1)}${name[at]}${name[at - 1]}${name.slice(at + 1)}`,
  )
  if (name.length < shortest_changed) return swapped
  return [
    ...swapped,
    ...behind.map((at) => name.slice(0, at) + name.slice(at + 1)),
    ...behind.flatMap((at) =>
      Array.from(letters, (letter) => name.slice(0, at) + letter + name.slice(at + 1)),
    ),
    ...[...behind, name.length].flatMap((at) =>
      Array.from(letters, (letter) => name.slice(0, at) + letter + name.slice(at)),
    ),
  ]
}
