import { isJson, type Json } from '../../kit/message.ts'

/** Page and sync tokens hold what they stand for, unreadable to who does not decode them. */
export function writeToken(kind: 'page' | 'sync', content: Json): string {
  return `C${kind === 'page' ? 'ig' : 'Pj'}${Buffer.from(JSON.stringify(content)).toString('base64url')}`
}

/** What a token holds; undefined for one that is not of this kind. */
export function readToken(kind: 'page' | 'sync', token: string): Json | undefined {
  if (!token.startsWith(kind === 'page' ? 'Cig' : 'CPj')) return undefined
  try {
    const content: unknown = JSON.parse(Buffer.from(token.slice(3), 'base64url').toString('utf8'))
    return isJson(content) ? content : undefined
  } catch {
    return undefined
  }
}
