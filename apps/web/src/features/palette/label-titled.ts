import type { Label } from '@meridian/contract'

export type OwnLabel = Pick<Label, 'label_id' | 'label_title' | 'label_color'>

/** The label that '#follow-up' means; one word may stand for several, and case for nothing. */
export function labelTitled(title: string, labels: readonly OwnLabel[]): OwnLabel | undefined {
  const wanted = plain(title)
  return labels.find(({ label_title }) => plain(label_title) === wanted)
}

function plain(title: string): string {
  return title
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, '')
}
