/** A list of mails as it was last seen. */
export interface OpenedList {
  readonly mail_ids: readonly string[]
  /** How many there are, seen or not. */
  readonly total: number
}

export interface Neighbors {
  /** From 1. */
  readonly position: number
  readonly total: number
  readonly previous: string | null
  readonly next: string | null
}

/** What stands before and after a mail in a list, without what was just deleted; null where it does not stand there. */
export function findNeighbors(
  { mail_ids, total }: OpenedList,
  mail_id: string,
  hidden: ReadonlySet<string>,
): Neighbors | null {
  const index = mail_ids.indexOf(mail_id)
  if (index === -1) return null
  const isShown = (id: string) => !hidden.has(id)
  return {
    position: index + 1,
    total,
    previous: mail_ids.slice(0, index).findLast(isShown) ?? null,
    next: mail_ids.slice(index + 1).find(isShown) ?? null,
  }
}
