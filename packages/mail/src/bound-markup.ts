import { Parser } from 'htmlparser2'

/** The parser looks through all open elements for each that is closed. */
const depth_max = 1000
/** Elements and pieces of text. A mail of 1 MB that a mail program writes has about 20,000. */
const pieces_max = 100_000

/** The beginning of a page, up to where it is nested deeper or made of more pieces than a sanitizer reads in time. */
export function boundMarkup(source: string): string {
  let depth = 0
  let pieces = 0
  let end = source.length
  const count = () => {
    pieces += 1
    if (end < source.length || (depth <= depth_max && pieces <= pieces_max)) return
    end = parser.startIndex
    parser.pause()
  }
  const parser = new Parser({
    onopentagname: () => {
      depth += 1
      count()
    },
    onclosetag: () => {
      depth -= 1
    },
    ontext: count,
  })
  parser.write(source)
  return source.slice(0, end)
}
