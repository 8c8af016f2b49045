import { escapeHtml } from './allowed-markup.ts'

export interface VisibleLink {
  readonly text: string
  readonly address: string
}

/** Where a link leads shows when it is pointed at, and nobody there learns who came from where. */
export function linkAttributes(address: string): string {
  const written = escapeHtml(address)
  return ` href="${written}" title="${written}" target="_blank" rel="noopener noreferrer nofollow"`
}
