import {
  detectLanguage,
  isSummarised,
  leadOf,
  type Sentence,
  summarise,
  type SummaryOptions,
} from '@meridian/text'
import { needOf, type SentencedMail } from './marked-sentences.ts'
import { countOf, fill, idsAt } from './thread-judges.ts'
import { byLexRank } from './thread-rows.ts'

/** What one summary tells of a mail, counted. */
export interface MarkedCounts {
  readonly needed: number
  readonly neededOf: number
  readonly told: number
  readonly toldOf: number
  readonly chosen: number
  readonly words: number
  readonly idleWords: number
}

export type MarkedRow = Readonly<Record<string, MarkedCounts>>

/** The counts of each method; a mail that is too short for a summary has none. First sentences and LexRank are as long as ours. */
export function markedRows(mail: SentencedMail, options: SummaryOptions = {}): MarkedRow[] {
  if (!isSummarised(mail)) return []
  const ours = summarise(mail, options).sentences
  const words = countOf(ours)
  const own = leadOf(mail, Number.POSITIVE_INFINITY).sentences
  return [
    {
      ours: countsOf(mail, ours),
      lead: countsOf(mail, fill(own, words)),
      LexRank: countsOf(mail, fill(byLexRank(own, detectLanguage(mail.text)), words)),
    },
  ]
}

export function countsOf(mail: SentencedMail, sentences: readonly Sentence[]): MarkedCounts {
  const ids = [...idsAt(mail, sentences)]
  const need = (id: string) => needOf(mail, id)
  const needs = [...mail.needs.values()]
  const words = countOf(sentences)
  const idle = sentences.filter(({ start, end }) =>
    mail.sentences.every((one) => need(one.id) === 0 || one.start >= end || one.end <= start),
  )
  return {
    needed: ids.filter((id) => need(id) === 2).length,
    neededOf: needs.filter((one) => one === 2).length,
    told: ids.filter((id) => need(id) > 0).length,
    toldOf: needs.filter((one) => one > 0).length,
    chosen: ids.length,
    words,
    idleWords: countOf(idle),
  }
}

/** Shares from 0 to 1, and words a mail. */
export interface MarkedFigures {
  readonly needed: number
  readonly told: number
  readonly idle: number
  readonly f1OfNeeded: number
  readonly f1OfTold: number
  readonly words: number
}

/** All sentences of all mails count alike. */
export function meanOfMarked(all: readonly MarkedCounts[]): MarkedFigures {
  const sum = (name: keyof MarkedCounts) => all.reduce((total, one) => total + one[name], 0)
  return {
    needed: sum('needed') / sum('neededOf'),
    told: sum('told') / sum('toldOf'),
    idle: sum('idleWords') / sum('words'),
    f1OfNeeded: (2 * sum('needed')) / (sum('chosen') + sum('neededOf')),
    f1OfTold: (2 * sum('told')) / (sum('chosen') + sum('toldOf')),
    words: sum('words') / all.length,
  }
}
