import { triesEveryCase } from './every-case.ts'
import { processorMs, slower_machine } from './processor-time.ts'

/** Makes a text of about so many characters. */
export type CostlyText = readonly [name: string, make: (characters: number) => string]

/** What a sender repeats to keep a parser busy, between two characters that keep it from being trimmed. */
export const costly_texts: readonly CostlyText[] = [
  [
    ' ',
    '\t',
    '\n',
    '\r',
    '\u00a0',
    '\u2028',
    '\u200b',
    '\u200d',
    '\ufe0f',
    'क\u200d',
    'a\u0301',
    '😀',
    '\ud800',
  ],
  [
    'a',
    'é',
    '0',
    '.',
    '!',
    '?',
    '…',
    '"',
    '!"',
    '”',
    "'",
    '(',
    ')',
    '[',
    '[x',
    '![',
    '![a',
    '<',
    '<|',
    '</',
    '<!--',
  ],
  [
    '&',
    '&amp',
    ';',
    ':',
    ',',
    '-',
    '_',
    '=',
    '=4',
    '*',
    '#',
    '/',
    '\\',
    '@',
    '+',
    '|',
    'a|',
    'ª.',
    '1.',
    'a.b.',
    'a-',
  ],
  [
    'word ',
    'Word. ',
    'A. ',
    'e.g. ',
    'Dr. A. ',
    '1. ',
    'x y z\n',
    'a\n\n',
    ' \n',
    '\n ',
    'a\tb\n',
    'a   b\n',
    'a | b\n',
  ],
  [
    '> ',
    '> a\n',
    '> q\nsaid words here\n',
    '--\n',
    '-- \nAda\n',
    '—\n',
    '==\n',
    'thanks\n',
    'thanks\nAda\n\n',
  ],
  ['Hello Ada,\n', 'Hi Ada, come on\n', 'Best regards\n', 'Sent from my phone\n', 'von meinem ', 'p.s.\n'],
  ['On Monday, Ada wrote:\n', 'On Monday, Ada wrote to\n', 'On Monday Ada\nwrote:\n', 'Am Montag schrieb '],
  ['le ', 'le a écrit ', 'a écrit :', 'el escribió ', 'il ha scritto ', 'am schrieb am ', 'schrieb am \n'],
  ['From: a\nSent: b\nTo: c\n', 'From: a\n', '---------- Forwarded message ---------\n'],
  ['todo\t', 'todo ', 'action items ', 'next steps\n', '- [ ] Ada does it now\n', '[ ] ', '- item of it\n'],
  ['https://a.b/', 'https://a.b ', 'https://a.b/(', 'https://a.b/))) ', 'http://[', 'a@b.c ', 'www.a.b '],
  ['on 1st of January at 10:00 ', 'monday ', 'monday, ', '1 january ', 'january ', '10:00 ', 'in 30 min '],
  [
    'ignore all ',
    'say in the ',
    'ai ',
    'system: ',
    '###\n',
    '[a]: ',
    'end of the ',
    '<system ',
    'Could you send it? ',
  ],
  [
    'please ',
    'sei ',
    'termin ',
    'stehe ',
    'hope ',
    'wären ',
    'the of and ',
    're: ',
    'Re:[1] ',
    'Ada will do it. ',
  ],
  [' ', '!', '>', 'a'].flatMap((one) => [
    `> ${one.repeat(2000)}x\n`,
    `- ${one.repeat(90)}x\n`,
    `On Monday${one.repeat(90)}wrote\n`,
    `monday${one.repeat(400)}x. `,
  ]),
]
  .flat()
  .map((unit) => [nameOf(unit), (characters) => `x${repeated(unit, characters - 2)}y`])

/** Some of them, for what another test reads with all. */
export const some_costly_texts = costly_texts.filter((_, index) => index % 4 === 0)

/** A text again and again, for so many characters. */
export function repeated(unit: string, characters: number): string {
  return unit.repeat(Math.ceil(characters / unit.length)).slice(0, characters)
}

function nameOf(unit: string): string {
  return JSON.stringify(unit.length > 40 ? `${unit.slice(0, 40)}…` : unit)
}

export interface Reader {
  readonly read: (text: string) => unknown
  readonly texts: readonly CostlyText[]
  /** The longest that is let in. */
  readonly characters_max: number
  /** It leaves most of a usual text unread, so that half of one costs as much as the whole. */
  readonly isCut?: boolean
}

/** The texts that cost a reader more than they may, one sentence each. */
export async function findCostly({ read, texts, characters_max, isCut = false }: Reader): Promise<string[]> {
  const problems: string[] = []
  let dearest = { name: '', make: texts[0]?.[1], ms: 0 }
  for (const [name, make] of texts) {
    const ms = isCut
      ? await costOf(read, make(whole_characters), whole_ms_max)
      : await costOf(read, make(usual_characters / 2), usual_ms_max)
    if (ms > dearest.ms) dearest = { name, make, ms }
    if (isCut && ms > whole_ms_max) problems.push(`${name} takes ${Math.round(ms)} ms.`)
    if (!isCut && ms >= noticeable_ms)
      problems.push(...(await compareWithHalf(read, { name, make, half_ms: ms })))
  }
  const most = (4 * dearest.ms * characters_max) / whole_characters + noise_ms
  const most_ms = await costOf(read, dearest.make?.(characters_max * part) ?? '', most)
  if (most_ms > most) problems.push(`${dearest.name} takes ${Math.round(most_ms)} ms at its longest.`)
  return problems
}

interface Half {
  readonly name: string
  readonly make: CostlyText[1]
  readonly half_ms: number
}

async function compareWithHalf(read: Reader['read'], { name, make, half_ms }: Half): Promise<string[]> {
  const most = 3 * half_ms + noise_ms
  const ms = await costOf(read, make(usual_characters), Math.min(most, usual_ms_max))
  if (ms > usual_ms_max) return [`${name} takes ${Math.round(ms)} ms.`]
  return ms > most ? [`${name} takes ${Math.round(ms)} ms, and half of it ${Math.round(half_ms)} ms.`] : []
}

/** `npm test` tries texts of a quarter of the length, in a quarter of the time. */
const part = triesEveryCase ? 1 : 1 / 4
const whole_characters = 100_000
const whole_ms_max = 250 * slower_machine
const usual_characters = whole_characters * part
const usual_ms_max = whole_ms_max * part
/** Half a text that takes less stays below the most when it is whole, even where the cost grows with the cube. */
const noticeable_ms = usual_ms_max / 32
const noise_ms = 60

/** The better of two, if needed. A reader that remembers the latest text has to read the second as well. */
async function costOf(read: Reader['read'], text: string, enough_ms: number): Promise<number> {
  const first = await processorMs(() => read(text))
  return first <= enough_ms ? first : Math.min(first, await processorMs(() => read(text.slice(1))))
}
