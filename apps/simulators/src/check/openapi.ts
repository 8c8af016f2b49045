import { isJson, type Json } from '../kit/message.ts'
import type { Description, Operation } from './description.ts'

const methods = ['get', 'post', 'put', 'patch', 'delete']

/** Reads an OpenAPI 3 or Swagger 2 document; `base` is what stands before its paths at the simulator. */
export function readOpenApi(name: string, document: Json, base: string): Description {
  const resolve = (ref: string) => follow(name, document, ref)
  const paths = isJson(document['paths']) ? document['paths'] : {}
  return {
    name,
    resolve,
    operations: Object.entries(paths).flatMap(([path, item]) =>
      methods.flatMap((method) => {
        const operation = isJson(item) ? item[method] : undefined
        if (!isJson(operation)) return []
        return [
          { method: method.toUpperCase(), path: `${base}${path}`, replies: readReplies(operation, resolve) },
        ]
      }),
    ),
  }
}

function readReplies({ responses }: Json, resolve: (ref: string) => Json): Operation['replies'] {
  const found = isJson(responses) ? Object.entries(responses) : []
  return Object.fromEntries(
    found.map(([status, response]) => {
      const whole =
        isJson(response) && typeof response['$ref'] === 'string' ? resolve(response['$ref']) : response
      return [status, isJson(whole) ? schemaOf(whole) : null]
    }),
  )
}

/** OpenAPI 3 has a schema for each media type, Swagger 2 one for all. */
function schemaOf({ content, schema }: Json): Json | null {
  if (isJson(schema)) return schema
  const json = isJson(content)
    ? (content['application/json'] ?? content['application/json; charset=utf-8'])
    : undefined
  return isJson(json) && isJson(json['schema']) ? json['schema'] : null
}

function follow(name: string, document: Json, ref: string): Json {
  let found: unknown = document
  for (const key of ref.replace(/^#\//, '').split('/')) {
    // RFC 6901, and the percent-encoding of a URI's fragment around it.
    const plain = decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~')
    found = isJson(found) ? found[plain] : undefined
  }
  if (!isJson(found)) throw new Error(`${name} has nothing at ${ref}.`)
  return found
}
