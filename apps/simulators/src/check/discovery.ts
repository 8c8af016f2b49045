import { isJson, type Json } from '../kit/message.ts'
import type { Description, Operation } from './description.ts'

/**
 * Reads a Google discovery document. It says what an answer of 200 holds, and that a method without an
 * answer is answered by 204; of refusals it says nothing, so `refusals` describes them by their status.
 */
export function readDiscovery(name: string, document: Json, refusals: Operation['replies']): Description {
  const schemas = isJson(document['schemas']) ? document['schemas'] : {}
  const base = typeof document['servicePath'] === 'string' ? document['servicePath'] : ''
  return {
    name,
    operations: listMethods(document).map((method) => readMethod(method, base, refusals)),
    resolve: (ref) => {
      const schema = schemas[ref]
      if (!isJson(schema)) throw new Error(`${name} has no schema ${ref}.`)
      return schema
    },
  }
}

function readMethod(method: Json, base: string, refusals: Operation['replies']): Operation {
  const { response, httpMethod, path } = method
  return {
    method: String(httpMethod),
    // `{+name}` stands for a parameter that may hold slashes; none of ours does.
    path: `/${base}${String(path).replaceAll('{+', '{')}`,
    replies: { ...(isJson(response) ? { 200: response } : { 204: null }), ...refusals },
  }
}

/** All methods, however deep the resources lie in which they are. */
function listMethods(node: Json): Json[] {
  const inside = (key: string) => (isJson(node[key]) ? Object.values(node[key]).filter(isJson) : [])
  return [...inside('methods'), ...inside('resources').flatMap(listMethods)]
}
