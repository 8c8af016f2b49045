import type { Language } from '../language.ts'
import { filtered } from '../literal-filter.ts'
import { foldText } from '../wish/terms/tokens.ts'

/**
 * How many questions of a sentence only the reader can answer: `How many are you?`, `Kannst du mir sagen, wann du kommst?`;
 * and not `When you come, could you bring the ladder?`
 */
export function countOpenQuestions(clause: string, language: Language): number {
  const { anywhere, first, atLast } = question_words[language]
  const parts = clause.split(/[,:] /u)
  return parts.filter((part, index) => {
    if (anywhere?.test(part)) return true
    const folded = foldText(part)
    return first.test(folded) || (isLastOf(parts, index) && atLast.test(folded))
  }).length
}

/** But for whom or what a comma adds: `Quando la operano, la tua mamma?` */
function isLastOf(parts: readonly string[], index: number): boolean {
  return (
    parts.slice(index + 1).every((part) => part.split(' ').length <= words_added) && parts.length - index <= 2
  )
}

const words_added = 3

interface QuestionWords {
  /** In the text as it is written: an accent tells such a word from others. */
  readonly anywhere: { test(text: string): boolean } | null
  /** Where a part of a sentence begins. */
  readonly first: { test(text: string): boolean }
  /** Where its last part begins or ends: before others they begin a condition. */
  readonly atLast: { test(text: string): boolean }
}

const question_words: Readonly<Record<Language, QuestionWords>> = {
  en: {
    anywhere: filtered(
      /(?<!\p{L})(?:who|whom|whose|which|where|why|what(?! about)|how(?! about))(?!\p{L})/iu,
    ),
    first: filtered(/(?<!\p{L})(?:know|tell|say|remember|idea|sure|confirm)(?: me| us)? when(?!\p{L})/u),
    atLast: filtered(
      /^(?:(?:and|but|so|or|also|then) )?(?:(?:at|by|for|from|since|until|till) )?when(?!\p{L})/u,
    ),
  },
  de: {
    anywhere: null,
    first: filtered(
      /^[„"«]?(?:(?:und|aber|also|denn|nur|oder|ach) )?(?:(?:ab|an|auf|aus|bei|bis|fur|in|mit|nach|seit|um|unter|von|zu) )?(?:wer|wen|wem|wessen|was|wann|wo|wohin|woher|wie(?! (?:besprochen|vereinbart|immer|gesagt|ublich|geplant|versprochen|abgemacht|gewohnt|war s|ware))|wieviele?|warum|weshalb|wieso|womit|wofur|worauf|woran|wovon|woruber|welche[mnrs]?)(?!\p{L})|(?<!\p{L})(?:sag|sagen|sagst|weisst|wissen|verrats?t?) (?:(?:mir|uns|du|sie|bitte|kurz|noch) ){0,3}(?:wer|was|wann|wo|wie|warum|welche[mnrs]?)(?!\p{L})/u,
    ),
    atLast: { test: () => false },
  },
  fr: {
    anywhere: filtered(
      /(?<!\p{L})(?:où|comment|pourquoi|combien|quell?e?s?|lequel|laquelle|lesquell?e?s|quoi|qu['’]est[ -]ce)(?!\p{L})/iu,
    ),
    first: filtered(
      /(?<!\p{L})(?:sais|savez|savoir|dire|dis|dites|precise[rz]?|indique[rz]?) quand(?!\p{L})/u,
    ),
    atLast: filtered(
      /^(?:(?:et|mais|alors|donc) )?(?:(?:a|avec|chez|d'ici|de|depuis|des|jusqu'a|par|pour) )?(?:qui|que|quand)(?!\p{L})|(?<!\p{L})(?:quand|qui) ?\??$/u,
    ),
  },
  es: {
    anywhere: filtered(
      /(?<!\p{L})(?:qué|quién(?:es)?|cuándo|a?dónde|cómo|cuál(?:es)?|cuánt[oa]s?)(?!\p{L})/iu,
    ),
    first: filtered(
      /¿(?:(?:y|pero|a|con|de|desde|en|hasta|para|por) ){0,2}(?:quien(?:es)?|donde|cual(?:es)?|cuant[oa]s?)(?!\p{L})/u,
    ),
    atLast: filtered(
      /^¿?(?:(?:y|pero|a|con|de|desde|en|hasta|para|por) ){0,2}(?:que|quien(?:es)?|cuando|donde|como|cual(?:es)?|cuant[oa]s?)(?!\p{L})/u,
    ),
  },
  it: {
    anywhere: filtered(/(?<!\p{L})(?:perché|perche)(?!\p{L})/iu),
    first: filtered(
      /^(?:(?:e|ma|allora|quindi) )?(?:(?:tu|lei|voi|secondo (?:te|lei|voi)),? )?(?:(?:a|con|da|di|fino a|in|per|su) )?(?:chi|che cosa|cosa|dove|qual[ei]?|quant[ie])(?!\p{L})|(?<!\p{L})quanti (?:siete|sarete|sareste|sono|saremo|anni|giorni|posti)(?!\p{L})|(?<!\p{L})(?:sai|sapere|dire|dirmi|dirci|dimmi|dica|capire) (?:(?:a|di|per) )?(?:chi|cosa|quando|dove|come|quant[oaie]|qual[ei]?|che)(?!\p{L})/u,
    ),
    atLast: filtered(
      /^(?:(?:e|ma|allora|quindi) )?(?:(?:a|con|da|di|fino a|in|per|su) )?(?:che|quando|come|quant[oa])(?!\p{L})/u,
    ),
  },
}
