interface Range {
  readonly start: number
  readonly end: number
}

/** Words of a mail that name a time, with a few words around them, on one line. */
export interface QuotedTime {
  readonly before: string
  readonly time: string
  readonly after: string
}

const characters_before = 36
const characters_after = 24

/** Only words of the same line and of the same sentence stand beside a time. */
export function quoteTime(text: string, { start, end }: Range): QuotedTime {
  const before = text.slice(Math.max(0, start - characters_before), start)
  const after = text.slice(end, end + characters_after)
  const ahead = before.slice(before.search(last_part)).trimStart()
  const behind = after.slice(0, Math.max(0, after.search(part_end)))
  return {
    before: start > characters_before && ahead === before ? `…${ahead.replace(cut_word, '')}` : ahead,
    time: text.slice(start, end).replaceAll(/\s+/g, ' '),
    after: behind === after && end + characters_after < text.length ? cutBehind(after) : behind,
  }
}

/** The last line, and in it the last sentence. */
const last_part = /[^\n.!?]*$/
const part_end = /\n|[.!?](?=\s|$)|$/
const cut_word = /^\S*\s/

function cutBehind(after: string): string {
  return `${after.replace(/\s\S*$/, '')}…`
}
