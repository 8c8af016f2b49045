/** Up to where a program has read the calendar. */
export interface SyncPlace {
  readonly incarnation: string
  /** All changes up to this one; 0 for a calendar that has to be listed whole again. */
  readonly revision: bigint
  /** In a first reading in parts: the last meeting that was listed. */
  readonly after: string | null
}

export function formatToken({ incarnation, revision, after }: SyncPlace): string {
  return `data:,${incarnation}-${revision}${after === null ? '' : `-${after}`}`
}

/** Null for what is no token of ours. */
export function parseToken(token: string): SyncPlace | null {
  const [, incarnation = '', revision = '', after = ''] =
    /^data:,([\da-f]{12})-(\d{1,18})(?:-([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}))?$/.exec(token.trim()) ??
    []
  if (incarnation === '') return null
  return { incarnation, revision: BigInt(revision), after: after === '' ? null : after }
}

export function etagOf({ incarnation }: { readonly incarnation: string }, revision: string): string {
  return `"${incarnation}-${revision}"`
}

/** Whether a list of entity tags (RFC 9110 §13.1.1) names this one; no tag for a resource that is not there. */
export function matchesTag(list: string, etag: string | undefined): boolean {
  if (etag === undefined) return false
  return list.split(',').some((one) => one.trim() === '*' || one.trim() === etag)
}
