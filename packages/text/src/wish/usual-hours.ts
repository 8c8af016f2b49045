import { matchAnyOf } from './cues/phrase-matcher.ts'
import type { MeetingRequest } from './request/find-request.ts'
import { foldText } from './terms/tokens.ts'
import type { WishedTime } from './wish.ts'

/** What people go out for when work is over. */
const evenings = matchAnyOf(
  '(dinner|supper|drinks|a drink|a beer|beers|a pint|pints|the pub|cocktails|wine bar|cinema|the movies|a movie|a film|the pictures|theatre|theater|concert|gig|mulled wine)',
  '(abendessen|essen gehen|bier|bierchen|feierabendbier|drink|drinks|cocktail|cocktails|wein trinken|glas wein|kneipe|kino|theater|konzert|gluhwein|auf ein glas)',
  '(diner|un verre|des verres|apero|aperos|une biere|des bieres|cine|cinema|theatre|concert|au resto|un resto|vin chaud)',
  '(cena|cenar|cenamos|canas|unas cervezas|una cerveza|una copa|unas copas|unas tapas|tapear|cine|teatro|concierto)',
  '(cena|cenare|ceniamo|aperitivo|apericena|una birra|uno spritz|cinema|teatro|concerto)',
)

/** Whether a folded text speaks of going out when work is over. */
export function speaksOfEveningOut(folded: string): boolean {
  return evenings.test(folded)
}

/** Children go in the afternoon, and a lunch is at noon. */
const daytime = matchAnyOf(
  '(lunch|brunch|breakfast|kids|children|matinee|afternoon|morning|midday|noon)',
  '(mittagessen|mittag|mittags|brunch|brunchen|fruhstuck|kinder|kindern|kinderkino|nachmittag|vormittag|weihnachtsmarkt|alkoholfrei)',
  '(dejeuner|midi|brunch|enfants|gamins|apres midi|matin|matinee)',
  '(almuerzo|almorzar|comer|mediodia|ninos|ninas|crios|peques|tarde|manana|vermut)',
  '(pranzo|pranzare|mezzogiorno|bambini|bimbi|pomeriggio|mattina|brunch)',
)

const from_minutes = 18 * 60
const until_minutes = 23 * 60
const day_minutes = 24 * 60

/**
 * The request with the evening as its time, where it asks for a dinner, a drink, a film or the like and the mail names no
 * hour: nobody drinks a beer at nine in the morning.
 */
export function withUsualHours<Request extends Pick<MeetingRequest, 'wish' | 'asking' | 'moved'>>(
  request: Request,
  text: string,
): Request {
  const { wish, asking, moved } = request
  const [first] = asking
  if (moved !== null || first === undefined || wish.proposals.length > 0) return request
  if (!wish.times.every(isWholeDay)) return request
  const asked = foldText(asking.map(({ start, end }) => text.slice(start, end)).join('. '))
  if (!evenings.test(asked) || daytime.test(asked)) return request
  const any: WishedTime = { ...first, first: null, last: null, weekdays: [], from: 0, until: day_minutes }
  const times = wish.times.length > 0 ? wish.times : [{ ...any, start: first.start, end: first.end }]
  return {
    ...request,
    wish: { ...wish, times: times.map((time) => ({ ...time, from: from_minutes, until: until_minutes })) },
  }
}

function isWholeDay({ from, until }: WishedTime): boolean {
  return from === 0 && until >= day_minutes
}
