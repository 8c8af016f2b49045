import { markedRows, type MarkedRow, meanOfMarked } from './marked-rows.ts'
import type { SentencedMail } from './marked-sentences.ts'

/** Prints how much of what is marked the summaries tell, beside as many words of the first sentences and of LexRank. */
export function scoreMarked(mails: readonly SentencedMail[]): void {
  printMarked(mails.flatMap((mail) => markedRows(mail)))
}

export function printMarked(rows: readonly MarkedRow[]): void {
  console.log(`${rows.length} mails with marked sentences`.padEnd(36) + heads.join('  '))
  for (const method of Object.keys(rows[0] ?? {}))
    console.log(method.padEnd(36) + cells(rows, method).join('  '))
}

const heads = ['needed', 'told', 'idle', 'F1 needed', 'F1 told', 'words']

function cells(rows: readonly MarkedRow[], method: string): string[] {
  const figures = meanOfMarked(rows.flatMap((row) => row[method] ?? []))
  const { needed, told, idle, f1OfNeeded, f1OfTold, words } = figures
  const shares = [needed, told, idle, f1OfNeeded, f1OfTold].map((share) => (share * 100).toFixed(1))
  return [...shares, words.toFixed(0)].map((cell, at) => cell.padStart(heads[at]?.length ?? 0))
}
