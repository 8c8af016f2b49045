import type { Catalogue, Translation } from './text.ts'

export type Texts = Readonly<Record<string, Translation>>

/** A catalogue made of the texts of several parts of the interface. */
export function catalogueOf(tag: string, parts: readonly Texts[]): Catalogue {
  const texts = new Map(parts.flatMap((part) => Object.entries(part)))
  return { tag, find: (text) => texts.get(text) }
}
