import { capitalised } from '../words.ts'
import { onlyAsksSecrecy } from '../kinds/secrets.ts'
import { type Language, lexicons } from '../language.ts'
import type { Request } from '../requests.ts'
import { foldText } from '../wish/terms/tokens.ts'
import { askedFor, choiceLabel, date_labels } from './asked-labels.ts'
import { weighsTwo } from './left-to-reader.ts'
import { dayIn, leadOfDay } from './named-days.ts'
import { isVerdict, leadOfLabel, leadOfThing } from './single-leads.ts'
import { topicOf } from './topics.ts'

/** In which tone points are named. */
export interface Named {
  readonly language: Language
  readonly colon: string
  readonly isFormal: boolean
  readonly isAmongFriends: boolean
}

export interface Label {
  /** What leads a line in, such as `Key: `; empty where nothing tells which of several points is meant. */
  readonly lead: string
  /** What leads an answer in that is the only one, such as `About the key`. */
  readonly ofOne: string | null
  /** It has the thing that is asked for, and not only a question word. */
  readonly namesThing: boolean
}

/** What names each of several points, or the only one. */
export function labelsOf(
  asked: readonly Request[],
  { language, colon, isFormal, isAmongFriends }: Named,
): Label[] {
  const words = asked.map(({ text }) => withoutAsides(text))
  const first = words.map((text) => topicBehindPurpose(text, language))
  const topics = words.map((text, index) =>
    isAlone(first, index) ? (first[index] ?? null) : secondTopic(text, first[index] ?? '', language),
  )
  const isSecret = (index: number) => onlyAsksSecrecy(asked[index]?.text ?? '', language)
  const labels = asked.map(({ isOfTimes, isChoice, mayBeOfTimes }, index) => {
    if (isChoice === true) return choiceLabel(language)
    if (isOfTimes === true) return date_labels[language]
    const text = words[index] ?? ''
    const label = topics[index] ?? askedFor(text, language)
    // Beside marked options it is no choice.
    const isOther = label === choiceLabel(language) && asked.some((one) => one.isChoice === true)
    if (isOther) return topicOf(text, language)
    return label ?? (mayBeOfTimes === true ? labelOfTime(text, language) : null)
  })
  return labels.map((label, index) => {
    const namesThing = isAlone(labels, index) && topics[index] === label
    const text = words[index] ?? ''
    const leadOfOne = () => {
      if (asks_twice.test(foldText(text))) return null
      const day = leadOfDay(text, language)
      if (day !== null && asked[index]?.mayBeOfTimes === true) return day
      const verdict = askedFor(text, language)
      if (verdict !== null && isVerdict(verdict)) return leadOfLabel(verdict, language)
      if (label === null) return asked[index]?.isQuestion === true ? day : null
      if (namesThing) return leadOfThing(label, text, { language, isFormal, isAmongFriends })
      return isAmongFriends && label === choiceLabel(language) ? null : leadOfLabel(label, language)
    }
    return {
      lead:
        (isAlone(labels, index) || asked[index]?.isChoice === true) && !isSecret(index)
          ? `${label}${colon} `
          : '',
      ofOne: leadOfOne(),
      namesThing,
    }
  })
}

/** What stands in brackets, or tells more of a thing, is not what is asked for: `the hall, which the website shows`. */
function withoutAsides(text: string): string {
  return text.replace(asides, ' ')
}

const asides =
  /\([^()]{0,80}\)|, (?:which|who|whose|welche[nrsm]?|dont|lequel|laquelle|il quale|la quale|el cual|la cual) [^,;:?.()]{1,200}(?=[,;:?.]|$)/giu

/** `For the trip we need the form`: what is needed rather than what for. */
function topicBehindPurpose(text: string, language: Language): string | null {
  const rest = text.replace(purpose, '')
  return rest === text
    ? topicOfPoint(text, language)
    : (topicOf(rest, language) ?? topicOfPoint(text, language))
}

const purpose =
  /^(?:(?:to|in order to|for) [^,]{3,60}?(?:, | (?=(?:we|i) (?:still |also |would )?need))|(?:für|um|zur|zum) [^,]{3,60}?(?:, | (?=(?:brauch|bräucht|benötig|fehl)))|pour [^,]{3,60}, |para [^,]{3,60}?(?:, | (?=(?:necesit|(?:nos|me) (?:falt|hac))))|per [^,]{3,60}?(?:, | (?=(?:ci|mi) (?:serv|occorr|manc))))/iu

/** The thing that a point is about, and none of two to choose between: `delivery` for `Delivery upstairs or in the yard?` */
function topicOfPoint(text: string, language: Language): string | null {
  const topic = topicOf(text, language)
  if (topic === null) return null
  if (!text.includes('?')) return weighsTwo(foldText(text)) ? null : topic
  const read = text.toLowerCase()
  const at = read.indexOf(topic.toLowerCase())
  if (at < 0) return topic
  if (at > 0 && or.test(read.slice(0, at))) return null
  if (or.test(read.slice(at)) && prefers.test(foldText(read.slice(0, at)))) return null
  if (!begins_or.test(read.slice(at + topic.length))) return topic
  const before = topicOf(text.slice(0, at), language)
  return before ?? (/(?:^|[,:;.] )[¿]?$/u.test(read.slice(0, at)) ? null : topic)
}

/** `Saturday` for `Are you free on Saturday?`, else that it is about a date. */
function labelOfTime(text: string, language: Language): string | null {
  const day = dayIn(text, language)
  if (day !== null) return capitalised(day)
  if (asks_day.test(text)) return date_labels[language]
  return lexicons[language].intents.meeting.test(text) ? date_labels[language] : null
}

const asks_day = /(?:which|what) day|welche[rn]? tag|quel jour|qu[eé] d[ií]a|che giorno/iu

/** `Which day suits, and whether we can have the hall`: one lead is not enough. */
const asks_twice =
  /(?<!\p{L})(?:and|und|et|y|e) (?:also |auch |aussi |tambien |anche )?(?:whether|if|which|what|when|who|how|where|ob|welche[nrsm]?|was|wann|wer|wie|wo|si|quel(?:le)?s?|que|quand|qui|combien|ou est|cual(?:es)?|cuando|quien|como|cuant[oa]s?|se|quale|cosa|quando|chi|come|quant[oaie])(?= |\?)/u
const prefers = /(?:prefer|rather|lieber|bevorzug|souhait|prefiere|prefieres|preferi)/u
const or = /(?<!\p{L})(?:or|oder|ou|o|u|oppure) /u
const begins_or = /^ (?:or|oder|ou|o|u|oppure) /u

/** Of two copies each is named by what it is of. */
function secondTopic(text: string, first: string, language: Language): string | null {
  const at = text.toLowerCase().indexOf(first.toLowerCase())
  return first === '' || at < 0 ? null : topicOf(text.slice(at + first.length), language)
}

function isAlone(words: readonly (string | null)[], index: number): boolean {
  return words[index] !== null && words.every((other, at) => at === index || other !== words[index])
}
