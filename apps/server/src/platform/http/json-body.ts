import type { FastifyInstance } from 'fastify'
import { AppError } from '../errors.ts'

/** Larger than all bodies of people and programs; parsing more than this would delay other requests. */
const most = { depth: 32, values: 20_000 }
/** Smaller bodies are parsed at once, whatever they contain. */
const small_characters = 10_000

/** Refuses JSON bodies with very many or very deep values before they are parsed. */
export function boundJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (typeof body === 'string' && !isModest(body))
      return done(new AppError('bad_input', 'The request holds too many values, or nests them too deeply.'))
    return parse(request, typeof body === 'string' ? body : body.toString('utf8'), done)
  })
}

/** One pass over the text; ignores the contents of strings. */
export function isModest(json: string): boolean {
  if (json.length <= small_characters) return true
  let depth = 0
  let values = 0
  for (let at = 0; at < json.length; at += 1) {
    const code = json.charCodeAt(at)
    if (code === quote) at = endOfString(json, at)
    else if (code === open_list || code === open_object) depth += 1
    else if (code === close_list || code === close_object) depth -= 1
    else if (code === comma) values += 1
    if (depth > most.depth || values > most.values) return false
  }
  return true
}

const [quote, backslash, comma] = [0x22, 0x5c, 0x2c]
const [open_list, close_list, open_object, close_object] = [0x5b, 0x5d, 0x7b, 0x7d]

/** The end of the string that begins here; the last character for an unclosed one. */
function endOfString(json: string, start: number): number {
  for (let at = start + 1; at < json.length; at += 1) {
    const code = json.charCodeAt(at)
    if (code === quote) return at
    if (code === backslash) at += 1
  }
  return json.length
}
