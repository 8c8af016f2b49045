import { namesInHeads } from './document-heads.ts'
import { genderOfName } from '../mail-text/first-names.ts'
import type { Language } from '../language.ts'
import type { Listed } from './listed-items.ts'
import { filtered } from '../literal-filter.ts'
import { point_phrases } from '../points/point-phrases.ts'
import { foldText } from '../wish/terms/tokens.ts'
import { countWords } from '../words.ts'

/** The places of sentences that say what the person with this name does: `Ada asks the firm`, `Ms Lind: the list`. */
export function tasksOf(all: readonly Listed[], name: string, language: Language): number[] {
  const words = foldText(name).split(' ')
  const [first = '', ...others] = words
  if (first.length < 2) return []
  const known = { first, last: others.at(-1) ?? null }
  const { attendance } = point_phrases[language]
  const own = all.flatMap(({ text, isListed }, place) => {
    const isGiven = namesDoer(text, known) || (isListed && foldText(doerBehind(text)) === first)
    return isGiven && !attendance.test(text) ? [place] : []
  })
  const lists = new Set(own.map((place) => listOf(all, place)))
  const shared = all.flatMap(({ text }, place) =>
    everybody.test(text) && lists.has(listOf(all, place)) ? [place] : [],
  )
  return [...own, ...shared.filter((place) => !own.includes(place))]
}

/** The items beside a person's own that give their tasks to others, and sentences without a number that begin with one of these names. */
export function tasksOfOthers(all: readonly Listed[], own: readonly number[]): ReadonlySet<number> {
  const isOwn = new Set(own)
  const namesBehind = new Set(
    own.filter((place) => doerBehind(all[place]?.text ?? '') !== '').map((place) => listOf(all, place)),
  )
  const marks = new Map<number, Set<string>>()
  for (const place of own) {
    const list = listOf(all, place)
    const mark = markOf(all[place]?.text ?? '')
    if (list === null || mark === null) continue
    marks.set(list, (marks.get(list) ?? new Set()).add(mark))
  }
  const begun = new Set(
    own.filter((place) => begins_with_name.test(all[place]?.text ?? '')).map((place) => listOf(all, place)),
  )
  const others = all.flatMap(({ text, start, isFirst }, place) => {
    const list = listOf(all, place)
    const mark = markOf(text)
    const isTask = list !== null && mark !== null && marks.get(list)?.has(mark) === true
    const isNamed =
      list !== null &&
      (marks.has(list) || begun.has(list)) &&
      (beginsWithDoer(text) || (isFirst && beginsWithPerson(text)))
    const isGiven = list !== null && namesBehind.has(list) && isDoer(doerBehind(text))
    return (isTask || isNamed || isGiven) && !isOwn.has(place) && !everybody.test(text) ? [start] : []
  })
  const isOthers = new Set(others)
  const paragraphs = new Set(all.flatMap(({ start, paragraph }) => (isOthers.has(start) ? [paragraph] : [])))
  // `By Friday.` is the other's last day, and `She has promised it` in the same item speaks of the other.
  const behind = all.flatMap(({ start, text, paragraph }, place) =>
    paragraphs.has(paragraph) &&
    !isOwn.has(place) &&
    (countWords(text) <= longest_addition || speaks_of_other.test(text))
      ? [start]
      : [],
  )
  const names = new Set(
    all
      .flatMap(({ text, start }) => (isOthers.has(start) ? [nameOf(text)] : []))
      .filter((name) => name !== ''),
  )
  const there = own.length > 0 ? namesInHeads(all) : new Set<string>()
  const told = all.flatMap(({ text, start, isListed }, place) => {
    const name = nameOf(text)
    const isOthersTask =
      (names.has(name) && !/\d/u.test(text)) || (there.has(name.toLowerCase()) && !tells_sum.test(text))
    return !isListed && !isOwn.has(place) && isOthersTask && !proposes.test(text) ? [start] : []
  })
  return new Set([...others, ...behind, ...told])
}

const longest_addition = 6
/** What another proposes is no task. */
const proposes = filtered(
  /(?<!\p{L})(?:proposes?|proposed|suggests?|suggested|moves? that|regt an|regte an|schlägt|schlug|beantragt|proposé?e?|suggère|suggéré|demande que|propone|propuso|ha propuesto|sugiere|plantea|ha proposto|suggerisce)(?!\p{L})/iu,
)
const speaks_of_other = /^(?:he|she|they|er|sie|il|elle|él|ella|lui|lei)(?!\p{L})/iu
const tells_sum = /[€$£%]|(?<!\p{L})(?:euros?|prozent|percent)(?!\p{L})/iu

/** `Ada orders …`, `I send …` in a list that gives the reader a task. */
function beginsWithDoer(text: string): boolean {
  const [, first = ''] = /^(\p{Lu}[\p{L}’'-]{1,20}) \p{Ll}/u.exec(text) ?? []
  return genderOfName(first) !== null || writer.test(text) || does_task.test(text)
}

/** `Ada also needs to sign`, of a list that gives each of several people something to do. */
const begins_with_name = /^\p{Lu}[\p{L}’'-]{1,20} \p{Ll}/u

function beginsWithPerson(text: string): boolean {
  return titled_doer.test(text) || acts(text)
}

/** A capital word and a verb of the third person: `Bo tests`, `Bo holt`, `Bo termina`. */
function acts(text: string): boolean {
  const [, first = '', verb = ''] = /^(\p{Lu}\p{Ll}{1,14}) (\p{Ll}{2,14}[stae]) /u.exec(text) ?? []
  return first !== '' && !no_names.test(first) && !tells_state.has(verb)
}

const no_names =
  /^(?:please|the|this|that|these|those|all|each|every\p{L}*|no\p{L}*|some\p{L}*|any\p{L}*|it|there|what|who|der|die|das|den|dem|ein\p{L}*|es|wer|was|man|wir|ihr|jede\p{L}*|alle\p{L}*|niemand|bitte|les?|la|un[ae]?|ce\p{L}*|il|on|tou\p{L}*|merci|prière|el|l[oa]s?|se|si|tod\p{L}*|nadie|cada|favor|gli|tutt\p{L}*|ogni|nessun\p{L}*|chi|qui|quien)$/iu
const tells_state = new Set(
  'was is has ist hat est sera era esta va fait costs kostet cuesta costa'.split(' '),
)

/** `Mr Lind sends` */
const titled_doer =
  /^(?:herr|frau|mrs?|ms|miss|madame|mme|monsieur|m\.|(?:la )?señora?|(?:el )?señor|sra?\.?|(?:la )?signora|(?:il )?signor|dr\.?) \p{Lu}[\p{L}’'-]{1,20} \p{Ll}/iu

/** A name that is not known, and what its bearer does. */
const does_task = filtered(
  /^\p{Lu}[\p{Ll}’'-]{1,20} (?:to (?=\p{Ll})|(?:sends?|prepares|checks|asks|orders|writes|calls|talks|organises|organizes|takes|books)|(?:kümmert|macht|schreibt|klärt|holt|bringt|fragt|organisiert|spricht|meldet|erstellt|schickt|ruft|bestellt|besorgt)|(?:s[’']occupe|prépare|contacte|envoie|demande|relance|vérifie|appelle|commande)|(?:se encarga|se ocupa|prepara|pide|envía|habla|llama|consulta)|(?:si occupa|manda|chiede|contatta|scrive|verifica|telefona|ordina))(?!\p{L})/u,
)

const writer = /^(?:I(?:['’]ll)?|Me|Myself|Ich|Je|Moi|Yo|Io)(?: |:| –)/u

/** Who does an item that names its task first: `Insurance claim: Carsten, by Friday`, `Checklist: me`. */
function doerBehind(text: string): string {
  return /: (\p{Lu}[\p{L}’'-]{1,20}|me|ich|moi|yo|io)(?=[,.;]|$| (?:\p{Ll}|\())/u.exec(text)?.[1] ?? ''
}

function isDoer(name: string): boolean {
  return genderOfName(name) !== null || /^(?:me|ich|moi|yo|io)$/iu.test(name)
}

/** The name with which a sentence begins. */
function nameOf(text: string): string {
  return /^\p{Lu}[\p{Ll}’'-]{1,20}(?=[ :])/u.exec(text)?.[0] ?? ''
}

/** A list is known by the place of the first of its items that follow each other. */
function listOf(all: readonly Listed[], place: number): number | null {
  if (all[place]?.isListed !== true) return null
  let first = place
  while (first > 0 && place - first < longest_list && all[first - 1]?.isListed === true) first -= 1
  return first
}

const longest_list = 40

/** What stands behind the name that an item begins with. */
function markOf(text: string): string | null {
  return (
    /^\p{Lu}[\p{L}'’.-]{1,20}(?:(?: (?:\p{Lu}|and|und|et|y|e|&|,)[\p{L}'’.-]{0,20}){0,4}) ?(:|(?: to| –| —| -)(?= ))/u
      .exec(text)?.[1]
      ?.trim() ?? null
  )
}

const everybody =
  /^(?:all|everyone|everybody|alle|tous|toutes|tout le monde|todos|todas|tutti|tutte)(?: \p{Ll}+)? ?(?::|to |[–—-] )/iu

interface Known {
  readonly first: string
  readonly last: string | null
}

function namesDoer(text: string, { first, last }: Known): boolean {
  for (const { 0: words, index } of text.matchAll(/(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{M}'’-]{1,30}/gu)) {
    const folded = foldText(words)
    if (folded !== first && folded !== last) continue
    const before = text.slice(Math.max(0, index - 40), index)
    const after = text.slice(index + words.length, index + words.length + 40)
    const lead = folded === first ? before : titled.exec(before)?.[1]
    if (lead === undefined) continue
    if (does.test(after) && (lead === '' || joins.test(lead))) return true
    if (lead === '' && does_together.test(after)) return true
  }
  return false
}

/** What stands before a title. */
const titled =
  /^(.{0,40}?)(?:(?<!\p{L})(?:frau|herrn?|mr|mrs|ms|miss|madame|mme|monsieur|m\.|(?:la |el )?señor[a]?|sr|sra|srta|(?:la |il )?signor[ae]?|sig|sig\.ra|dott|dott\.ssa|dr)\.? (?:dr\.? )?)$/iu
const does =
  /^(?:\s?:|\s[–—-]\s)\s?\S|^\s(?!(?:and|or|und|oder|et|ou|y|o|e|ed|scusa|sorry)\s)(?!(?:was|is|war|ist|fehlte|était|est|estaba|estuvo|está|era|è) (?:not (?:there|here)|at (?:the|a)|on (?:leave|holiday)|away|ill|off|absent|excused|nicht da|beim|im urlaub|krank|verhindert|entschuldigt|absente?|malade|chez|en (?:congé|vacances)|excusée?|enferm[oa]|ausente|de (?:vacaciones|viaje|baja)|malat[oa]|assente|dal|in (?:ferie|viaggio)|giustificat[oa])(?!\p{L}))\p{Ll}/u
const does_together = /^ (?:and|und|et|y|e|ed|&) \p{Lu}[\p{L}'’-]{1,20}(?: ?:| [–—-] | to )/u
const joins = /(?:[.;:–—(]|(?<!\p{L})(?:and|und|et|y|e|ed|while|während|tandis que|mientras|mentre))\s?$/u
