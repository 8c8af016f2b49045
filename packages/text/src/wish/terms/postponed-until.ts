import type { Language } from '../../language.ts'
import type { Token } from './tokens.ts'

/** `Postpone our call until Friday`, `aplazarlo hasta el viernes`: the day is where the meeting moves to, and no last day. */
export function isPostponedUntil(tokens: readonly Token[], at: number, language: Language): boolean {
  const { until, verbs } = postponing[language]
  if (!until.test(tokens[at]?.word ?? '')) return false
  const words = tokens.slice(Math.max(0, at - longest_way), at).map(({ word }) => word)
  const clause = words.slice(words.findLastIndex((word) => clause_mark.test(word)) + 1)
  return verbs.test(clause.join(' '))
}

/** In words. */
const longest_way = 10
const clause_mark = /^[,;:!?()–—]$/

interface Postponing {
  readonly until: RegExp
  readonly verbs: RegExp
}

const postponing: Readonly<Record<Language, Postponing>> = {
  en: {
    until: /^(?:until|untill|till|til)$/,
    verbs:
      /(?:^| )(?:postpon(?:e|ed|ing)|delay(?:ed|ing)?|defer(?:red|ring)?|push(?:ed|ing)?|put (?:it|this|that|things|us|the \S+|our \S+)(?: \S+){0,2} off|put off|hold off|(?:leave|park) (?:it|this|that))(?: |$)/,
  },
  de: {
    until: /^bis$/,
    verbs: /(?:^| )(?:verschieb(?:en|e|t)|verschoben|vertag(?:en|e|t)|aufschieben)(?: |$)/,
  },
  fr: {
    until: /^jusqu$/,
    verbs: /(?:^| )(?:report(?:er|e|ons|ez|ee?)|repouss(?:er|e|ons|ez|ee?)|decal(?:er|e|ons|ez|ee?))(?: |$)/,
  },
  es: {
    until: /^hasta$/,
    verbs:
      /(?:^| )(?:aplaz(?:ar|amos|ado|ada|o)(?:l[oa]s?)?|pospo(?:ner|nemos|ngamos)(?:l[oa]s?)?|retras(?:ar|amos|ado)(?:l[oa]s?)?|dej(?:ar|amos)l[oa])(?: |$)/,
  },
  it: {
    until: /^fino$/,
    verbs:
      /(?:^| )(?:rimand(?:are|iamo|ato|ata|arlo|arla)|rinvi(?:are|amo|ato|ata|arlo|arla)|postic(?:ipare|ipiamo|ipato|ipata))(?: |$)/,
  },
}
