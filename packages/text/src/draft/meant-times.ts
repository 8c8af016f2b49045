import { namesDate } from '../dates.ts'
import type { Intent } from './intent.ts'
import { type Language, lexicons } from '../language.ts'
import type { Understood } from './understand-mail.ts'
import { matchAnyOf } from '../wish/cues/phrase-matcher.ts'
import type { MeetingRequest } from '../wish/request/find-request.ts'
import { readItems } from '../wish/sentence/read-items.ts'
import { foldText } from '../wish/terms/tokens.ts'

/** By when to say which of two offers one takes is no wish for a meeting, nor is whether one comes to a feast. */
export function withDoubt(request: MeetingRequest, text: string, language: Language): MeetingRequest {
  const { wish, asking } = request
  const asked = asking.map(({ start, end }) => text.slice(start, end))
  if (request.ask === 'meet' && asked.length > 0 && asked.every(asksToFeast))
    return { ...request, confidence: 'low' }
  const isByWhen =
    wish.proposals.length === 0 && wish.times.every(({ first, last }) => first === null && last !== null)
  if (request.ask !== 'meet' || wish.times.length === 0 || !isByWhen) return request
  if (asked.some((one) => lexicons[language].intents.meeting.test(one)) || !asked.some(asksWhich))
    return request
  return { ...request, confidence: 'low' }
}

/** Whoever comes to a feast, comes when it is. */
function asksToFeast(text: string): boolean {
  return feast.test(foldText(text))
}

const feast = matchAnyOf(
  '(are|will) you ~1 (coming|come|joining|join|be) ~2 (to|at) ~4 (party|wedding|birthday|concert|barbecue|christening|do|fair|market)|(coming|come) to ~3 (party|wedding|birthday|concert|barbecue|christening|fair)',
  '(kommst|kommt|kommen|bist|seid) (du|ihr|sie) ~6 (party|feier|fest|hochzeit|geburtstag|konzert|taufe|grillen|basar|geburtstagsfeier|weihnachtsfeier|sommerfest)',
  '(tu|vous) (viens|venez|seras|serez) ~4 (fete|soiree|mariage|anniversaire|concert|bapteme|barbecue|kermesse|cremaillere)|(viens|viendras|venez|viendrez) (tu|vous) ~4 (fete|soiree|mariage|anniversaire|concert|bapteme|barbecue|kermesse)',
  '(vienes|vendras|venis|viene|vendreis|vas|vais) ~3 (fiesta|boda|cumple|cumpleanos|concierto|bautizo|barbacoa|feria)',
  '(vieni|verrai|venite|viene|verrete) ~3 (festa|matrimonio|compleanno|concerto|battesimo|grigliata|fiera)',
)

function asksWhich(text: string): boolean {
  return which.test(text.toLowerCase())
}

const which =
  /(?<!\p{L})(?:which|what|laquelle|lequel|lesquels|quelle?s?|welche[nrsm]?|was|cu[aá]l(?:es)?|qu[eé]|quale|quali)(?!\p{L})/u

/** Whether times are perhaps meant, where the mail is none to which people meet. */
export function mayMeanTimes(
  { intent, request: { asking } }: Pick<Understood, 'intent' | 'request'>,
  text: string,
  language: Language,
): boolean {
  if (without_times.has(intent)) return false
  if (intent !== 'question' || asking.length === 0) return true
  const lexicon = lexicons[language]
  return asking.some(({ start, end }) => {
    const asked = text.slice(start, end)
    return lexicon.intents.meeting.test(asked) || namesDate(asked, lexicon) || namesHours(asked, language)
  })
}

/** `After four` */
function namesHours(text: string, language: Language): boolean {
  const context = { language, today: 0, isMonthFirst: false }
  return readItems(text.slice(0, longest_asked), context).some(({ kind }) => kind === 'hours')
}

const longest_asked = 400

const without_times: ReadonlySet<Intent> = new Set([
  'hardship',
  'complaint',
  'thanks',
  'minutes',
  'report',
  'invoice',
  'reminder',
  'confirmation',
  'receipt',
  'handover',
])
