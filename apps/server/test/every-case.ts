/** Set by `npm run unit`. `npm test` tries a part of what takes seconds a case. */
export const triesEveryCase = process.env['EVERY_CASE'] !== undefined
