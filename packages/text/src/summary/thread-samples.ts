import type { Span } from '../sentences.ts'

/** A conversation that people have summarized, with the sentences that they picked. */
export interface ThreadSample {
  readonly name: string
  readonly mails: readonly ThreadMail[]
  readonly readers: readonly ThreadReader[]
}

export interface ThreadMail {
  readonly subject: string
  readonly from: string
  readonly text: string
  readonly sentences: readonly ThreadSentence[]
}

/** A sentence of the corpus, with its place in the text of its mail. */
export interface ThreadSentence extends Span {
  readonly id: string
}

/** What one person wrote and picked. */
export interface ThreadReader {
  readonly abstract: readonly { readonly text: string; readonly ids: readonly string[] }[]
  readonly picked: ReadonlySet<string>
  /** Sentences by kind: `req`, `cmt`, `meet` and others. */
  readonly labels: Readonly<Record<string, readonly string[]>>
}

interface RawThread {
  readonly listno: string
  readonly emails: readonly {
    readonly from_: string
    readonly subject: string
    readonly sentences: readonly { readonly id: string; readonly text: string }[]
  }[]
  readonly annotations: readonly {
    readonly abstract: readonly string[]
    readonly links: readonly string[]
    readonly extract: readonly string[]
    readonly labels: Readonly<Record<string, readonly string[]>>
  }[]
}

/** Reads `threads.json`; its shape is described in the folder's README. Sorted by name. */
export function readThreadSamples(json: string): ThreadSample[] {
  const threads: readonly RawThread[] = JSON.parse(json)
  return threads.map(readThread).toSorted((one, other) => (one.name < other.name ? -1 : 1))
}

/** The fixed halves: every second thread by name is held back. */
export function halvesOf<Item>(items: readonly Item[]): { tuned: Item[]; heldOut: Item[] } {
  return {
    tuned: items.filter((_, index) => index % 2 === 0),
    heldOut: items.filter((_, index) => index % 2 === 1),
  }
}

function readThread({ listno, emails, annotations }: RawThread): ThreadSample {
  return {
    name: listno,
    mails: emails.map(({ from_, subject, sentences }) => ({ from: from_, subject, ...joined(sentences) })),
    readers: annotations.map(({ abstract, links, extract, labels }) => ({
      abstract: abstract.map((text, index) => ({ text, ids: (links[index] ?? '').split(',') })),
      picked: new Set(extract),
      labels,
    })),
  }
}

/** One sentence a line, as the corpus has them. */
function joined(sentences: RawThread['emails'][number]['sentences']): Pick<ThreadMail, 'text' | 'sentences'> {
  let text = ''
  const placed = sentences.map(({ id, text: words }) => {
    const start = text.length
    text += `${words.trim()}\n`
    return { id, start, end: text.length - 1 }
  })
  return { text, sentences: placed }
}
