import type { Language } from '../language.ts'
import { foldText } from '../wish/terms/tokens.ts'

interface ThirdPerson {
  /** How a verb ends that says what somebody does or will do. */
  readonly does: RegExp
  /** What minutes say of somebody who spoke, was there or did something. */
  readonly tells: RegExp
}

const third_person: Readonly<Record<Language, ThirdPerson>> = {
  en: {
    does: /^(?:\p{L}{2,}s|will|shall|should|must|to)$/u,
    tells:
      /^(?:is|was|has|does|says|thinks|reports|asks|tells|knows|wants|likes|hopes|believes|agrees|suggests|proposes|presents|explains|notes|opens|welcomes|thanks|points|feels|mentions|confirms|informs|works|lives|always|sometimes|needs|attends|raises|wonders|stresses|describes|gets|receives|remembers|means|seems|loves)$/u,
  },
  de: {
    does: /^(?:\p{L}+[^s\P{L}]t|liest|misst|lost|lasst|fasst|passt|besorgt|reist|giesst|schliesst|verfasst|erfasst|soll|sollte|wird|muss|darf)$/u,
    tells:
      /^(?:hat|ist|war|hatte|sagt|meint|fragt|findet|berichtet|erklart|bittet|schlagt|stellt|informiert|begrusst|eroffnet|dankt|weist|erlautert|teilt|merkt|fuhlt|glaubt|denkt|weiss|kennt|regt|betont|bestatigt|bleibt|arbeitet|wohnt|kommt|geht|nicht|selbst|mit|nennt|erwahnt|leitet|lobt|wunscht|freut|sieht|hofft|ergreift|tragt|gibt|bekommt|erhalt|scheint|liegt|steht)$/u,
  },
  fr: {
    does: /^(?:\p{L}{2,}(?:e|t|d|a)|va|doit|se|s)$/u,
    tells:
      /^(?:a|est|etait|avait|dit|pense|rapporte|demande|explique|presente|propose|trouve|remercie|informe|precise|ouvre|rappelle|souligne|indique|confirme|estime|souhaite|signale|voit|sait|fait|croit|veut|peut|accepte|regrette|annonce|reste|evoque|entre|\p{L}+ait|de|le|la|une?|que|avant|quand|sans|sauf|comme|toute?|est-ce)$/u,
  },
  es: {
    does: /^(?:\p{L}{2,}(?:a|e)|va|se|lo|la|los|las|les?)$/u,
    tells:
      /^(?:ha|es|esta|era|fue|dice|piensa|opina|pregunta|explica|informa|presenta|propone|cree|comenta|recuerda|senala|agradece|abre|indica|sabe|tiene|quiere|puede|parece|estaba|habia|hace|queda|sigue|\p{L}+(?:aba|ia)|de|que|para|desde|entre|sobre|una|ante)$/u,
  },
  it: {
    does: /^(?:\p{L}{2,}(?:a|e)|va|si|lo|la|li|le)$/u,
    tells:
      /^(?:ha|e|era|aveva|dice|pensa|chiede|spiega|informa|presenta|propone|crede|riferisce|ricorda|segnala|ringrazia|apre|sottolinea|sa|vuole|puo|pare|sembra|resta|comunica|illustra|osserva|conferma|deve essere|\p{L}+ava|\p{L}+eva|che|una|ne|grazie|buone|come|dove|anche|nelle?|nella|delle?|della|alle?|alla)$/u,
  },
}

/** Short words between the name and the verb. */
const between = new Set([
  'se',
  's',
  'si',
  'lo',
  'la',
  'les',
  'li',
  'le',
  'l',
  'y',
  'en',
  'me',
  'nos',
  'ci',
  'also',
  'then',
  'auch',
  'dann',
])

/** The first and the last word of a name, as texts are compared with it. */
export interface ShortName {
  readonly first: string
  readonly last: string
}

export function shortNameOf(name: string): ShortName {
  const [first = '', ...others] = foldText(name).split(' ')
  return { first, last: others.at(-1) ?? '' }
}

/** Whether a clause says what a person of this name does next, as minutes give out tasks. */
export function isTaskOf(text: string, { first, last }: ShortName, language: Language): boolean {
  if (first.length < 2 || text.endsWith('?')) return false
  const written = text.match(/[\p{L}\p{M}]+|[.,;:()]/gu) ?? []
  const words = written.map(foldText)
  const { does, tells } = third_person[language]
  return words.some((word, at) => {
    const isFirst = word === first && beginsClause(words[at - 1])
    const isLast = word === last && titles.has(words[at - 1] ?? '') && beginsClause(words[at - 2])
    const isLastAlone = word === last && last.length > 2 && beginsClause(words[at - 1])
    if (!isFirst && !isLast && !isLastAlone) return false
    let place = at + 1
    while (between.has(words[place] ?? '') && place < at + most_between) place += 1
    const verb = words[place] ?? ''
    return (
      /^\p{Ll}/u.test(written[place] ?? '') &&
      /^\p{L}/u.test(words[place + 1] ?? '') &&
      does.test(verb) &&
      (!tells.test(verb) || (language === 'de' && isSeparated(verb, words.slice(place + 1))))
    )
  })
}

/** `Fragt beim Verein an`, `gibt es weiter`, and not `fragt, ob`, `stellt den Plan vor`. */
function isSeparated(verb: string, behind: readonly string[]): boolean {
  const ends = behind.findIndex((word) => /^(?:[.,;:!]|und|bis)$/u.test(word))
  const particle = behind[(ends < 0 ? behind.length : ends) - 1] ?? ''
  return separated.has(`${verb} ${particle}`)
}

const separated: ReadonlySet<string> = new Set([
  'fragt an',
  'fragt nach',
  'gibt weiter',
  'gibt bescheid',
  'gibt ab',
  'gibt heraus',
  'stellt auf',
  'stellt zusammen',
  'stellt bereit',
  'tragt ein',
  'tragt zusammen',
  'leitet weiter',
  'teilt ein',
  'geht vorbei',
  'kommt vorbei',
])

const most_between = 3
/** What minutes write before a family name. */
const titles = new Set(
  'frau herr hr fr ms mrs mr miss dr madame monsieur mme senora senor sra sr signora signor sig'.split(' '),
)

function beginsClause(before: string | undefined): boolean {
  return before === undefined || /^(?:[.,;:(]|and|und|et|y|e)$/u.test(before)
}
