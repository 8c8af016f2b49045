export interface VisibleLink {
  readonly text: string
  readonly address: string
}

/** A link shows its address when it is pointed at, and its host does not learn where it was followed. */
export function linkAttributes(address: string) {
  return { href: address, title: address, target: '_blank', rel: 'noopener noreferrer nofollow' }
}
