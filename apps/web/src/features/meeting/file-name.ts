/** 'Battery supplier review' as 'battery-supplier-review.ics'; 'meeting.ics' where no letter can stand in a name. */
export function fileNameOf(title: string): string {
  const name = title
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '')
  return `${Array.from(name).slice(0, 60).join('').replace(/-+$/, '') || 'meeting'}.ics`
}
