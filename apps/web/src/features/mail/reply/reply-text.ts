import type { MailDraft, SlotPair } from '@meridian/contract'

/** A stretch of a reply: a gap that its writer has to fill in, a time that it offers, or the text between. */
export interface ReplyPiece {
  readonly kind: 'text' | 'gap' | 'time'
  readonly text: string
  readonly start: number
}

/** Where a reply still has something to be filled in: `[…]`, `[...]`, or words in brackets that begin so. */
const gaps = /\[(?:…|\.\.\.)[^\][\n]{0,80}\]/g

/** The reply in stretches, all of it in order. `times` are words that offer one. */
export function piecesOfReply(text: string, times: readonly string[] = []): ReplyPiece[] {
  const marked = [
    ...[...text.matchAll(gaps)].map(({ 0: found, index }) => ({ kind: 'gap' as const, found, index })),
    ...times.map((found) => ({ kind: 'time' as const, found, index: text.indexOf(found) })),
  ].toSorted((one, other) => one.index - other.index)
  const pieces: ReplyPiece[] = []
  let at = 0
  const add = (kind: ReplyPiece['kind'], end: number) => {
    if (end > at) pieces.push({ kind, text: text.slice(at, end), start: at })
    at = Math.max(at, end)
  }
  for (const { kind, found, index } of marked) {
    if (index < at) continue
    add('text', index)
    add(kind, index + found.length)
  }
  add('text', text.length)
  return pieces
}

/** What has to be filled in: where the gap is, and the line it stands in. */
export function gapsIn(text: string): { start: number; end: number; line: string }[] {
  return [...text.matchAll(gaps)].map(({ 0: gap, index }) => {
    const begin = text.lastIndexOf('\n', index) + 1
    const end = text.indexOf('\n', index)
    return {
      start: index,
      end: index + gap.length,
      line: text
        .slice(begin, end === -1 ? undefined : end)
        .replace(/^\s*-\s*/, '')
        .trim(),
    }
  })
}

/** A time that a draft offers, and its words in the text; null where they cannot be told apart from others. */
export interface DraftedTime {
  readonly slot: SlotPair
  readonly words: string | null
  /** What the sent mail has below it; null where the server has no public address. */
  readonly link_line: string | null
}

/** The times of a draft in their order: each has a line of its own. */
export function draftedTimes({
  slots,
  mail_body,
  link_line,
}: Pick<MailDraft, 'slots' | 'mail_body' | 'link_line'>): DraftedTime[] {
  const lines = mail_body.split('\n').flatMap((line) => /^- (.*\d{1,2}[:.h]\d{2}.*)$/.exec(line)?.[1] ?? [])
  const isClear = lines.length === slots.length && new Set(lines).size === lines.length
  return slots.map((slot, index) => ({
    slot,
    words: isClear ? (lines[index] ?? null) : null,
    link_line,
  }))
}

/** The times that the text still offers. */
export function offeredTimes(times: readonly DraftedTime[], text: string): DraftedTime[] {
  return times.filter(({ words }) => words === null || text.includes(words))
}

/** The line of the text that names the time, below which its link belongs; empty where none does. */
export function lineOfTime({ words }: DraftedTime, text: string): string {
  return text.split('\n').findLast((line) => words !== null && line === `- ${words}`) ?? ''
}

/** Whether a line of the text offers a time as a draft does: '- Tuesday 8 December, 08:30–09:30 (Stockholm)'. */
export function hasTimeLine(text: string): boolean {
  return text.split('\n').some((line) => /^- .*\d[:.h]\d{2}–\d/.test(line))
}

/** Whether the text alone tells which times it offers, also once it has been away. */
export function areClear(times: readonly DraftedTime[]): boolean {
  return times.every(({ words }) => words !== null)
}

/** The text without the line that offers this time. */
export function withoutTime(text: string, { words }: DraftedTime): string {
  if (words === null) return text
  return text
    .split('\n')
    .filter((line) => line.replace(/^- /, '') !== words)
    .join('\n')
}

/** The subject of an answer: `Re:` once, whatever marks the mail's own had. */
export function replySubject(mail_subject: string): string {
  return `Re: ${withoutMarks(mail_subject)}`.trimEnd()
}

/** The subject of a mail that is carried on: `Fwd:` once. */
export function forwardSubject(mail_subject: string): string {
  return `Fwd: ${withoutMarks(mail_subject)}`.trimEnd()
}

/** A subject without marks of answers and forwarded mails. */
export function withoutMarks(mail_subject: string): string {
  const marks = /^(?:(?:re|aw|antw|sv|vs|ref|rv|r|tr|fwd?|wg|i)\s*(?:\[\d+\])?\s*:\s*)+/i
  return mail_subject.trim().replace(marks, '')
}
