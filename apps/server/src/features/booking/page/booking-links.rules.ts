/** Where a guest is: what links and forms of a page keep. */
export interface PagePlace {
  readonly zone: string | null
  readonly minutes: number | null
  readonly host: string | null
  readonly month: string | null
  readonly day: string | null
  /** Of a single-use link. */
  readonly key: string | null
  readonly isEmbedded: boolean
}

/** The place as a query, with its changes; without a question mark where it is empty. */
export function queryOf(
  place: PagePlace,
  change: Partial<PagePlace> & { readonly [more: string]: unknown } = {},
): string {
  const { isEmbedded, ...said } = { ...place, ...change }
  const pairs = Object.entries(said).flatMap(([name, value]): [string, string][] =>
    value === null || value === undefined ? [] : [[name, String(value)]],
  )
  const query = new URLSearchParams(isEmbedded ? [...pairs, ['embed', '1']] : pairs).toString()
  return query === '' ? '' : `?${query}`
}
