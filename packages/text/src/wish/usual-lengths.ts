import { matchAnyOf } from './cues/phrase-matcher.ts'
import type { MeetingRequest } from './request/find-request.ts'
import { foldText } from './terms/tokens.ts'

/** Outings, and evenings at a table. */
const long = matchAnyOf(
  '(cinema|movie|movies|theatre|theater|concert|museum|zoo|sauna|spa|dinner|supper|brunch|barbecue|bbq|hike|hiking|picnic|bike ride|day trip|flea market|christmas market)',
  '(kino|theater|konzert|museum|zoo|sauna|therme|thermalbad|abendessen|brunch|brunchen|grillen|wandern|wanderung|picknick|radtour|flohmarkt|weihnachtsmarkt|ausflug|essen gehen)',
  '(cine|theatre|concert|musee|sauna|thermes|diner|brunch|barbecue|rando|randonnee|pique nique|brocante|marche de noel|resto|restaurant)',
  '(cine|teatro|concierto|museo|sauna|balneario|cena|cenar|cenamos|brunch|barbacoa|excursion|senderismo|picnic|rastro|mercadillo)',
  '(teatro|concerto|museo|sauna|terme|cena|cenare|ceniamo|brunch|grigliata|escursione|gita|picnic|mercatino|mercatini)',
)

/** A meal at noon, a walk, a drink. */
const medium = matchAnyOf(
  '(lunch|a walk|for drinks|a drink|a beer|a pint)',
  '(mittagessen|mittag essen|lunch|spaziergang|spazieren|ein bier|auf ein bier|ein glas)',
  '(dejeuner|dejeune|dejeunons|dejeunerait|balade|promenade|promener|un verre|apero|une biere)',
  '(comer|comemos|almorzar|almorzamos|almuerzo|paseo|pasear|unas canas|una cana|una cerveza|una copa|tomar algo)',
  '(pranzo|pranzare|pranziamo|passeggiata|aperitivo|una birra|uno spritz)',
)

/** `after lunch` says when, not what. */
const beside =
  /(?<![\p{L}\p{N}])(?:after|before|until|nach|nachm|vor|vorm|bis|apres|avant|despues|antes|dopo|prima)(?: [\p{L}\p{N}]+){1,3}/gu

const long_minutes = 120
const medium_minutes = 60

/**
 * The request with the length that what is asked for usually has, where the mail names none and no meeting is moved:
 * nobody goes to a sauna for the usual half hour.
 */
export function withUsualLength<Request extends Pick<MeetingRequest, 'wish' | 'asking' | 'moved'>>(
  request: Request,
  text: string,
): Request {
  const { wish, asking, moved } = request
  const [first] = asking
  if (wish.length !== null || moved !== null || first === undefined) return request
  const minutes = usualMinutes(asking, text)
  if (minutes === null) return request
  return { ...request, wish: { ...wish, length: { minutes, start: first.start, end: first.end } } }
}

/** Whether what is asked for is an outing, a meal, a walk or a drink. */
export function asksForOuting({ asking }: Pick<MeetingRequest, 'asking'>, text: string): boolean {
  return usualMinutes(asking, text) !== null
}

function usualMinutes(asking: MeetingRequest['asking'], text: string): number | null {
  const asked = foldText(asking.map(({ start, end }) => text.slice(start, end)).join('. ')).replaceAll(
    beside,
    ' ',
  )
  return long.test(asked) ? long_minutes : medium.test(asked) ? medium_minutes : null
}
