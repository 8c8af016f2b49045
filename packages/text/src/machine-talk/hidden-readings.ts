/** The ways in which a program can read a line, other than as it stands: backwards, and with the alphabet turned by 13 letters. */
export function hiddenReadings(line: string): string[] {
  return [backwards(line), turned(line)]
}

function backwards(line: string): string {
  let read = ''
  for (const character of line) read = character + read
  return read
}

function turned(line: string): string {
  let read = ''
  for (const character of line) read += turned_letters.get(character) ?? character
  return read
}

const turned_letters: ReadonlyMap<string, string> = new Map(
  ['abcdefghijklmnopqrstuvwxyz', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'].flatMap((letters) =>
    Array.from(letters, (letter, place) => [letter, letters[(place + 13) % 26] ?? letter] as const),
  ),
)

const run = /[A-Za-z0-9+/]{16,}={0,2}/g
const in_run = /[A-Za-z0-9+/]/
const shortest_run = 16

/** Such a run has every sixteenth character within it, and nearly no line has one. */
function hasRun(line: string): boolean {
  for (let at = shortest_run - 1; at < line.length; at += shortest_run) {
    let [first, last] = [at, at]
    while (first >= 0 && in_run.test(line[first] ?? '')) first -= 1
    if (first === at) continue
    while (last < line.length && in_run.test(line[last] ?? '')) last += 1
    if (last - first > shortest_run) return true
  }
  return false
}

/** Whether letters and digits stand for words of several letters each, in Base64 or as bytes: no person writes so to another. */
export function hidesWords(line: string): boolean {
  return (
    hasRun(line) &&
    (line.match(run) ?? []).some((letters) =>
      [readBase64(letters), readBytes(letters)].some((text) => readable.test(text) && two_words.test(text)),
    )
  )
}

const readable = /^[\p{L}\p{M}\p{N}\p{P}\p{Zs}\n\r]+$/u
const two_words = /\p{L}{2}[,.:;]? \p{L}{2}/u

function readBase64(letters: string): string {
  return readUtf8(Uint8Array.from(atobOrNothing(letters), (character) => character.charCodeAt(0)))
}

function readBytes(letters: string): string {
  if (!/^(?:[0-9a-f]{2})+$/i.test(letters)) return ''
  const pairs = letters.match(/../g) ?? []
  return readUtf8(Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16)))
}

function atobOrNothing(letters: string): string {
  const whole = letters.replaceAll('=', '')
  return whole.length % 4 === 1 ? '' : atob(whole)
}

function readUtf8(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes)
}
