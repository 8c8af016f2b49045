import type { Language } from '../language.ts'
import { isQuestion, type Request } from '../requests.ts'
import { countWords } from '../words.ts'
import { asksForItsAnswer, asksToBeTold } from './bare-requests.ts'
import { asksForReplyAlone } from './short-answers.ts'
import { topicOf } from './topics.ts'

/** How the second of two wishes of a sentence begins. */
interface Joints {
  /** It asks for something to know, or to do. */
  readonly asking: RegExp
  /** It wants to be told something, which may be about the first. */
  readonly telling: RegExp
  /** One of several in a row. */
  readonly row: RegExp
}

const joints: Readonly<Record<Language, Joints>> = {
  en: {
    asking:
      /,? and (?=(?:also )?(?:whether|if (?:you|we|there|the)|who(?! is)|what(?! (?:is|are) its)|where|which|how (?:many|much|long|often)|at what time|(?:do|are|can|could|would|will|have) you|should (?:i|we)|shall (?:i|we)) )/giu,
    telling: /,? and (?=(?:please )?(?:also )?(?:let (?:me|us) know|tell (?:me|us)) )/giu,
    row: /, (?=(?:whether|how (?:many|much|long)|at what time) )/giu,
  },
  de: {
    asking:
      /,? und (?=(?:auch |noch )?(?:ob|wer|wie viele?|wie lange|wann|wo|wohin|welche[nrsm]?|(?:kannst|könntest|hast|brauchst|möchtest|kommst|bist) du|(?:können|könnten|haben|brauchen|möchten) sie|soll(?:en wir| ich)) )/giu,
    telling:
      /,? und (?=(?:sag|sagt|sagen sie|gib|gebt|geben sie|teilen sie|schreib|schreiben sie) (?:mir|uns)[ ,])/giu,
    row: /, (?=(?:ob|wie viele?|wie lange|wann) )/giu,
  },
  fr: {
    asking:
      /,? et (?=(?:aussi |également )?(?:si (?:vous|tu|elle|il|on|nous|la|le|les|l['’])|qui |où |combien |quel(?:le)?s? |à quelle heure |est-ce que |(?:pouvez|pourriez|souhaitez|voulez|avez)-vous |(?:peux|pourrais|veux|as)-tu |faut-il ))/giu,
    telling: /,? et (?=(?:dis|dites)-(?:moi|nous) )/giu,
    row: /, (?=(?:si (?:vous|tu|il|elle)|combien|à quelle heure) )/giu,
  },
  es: {
    asking:
      /,? [ye] (?=(?:también )?(?:si (?!no )|quién|dónde |cuánt|cuál|qué día|qué hora|a qué |(?:puedes|podrías|podría|puede|prefieres|prefiere|necesitas|necesita) ))/giu,
    telling: /,? y (?=(?:dime|dígame|díganos|dinos|decidme) )/giu,
    row: /, (?=(?:si (?!no )|cuánt|a qué hora ))/giu,
  },
  it: {
    asking:
      /,? e (?=(?:anche )?(?:se (?!no)|chi |dove |quant|qual[ei] |a che ora |(?:puoi|potresti|può|potrebbe|preferisci|preferisce|desidera) ))/giu,
    telling: /,? e (?=(?:dimmi|mi dica|ci dica|fammi sapere|ci faccia sapere) )/giu,
    row: /, (?=(?:se (?!no)|quant|a che ora ))/giu,
  },
}

/**
 * The wishes of a sentence that has several: `please send us the form and tell us how many you are`. One gap would leave
 * the second one out.
 */
export function splitCompound(request: Request, language: Language): readonly Request[] {
  const { text } = request
  if (text.length > longest_read || countWords(text) < least_words || request.isChoice === true)
    return [request]
  const { asking, telling, row } = joints[language]
  const isMore = ({ index, 0: joint }: RegExpExecArray) => {
    const rest = text.slice(index + joint.length)
    return countWords(text.slice(0, index)) >= least_ahead && !onlyAsksToKnow(rest, language)
  }
  const told = [...text.matchAll(telling)].filter(
    ({ index }) => standsAlone(text.slice(0, index), language) && !about_the_first.test(text.slice(index)),
  )
  const cuts = [...text.matchAll(asking), ...told].filter(isMore)
  if (cuts.length === 0) return [request]
  const all = [...cuts, ...text.matchAll(row)]
    .map(({ index, 0: joint }) => ({ from: index, to: index + joint.length }))
    .toSorted((one, other) => one.from - other.from)
    .filter(({ from }, at, inOrder) => countWords(text.slice(inOrder[at - 1]?.to ?? 0, from)) >= least_ahead)
  const ends = [...all.map(({ from }) => from), text.length]
  const parts = ends.map((end, at) => ({ start: at === 0 ? 0 : (all[at - 1]?.to ?? 0), end }))
  if (parts.some(({ start, end }) => countWords(text.slice(start, end)) < least_part)) return [request]
  const isAsked = isQuestion(text)
  return parts.map(({ start, end }) => ({
    ...request,
    text: text.slice(start, end),
    start: request.start + start,
    end: request.start + end,
    isQuestion: isAsked,
  }))
}

/** `and could you let me know by Friday?` */
function onlyAsksToKnow(rest: string, language: Language): boolean {
  return asksForReplyAlone(rest, language) || asksForItsAnswer(rest, language) || asksToBeTold(rest)
}

/** `and let me know if it works` */
const about_the_first =
  /^.{0,40}(?<!\p{L})(?:it|this|that|they|es|das|er|sie|ça|cela|c['’]est|elle|lo|la|los|las|funciona|vale|va bene|funziona)(?!\p{L})/iu

/** `Please check it and tell me whether it works` asks for one thing. */
function standsAlone(ahead: string, language: Language): boolean {
  return countWords(ahead) >= least_ahead_of_telling && topicOf(ahead, language) !== null
}

const longest_read = 400
const least_words = 8
const least_ahead = 3
const least_ahead_of_telling = 5
const least_part = 2
