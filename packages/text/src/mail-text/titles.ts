import type { Language } from '../language.ts'

/** What stands before a name. */
export interface Titles {
  readonly gender: 'woman' | 'man' | null
  /** As a language writes it; empty for one that no greeting names. */
  readonly said: readonly Title[]
}

type Title = Readonly<Record<Language, string>>

/** A title of one language is no greeting in another, except those of scholars. */
const everywhere = { en: '', de: '', fr: '', es: '', it: '' } as const
const professor: Title = { en: 'Professor', de: 'Prof.', fr: '', es: 'Prof.', it: 'Prof.' }
const doctor: Title = { en: 'Dr', de: 'Dr.', fr: 'Docteur', es: 'Dr.', it: 'Dott.' }

interface Meaning {
  readonly gender?: 'woman' | 'man'
  readonly title?: Title
}

const woman: Meaning = { gender: 'woman' }
const man: Meaning = { gender: 'man' }
const nothing: Meaning = {}
const italian = (it: string): Meaning => ({ title: { ...everywhere, it } })
const spanish = (es: string): Meaning => ({ title: { ...everywhere, es } })

/** In small letters without full stops. */
const meanings: ReadonlyMap<string, Meaning> = new Map<string, Meaning>([
  ...'frau ms miss mme mlle madame sra srta señora dña doña sigra signora'
    .split(' ')
    .map((word): [string, Meaning] => [word, woman]),
  ...'herr herrn mr monsieur sr señor sig signor signore'
    .split(' ')
    .map((word): [string, Meaning] => [word, man]),
  ...'mx dipl dipling dipl-ing dipl-kfm dipl-inform mag ra rain stb med jur phil rer nat hc habil em phd msc mba'
    .split(' ')
    .map((word): [string, Meaning] => [word, nothing]),
  ['mrs', { gender: 'woman', title: { ...everywhere, en: 'Mrs' } }],
  ['prof', { title: professor }],
  ['professor', { title: professor }],
  ['dr', { title: doctor }],
  ['doctor', { title: doctor }],
  ['docteur', { title: doctor }],
  ['dott', { title: doctor }],
  ['dra', { gender: 'woman', title: { ...doctor, es: 'Dra.', it: 'Dott.ssa' } }],
  ['dottssa', { gender: 'woman', title: { ...doctor, es: 'Dra.', it: 'Dott.ssa' } }],
  ['drssa', { gender: 'woman', title: { ...doctor, es: 'Dra.', it: 'Dott.ssa' } }],
  ['profssa', { gender: 'woman', title: { ...professor, es: 'Profa.', it: 'Prof.ssa' } }],
  ['profa', { gender: 'woman', title: { ...professor, es: 'Profa.', it: 'Prof.ssa' } }],
  ['maître', { title: { ...everywhere, fr: 'Maître' } }],
  ['me', { title: { ...everywhere, fr: 'Maître' } }],
  ['avv', italian('Avv.')],
  ['arch', italian('Arch.')],
  ['ing', { title: { ...everywhere, it: 'Ing.', es: 'Ing.' } }],
  ['geom', italian('Geom.')],
  ['rag', italian('Rag.')],
  ['notaio', italian('Notaio')],
  ['lic', spanish('Lic.')],
  ['arq', spanish('Arq.')],
])

/** The words of a name without what stands before it, and that. */
export function withoutTitles(words: readonly string[]): {
  readonly titles: Titles
  readonly name: string[]
} {
  const said: Title[] = []
  let gender: Titles['gender'] = null
  const name: string[] = []
  for (const word of words) {
    const meaning = meanings.get(word.toLowerCase().replaceAll(/[.()]/gu, ''))
    if (meaning === undefined) {
      name.push(word)
      continue
    }
    gender ??= meaning.gender ?? null
    if (meaning.title && !said.includes(meaning.title)) said.push(meaning.title)
  }
  return { titles: { gender, said }, name }
}

export function joinTitles(one: Titles, other: Titles): Titles {
  const more = other.said.filter(({ de, it, es, fr }) =>
    one.said.every((known) => known.de !== de || known.it !== it || known.es !== es || known.fr !== fr),
  )
  return { gender: one.gender ?? other.gender, said: one.said.length > 0 ? one.said : more }
}

export interface TitledName {
  readonly titles: Titles
  readonly first: string
  /** All of the name. */
  readonly whole: string
  /** The family name; all of the name where it is unsure which words belong to it. */
  readonly family: string
}

/** A name behind the titles that a language greets by; without them where it greets by none of them. */
export function titledName({ titles, whole, family }: TitledName, language: Language): string {
  const said = titles.said.map((title) => title[language]).filter((title) => title !== '')
  const greeted = language === 'de' ? said : said.slice(0, 1)
  if (language === 'de')
    return [...genderOf(titles, language), ...greeted, titles.gender ? family : whole].join(' ')
  if (greeted.length > 0) return [...greeted, family].join(' ')
  const gender = genderOf(titles, language)
  return gender.length > 0 ? [...gender, family].join(' ') : whole
}

function genderOf({ gender }: Titles, language: Language): string[] {
  return gender === null ? [] : [addresses[language][gender]]
}

const addresses: Readonly<Record<Language, Readonly<Record<'woman' | 'man', string>>>> = {
  en: { woman: 'Ms', man: 'Mr' },
  de: { woman: 'Frau', man: 'Herr' },
  fr: { woman: 'Madame', man: 'Monsieur' },
  es: { woman: 'Sra.', man: 'Sr.' },
  it: { woman: 'Signora', man: 'Signor' },
}
