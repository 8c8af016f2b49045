import { isTime } from './items/groups.ts'
import type { Language } from '../language.ts'
import { matchPhrases, type PhraseMatcher } from './cues/phrase-matcher.ts'
import type { Item, ItemContext } from './items/item.ts'
import { readItems } from './sentence/read-items.ts'
import { readTokens, type Token } from './terms/tokens.ts'

/**
 * `Monday at 10, no, sorry, Tuesday`, `Monday at 10? I meant Tuesday.`: what the writer takes back is no part of the
 * mail. The text stays as long as it was.
 */
export function withoutRetracted(text: string, context: ItemContext): string {
  const { takesBack, words } = corrections[context.language]
  let kept = text
  let found = 0
  const tokens = readTokens(text)
  for (let at = 0; at < tokens.length && found < most_corrections; at += 1) {
    if (!words.has(tokens[at]?.word ?? '')) continue
    const end = runEnd(tokens, at, words)
    const run = tokens.slice(at, end)
    if (takesBack.test(run.map(({ word }) => word).join(' '))) {
      found += 1
      for (const { start, end: last } of retracted(kept, run, context)) kept = blanked(kept, start, last)
    }
    at = end
  }
  return kept
}

const most_corrections = 5

/** Behind the last of these words in a row, with the marks between them. */
function runEnd(tokens: readonly Token[], at: number, words: ReadonlySet<string>): number {
  let end = at + 1
  for (let next = end; next < tokens.length && next < at + longest_run; next += 1) {
    const word = tokens[next]?.word ?? ''
    if (words.has(word)) end = next + 1
    else if (!marks.has(word)) break
  }
  return end
}

const longest_run = 12
const marks: ReadonlySet<string> = new Set([',', '.', ':', ';', '!', '-', '–', '—', '…'])

interface Place {
  readonly start: number
  readonly end: number
}

/** The last day and the last hour before the words that take them back, of those that are named anew behind. */
function retracted(text: string, run: readonly Token[], context: ItemContext): Place[] {
  const [start, end] = [run[0]?.start ?? 0, run.at(-1)?.end ?? 0]
  const behind = text.slice(end, end + longest_behind).split(/[.?!\n]/, 2)
  const lead = /^[\s.,:;!–—…-]*/.exec(text.slice(end, end + longest_lead))?.[0].length ?? 0
  const said = (lead > 0 ? text.slice(end + lead, end + longest_behind).split(/[?!\n]/, 1) : behind)[0] ?? ''
  if (denials[context.language].test(said.toLowerCase())) return []
  const from = Math.max(0, start - longest_before, text.slice(0, start).lastIndexOf('\n') + 1)
  const before = timesIn(text.slice(from, start), context)
  const last = before.at(-1)
  const between = last ? text.slice(from + last.end, start) : ''
  if (!last || between.length > longest_between || isDenied(text.slice(from, start), context)) {
    return []
  }
  const anew = timesIn(said, context)
  // `At 3, I mean 4`
  if (anew.length === 0 && last.kind === 'hours' && bare_hour.test(said))
    return [{ start: from + last.start, end: end + lead }]
  if ((anew[0]?.start ?? Infinity) > longest_lead) return []
  const replaced = [...new Set(anew.map(({ kind }) => kind))].flatMap((kind): Place[] => {
    const old = before.findLast((item) => item.kind === kind)
    return old ? [{ start: from + old.start, end: from + old.end }] : []
  })
  return replaced.length === 0 ? [] : [...replaced, { start, end: end + lead }]
}

/** `I can't do it tomorrow after all, sorry` takes no time back. */
function isDenied(before: string, { language }: ItemContext): boolean {
  const [sentence = ''] = before
    .replace(/[\s.,:;!?–—…-]{1,9}$/, '')
    .split(/[.?!]/)
    .slice(-1)
  return denials[language].test(sentence.toLowerCase())
}

const bare_hour = /^\d{1,2}$/

/** In characters. */
const longest_before = 120
const longest_behind = 60
const longest_lead = 14
const longest_between = 24

function timesIn(text: string, context: ItemContext): Item[] {
  return readItems(text, context).filter(isTime)
}

function blanked(text: string, start: number, end: number): string {
  return text.slice(0, start) + ' '.repeat(end - start) + text.slice(end)
}

interface Corrections {
  readonly takesBack: PhraseMatcher
  /** These may stand in a row. */
  readonly words: ReadonlySet<string>
}

const corrections: Readonly<Record<Language, Corrections>> = {
  en: correctionsOf(
    'sorry|apologies|i (mean|meant)|scratch that|correction|my mistake|make that|or rather|oops|wait',
    'no oh ah er erm uh um sorry apologies i mean meant scratch that correction my mistake make or rather oops wait',
  ),
  de: correctionsOf(
    'sorry|entschuldig*|verzeihung|pardon|quatsch|korrektur|ich (meine|meinte)|besser gesagt|vielmehr|ups|ach nein',
    'nein ne ach ah aeh äh oh halt stopp moment sorry entschuldige entschuldigung entschuldigen sie verzeihung pardon quatsch korrektur ich meine meinte naturlich besser gesagt vielmehr ups oder',
  ),
  fr: correctionsOf(
    'pardon|desole|desolee|excuse*|correction|je (veux|voulais) dire|ou plutot|oups|euh non|ah non|enfin non|non attends|non attendez',
    'non ah oh euh enfin pardon correction desole desolee excuse excusez moi je veux voulais dire ou plutot oups attends attendez',
  ),
  es: correctionsOf(
    'perdon|perdona|perdone|disculpa|disculpe|correccion|digo|(quiero|queria|quise) decir|mejor dicho|ay no|uy no',
    'no ay uy eh perdon perdona perdone disculpa disculpe correccion digo quiero queria quise decir mejor dicho o espera',
  ),
  it: correctionsOf(
    'scusa|scusami|scusi|scusate|pardon|correzione|anzi|intendevo|(volevo|voglio) dire|ops|ah no|cioe no',
    'no ah eh oh cioe scusa scusami scusi scusate pardon correzione anzi intendevo volevo voglio dire ops aspetta',
  ),
}

function correctionsOf(phrases: string, words: string): Corrections {
  return { takesBack: matchPhrases(phrases), words: new Set(words.split(' ')) }
}

/** `Monday I can't, sorry, Tuesday would do` takes nothing back. */
const denials: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:not|no|never|can'?t|cannot|won'?t|doesn'?t|don'?t|isn'?t|unless|full|busy|away|out)(?!\p{L})/u,
  de: /(?<!\p{L})(?:nicht|kein|keine|nie|voll|belegt|weg|schlecht|unterwegs)(?!\p{L})/u,
  fr: /(?<!\p{L})(?:ne|pas|jamais|impossible|pris|prise|occupé|occupée)(?!\p{L})/u,
  es: /(?<!\p{L})(?:no|nunca|imposible|ocupado|ocupada|tampoco)(?!\p{L})/u,
  it: /(?<!\p{L})(?:non|mai|impossibile|impegnato|impegnata|neanche)(?!\p{L})/u,
}
