/** Set by `npm run unit`. `npm test` tries a part of what takes seconds a case. */
export const triesEveryCase = process.env['EVERY_CASE'] !== undefined

/** How often a property is tried: `npm test` tries the same cases each time, and a part of them. */
export function runs(all: number): number {
  return triesEveryCase ? all : Math.ceil(all / 4)
}

/** One of so many cases, and all of them where every case is tried. */
export function someOf<Case>(all: readonly Case[], oneOf: number): readonly Case[] {
  return triesEveryCase ? all : all.filter((_, index) => index % oneOf === 0)
}
