/**
 * The host that a link leads to, where its words look like an address of another one; null where they do not. A host
 * is told as the web knows it, so letters that only look like others are seen for what they are.
 */
export function hostElsewhere(words: string, address: string): string | null {
  const host = URL.parse(address)?.hostname ?? ''
  for (const [run] of words.slice(0, words_max).matchAll(/[\p{L}\p{N}_.-]+/gu)) {
    const found = hostsIn(run.split('.'))
    const numbers = found.length === 0 ? (/\b\d{1,3}(?:\.\d{1,3}){3}\b/.exec(run) ?? []) : []
    if ([...found, ...numbers].some((said) => isOther(said, host))) return host
  }
  return null
}

const words_max = 2000

/** What labels say of hosts: of each row of them as many as end with one that begins with letters. */
function hostsIn(labels: readonly string[]): string[] {
  const hosts: string[] = []
  for (let first = 0; first < labels.length - 1; ) {
    let at = first
    let top = first
    while (at < labels.length - 1 && continues(labels[at] ?? '', at === first)) {
      at += 1
      if (top_label.test(labels[at] ?? '')) top = at
    }
    if (top > first) hosts.push(hostOf(labels.slice(first, top + 1)))
    first = Math.max(at, first + 1)
  }
  return hosts
}

/** Whether a host can go on after this label; of a first one that is too long its end is taken. */
function continues(label: string, isFirst: boolean): boolean {
  return label !== '' && (isFirst || label.length <= label_characters_max)
}

function hostOf(labels: readonly string[]): string {
  const [first = ''] = labels
  const top = top_label.exec(labels.at(-1) ?? '')?.[0] ?? ''
  return [first.slice(-label_characters_max), ...labels.slice(1, -1), top].join('.')
}

const label_characters_max = 63
const top_label = /^\p{L}[\p{L}\p{N}-]{1,62}/u

function isOther(said: string, host: string): boolean {
  return isForeign(said) || withoutWww(said.toLowerCase()) !== withoutWww(host)
}

/** Letters beyond ASCII may look like those within. */
function isForeign(said: string): boolean {
  return /[^\x20-\x7e]/.test(said)
}

function withoutWww(host: string): string {
  return host.replace(/^www\./, '')
}
