/** From when hours go on, or until when they last that end with these: `bis Mittag`, `à partir de midi` is twelve. */
export function beginOf({ from, until }: { readonly from: number; readonly until: number }): number {
  return from === noon.from && until === noon.until ? 12 * 60 : from
}

const noon = { from: 11.5 * 60, until: 14 * 60 }
