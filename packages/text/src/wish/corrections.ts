import type { Language } from '../language.ts'
import { foldSpelledOut } from './chat-spelling.ts'
import type { Item } from './item.ts'
import type { Judged } from './judge-sentence.ts'
import { asSettled } from './settle.ts'

type TimeItem = Extract<Item, { readonly isExcluded: boolean }>

/** `Could we meet on Monday at 3? Sorry, I meant Tuesday.`: what the writer corrects takes the place of what was said. */
export function withCorrections(judged: readonly Judged[], language: Language): readonly Judged[] {
  const place = judged.findIndex(
    (one, at) => at > 0 && isCorrection(one, language) && asksThen(judged[at - 1], one),
  )
  const [wrong, right] = [judged[place - 1], judged[place]]
  if (!wrong || !right) return judged
  const told = right.items.filter(isTime)
  const kinds = new Set(told.map(({ kind }) => kind))
  const old = wrong.items.filter(isTime)
  const [first] = told
  if (!first) return judged
  const kept = old
    .filter(({ kind }) => !kinds.has(kind))
    .map((item) => ({ ...item, start: first.start, end: first.end, clause: first.clause }))
  const items = [...kept, ...told].map(asMeant).toSorted(daysFirst)
  return judged.map((one) => {
    if (one === wrong) {
      const left = one.items.filter((item) => !isTime(item))
      const unmeant = [...one.unmeant, ...old.map(asSettled)]
      return { ...one, items: left, unmeant, isOffer: false }
    }
    if (one !== right) return one
    const others = one.items.filter((item) => !isTime(item))
    const isOffer = items.some((item) => item.kind === 'hours' && item.hours.isExact)
    return {
      ...one,
      items: [...items, ...others],
      isAboutTime: true,
      isOwnDay: false,
      isDenied: false,
      isOffer,
    }
  })
}

/** Nothing but a word of correction and times. */
function isCorrection({ text, start, items }: Judged, language: Language): boolean {
  if (text.length > longest || !items.some(isTime)) return false
  let rest = text
  for (const item of items.toReversed())
    rest = `${rest.slice(0, item.start - start)} ${rest.slice(item.end - start)}`
  const words = foldSpelledOut(rest, language).match(/[\p{L}\d]+/gu) ?? []
  const { correcting, beside } = correction_words[language]
  return (
    words.some((word) => correcting.has(word)) &&
    words.every((word) => correcting.has(word) || beside.has(word))
  )
}

const longest = 80

/** The sentence before asks for a day or an hour in the same paragraph. */
function asksThen(before: Judged | undefined, { paragraph }: Judged): boolean {
  return (
    before?.paragraph === paragraph &&
    before.isAboutTime &&
    before.items.some((item) => isTime(item) && !item.isExcluded)
  )
}

function isTime(item: Item): item is TimeItem {
  return item.kind === 'days' || item.kind === 'hours'
}

function asMeant(item: TimeItem): TimeItem {
  const meant = { isExcluded: false, isSettled: true, isJoined: false } as const
  return item.kind === 'days' ? { ...item, ...meant, bound: null } : { ...item, ...meant }
}

function daysFirst(one: Item, other: Item): number {
  return Number(one.kind === 'hours') - Number(other.kind === 'hours')
}

function wordsOf(words: string): ReadonlySet<string> {
  return new Set(words.split(' '))
}

interface CorrectionWords {
  readonly correcting: ReadonlySet<string>
  /** Words that may stand beside these. */
  readonly beside: ReadonlySet<string>
}

const correction_words: Readonly<Record<Language, CorrectionWords>> = {
  en: {
    correcting: wordsOf('sorry mean meant correction scratch oops'),
    beside: wordsOf('no i that of course obviously rather make it to say on at the wait actually'),
  },
  de: {
    correcting: wordsOf('sorry entschuldigung quatsch meine meinte korrektur pardon verzeihung'),
    beside: wordsOf('nein ich ach naturlich vielmehr am um den der halt also doch'),
  },
  fr: {
    correcting: wordsOf('pardon voulais desole desolee oups correction erreur'),
    beside: wordsOf('non je dire plutot enfin le a c est'),
  },
  es: {
    correcting: wordsOf('perdon perdona perdone queria quiero quise digo correccion disculpa disculpe'),
    beside: wordsOf('no decir mejor dicho ay el las los a la era'),
  },
  it: {
    correcting: wordsOf('scusa scusi scusate volevo intendevo anzi correzione pardon ops'),
    beside: wordsOf('no dire il alle le all per'),
  },
}
