import { type Candidate, type Choice, chooseSentences } from './choose-sentences.ts'
import { isBareLead, type Listed } from './listed-items.ts'
import { filtered } from '../literal-filter.ts'
import { countWords } from '../words.ts'

/** A sentence of one of several mails has the number of its mail. */
export type ListedIn = Listed & { readonly mail?: number }

export interface ListChoice<One extends ListedIn> {
  /** All sentences, mail by mail and in the order of each; leads are places among them. */
  readonly all: readonly One[]
  readonly choice: Choice
  /** Whether the sentence at a place says little without the one before it. */
  readonly leans?: (place: number) => boolean
  /** Whether the sentence at a place speaks of what the one before it names. */
  readonly refers?: (place: number) => boolean
  /** Whether the sentence behind the one at a place goes with it. */
  readonly bringsNext?: (place: number) => boolean
  /** Whether the sentence at a place is in no summary, also not with its list. */
  readonly isLeftOut?: (place: number) => boolean
  /** Whether the sentence at a place ends with the one behind it, or is asked about in it. */
  readonly goesOn?: (place: number) => boolean
}

/**
 * What is needed, the best sentences as far as there is room beside it, what is wished for where more is left, and to each item the sentence that leads to it, to each lead its items as far as they fit.
 * What does not fit beside them is left out, the last that was chosen first.
 */
export function chooseWithLists<One extends ListedIn>(
  candidates: readonly (Candidate & ListedIn)[],
  {
    all,
    choice,
    leans = () => false,
    refers = () => false,
    bringsNext = () => false,
    isLeftOut = () => false,
    goesOn = () => false,
  }: ListChoice<One>,
): One[] {
  const needed = candidates
    .filter(({ need }) => need !== undefined)
    .toSorted((one, other) => (one.need ?? 0) - (other.need ?? 0))
  const best = chooseSentences(candidates, choice)
  const wished = candidates
    .filter(({ need, wish }) => need === undefined && wish !== undefined)
    .toSorted((one, other) => (one.wish ?? 0) - (other.wish ?? 0))
  const chosen = [...needed, ...best.filter(({ need }) => need === undefined)]
  const lists = itemsByLead(all, isLeftOut)
  const places = new Map(all.map((one, place) => [keyOf(one), place]))
  const isChosen = new Set(chosen.map(keyOf))
  const isNeeded = new Set(needed.map(keyOf))
  const slack = choice.slack ?? slack_words
  const taken = new Set<number>()
  let used = 0
  let usedByNeeded = 0
  let extra = 0
  for (const one of [...chosen, ...wished]) {
    const place = places.get(keyOf(one))
    if (place === undefined || taken.has(place)) continue
    const { together, isWhole } = belonging(place, { all, lists, isChosen, isNeeded, leans, bringsNext })
    const most = choice.neededWords ?? choice.words
    const isBest = one.need === undefined && one.wish === undefined
    const room = slack + (isBest ? Math.min(most, usedByNeeded + choice.words) : most)
    const untaken = together.filter((one) => !taken.has(one))
    const ahead = untaken.slice(0, untaken.indexOf(place) + 1)
    const isTooMuch = !isWhole && used + countAll(all, ahead) > room && leans(place)
    if (isTooMuch && (one.need === undefined ? refers(place) : one.words <= bare_words)) continue
    const fresh = isTooMuch ? untaken.filter((one) => !ahead.includes(one) || one === place) : untaken
    let fits = taken.size === 0
    for (const one of fresh) {
      const words = countWords(all[one]?.text ?? '')
      const isExtra = isWhole && !isChosen.has(keyAt(all, one)) && extra + words <= whole_list_words
      if (!fits && !isExtra && used + words > room) break
      fits = false
      taken.add(one)
      if (isExtra) extra += words
      else used += words
    }
    if (one.need !== undefined) usedByNeeded = used
  }
  for (let place = 0; place < all.length; place += 1)
    if (taken.has(place) && goesOn(place)) taken.add(place + 1)
  return [...taken].toSorted((one, other) => one - other).flatMap((place) => all[place] ?? [])
}

/** So short a sentence says nothing alone. */
const bare_words = 6

function keyOf({ mail = 0, start }: Pick<ListedIn, 'mail' | 'start'>): string {
  return `${mail} ${start}`
}

/** What belongs to a sentence may go so far beyond the room of a summary. */
const slack_words = 12
/** And a list so far that is of no use in part. */
const whole_list_words = 40

/** The places of the items of each list, by the place of the sentence that leads to it. */
function itemsByLead(
  all: readonly ListedIn[],
  isLeftOut: (place: number) => boolean,
): ReadonlyMap<number, readonly number[]> {
  const lists = new Map<number, number[]>()
  for (const [place, { lead }] of all.entries()) {
    if (lead === null || isLeftOut(place)) continue
    const items = lists.get(lead)
    if (items) items.push(place)
    else lists.set(lead, [place])
  }
  return lists
}

interface Around {
  readonly all: readonly ListedIn[]
  readonly lists: ReadonlyMap<number, readonly number[]>
  readonly isChosen: ReadonlySet<string>
  readonly isNeeded: ReadonlySet<string>
  readonly leans: (place: number) => boolean
  readonly bringsNext: (place: number) => boolean
}

interface Belonging {
  /** Places, what is needed most first. */
  readonly together: readonly number[]
  /** It is a list that is told whole. */
  readonly isWhole: boolean
}

/** The sentence and what belongs to it. */
function belonging(place: number, { all, lists, isChosen, isNeeded, leans, bringsNext }: Around): Belonging {
  const lead = all[place]?.lead ?? null
  const isItem = lead !== null && !isHeading(all[lead]?.text ?? '', all[place]?.text ?? '')
  const items = lists.get(isItem ? lead : place) ?? []
  const picked = items.filter((one) => isChosen.has(keyAt(all, one)))
  const firsts = items.filter((one) => all[one]?.isFirst === true)
  const needed = items.filter((one) => isNeeded.has(keyAt(all, one)))
  const isAsked =
    (isNeeded.has(keyAt(all, isItem ? lead : place)) ||
      needed.length * 2 >= firsts.length ||
      asks_for_all.test(all[isItem ? lead : place]?.text ?? '') ||
      isBareLead(all[isItem ? lead : place]?.text ?? '')) &&
    countAll(all, firsts) <= asked_list_words
  const isOfTimes = items.length > 0 && items.every((one) => isTime(all[one]?.text ?? ''))
  const isCounted =
    counts.test(all[isItem ? lead : place]?.text ?? '') && countAll(all, firsts) <= asked_list_words
  if (items.length > 1 && (isAsked || isOfTimes || isCounted)) {
    const isShort = countAll(all, items) <= whole_list_words
    const told = items.filter((one) => isShort || firsts.includes(one) || picked.includes(one))
    return { together: [isItem ? lead : place, ...told], isWhole: true }
  }
  if (!isItem) {
    const before = items.length === 0 ? supports(place, leans) : []
    const rest = items.filter((one) => !picked.includes(one))
    const behind = bringsNext(place) ? [place + 1] : []
    return { together: [...before, place, ...behind, ...picked, ...rest], isWhole: false }
  }
  const isShort = picked.length > 1 && countAll(all, items) <= short_list_words
  return { together: [lead, place, ...(isShort ? items : [])], isWhole: false }
}

/** The sentence on which one leans, and the one on which that one leans. */
function supports(place: number, leans: (place: number) => boolean): number[] {
  if (place < 1 || !leans(place)) return []
  return place > 1 && leans(place - 1) ? [place - 2, place - 1] : [place - 1]
}

function keyAt(all: readonly ListedIn[], place: number): string {
  return keyOf(all[place] ?? { start: -1 })
}

function countAll(all: readonly ListedIn[], places: readonly number[]): number {
  return places.reduce((sum, place) => sum + countWords(all[place]?.text ?? ''), 0)
}

/** `There are three ways to go` */
const counts =
  /(?<![\p{L}\p{N}])(?:two|three|four|five|zwei|drei|vier|fünf|deux|trois|quatre|cinq|dos|tres|cuatro|cinco|due|tre|quattro|cinque|[2-5]) \p{L}/iu

/** `Je vous demande donc :`, `I expect that the board` */
const asks_for_all = filtered(
  /(?<!\p{L})(?:(?:i|we)(?: must| have to|[’']d like to| would| therefore| thus| now| hereby)? (?:ask|request|demand|need|expect|insist)|please|(?:ich|wir) (?:bitte|bitten|fordere|fordern|erwarte|erwarten|verlange|verlangen|brauche|brauchen|benötige|benötigen)|(?:bitte|bitten|fordere|fordern|erwarte|erwarten) (?:ich|wir)|(?:je|nous) (?:vous |te )?(?:demande|demandons|prie|prions|exige|exigeons)|(?:merci|prière) de|(?:le |les |te |os )?(?:pido|pedimos|solicito|solicitamos|ruego|rogamos|exijo|exigimos|necesito|necesitamos)|(?:le |vi |ti )?(?:chiedo|chiediamo|prego|preghiamo|pretendo|esigo))(?!\p{L}).{0,60}[:\p{L}]$/iu,
)

/** What the reader is asked for is told whole up to so many words. */
const asked_list_words = 60

/** A part of so short a list would look like all of it. */
const short_list_words = 30

/** `To do:`, above an item that says all. */
function isHeading(lead: string, item: string): boolean {
  return countWords(lead) <= 2 && countWords(item) >= 7
}

/** Days and hours to choose from are told together. */
function isTime(item: string): boolean {
  return /\d/u.test(item) && countWords(item) <= longest_time_words
}

const longest_time_words = 8
