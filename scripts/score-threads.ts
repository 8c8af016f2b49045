import { halvesOf, readThreadSamples } from '@meridian/text'
import { type Figures, meanOf } from './thread-judges.ts'
import { conversation_words, mailRows, type Row, threadRow } from './thread-rows.ts'

/**
 * Prints how summaries of a mail and of a conversation compare with those of people, for the half by which weights
 * were found and the half that was held back.
 */
export function scoreThreads(json: string): void {
  const { tuned, heldOut } = halvesOf(readThreadSamples(json))
  console.log(`tuned: ${tuned.map(({ name }) => name).join(' ')}`)
  console.log(`held out: ${heldOut.map(({ name }) => name).join(' ')}\n`)
  printTable(
    mail_title,
    [tuned, heldOut].map((half) => half.flatMap((thread) => mailRows(thread))),
  )
  printTable(
    conversation_title,
    [tuned, heldOut].map((half) => half.map((thread) => threadRow(thread))),
  )
}

export const mail_title = 'one mail of at least 60 words'
export const conversation_title = `a conversation, ${conversation_words} words`

/** A line for each method, with the means over the rows of each part side by side. */
export function printTable(title: string, parts: readonly (readonly Row[])[]): void {
  const sizes = parts.map(({ length }) => length).join(' / ')
  const heads = parts.map(() => '   R1    R2    RL picked').join('   ')
  console.log(`${title} (${sizes})`.padEnd(44) + heads)
  for (const method of Object.keys(parts[0]?.[0] ?? {})) {
    const figures = parts.map((rows) => cells(meanOf(rows.flatMap((row) => row[method] ?? []))))
    console.log(`${method.padEnd(44)}${figures.join('   ')}`)
  }
  console.log()
}

function cells({ r1, r2, rl, share }: Figures): string {
  return [r1, r2, rl, share].map((value) => (value * 100).toFixed(1).padStart(6)).join('')
}
