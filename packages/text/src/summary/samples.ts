/** A mail with what a person says it is about. */
export interface Sample {
  readonly name: string
  readonly subject: string
  readonly from: string
  readonly text: string
  readonly reference: string
  /** Facts that no summary may leave out, each as the mail words it. */
  readonly musts: readonly string[]
}

/**
 * Reads a sample. The mail has lines such as `Subject: …`, an empty line, and its text; the reference is a summary
 * and below it one line `must: …` for each fact that has to be in.
 */
export function readSample(name: string, mail: string, reference: string): Sample {
  const [, head = '', text = ''] = /^([\s\S]*?)\r?\n\r?\n([\s\S]*)$/.exec(mail) ?? []
  return {
    name,
    subject: fieldOf(head, 'subject'),
    from: fieldOf(head, 'from'),
    text,
    ...readReference(reference),
  }
}

export function readReference(reference: string): Pick<Sample, 'reference' | 'musts'> {
  const lines = reference.split(/\r?\n/)
  const musts = lines.filter((line) => line.startsWith('must:')).map((line) => line.slice(5).trim())
  return {
    reference: lines
      .filter((line) => !line.startsWith('must:'))
      .join('\n')
      .trim(),
    musts,
  }
}

function fieldOf(head: string, name: string): string {
  const line = head.split(/\r?\n/).find((one) => one.toLowerCase().startsWith(`${name}:`))
  return line?.slice(name.length + 1).trim() ?? ''
}
