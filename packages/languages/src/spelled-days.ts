/** The languages of mails, by their ISO 639-1 codes. */
export type DayLanguage = 'en' | 'de' | 'fr' | 'es' | 'it'

/** A word that is as near to the names of two days: `thuesday`. */
export const unclear_name = '?'

/**
 * The name of a day or a month, in small letters without accents, for a word with one letter wrong, missing, too much or in
 * the place of its neighbour (Damerau 1964): `thrusday`, `donerstag`, `mercedi`; undefined for any other word.
 */
export function dayNamed(word: string, language: DayLanguage): string | undefined {
  return namesOf(language).get(word)
}

/** A text in which the names of days are spelled right. */
export interface SpelledText {
  readonly text: string
  /** Where a place of it is in the text as it was written. */
  readonly writtenAt: (place: number) => number
}

/** A text with such words spelled as they should be; a word that is as near to two days stays as it is written. */
export function spellDays(written: string, language: DayLanguage): SpelledText {
  const shifts: { readonly from: number; readonly by: number }[] = []
  let by = 0
  const text = written.replace(whole_words, (word, place: number) => {
    const name = namesOf(language).get(word.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, ''))
    if (name === undefined || name === unclear_name) return word
    const from = place + by + name.length
    by += name.length - word.length
    shifts.push({ from, by })
    return name
  })
  return { text, writtenAt: (place) => place - (shifts.findLast(({ from }) => from <= place)?.by ?? 0) }
}

const whole_words = /(?<![\p{L}\p{N}_])\p{L}{5,12}(?![\p{L}\p{N}_])/gu

const names: Readonly<Record<DayLanguage, string>> = {
  en: 'monday tuesday wednesday thursday friday saturday sunday tomorrow january february september october november december',
  de: 'montag dienstag mittwoch donnerstag freitag samstag sonntag sonnabend ubermorgen januar februar september oktober november dezember',
  fr: 'lundi mardi mercredi jeudi vendredi samedi dimanche demain janvier fevrier juillet septembre octobre novembre decembre',
  es: 'lunes martes miercoles jueves viernes sabado domingo febrero septiembre octubre noviembre diciembre',
  it: 'lunedi martedi mercoledi giovedi venerdi sabato domenica domani gennaio febbraio settembre ottobre novembre dicembre',
}

/** Two letters wrong, as many people write. */
const spelled_so: Readonly<Partial<Record<DayLanguage, Readonly<Record<string, string>>>>> = {
  en: {
    wensday: 'wednesday',
    wendsday: 'wednesday',
    tommorow: 'tomorrow',
    tomorrrow: 'tomorrow',
    tomoro: 'tomorrow',
  },
}

/** What is a word, a name, or a day of another language. */
const other_words: Readonly<Record<DayLanguage, string>> = {
  en: 'sundae sundry frida sonday mondays tuesdays wednesdays thursdays fridays saturdays sundays',
  de: 'jaguar mondtag montage montan montags dienstags mittwochs donnerstags freitags samstags sonntags montagen sonntage samstage freitage dienstage',
  fr: 'dedain demanche demembre demains lundis mardis mercredis jeudis vendredis samedis dimanches',
  es: 'vienes mates maltes mantes martel sabalo sabano sabido sajado salado sobado ferrero jueces marte mares martos marta martas martens domino dominio sabados domingos dominga',
  it: 'domandi domano sanato venerai veneri domini romani donami salato sabati domenico domeniche gennaro domati domando',
}

const maps = new Map<DayLanguage, ReadonlyMap<string, string>>()

/** The name that each misspelled one stands for. */
function namesOf(language: DayLanguage): ReadonlyMap<string, string> {
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
