/**
 * The host that a link leads to, where its words look like an address of another one; null where they do not. A host
 * is told as the web knows it, so letters that only look like others are seen for what they are.
 */
export function hostElsewhere(words: string, address: string): string | null {
  const host = URL.parse(address)?.hostname ?? ''
  for (const [said] of words.slice(0, words_max).matchAll(hosts)) {
    if (isForeign(said) || withoutWww(said.toLowerCase()) !== withoutWww(host)) return host
  }
  return null
}

const words_max = 2000
/** Labels with dots between them, of which the last is one of letters, or four numbers. */
const hosts = /(?:[\p{L}\p{N}_-]{1,63}\.)+(?:\p{L}[\p{L}\p{N}-]{1,62})|\b\d{1,3}(?:\.\d{1,3}){3}\b/gu

/** Letters beyond ASCII may look like those within. */
function isForeign(said: string): boolean {
  return /[^\x20-\x7e]/.test(said)
}

function withoutWww(host: string): string {
  return host.replace(/^www\./, '')
}
