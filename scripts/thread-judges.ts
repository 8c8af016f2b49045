import { rouge, type Sentence, type ThreadMail, type ThreadReader, wordsOf } from '@meridian/text'

export interface Figures {
  readonly r1: number
  readonly r2: number
  readonly rl: number
  /** F1 of the picked sentences. */
  readonly share: number
}

export interface Reference {
  readonly text: string
  readonly picked: ReadonlySet<string>
}

/** What a person wrote of a mail: the sentences of the abstract that are linked to it. */
export function referenceOf(mail: ThreadMail, { abstract, picked }: ThreadReader): Reference {
  const own = new Set(mail.sentences.map(({ id }) => id))
  const linked = abstract.filter(({ ids }) => ids.some((id) => own.has(id)))
  return {
    text: linked.map(({ text }) => text).join(' '),
    picked: new Set([...picked].filter((id) => own.has(id))),
  }
}

/** The sentences of the corpus of which at least half is chosen. */
export function idsAt(mail: ThreadMail, sentences: readonly Sentence[]): Set<string> {
  const covered = (start: number, end: number) =>
    sentences.reduce((sum, one) => sum + Math.max(0, Math.min(one.end, end) - Math.max(one.start, start)), 0)
  return new Set(
    mail.sentences
      .filter(({ start, end }) => covered(start, end) * 2 >= end - start && end > start)
      .map(({ id }) => id),
  )
}

export function judged(one: Reference, references: readonly Reference[]): Figures {
  const compared = references.map((reference) => ({
    ...rouge(one.text, reference.text),
    share: f1(one.picked, reference.picked),
  }))
  return meanOf(compared)
}

export function judgedPeople(references: readonly Reference[]): Figures {
  const others = (index: number) => references.filter((_, other) => other !== index)
  if (references.length < 2) return { r1: 0, r2: 0, rl: 0, share: 0 }
  return meanOf(references.map((one, index) => judged(one, others(index))))
}

function f1(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((id) => other.has(id)).length
  return shared === 0 ? 0 : (2 * shared) / (one.size + other.size)
}

export function meanOf(figures: readonly Figures[]): Figures {
  const mean = (pick: (one: Figures) => number) =>
    figures.reduce((sum, one) => sum + pick(one), 0) / Math.max(1, figures.length)
  return {
    r1: mean(({ r1 }) => r1),
    r2: mean(({ r2 }) => r2),
    rl: mean(({ rl }) => rl),
    share: mean(({ share }) => share),
  }
}

/** Sentences in their order as long as the words go, and the last one where most of it fits. */
export function fill<One extends Sentence>(sentences: readonly One[], words: number): One[] {
  const chosen: One[] = []
  let used = 0
  for (const sentence of sentences) {
    const length = wordsOf(sentence.text).length
    if (chosen.length > 0 && used + length / 2 > words) break
    chosen.push(sentence)
    used += length
  }
  return chosen
}

export function countOf(sentences: readonly Sentence[]): number {
  return sentences.reduce((sum, { text }) => sum + wordsOf(text).length, 0)
}
