/** `npm test` tries one of so many cases where screens show the same; `npm run unit` and `--whole` try every case. */
export function someOf<Case>(all: readonly Case[], oneOf: number): readonly Case[] {
  return import.meta.env['EVERY_CASE'] === undefined ? all.filter((_, index) => index % oneOf === 0) : all
}
