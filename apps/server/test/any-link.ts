import fc from 'fast-check'
import { any_character } from './any-character.ts'

const plain = fc.constantFrom(..."abcxyzABCXYZ0123456789-._~!$&'()*+,;=:@".split(''))
const words = fc.string({
  unit: fc.oneof(
    { arbitrary: plain, weight: 9 },
    { arbitrary: any_character.map(encodeURIComponent), weight: 1 },
  ),
  maxLength: 20,
})

/** As `webUrl` of fast-check with a query. That one keeps a table of all million characters, as its unit `binary` does. */
export const any_link = fc
  .record({
    scheme: fc.constantFrom('http', 'https'),
    domain: fc.domain(),
    path: fc.array(words, { maxLength: 4 }),
    query: fc.option(words),
  })
  .map(({ scheme, domain, path, query }) => {
    const address = [`${scheme}://${domain}`, ...path].join('/')
    return query === null ? address : `${address}?${query}`
  })
