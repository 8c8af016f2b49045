/** A person with an address, as a mail or a list of guests names them. */
export interface NamedAddress {
  readonly name: string
  readonly address: string
}

/** Whether an invited person may be one who writes under another address: by the same address, name or first part of it. */
export function isLikelySame(invited: NamedAddress, writers: readonly NamedAddress[]): boolean {
  return writers.some(
    (writer) =>
      isSame(invited.address, writer.address) ||
      (nameKey(invited.name) !== '' && nameKey(invited.name) === nameKey(writer.name)) ||
      isSame(firstPart(invited.address), firstPart(writer.address)),
  )
}

function isSame(one: string, other: string): boolean {
  return one !== '' && one.toLowerCase() === other.toLowerCase()
}

/** The words of a name in any order, without accents. */
function nameKey(name: string): string {
  const words = name
    .normalize('NFD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
  return (words.match(/\p{L}+/gu) ?? []).toSorted().join(' ')
}

/** Before the @, without a plus tag; empty for the addresses of functions, which say nothing of a person. */
function firstPart(address: string): string {
  const part = address.split('@')[0]?.split('+')[0]?.toLowerCase() ?? ''
  return /^(?:no-?reply|info|mail|office|contact|hello|calendar-notification)$/.test(part) ? '' : part
}
