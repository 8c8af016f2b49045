import type { MailPerson } from '@meridian/contract'

/** The addresses in a text such as 'Ada <ada@example.org>, bo@example.org', and the parts that are none. */
export function parseRecipients(text: string): { people: MailPerson[]; wrong: string[] } {
  const people: MailPerson[] = []
  const wrong: string[] = []
  for (const part of text.split(/[,;\n]/)) {
    const trimmed = part.trim()
    if (trimmed === '') continue
    const open = trimmed.endsWith('>') ? trimmed.lastIndexOf('<') : -1
    const address = open === -1 ? trimmed : trimmed.slice(open + 1, -1).trim()
    const name = open === -1 ? '' : trimmed.slice(0, open).replaceAll('"', '').trim()
    if (isAddress(address)) people.push({ name, address })
    else wrong.push(trimmed)
  }
  return { people, wrong }
}

/** Each address once, in the order in which it was added. */
export function joinRecipients(before: readonly MailPerson[], added: readonly MailPerson[]): MailPerson[] {
  const all = new Map<string, MailPerson>()
  for (const one of [...before, ...added]) {
    const key = one.address.toLowerCase()
    if (!all.has(key)) all.set(key, one)
  }
  return [...all.values()]
}

/** What is typed: the parts before the last comma are complete. */
export function completeParts(text: string): { complete: string; rest: string } {
  const at = Math.max(text.lastIndexOf(','), text.lastIndexOf(';'), text.lastIndexOf('\n'))
  return at === -1
    ? { complete: '', rest: text }
    : { complete: text.slice(0, at), rest: text.slice(at + 1).trimStart() }
}

/** As the field offers it; the server decides. */
function isAddress(text: string): boolean {
  return /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/.test(text)
}
